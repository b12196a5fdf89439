"""The parts of a position read into a state: each is right by itself, whatever the others say (``laws`` says more)."""

from typing import Final

from pessoi.core.game import Document, Json
from pessoi.core.reading import Values
from pessoi.core.state import CHANCE, OVER
from pessoi.games.africana.engine import Africana
from pessoi.games.africana.files import BOOKS, COLOURS, LETTERS, SIDES
from pessoi.games.africana.hands import company_of
from pessoi.games.africana.moves import HELPER, WILD
from pessoi.games.africana.notation import ACTIONS, CARD_NAMES
from pessoi.games.africana.refusals import STEPS
from pessoi.games.africana.scoring import REASONS, settle
from pessoi.games.africana.state import (
    ADVENTURES_WON,
    BOOK,
    CHOOSING,
    DISCARDING,
    DRAWN,
    DROPPING,
    EMPTY,
    ENDED,
    HAND,
    HELD,
    HELPERS,
    LEFT,
    MISSIONS_WON,
    NOT_KNOWN,
    OPEN,
    OWN,
    PLACE,
    REFILLING,
    RIGHT,
    RIGHT_HEIGHT,
    SILVER,
    STOCK,
    UNFOLDING,
    UNREAD,
    WHOLE,
    WILD_CARD,
)
from pessoi.games.africana.tables import (
    BIT,
    BOXED,
    LANE,
    LANE_BITS,
    ONE,
    PAGE_BITS,
    PAGE_LANE,
    PAGES,
    SLOTS,
    START_SILVER,
)
from pessoi.games.africana.tables import packed as packed_counts

KEYS: Final = (
    "step",
    "viewer",
    "first",
    "active",
    "round",
    "action",
    "ending",
    "due",
    "free",
    "floor",
    "seats",
    "table",
    "discard",
    "ceiling",
    "missions",
    "letters",
    "books",
    "removed",
    "learned",
    "reason",
)
SEAT_KEYS: Final = ("location", "silver", "travel", "helpers", "wild", "open", "missions", "adventures")
MOST_SILVER: Final = 10_000
MOST_ROUNDS: Final = 2000
MOST_CARDS: Final = 60


class Reading(Values):
    """One document on its way into a state. ``faults`` collects what is wrong; ``step`` is -1 if it can't be read."""

    def __init__(self, document: Document, state: Africana) -> None:
        super().__init__("africana", document, int(state.seats))
        self.state = state
        self.step = -1
        self.missions: dict[str, str] = {}
        self.adventures: dict[str, str] = {}
        """Where each was met; own files may name a mission and an adventure alike."""

    def read(self) -> None:
        """Read part after part."""
        state = self.state
        self.keys(self.document, KEYS, "position")
        self.step = self.name(self.document.get("step"), STEPS, "step")
        state.viewer = self.viewer(WHOLE)
        state.first = self.seat("first", 0 if self.step else -1)
        state.active = self.seat("active", int(state.first))
        setup = 0 if 0 <= self.step < CHOOSING and "round" not in self.document else 1
        state.round = self.whole(self.document.get("round", setup), 0, MOST_ROUNDS, "round")
        action = self.document.get("action")
        state.action = 0 if action is None else self.name(action, ACTIONS, "action") + 1
        state.ending = int(self.flag(self.document, "ending", "ending"))
        state.due = self.whole(self.document.get("due", 0), 0, MOST_CARDS, "due")
        state.free = self.whole(self.document.get("free", 0), 0, 1, "free")
        self._read_seats()
        self._read_table()
        state.discards = self.colours(self.document.get("discard", {}), "discard")
        if self.document.get("ceiling") is not None:
            state.ceiling = self.colours(self.document["ceiling"], "ceiling")
        state.gone = self._adventures(self.document.get("removed", []), "removed")
        self._read_floor()
        self._read_missions()
        self._read_books()
        self._read_learned()
        reason = self.document.get("reason")
        if reason is not None:
            state.reason = max(self.name(reason, REASONS, "reason"), 0)

    def begin(self) -> None:
        """All is right: what follows from the parts is set, and the step is awaited."""
        state = self.state
        if self.step == REFILLING:
            state.place = list(state.slots[:SLOTS]).index(EMPTY)
        elif self.step == UNFOLDING:
            state.place = self.unfolding()
        if self.step == ENDED:
            state.wait(ENDED, OVER)
            settle(state)
        else:
            state.wait(self.step, CHANCE if self.step < CHOOSING else state.active)

    def unfolding(self) -> int:
        """The book whose next page is turned up: that of the active seat, in the set-up the first without one."""
        state = self.state
        if state.round:
            return int(state.board.book[state.own[state.active * OWN + PLACE]])
        return 0 if state.books[RIGHT_HEIGHT] == 0 else 1

    # Values

    def colours(self, value: Json, where: str) -> int:
        """Cards by colour as a packed word."""
        given = self.object(value, where)
        self.keys(given, COLOURS, where)
        return packed_counts(
            {name: self.whole(given[name], 0, MOST_CARDS, f"{where}.{name}") for name in COLOURS if name in given}
        )

    def _adventures(self, value: Json, where: str) -> int:
        """A set of adventures that lie nowhere else."""
        board, found = self.state.board, 0
        for number in self.names(value, board.adventure_numbers, where):
            if self.once(board.adventures[number], where, self.adventures):
                found |= int(BIT[number])
        return found

    # Parts

    def _read_seats(self) -> None:
        seats = int(self.state.seats)
        given = self.items(self.document.get("seats", [{}] * seats), "seats")
        if len(given) != seats:
            self.fault("seats", count=len(given), seats=seats)
            return
        for seat, item in enumerate(given):
            self._read_seat(seat, self.object(item, f"seats.{seat}"))

    def _read_seat(self, seat: int, item: Document) -> None:
        state, where, base = self.state, f"seats.{seat}", seat * OWN
        own, board = state.own, state.board
        self.keys(item, SEAT_KEYS, where)
        company = int(company_of(state, seat))
        known = company >= 0
        if known:
            own[base + PLACE] = board.start[company]
        if item.get("location") is not None:
            own[base + PLACE] = max(self.name(item["location"], board.places, f"{where}.location"), 0)
            if not known:
                self.fault("location", seat=seat)
        silver = START_SILVER[company] if known else 0
        own[base + SILVER] = self.whole(item.get("silver", int(silver)), 0, MOST_SILVER, f"{where}.silver")
        travel = item.get("travel", {})
        if isinstance(travel, dict):
            own[base + HAND] = self.colours(travel, f"{where}.travel")
            own[base + HELD] = sum(own[base + HAND] >> LANE * lane & LANE_BITS for lane in range(len(COLOURS)))
        else:
            own[base + HAND] = NOT_KNOWN
            own[base + HELD] = self.whole(travel, 0, MOST_CARDS, f"{where}.travel")
        for colour in self.names(item.get("helpers", []), {n: k for k, n in enumerate(COLOURS)}, f"{where}.helpers"):
            own[base + HELPERS] += ONE[colour]
        own[base + WILD_CARD] = int(self.flag(item, "wild", f"{where}.wild", known))
        own[base + OPEN] = self._adventures(item.get("open", []), f"{where}.open")
        own[base + ADVENTURES_WON] = self._adventures(item.get("adventures", []), f"{where}.adventures")
        for number in self.names(item.get("missions", []), board.mission_numbers, f"{where}.missions"):
            if self.once(board.missions[number], f"{where}.missions", self.missions):
                own[base + MISSIONS_WON] |= BIT[number]
                state.seen |= BIT[number]

    def _read_table(self) -> None:
        state = self.state
        for card in self.names(self.document.get("table", []), {n: k for k, n in enumerate(CARD_NAMES)}, "table"):
            if card < HELPER:
                state.table += ONE[card]
            elif card < WILD:
                state.table_helpers += ONE[card - HELPER]
            else:
                state.table_wild += 1

    def _read_floor(self) -> None:
        value = self.document.get("floor")
        if value is None:
            return
        if self.step == DISCARDING:
            self.state.floor = max(self.name(value, CARD_NAMES, "floor"), 0)
        elif self.step == DROPPING:
            self.state.floor = max(self.name(value, self.state.board.adventures, "floor"), 0)
        else:
            self.fault("floor", step=STEPS[self.step])

    def _read_missions(self) -> None:
        """The slots given, then as many missions that are nowhere else as slots are left out."""
        state, board = self.state, self.state.board
        given = self.items(self.document.get("missions", []), "missions")
        if len(given) > SLOTS:
            self.fault("slots", count=len(given))
        for slot, entry in enumerate(given[:SLOTS]):
            if entry is not None:
                self._read_slot(slot, {"mission": entry} if isinstance(entry, str) else entry)
        if self.step >= UNFOLDING or state.round:
            rest = [number for number, name in enumerate(board.missions) if name not in self.missions]
            for slot, number in zip(range(len(given), SLOTS), rest, strict=False):
                state.slots[slot] = number
                state.seen |= BIT[number]
        letters = self.document.get("letters")
        left = {}
        for letter, name in enumerate(LETTERS):
            first, last = int(board.letter_from[letter]), int(board.letter_from[letter + 1])
            unseen = sum(not state.seen >> number & 1 for number in range(first, last))
            left[name] = max(unseen - (int(BOXED[state.seats]) if name == "C" else 0), 0)
            if letters is not None:
                counts = self.object(letters, "letters")
                left[name] = self.whole(counts.get(name, 0), 0, unseen, f"letters.{name}")
        if isinstance(letters, dict):
            self.keys(letters, LETTERS, "letters")
        state.letters = sum(left[name] << LANE * letter for letter, name in enumerate(LETTERS))

    def _read_slot(self, slot: int, value: Json) -> None:
        state, where = self.state, f"missions.{slot}"
        entry = self.object(value, where)
        self.keys(entry, ("mission", "markers"), where)
        number = self.name(entry.get("mission"), state.board.missions, f"{where}.mission")
        if number >= 0 and self.once(state.board.missions[number], where, self.missions):
            state.slots[slot] = number
            state.seen |= BIT[number]
        for seat in self.items(entry.get("markers", []), f"{where}.markers"):
            mark = int(BIT[self.whole(seat, 0, int(state.seats) - 1, f"{where}.markers")])
            if state.slots[SLOTS + slot] & mark:
                self.fault("marker-twice", where=where, seat=str(seat)[:40])
            else:
                state.slots[SLOTS + slot] |= mark
                state.own[self.whole(seat, 0, int(state.seats) - 1, f"{where}.markers") * OWN + STOCK] -= 1

    def _read_books(self) -> None:
        given = self.object(self.document.get("books", {}), "books")
        self.keys(given, BOOKS, "books")
        for book, name in enumerate(BOOKS):
            self._read_book(book, name, self.object(given.get(name, {}), f"books.{name}"))

    def _read_book(self, book: int, name: str, entry: Document) -> None:
        state, board, base = self.state, self.state.board, book * BOOK
        self.keys(entry, (*SIDES, "unread"), f"books.{name}")
        for side in SIDES:
            at = base + (LEFT if side == "left" else RIGHT)
            where = f"books.{name}.{side}"
            for number in self.names(entry.get(side, []), board.adventure_numbers, where):
                if number // PAGES != book:
                    self.fault("page", where=where, adventure=board.adventures[number])
                elif self.once(board.adventures[number], where, self.adventures):
                    self._lay(at, number)
        pages = range(book * PAGES, (book + 1) * PAGES)
        unseen = [number for number in pages if board.adventures[number] not in self.adventures]
        if "right" not in entry and unseen and state.round:
            self._lay(base + RIGHT, unseen.pop(0))
        state.books[base + UNREAD] = len(unseen)
        for number in pages:
            if number not in unseen:
                state.pages |= BIT[number]
        if entry.get("unread", len(unseen)) != len(unseen) or isinstance(entry.get("unread"), bool):
            self.fault("unread", book=name, value=str(entry["unread"])[:40], due=len(unseen))

    def _lay(self, at: int, number: int) -> None:
        books = self.state.books
        books[at] = books[at] << PAGE_LANE | (number % PAGES & PAGE_BITS)
        books[at + 1] += 1

    def _read_learned(self) -> None:
        seats = int(self.state.seats)
        given = self.items(self.document.get("learned", [None] * seats), "learned")
        if len(given) != seats:
            self.fault("learned", count=len(given), seats=seats)
            return
        for seat, value in enumerate(given):
            if value is not None:
                self.state.own[seat * OWN + DRAWN] = self.colours(value, f"learned.{seat}")
