"""Background work of a worker: kept from the garbage collector, its failures logged, ended with the worker."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

_log = logging.getLogger("pessoi.server")


class Tasks:
    """The running background tasks."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run ``work`` beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("A background task failed", exc_info=task.exception())

    async def stop(self) -> None:
        """Cancel what still runs and wait until it has ended."""
        running = list(self._tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
