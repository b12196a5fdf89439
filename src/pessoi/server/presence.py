"""Who is there: seats with a connection at any worker, and those who watch, under negative numbers.

Each worker writes its own rows and renews them, so that those of a worker that died run out by themselves.
"""

import asyncio
from collections import Counter

from sqlalchemy import Connection

from pessoi.core.errors import PessoiError
from pessoi.server import store
from pessoi.server.tables import Tables, now_ms
from pessoi.server.tasks import Tasks

GRACE_SECONDS = 2.0
"""A reload of the page is no absence."""
LIFE_MS = 30_000
RENEW_MS = 10_000


class Presence:
    """The seats connected at this worker, and the rows that say so."""

    def __init__(self, tables: Tables, tasks: Tasks) -> None:
        self._tables = tables
        self._tasks = tasks
        self._sockets: Counter[tuple[str, int]] = Counter()
        self._renewed = 0

    def changed(self, table_id: str, seats: list[int], by: int) -> None:
        """Sockets of some seats (or of those who watch) came (+1) or went (-1)."""
        for seat in seats:
            key = (table_id, seat)
            self._sockets[key] += by
            if by > 0 and self._sockets[key] == 1:
                self._tasks.start(self._arrive(table_id, seat))
            elif self._sockets[key] <= 0:
                del self._sockets[key]
                self._tasks.start(self._depart(table_id, seat))

    async def _arrive(self, table_id: str, seat: int) -> None:
        until = now_ms() + LIFE_MS
        worker = self._tables.worker
        await self._tables.database.write(lambda connection: store.arrive(connection, table_id, seat, worker, until))
        await self._show(table_id)

    async def _depart(self, table_id: str, seat: int) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        if (table_id, seat) in self._sockets:
            return
        worker = self._tables.worker
        await self._tables.database.write(lambda connection: store.depart(connection, table_id, seat, worker))
        await self._show(table_id)

    async def _show(self, table_id: str) -> None:
        """Tell the table who is there, until it is told: at another worker somebody may come at the same moment."""
        try:
            while not await self._told(table_id):
                pass
        except PessoiError:
            return  # the table can't be read any more; there is nobody to tell

    async def _told(self, table_id: str) -> bool:
        """Whether the table knew already who is there; else it is told."""
        present = await self._tables.database.read(lambda connection: store.present(connection, table_id, now_ms()))
        if await self._tables.look(table_id, lambda table: table.present == present):
            return True
        await self._tables.change(table_id, lambda edit: setattr(edit, "present", present))
        return False

    async def upkeep(self) -> None:
        """Renew our rows and clear away those of workers that are gone; to be called every second or so."""
        now = now_ms()
        if now - self._renewed < RENEW_MS:
            return
        self._renewed = now
        worker = self._tables.worker

        def renew(connection: Connection) -> list[str]:
            store.renew_presence(connection, worker, now + LIFE_MS)
            return store.expire_presence(connection, now)

        for table_id in await self._tables.database.write(renew):
            await self._show(table_id)

    async def stop(self) -> None:
        """Say that everybody here is gone, before the worker ends."""
        worker = self._tables.worker
        await self._tables.database.write(lambda connection: store.depart_all(connection, worker))
