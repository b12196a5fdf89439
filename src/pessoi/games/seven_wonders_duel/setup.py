"""The table before the first move."""

from collections.abc import Mapping

from pessoi.core.state import CHANCE
from pessoi.games.seven_wonders_duel.engine import SevenWondersDuel
from pessoi.games.seven_wonders_duel.state import TOKENS_STEP


def empty_table(options: Mapping[str, object]) -> SevenWondersDuel:
    """A play before its first player is known, for complete options; ``position`` fills it too.

    The pawn stands in the centre, all Military tokens lie on the track (7WD-06), each seat has its coins (7WD-08).
    """
    return SevenWondersDuel(dict(options))


def new(options: Mapping[str, object]) -> SevenWondersDuel:
    """The first player is drawn, or was named (7WD-09)."""
    state = empty_table(options)
    if options["first"] != "random":
        state.first = int(str(options["first"]))
        state.wait(TOKENS_STEP, CHANCE)
    return state
