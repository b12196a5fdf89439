"""The set-up: who starts, which buildings are in the game, the hands dealt (RC-12 to RC-24)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE
from pessoi.games.rattus_cartus.kinds import CLASSES, JOKER
from pessoi.games.rattus_cartus.moves import BUILDING, KIND, KIND_BITS, SET_SHIFT
from pessoi.games.rattus_cartus.rounds import start_round
from pessoi.games.rattus_cartus.state import CHOOSING, DRAWING, MIXING, TURNING, RattusState
from pessoi.games.rattus_cartus.tables import BASIC, BIT, BUILDING_COUNT, COPIES, STACK_COUNT, TAKE
from pessoi.games.rattus_cartus.telling import building_name, cards_of, tell


def start(state: RattusState, seat: i64, events: "list[Event] | None") -> None:
    """RC-16; then the buildings are chosen (RC-20), where they aren't named."""
    state.starter = seat
    tell(events, "first", "RC-16", seat)
    if state.in_game:
        _deal(state, events)
    else:
        state.wait(CHOOSING if state.options["building_choice"] == "one_per_class" else MIXING, CHANCE)


def choose_buildings(state: RattusState, move: i64, events: "list[Event] | None") -> None:
    """The five cards of a class (RC-20). The next class is asked for, or the cards are dealt."""
    chosen: i64 = 0
    if move & KIND == BUILDING:
        building = move >> KIND_BITS
        chosen = copies_of(building)
        tell(events, "building", "RC-20", -1, {"building": building_name(building)})
    else:
        chosen = class_cards(state, state.turn, move >> SET_SHIFT)
        tell(events, "cards", "RC-20", -1, {"cards": cards_of(chosen)})
    state.in_game |= chosen
    state.turn += 1
    if state.turn == CLASSES:
        state.turn = 0
        _deal(state, events)


def copies_of(building: i64) -> i64:
    """The five cards of a building."""
    return (BIT[COPIES] - 1) * BIT[building * COPIES]


def class_cards(state: RattusState, class_: i64, chosen: i64) -> i64:
    """A set of the ten cards of a class as a set of building cards."""
    found: i64 = 0
    index: i64 = 0
    building: i64 = 0
    while building < BUILDING_COUNT:
        if state.tables.class_of[building] == class_:
            found |= (chosen >> index * COPIES & 31) * BIT[building * COPIES]
            index += 1
        building += 1
    return found


def deal_on(state: RattusState, events: "list[Event] | None") -> None:
    """The next seat gets its cards, or the first round begins."""
    if state.active + 1 < state.seats:
        state.active += 1
        state.draws = state.tables.hand
    else:
        start_round(state, events)


def _deal(state: RattusState, events: "list[Event] | None") -> None:
    """The open stacks are put out; five cards for each (RC-13)."""
    put_out_stacks(state)
    state.unseen = state.in_game
    state.active = 0
    state.draws = state.tables.hand
    state.wait(DRAWING, CHANCE)


def put_out_stacks(state: RattusState) -> None:
    """Open stacks are used only where a building of the game names them (RC-04, RC-15)."""
    stack: i64 = 0
    while stack < STACK_COUNT:
        if uses_stack(state, stack):
            state.stacks[stack] = state.tables.stacks[stack]
        stack += 1


def uses_stack(state: RattusState, stack: i64) -> bool:
    """Whether a building of the game gives cards of a stack."""
    tables = state.tables
    building: i64 = 0
    while building < BUILDING_COUNT:
        if state.in_game & copies_of(building):
            if (tables.effect[building] == TAKE and tables.stack[building] == stack) or (
                tables.effect[building + BASIC] == TAKE and tables.stack[building + BASIC] == stack
            ):
                return True
        building += 1
    return False


def special_count(state: RattusState, kind: i64) -> i64:
    """The special cards of a kind in the game (RC-04); none before the stacks are put out."""
    if state.step < TURNING:
        return 0
    return state.tables.stacks[kind - JOKER] if uses_stack(state, kind - JOKER) else 0
