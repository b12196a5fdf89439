"""What the base asks the expansions while it reckons: answered at once, nothing is changed.

This is one of the two places that ask which expansions are on; the other is ``moments``.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.games.carcassonne.expansions import inns, magic, traders
from pessoi.games.carcassonne.expansions.sets import MAGIC, TRADERS
from pessoi.games.carcassonne.state import CarcassonneState

BONUS_TERM: Final = "pig"
"""What ``field_bonus`` is called in the terms of an award."""
MORE_TERM: Final = "mage"
LESS_TERM: Final = "witch"
"""What ``change`` is called there."""


def factor(kind: i64, complete: bool) -> i64:
    """Points for each tile and pennant of a feature with a segment that raises its value."""
    return inns.factor(kind, complete)


def factor_rule(kind: i64, complete: bool) -> str:
    """The rule of ``factor``."""
    return inns.rule(kind, complete)


def change(state: CarcassonneState, label: i64, value: i64, tiles: i64) -> i64:
    """What becomes of the value of a road or city, last of all."""
    return magic.change(state, label, value, tiles) if state.on & MAGIC else value


def field_bonus(state: CarcassonneState, label: i64, seat: i64) -> i64:
    """Points more for each city of a field, for one seat."""
    return traders.field_bonus(state, label, seat) if state.on & TRADERS else 0


def is_held(state: CarcassonneState, label: i64) -> bool:
    """Whether something stands in a feature that leaves it when it is complete, besides figures of the seats."""
    if not state.on & MAGIC:
        return False
    return magic.stands_in(state, magic.MAGE, label) or magic.stands_in(state, magic.WITCH, label)
