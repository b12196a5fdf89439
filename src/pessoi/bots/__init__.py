"""Bots: the contract of a game is all that they know.

A bot gets the state redacted for its seat and answers with a move. ``choose`` asks one with plain data from another
process; ``make_bot`` makes one for a loop.
"""

from pessoi.bots.bot import Bot
from pessoi.bots.choice import choose
from pessoi.bots.levels import LEVELS
from pessoi.bots.registry import make_bot
from pessoi.bots.seeds import stream
from pessoi.bots.spec import Spec, read_spec

__all__ = ["LEVELS", "Bot", "Spec", "choose", "make_bot", "read_spec", "stream"]
