"""The moves of the expansions, packed like those of ``carcassonne.moves``; ``expansions.notation`` gives their texts.

A **spot** is a segment anywhere on the board: name of the segment (its kind | its index << 2) | cell << 5.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.games.carcassonne.moves import KIND_BITS
from pessoi.games.carcassonne.names import name_code
from pessoi.games.carcassonne.state import CarcassonneState

# Chance
ROLL: Final = 5
"""``roll``: how far the machine flies."""
TURN_UP: Final = 6
"""``message``: number of the message, 1 to 8."""
# Actions
FLY: Final = 7
"""``fly``: kind of figure."""
LAND: Final = 8
"""``land``: name of the segment on the target tile."""
SET_FERRY: Final = 9
"""``ferry``: two segments of the tile just placed, the lower first: index of one road | of the other << 3."""
MOVE_FERRY: Final = 10
"""``ferry``: the same | cell << 6."""
GOLD_BESIDE: Final = 11
"""``gold``: cell of the second ingot."""
MOVE_MAGIC: Final = 12
"""``mage``, ``witch``: figure | spot << 1."""
REMOVE_MAGIC: Final = 13
"""``mage off``: figure."""
PUT_ROBBER: Final = 14
"""``robber``: space."""
SCORE_NEXT: Final = 15
"""``score``: spot of the feature's first segment."""
ADVANCE: Final = 16
"""``marker``, ``messenger``: which of the two."""
TAKE_INGOT: Final = 17
"""``take``: cell."""
USE_MESSAGE: Final = 18
"""``effect`` (0) or ``points`` (1)."""
RECALL: Final = 19
"""``return``: kind of figure | spot << 2."""
CHOOSE_CROP: Final = 20
"""``crop``: 1 for A, 2 for B."""
ADD_FIGURE: Final = 21
"""``add``: kind of figure | spot << 2."""
PASS: Final = 22
"""``pass``: nothing, where that is allowed."""

MARKER: Final = 0
MESSENGER: Final = 1
EFFECT: Final = 0
POINTS: Final = 1


def packed(kind: i64, rest: i64) -> i64:
    """The move of a kind with what belongs to it."""
    return kind | rest << KIND_BITS


def spot_of(state: CarcassonneState, node: i64) -> i64:
    """The spot of a node."""
    return name_code(state, node) | state.cell[node >> 3] << 5
