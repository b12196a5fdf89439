"""Flying Machines: a meeple on the machine flies as far as the die says, along the arrow (CAR-SET-08, CAR-FM-01).

Builder and pig don't fly (CAR-FM-09). A meeple that has landed is a thief, knight or monk like any other (CAR-FM-08,
CAR-X-20), and roads are those with the ferries as they lie then (CAR-FM-11, CAR-X-15, CAR-X-30). The machine itself is
no place to land on (CAR-FM-10), nor is its tile reached (CAR-FM-12).
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.native import vec
from pessoi.core.state import CHANCE, SPECTATOR
from pessoi.games.carcassonne.board import slot_at
from pessoi.games.carcassonne.expansions.moves import FLY, ROLL, packed
from pessoi.games.carcassonne.expansions.moves import LAND as LAND_MOVE
from pessoi.games.carcassonne.expansions.steps import FLIGHT, LAND
from pessoi.games.carcassonne.features import is_complete, kind_of
from pessoi.games.carcassonne.figures import in_supply, put_figure
from pessoi.games.carcassonne.moves import KIND, KIND_BITS
from pessoi.games.carcassonne.names import cell_name, column, name_code, node_name, row, segment_name, segment_with_name
from pessoi.games.carcassonne.scoring import value_of
from pessoi.games.carcassonne.state import ROW, STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import BIG, FIELD, FIGURE_NAMES, MEEPLE, SEGMENT_COUNT, SEGMENTS
from pessoi.games.carcassonne.tiles import FEATURES, TILES

FARTHEST: Final = 3
FACES: Final = 2
"""The die shows 1, 2 and 3 twice each (CAR-FM-03)."""
COMPASS: Final[vec[i64]] = vec[i64]([-ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1])
"""From a cell to the next one, clockwise from north."""


def _arrows() -> vec[i64]:
    """By tile: where the arrow points on the unrotated tile, index into ``COMPASS``; -1 without a machine."""
    names = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    arrows: list[i64] = [
        names.index(str(tile.marks["flying_machine"])) if "flying_machine" in tile.marks else -1 for tile in TILES
    ]
    return vec[i64](arrows)


ARROW: Final[vec[i64]] = _arrows()


def has_machine(state: CarcassonneState) -> bool:
    """Whether the tile just placed has a flying machine."""
    return ARROW[state.turned[state.placed - 1] >> 2] >= 0


def options_of_figure(state: CarcassonneState, count: i64) -> i64:
    """Offer a flight to each meeple that may be placed, after so many other moves (CAR-FM-02, CAR-X-01)."""
    kind: i64 = MEEPLE
    while kind <= BIG:
        if in_supply(state, state.active, kind):
            state.offer(count, packed(FLY, kind), 0)
            count += 1
        kind += 1
    return count


def take_off(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """A meeple has been put on the machine; this can't be taken back (CAR-FM-07)."""
    kind = move >> KIND_BITS
    state.push(FLIGHT | kind << STEP_BITS)
    if events is not None:
        cell = state.cell[state.placed - 1]
        data: dict[str, object] = {"figure": FIGURE_NAMES[kind], "at": [column(cell), row(cell)]}
        events.append(Event("flying", "CAR-FM-02", state.active, 0, data))


def target(state: CarcassonneState, distance: i64) -> i64:
    """The cell that many steps away, whatever lies between (CAR-FM-03)."""
    slot = state.placed - 1
    turned = state.turned[slot]
    return state.cell[slot] + distance * COMPASS[ARROW[turned >> 2] + 2 * (turned & 3) & 7]


def enter(state: CarcassonneState) -> bool:
    """The die is rolled; then the place to land is chosen, which must be done if there is one (CAR-FM-04)."""
    state.to_move = CHANCE if state.step() == FLIGHT else state.active
    return True


def options(state: CarcassonneState) -> i64:
    """The faces of the die; or the unfinished roads, cities and monastery of the target tile, held or not."""
    count: i64 = 0
    if state.step() == FLIGHT:
        while count < FARTHEST:
            state.offer(count, packed(ROLL, count + 1), FACES)
            count += 1
        return count
    slot = slot_at(state, target(state, state.arguments() >> 2))
    if slot < 0:
        return 0
    node = slot * SEGMENTS
    last = node + SEGMENT_COUNT[state.turned[slot] >> 2]
    while node < last:
        if can_land(state, node):
            state.offer(count, packed(LAND_MOVE, name_code(state, node)), 0)
            count += 1
        node += 1
    return count


def can_land(state: CarcassonneState, node: i64) -> bool:
    """Whether a feature can be landed in: no field, and not complete with the new tile in place (CAR-FM-06)."""
    return kind_of(state, node) != FIELD and not is_complete(state, state.label[node])


def answer(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """The die has been rolled, or a place to land chosen."""
    rest = move >> KIND_BITS
    if move & KIND == ROLL:
        _roll(state, rest, events)
        return
    slot = slot_at(state, target(state, state.arguments() >> 2))
    kind = state.arguments() & 3
    state.pop()
    _land(state, kind, slot * SEGMENTS + segment_with_name(state.turned[slot] >> 2, rest), events)


def _roll(state: CarcassonneState, distance: i64, events: "list[Event] | None") -> None:
    kind = state.arguments()
    cell = target(state, distance)
    if events is not None:
        learners = [*range(state.seats), SPECTATOR]
        data: dict[str, object] = {"distance": int(distance), "at": [column(cell), row(cell)]}
        events.append(Event("rolled", "CAR-FM-03", state.active, 0, data, learners=learners))
    state.amend(LAND | (kind | distance << 2) << STEP_BITS)
    count = options(state)
    if count > 1:
        return
    if count:
        answer(state, state.moves[0], events)
        return
    state.pop()  # no tile, or nothing unfinished but fields: the meeple is back in supply (CAR-FM-05)
    if events is not None:
        events.append(Event("crashed", "CAR-FM-05", state.active, 0, {"figure": FIGURE_NAMES[kind]}))


def _land(state: CarcassonneState, kind: i64, node: i64, events: "list[Event] | None") -> None:
    put_figure(state, state.active, kind, node)
    if events is not None:
        data: dict[str, object] = {"figure": FIGURE_NAMES[kind], "segment": node_name(state, node)}
        events.append(Event("landed", "CAR-FM-04", state.active, 0, data))


def refuse_flight(state: CarcassonneState, move: i64) -> Refusal:
    """Why a figure can't fly."""
    kind = move >> KIND_BITS
    if kind > BIG:
        return Refusal("CAR-FM-09", "carcassonne-refusal-flight-kind")
    if not has_machine(state):
        return Refusal("CAR-FM-02", "carcassonne-refusal-no-machine")
    return Refusal("CAR-MEE-06", "carcassonne-refusal-no-figure-left", {"figure": FIGURE_NAMES[kind]})


def refuse(state: CarcassonneState, move: i64) -> Refusal:
    """Why a figure can't land there."""
    if state.step() == FLIGHT:
        return Refusal("CAR-FM-03", "carcassonne-refusal-die")
    name = move >> KIND_BITS & 31
    data: dict[str, object] = {
        "at": cell_name(target(state, state.arguments() >> 2)),
        "segment": segment_name(name),
    }
    if name & 3 == FIELD:
        return Refusal("CAR-FM-04", "carcassonne-refusal-land-field", data)
    return Refusal("CAR-FM-06", "carcassonne-refusal-land-complete", data)


def describe(state: CarcassonneState, move: i64) -> "dict[str, object]":
    """The fields of a move."""
    kind = move & KIND
    rest = move >> KIND_BITS
    if kind == ROLL:
        return {"kind": "roll", "distance": int(rest)}
    if kind == FLY:
        return {"kind": "fly", "figure": FIGURE_NAMES[rest]}
    slot = slot_at(state, target(state, state.arguments() >> 2))
    node = slot * SEGMENTS + segment_with_name(state.turned[slot] >> 2, rest)
    return {
        "kind": "land",
        "segment": node_name(state, node),
        "feature": FEATURES[kind_of(state, node)],
        "value": int(value_of(state, state.label[node])),
    }
