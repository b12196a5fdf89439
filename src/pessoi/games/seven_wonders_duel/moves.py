"""How moves are packed: the kind in the lowest bits, the rest by kind. ``notation`` gives them their texts."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.moves import Field

KIND: Final = 0xF
KIND_BITS: Final = 4

# Chance (7WD-103)
FIRST_SEAT: Final = 0
"""``first``: seat << 4."""
SET_TOKENS: Final = 1
"""``tokens``: the set of tokens of the board << 4."""
SET_WONDERS: Final = 2
"""``wonders``: the set of Wonders laid out << 4."""
SET_GUILDS: Final = 3
"""``guilds``: the set of places of the Age III structure with guild backs << 4."""
LAY: Final = 4
"""``lay``: card << 4, in the next face-up place."""
REVEAL: Final = 5
"""``reveal``: card << 4, in the next place to be turned up."""
DRAW_TOKENS: Final = 6
"""``draw``: the set of tokens drawn for the Great Library << 4; the field may be hidden."""
# Actions (7WD-101)
PICK: Final = 7
"""``pick``: wonder << 4."""
BEGIN: Final = 8
"""``begin``: seat << 4."""
BUILD: Final = 9
"""``build``: card << 4."""
DISCARD: Final = 10
"""``discard``: card << 4."""
BUILD_WONDER: Final = 11
"""``wonder``: card << 4 | wonder << 11."""
TAKE_TOKEN: Final = 12
"""``token``: token << 4."""
KEEP_TOKEN: Final = 13
"""``keep``: token << 4."""
REVIVE: Final = 14
"""``revive``: card << 4."""
RAZE: Final = 15
"""``raze``: card << 4."""

CARD_BITS: Final = 0x7F
WONDER_SHIFT: Final = 11

DRAWN: Final = Field(KIND_BITS, 10)
"""The tokens drawn for the Great Library, hidden from all but its builder (7WD-57)."""


def move_of(kind: i64, rest: i64) -> i64:
    """The move of a kind with one number."""
    return kind | rest << KIND_BITS


def build_wonder(wonder: i64, card: i64) -> i64:
    """The move that builds a Wonder with a card under it."""
    return BUILD_WONDER | card << KIND_BITS | wonder << WONDER_SHIFT
