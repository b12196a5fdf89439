"""What may be taken from a pile that was searched (GH-409): Hunter (GH-802, GH-803) and Historian (GH-1506)."""

from mypy_extensions import i64

from pessoi.games.guildhall.guilds import guild_of
from pessoi.games.guildhall.state import LAID_AT, GuildhallState, pile_cards
from pessoi.games.guildhall.swaps import above, taken
from pessoi.games.guildhall.tables import (
    BIT,
    CHAPTER,
    FETCHES,
    HUNTER,
    LEVELS,
    NO_LEVEL,
    PROFESSION,
    size,
)


def fetchable_at_all(state: GuildhallState) -> i64:
    """The cards of the pile that aren't in the guild, a set: none of which it has a copy may be taken (GH-803)."""
    return pile_cards(state) & ~guild_of(state, state.active)


def level_now(state: GuildhallState) -> i64:
    """The level that is carried out: the one chosen, or the lower one after a search."""
    return state.low if state.low >= 0 else state.level


def hunter_can(state: GuildhallState, level: i64) -> bool:
    """Whether a Hunter's level can be carried out with the pile that was seen."""
    cards = FETCHES[HUNTER * LEVELS + level]
    guild = guild_of(state, state.active)
    return size(fetchable_at_all(state)) >= cards and size(guild) >= (2 if level == 2 else 1)


def hunter_fails(state: GuildhallState) -> bool:
    """Whether the level chosen falls away, and a lower one, or none, must be named."""
    return state.low < 0 and not hunter_can(state, state.level)


def lower_levels(state: GuildhallState) -> i64:
    """The lower levels of a Hunter that can be carried out, as bits; ``NO_LEVEL`` if there is none."""
    found: i64 = 0
    level: i64 = 0
    while level < state.level:
        if hunter_can(state, level):
            found |= BIT[level]
        level += 2
    return found if found else BIT[NO_LEVEL]


def fetches(state: GuildhallState) -> i64:
    """How many more cards a Hunter takes from the pile."""
    return FETCHES[HUNTER * LEVELS + level_now(state)] - state.chosen_n


def huntable(state: GuildhallState) -> i64:
    """The cards of the pile that a Hunter may name next, in ascending order, a set."""
    pool = fetchable_at_all(state)
    if state.chosen_n:
        pool &= above(state.chosen[state.chosen_n - 1])
    count = fetches(state)
    found: i64 = 0
    while size(pool) >= count:
        found |= pool & -pool
        pool &= pool - 1
        if pool == 0:
            break
    return found


def layable(state: GuildhallState) -> i64:
    """The cards of the guild that a Hunter may lay on the pile next, a set; at level 4 they are a whole chapter."""
    guild = guild_of(state, state.active) & ~taken(state)
    if level_now(state) == 4 and state.laid_n:
        guild &= CHAPTER[PROFESSION[state.table[LAID_AT]]]
    return guild


def is_last_laid(state: GuildhallState, card: i64) -> bool:
    """Whether the Hunter's swap is complete with this card."""
    level = level_now(state)
    if level < 4:
        return state.laid_n + 1 == FETCHES[HUNTER * LEVELS + level]
    chapter = guild_of(state, state.active) & CHAPTER[PROFESSION[card]]
    return size(chapter) == state.laid_n + 1


def findable(state: GuildhallState) -> i64:
    """The cards of the pile that a Historian may place next, a set: the first of two leaves a second one."""
    pool = fetchable_at_all(state)
    if state.left < 2 or size(pool) >= 2 or pool == 0:
        return pool
    profession: i64 = 0
    while not CHAPTER[profession] & pool:
        profession += 1
    chapter = CHAPTER[profession]
    if (guild_of(state, state.active) | pool) & chapter != chapter:
        return 0
    if pile_cards(state) & chapter & ~pool:
        return pool
    copies: i64 = 0
    index: i64 = 0
    while index < state.pile_n:
        if BIT[state.pile[index]] == pool:
            copies += 1
        index += 1
    return pool if copies > 1 else 0
