"""The state of a play as flat arrays, and how it is copied. ``engine.Africana`` adds the rules to it.

No pile lies in it but what is known of one: the travel pile is a multiset (a packed word, ``tables.LANE``), missions
and pages are drawn when somebody first sees them. Hidden are the colours of hands, and so those of the pile (AF-90).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.native import vec
from pessoi.core.state import CHANCE, State
from pessoi.games.africana.tables import (
    BIT,
    BOXED,
    LANE,
    MARKERS_EACH,
    PAGES,
    SLOTS,
    Board,
    cards_in,
)

# What ``step`` says is awaited: a draw ...
FIRST_STEP: Final = 0
DRAWING: Final = 1
REFILLING: Final = 2
UNFOLDING: Final = 3
# ... or a decision (section 12).
CHOOSING: Final = 4
READING: Final = 5
MOVING: Final = 6
DISCARDING: Final = 7
DROPPING: Final = 8
ENDED: Final = 9

# ``action``: what the seat on turn does.
NO_ACTION: Final = 0
ACTION_A: Final = 1
ACTION_B: Final = 2
ACTION_C: Final = 3

# ``own[seat * OWN + ...]``: what a seat has.
OWN: Final = 12
PLACE: Final = 0
SILVER: Final = 1
HAND: Final = 2
"""Packed travel cards in hand, ``NOT_KNOWN`` where they are hidden."""
HELD: Final = 3
"""The number of travel cards in hand, which everybody knows (AF-95)."""
HELPERS: Final = 4
"""Packed helper cards in hand."""
WILD_CARD: Final = 5
"""1 while the wild card is in hand."""
STOCK: Final = 6
"""Company markers in stock (AF-53)."""
OPEN: Final = 7
"""A bit for each open adventure (AF-08)."""
MISSIONS_WON: Final = 8
"""A bit for each completed mission (AF-07)."""
ADVENTURES_WON: Final = 9
DRAWN: Final = 10
"""Packed: the travel cards that it has drawn since the last reshuffle, its memory of the pile (AF-95)."""
SCORE: Final = 11
"""Points, once the game is over."""

# ``books[book * BOOK + ...]``: a pile of pages is a word, the top in its lowest ``tables.PAGE_LANE`` bits.
BOOK: Final = 5
LEFT: Final = 0
LEFT_HEIGHT: Final = 1
RIGHT: Final = 2
"""The pages of the right pile that were seen, which lie upon the others (AF-94)."""
RIGHT_HEIGHT: Final = 3
"""How many of the right pile were seen."""
UNREAD: Final = 4
"""How many pages at the bottom of the right pile nobody has seen."""

NOT_KNOWN: Final = -1
NOBODY: Final = -1
EMPTY: Final = -1
"""``slots`` where no mission lies."""
WHOLE: Final = -9
"""``viewer`` of a state that isn't redacted."""

NO_REASON: Final = 0
PILE_OUT: Final = 1
LIMIT_REACHED: Final = 2

_NO_OWN: Final[vec[i64]] = vec[i64]([0] * (4 * OWN))
_NO_SLOTS: Final[vec[i64]] = vec[i64]([EMPTY] * SLOTS + [0] * SLOTS)
_NEW_BOOKS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, PAGES, 0, 0, 0, 0, PAGES])


@mypyc_attr(allow_interpreted_subclasses=True)
class AfricanaState(State):
    """One play. Copies share nothing that changes. Sets are bit masks.

    | field | content |
    | --- | --- |
    | board | the files' facts, shared by all copies |
    | viewer | whose eyes the state is redacted for, or ``WHOLE`` |
    | first, active | the starting seat, ``NOBODY`` before it is known; the seat on turn, or to which cards are dealt |
    | step, action | what is awaited; the action under way |
    | round, limit, ending | 0 during the set-up; the last round (AF-73); 1 once the end was triggered (AF-70) |
    | due | travel cards still to be drawn |
    | place | the slot to be refilled, or the book whose page is turned up |
    | free | free pages left in this action (AF-33) |
    | floor | discards must not come before this card or adventure (section 12) |
    | pile, pile_size | packed travel pile, ``NOT_KNOWN`` where it is hidden; its number |
    | discards, ceiling | packed discard pile; at most this was in the pile when it was last shuffled |
    | table, table_helpers, table_wild | cards on the table (AF-45) |
    | letters | packed: missions left in the pile by letter |
    | seen | missions that were turned up; pages that were seen as bits of ``pages`` |
    | gone | adventures removed from the game (AF-66) |
    | slots | the missions displayed, then by slot a bit for each seat with a marker there |
    | own, books | see above |
    | reason | how it ended |
    """

    def __init__(self, options: dict[str, object], board: Board, source: "AfricanaState | None" = None) -> None:
        super().__init__(0)
        self.options: dict[str, object] = options
        self.board: Board = board
        if source is None:
            seats: i64 = int(str(options["seats"]))
            self.seats = seats
            self.to_move = CHANCE
            self.viewer: i64 = WHOLE
            self.first: i64 = NOBODY
            self.active: i64 = NOBODY
            self.step: i64 = FIRST_STEP
            self.action: i64 = NO_ACTION
            self.round: i64 = 0
            self.limit: i64 = int(str(options["round_limit"]))
            self.ending: i64 = 0
            self.due: i64 = 0
            self.place: i64 = 0
            self.free: i64 = 0
            self.floor: i64 = 0
            self.pile: i64 = board.travel
            self.pile_size: i64 = cards_in(board.travel)
            self.discards: i64 = 0
            self.ceiling: i64 = board.travel
            self.table: i64 = 0
            self.table_helpers: i64 = 0
            self.table_wild: i64 = 0
            self.letters: i64 = 0
            self.seen: i64 = 0
            self.pages: i64 = 0
            self.gone: i64 = 0
            self.reason: i64 = NO_REASON
            self.slots: vec[i64] = _NO_SLOTS[:]
            self.books: vec[i64] = _NEW_BOOKS[:]
            self.own: vec[i64] = _NO_OWN[: seats * OWN]
            lanes: i64 = 0
            letter: i64 = 0
            while letter < 3:
                count = board.letter_from[letter + 1] - board.letter_from[letter]
                if letter == 2:
                    count -= BOXED[seats]  # AF-13
                lanes += count * BIT[letter * LANE]
                letter += 1
            self.letters = lanes
            seat: i64 = 0
            while seat < seats:
                self.own[seat * OWN + STOCK] = MARKERS_EACH
                seat += 1
        else:
            self.seats = source.seats
            self.to_move = source.to_move
            self.viewer = source.viewer
            self.first = source.first
            self.active = source.active
            self.step = source.step
            self.action = source.action
            self.round = source.round
            self.limit = source.limit
            self.ending = source.ending
            self.due = source.due
            self.place = source.place
            self.free = source.free
            self.floor = source.floor
            self.pile = source.pile
            self.pile_size = source.pile_size
            self.discards = source.discards
            self.ceiling = source.ceiling
            self.table = source.table
            self.table_helpers = source.table_helpers
            self.table_wild = source.table_wild
            self.letters = source.letters
            self.seen = source.seen
            self.pages = source.pages
            self.gone = source.gone
            self.reason = source.reason
            self.slots = source.slots[:]
            self.books = source.books[:]
            self.own = source.own[:]

    def wait(self, step: i64, seat: i64) -> None:
        """``step`` is awaited, of ``seat`` or ``CHANCE``."""
        self.step = step
        self.to_move = seat
