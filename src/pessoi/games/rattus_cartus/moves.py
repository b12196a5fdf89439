"""How moves are packed: the kind of move in the lowest bits, one or two fields above. ``notation`` gives the texts."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.moves import Field

KIND: Final = 0x1F
KIND_BITS: Final = 5

# Chance
FIRST: Final = 0
"""``first``: the seat that starts (RC-16)."""
BUILDING: Final = 1
"""``building``: the building of a class that is in the game (RC-20)."""
CARDS: Final = 2
"""``cards``: class and a set of five of its ten building cards (RC-20)."""
TURN: Final = 3
"""``turn``: the building card turned up (RC-26, RC-27)."""
DRAW: Final = 4
"""``draw``: the kind of the population card drawn; hidden from the others (RC-33)."""
NUN: Final = 5
"""``nun``: place of the nun row and the kind of its card; hidden from the others while somebody looks (RC-32)."""
# Actions
SUPPLY: Final = 6
"""``supply``: row position; hidden while all choose (RC-30)."""
LOOK: Final = 7
"""``look``: place of the nun row (RC-32)."""
ENTER: Final = 8
"""``enter``: row position (RC-36)."""
PLAY_PASS: Final = 9
"""``pass`` (RC-40)."""
LAY: Final = 10
"""``lay``: kind; a hidden step (RC-36)."""
DONE: Final = 11
"""``done``: no more cards are laid or discarded."""
GIVER: Final = 12
"""``giver``: the seat that gives to the taker of the swords (RC-83)."""
GIVE: Final = 13
"""``give``: kind; hidden steps (RC-82, RC-72)."""
RAT_TO: Final = 14
"""``flute``: the seat that takes the rat (RC-84)."""
SPECIAL: Final = 15
BASIC: Final = 16
DECLINE: Final = 17
"""RC-54."""
DROP: Final = 18
"""``drop``: kind, discarded at the Hospital (RC-68)."""
MOVE_KINDS: Final = 19

CARD_FIELD: Final = Field(KIND_BITS, 6)
"""The kind of a card in ``draw``, ``lay``, ``give`` and ``drop``."""
PLACE_FIELD: Final = Field(KIND_BITS, 3)
"""The row position in ``supply``, the place in ``nun``."""
NUN_CARD: Final = Field(KIND_BITS + 3, 6)
"""The kind of a nun card."""
CARD_BITS: Final = 0x3F
PLACE_BITS: Final = 0x7
NUN_SHIFT: Final = 8
SET_SHIFT: Final = 8
SET_BITS: Final = 0x3FF


def move_of(kind: i64, rest: i64) -> i64:
    """The move of a kind with one number."""
    return kind | rest << KIND_BITS


def nun_move(place: i64, card: i64) -> i64:
    """The draw of the nun card in a place."""
    return NUN | place << KIND_BITS | card << NUN_SHIFT


def set_move(class_: i64, chosen: i64) -> i64:
    """The draw of five building cards of a class, as a set of its ten."""
    return CARDS | class_ << KIND_BITS | chosen << SET_SHIFT
