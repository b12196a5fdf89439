"""The state of a play as flat arrays, and how it is copied. ``engine.RattusCartus`` adds the rules to it.

No deck lies in it in order: what is unknown is a multiset. Nun cards that nobody has looked at are places over the
population deck's multiset, until the deck runs out for the first time and parts the two (RC-104).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.native import append, vec
from pessoi.core.state import CHANCE, State
from pessoi.games.rattus_cartus.kinds import CLASSES, WORDS
from pessoi.games.rattus_cartus.tables import STACK_COUNT, Tables

# What ``step`` says is awaited: a draw ...
STARTING: Final = 0
CHOOSING: Final = 1
"""The building of the class ``turn``."""
MIXING: Final = 2
"""The five cards of the class ``turn``."""
TURNING: Final = 3
DRAWING: Final = 4
SEEING: Final = 5
"""The nun card in the place ``spot``."""
# ... or a decision.
SUPPLYING: Final = 6
LOOKING: Final = 7
ENTERING: Final = 8
LAYING: Final = 9
NAMING: Final = 10
GIVING: Final = 11
PIPING: Final = 12
ACTING: Final = 13
DROPPING: Final = 14
ENDED: Final = 15

# ``phase``
SETUP: Final = 0
NEW_BUILDINGS: Final = 1
SUPPLIES: Final = 2
ENTRY: Final = 3
RESOLUTION: Final = 4
SCORING: Final = 5
FINISHED: Final = 6

# ``stage`` of a building that is resolved (RC-45)
SWORDS: Final = 0
FLUTES: Final = 1
ACTIONS: Final = 2

# ``own[seat * OWN + ...]``
OWN: Final = 24
SIZE: Final = 0
"""Cards in hand."""
LAID: Final = 1
"""Cards laid down, turned up or not."""
RATS: Final = 2
TOKENS: Final = 3
CHOICE: Final = 4
"""Row position of its supply action, -1 for none yet, ``HIDDEN`` if it isn't known."""
PLACE: Final = 5
"""Row position of the building that it has entered, -1 for none yet."""
ORDER: Final = 6
"""Its place in the order of entering (RC-41)."""
COUNTED: Final = 7
"""Its counting cards in the building, once turned up."""
SINCE: Final = 8
"""When it last got cards that may be of the deck: ``NEVER``, ``EARLIER`` or ``NOW`` (RC-104)."""
SHOWN: Final = 9
"""1 once its cards are turned up."""
POINTS: Final = 10
INFLUENCE: Final = 12
"""By class."""
ARRIVED: Final = 18
"""By class: a number that is smaller the lower its disc lies among those on its space (RC-48)."""

NEVER: Final = 0
"""It has drawn nothing since the deck was first made anew."""
EARLIER: Final = 1
NOW: Final = 2
"""It has drawn since the deck was last made anew."""

HIDDEN: Final = -2
UNDRAWN: Final = -1
NUN_PLACES: Final = 5
ROW: Final = 3
"""Buildings of a round, at most (RC-14)."""
WHOLE: Final = -9
"""``viewer`` of a state that isn't redacted."""
BOUNDS: Final = 3
FIRST_OLD: Final = 0
"""Bound of the cards that may lie in the nun row (RC-104)."""
OLD: Final = 1
"""Bound of those that aren't of the deck last made."""
FRESH: Final = 2
"""Bound of those of the deck last made."""

_NO_NUNS: Final[vec[i64]] = vec[i64]([UNDRAWN] * NUN_PLACES)
_NO_LOOKS: Final[vec[i64]] = vec[i64]([0] * NUN_PLACES)
_NO_ROW: Final[vec[i64]] = vec[i64]([-1] * ROW)
_NONE: Final[vec[i64]] = vec[i64]([])
_ZEROS: Final[vec[i64]] = vec[i64]([0] * 160)
BOUND_OF_NOTHING: Final = -1
"""The first word of a bound that bounds nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RattusState(State):
    """One play. Copies share nothing that changes. Multisets are rows of three words (``kinds``).

    | field | content |
    | --- | --- |
    | viewer | whose eyes the state is redacted for, or ``WHOLE`` |
    | step, phase, stage | what is awaited; the phase; the part of the building being resolved |
    | starter, round | the starting player, -1 before it is known; the round, 0 in the set-up |
    | active | the seat that acts, draws or looks |
    | turn | place in the order of the seats that act one after the other |
    | place | row position of the building being resolved, -1 for none |
    | draws, looks, barred | cards still to be drawn; looks left; nun places already looked at in this action |
    | due, cursor, to | cards to give or discard; the kind from which on cards may be named; who gets the cards |
    | hit | seats that must still give to a Guard Tower |
    | carrying | 1 while supply actions chosen together are carried out |
    | spot | the nun place whose card is drawn; in the scoring also: the places before it lie open |
    | left | face-down cards of the population deck |
    | remade, parted | how often the deck was made anew; 1 once the nun row is parted from it |
    | together, mercy | options that change the play: RC-30, RC-99 |
    | in_game, unseen, used | building cards of the game, those never turned up, those of earlier rounds |
    | under | cards known to lie at the bottom of the replacement deck, upper first |
    | cards | hands, then laid cards by seat, then the four rows below |
    | picked | the row of the cards named so far in a hidden choice |
    | deck, rest, pile | rows: the deck (with unseen nuns before ``parted``), unseen nuns after, discarded cards |
    | own, nuns, looked, row, stacks | see above; nun cards; who looked there; the buildings; what open stacks hold |
    | completion | kept by a redacted state that is completed often (``completing.py``) |
    | memory, cells | what each seat and, last, a spectator has learned (``memory.py``) |
    """

    def __init__(
        self, options: dict[str, object], tables: Tables, seats: i64, source: "RattusState | None" = None
    ) -> None:
        super().__init__(seats)
        self.options: dict[str, object] = options
        self.tables: Tables = tables
        self.completion: object = None
        self.picked: i64 = 2 * seats
        self.deck: i64 = 2 * seats + 1
        self.rest: i64 = 2 * seats + 2
        self.pile: i64 = 2 * seats + 3
        if source is None:
            self.to_move = CHANCE
            self.viewer: i64 = WHOLE
            self.step: i64 = STARTING
            self.phase: i64 = SETUP
            self.stage: i64 = SWORDS
            self.starter: i64 = -1
            self.round: i64 = 0
            self.active: i64 = -1
            self.turn: i64 = 0
            self.place: i64 = -1
            self.draws: i64 = 0
            self.looks: i64 = 0
            self.barred: i64 = 0
            self.due: i64 = 0
            self.cursor: i64 = 0
            self.to: i64 = -1
            self.hit: i64 = 0
            self.carrying: i64 = 0
            self.spot: i64 = -1
            self.left: i64 = tables.population - tables.nuns
            self.remade: i64 = 0
            self.parted: i64 = 0
            self.in_game: i64 = 0
            self.unseen: i64 = 0
            self.used: i64 = 0
            self.under: vec[i64] = _NONE[:]
            self.cards: vec[i64] = _ZEROS[: (2 * seats + 4) * WORDS]
            self.own: vec[i64] = _ZEROS[: seats * OWN]
            self.nuns: vec[i64] = _NO_NUNS[:]
            self.looked: vec[i64] = _NO_LOOKS[:]
            self.row: vec[i64] = _NO_ROW[:]
            self.stacks: vec[i64] = _ZEROS[:STACK_COUNT]
            self.memory: vec[i64] = _ZEROS[: (seats + 1) * (seats + BOUNDS) * WORDS]
            self.cells: vec[i64] = _ZEROS[: (seats + 1) * seats]
            self.together: i64 = int(options["simultaneous_supply"] is True)
            self.mercy: i64 = int(options["all_dead_lowest_rats_survive"] is True)
            word: i64 = 0
            while word < WORDS:
                self.cards[self.deck * WORDS + word] = tables.copies[word]
                word += 1
            seat: i64 = 0
            while seat < seats:
                base = seat * OWN
                self.own[base + RATS] = tables.start_rats  # RC-11
                self.own[base + CHOICE] = -1
                self.own[base + PLACE] = -1
                class_: i64 = 0
                while class_ < CLASSES:
                    self.own[base + ARRIVED + class_] = seat
                    class_ += 1
                viewer: i64 = 0
                while viewer <= seats:
                    self.cells[viewer * seats + seat] = seat
                    viewer += 1
                seat += 1
            viewer = 0
            while viewer <= seats:
                bound: i64 = 0
                while bound < BOUNDS:
                    self.memory[(viewer * (seats + BOUNDS) + seats + bound) * WORDS] = BOUND_OF_NOTHING
                    bound += 1
                viewer += 1
        else:
            self.to_move = source.to_move
            self.viewer = source.viewer
            self.step = source.step
            self.phase = source.phase
            self.stage = source.stage
            self.starter = source.starter
            self.round = source.round
            self.active = source.active
            self.turn = source.turn
            self.place = source.place
            self.draws = source.draws
            self.looks = source.looks
            self.barred = source.barred
            self.due = source.due
            self.cursor = source.cursor
            self.to = source.to
            self.hit = source.hit
            self.carrying = source.carrying
            self.spot = source.spot
            self.left = source.left
            self.remade = source.remade
            self.parted = source.parted
            self.in_game = source.in_game
            self.unseen = source.unseen
            self.used = source.used
            self.under = source.under[:]
            self.cards = source.cards[:]
            self.own = source.own[:]
            self.nuns = source.nuns[:]
            self.looked = source.looked[:]
            self.row = source.row[:]
            self.stacks = source.stacks[:]
            self.memory = source.memory[:]
            self.cells = source.cells[:]
            self.together = source.together
            self.mercy = source.mercy

    def lay_under(self, card: i64) -> None:
        """Put a building card under the replacement deck, known to all (RC-27)."""
        self.under = append(self.under, card)

    def wait(self, step: i64, seat: i64) -> None:
        """``step`` is awaited, of ``seat`` or ``CHANCE``."""
        self.step = step
        self.to_move = seat

    def seat_at(self, turn: i64) -> i64:
        """The seat at a place of the turn order (RC-25)."""
        seat = self.starter + turn
        return seat - self.seats if seat >= self.seats else seat

    def is_last(self) -> bool:
        """Whether it is the last round (RC-60)."""
        return self.round == self.tables.rounds[self.seats]

    def undrawn(self) -> i64:
        """The nun places whose cards nobody has seen."""
        count: i64 = 0
        place: i64 = 0
        while place < self.tables.nuns:
            if self.nuns[place] == UNDRAWN:
                count += 1
            place += 1
        return count
