"""Rows of games between bots: simulations and matches, their sums and confidence intervals."""

from pessoi.arena.run import run
from pessoi.arena.series import Series
from pessoi.arena.tally import Failure, Tally, interval

__all__ = ["Failure", "Series", "Tally", "interval", "run"]
