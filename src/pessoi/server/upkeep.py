"""What a worker looks after every second: fallen flags, bots without a driver, absent seats, news that got lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from pessoi.core.errors import PessoiError
from pessoi.server import store
from pessoi.server.acts import flag
from pessoi.server.hub import Hub
from pessoi.server.tables import Tables, now_ms

REPEATED_MS = 24 * 3600 * 1000
"""A command may be repeated for so long; later it would be stale anyway, since commands name their version."""
CLEAR_MS = 3600 * 1000
_log = logging.getLogger("pessoi.server")


async def fallen_flags(tables: Tables) -> None:
    """Let seats lose whose time is over."""
    for table_id in await tables.database.read(lambda connection: store.fallen_flags(connection, now_ms())):
        try:
            await tables.change(table_id, flag)
        except PessoiError as error:
            _log.warning("A fallen flag can't be dealt with: %s", error.key)


async def lost_news(tables: Tables, hub: Hub) -> None:
    """Catch up with changes of watched tables that nobody told us."""
    watched = hub.watched()
    if not watched:
        return
    current = await tables.database.read(lambda connection: store.revisions(connection, list(watched)))
    for table_id, revision in watched.items():
        if current.get(table_id, revision) > revision:
            await hub.heard(table_id, current[table_id])


class OldCommands:
    """Answers to commands, kept as long as somebody may still repeat the command."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._cleared = 0

    async def upkeep(self) -> None:
        """Forget the old ones, if it is time."""
        now = now_ms()
        if now - self._cleared < CLEAR_MS:
            return
        self._cleared = now
        await self._tables.database.write(lambda connection: store.forget_commands(connection, now - REPEATED_MS))


async def look_after(seconds: float, duties: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Do all ``duties`` again and again; one that fails is logged and disturbs no other."""
    while True:
        await asyncio.sleep(seconds)
        for duty in duties:
            try:
                await duty()
            except Exception:
                _log.exception("Upkeep failed")
