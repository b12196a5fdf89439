"""Rows of the database as objects: what a worker keeps of a table in memory."""

from dataclasses import dataclass
from typing import Literal, TypedDict

from pessoi.core.game import Document

TableState = Literal["open", "playing", "over"]
SeatKind = Literal["open", "human", "bot"]


class ClockTerms(TypedDict):
    """The time that each seat has: a bank, and an increment after each of its turns."""

    bank_seconds: int
    increment_seconds: int


class UndoRequest(TypedDict):
    """A request to go back to the true ply ``to``, open until every seat in ``waiting`` has agreed."""

    seat: int
    to: int
    waiting: list[int]


@dataclass(slots=True)
class TableRow:
    """A row of ``tables``; the columns are described in ``schema``."""

    id: str
    game: str
    rules_version: int
    options: Document
    state: TableState
    private: bool
    host: str
    code: str | None
    created: int
    moved: int
    revision: int
    version: int
    to_move: int
    secret: str
    commitment: str
    clock: ClockTerms | None
    left: list[int | None] | None
    turn_started: int
    deadline: int | None
    bot_lease: int | None
    bot_worker: str
    position: Document | None
    result: Document | None
    undo: UndoRequest | None
    chats: int
    rematch: str | None
    previous: str | None


@dataclass(slots=True)
class SeatRow:
    """A row of ``seats``."""

    number: int
    kind: SeatKind
    name: str
    level: str | None
    value: str | None
    resigned: str | None

    @property
    def plays_itself(self) -> bool:
        """Whether the server moves for the seat: a bot, or one that gave up."""
        return self.kind == "bot" or self.resigned is not None


@dataclass(slots=True, frozen=True)
class EntryRow:
    """A row of ``entries``."""

    number: int
    text: str
    seat: int
    version: int
    at: int


@dataclass(slots=True, frozen=True)
class ChatRow:
    """A row of ``chats``."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
