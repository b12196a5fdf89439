"""What the tiles are, as flat arrays for the engine: made once, never changed.

A tile's *number* is its kind; ``number * 4 + rotation`` is a **turned** tile. Directions are 0-3 for north, east,
south and west of the board, and ``d ^ 2`` is the opposite one. A segment's index on its tile is below ``SEGMENTS``.
"""

from itertools import product
from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.carcassonne.tiles import LETTERS, START, TILES

CITY: Final = 0
ROAD: Final = 1
FIELD: Final = 2
MONASTERY: Final = 3

SEGMENTS: Final = 8
"""No tile has more segments; nodes of the board are ``slot * SEGMENTS + segment``."""
MOST_SEATS: Final = 6
MEEPLES: Final = 7
"""Meeples of each seat; the eighth is the score marker (CAR-SET-03)."""

# Figures are numbered by seat and place: ``seat * FIGURES + place``.
FIGURES: Final = 10
"""Places of a seat: seven meeples, then those that only some plays have."""
FIGURE_NAMES: Final = ("meeple", "big", "builder", "pig")
"""The kinds of figures."""
MEEPLE: Final = 0
BIG: Final = 1
BUILDER: Final = 2
PIG: Final = 3
FIRST_PLACE: Final[vec[i64]] = vec[i64]([0, 7, 8, 9])
"""The first place of each kind."""
PLACES: Final[vec[i64]] = vec[i64]([7, 1, 1, 1])
"""So many figures of each kind has a seat."""
FIGURE_KIND: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 1, 2, 3])
"""The kind of the figure at each place."""
FIGURE_WEIGHT: Final[vec[i64]] = vec[i64]([1, 2, 0, 0])
"""What a figure of each kind counts in a majority."""

# One word a feature holds its sums, so that joining two features is one addition: open edges | nodes | pennants |
# segments that raise its value | loose ends | goods of each kind | figures of each seat, by majority weight.
OPEN: Final = 0xFF
"""Bits of the open edges of a road or city, of the missing neighbours of a monastery; a field is always open."""
SIZE: Final = 0x1FF00
"""Bits of the number of nodes."""
ONE_NODE: Final = 0x100
PENNANT_SHIFT: Final = 17
PENNANTS: Final = 0xF
RAISED: Final = 0xE00000
"""Bits of the number of segments that raise the value of a road or city."""
ONE_RAISED: Final = 0x200000
LOOSE: Final = 0x3000000
"""Bits of the number of loose ends of a stretch of road (see ``features``)."""
ONE_LOOSE: Final = 0x1000000
END_SHIFT: Final = 26
"""A road has no goods: from here on it has the indexes of its loose ends, at most two."""
END_BITS: Final = 5
END: Final = 0x1F
ENDS: Final = 0xFFF000000
"""Bits of the loose ends, number and indexes."""
GOODS_SHIFTS: Final[vec[i64]] = vec[i64]([26, 30, 33])
"""Where the number of each kind of goods begins."""
GOODS_MASKS: Final[vec[i64]] = vec[i64]([0xF, 0x7, 0x7])
ALL_GOODS: Final = 0xFFC000000
WEIGHT_SHIFT: Final = 36
"""The weights of the seats begin here, four bits each."""
WEIGHT: Final = 0xF

KINDS: Final[int] = len(TILES)
MOST_TILES: Final[int] = sum(tile.copies for tile in TILES)
"""Tiles of all sets, the start tile included."""
START_TILE: Final[int] = START


def _filled(length: int) -> list[i64]:
    zeros: list[i64] = [0] * length
    return zeros


def _sets() -> vec[i64]:
    sets: list[i64] = [tile.set for tile in TILES]
    return vec[i64](sets)


def _copies() -> vec[i64]:
    copies: list[i64] = [tile.copies - tile.starts for tile in TILES]
    return vec[i64](copies)


def _segment_counts() -> vec[i64]:
    counts: list[i64] = [len(tile.segments) for tile in TILES]
    return vec[i64](counts)


def _segment_kinds() -> vec[i64]:
    kinds = _filled(KINDS * SEGMENTS)
    for number, tile in enumerate(TILES):
        for index, segment in enumerate(tile.segments):
            kinds[number * SEGMENTS + index] = segment.feature
    return vec[i64](kinds)


def _names() -> vec[i64]:
    """Codes of the segments' names: kind | index << 2, the same on every tile."""
    names = _filled(KINDS * SEGMENTS)
    for number, tile in enumerate(TILES):
        for index, segment in enumerate(tile.segments):
            place = 0 if segment.name == "m" else int(segment.name[1:])
            names[number * SEGMENTS + index] = LETTERS.index(segment.name[0]) | place << 2
    return vec[i64](names)


def _fresh() -> vec[i64]:
    """The sums of a segment that is joined with nothing.

    A road that ends on its tile has one open edge (CAR-ROAD-03); a monastery lacks eight neighbours (CAR-MON-01).
    """
    fresh = _filled(KINDS * SEGMENTS)
    for number, tile in enumerate(TILES):
        for index, segment in enumerate(tile.segments):
            missing = len(segment.sides)
            if segment.feature == FIELD:
                missing = 1
            elif segment.feature == MONASTERY:
                missing = 8
            sums = missing | ONE_NODE | segment.pennants << PENNANT_SHIFT
            sums |= ONE_RAISED * segment.raised | ONE_LOOSE * segment.loose
            if segment.goods >= 0:
                sums |= 2 ** int(GOODS_SHIFTS[segment.goods])
            fresh[number * SEGMENTS + index] = sums
    return vec[i64](fresh)


def _monasteries() -> vec[i64]:
    segments: list[i64] = [tile.segment("m") for tile in TILES]
    return vec[i64](segments)


def _feeds() -> vec[i64]:
    """Bit masks of the city segments that a field segment touches (CAR-FIELD-03)."""
    masks = _filled(KINDS * SEGMENTS)
    for number, tile in enumerate(TILES):
        for index, segment in enumerate(tile.segments):
            for city in segment.cities:
                masks[number * SEGMENTS + index] |= 1 << city
    return vec[i64](masks)


def _edge_codes() -> vec[i64]:
    """Two-bit codes of the edges by turned tile and direction."""
    codes = _filled(KINDS * 16)
    for number, tile in enumerate(TILES):
        for rotation in range(4):
            for direction in range(4):
                codes[number * 16 + rotation * 4 + direction] = tile.edges[(direction - rotation) % 4]
    return vec[i64](codes)


def _centres() -> vec[i64]:
    """The road or city segment at a turned tile's edge, -1 at a field."""
    centres: list[i64] = [-1] * (KINDS * 16)
    for number, tile in enumerate(TILES):
        for index, segment in enumerate(tile.segments):
            for side in segment.sides:
                for rotation in range(4):
                    centres[number * 16 + rotation * 4 + (side + rotation) % 4] = index
    return vec[i64](centres)


def _banks(right: int) -> vec[i64]:
    """The field segment on the left (0) or right (1) half of a turned tile's edge, seen from its middle; or -1.

    So land is joined with land, and roads part it (CAR-FIELD-01).
    """
    banks: list[i64] = [-1] * (KINDS * 16)
    for number, tile in enumerate(TILES):
        for index, segment in enumerate(tile.segments):
            for half in segment.halves:
                if half % 2 == right:
                    for rotation in range(4):
                        banks[number * 16 + rotation * 4 + (half // 2 + rotation) % 4] = index
    return vec[i64](banks)


def _fit() -> vec[i64]:
    """By tile and what an empty cell asks (two bits a direction, 0 for anything): the mask of rotations that fit."""
    fit = _filled(KINDS * 256)
    for number, tile in enumerate(TILES):
        for rotation in range(4):
            edges = [tile.edges[(direction - rotation) % 4] << 2 * direction for direction in range(4)]
            for asked in product(*[(0, edge) for edge in edges]):
                fit[number * 256 + sum(asked)] |= 1 << rotation
    return vec[i64](fit)


def _powers() -> vec[i64]:
    powers: list[i64] = [1 << bit for bit in range(60)]
    return vec[i64](powers)


TILE_SET: Final[vec[i64]] = _sets()
"""The set of each tile, index into ``tiles.SETS``."""
COPIES: Final[vec[i64]] = _copies()
SEGMENT_COUNT: Final[vec[i64]] = _segment_counts()
SEGMENT_KIND: Final[vec[i64]] = _segment_kinds()
SEGMENT_NAME: Final[vec[i64]] = _names()
FRESH: Final[vec[i64]] = _fresh()
MONASTERY_OF: Final[vec[i64]] = _monasteries()
FEEDS: Final[vec[i64]] = _feeds()
EDGE: Final[vec[i64]] = _edge_codes()
CENTRE: Final[vec[i64]] = _centres()
LEFT: Final[vec[i64]] = _banks(0)
RIGHT: Final[vec[i64]] = _banks(1)
FIT: Final[vec[i64]] = _fit()
BIT: Final[vec[i64]] = _powers()
"""Powers of two; a literal shifted by an ``i64`` is not safe in compiled code."""
