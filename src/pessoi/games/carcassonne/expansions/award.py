"""One award of points with Messengers or Robbers, step after step (CAR-RB-17).

First every receiver, in turn order from the active seat, moves a figure of its own by the full points; then every seat
whose robber was left there by an opponent's figure robs half of them (CAR-SCORE-06, CAR-X-07). Awards are separate and
never nest (CAR-MSG-03); one of no points moves nothing (CAR-SCORE-09).
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.core.legality import Refusal
from pessoi.games.carcassonne.expansions import messengers, robbers
from pessoi.games.carcassonne.expansions.moves import ADVANCE, MARKER, MESSENGER, packed
from pessoi.games.carcassonne.expansions.sets import MESSENGERS, ROBBERS
from pessoi.games.carcassonne.expansions.steps import AWARD, ROB
from pessoi.games.carcassonne.explain import award_event
from pessoi.games.carcassonne.moves import KIND_BITS
from pessoi.games.carcassonne.state import STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import BIT

POINTS: Final = 0xFFF
SEATS: Final = 0x3F
RECEIVE_SHIFT: Final = 12
"""In AWARD the seats that still receive, in ROB those that still rob."""
ROB_SHIFT: Final = 18
SOURCE_SHIFT: Final = 24
NODE_SHIFT: Final = 28
FEATURE: Final = 0
"""The source of an award: a completed feature; 1 to 8 the effect of a message; ``TWO`` its two points."""
TWO: Final = 9
FIGURES: Final = ("marker", "messenger")


def give(state: CarcassonneState, points: i64, receivers: i64, source: i64, node: i64) -> None:
    """Put an award on the agenda; ``node`` is of the feature that is scored, if any."""
    if points:
        rest = points | receivers << RECEIVE_SHIFT | source << SOURCE_SHIFT | node << NODE_SHIFT
        state.push(AWARD | rest << STEP_BITS)


def points_now(state: CarcassonneState) -> i64:
    """The points by which a figure moves in the step under way."""
    points = state.arguments() & POINTS
    return (points + 1) // 2 if state.step() == ROB else points  # CAR-RB-05


def next_seat(state: CarcassonneState) -> i64:
    """Who is next to move a figure, in turn order from the active seat; -1 if nobody is left."""
    mask = state.arguments() >> RECEIVE_SHIFT & SEATS
    seat = state.active
    while mask:
        if mask & BIT[seat]:
            return seat
        seat += 1
        if seat == state.seats:
            seat = 0
    return -1


def enter(state: CarcassonneState, events: "list[Event] | None") -> bool:
    """The next seat chooses its figure (CAR-MSG-02); without messengers there is only the marker (CAR-RB-12)."""
    seat = next_seat(state)
    if seat < 0:
        rest = state.arguments()
        robbing = rest >> ROB_SHIFT & SEATS
        if state.step() == AWARD and robbing:
            state.amend(ROB | (rest & POINTS | robbing << RECEIVE_SHIFT) << STEP_BITS)
        else:
            state.pop()
        return False
    if state.on & MESSENGERS:
        state.to_move = seat
        return True
    _advance(state, seat, MARKER, events)
    return False


def options(state: CarcassonneState) -> i64:
    """Marker or messenger."""
    state.offer(0, packed(ADVANCE, MARKER), 0)
    state.offer(1, packed(ADVANCE, MESSENGER), 0)
    return 2


def answer(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """Move the chosen figure."""
    _advance(state, next_seat(state), move >> KIND_BITS, events)


def _advance(state: CarcassonneState, seat: i64, figure: i64, events: "list[Event] | None") -> None:
    points = points_now(state)
    before = messengers.figure_points(state, seat, figure)
    space = before % robbers.SPACES
    if events is not None:
        event = _event(state, seat, points)
        event.data["figure"] = FIGURES[figure]
        event.data["from"] = int(space)
        event.data["to"] = int((before + points) % robbers.SPACES)
        events.append(event)
    word = state.top & ~(BIT[seat] << RECEIVE_SHIFT + STEP_BITS)
    if state.on & ROBBERS:
        if state.step() == ROB:
            robbers.go_home(state, seat, events)
            robbing = word >> RECEIVE_SHIFT + STEP_BITS & SEATS
            robbers.go_along(state, seat, space, (before + points) % robbers.SPACES, robbing, events)
        else:
            word |= robbers.catch(state, seat, space, events) << ROB_SHIFT + STEP_BITS
    state.amend(word)
    state.scores[seat] += points
    if figure == MESSENGER:
        state.extras.messenger[seat] += points
    if state.on & MESSENGERS:
        messengers.land(state, seat, figure, before + points, events)


def _event(state: CarcassonneState, seat: i64, points: i64) -> Event:
    """The points as they are told; figures of a scored feature still stand on the board."""
    rest = state.arguments()
    if state.step() == ROB:
        data: dict[str, object] = {
            "source": "robbery",
            "space": int(state.extras.robber[seat]),
            "of": int(rest & POINTS),
        }
        return Event("points", "CAR-RB-05", seat, points, data, [Term("robbery", 1, points, points)])
    source = rest >> SOURCE_SHIFT & 15
    if source == FEATURE:
        event = award_event(state, state.label[rest >> NODE_SHIFT], seat, False)
        event.data["source"] = "feature"
        return event
    return messengers.award_event(state, seat, source, points, rest >> NODE_SHIFT)


def refuse(move: i64) -> Refusal:
    """Only a figure of the score track may be named."""
    return Refusal("CAR-MSG-02", "carcassonne-refusal-advance")


def describe(state: CarcassonneState, move: i64) -> "dict[str, object]":
    """The fields of a move."""
    figure = move >> KIND_BITS
    before = messengers.figure_points(state, next_seat(state), figure)
    after = before + points_now(state)
    return {
        "kind": "award",
        "figure": FIGURES[figure],
        "points": int(points_now(state)),
        "from": int(before % robbers.SPACES),
        "to": int(after % robbers.SPACES),
        "dark": after % messengers.DARK == 0,
    }
