"""How moves are packed: the kind in the lowest bits, the rest by kind. ``notation`` gives them their texts.

Nothing in a move depends on the files of a table but the place of a step: the places of own files are numbered from
``OWN_PLACES`` on, since their names aren't known to the notation.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.moves import Field

KIND: Final = 0xF
KIND_BITS: Final = 4

# Chance (section 12)
FIRST_SEAT: Final = 0
"""``first``: seat << 4."""
DRAW: Final = 1
"""``draw``: the colour of a travel card << 4; the field may be hidden (AF-90)."""
MISSION: Final = 2
"""``mission``: letter << 10 | number within the letter, from 0, << 4."""
PAGE: Final = 3
"""``page``: adventure << 4."""
# Actions (section 12)
ACTION: Final = 4
"""``A``, ``B``, ``C``: 0 to 2 << 4 (AF-21)."""
TURN: Final = 5
"""``turn``: the side from which the page is turned << 4 (AF-32)."""
BUY: Final = 6
"""``buy``: side << 4 (AF-34)."""
STEP: Final = 7
"""``step``: place << 4 | card << 10 | paid << 14 (AF-40, AF-46)."""
JOIN: Final = 8
"""``join``: slot << 4 (AF-50)."""
COMPLETE_MISSION: Final = 9
"""``complete 2``: slot << 4 (AF-55)."""
COMPLETE_ADVENTURE: Final = 10
"""``complete N01``: adventure << 4 (AF-60)."""
DONE: Final = 11
"""``done``: the action B or C is over."""
DISCARD_HAND: Final = 12
"""``discard pink``: card << 4 (AF-65)."""
DISCARD_ADVENTURE: Final = 13
"""``discard N01``: adventure << 4 (AF-66)."""

COLOUR: Final = Field(KIND_BITS, 3)
"""The colour of a drawn card, hidden from all but its owner."""

# Cards by number: travel cards of the five colours, helper cards of the five colours, the wild card. It is also the
# order of discards (section 12).
HELPER: Final = 5
WILD: Final = 10
CARDS: Final = 11

OWN_PLACES: Final = 32
PLACE_BITS: Final = 0x3F
CARD_SHIFT: Final = 10
CARD_BITS: Final = 0xF
PAID: Final = 0x4000
LETTER_SHIFT: Final = 10
NUMBER_BITS: Final = 0x3F
LETTERS: Final = 3


def move_of(kind: i64, rest: i64) -> i64:
    """The move of a kind with one number."""
    return kind | rest << KIND_BITS


def step_to(place: i64, card: i64, paid: bool) -> i64:
    """The move that steps to a place with a card."""
    move = STEP | place << KIND_BITS | card << CARD_SHIFT
    return move | PAID if paid else move


def mission_move(letter: i64, number: i64) -> i64:
    """The outcome that turns up a mission."""
    return MISSION | number << KIND_BITS | letter << LETTER_SHIFT
