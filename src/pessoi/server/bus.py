"""How workers tell one another that a table has changed: its id and revision, nothing else.

What was lost on the way doesn't matter: every worker also looks from time to time (``upkeep``).
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
import redis.asyncio
from redis.exceptions import RedisError

Heard = Callable[[str, int], Awaitable[None]]
CHANNEL = "pessoi:tables"
RETRY_SECONDS = 1.0
_log = logging.getLogger("pessoi.server")


class Bus(Protocol):
    """Carries news between workers."""

    kind: str

    async def start(self, heard: Heard) -> None:
        """Begin to listen; ``heard`` is called with what others announce."""
        ...

    async def announce(self, table_id: str, revision: int) -> None:
        """Tell the others."""
        ...

    async def stop(self) -> None:
        """Stop listening."""
        ...


class LoneBus:
    """For a worker that is alone: nobody is told."""

    kind = "memory"

    async def start(self, heard: Heard) -> None:
        """Nothing will be heard."""

    async def announce(self, table_id: str, revision: int) -> None:
        """There is nobody to tell."""

    async def stop(self) -> None:
        """Nothing to stop."""


class RedisBus:
    """One Redis channel for all tables, so that no subscription ever changes while messages fly."""

    kind = "redis"

    def __init__(self, url: str, worker: str) -> None:
        self._redis = redis.asyncio.Redis.from_url(url, health_check_interval=15)
        self._worker = worker
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        """Subscribe, and stay subscribed whatever happens to Redis."""
        subscribed = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, subscribed))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(subscribed.wait(), 5)

    async def _listen(self, heard: Heard, subscribed: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        subscribed.set()
                        if message["type"] == "message":
                            await self._hear(heard, message["data"])
            except (RedisError, OSError) as error:
                _log.warning("Redis doesn't answer: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, heard: Heard, data: bytes) -> None:
        try:
            worker, table_id, revision = msgspec.json.decode(data, type=tuple[str, str, int])
        except msgspec.DecodeError:
            return
        if worker == self._worker:
            return
        try:
            await heard(table_id, revision)
        except Exception:
            _log.exception("News of a table could not be followed")

    async def announce(self, table_id: str, revision: int) -> None:
        """Publish; when Redis doesn't answer, the others find out by looking."""
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode((self._worker, table_id, revision)))
        except (RedisError, OSError) as error:
            _log.warning("Redis doesn't answer: %s", type(error).__name__)

    async def stop(self) -> None:
        """Give the connection back."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
