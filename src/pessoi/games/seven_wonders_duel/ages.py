"""The order of Ages and turns: how a structure is laid out, who begins, who plays next (7WD-13 to 7WD-29)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE
from pessoi.games.seven_wonders_duel.counting import count_bits
from pessoi.games.seven_wonders_duel.scoring import finish
from pessoi.games.seven_wonders_duel.state import (
    BEGINNING,
    CIVILIAN,
    GUILDS_STEP,
    LAYING,
    NO_CARDS,
    REVEALING,
    TURN,
    DuelState,
    lowest,
)
from pessoi.games.seven_wonders_duel.tables import ALL_PLACES, FACE_DOWN, FACE_UP, UNCOVERED


def begin_age(state: DuelState, age: i64, events: "list[Event] | None") -> None:
    """A new structure is laid out (7WD-13, 7WD-16); in Age III the guild backs are seen at once (7WD-05)."""
    state.age = age
    state.left = ALL_PLACES
    state.hidden = FACE_DOWN[age]
    state.unlaid = FACE_UP[age]
    state.guilds = 0
    state.uncovered = UNCOVERED[age]
    state.free = count_bits(state.uncovered)
    state.place = lowest(state.unlaid)
    state.slots = NO_CARDS[:]
    state.wait(GUILDS_STEP if age == 3 else LAYING, CHANCE)
    if events is not None:
        events.append(Event("structure", "7WD-13", data={"age": int(age)}))


def settle_beginner(state: DuelState, events: "list[Event] | None") -> None:
    """Who begins an Age (7WD-17); with the pawn in the centre it goes by the option (7WD-18)."""
    if state.age == 1:
        begin(state, state.first, False, events)
    elif state.pawn:
        state.wait(BEGINNING, 1 if state.pawn > 0 else 0)
    elif state.centre_chooses:
        state.wait(BEGINNING, state.active)
    else:
        begin(state, state.active, False, events)


def begin(state: DuelState, seat: i64, chosen: bool, events: "list[Event] | None") -> None:
    """``seat`` begins the Age, by its own or the other's choice or without one."""
    if events is not None:
        rule = "7WD-18" if state.pawn == 0 and state.age > 1 else "7WD-17"
        data: dict[str, object] = {"age": int(state.age), "chosen": chosen}
        if chosen:
            data["by"] = int(state.to_move)
        events.append(Event("begins", rule, int(seat), 0, data))
    state.active = seat
    state.wait(TURN, seat)


# Turns


def end_turn(state: DuelState, events: "list[Event] | None") -> None:
    """Cards that have become available are turned up first, then it is settled who plays (7WD-25)."""
    turned_up = state.hidden & state.uncovered
    if turned_up:
        state.place = lowest(turned_up)
        state.wait(REVEALING, CHANCE)
    else:
        next_turn(state, events)


def next_turn(state: DuelState, events: "list[Event] | None") -> None:
    """The same seat again if it has a further turn, which it must play (7WD-26, 7WD-29), else the other one."""
    if state.left == 0:
        _end_age(state, events)
        return
    if state.extra:
        state.extra = 0
    else:
        state.active = 1 - state.active
    state.wait(TURN, state.active)


def _end_age(state: DuelState, events: "list[Event] | None") -> None:
    """All cards are played (7WD-16). A further turn is lost, but its seat was the last active one (7WD-19, 7WD-28)."""
    if events is not None:
        if state.extra:
            events.append(Event("extra_lost", "7WD-28", int(state.active)))
        events.append(Event("age_over", "7WD-16", data={"age": int(state.age)}))
    state.extra = 0
    if state.age == 3:
        finish(state, CIVILIAN, events)
    else:
        begin_age(state, state.age + 1, events)
