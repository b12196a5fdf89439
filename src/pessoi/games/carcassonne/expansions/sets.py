"""Which sets there are, as bits of ``state.on``.

Each expansion may be on or off by itself (CAR-GEN-01). Any of the 512 combinations is a game of its own.
"""

from typing import Final

from pessoi.games.carcassonne.tiles import SETS

EXPANSIONS: Final[tuple[str, ...]] = SETS[1:]
"""The ids of the expansions, in their order everywhere. A set has the bit ``1 << index`` in ``SETS``."""

INNS: Final = 1 << 1
TRADERS: Final = 1 << 2
FLYING: Final = 1 << 3
MESSENGERS: Final = 1 << 4
FERRIES: Final = 1 << 5
GOLD: Final = 1 << 6
MAGIC: Final = 1 << 7
ROBBERS: Final = 1 << 8
CROPS: Final = 1 << 9

TRACK: Final = MESSENGERS | ROBBERS
"""Sets with which it matters how a figure moves on the score track."""


def mask_of(names: list[str]) -> int:
    """The bits of sets named by their ids."""
    mask = 0
    for name in names:
        mask |= 2 ** SETS.index(name)
    return mask
