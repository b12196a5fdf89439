"""A table as a worker holds it in memory: its rows, and the play rebuilt from its entries. A cache, never the truth."""

import asyncio
from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from pessoi.core import registry
from pessoi.core.dealer import Dealer, FairDealer
from pessoi.core.errors import PessoiError
from pessoi.core.game import Document, Game
from pessoi.core.play import Play, play_entry
from pessoi.core.state import NOTHING, SPECTATOR
from pessoi.core.view import SeenEntry, legal_moves, seen_entries, view
from pessoi.server.answers import EntryInfo, LegalMove
from pessoi.server.edit import Edit
from pessoi.server.errors import Refused
from pessoi.server.rows import ChatRow, SeatRow, TableRow
from pessoi.server.store import CHAT_LINES, Stored


class Log:
    """The entries of a play as one seat (or a spectator) sees them, written out once, and the version of each."""

    def __init__(self) -> None:
        self.entries: list[msgspec.Raw] = []
        self.versions: list[int] = []
        self.read = 0
        """So many of the play's entries are taken in."""

    def since(self, version: int) -> list[msgspec.Raw]:
        """What came after ``version``."""
        return self.entries[bisect_right(self.versions, version) :]


class LiveTable:
    """One table in memory. ``lock`` is held by whoever changes it or looks into its play."""

    def __init__(self, stored: Stored) -> None:
        """Rebuild the play of a stored table. Raises ``Refused`` when its game or rules version isn't at hand."""
        self.lock = asyncio.Lock()
        self.forgotten = False
        self.row: TableRow = stored.row
        self.game = game_of(stored.row)
        self.play = new_play(self.game, stored.row)
        self._made: list[tuple[int, int]] = []  # by entry: who made it, at which version
        self._logs: dict[int, Log] = {}
        self._shown: dict[int, tuple[int, msgspec.Raw, msgspec.Raw]] = {}
        self.chat: list[ChatRow] = []
        self.seats: list[SeatRow] = []
        self.holders: list[set[str]] = []
        self.present: set[int] = set()
        self.follow(stored)

    def follow(self, stored: Stored) -> None:
        """Take in what was stored since: ``stored`` holds the entries and chat lines that the table hasn't."""
        self.row = stored.row
        self.seats = stored.seats
        self.holders = [set() for _ in stored.seats]
        for seat, guest in stored.holders:
            self.holders[seat].add(guest)
        self.present = stored.present
        self.chat = (self.chat + stored.chat)[-CHAT_LINES:]
        self.play.dealer = dealer_of(self.row, self.seats)
        for entry in stored.entries:
            try:
                play_entry(self.play, entry.text)
            except PessoiError as error:
                raise Refused("server-table-broken", 409, table=self.row.id) from error
            self._made.append((entry.seat, entry.version))

    def settle(self, edit: Edit) -> None:
        """Take over an edit that was committed."""
        self.row, self.seats, self.holders = edit.row, edit.seats, edit.holders
        self.present = edit.present
        self.chat = (self.chat + edit.chat)[-CHAT_LINES:]
        self._made += [(entry.seat, entry.version) for entry in edit.entries]

    # Who sits where

    def seats_of(self, guest: str) -> list[int]:
        """The numbers of the seats that a guest holds."""
        return [number for number, guests in enumerate(self.holders) if guest in guests]

    def viewer(self, mine: Sequence[int]) -> int:
        """The seat by whose eyes somebody with the seats ``mine`` sees: the one to move, else the one that moved
        last, else the first; ``SPECTATOR`` without a seat."""
        if not mine:
            return SPECTATOR
        if self.play.state.to_move in mine:
            return self.play.state.to_move
        for entry in reversed(self.play.line):
            if entry.seat in mine:
                return entry.seat
        return mine[0]

    # What is shown

    def shown(self, viewer: int) -> tuple[msgspec.Raw, msgspec.Raw]:
        """View and legal moves of a seat (or a spectator) as JSON, written out once a version."""
        known = self._shown.get(viewer)
        if known is None or known[0] != self.row.version:
            state = self.play.state
            moves: list[LegalMove] = []
            if self.row.state == "playing" and viewer >= 0 and not self.seats[viewer].plays_itself:
                moves = with_fields(legal_moves(self.game, state, viewer))
            known = (self.row.version, raw(view(self.game, state, viewer)), raw(moves))
            self._shown[viewer] = known
        return known[1], known[2]

    def seen_ply(self, ply: int, viewer: int) -> int:
        """A true ply as ``viewer`` counts it."""
        if not self.game.hidden_kinds:
            return ply
        return sum(entry.mask_for(viewer) != NOTHING for entry in self.play.line[:ply])

    def true_ply(self, ply: int, viewer: int) -> int:
        """The true ply of a ply as ``viewer`` counts it, hidden steps after it included."""
        if not self.game.hidden_kinds:
            return ply
        true = len(self.play.line)
        while self.seen_ply(true, viewer) > ply:
            true -= 1
        return true

    def log(self, viewer: int) -> Log:
        """The log as a seat (or a spectator) sees it; one for all in games of open information."""
        audience = viewer if self.game.hidden_kinds else SPECTATOR
        log = self._logs.setdefault(audience, Log())
        if log.read < len(self.play.entries):
            for entry in seen_entries(self.game, self.play.entries, audience, len(log.entries)):
                log.entries.append(raw(self.entry_document(entry)))
                log.versions.append(self._made[entry.index][1])
            log.read = len(self.play.entries)
        return log

    def entry_at(self, ply: int, viewer: int) -> EntryInfo | None:
        """The entry that led to ``ply`` of the play as it is now, both as ``viewer`` counts and sees them."""
        entries = self.play.entries
        counting = {id(entry) for entry in self.play.line}
        for entry in seen_entries(self.game, entries, viewer):
            if entry.ply == ply and id(entries[entry.index]) in counting:
                return self.entry_document(entry)
        return None

    def entry_document(self, entry: SeenEntry) -> EntryInfo:
        """An entry as the stream and the replay send it; for an undo with the seat that took back."""
        return {
            "number": entry.number,
            "ply": entry.ply,
            "seat": self._made[entry.index][0],
            "text": entry.text,
            "events": list(entry.events),
            "undo": entry.is_undo,
        }


def game_of(row: TableRow) -> Game:
    """The game of a table. Raises ``Refused`` when it isn't at hand under the table's rules version."""
    game = registry.game(row.game)
    if game.rules_version != row.rules_version:
        raise Refused("server-other-rules", 409, version=row.rules_version, current=game.rules_version)
    return game


def new_play(game: Game, row: TableRow) -> Play:
    """The play of a table before its first entry."""
    start = None if row.position is None else game.load(row.position, row.options)
    return Play(game, row.options, None, start)


def dealer_of(row: TableRow, seats: Sequence[SeatRow]) -> Dealer | None:
    """Who deals at a table, once every seat has added its value; nobody at a replay."""
    values = [seat.value for seat in seats]
    if not row.secret or None in values:
        return None
    return FairDealer(bytes.fromhex(row.secret), [value for value in values if value is not None])


def raw(value: object) -> msgspec.Raw:
    """``value`` written out as JSON, to be put into other JSON as it is."""
    return msgspec.Raw(msgspec.json.encode(value))


def with_fields(moves: Sequence[Document]) -> list[LegalMove]:
    """Legal moves as the API sends them: ``{"text": ..., "fields": {...}}``."""
    return [{"text": str(move["text"]), "fields": {k: v for k, v in move.items() if k != "text"}} for move in moves]
