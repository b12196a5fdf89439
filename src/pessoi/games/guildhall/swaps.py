"""Choices of several cards that change places at once (GH-708): which may be named next so that a whole remains.

First what is given, ``chosen``, in ascending order; then what is taken, ``laid``, likewise (GH-412, GH-709). A guild
may hold no card twice after the swap: what comes in must not be there already, unless that very card leaves. The swaps
are those of Peddler (GH-804), Trader (GH-1507), Weaver (GH-1508) and ``vp3_swap`` (GH-902).
"""

from mypy_extensions import i64

from pessoi.games.guildhall.guilds import guild_of
from pessoi.games.guildhall.state import HELD, LAID_AT, OWN, GuildhallState
from pessoi.games.guildhall.tables import (
    BIT,
    CHAPTER,
    FETCHES,
    GIVES,
    LEVELS,
    PEDDLER,
    PROFESSION,
    PROFESSIONS_ALL,
    TRADER,
    VP,
    VP_SWAP,
    WEAVER,
    lowest,
    size,
)


def swapper(state: GuildhallState) -> i64:
    """The profession that swaps, or the item of the VP card."""
    return state.source if state.source >= VP else PROFESSION[state.source]


def from_hand(state: GuildhallState) -> bool:
    """Whether cards of the hand are given (Peddler, Weaver), else cards of the own guild."""
    return swapper(state) in (PEDDLER, WEAVER)


def given(state: GuildhallState) -> i64:
    """The cards given so far, a set; a Trader at level 4 gives a chapter."""
    if gives_chapter(state):
        return guild_of(state, state.active) & CHAPTER[state.chosen[0]] if state.chosen_n else 0
    cards: i64 = 0
    index: i64 = 0
    while index < state.chosen_n:
        cards |= BIT[state.chosen[index]]
        index += 1
    return cards


def taken(state: GuildhallState) -> i64:
    """The cards taken so far, a set."""
    cards: i64 = 0
    index: i64 = 0
    while index < state.laid_n:
        cards |= BIT[state.table[LAID_AT + index]]
        index += 1
    return cards


def gives_chapter(state: GuildhallState) -> bool:
    """Whether a whole chapter is given (Trader 4)."""
    return state.level == 4 and swapper(state) == TRADER


def takes_chapter(state: GuildhallState) -> bool:
    """Whether a whole chapter is taken (Peddler 4, Trader 4)."""
    return state.level == 4 and swapper(state) in (PEDDLER, TRADER)


def to_give(state: GuildhallState) -> i64:
    """How many more cards are to be given; as many as wanted at a Weaver's level 4, until enough is said."""
    if gives_chapter(state):
        return 1 - state.chosen_n
    if state.source == VP_SWAP:
        return 1 - state.chosen_n
    if gives_any(state):
        return 0 if state.low == 1 else 1
    return GIVES[PROFESSION[state.source] * LEVELS + state.level] - state.chosen_n


def gives_any(state: GuildhallState) -> bool:
    """Whether any number of cards is given (Weaver 4)."""
    return state.level == 4 and swapper(state) == WEAVER


def to_take(state: GuildhallState) -> i64:
    """How many more cards are to be taken."""
    if takes_chapter(state):
        return 1
    count: i64 = 2
    if state.source != VP_SWAP:
        count = FETCHES[PROFESSION[state.source] * LEVELS + state.level]
    return count - state.laid_n


def above(card: i64) -> i64:
    """The set of all cards after one (of all cards, after -1)."""
    return BIT[60] - BIT[card + 1]


def givable(state: GuildhallState) -> i64:
    """The cards that may be given next, a set (or the professions, where a chapter is given)."""
    seat = state.active
    if gives_chapter(state):
        return _givable_chapters(state)
    pool = state.own[seat * OWN + HELD] if from_hand(state) else guild_of(state, seat)
    so_far = given(state)
    if state.chosen_n:
        pool &= above(state.chosen[state.chosen_n - 1])
    more = 0 if gives_any(state) else to_give(state) - 1
    found: i64 = 0
    rest = pool
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if more == 0:
            if can_take(state, so_far | BIT[card]):
                found |= BIT[card]
        else:
            others = rest
            while others:
                if can_take(state, so_far | BIT[card] | (others & -others)):
                    found |= BIT[card]
                    break
                others &= others - 1
    return found


def can_take(state: GuildhallState, cards: i64) -> bool:
    """Whether something can be taken for these cards."""
    if swapper(state) == WEAVER:
        guild = guild_of(state, state.active)
        count = to_take(state)
        return size(guild) >= count and size(guild & cards) <= count
    other: i64 = 0
    while other < state.seats:
        if other != state.active and can_take_of(state, cards, other):
            return True
        other += 1
    return False


def can_take_of(state: GuildhallState, cards: i64, other: i64) -> bool:
    """Whether something of one opponent can be taken for these cards."""
    theirs = guild_of(state, other)
    if takes_chapter(state):
        return takeable_chapters(state, cards, other) != 0
    return size(allowed(state, cards, theirs)) >= to_take(state)


def allowed(state: GuildhallState, cards: i64, theirs: i64) -> i64:
    """Which of their cards can be taken for these: no duplicates of what stays in the own guild, if they come there."""
    if swapper(state) == PEDDLER:
        return theirs
    return theirs & ~(guild_of(state, state.active) & ~cards)


def _givable_chapters(state: GuildhallState) -> i64:
    guild = guild_of(state, state.active)
    found: i64 = 0
    profession: i64 = 0
    while profession < PROFESSIONS_ALL:
        chapter = guild & CHAPTER[profession]
        if chapter and can_take(state, chapter):
            found |= BIT[profession]
        profession += 1
    return found


def takeable_chapters(state: GuildhallState, cards: i64, other: i64) -> i64:
    """The chapters of an opponent, by profession, that can be taken for these cards."""
    theirs = guild_of(state, other)
    own = 0 if swapper(state) == PEDDLER else guild_of(state, state.active) & ~cards
    found: i64 = 0
    profession: i64 = 0
    while profession < PROFESSIONS_ALL:
        chapter = theirs & CHAPTER[profession]
        if chapter and not cards & theirs & ~chapter and not chapter & own:
            found |= BIT[profession]
        profession += 1
    return found


def takeable(state: GuildhallState, other: i64) -> i64:
    """The cards that may be taken next of an opponent (a Weaver: of the own guild), a set: those given that are there
    already must be among them in the end."""
    cards = given(state)
    theirs = guild_of(state, other)
    pool = theirs if other == state.active else allowed(state, cards, theirs)
    forced = cards & theirs & ~taken(state)
    if state.laid_n:
        pool &= above(state.table[LAID_AT + state.laid_n - 1])
    count = to_take(state)
    found: i64 = 0
    rest = pool
    while rest:
        bit = rest & -rest
        rest ^= bit
        missing = forced & ~bit
        if size(missing) <= count - 1 and not missing & (bit - 1) and size(rest) >= count - 1:
            found |= bit
    return found
