"""Figures on the board: where they stand, whose majority they make, how they come and go."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.carcassonne.names import node_name
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import BIT, MEEPLES, SEGMENT_COUNT, SEGMENTS, WEIGHT, WEIGHT_SHIFT


def weight_of(sums: i64, seat: i64) -> i64:
    """The weight of a seat's figures in the feature with these sums (CAR-SCORE-03)."""
    return sums >> WEIGHT_SHIFT + 4 * seat & WEIGHT


def heaviest(sums: i64) -> i64:
    """The greatest weight of any seat in a feature; 0 if nobody is there."""
    weights = sums >> WEIGHT_SHIFT
    most: i64 = 0
    while weights:
        if weights & WEIGHT > most:
            most = weights & WEIGHT
        weights >>= 4
    return most


def may_stand(state: CarcassonneState, node: i64) -> bool:
    """Whether no figure stands in the node's feature, the new tile in its place (CAR-MEE-03, CAR-MEE-04)."""
    return state.sums[state.label[node]] >> WEIGHT_SHIFT == 0


def free_segments(state: CarcassonneState) -> i64:
    """The segments of the tile just placed that a meeple may take, as a mask; 0 without a meeple in supply.

    CAR-MEE-01, CAR-MEE-06; two segments of one feature are two choices (CAR-MEE-08).
    """
    mask: i64 = 0
    if not state.supply[state.active]:
        return mask
    slot = state.placed - 1
    segment = SEGMENT_COUNT[state.turned[slot] >> 2] - 1
    while segment >= 0:
        if may_stand(state, slot * SEGMENTS + segment):
            mask |= BIT[segment]
        segment -= 1
    return mask


def put_meeple(state: CarcassonneState, seat: i64, node: i64) -> None:
    """Place a meeple from supply on a node (CAR-MEE-01)."""
    index = seat * MEEPLES
    while state.figures[index] >= 0:
        index += 1
    state.figures[index] = node
    state.supply[seat] -= 1
    state.sums[state.label[node]] += BIT[WEIGHT_SHIFT + 4 * seat]


def take_home(state: CarcassonneState, label: i64, events: "list[Event] | None") -> None:
    """Give the figures of a scored feature back to their owners (CAR-SCORE-05)."""
    if events is not None:
        _tell_returns(state, label, events)
    weights = state.sums[label] >> WEIGHT_SHIFT
    index: i64 = 0
    seat: i64 = 0
    while weights:
        if weights & WEIGHT:
            index = seat * MEEPLES
            while index < seat * MEEPLES + MEEPLES:
                node = state.figures[index]
                if node >= 0 and state.label[node] == label:
                    state.figures[index] = -1
                    state.supply[seat] += 1
                index += 1
        weights >>= 4
        seat += 1
    state.sums[label] &= BIT[WEIGHT_SHIFT] - 1


def standing_on(state: CarcassonneState, label: i64) -> "list[tuple[int, int]]":
    """The figures in a feature as node and seat, in the order of laying."""
    found: list[tuple[int, int]] = []
    for index, node in enumerate(state.figures):
        if node >= 0 and state.label[node] == label:
            found.append((node, index // MEEPLES))
    found.sort()
    return found


def _tell_returns(state: CarcassonneState, label: i64, events: "list[Event]") -> None:
    for node, seat in standing_on(state, label):
        data: dict[str, object] = {"figure": "meeple", "segment": node_name(state, node)}
        events.append(Event("returned", "CAR-SCORE-05", seat, 0, data))
