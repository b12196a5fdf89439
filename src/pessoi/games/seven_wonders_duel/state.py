"""The state of a play as flat arrays, and how it is copied. ``engine.SevenWondersDuel`` adds the rules to it.

No deck lies in it: a face-down card is drawn when it is turned up (7WD-15), one of those not seen so far in this
play with its back (7WD-100). So the one hidden thing that a state holds are the tokens drawn for the Great Library.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.native import vec
from pessoi.core.state import CHANCE, State
from pessoi.games.seven_wonders_duel.tables import ALL_LOOT, INDEX, MODULUS, PLACES, START_COINS, TOKEN

# What ``step`` says is awaited: a draw ...
FIRST_STEP: Final = 0
TOKENS_STEP: Final = 1
GROUP_STEP: Final = 2
GUILDS_STEP: Final = 3
LAYING: Final = 4
REVEALING: Final = 5
DRAWING: Final = 6
# ... or a decision (7WD-101).
PICKING: Final = 7
BEGINNING: Final = 8
TURN: Final = 9
TAKING: Final = 10
KEEPING: Final = 11
REVIVING: Final = 12
RAZING: Final = 13
ENDED: Final = 14

# ``own[seat * OWN + ...]``: what a seat has.
OWN: Final = 24
COINS: Final = 0
"""A number only: the bank always has enough and gives change (7WD-02)."""
PRODUCED: Final = 1
"""Packed units of brown and grey cards (7WD-31)."""
FIXES: Final = 2
"""A bit for each resource that it buys at the fixed price (7WD-34)."""
RAW_CHOICES: Final = 3
GOOD_CHOICES: Final = 4
SYMBOL_SET: Final = 5
"""A bit for each scientific symbol (7WD-80)."""
HELD_TOKENS: Final = 6
"""A bit for each Progress token."""
UNBUILT: Final = 7
"""A bit for each of its four Wonders that it may still build."""
BUILT: Final = 8
"""Constructed Wonders."""
PRINTED: Final = 9
"""Printed points of buildings, constructed Wonders and tokens."""
BLUE_POINTS: Final = 10
WONDER_AT: Final = 12
"""Its four Wonders in the order of picking, -1 where none is yet."""
COLOUR_AT: Final = 16
"""Buildings by colour, seven numbers."""

# ``where[item]``: the place 0-19 of a card in the structure, or one of these.
UNSEEN: Final = -1
"""In a deck, face down or in the box."""
CITY: Final = 20
"""+ seat."""
DISCARDED: Final = 22
UNDER: Final = 24
"""+ Wonder: the card under it."""
LYING: Final = 40
"""A Wonder of the draft's group."""
OF_SEAT: Final = 41
"""+ seat: a Wonder not yet constructed."""
MADE: Final = 43
"""+ seat: a constructed Wonder."""
BOXED: Final = 45
"""A Wonder that can't be constructed any more (7WD-52)."""

NOTHING_DRAWN: Final = 0
NOT_KNOWN: Final = -1
"""``drawn`` in the eyes of those who didn't see the draw."""

WHOLE: Final = -9
"""``viewer`` of a state that isn't redacted."""
NO_REASON: Final = 0
MILITARY: Final = 1
SCIENTIFIC: Final = 2
CIVILIAN: Final = 3

_START: Final[vec[i64]] = vec[i64]([0] * (2 * OWN))
_UNSEEN: Final[vec[i64]] = vec[i64]([UNSEEN] * TOKEN)
NO_CARDS: Final[vec[i64]] = vec[i64]([-1] * PLACES)
_NO_SCORES: Final[vec[i64]] = vec[i64]([0, 0])


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelState(State):
    """One play. Copies share nothing that changes. Sets are bit masks.

    | field | content |
    | --- | --- |
    | viewer | whose eyes the state is redacted for, or ``WHOLE`` |
    | first, active | the first player, -1 before it is known; the seat whose turn it is or was last |
    | step, age, extra | what is awaited; 0 during the draft; 1 if a further turn of the active seat is due (7WD-26) |
    | pawn | above 0 on the half of seat 1, whose capital is at 9 |
    | loot | Military tokens on the track |
    | picked, made | Wonders picked in the draft; Wonders constructed by both |
    | group, board | Wonders lying out; Progress tokens on the board |
    | drawn | tokens drawn for the Great Library, kept for what its builder knows (7WD-57) |
    | kept | the one of them that its builder took, -1 for none |
    | discards | size of the discard pile |
    | left, uncovered, hidden, unlaid | places not yet taken; uncovered; face down; still to be laid face up |
    | free | the number of uncovered places |
    | place | the place whose card is drawn next |
    | guilds | places not yet taken with guild backs |
    | source | the item that made the choice under way, -1 if none |
    | own, slots, where | see above; the card in each place, -1 for none or not known |
    | centre_chooses, first_game | options that change the play: 1 for 7WD-18 as corrected, 1 for 7WD-11 |
    | scores, reason | points at a civilian end; how it ended |
    """

    def __init__(self, options: dict[str, object], source: "DuelState | None" = None) -> None:
        super().__init__(2)
        self.options: dict[str, object] = options
        if source is None:
            self.to_move = CHANCE
            self.viewer: i64 = WHOLE
            self.first: i64 = -1
            self.active: i64 = -1
            self.step: i64 = FIRST_STEP
            self.age: i64 = 0
            self.extra: i64 = 0
            self.pawn: i64 = 0
            self.loot: i64 = ALL_LOOT
            self.picked: i64 = 0
            self.made: i64 = 0
            self.group: i64 = 0
            self.board: i64 = 0
            self.drawn: i64 = NOTHING_DRAWN
            self.kept: i64 = -1
            self.discards: i64 = 0
            self.left: i64 = 0
            self.uncovered: i64 = 0
            self.hidden: i64 = 0
            self.unlaid: i64 = 0
            self.free: i64 = 0
            self.place: i64 = -1
            self.guilds: i64 = 0
            self.source: i64 = -1
            self.reason: i64 = NO_REASON
            self.centre_chooses: i64 = int(options["centre_start"] == "chooses")
            self.first_game: i64 = int(options["wonders"] == "first_game")
            self.own: vec[i64] = _START[:]
            self.slots: vec[i64] = NO_CARDS[:]
            self.where: vec[i64] = _UNSEEN[:]
            self.scores: vec[i64] = _NO_SCORES[:]
            for seat in range(2):
                self.own[seat * OWN + COINS] = START_COINS  # 7WD-08
                for index in range(4):
                    self.own[seat * OWN + WONDER_AT + index] = -1
        else:
            self.to_move = source.to_move
            self.viewer = source.viewer
            self.first = source.first
            self.active = source.active
            self.step = source.step
            self.age = source.age
            self.extra = source.extra
            self.pawn = source.pawn
            self.loot = source.loot
            self.picked = source.picked
            self.made = source.made
            self.group = source.group
            self.board = source.board
            self.drawn = source.drawn
            self.kept = source.kept
            self.discards = source.discards
            self.left = source.left
            self.uncovered = source.uncovered
            self.hidden = source.hidden
            self.unlaid = source.unlaid
            self.free = source.free
            self.place = source.place
            self.guilds = source.guilds
            self.source = source.source
            self.reason = source.reason
            self.centre_chooses = source.centre_chooses
            self.first_game = source.first_game
            self.own = source.own[:]
            self.slots = source.slots[:]
            self.where = source.where[:]
            self.scores = source.scores[:]

    def wait(self, step: i64, seat: i64) -> None:
        """``step`` is awaited, of ``seat`` or ``CHANCE``."""
        self.step = step
        self.to_move = seat


def lowest(mask: i64) -> i64:
    """The index of the lowest bit of a mask that isn't empty."""
    return INDEX[(mask & -mask) % MODULUS]
