"""Phase C: the players enter buildings and lay cards face down (RC-35 to RC-41)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.rattus_cartus import resolving
from pessoi.games.rattus_cartus.kinds import JOKER, PASS, UNIT, WORD, WORDS, lanes
from pessoi.games.rattus_cartus.memory import note_shown
from pessoi.games.rattus_cartus.spaces import space_of
from pessoi.games.rattus_cartus.state import ENTERING, LAID, LAYING, ORDER, OWN, PLACE, SIZE, RattusState
from pessoi.games.rattus_cartus.telling import all_but, building_name, names_of


def entered_count(state: RattusState) -> i64:
    """The players that have entered a building."""
    count: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.own[seat * OWN + PLACE] >= 0:
            count += 1
        seat += 1
    return count


def enter(state: RattusState, place: i64, events: "list[Event] | None") -> None:
    """The disc is placed (RC-07, RC-36), whoever is there (RC-39); without cards, as all see, nothing is laid."""
    seat = state.active
    state.own[seat * OWN + ORDER] = entered_count(state)
    state.own[seat * OWN + PLACE] = place
    if events is not None:
        building = building_name(state.tables.building[state.row[place]])
        data: dict[str, object] = {
            "place": int(place) + 1,
            "building": building,
            "space": int(space_of(state, seat)) + 1,
        }
        events.append(Event("enter", "RC-36", int(seat), 0, data))
    state.cursor = 0
    if state.own[seat * OWN + SIZE] > 0:
        state.wait(LAYING, seat)
    else:
        lay(state, events)


def lay(state: RattusState, events: "list[Event] | None") -> None:
    """The cards named lie face down: the others learn their number now (RC-38)."""
    seat = state.active
    count: i64 = 0
    if events is not None:
        names = names_of(state, state.picked)
        data: dict[str, object] = {"place": int(state.own[seat * OWN + PLACE]) + 1, "count": len(names)}
        secret: dict[str, object] = {"cards": names}
        others = all_but(state, seat)
        events.append(Event("lay", "RC-36", int(seat), 0, data, secret=secret, seen_by=[int(seat)], learners=others))
    word: i64 = 0
    while word < WORDS:
        cards = state.cards[state.picked * WORDS + word]
        state.cards[state.picked * WORDS + word] = 0
        state.cards[seat * WORDS + word] -= cards
        state.cards[(state.seats + seat) * WORDS + word] = cards
        count += lanes(cards)
        word += 1
    state.own[seat * OWN + SIZE] -= count
    state.own[seat * OWN + LAID] = count
    state.cursor = 0
    _next_to_enter(state, events)


def play_pass(state: RattusState, events: "list[Event] | None") -> None:
    """The pass goes back to its stack at once (RC-40, RC-81)."""
    seat = state.active
    state.cards[seat * WORDS + WORD[PASS]] -= UNIT[PASS]
    state.own[seat * OWN + SIZE] -= 1
    state.stacks[PASS - JOKER] += 1
    note_shown(state, seat, PASS, 1)
    if events is not None:
        events.append(Event("pass", "RC-40", int(seat), learners=all_but(state, seat)))
    _next_to_enter(state, events)


def _next_to_enter(state: RattusState, events: "list[Event] | None") -> None:
    """Those that have not entered act in turn order, round after round (RC-40)."""
    if entered_count(state) == state.seats:
        resolving.start(state, events)
        return
    state.turn += 1
    steps: i64 = 0
    while steps < 2 * state.seats:
        if state.turn >= state.seats:
            state.turn = 0
        if state.own[state.seat_at(state.turn) * OWN + PLACE] < 0:
            break
        state.turn += 1
        steps += 1
    state.active = state.seat_at(state.turn)
    state.wait(ENTERING, state.active)
