"""How moves are packed: the kind in the lowest bits, the rest by kind. ``notation`` gives them their texts."""

from typing import Final

from mypy_extensions import i64

KIND: Final = 0xF
KIND_BITS: Final = 4

# Chance
FIRST_SEAT: Final = 0
"""``first``: seat << 4."""
DRAW_TILE: Final = 1
"""``draw``: tile << 4."""
# Actions
PLACE_TILE: Final = 2
"""``place``: rotation << 4 | cell << 6."""
PLACE_FIGURE: Final = 3
"""``figure``: figure << 4 | name of the segment << 8 (its kind | its index << 2, on the tile just placed)."""
NO_FIGURE: Final = 4
"""``none``: no figure is placed."""

MEEPLE: Final = 0
"""The figures that may be placed."""


def first_seat(seat: i64) -> i64:
    """The move that makes ``seat`` the first player."""
    return FIRST_SEAT | seat << KIND_BITS


def draw_tile(tile: i64) -> i64:
    """The move that draws a tile."""
    return DRAW_TILE | tile << KIND_BITS


def place_tile(cell: i64, rotation: i64) -> i64:
    """The move that places the drawn tile."""
    return PLACE_TILE | rotation << 4 | cell << 6


def place_figure(figure: i64, segment_name: i64) -> i64:
    """The move that places a figure on a segment of the tile just placed."""
    return PLACE_FIGURE | figure << 4 | segment_name << 8
