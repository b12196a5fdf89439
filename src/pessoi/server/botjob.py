"""One move of a bot, as a job for another process: everything goes in and comes out as plain data."""

import os
import threading
from multiprocessing import parent_process

from pessoi.bots.registry import make_bot
from pessoi.bots.spec import read_spec
from pessoi.core.errors import PessoiError
from pessoi.core.game import Options
from pessoi.core.position import read_position
from pessoi.core.random import Random
from pessoi.core.registry import game, games

NICENESS = 5
"""Searching leaves the processor to those who answer people."""


def prepare() -> None:
    """Make a process ready: it loads the games, steps behind the server and ends with it, however that ends."""
    parent = parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        games()
    except PessoiError:
        return  # a game that can't be loaded has no tables; the others are there


def choose(game_key: str, options: Options, position: bytes, spec: str, seed: int, seconds: float) -> str:
    """The notation of the move that the bot ``spec`` makes in a redacted position; ``seconds`` caps its time."""
    rules = game(game_key)
    state = read_position(rules, position, options)
    bot = make_bot(read_spec(spec), rules, Random(seed), seconds)
    return rules.write_move(bot.choose(state))


def ready() -> bool:
    """A job that does nothing: it wakes a process."""
    return True
