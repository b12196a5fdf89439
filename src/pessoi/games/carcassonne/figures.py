"""Figures on the board: where they stand, whose majority they make, how they come and go."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.carcassonne.features import gather, head_of, whole_sums
from pessoi.games.carcassonne.names import node_name
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import (
    BIT,
    BUILDER,
    FIGURE_KIND,
    FIGURE_NAMES,
    FIGURE_WEIGHT,
    FIGURES,
    FIRST_PLACE,
    LOOSE,
    MEEPLE,
    PLACES,
    SEGMENT_COUNT,
    SEGMENTS,
    WEIGHT,
    WEIGHT_SHIFT,
)


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


def in_supply(state: CarcassonneState, seat: i64, kind: i64) -> bool:
    """Whether a seat has a figure of a kind in supply (CAR-MEE-06)."""
    if kind == MEEPLE:
        return state.supply[seat] > 0
    return state.figures[seat * FIGURES + FIRST_PLACE[kind]] == -1


def free_segments(state: CarcassonneState) -> i64:
    """The segments of the tile just placed whose features hold no figure, as a mask, the new tile in its place.

    CAR-MEE-01, CAR-MEE-03, CAR-MEE-04; two segments of one feature are two choices (CAR-MEE-08).
    """
    mask: i64 = 0
    sums = state.sums
    label = state.label
    slot = state.placed - 1
    segment = SEGMENT_COUNT[state.turned[slot] >> 2] - 1
    node = slot * SEGMENTS + segment
    while segment >= 0:
        here = sums[label[node]]
        if here & LOOSE:
            here = whole_sums(state, label[node])
        if not here >> WEIGHT_SHIFT:
            mask |= BIT[segment]
        segment -= 1
        node -= 1
    return mask


def place_for(state: CarcassonneState, seat: i64, kind: i64) -> i64:
    """The index in ``figures`` of a figure of a kind that is in supply."""
    index = seat * FIGURES + FIRST_PLACE[kind]
    while state.figures[index] >= 0:
        index += 1
    return index


def figure_on(state: CarcassonneState, seat: i64, kind: i64, node: i64) -> i64:
    """The index in ``figures`` of a seat's figure of a kind on a node, -1 if none stands there."""
    index = seat * FIGURES + FIRST_PLACE[kind]
    last = index + PLACES[kind]
    while index < last:
        if state.figures[index] == node:
            return index
        index += 1
    return -1


def next_meeple(state: CarcassonneState, seat: i64, after: i64) -> i64:
    """The next of a seat's meeples on the board by node and kind, as ``node << 2 | kind``; -1 after the last.

    Alike ones on one node come once; builder and pig are no meeples. It begins with ``after`` = -1.
    """
    best: i64 = -1
    figures = state.figures
    first = seat * FIGURES
    last = FIRST_PLACE[BUILDER]
    place: i64 = 0
    while place < last:
        node = figures[first + place]
        if node >= 0:
            key = node << 2 | FIGURE_KIND[place]
            if key > after and (best < 0 or key < best):
                best = key
        place += 1
    return best


def put_figure(state: CarcassonneState, seat: i64, kind: i64, node: i64) -> None:
    """Place a figure from supply on a node (CAR-MEE-01)."""
    state.figures[place_for(state, seat, kind)] = node
    if kind == MEEPLE:
        state.supply[seat] -= 1
    state.sums[state.label[node]] += FIGURE_WEIGHT[kind] * BIT[WEIGHT_SHIFT + 4 * seat]


def take_figure(state: CarcassonneState, index: i64) -> None:
    """Give one figure back to its owner."""
    seat = index // FIGURES
    kind = FIGURE_KIND[index % FIGURES]
    state.sums[state.label[state.figures[index]]] -= FIGURE_WEIGHT[kind] * BIT[WEIGHT_SHIFT + 4 * seat]
    state.figures[index] = -1
    if kind == MEEPLE:
        state.supply[seat] += 1


def take_home(state: CarcassonneState, label: i64, events: "list[Event] | None") -> None:
    """Give the figures of a scored feature back to their owners (CAR-SCORE-05)."""
    if events is not None:
        for standing in standing_on(state, label):
            tell_return(state, standing, "CAR-SCORE-05", events)
    weights = whole_sums(state, label) >> WEIGHT_SHIFT
    stretches = gather(state, label)
    part: i64 = 0
    while part < stretches:
        _take_from(state, state.extras.chain[part], weights)
        part += 1


def _take_from(state: CarcassonneState, label: i64, weights: i64) -> None:
    """Give back the figures of a stretch; of seats that have no weight there are none."""
    index: i64 = 0
    while weights:
        if weights & WEIGHT:
            place = index
            while place < index + state.places:
                node = state.figures[place]
                if node >= 0 and state.label[node] == label:
                    take_figure(state, place)
                place += 1
        weights >>= 4
        index += FIGURES


def standing_on(state: CarcassonneState, label: i64) -> "list[int]":
    """The indexes of the figures in a whole feature, in the order of laying, then of seats."""
    head = head_of(state, label)
    found: list[tuple[int, int]] = []
    for index, node in enumerate(state.figures):
        if node >= 0 and head_of(state, node) == head:
            found.append((node, index))
    found.sort()
    return [index for _, index in found]


def tell_return(state: CarcassonneState, index: i64, rule: str, events: "list[Event]") -> None:
    """The event of a figure that goes home, before it does, and the rule that sends it."""
    name = FIGURE_NAMES[FIGURE_KIND[index % FIGURES]]
    data: dict[str, object] = {"figure": name, "segment": node_name(state, state.figures[index])}
    events.append(Event("returned", rule, index // FIGURES, 0, data))
