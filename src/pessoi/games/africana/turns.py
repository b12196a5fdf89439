"""How a play goes on: draws of the set-up, limits at the end of a turn, refill, and the end (AF-20, AF-26, AF-64 to
AF-73)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE
from pessoi.games.africana.hands import hand_surplus, open_surplus
from pessoi.games.africana.scoring import finish
from pessoi.games.africana.state import (
    ACTION_A,
    CHOOSING,
    DISCARDING,
    DRAWING,
    DRAWN,
    DROPPING,
    EMPTY,
    HELD,
    LIMIT_REACHED,
    MOVING,
    NO_ACTION,
    OWN,
    PILE_OUT,
    REFILLING,
    UNFOLDING,
    AfricanaState,
)
from pessoi.games.africana.tables import SLOTS, START_CARDS, cards_in
from pessoi.games.africana.telling import colour_counts


def deal_on(state: AfricanaState) -> None:
    """Each seat is dealt its first travel cards, then missions and pages are turned up (AF-12, AF-14)."""
    if state.own[state.active * OWN + HELD] < START_CARDS:
        state.due = START_CARDS
        state.wait(DRAWING, CHANCE)
    else:
        state.place = 0
        state.wait(REFILLING, CHANCE)


def draw_on(state: AfricanaState, events: "list[Event] | None") -> None:
    """Cards that are due are drawn, then the action goes on; an empty pile is made anew when a card is needed from it
    (AF-26, AF-27)."""
    if state.due and state.pile_size == 0:
        if state.discards:
            _reshuffle(state, events)
        else:
            state.due = 0
    if state.due:
        state.wait(DRAWING, CHANCE)
    elif state.action == ACTION_A:
        end_turn(state, events)
    else:
        state.wait(MOVING, state.active)


def _reshuffle(state: AfricanaState, events: "list[Event] | None") -> None:
    """The discard pile becomes the travel pile: what it can hold is known, and what was drawn before is of no more
    use (AF-95)."""
    if events is not None:
        data: dict[str, object] = {
            "count": int(cards_in(state.discards)),
            "colours": colour_counts(state.discards),
        }
        events.append(Event("reshuffled", "AF-26", -1, 0, data))
    state.pile = state.discards
    state.pile_size = cards_in(state.discards)
    state.ceiling = state.discards
    state.discards = 0
    seat: i64 = 0
    while seat < state.seats:
        state.own[seat * OWN + DRAWN] = 0
        seat += 1


def end_turn(state: AfricanaState, events: "list[Event] | None") -> None:
    """Hand limit, then adventure limit, then the refill (AF-64)."""
    seat = state.active
    if hand_surplus(state, seat):
        if state.step != DISCARDING:
            state.floor = 0
        state.wait(DISCARDING, seat)
    elif open_surplus(state, seat):
        if state.step != DROPPING:
            state.floor = 0
        state.wait(DROPPING, seat)
    else:
        _begin_refill(state, events)


def _begin_refill(state: AfricanaState, events: "list[Event] | None") -> None:
    """Empty slots are filled from the left; the end comes when the pile has too few cards for them (AF-67, AF-70)."""
    _clean(state)
    empty: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if state.slots[slot] == EMPTY:
            empty += 1
        slot += 1
    left = cards_in(state.letters)
    if empty > left and not state.ending:
        state.ending = 1
        if events is not None:
            events.append(Event("ending", "AF-70", -1, 0, {"missing": int(empty - left)}))
    state.place = -1
    go_on(state, events)


def go_on(state: AfricanaState, events: "list[Event] | None") -> None:
    """The next empty slot, if a mission is left for it; else the set-up or the play goes on."""
    slot = state.place + 1
    while slot < SLOTS and state.slots[slot] != EMPTY:
        slot += 1
    if slot < SLOTS and state.letters:
        state.place = slot
        state.wait(REFILLING, CHANCE)
    elif state.round == 0:
        state.place = 0
        state.wait(UNFOLDING, CHANCE)
    else:
        _next_turn(state, events)


def begin_turn(state: AfricanaState) -> None:
    """The first turn (AF-20)."""
    state.round = 1
    state.active = state.first
    state.place = 0
    state.wait(CHOOSING, state.active)


def _clean(state: AfricanaState) -> None:
    """Nothing of an action is left but its effects."""
    state.action = NO_ACTION
    state.free = 0
    state.floor = 0


def _next_turn(state: AfricanaState, events: "list[Event] | None") -> None:
    """Clockwise; a game ends with its round, whose last turns are like any other (AF-20, AF-71, AF-72, AF-73)."""
    state.place = 0
    following = (state.active + 1) % state.seats
    if following == state.first:
        if state.ending:
            finish(state, PILE_OUT, events)
            return
        if state.round >= state.limit:
            finish(state, LIMIT_REACHED, events)
            return
        state.round += 1
    state.active = following
    state.wait(CHOOSING, following)
