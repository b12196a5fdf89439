"""Which levels and abilities can be carried out, judged by open cards, the own hand and sizes (GH-405 to GH-409)."""

from mypy_extensions import i64

from pessoi.games.guildhall.guilds import guild_of
from pessoi.games.guildhall.state import HAND_N, HELD, OWN, GuildhallState, drawable
from pessoi.games.guildhall.tables import (
    ASSASSIN,
    BIT,
    BRICKLAYER,
    CARDS,
    CHAPTER,
    COLOURS,
    COUNT,
    DANCER,
    FARMER,
    FETCHES,
    HAS_LEVEL,
    HISTORIAN,
    HUNTER,
    LEVELS,
    PROFESSION,
    PROFESSIONS_ALL,
    RETURNS,
    ROBBER,
    ROBS,
    SCHOLAR,
    STRIKES,
    TAX_COLLECTOR,
    TRADER,
    VP_CARD,
    VP_CHAPTER,
    VP_DRAW,
    VP_HAND,
    VP_SWAP,
    WEAVER,
    WHOLE_CHAPTER,
    size,
)


def chapter_size(state: GuildhallState, seat: i64, profession: i64) -> i64:
    """The face-up cards of a profession in a guild: what levels are counted by (GH-405)."""
    return COUNT[guild_of(state, seat) >> profession * COLOURS & WHOLE_CHAPTER]


def chapters(guild: i64) -> i64:
    """How many chapters a guild has (GH-701)."""
    count: i64 = 0
    profession: i64 = 0
    while profession < PROFESSIONS_ALL:
        if guild & CHAPTER[profession]:
            count += 1
        profession += 1
    return count


def playable(state: GuildhallState, seat: i64) -> i64:
    """The cards of a hand that may be played, a set: none that is in the guild (GH-402), no profession twice in a turn
    (GH-403)."""
    cards = state.own[seat * OWN + HELD] & ~guild_of(state, seat)
    if state.played:
        profession: i64 = 0
        while profession < PROFESSIONS_ALL:
            if state.played >> profession & 1:
                cards &= ~CHAPTER[profession]
            profession += 1
    return cards


def level_can(state: GuildhallState, seat: i64, card: i64, level: i64, opponent: i64) -> bool:
    """Whether a card of the hand may be played at a level; ``opponent`` counts for the Robber only.

    Level and opponent are chosen before anything hidden is seen (GH-408). With fewer cards than the lowest printed
    number there is no level at all (GH-406); the Tax Collector has one alone (GH-809), even with none (GH-808).
    """
    profession = PROFESSION[card]
    if not HAS_LEVEL[profession * LEVELS + level]:
        return False
    count = chapter_size(state, seat, profession)
    if level > count:
        return False
    if profession == ROBBER:
        return state.own[opponent * OWN + HAND_N] >= ROBS[profession * LEVELS + level]  # GH-805
    if profession == BRICKLAYER:  # GH-801
        return state.own[seat * OWN + HAND_N] - 1 + drawable(state) >= RETURNS[profession * LEVELS + level]
    if profession == SCHOLAR:  # GH-806
        return drawable(state) > 0
    if profession == HUNTER:  # GH-409, GH-802
        return state.pile_n >= FETCHES[profession * LEVELS + level] and size(guild_of(state, seat)) >= (
            2 if level == 2 else 1
        )
    if profession == HISTORIAN:  # GH-1506
        if level > 0:
            return state.pile_n >= FETCHES[profession * LEVELS + level]
        return state.pile_n > 0 and not guild_of(state, seat) >> state.pile[state.pile_n - 1] & 1
    if profession in (DANCER, FARMER):
        return True
    return _against_can(state, seat, card, level)


def _against_can(state: GuildhallState, seat: i64, card: i64, level: i64) -> bool:
    """The abilities that need a fitting opponent, and the Weaver's."""
    profession = PROFESSION[card]
    guild = guild_of(state, seat)
    held = state.own[seat * OWN + HELD]
    if state.hand[seat * CARDS + card] == 1:
        held ^= BIT[card]
    if profession == WEAVER:
        if level == 0:
            return held & ~guild != 0
        if level == 2:
            return guild != 0 and size(held) >= 2 and held & ~guild != 0
        return size(guild) >= 2
    other: i64 = 0
    while other < state.seats:
        if other != seat and _one_can(state, profession, level, guild, held, guild_of(state, other)):
            return True
        other += 1
    return False


def _one_can(state: GuildhallState, profession: i64, level: i64, guild: i64, held: i64, theirs: i64) -> bool:
    if profession == TAX_COLLECTOR:
        return guild & ~theirs != 0  # GH-807
    if profession == ASSASSIN:  # GH-1503
        return chapters(theirs) >= 2 if level == 2 else size(theirs) >= STRIKES[profession * LEVELS + level]
    if profession == TRADER:  # a card or chapter that both have can be swapped for itself
        least: i64 = 2 if level == 2 else 1
        return size(guild) >= least and size(theirs) >= least
    if level == 0:  # the Peddler (GH-804)
        return held != 0 and theirs != 0
    if level == 2:
        return size(held) >= 2 and size(theirs) >= 2
    return pair_for_chapter(held, theirs)


def pair_for_chapter(held: i64, theirs: i64) -> bool:
    """Whether two different cards can be swapped for a whole chapter: what their guild has of them must lie in it."""
    if size(held) < 2 or theirs == 0:
        return False
    strange = held & ~theirs
    if size(strange) >= 2:
        return True
    if strange and held & theirs:
        return True  # one that they lack, one that they have, for the chapter of the latter
    profession: i64 = 0
    while profession < PROFESSIONS_ALL:
        if size(held & theirs & CHAPTER[profession]) >= 2:
            return True
        profession += 1
    return False


def vp_can(state: GuildhallState, item: i64) -> bool:
    """Whether the owner of a VP card is asked for its ability: open cards and sizes say that it can do something
    (GH-908)."""
    seat = state.active
    if item == VP_HAND:
        return state.own[seat * OWN + HAND_N] > 0
    if item == VP_DRAW:
        return drawable(state) > 0
    guild = guild_of(state, seat)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = guild_of(state, other)
            if item == VP_CARD and theirs & ~guild:
                return True
            if item == VP_CHAPTER and movable_chapters(guild, theirs):
                return True
            if item == VP_SWAP and swap_for_two(guild, theirs):
                return True
        other += 1
    return False


def movable_chapters(guild: i64, theirs: i64) -> i64:
    """A bit for each chapter of theirs that can move into ``guild``: no card of it is a duplicate there (GH-706)."""
    found: i64 = 0
    profession: i64 = 0
    while profession < PROFESSIONS_ALL:
        chapter = theirs & CHAPTER[profession]
        if chapter and not chapter & guild:
            found |= BIT[profession]
        profession += 1
    return found


def swap_for_two(guild: i64, theirs: i64) -> bool:
    """Whether one card of ``guild`` can be swapped for two of theirs (GH-902): those they alone have, and perhaps one
    that both have, swapped for itself."""
    if guild == 0:
        return False
    strange = size(theirs & ~guild)
    return strange >= 2 or (strange == 1 and theirs & guild != 0)
