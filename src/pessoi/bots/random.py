"""The random bot: any legal move, all equally likely."""

from typing import final

from mypy_extensions import i64

from pessoi.bots.bot import Bot
from pessoi.core.random import Random
from pessoi.core.state import State


@final
class RandomBot(Bot):
    """Plays at random: the measure of the engine's speed, and the zero of every bot's strength."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, looks=False)

    def choose(self, redacted: State) -> i64:
        """Any legal move."""
        return redacted.random_move(self.rng)
