"""The processes in which bots think: how one begins and ends. What it is asked is ``pessoi.bots.choose``."""

import os
import threading
from multiprocessing import parent_process

from pessoi.core.errors import PessoiError
from pessoi.core.registry import games

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


def ready() -> bool:
    """A job that does nothing: it wakes a process."""
    return True
