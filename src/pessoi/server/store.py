"""What is asked of the database: plain functions of a connection, each part of one transaction."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, Executable, and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pessoi.server import schema
from pessoi.server.rows import ChatRow, EntryRow, SeatRow, TableRow

CHAT_LINES = 300
"""So many of the last chat lines are shown again to whoever comes back."""
MINE, OPEN, WATCHED = 50, 100, 900


Statement = tuple[Executable, Any]
"""A statement and its parameters: a mapping, or a list of them."""


class Conflict(Exception):
    """Somebody else changed the table first: read it again and try once more."""


class Repeated(Exception):
    """A command with this key was carried out before."""


@dataclass(frozen=True)
class Answered:
    """What a command was answered, and the SHA-256 of what it asked."""

    asked: str
    answer: Any


@dataclass
class Stored:
    """Everything that is stored about one table."""

    row: TableRow
    seats: list[SeatRow]
    holders: list[tuple[int, str]]
    entries: list[EntryRow]
    chat: list[ChatRow]
    present: set[int]


_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("id"))
_REVISION = select(schema.tables.c.revision).where(schema.tables.c.id == bindparam("id"))
_SEATS = (
    select(*(schema.seats.c[name] for name in ("number", "kind", "name", "level", "value", "resigned")))
    .where(schema.seats.c.table_id == bindparam("id"))
    .order_by(schema.seats.c.number)
)
_HOLDERS = select(schema.holders.c.seat, schema.holders.c.guest).where(schema.holders.c.table_id == bindparam("id"))
_ENTRIES = (
    select(*(schema.entries.c[name] for name in ("number", "text", "seat", "version", "at")))
    .where(schema.entries.c.table_id == bindparam("id"), schema.entries.c.number >= bindparam("since"))
    .order_by(schema.entries.c.number)
)
_CHAT = (
    select(*(schema.chats.c[name] for name in ("number", "seat", "name", "text", "at")))
    .where(schema.chats.c.table_id == bindparam("id"), schema.chats.c.number >= bindparam("since"))
    .order_by(schema.chats.c.number)
)
_PRESENT = select(schema.presence.c.seat).where(
    schema.presence.c.table_id == bindparam("id"), schema.presence.c.until > bindparam("now")
)
_MUTABLE = [
    column.name
    for column in schema.tables.columns
    if column.name not in ("id", "game", "rules_version", "options", "private", "host", "created", "position")
]
_UPDATE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("old_id"), schema.tables.c.revision == bindparam("old_revision"))
    .values({name: bindparam(name) for name in _MUTABLE})
)
_UPDATE_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("old_id"), schema.seats.c.number == bindparam("old_number"))
    .values({name: bindparam(name) for name in ("kind", "name", "level", "value", "resigned")})
)


def revision(connection: Connection, table_id: str) -> int | None:
    """The table's revision; None when there is no such table."""
    return connection.execute(_REVISION, {"id": table_id}).scalar()


def load(
    connection: Connection, table_id: str, now: int, entries_since: int = 0, chat_since: int | None = None
) -> Stored | None:
    """What is stored about a table; entries and chat lines from the given numbers on. None: no such table."""
    found = connection.execute(_TABLE, {"id": table_id}).mappings().first()
    if found is None:
        return None
    row = TableRow(**found)
    if chat_since is None:
        chat_since = max(0, row.chats - CHAT_LINES)
    return Stored(
        row,
        [SeatRow(*seat) for seat in connection.execute(_SEATS, {"id": table_id})],
        [(seat, guest) for seat, guest in connection.execute(_HOLDERS, {"id": table_id})],
        [EntryRow(*entry) for entry in connection.execute(_ENTRIES, {"id": table_id, "since": entries_since})],
        [ChatRow(*line) for line in connection.execute(_CHAT, {"id": table_id, "since": chat_since})],
        set(connection.execute(_PRESENT, {"id": table_id, "now": now}).scalars()),
    )


@dataclass
class Change:
    """One change of a table: its row as it shall be, and the rows that go with it. All of it is written, or nothing."""

    revision: int
    """The revision that was changed."""
    row: TableRow
    seats: list[SeatRow] = field(default_factory=list)
    """Only those that changed."""
    entries: list[EntryRow] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)
    command: dict[str, Any] | None = None
    also: list[Statement] = field(default_factory=list)

    def write(self, connection: Connection) -> None:
        """Write it. Raises ``Conflict`` when the table has another revision by now, ``Repeated`` when the command
        was carried out before."""
        values = {name: getattr(self.row, name) for name in _MUTABLE}
        written = connection.execute(_UPDATE, {"old_id": self.row.id, "old_revision": self.revision, **values})
        if written.rowcount != 1:
            raise Conflict
        if self.command is not None:
            try:
                connection.execute(INSERT_COMMAND, self.command)
            except IntegrityError as error:
                raise Repeated from error
        try:
            for seat in self.seats:
                connection.execute(_UPDATE_SEAT, _seat_values(self.row.id, seat))
            if self.entries:
                connection.execute(insert(schema.entries), _rows(self.row.id, self.entries))
            if self.chat:
                connection.execute(insert(schema.chats), _rows(self.row.id, self.chat))
            for statement, parameters in self.also:
                connection.execute(statement, parameters)
        except IntegrityError as error:
            raise Conflict from error


def creation(
    row: TableRow, seats: Sequence[SeatRow], holders: Sequence[tuple[int, str]], entries: Sequence[EntryRow]
) -> list[Statement]:
    """What stores a new table."""
    held = [{"table_id": row.id, "seat": seat, "guest": guest} for seat, guest in holders]
    statements: list[Statement] = [
        (insert(schema.tables), asdict(row)),
        (insert(schema.seats), [{"table_id": row.id, **asdict(seat)} for seat in seats]),
        (insert(schema.holders), held),
        (insert(schema.entries), _rows(row.id, entries)),
    ]
    return [(statement, parameters) for statement, parameters in statements if parameters]


def create(connection: Connection, statements: Sequence[Statement]) -> None:
    """Store a new table, by its ``creation``. Raises ``Conflict`` when its id or invitation code is taken."""
    try:
        for statement, parameters in statements:
            connection.execute(statement, parameters)
    except IntegrityError as error:
        raise Conflict from error


def _rows(table_id: str, rows: Sequence[EntryRow] | Sequence[ChatRow]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, **asdict(row)} for row in rows]


def _seat_values(table_id: str, seat: SeatRow) -> dict[str, Any]:
    values = asdict(seat)
    values["old_number"] = values.pop("number")
    return {"old_id": table_id, **values}


# Commands

INSERT_COMMAND = insert(schema.commands)
"""Its unique key is what makes a command happen once."""


def answer_to(connection: Connection, table_id: str, guest: str, key: str) -> Answered | None:
    """The command once carried out with this key, if there was one."""
    commands = schema.commands.c
    found = connection.execute(
        select(commands.asked, commands.answer).where(
            commands.table_id == table_id, commands.guest == guest, commands.key == key
        )
    ).first()
    return None if found is None else Answered(*found)


def forget_commands(connection: Connection, oldest: int) -> None:
    """Forget the commands from before ``oldest``: nobody waits for their answers any more."""
    connection.execute(delete(schema.commands).where(schema.commands.c.at < oldest))


# Guests, seats, links

INSERT_HOLDER = insert(schema.holders)
DELETE_HOLDERS = delete(schema.holders).where(
    schema.holders.c.table_id == bindparam("old_id"), schema.holders.c.seat == bindparam("old_seat")
)
INSERT_LINK = insert(schema.links)
DELETE_LINKS = delete(schema.links).where(
    schema.links.c.table_id == bindparam("old_id"), schema.links.c.seat == bindparam("old_seat")
)


def guest_name(connection: Connection, guest: str) -> str:
    """The name that a guest chose; empty when it chose none."""
    return connection.execute(select(schema.guests.c.name).where(schema.guests.c.id == guest)).scalar() or ""


def name_guest(connection: Connection, guest: str, name: str, now: int) -> None:
    """Store a guest's name."""
    written = connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))
    if written.rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.guests), {"id": guest, "name": name, "created": now})
    except IntegrityError:  # by another tab, at the same moment
        name_guest(connection, guest, name, now)


def linked_seat(connection: Connection, link: str) -> tuple[str, int] | None:
    """Table and seat of a seat link, by the SHA-256 of its secret."""
    found = connection.execute(
        select(schema.links.c.table_id, schema.links.c.seat).where(schema.links.c.id == link)
    ).first()
    return None if found is None else (found[0], found[1])


def table_of_code(connection: Connection, code: str) -> str | None:
    """The id of the table with an invitation code."""
    return connection.execute(select(schema.tables.c.id).where(schema.tables.c.code == code)).scalar()


# Deals promised


def promise_deal(connection: Connection, commitment: str, secret: str, guest: str, now: int, oldest: int) -> None:
    """Keep the secret behind a commitment that a guest was given; those from before ``oldest`` are forgotten."""
    connection.execute(delete(schema.deals).where(schema.deals.c.created < oldest))
    connection.execute(
        insert(schema.deals), {"commitment": commitment, "secret": secret, "guest": guest, "created": now}
    )


def spend_deal(connection: Connection, commitment: str, guest: str) -> str | None:
    """The secret behind a commitment, this one time; None when the guest wasn't given it or has spent it."""
    columns = schema.deals.c
    mine = (columns.commitment == commitment, columns.guest == guest)
    secret = connection.execute(select(columns.secret).where(*mine)).scalar()
    if secret is None or connection.execute(delete(schema.deals).where(*mine)).rowcount != 1:
        return None
    return str(secret)


# Many tables

Listed = tuple[TableRow, list[SeatRow], set[int]]
"""A table, its seats, and those of them that the guest who asked holds."""


def open_tables(connection: Connection, guest: str) -> list[Listed]:
    """The newest tables of the lobby that wait for players."""
    found = connection.execute(
        select(schema.tables)
        .where(schema.tables.c.state == "open", schema.tables.c.private.is_(False))
        .order_by(schema.tables.c.created.desc())
        .limit(OPEN)
    )
    return _listed(connection, [TableRow(**row) for row in found.mappings()], guest)


def tables_of(connection: Connection, guest: str) -> list[Listed]:
    """The tables at which a guest sits, the one that moved last first."""
    held = select(schema.holders.c.table_id).where(schema.holders.c.guest == guest)
    found = connection.execute(
        select(schema.tables).where(schema.tables.c.id.in_(held)).order_by(schema.tables.c.moved.desc()).limit(MINE)
    )
    return _listed(connection, [TableRow(**row) for row in found.mappings()], guest)


def _listed(connection: Connection, rows: list[TableRow], guest: str) -> list[Listed]:
    ids = [row.id for row in rows]
    seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    held: dict[str, set[int]] = {table_id: set() for table_id in ids}
    columns = schema.seats.c
    for table_id, *seat in connection.execute(
        select(columns.table_id, columns.number, columns.kind, columns.name, columns.level, columns.value,
               columns.resigned).where(columns.table_id.in_(ids)).order_by(columns.table_id, columns.number)
    ):  # fmt: skip
        seats[table_id].append(SeatRow(*seat))
    holders = schema.holders.c
    for table_id, number in connection.execute(
        select(holders.table_id, holders.seat).where(and_(holders.table_id.in_(ids), holders.guest == guest))
    ):
        held[table_id].add(number)
    return [(row, seats[row.id], held[row.id]) for row in rows]


def revisions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The revisions of several tables at once."""
    found: dict[str, int] = {}
    columns = schema.tables.c
    for start in range(0, len(table_ids), WATCHED):
        some = table_ids[start : start + WATCHED]
        for table_id, number in connection.execute(select(columns.id, columns.revision).where(columns.id.in_(some))):
            found[table_id] = number
    return found


def fallen_flags(connection: Connection, now: int) -> list[str]:
    """Tables whose seat to move has run out of time."""
    columns = schema.tables.c
    return list(connection.execute(select(columns.id).where(columns.deadline < now).limit(WATCHED)).scalars())


def driverless_bots(connection: Connection, now: int) -> list[str]:
    """Tables that wait for a bot which no worker drives any more."""
    columns = schema.tables.c
    return list(connection.execute(select(columns.id).where(columns.bot_lease < now).limit(WATCHED)).scalars())


def renew_leases(connection: Connection, table_ids: Sequence[str], worker: str, until: int) -> None:
    """Say that a worker still drives the bots of some tables."""
    columns = schema.tables.c
    connection.execute(
        update(schema.tables).where(columns.id.in_(table_ids), columns.bot_worker == worker,
                                    columns.bot_lease.is_not(None)).values(bot_lease=until)
    )  # fmt: skip


# Presence


def arrive(connection: Connection, table_id: str, seat: int, worker: str, until: int) -> None:
    """Say that a seat has a connection at a worker."""
    depart(connection, table_id, seat, worker)
    connection.execute(insert(schema.presence), {"table_id": table_id, "seat": seat, "worker": worker, "until": until})


def depart(connection: Connection, table_id: str, seat: int, worker: str) -> None:
    """Say that a seat has no connection at a worker any more."""
    columns = schema.presence.c
    connection.execute(
        delete(schema.presence).where(columns.table_id == table_id, columns.seat == seat, columns.worker == worker)
    )


def depart_all(connection: Connection, worker: str) -> None:
    """Say that a worker has no connections any more."""
    connection.execute(delete(schema.presence).where(schema.presence.c.worker == worker))


def present(connection: Connection, table_id: str, now: int) -> set[int]:
    """The seats of a table that have a connection at any worker; those who watch are negative numbers."""
    return set(connection.execute(_PRESENT, {"id": table_id, "now": now}).scalars())


def renew_presence(connection: Connection, worker: str, until: int) -> None:
    """Say that the connections of a worker are still there."""
    connection.execute(update(schema.presence).where(schema.presence.c.worker == worker).values(until=until))


def expire_presence(connection: Connection, now: int) -> list[str]:
    """Forget the connections of workers that are gone; the tables where somebody vanished."""
    columns = schema.presence.c
    gone = list(connection.execute(select(columns.table_id).where(columns.until < now).distinct()).scalars())
    if gone:
        connection.execute(delete(schema.presence).where(columns.until < now))
    return gone


def is_there(connection: Connection) -> bool:
    """Whether the database answers and has our tables."""
    connection.execute(select(schema.tables.c.id).limit(1)).first()
    return True
