"""Robbers: they wait on the score track and take half of what an opponent scores (CAR-SET-08).

A robber never robs its own seat (CAR-RB-09) and cannot wait (CAR-RB-10); it stays where it is when nobody but its
owner leaves the space (CAR-RB-14). Fields, goods and gold at the end are never robbed (CAR-RB-13, CAR-X-25, CAR-X-36);
what is robbed is half of the points after mage and witch (CAR-X-05), points of messages too (CAR-X-08).
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.games.carcassonne.expansions.extras import BESIDE
from pessoi.games.carcassonne.expansions.moves import PASS, PUT_ROBBER, packed
from pessoi.games.carcassonne.expansions.sets import MESSENGERS
from pessoi.games.carcassonne.expansions.steps import ROBBER
from pessoi.games.carcassonne.moves import KIND_BITS
from pessoi.games.carcassonne.state import STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import BIT

SPACES: Final = 50
"""Spaces of the score track (CAR-SET-09, CAR-RB-16)."""


def asked_seat(state: CarcassonneState) -> i64:
    """The seat that is asked in the step under way, in turn order from the active one."""
    return (state.active + state.arguments()) % state.seats


def enter(state: CarcassonneState) -> bool:
    """The active seat may place or move its robber (CAR-RB-01, CAR-RB-02), then every other with a robber in supply
    may place it (CAR-RB-03); before anything is scored (CAR-RB-15)."""
    while state.arguments() < state.seats:
        seat = asked_seat(state)
        if (seat == state.active or state.extras.robber[seat] == BESIDE) and _spaces(state, seat):
            state.to_move = seat
            return True
        state.amend(ROBBER | state.arguments() + 1 << STEP_BITS)
    state.pop()
    return False


def spaces_of(state: CarcassonneState, seat: i64) -> i64:
    """The spaces with score figures of a seat, as a mask; messengers are score figures too (CAR-RB-04)."""
    messenger = state.extras.messenger[seat]
    mask = BIT[(state.scores[seat] - messenger) % SPACES]
    return mask | BIT[messenger % SPACES] if state.on & MESSENGERS else mask


def _spaces(state: CarcassonneState, seat: i64) -> i64:
    """The spaces where a seat's robber may be put, as a mask: with an opponent's figure, and not where it is."""
    mask: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            mask |= spaces_of(state, other)
        other += 1
    if state.extras.robber[seat] >= 0:
        mask &= ~BIT[state.extras.robber[seat]]
    return mask


def options(state: CarcassonneState) -> i64:
    """The spaces in ascending order, then no robber."""
    mask = _spaces(state, asked_seat(state))
    count: i64 = 0
    space: i64 = 0
    while mask:
        if mask & 1:
            state.offer(count, packed(PUT_ROBBER, space), 0)
            count += 1
        mask >>= 1
        space += 1
    state.offer(count, PASS, 0)
    return count + 1


def answer(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """Put the robber there, and ask the next seat."""
    if move != PASS:
        seat = asked_seat(state)
        before = state.extras.robber[seat]
        state.extras.robber[seat] = move >> KIND_BITS
        if events is not None:
            data: dict[str, object] = {"space": int(move >> KIND_BITS), "before": int(before) if before >= 0 else None}
            rule = "CAR-RB-03" if seat != state.active else "CAR-RB-01" if before < 0 else "CAR-RB-02"
            events.append(Event("robber", rule, seat, 0, data))
    state.amend(ROBBER | state.arguments() + 1 << STEP_BITS)


def catch(state: CarcassonneState, seat: i64, space: i64, events: "list[Event] | None") -> i64:
    """The seats whose robbers stand on a space that a seat's figure leaves, as a mask: they all rob (CAR-RB-07), once
    each (CAR-RB-11), and only the figure that leaves (CAR-X-06)."""
    mask: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.extras.robber[other] == space:
            mask |= BIT[other]
            if events is not None:
                data: dict[str, object] = {"victim": int(seat), "space": int(space)}
                events.append(Event("caught", "CAR-RB-05", other, 0, data))
        other += 1
    return mask


def go_home(state: CarcassonneState, seat: i64, events: "list[Event] | None") -> None:
    """A robber that has robbed goes back to its owner at once (CAR-RB-06)."""
    if events is not None:
        events.append(Event("robber-home", "CAR-RB-06", seat, 0, {"space": int(state.extras.robber[seat])}))
    state.extras.robber[seat] = BESIDE


def go_along(
    state: CarcassonneState, seat: i64, space: i64, to: i64, robbing: i64, events: "list[Event] | None"
) -> None:
    """Others' robbers go along with a figure that moves by robbed points, unless they rob in this award.

    CAR-RB-08, CAR-RB-18: whoever else stays there, and with the first that leaves.
    """
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.extras.robber[other] == space and not robbing & BIT[other]:
            state.extras.robber[other] = to
            if events is not None:
                data: dict[str, object] = {"before": int(space), "space": int(to), "with": int(seat)}
                events.append(Event("followed", "CAR-RB-08", other, 0, data))
        other += 1


def refuse(state: CarcassonneState, move: i64) -> Refusal:
    """Why a robber can't go there."""
    space = move >> KIND_BITS
    if state.extras.robber[asked_seat(state)] == space:
        return Refusal("CAR-RB-02", "carcassonne-refusal-robber-there", {"space": int(space)})
    return Refusal("CAR-RB-01", "carcassonne-refusal-robber-empty", {"space": int(space)})


def describe(state: CarcassonneState, move: i64) -> "dict[str, object]":
    """The fields of a move."""
    space = move >> KIND_BITS
    seats = [seat for seat in range(state.seats) if spaces_of(state, seat) >> space & 1]
    return {"kind": "robber", "space": int(space), "seats": seats}
