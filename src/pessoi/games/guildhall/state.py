"""The state of a play as flat arrays, and how it is copied. ``engine.Guildhall`` adds the rules to it.

The deck is a multiset (GH-201): a card is drawn when it is needed (GH-1202). What a Bricklayer puts back lies on top of
it in order, even when it is empty (GH-1203). A hand has no limit (GH-502) and may hold copies (GH-711). The discard
pile is a list from the bottom up.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.native import vec
from pessoi.core.state import CHANCE, State
from pessoi.games.guildhall.tables import (
    BIT,
    CARDS,
    COLOURS,
    HISTORIAN,
    VP_COPIES,
    VP_KINDS,
    WORDS,
)

# What ``step`` says is awaited: a draw ...
FIRST_STEP: Final = 0
MIXING: Final = 1
FILLING: Final = 2
DRAWING: Final = 3
SHOWING: Final = 4
SEIZING: Final = 5
# ... or a decision (section 16 of the rules).
SETUP: Final = 6
OPENING: Final = 7
ACTION: Final = 8
PAYING: Final = 9
BACKING: Final = 10
HUNTING: Final = 11
SEARCHING: Final = 12
SWAPPING: Final = 13
ROBBING: Final = 14
GIVING: Final = 15
STRIKING: Final = 16
USING: Final = 17
PLACING: Final = 18
DROPPING: Final = 19
ENDED: Final = 20

# ``work``: where the play goes on when the step is done (``turn.go_on``).
DEAL: Final = 0
REFILL: Final = 1
DRAW_ON: Final = 2
"""Discard-and-draw, Dancer, ``vp4_draw``: after the draws the action is over."""
BRICKS: Final = 3
"""After the draws cards are put back."""
SHOW_ON: Final = 4
HANDLE: Final = 5
"""The Scholar's cards are placed or discarded one by one."""
ROB_ON: Final = 6
SEARCH_ON: Final = 7
PLACE_ON: Final = 8
BOUGHT: Final = 9
"""The row is filled, then the ability of the VP card is asked for."""
ROW_SETUP: Final = 10
NEXT_ACTION: Final = 11
CLEARING: Final = 12
"""The action area moves into the guild (GH-1001)."""

# ``own[seat * OWN + ...]``: what a seat has.
OWN: Final = 16
GUILD: Final = 0
"""The face-up cards, a set."""
HELD: Final = 1
"""The cards of which it holds at least one, a set."""
HAND_N: Final = 2
DONE: Final = 3
"""Completed chapters, packed by profession; 0 where a redacted state doesn't know them."""
DONE_N: Final = 4
VP_TOKENS: Final = 5
POINTS: Final = 6
"""VP cards and tokens."""
VP_AT: Final = 7
"""VP cards bought, by kind, nine numbers."""

# ``table[...]``
ROW_AT: Final = 0
"""Five VP cards by kind, -1 for an empty place."""
AREA_AT: Final = 5
"""Items of the action area in order of play (GH-207); they count for nothing there (GH-404)."""
AREA_SIZE: Final = 24
SHOWN_AT: Final = 29
"""The Scholar's cards not yet handled, in order."""
TOPS_AT: Final = 34
"""Cards put back on the deck, the top one last; -1 where not known."""
LAID_AT: Final = 37
"""Cards named in the second half of a choice under way."""
VP_DECK_AT: Final = 47
TABLE: Final = 56

# ``known[(viewer * ZONES + zone) * WORDS + ...]``: packed multisets (GH-1305).
EVERYBODY: Final = 4
"""The viewer of what all know."""
VIEWERS: Final = 5
PILE: Final = 4
"""The zone of the discard pile; 0 to 3 are hands."""
ZONES: Final = 5

NOT_KNOWN: Final = -1
"""A card of the pile or the deck that a redacted state doesn't know."""
WHOLE: Final = -9
"""``viewer`` of a state that isn't redacted."""

NO_REASON: Final = 0
TWENTY: Final = 1
ROUND_LIMIT: Final = 2

_NO_CARDS: Final[vec[i64]] = vec[i64]([0] * CARDS)
_NO_TABLE: Final[vec[i64]] = vec[i64]([0] * TABLE)
_NOTHING_KNOWN: Final[vec[i64]] = vec[i64]([0] * (VIEWERS * ZONES * WORDS))
_ZEROS: Final[vec[i64]] = vec[i64]([0] * 256)
_NO_CHOICE: Final[vec[i64]] = vec[i64]([])


@mypyc_attr(allow_interpreted_subclasses=True)
class GuildhallState(State):
    """One play. Copies share nothing that changes. Sets are bit masks.

    | field | content |
    | --- | --- |
    | viewer | whose eyes the state is redacted for, or ``WHOLE`` |
    | first, active | the first player, -1 before it is known; the seat whose turn (of setting up) it is |
    | step, work, left | what is awaited; where the play goes on; cards still to be drawn, named, placed |
    | turn, actions, played | turns begun; actions left; a bit for each profession played in this turn (GH-403) |
    | source, level, low | the item whose ability is under way, -1; its level, -1; the level after a search (GH-409) |
    | opponent | the other seat of an ability, -1 |
    | chosen, chosen_n | cards or professions of a choice under way, in order (hidden steps) |
    | area_n, shown_n, tops_n, laid_n | how many entries these parts of ``table`` have |
    | tops_by | the seat that put cards back on the deck |
    | professions | those in the game, a vector that is replaced, never changed |
    | copies | copies of each card in the game, as ``professions`` |
    | deck, deck_n | the cards of the deck below those put back, by card; their number |
    | pile, pile_n | the discard pile from the bottom up |
    | hand | by seat and card |
    | informed | by zone a bit for each viewer that may know something of it |
    | mixed | how many professions the game has |
    | first_refill, most_turns | numbers of the options: GH-204, GH-1103 |
    | with_historian | 1 if the order within the pile can matter (GH-1506) |
    """

    def __init__(self, options: dict[str, object], seats: i64, source: "GuildhallState | None" = None) -> None:
        super().__init__(seats)
        self.options: dict[str, object] = options
        if source is None:
            self.to_move = CHANCE
            self.viewer: i64 = WHOLE
            self.first: i64 = -1
            self.active: i64 = -1
            self.step: i64 = FIRST_STEP
            self.work: i64 = ROW_SETUP
            self.left: i64 = 0
            self.turn: i64 = 0
            self.actions: i64 = 0
            self.played: i64 = 0
            self.source: i64 = -1
            self.level: i64 = -1
            self.low: i64 = -1
            self.opponent: i64 = -1
            self.chosen_n: i64 = 0
            self.area_n: i64 = 0
            self.shown_n: i64 = 0
            self.tops_n: i64 = 0
            self.laid_n: i64 = 0
            self.tops_by: i64 = -1
            self.deck_n: i64 = 0
            self.pile_n: i64 = 0
            self.reason: i64 = NO_REASON
            self.with_historian: i64 = 0
            self.first_refill: i64 = 9
            self.most_turns: i64 = 0
            self.mixed: i64 = 6
            self.professions: vec[i64] = _NO_CHOICE
            self.copies: vec[i64] = _NO_CARDS
            self.own: vec[i64] = _ZEROS[: seats * OWN]
            self.hand: vec[i64] = _ZEROS[: seats * CARDS]
            self.deck: vec[i64] = _NO_CARDS[:]
            self.pile: vec[i64] = _NO_CHOICE[:]
            self.chosen: vec[i64] = _NO_CHOICE[:]
            self.table: vec[i64] = _NO_TABLE[:]
            self.known: vec[i64] = _NOTHING_KNOWN[:]
            self.informed: vec[i64] = _ZEROS[:ZONES]
        else:
            self.to_move = source.to_move
            self.viewer = source.viewer
            self.first = source.first
            self.active = source.active
            self.step = source.step
            self.work = source.work
            self.left = source.left
            self.turn = source.turn
            self.actions = source.actions
            self.played = source.played
            self.source = source.source
            self.level = source.level
            self.low = source.low
            self.opponent = source.opponent
            self.chosen_n = source.chosen_n
            self.area_n = source.area_n
            self.shown_n = source.shown_n
            self.tops_n = source.tops_n
            self.laid_n = source.laid_n
            self.tops_by = source.tops_by
            self.deck_n = source.deck_n
            self.pile_n = source.pile_n
            self.reason = source.reason
            self.with_historian = source.with_historian
            self.first_refill = source.first_refill
            self.most_turns = source.most_turns
            self.mixed = source.mixed
            self.professions = source.professions
            self.copies = source.copies
            self.own = source.own[:]
            self.hand = source.hand[:]
            self.deck = source.deck[:]
            self.pile = source.pile[:]
            self.chosen = source.chosen[: source.chosen_n]
            self.table = source.table[:]
            self.known = source.known[:]
            self.informed = source.informed[:]

    def wait(self, step: i64, seat: i64) -> None:
        """``step`` is awaited, of ``seat`` or ``CHANCE``."""
        self.step = step
        self.to_move = seat


def add_to_hand(state: GuildhallState, seat: i64, card: i64) -> None:
    """A card comes into a hand."""
    place = seat * CARDS + card
    state.hand[place] += 1
    if state.hand[place] == 1:
        state.own[seat * OWN + HELD] |= BIT[card]
    state.own[seat * OWN + HAND_N] += 1


def take_from_hand(state: GuildhallState, seat: i64, card: i64) -> None:
    """A card leaves a hand."""
    place = seat * CARDS + card
    state.hand[place] -= 1
    if state.hand[place] == 0:
        state.own[seat * OWN + HELD] ^= BIT[card]
    state.own[seat * OWN + HAND_N] -= 1


def left_in_hand(state: GuildhallState, seat: i64, card: i64) -> i64:
    """The copies of a card in a hand that aren't named yet in the choice under way."""
    count = state.hand[seat * CARDS + card]
    index: i64 = 0
    while index < state.chosen_n:
        if state.chosen[index] == card:
            count -= 1
        index += 1
    return count


def drawable(state: GuildhallState) -> i64:
    """How many cards can be drawn, a reshuffle included (GH-1202)."""
    return state.tops_n + state.deck_n + state.pile_n


def mix(state: GuildhallState, profession: i64) -> None:
    """A profession comes into the game, four copies of each of its cards (GH-101), all of them in the deck."""
    names: list[i64] = [profession]
    index: i64 = 0
    while index < len(state.professions):
        names.append(state.professions[index])
        index += 1
    names.sort()
    state.professions = vec[i64](names)
    if profession == HISTORIAN:
        state.with_historian = 1
    copies = state.copies[:]
    card: i64 = profession * COLOURS
    while card < profession * COLOURS + COLOURS:
        copies[card] = 4
        state.deck[card] = 4
        state.deck_n += 4
        card += 1
    state.copies = copies


def vp_copies(seats: i64, kind: i64) -> i64:
    """Copies of a VP card with this number of seats (GH-104)."""
    return VP_COPIES[kind + VP_KINDS] if seats == 4 else VP_COPIES[kind]


def pile_cards(state: GuildhallState) -> i64:
    """The cards of which at least one is in the discard pile, a set."""
    cards: i64 = 0
    index: i64 = 0
    while index < state.pile_n:
        cards |= BIT[state.pile[index]]
        index += 1
    return cards
