"""How moves are packed: the kind in the lowest bits, the rest by kind. ``notation`` gives them their texts."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.moves import Field

KIND: Final = 0x1F
KIND_BITS: Final = 5
SEAT_SHIFT: Final = 11
LEVEL_SHIFT: Final = 14
CARD_BITS: Final = 0x3F
SEAT_BITS: Final = 7

# Chance: the rest is a seat, a profession, a VP card or a card.
FIRST: Final = 0
WITH: Final = 1
ROW: Final = 2
DRAW: Final = 3
SHOW: Final = 4
# Actions; the rest is a card unless said otherwise.
DISCARD: Final = 5
DONE: Final = 6
"""Nothing more."""
PLACE: Final = 7
PLAY: Final = 8
"""A card, an opponent (for the Robber) and a level, ``NO_LEVEL`` for no ability."""
BUY: Final = 9
"""A VP card."""
PAY: Final = 10
"""A profession."""
UNDER: Final = 11
TOP: Final = 12
BACK: Final = 13
LEVEL: Final = 14
"""A level, ``NO_LEVEL`` for none."""
FETCH: Final = 15
LAY: Final = 16
HAND: Final = 17
GIVE: Final = 18
"""A card, and an opponent for the Tax Collector."""
FOR: Final = 19
"""A card and its opponent; none for the Weaver."""
CHAPTER: Final = 20
"""A profession, and an opponent if it is one's chapter."""
ENOUGH: Final = 21
"""Nothing more."""
STRIKE: Final = 22
"""A card and its opponent."""
TAKE: Final = 23
"""A card; chance too, for Robber 0."""
USE: Final = 24
"""Nothing more."""
SKIP: Final = 25
"""Nothing more."""
DROP: Final = 26
"""A profession."""
END: Final = 27
"""Nothing more."""
KINDS: Final = 28

CARD: Final = Field(KIND_BITS, 6)
"""The card, hidden from others where it is drawn or put back."""


def move_of(kind: i64, rest: i64) -> i64:
    """The move of a kind with one number."""
    return kind | rest << KIND_BITS


def against(kind: i64, card: i64, opponent: i64) -> i64:
    """A move with a card or profession and an opponent, -1 for none."""
    return kind | card << KIND_BITS | (opponent + 1) << SEAT_SHIFT


def play(card: i64, level: i64, opponent: i64) -> i64:
    """The move that plays a card."""
    return PLAY | card << KIND_BITS | (opponent + 1) << SEAT_SHIFT | level << LEVEL_SHIFT


def card_of(move: i64) -> i64:
    """The card, profession, VP card, seat or level of a move with one number."""
    return move >> KIND_BITS & CARD_BITS


def opponent_of(move: i64) -> i64:
    """The opponent of a move, -1 for none."""
    return (move >> SEAT_SHIFT & SEAT_BITS) - 1


def level_of(move: i64) -> i64:
    """The level of a play."""
    return move >> LEVEL_SHIFT
