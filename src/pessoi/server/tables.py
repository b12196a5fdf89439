"""The tables of a worker: found in memory or read from the database, changed by one transaction at a time."""

import hashlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from pessoi.core.errors import PessoiError
from pessoi.server import store
from pessoi.server.database import Database
from pessoi.server.edit import Edit
from pessoi.server.errors import Refused, unknown_table
from pessoi.server.live import LiveTable
from pessoi.server.requests import Command

T = TypeVar("T")
ATTEMPTS = 12
_ID_LENGTH = 16


def now_ms() -> int:
    """The time in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


class Tables:
    """All tables, by id. Those used last are in memory.

    ``listeners`` are called, under the table's lock, after every change that this worker makes or hears of;
    ``announce`` after those that it makes.
    """

    def __init__(self, database: Database, worker: str, capacity: int, lease_ms: int) -> None:
        self.database = database
        self.worker = worker
        self.lease_ms = lease_ms
        self._capacity = capacity
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self.listeners: list[Callable[[LiveTable], None]] = []
        self.announce: Callable[[str, int], Awaitable[None]] = _nobody

    async def get(self, table_id: str) -> LiveTable:
        """The table as this worker knows it. Raises ``Refused`` when there is none."""
        known = self._live.get(table_id)
        if known is not None:
            self._live.move_to_end(table_id)
            return known
        if not 0 < len(table_id) <= _ID_LENGTH or not table_id.isascii() or not table_id.isalnum():
            raise unknown_table(table_id)
        stored = await self.database.read(lambda connection: store.load(connection, table_id, now_ms()))
        if stored is None:
            raise unknown_table(table_id)
        known = self._live.get(table_id)  # somebody may have been quicker
        if known is None:
            known = self._live[table_id] = LiveTable(stored)
            while len(self._live) > self._capacity:
                self._live.popitem(last=False)[1].forgotten = True
        return known

    def forget(self, table: LiveTable) -> None:
        """Drop what is known about a table: the next who asks reads it from the database."""
        table.forgotten = True
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]

    async def look(self, table_id: str, use: Callable[[LiveTable], T]) -> T:
        """What ``use`` makes of a table that nobody changes meanwhile."""
        while True:
            table = await self.get(table_id)
            async with table.lock:
                if not table.forgotten:
                    return use(table)

    async def change(self, table_id: str, act: Callable[[Edit], T]) -> T:
        """Let ``act`` change a table and commit that. Whatever ``act`` raises leaves everything as it was.

        When another worker was quicker, the table is read again and ``act`` called once more.
        """
        for _ in range(ATTEMPTS):
            table = await self.get(table_id)
            async with table.lock:
                if table.forgotten:
                    continue
                try:
                    answer = await self._try(table, act)
                except store.Conflict:
                    continue
                except PessoiError:
                    # Our own table may only be behind; with news the act may be right, or wrong for another reason.
                    if not await self._is_behind(table):
                        raise
                    self.forget(table)
                    continue
                self._changed(table)
            await self.announce(table_id, table.row.revision)
            return answer
        raise Refused("server-busy", 503)

    async def command(self, table_id: str, guest: str, command: Command, act: Callable[[Edit], T]) -> T:
        """``change``, but only once for each key of a guest: the same command again does nothing and answers the
        same. Raises ``Refused`` for another command with a key that was used."""
        asked = hashlib.sha256(type(command).__name__.encode() + msgspec.json.encode(command)).hexdigest()

        def act_once(edit: Edit) -> T:
            answer = act(edit)
            edit.answered(guest, command.key, asked, answer)
            return answer

        try:
            return await self.change(table_id, act_once)
        except (store.Repeated, PessoiError):
            known = await self.database.read(
                lambda connection: store.answer_to(connection, table_id, guest, command.key)
            )
            if known is None:
                raise
            if known.asked not in (asked, ""):
                raise Refused("server-key-used", 409, command=command.key) from None
            answer: T = known.answer
            return answer

    async def _try(self, table: LiveTable, act: Callable[[Edit], T]) -> T:
        entries = len(table.play.entries)
        edit = Edit(table, now_ms(), self.worker, self.lease_ms)
        try:
            answer = act(edit)
        except BaseException:
            if len(table.play.entries) != entries:
                self.forget(table)
            raise
        change = edit.change()
        try:
            await self.database.write(change.write)
        except BaseException:
            self.forget(table)  # whatever was written, the database knows
            raise
        table.settle(edit)
        return answer

    async def _is_behind(self, table: LiveTable) -> bool:
        revision = await self.database.read(lambda connection: store.revision(connection, table.row.id))
        return revision != table.row.revision

    async def news(self, table_id: str, revision: int | None = None) -> None:
        """Another worker has changed a table, to ``revision`` as far as is known: catch up, if we know the table."""
        table = self._live.get(table_id)
        if table is None or (revision is not None and table.row.revision >= revision):
            return
        async with table.lock:
            if table.forgotten or (revision is not None and table.row.revision >= revision):
                return
            since, lines = len(table.play.entries), table.row.chats
            stored = await self.database.read(
                lambda connection: store.load(connection, table_id, now_ms(), since, lines)
            )
            if stored is None:
                self.forget(table)
                return
            try:
                table.follow(stored)
            except BaseException:
                self.forget(table)
                raise
            self._changed(table)

    async def opened(self, table_id: str) -> None:
        """A table was made: whoever listens (its bots) learns of it."""
        table = await self.get(table_id)
        async with table.lock:
            self._changed(table)

    def _changed(self, table: LiveTable) -> None:
        for listener in self.listeners:
            listener(table)

    def known(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(table_id)


async def _nobody(table_id: str, revision: int) -> None:
    return
