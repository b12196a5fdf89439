"""How moves are packed: the kind in the lowest bits, the rest by kind. ``notation`` gives them their texts."""

from typing import Final

from mypy_extensions import i64

KIND: Final = 0x1F
KIND_BITS: Final = 5

# Chance
FIRST_SEAT: Final = 0
"""``first``: seat."""
DRAW_TILE: Final = 1
"""``draw``: tile."""
# Actions
PLACE_TILE: Final = 2
"""``place``: rotation | cell << 2."""
PLACE_FIGURE: Final = 3
"""``figure``: kind of figure (``tables.FIGURE_NAMES``) | name of the segment << 2 (its kind | its index << 2), on the
tile just placed."""
NO_FIGURE: Final = 4
"""``none``: no figure is placed."""
# The kinds from here on are those of ``expansions.moves``.


def first_seat(seat: i64) -> i64:
    """The move that makes ``seat`` the first player."""
    return FIRST_SEAT | seat << KIND_BITS


def draw_tile(tile: i64) -> i64:
    """The move that draws a tile."""
    return DRAW_TILE | tile << KIND_BITS


def place_tile(cell: i64, rotation: i64) -> i64:
    """The move that places the drawn tile."""
    return PLACE_TILE | rotation << KIND_BITS | cell << KIND_BITS + 2


def place_figure(figure: i64, segment_name: i64) -> i64:
    """The move that places a figure on a segment of the tile just placed."""
    return PLACE_FIGURE | figure << KIND_BITS | segment_name << KIND_BITS + 2
