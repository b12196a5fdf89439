"""One change of a table in the making: copies of its rows that are changed freely and written all at once."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pessoi.core.entry import Entry
from pessoi.server import store
from pessoi.server.rows import ChatRow, EntryRow, SeatRow

if TYPE_CHECKING:
    from pessoi.server.live import LiveTable


class Edit:
    """A change of ``table`` at time ``now`` by ``worker``.

    ``row``, ``seats`` and ``holders`` are copies. The play is changed in place: whoever gives an edit up after that
    must forget the table, which is then read from the database again.
    """

    def __init__(self, table: "LiveTable", now: int, worker: str, lease: int) -> None:
        self.table = table
        self.play = table.play
        self.now = now
        self.worker = worker
        self.lease = lease
        self.row = replace(table.row, revision=table.row.revision + 1)
        self.seats = [replace(seat) for seat in table.seats]
        self.holders = [set(guests) for guests in table.holders]
        self.present = set(table.present)
        self.entries: list[EntryRow] = []
        self.chat: list[ChatRow] = []
        self.command: dict[str, Any] | None = None
        self.also: list[store.Statement] = []

    def step(self) -> None:
        """Begin a step of the play: what is recorded from now on has the next version."""
        self.row.version += 1
        self.row.moved = self.now
        self.row.undo = None

    def record(self, entries: Sequence[Entry], seat: int | None = None) -> None:
        """Store entries that were just added to the play; ``seat`` is who took back, for an undo."""
        number = len(self.play.entries) - len(entries)
        for entry in entries:
            by = entry.seat if seat is None else seat
            text = entry.text(self.play.game)
            self.entries.append(EntryRow(number, text, by, self.row.version, self.now))
            number += 1

    def hold(self, seat: int, guest: str) -> None:
        """Give a seat to a guest too."""
        if guest not in self.holders[seat]:
            self.holders[seat].add(guest)
            self.also.append(
                (store.INSERT_HOLDER, {"table_id": self.row.id, "seat": seat, "guest": guest}),
            )

    def vacate(self, seat: int) -> None:
        """Take a seat from all who hold it, its links included."""
        self.holders[seat].clear()
        self.also.append((store.DELETE_HOLDERS, {"old_id": self.row.id, "old_seat": seat}))
        self.also.append((store.DELETE_LINKS, {"old_id": self.row.id, "old_seat": seat}))

    def answered(self, guest: str, key: str, asked: str, answer: object) -> None:
        """Store the answer to a command, so that the same command again gets the same answer; ``asked`` is its
        SHA-256."""
        self.command = {
            "table_id": self.row.id,
            "guest": guest,
            "key": key,
            "asked": asked,
            "answer": answer,
            "at": self.now,
        }

    def change(self) -> store.Change:
        """What is to be written."""
        return store.Change(
            revision=self.table.row.revision,
            row=self.row,
            seats=[new for new, old in zip(self.seats, self.table.seats, strict=True) if new != old],
            entries=self.entries,
            chat=self.chat,
            command=self.command,
            also=self.also,
        )

    def held_by(self, guest: str) -> list[SeatRow]:
        """The seats that a guest holds."""
        return [seat for seat in self.seats if guest in self.holders[seat.number]]
