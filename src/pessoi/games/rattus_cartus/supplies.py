"""Phase B: each player carries out the supply action of a building card (RC-30 to RC-32)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.rattus_cartus.actions import look_on
from pessoi.games.rattus_cartus.drawing import begin_draws
from pessoi.games.rattus_cartus.state import (
    CHOICE,
    ENTERING,
    ENTRY,
    OWN,
    RATS,
    SUPPLYING,
    RattusState,
)
from pessoi.games.rattus_cartus.telling import all_but, card_name, tell_rats


def choose_supply(state: RattusState, place: i64, events: "list[Event] | None") -> None:
    """RC-30: carried out at once, or, by the option, when all have chosen."""
    seat = state.active
    state.own[seat * OWN + CHOICE] = place
    if not state.together:
        _tell_supply(state, seat, place, events)
        _carry_out(state, events)
        return
    state.turn += 1
    if state.turn < state.seats:
        state.active = state.seat_at(state.turn)
        state.wait(SUPPLYING, state.active)
        return
    turn: i64 = 0
    while turn < state.seats:
        _tell_supply(state, state.seat_at(turn), state.own[state.seat_at(turn) * OWN + CHOICE], events)
        turn += 1
    state.carrying = 1
    state.turn = 0
    state.active = state.starter
    _carry_out(state, events)


def _tell_supply(state: RattusState, seat: i64, place: i64, events: "list[Event] | None") -> None:
    if events is not None:
        data: dict[str, object] = {"place": int(place) + 1, "card": card_name(state.row[place])}
        learners = all_but(state, seat) if state.together else []
        events.append(Event("supply", "RC-30", int(seat), 0, data, learners=learners))


def _carry_out(state: RattusState, events: "list[Event] | None") -> None:
    """Draw, give back rats, look, in this order (RC-31)."""
    card = state.row[state.own[state.active * OWN + CHOICE]]
    if not begin_draws(state, state.tables.draws[card], events):
        after_draws(state, events)


def after_draws(state: RattusState, events: "list[Event] | None") -> None:
    """All cards are drawn: rats go, then nuns are looked at."""
    base = state.active * OWN
    card = state.row[state.own[base + CHOICE]]
    rats = state.tables.rats[card]
    if rats > state.own[base + RATS]:
        rats = state.own[base + RATS]  # RC-06
    state.own[base + RATS] -= rats
    tell_rats(events, "RC-31", state.active, -rats, "supply")
    state.looks = state.tables.looks[card]
    state.barred = 0
    go_on_looking(state, events)


def go_on_looking(state: RattusState, events: "list[Event] | None") -> None:
    """The next look, or the next seat's supplies (RC-32)."""
    if look_on(state):
        return
    state.turn += 1
    if state.turn < state.seats:
        state.active = state.seat_at(state.turn)
        if state.carrying:
            _carry_out(state, events)
        else:
            state.wait(SUPPLYING, state.active)
        return
    state.carrying = 0
    state.phase = ENTRY
    state.turn = 0
    state.active = state.starter
    state.wait(ENTERING, state.active)
