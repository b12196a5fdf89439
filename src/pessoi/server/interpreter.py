"""How the interpreter runs while it serves: few long pauses, quick turns between its threads."""

import gc
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

COLLECT_SECONDS = 600.0
SWITCH_SECONDS = 0.0005
"""After each statement the database's thread waits until the event loop lets it go on: by default up to 5 ms, which
makes a transaction of four statements take 16 ms on a busy worker instead of 2."""


class Garbage:
    """Python's search for cyclic garbage among all objects, done rarely.

    It takes about a tenth of a second for 200 whole plays in memory, and left to itself it comes at any time. Cycles
    are few here, and nearly all of them die young, which the search among the young finds.
    """

    def __init__(self) -> None:
        self._searched = time.monotonic()

    async def upkeep(self) -> None:
        """Search, if it is time."""
        if time.monotonic() - self._searched > COLLECT_SECONDS:
            self._searched = time.monotonic()
            gc.collect()


@contextmanager
def tuned() -> Iterator[None]:
    """Tune the interpreter, and leave it in the end as it was."""
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    gc.set_threshold(5_000, 20, 1_000_000)
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(interval)
