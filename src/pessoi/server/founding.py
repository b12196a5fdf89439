"""New tables: as somebody wishes, once more with the same people, or from an uploaded record."""

import asyncio
from collections.abc import Sequence

from pessoi.bots.levels import LEVELS
from pessoi.core import registry
from pessoi.core.dealer import SECRET_BYTES, commitment
from pessoi.core.errors import Malformed, Unknown
from pessoi.core.game import Document, Game, Json, Options
from pessoi.core.record import Record, replay_record
from pessoi.core.state import CHANCE, OVER
from pessoi.server import store
from pessoi.server.course import begin
from pessoi.server.edit import Edit
from pessoi.server.errors import Refused
from pessoi.server.live import LiveTable
from pessoi.server.requests import NAME_LENGTH, NewTable, clean_text
from pessoi.server.rows import ClockTerms, EntryRow, SeatRow, TableRow
from pessoi.server.store import Conflict, Stored
from pessoi.server.tables import Tables, now_ms
from pessoi.server.tokens import new_code, new_deal, new_table_id, new_value

ATTEMPTS = 8
UPLOADED_UNDOS = 200
"""An uploaded record may hold so many undos: each costs a replay."""

PROMISE_MS = 24 * 3600 * 1000
"""So long a commitment waits for its table."""

Holders = list[tuple[int, str]]


async def found(tables: Tables, guest: str, wish: NewTable, name: str) -> str:
    """Make the table that a guest wishes and give its id. Raises for unknown games, levels and wrong options."""
    game = registry.game(wish.game)
    if "seats" in wish.options:
        raise Malformed("core-options", [Malformed("server-seats-not-an-option")], game=game.key)
    chosen: dict[str, Json] = {"seats": len(wish.seats), **_documents(wish.options)}
    options = dict(game.options_of(chosen))
    seats: list[SeatRow] = []
    holders: Holders = []
    for number, seat in enumerate(wish.seats):
        own = clean_text(seat.name, NAME_LENGTH)
        if seat.kind == "bot":
            if seat.level not in LEVELS:
                raise Unknown("server-unknown-level", level=seat.level, known=list(LEVELS))
            seats.append(SeatRow(number, "bot", own, seat.level, new_value(), None))
        elif seat.kind == "open":
            seats.append(SeatRow(number, "open", "", None, None, None))
        else:
            first = not holders
            value = wish.value if first else None
            seats.append(SeatRow(number, "human", own or (name if first else ""), None, value or new_value(), None))
            holders.append((number, guest))
    clock: ClockTerms | None = None
    if wish.clock is not None:
        clock = {
            "bank_seconds": wish.clock.bank_seconds,
            "increment_seconds": wish.clock.increment_seconds,
        }
    secret = new_deal(SECRET_BYTES)
    if wish.commitment is not None:
        given = wish.commitment
        promised = await tables.database.write(lambda connection: store.spend_deal(connection, given, guest))
        if promised is None:
            raise Refused("server-unknown-commitment", 404)
        secret = bytes.fromhex(promised)
    new = _begun(tables, game, guest, options, seats, holders, clock, wish.private, None, secret)
    new_id = await _insert(tables, new.row, new.seats, holders, new.entries)
    await tables.opened(new_id)
    return new_id


async def promise(tables: Tables, guest: str) -> str:
    """A commitment to a secret deal, for the next table of a guest: so the secret is fixed before the server knows
    the guest's own share."""
    secret, now = new_deal(SECRET_BYTES), now_ms()
    promised = commitment(secret)
    await tables.database.write(
        lambda connection: store.promise_deal(connection, promised, secret.hex(), guest, now, now - PROMISE_MS)
    )
    return promised


async def rematch(tables: Tables, guest: str, table_id: str) -> str:
    """The table on which the same people play once more, the seats moved on by one; the one that is there already,
    if there is. Only for those who sat, and only when it is over."""

    def look(table: LiveTable) -> tuple[TableRow, list[SeatRow], list[set[str]]]:
        if not table.seats_of(guest):
            raise Refused("server-not-seated", 403)
        if table.row.state != "over":
            raise Refused("server-not-over", 409)
        return table.row, table.seats, table.holders

    row, old_seats, old_holders = await tables.look(table_id, look)
    if row.rematch is not None:
        return row.rematch
    game = registry.game(row.game)
    seats: list[SeatRow] = []
    holders: Holders = []
    for number in range(len(old_seats)):
        source = old_seats[(number + 1) % len(old_seats)]
        seats.append(SeatRow(number, source.kind, source.name, source.level, new_value(), None))
        holders += [(number, holder) for holder in old_holders[source.number]]
    options = dict(game.options_of(row.options))
    secret = new_deal(SECRET_BYTES)

    def store_once(edit: Edit) -> str:
        """Store the new table in the transaction that names it: of two who ask at once, one makes it."""
        if edit.row.rematch is None:
            new = _begun(tables, game, guest, options, seats, holders, row.clock, row.private, table_id, secret)
            edit.also += store.creation(new.row, new.seats, holders, new.entries)
            edit.row.rematch = new.row.id
        return edit.row.rematch

    new_id = await tables.change(table_id, store_once)
    await tables.opened(new_id)
    return new_id


async def found_replay(tables: Tables, guest: str, record: Record) -> str:
    """A table that shows an uploaded record. Raises when the record can't be replayed."""
    game = registry.game(record.game)
    if sum(text.startswith("undo ") for text in record.moves) > UPLOADED_UNDOS:
        raise Malformed("server-record-undos", most=UPLOADED_UNDOS)
    most = 2 * game.most_plies(game.options_of(record.options)) + UPLOADED_UNDOS
    if len(record.moves) > most:
        raise Malformed("server-record-long", moves=len(record.moves), most=most)
    play = await asyncio.to_thread(replay_record, record, game)
    now = now_ms()
    fairness = record.fairness
    values = list(fairness.values) if fairness is not None else []
    row = _row(game, guest, dict(play.options), now, private=True)
    row.state, row.to_move, row.result, row.position = "over", OVER, record.result, record.position
    row.version = 1
    row.secret = (fairness.secret or "") if fairness is not None else ""
    row.commitment = fairness.commitment if fairness is not None else ""
    seats = [
        SeatRow(
            number,
            "human",
            clean_text(name, NAME_LENGTH),
            None,
            values[number] if number < len(values) else None,
            None,
        )
        for number, name in enumerate(record.names)
    ]
    entries = [
        EntryRow(number, entry.text(game), CHANCE if entry.is_undo else entry.seat, 1, now)
        for number, entry in enumerate(play.entries)
    ]
    return await _insert(tables, row, seats, [], entries)


def _documents(options: object) -> Document:
    return options  # type: ignore[return-value]


def _row(game: Game, guest: str, options: Document, now: int, private: bool) -> TableRow:
    return TableRow(
        id=new_table_id(), game=game.key, rules_version=game.rules_version, options=options, state="open",
        private=private, host=guest, code=None, created=now, moved=now, revision=1, version=0, to_move=OVER,
        secret="", commitment="", clock=None, left=None, turn_started=now, deadline=None, bot_lease=None,
        bot_worker="", position=None, result=None, undo=None, chats=0, rematch=None, previous=None,
    )  # fmt: skip


def _begun(
    tables: Tables,
    game: Game,
    guest: str,
    options: Options,
    seats: list[SeatRow],
    holders: Holders,
    clock: ClockTerms | None,
    private: bool,
    previous: str | None,
    secret: bytes,
) -> Edit:
    """A new table, begun if no seat is open; nothing is stored yet."""
    now = now_ms()
    row = _row(game, guest, dict(options), now, private)
    row.secret, row.commitment = secret.hex(), commitment(secret)
    row.clock, row.previous, row.code = clock, previous, new_code()
    table = LiveTable(Stored(row, seats, holders, [], [], set()))
    edit = Edit(table, now, tables.worker, tables.lease_ms)
    begin(edit)
    edit.row.revision = 1
    return edit


async def _insert(
    tables: Tables, row: TableRow, seats: Sequence[SeatRow], holders: Holders, entries: Sequence[EntryRow]
) -> str:
    for _ in range(ATTEMPTS):
        try:
            await tables.database.write(lambda c: store.create(c, store.creation(row, seats, holders, entries)))
            return row.id
        except Conflict:
            row.id, row.code = new_table_id(), None if row.code is None else new_code()
    raise Refused("server-busy", 503)
