"""The board: which cell holds what, and how the features grow when a tile is laid.

The cost of laying a tile goes with what it touches; in a join the smaller feature is relabelled.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.carcassonne.state import CELL_SHIFT, ROW, TILE, VALUE, CarcassonneState
from pessoi.games.carcassonne.tables import (
    CENTRE,
    EDGE,
    END,
    END_BITS,
    END_SHIFT,
    FIT,
    FRESH,
    LEFT,
    LOOSE,
    MONASTERY_OF,
    OPEN,
    RIGHT,
    SEGMENT_COUNT,
    SEGMENTS,
    SIZE,
)

HASH: Final = 0x9E3779B1
"""Multiplier of the hash of cells (Knuth, The Art of Computer Programming, 6.4); products stay below 2**50."""
HASH_SHIFT: Final = 15
STEPS: Final[vec[i64]] = vec[i64]([-ROW, 1, ROW, -1])
"""From a cell to the one beside it, by direction."""
AROUND: Final[vec[i64]] = vec[i64]([-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1])
"""From a cell to its eight neighbours."""


def locate(cells: vec[i64], cell: i64) -> i64:
    """The index in ``cells`` of the word of ``cell``, or of the free word where it belongs."""
    last = len(cells) - 1
    at = cell * HASH >> HASH_SHIFT & last
    while True:
        word = cells[at]
        if word < 0 or word >> CELL_SHIFT == cell:
            return at
        at = at + 1 & last


def slot_at(state: CarcassonneState, cell: i64) -> i64:
    """The slot of the tile that lies on ``cell``, -1 if none does."""
    word = state.cells[locate(state.cells, cell)]
    return word & VALUE if word >= 0 and word & TILE else -1


def asked_at(state: CarcassonneState, cell: i64) -> i64:
    """What the empty ``cell`` asks of a tile, two bits a direction; -1 unless it is empty and beside a tile."""
    word = state.cells[locate(state.cells, cell)]
    return state.front[word & VALUE] & 255 if word >= 0 and not word & TILE else -1


def fits_somewhere(state: CarcassonneState, tile: i64) -> bool:
    """Whether the tile has a legal placement (CAR-TILE-05)."""
    index: i64 = 0
    front = state.front
    last = state.front_count
    base = tile * 256
    while index < last:
        if FIT[base + (front[index] & 255)]:
            return True
        index += 1
    return False


def lay(state: CarcassonneState, turned: i64, cell: i64, layer: i64) -> None:
    """Lay a tile on a cell where it may lie, and join its segments with those around it."""
    slot = state.placed
    state.placed = slot + 1
    state.turned[slot] = turned
    state.cell[slot] = cell
    state.layer[slot] = layer
    _add_nodes(state, slot * SEGMENTS, turned >> 2)
    cells = state.cells
    front = state.front
    at = locate(cells, cell)
    if cells[at] >= 0:
        _leave_frontier(state, cells[at] & VALUE)
    cells[at] = cell << CELL_SHIFT | TILE | slot
    direction: i64 = 0
    while direction < 4:
        beside = cell + STEPS[direction]
        at = locate(cells, beside)
        word = cells[at]
        if word >= 0 and word & TILE:
            _join_tiles(state, slot, word & VALUE, direction)
        else:
            if word < 0:
                word = beside << CELL_SHIFT | state.front_count
                cells[at] = word
                front[state.front_count] = beside << 8
                state.front_count += 1
            front[word & VALUE] |= EDGE[turned * 4 + direction] << 2 * (direction ^ 2)
        direction += 1
    _count_neighbours(state, slot)


def _add_nodes(state: CarcassonneState, node: i64, tile: i64) -> None:
    label = state.label
    ring = state.ring
    sums = state.sums
    segment = tile * SEGMENTS
    last = segment + SEGMENT_COUNT[tile]
    while segment < last:
        label[node] = node
        ring[node] = node
        fresh = FRESH[segment]
        sums[node] = fresh
        if fresh & LOOSE:
            _add_end(state, node)
        node += 1
        segment += 1


def _add_end(state: CarcassonneState, node: i64) -> None:
    extras = state.extras
    state.sums[node] += extras.end_count << END_SHIFT
    extras.ends[extras.end_count] = node
    extras.joined[extras.end_count] = -1
    extras.end_count += 1


def _leave_frontier(state: CarcassonneState, index: i64) -> None:
    state.front_count -= 1
    moved = state.front[state.front_count]
    state.front[index] = moved
    cell = moved >> 8
    state.cells[locate(state.cells, cell)] = cell << CELL_SHIFT | index


def _join_tiles(state: CarcassonneState, slot: i64, other: i64, direction: i64) -> None:
    """Join what meets at the edge between a tile and the one beside it."""
    here = state.turned[slot] * 4 + direction
    there = state.turned[other] * 4 + (direction ^ 2)
    node = slot * SEGMENTS
    beyond = other * SEGMENTS
    centre = CENTRE[here]
    if centre >= 0:
        _join(state, node + centre, beyond + CENTRE[there])
        state.sums[state.label[node + centre]] -= 2
    left = LEFT[here]
    if left >= 0:
        _join(state, node + left, beyond + RIGHT[there])
        _join(state, node + RIGHT[here], beyond + LEFT[there])


def _join(state: CarcassonneState, one: i64, two: i64) -> None:
    """Make one feature of two; so it may come to hold several meeples (CAR-MEE-07)."""
    label = state.label
    ring = state.ring
    sums = state.sums
    kept = label[one]
    gone = label[two]
    if kept == gone:
        return
    ours = sums[kept]
    theirs = sums[gone]
    if ours & SIZE < theirs & SIZE:
        kept, gone = gone, kept
        ours, theirs = theirs, ours
    if ours & LOOSE and theirs & LOOSE:
        theirs = theirs & ~(END << END_SHIFT) | (theirs >> END_SHIFT & END) << END_SHIFT + END_BITS
    sums[kept] = ours + theirs
    node = gone
    while True:
        label[node] = kept
        node = ring[node]
        if node == gone:
            break
    ring[gone], ring[kept] = ring[kept], ring[gone]


def _count_neighbours(state: CarcassonneState, slot: i64) -> None:
    """Tell the monasteries around the new tile, and count the tiles around its own monastery."""
    places = state.cell
    monasteries = state.monasteries
    cell = places[slot]
    index: i64 = 0
    last = state.monastery_count
    while index < last:
        node = monasteries[index]
        apart = cell - places[node >> 3] + ROW + 1
        if 0 <= apart < 3 * ROW and apart & (ROW - 1) < 3:
            state.sums[node] -= 1
            if not state.sums[node] & OPEN:
                state.enclosed = True
        index += 1
    segment = MONASTERY_OF[state.turned[slot] >> 2]
    if segment >= 0:
        node = slot * SEGMENTS + segment
        state.monasteries[state.monastery_count] = node
        state.monastery_count += 1
        index = 0
        while index < 8:
            if slot_at(state, cell + AROUND[index]) >= 0:
                state.sums[node] -= 1
            index += 1
        if not state.sums[node] & OPEN:
            state.enclosed = True


def forget_complete_monasteries(state: CarcassonneState) -> None:
    """Take the complete ones off the list of monasteries that wait for neighbours; the order stays."""
    monasteries = state.monasteries
    sums = state.sums
    kept: i64 = 0
    index: i64 = 0
    last = state.monastery_count
    while index < last:
        node = monasteries[index]
        if sums[node] & OPEN:
            monasteries[kept] = node
            kept += 1
        index += 1
    state.monastery_count = kept
    state.enclosed = False
