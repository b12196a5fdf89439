"""Whole features: what a node belongs to, however it is joined.

A city, field or monastery has one label. A road may consist of several **stretches**, each with its label: where a
stretch ends at a **loose end**, it can be joined for a time with another loose end of the same tile. What is asked
about a road is summed over its stretches whenever it is asked, so joining and parting them changes nothing else.
"""

from mypy_extensions import i64

from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import (
    BIT,
    END,
    END_BITS,
    END_SHIFT,
    ENDS,
    FEEDS,
    LOOSE,
    ONE_LOOSE,
    OPEN,
    SEGMENT_KIND,
    SEGMENTS,
)


def kind_of(state: CarcassonneState, node: i64) -> i64:
    """The kind of a node's feature."""
    return SEGMENT_KIND[(state.turned[node >> 3] >> 2) * SEGMENTS + (node & 7)]


def gather(state: CarcassonneState, label: i64) -> i64:
    """Write the labels that make up a feature into ``extras.chain``, the given one first; their number."""
    chain = state.extras.chain
    chain[0] = label
    sums = state.sums[label]
    if not sums & LOOSE:
        return 1
    count = _walk(state, label, sums >> END_SHIFT & END, 1)
    if count > 0 and sums & LOOSE != ONE_LOOSE:
        count = _walk(state, label, sums >> END_SHIFT + END_BITS & END, count)
    return count if count > 0 else -count


def _walk(state: CarcassonneState, label: i64, end: i64, count: i64) -> i64:
    """Add the labels beyond a loose end to so many others; their number, negative if the road is a ring."""
    extras = state.extras
    while True:
        end = extras.joined[end]
        if end < 0:
            return count
        beyond = state.label[extras.ends[end]]
        if beyond == label:
            return -count
        extras.chain[count] = beyond
        count += 1
        sums = state.sums[beyond]
        if sums & LOOSE == ONE_LOOSE:
            return count
        one = sums >> END_SHIFT & END
        end = sums >> END_SHIFT + END_BITS & END if one == end else one


def whole_sums(state: CarcassonneState, label: i64) -> i64:
    """The sums of a whole feature (see ``tables``); of a road without those of its loose ends."""
    sums = state.sums[label]
    if not sums & LOOSE:
        return sums
    return _sums_of_road(state, label)


def _sums_of_road(state: CarcassonneState, label: i64) -> i64:
    count = gather(state, label)
    sums: i64 = 0
    index: i64 = 0
    while index < count:
        sums += state.sums[state.extras.chain[index]] & ~ENDS
        index += 1
    return sums


def head_of(state: CarcassonneState, node: i64) -> i64:
    """The label that stands for the whole feature of a node: the same for all its nodes, until something is joined."""
    label = state.label[node]
    if not state.sums[label] & LOOSE:
        return label
    count = gather(state, label)
    index: i64 = 1
    while index < count:
        if state.extras.chain[index] < label:
            label = state.extras.chain[index]
        index += 1
    return label


def is_complete(state: CarcassonneState, label: i64) -> bool:
    """Whether a feature is complete (CAR-ROAD-01, CAR-CITY-01, CAR-MON-01); a field never is (CAR-FIELD-02)."""
    return whole_sums(state, label) & OPEN == 0


def count_tiles(state: CarcassonneState, label: i64) -> i64:
    """The number of tiles of a feature; a tile counts once, whatever segments of it belong (CAR-ROAD-02)."""
    ring = state.ring
    low: i64 = 0
    middle: i64 = 0
    high: i64 = 0
    count: i64 = 0
    stretches = gather(state, label)
    index: i64 = 0
    while index < stretches:
        first = state.extras.chain[index]
        node = first
        while True:
            slot = node >> 3
            if slot < 60:
                if not low & BIT[slot]:
                    low |= BIT[slot]
                    count += 1
            elif slot < 120:
                if not middle & BIT[slot - 60]:
                    middle |= BIT[slot - 60]
                    count += 1
            elif not high & BIT[slot - 120]:
                high |= BIT[slot - 120]
                count += 1
            node = ring[node]
            if node == first:
                break
        index += 1
    return count


def nodes_of(state: CarcassonneState, label: i64) -> list[int]:
    """The nodes of a whole feature, in the order of laying."""
    nodes: list[int] = []
    stretches = gather(state, label)
    index: i64 = 0
    while index < stretches:
        first = state.extras.chain[index]
        node = first
        while True:
            nodes.append(node)
            node = state.ring[node]
            if node == first:
                break
        index += 1
    nodes.sort()
    return nodes


def first_node(state: CarcassonneState, label: i64) -> i64:
    """The first node of a stretch or feature with one label, by the order of laying: a name that doesn't depend on how
    it came to be."""
    lowest = label
    node = state.ring[label]
    while node != label:
        if node < lowest:
            lowest = node
        node = state.ring[node]
    return lowest


def lowest_node(state: CarcassonneState, label: i64) -> i64:
    """The first node of a whole feature, by the order of laying."""
    lowest = first_node(state, label)
    stretches = gather(state, label)
    index: i64 = 1
    while index < stretches:
        first = first_node(state, state.extras.chain[index])
        if first < lowest:
            lowest = first
        index += 1
    return lowest


def fed_cities(state: CarcassonneState, label: i64) -> i64:
    """Write the labels of the completed cities that a field touches into ``extras.fed``, each once (CAR-FIELD-03);
    their number."""
    fed = state.extras.fed
    count: i64 = 0
    ring = state.ring
    node = label
    while True:
        first = node & ~7
        cities_here = FEEDS[(state.turned[node >> 3] >> 2) * SEGMENTS + (node & 7)]
        while cities_here:
            if cities_here & 1:
                city = state.label[first]
                if not state.sums[city] & OPEN:
                    earlier: i64 = 0
                    while earlier < count and fed[earlier] != city:
                        earlier += 1
                    if earlier == count:
                        fed[count] = city
                        count += 1
            cities_here >>= 1
            first += 1
        node = ring[node]
        if node == label:
            return count
