"""The policy of playouts: a few placements at random, the best by a quick look at what it touches; then the figure
by a guess at what it will bring. It costs a few times a random move and plays far better."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.random import Random
from pessoi.games.carcassonne.board import STEPS, asked_at, slot_at
from pessoi.games.carcassonne.figures import heaviest, weight_of
from pessoi.games.carcassonne.legal import random_move
from pessoi.games.carcassonne.moves import KIND_BITS, NO_FIGURE, place_figure, place_tile
from pessoi.games.carcassonne.state import FIGURE, PLACE, ROW, CarcassonneState
from pessoi.games.carcassonne.tables import (
    CENTRE,
    CITY,
    FEEDS,
    FIELD,
    FIGURES,
    FIT,
    FRESH,
    MEEPLE,
    MEEPLES,
    MONASTERY,
    ONE_NODE,
    OPEN,
    PENNANT_SHIFT,
    PENNANTS,
    SEGMENT_KIND,
    SEGMENT_NAME,
    SEGMENTS,
    SIZE,
)

SAMPLES: Final = 2
"""Random placements that are looked at."""
TARGETS: Final = 6
"""Placements at own unfinished features that are looked at."""
REACH: Final = 4
"""Segments of a feature that are searched for an open edge."""
MEEPLE_CHOICES: Final = 0xFF
"""Bits of ``choices`` for meeples."""
HOME_WORTH: Final = 2
"""Points that a meeple which comes home is worth."""
FEW_TILES: Final = 14
"""With so few tiles left for each seat a meeple in supply is worth less with every turn."""


def playout_move(state: CarcassonneState, rng: Random) -> i64:
    """A move of whoever is to move, chance by its odds."""
    step = state.step()
    if step == PLACE:
        return _placement(state, rng)
    if step == FIGURE:
        return _figure(state, rng)
    return random_move(state, rng)


def _placement(state: CarcassonneState, rng: Random) -> i64:
    """The best of some random placements and some beside the seat's own unfinished features."""
    best = random_move(state, rng)
    most = _gain(state, best)
    sample: i64 = 1
    while sample < SAMPLES + TARGETS:
        move = random_move(state, rng) if sample < SAMPLES else _beside_own(state, rng)
        if move >= 0 and move != best:
            gain = _gain(state, move)
            if gain > most:
                most = gain
                best = move
        sample += 1
    return best


def _beside_own(state: CarcassonneState, rng: Random) -> i64:
    """A placement of the drawn tile at an open edge of a feature that one of the seat's figures holds, or -1."""
    node = state.figures[state.active * FIGURES + rng.below(MEEPLES)]
    if node < 0 or not state.sums[state.label[node]] & OPEN:
        return -1
    steps: i64 = 0
    while steps < REACH:
        turned = state.turned[node >> 3]
        segment = node & 7
        direction: i64 = 0
        while direction < 4:
            if CENTRE[turned * 4 + direction] == segment:
                cell = state.cell[node >> 3] + STEPS[direction]
                asked = asked_at(state, cell)
                if asked >= 0:
                    rotations = FIT[state.drawn * 256 + asked]
                    if rotations:
                        rotation = rng.below(4)
                        while not rotations >> rotation & 1:
                            rotation = rotation + 1 & 3
                        return place_tile(cell, rotation)
            direction += 1
        node = state.ring[node]
        steps += 1
    return -1


def _gain(state: CarcassonneState, move: i64) -> i64:
    """What the seat to move gains by a placement, roughly: its own features grow and close, not those of others."""
    turned = state.drawn * 4 + (move >> KIND_BITS & 3)
    cell = move >> KIND_BITS + 2
    total: i64 = 0
    direction: i64 = 0
    while direction < 4:
        segment = CENTRE[turned * 4 + direction]
        if segment >= 0:
            slot = slot_at(state, cell + STEPS[direction])
            if slot >= 0:
                node = slot * SEGMENTS + CENTRE[state.turned[slot] * 4 + (direction ^ 2)]
                edges = FRESH[(turned >> 2) * SEGMENTS + segment] & OPEN
                kind = SEGMENT_KIND[(turned >> 2) * SEGMENTS + segment]
                total += _touch(state, state.sums[state.label[node]], edges, kind)
        direction += 1
    index: i64 = 0
    while index < state.monastery_count:
        node = state.monasteries[index]
        apart = cell - state.cell[node >> 3] + ROW + 1
        if 0 <= apart < 3 * ROW and apart & (ROW - 1) < 3:
            total += _share(state, state.sums[node], 1)
        index += 1
    return total


def _touch(state: CarcassonneState, sums: i64, edges: i64, kind: i64) -> i64:
    """The gain where a segment with so many edges meets a road or city."""
    value: i64 = 1
    if (sums & OPEN) + edges == 2:
        value = 1 + HOME_WORTH
        if kind == CITY:
            value += (sums & SIZE) // ONE_NODE + (sums >> PENNANT_SHIFT & PENNANTS) + 1
    elif kind == CITY and edges > 2:
        value = 0
    return _share(state, sums, value)


def _share(state: CarcassonneState, sums: i64, value: i64) -> i64:
    """``value`` for those who hold a feature: plus for the seat to move, minus for others, 0 if it is free."""
    most = heaviest(sums)
    if most == 0:
        return 0
    return value if weight_of(sums, state.active) == most else -value


def _figure(state: CarcassonneState, rng: Random) -> i64:
    """The segment that promises most beyond the worth of a meeple in supply, or none."""
    mask = state.choices & MEEPLE_CHOICES
    slot = state.placed - 1
    segment = (state.turned[slot] >> 2) * SEGMENTS
    node = slot * SEGMENTS
    turns = state.pile // state.seats
    best = NO_FIGURE
    most: i64 = 2 * HOME_WORTH if state.supply[state.active] < 3 else HOME_WORTH
    if turns < FEW_TILES:
        most = most * turns // FEW_TILES
    while mask:
        if mask & 1:
            promise = _promise(state, node, segment, turns) + rng.below(3) - 1
            if promise > most:
                most = promise
                best = place_figure(MEEPLE, SEGMENT_NAME[segment])
        mask >>= 1
        segment += 1
        node += 1
    return best


def _promise(state: CarcassonneState, node: i64, segment: i64, turns: i64) -> i64:
    """The points that a meeple on a free segment may bring, one that comes home soon counted with it."""
    sums = state.sums[state.label[node]]
    kind = SEGMENT_KIND[segment]
    missing = sums & OPEN
    size = (sums & SIZE) // ONE_NODE
    if kind == MONASTERY:
        return 9 - missing // 3 + HOME_WORTH if turns > 8 else 9 - missing
    if kind == FIELD:
        return _farm(state, node, segment)
    if kind == CITY:
        size += sums >> PENNANT_SHIFT & PENNANTS
        if missing == 0:
            return 2 * size + 2 * HOME_WORTH
        return 2 * size + HOME_WORTH if missing <= 2 and turns > 4 else size
    if missing == 0:
        return size + 2 * HOME_WORTH
    return size + HOME_WORTH if turns > 2 else size


def _farm(state: CarcassonneState, node: i64, segment: i64) -> i64:
    """Three points for each completed city that this one segment touches."""
    cities = FEEDS[segment]
    city = node & ~7
    total: i64 = 0
    while cities:
        if cities & 1 and not state.sums[state.label[city]] & OPEN:
            total += 3
        cities >>= 1
        city += 1
    return total
