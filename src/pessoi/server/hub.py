"""The sockets of a worker: who watches which table, and what each is sent when something changes."""

import asyncio
from collections import Counter
from collections.abc import Callable
from hashlib import sha256

from pessoi.server import messages
from pessoi.server.errors import Refused
from pessoi.server.live import LiveTable
from pessoi.server.settings import Limits
from pessoi.server.tables import Tables

SLOW = None
"""In a socket's queue: it was too slow and is to be closed."""


def watcher(guest: str) -> int:
    """The place of a guest that watches without a seat: a negative number, the same for all its connections."""
    return -1 - int.from_bytes(sha256(guest.encode()).digest()[:4]) % 2**31


class Socket:
    """One connection: the texts that wait to be sent, and what its other end knows."""

    def __init__(self, guest: str, address: str, table_id: str, most: int) -> None:
        self.guest = guest
        self.address = address
        self.table_id = table_id
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.mine: list[int] = []
        self.watcher = watcher(guest)
        self.viewer = 0
        self.version = 0
        self._most = most

    @property
    def places(self) -> list[int]:
        """Where this socket makes somebody present: at its seats, or among those who watch."""
        return self.mine or [self.watcher]

    def send(self, text: str) -> None:
        """Queue a text; a socket that doesn't read is given up."""
        if self.queue.qsize() >= self._most:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(SLOW)
        else:
            self.queue.put_nowait(text)


class Channel:
    """The sockets at one table, and what they were told last."""

    def __init__(self, table: LiveTable) -> None:
        self.sockets: set[Socket] = set()
        self.note(table)

    def note(self, table: LiveTable) -> None:
        """Remember what the sockets know now."""
        self.revision = table.row.revision
        self.version = table.row.version
        self.chats = table.row.chats
        self.undo = table.row.undo
        self.info = messages.table_info(table, "")


class Hub:
    """All sockets of this worker, by table."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits
        self._channels: dict[str, Channel] = {}
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._count = 0
        self.seats_changed: Callable[[str, list[int], int], None] = lambda table_id, seats, by: None
        """Told when sockets of seats (or, negative, of those who watch) come (+1) and go (-1)."""
        tables.listeners.append(self.changed)

    async def join(self, table_id: str, guest: str, address: str, since: int | None) -> Socket:
        """Open a socket at a table, its welcome already waiting. Raises ``Refused``."""
        if (
            self._guests[guest] >= self._limits.sockets_of_guest
            or self._addresses[address] >= self._limits.sockets_of_address
            or self._count >= self._limits.sockets
        ):
            raise Refused("server-too-many-connections", 429)
        socket = Socket(guest, address, table_id, self._limits.queued_messages)

        def enter(table: LiveTable) -> None:
            self.changed(table)  # whoever is there already learns first what this one is about to be told
            socket.mine = table.seats_of(guest)
            socket.viewer = table.viewer(socket.mine)
            socket.version = table.row.version
            socket.send(messages.encode(messages.welcome(table, guest, since)))
            channel = self._channels.get(table_id)
            if channel is None:
                channel = self._channels[table_id] = Channel(table)
            channel.sockets.add(socket)

        self._count_in(socket, +1)  # before anything is awaited: many may come at once
        try:
            await self._tables.news(table_id)
            await self._tables.look(table_id, enter)
        except BaseException:
            self._count_in(socket, -1)
            raise
        self.seats_changed(table_id, socket.places, +1)
        return socket

    def _count_in(self, socket: Socket, by: int) -> None:
        for counter, key in ((self._guests, socket.guest), (self._addresses, socket.address)):
            counter[key] += by
            if counter[key] <= 0:
                del counter[key]
        self._count += by

    def leave(self, socket: Socket) -> None:
        """Take a socket out."""
        channel = self._channels.get(socket.table_id)
        if channel is None or socket not in channel.sockets:
            return
        channel.sockets.discard(socket)
        if not channel.sockets:
            del self._channels[socket.table_id]
        self._count_in(socket, -1)
        self.seats_changed(socket.table_id, socket.places, -1)

    async def heard(self, table_id: str, revision: int) -> None:
        """Another worker has changed a table."""
        channel = self._channels.get(table_id)
        if channel is None:
            await self._tables.news(table_id, revision)
        elif channel.revision < revision:
            await self._tables.get(table_id)  # it may have been dropped from memory
            await self._tables.news(table_id)

    def watched(self) -> dict[str, int]:
        """The tables with sockets here, and the revision that these were told last."""
        return {table_id: channel.revision for table_id, channel in self._channels.items()}

    def changed(self, table: LiveTable) -> None:
        """Tell everybody at a table what has changed since they were told last."""
        channel = self._channels.get(table.row.id)
        if channel is None or table.row.revision <= channel.revision:
            return
        info = messages.table_info(table, "")
        play_changed = table.row.version > channel.version
        # What rises with every step comes with the moves; everything else makes a new table message.
        face_changed = {**info, "version": 0} != {**channel.info, "version": 0}
        chat = table.chat[channel.chats - table.row.chats :] if table.row.chats > channel.chats else []
        undo_changed = table.row.undo != channel.undo and not play_changed
        written: dict[int, str] = {}
        for socket in channel.sockets:
            mine = table.seats_of(socket.guest)
            if face_changed or mine != socket.mine:
                self._tell_table(table, socket, mine)
            if play_changed or socket.viewer != table.viewer(mine):
                socket.send(self._moves(table, socket, written))
            elif undo_changed:
                undo = messages.undo_state(table, socket.viewer)
                socket.send(messages.encode({"type": "undo", "undo": undo}))
            if chat:
                socket.send(messages.encode({"type": "chat", "chat": messages.chat_lines(chat)}))
        channel.note(table)

    def _tell_table(self, table: LiveTable, socket: Socket, mine: list[int]) -> None:
        if mine != socket.mine:
            before, socket.mine = socket.places, mine
            self.seats_changed(socket.table_id, [place for place in socket.places if place not in before], +1)
            self.seats_changed(socket.table_id, [place for place in before if place not in socket.places], -1)
        info = messages.table_info(table, socket.guest)
        socket.send(messages.encode({"type": "table", "table": info, "seats": mine}))

    def _moves(self, table: LiveTable, socket: Socket, written: dict[int, str]) -> str:
        viewer = table.viewer(socket.mine)
        # Another pair of eyes has seen another log; in open games all logs are the same.
        whole = viewer != socket.viewer and bool(table.game.hidden_kinds)
        usual = not whole and socket.version == self._channels[table.row.id].version
        text = written.get(viewer) if usual else None
        if text is None:
            text = messages.encode(messages.moves(table, viewer, socket.version, whole))
            if usual:
                written[viewer] = text
        socket.viewer, socket.version = viewer, table.row.version
        return text
