"""What may be done (7WD-101, 7WD-103): the moves of each step in a fixed order; random ones without listing all."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import append
from pessoi.core.random import Random
from pessoi.games.seven_wonders_duel.cost import cost_of
from pessoi.games.seven_wonders_duel.moves import (
    BEGIN,
    BUILD,
    DISCARD,
    DRAW_TOKENS,
    FIRST_SEAT,
    KEEP_TOKEN,
    KIND,
    LAY,
    PICK,
    RAZE,
    REVEAL,
    REVIVE,
    SET_GUILDS,
    SET_TOKENS,
    SET_WONDERS,
    TAKE_TOKEN,
    build_wonder,
    move_of,
)
from pessoi.games.seven_wonders_duel.state import (
    BEGINNING,
    CITY,
    COINS,
    DISCARDED,
    DRAWING,
    FIRST_STEP,
    GROUP_STEP,
    GUILDS_STEP,
    HELD_TOKENS,
    KEEPING,
    LAYING,
    OWN,
    PICKING,
    RAZING,
    REVEALING,
    REVIVING,
    TAKING,
    TOKENS_STEP,
    TURN,
    UNBUILT,
    UNSEEN,
    WONDER_AT,
    DuelState,
    lowest,
)
from pessoi.games.seven_wonders_duel.tables import (
    ALL_PLACES,
    ALL_TOKENS,
    BIT,
    BOARD_TOKENS,
    CARD_COUNT,
    COLOUR,
    DECK_BASE,
    GROUP_SIZE,
    GUILD_COUNT,
    INDEX,
    LIBRARY_DRAW,
    MODULUS,
    PLACES,
    RAZES,
    TOKEN_COUNT,
    WONDER,
    WONDER_COUNT,
)

STUBBORN: Final = 3
"""So often a playout draws again rather than discard a card."""


def list_moves(state: DuelState) -> i64:
    """Fill the buffer with the moves of the step under way (and weights at a draw); their number."""
    step = state.step
    if step == TURN:
        return _list_turn(state)
    if step in (LAYING, REVEALING):
        return _list_cards(state, LAY if step == LAYING else REVEAL, deck_at(state, state.place))
    if step == TAKING:
        return _list_members(state, TAKE_TOKEN, state.board)
    if step == KEEPING:
        return _list_members(state, KEEP_TOKEN, state.drawn)
    if step == PICKING:
        return _list_members(state, PICK, state.group)
    if step in (BEGINNING, FIRST_STEP):
        kind: i64 = BEGIN if step == BEGINNING else FIRST_SEAT
        _put(state, 0, move_of(kind, 0))
        _put(state, 1, move_of(kind, 1))
        return 2
    if step in (REVIVING, RAZING):
        return _list_buildings(state)
    if step <= DRAWING:
        return _list_sets(state, set_kind(step), set_pool(state), set_size(step), 0, 0)
    return 0


def _put(state: DuelState, index: i64, move: i64) -> None:
    """Write a move into the buffer; all draws are equally likely, so each has weight 1."""
    if index < len(state.moves):
        state.moves[index] = move
    else:
        state.moves = append(state.moves, move)
        state.weights = append(state.weights, 1)


def _list_turn(state: DuelState) -> i64:
    """For each available card: discard it, construct it if it can be paid, put it under each Wonder that can be paid
    (7WD-20, 7WD-24)."""
    seat = state.active
    own = state.own
    base = seat * OWN
    coins = own[base + COINS]
    wonders: i64 = own[base + UNBUILT]
    index: i64 = 0
    while index < 4:
        if wonders >> index & 1 and cost_of(state, seat, WONDER + own[base + WONDER_AT + index]) > coins:
            wonders ^= BIT[index]
        index += 1
    count: i64 = 0
    available = state.uncovered
    while available:
        card = state.slots[lowest(available)]
        available &= available - 1
        _put(state, count, move_of(DISCARD, card))
        count += 1
        if cost_of(state, seat, card) <= coins:
            _put(state, count, move_of(BUILD, card))
            count += 1
        index = 0
        while wonders >> index:
            if wonders >> index & 1:
                _put(state, count, build_wonder(own[base + WONDER_AT + index], card))
                count += 1
            index += 1
    return count


def deck_at(state: DuelState, place: i64) -> i64:
    """The deck whose back the card in a place has (7WD-05)."""
    return 3 if state.guilds >> place & 1 else state.age - 1


def _list_cards(state: DuelState, kind: i64, deck: i64) -> i64:
    """Each card of a deck that was not seen in this play (7WD-100)."""
    count: i64 = 0
    card = DECK_BASE[deck]
    end = DECK_BASE[deck + 1]
    while card < end:
        if state.where[card] == UNSEEN:
            _put(state, count, move_of(kind, card))
            count += 1
        card += 1
    return count


def _list_members(state: DuelState, kind: i64, mask: i64) -> i64:
    """A move for each element of a set."""
    count: i64 = 0
    while mask:
        _put(state, count, move_of(kind, lowest(mask)))
        count += 1
        mask &= mask - 1
    return count


def _list_buildings(state: DuelState) -> i64:
    """The cards of the discard pile (7WD-56), or the opponent's of the colour to be discarded (7WD-54)."""
    count: i64 = 0
    card: i64 = 0
    kind: i64 = REVIVE if state.step == REVIVING else RAZE
    while card < CARD_COUNT:
        if may_choose(state, card):
            _put(state, count, move_of(kind, card))
            count += 1
        card += 1
    return count


def may_choose(state: DuelState, card: i64) -> bool:
    """Whether a card may be revived or razed, whichever is asked."""
    if state.step == REVIVING:
        return state.where[card] == DISCARDED
    return state.where[card] == CITY + 1 - state.active and COLOUR[card] == RAZES[state.source]


# Draws of several things at once


def set_kind(step: i64) -> i64:
    """The kind of move that draws a set."""
    if step == TOKENS_STEP:
        return SET_TOKENS
    if step == GROUP_STEP:
        return SET_WONDERS
    return SET_GUILDS if step == GUILDS_STEP else DRAW_TOKENS


def set_size(step: i64) -> i64:
    """How many are drawn (7WD-07, 7WD-10, 7WD-12, 7WD-57)."""
    if step == TOKENS_STEP:
        return BOARD_TOKENS
    if step == GROUP_STEP:
        return GROUP_SIZE
    return GUILD_COUNT if step == GUILDS_STEP else LIBRARY_DRAW


def set_pool(state: DuelState) -> i64:
    """What the set is drawn from: tokens set aside, Wonders not yet seen, or places of the Age III structure."""
    if state.step == GROUP_STEP:
        pool: i64 = 0
        wonder: i64 = 0
        while wonder < WONDER_COUNT:
            if state.where[WONDER + wonder] == UNSEEN:
                pool |= BIT[wonder]
            wonder += 1
        return pool
    return ALL_PLACES if state.step == GUILDS_STEP else aside(state)


def aside(state: DuelState) -> i64:
    """The tokens that are neither on the board nor in a city (7WD-07)."""
    return ALL_TOKENS & ~(state.board | state.own[HELD_TOKENS] | state.own[OWN + HELD_TOKENS])


def _list_sets(state: DuelState, kind: i64, pool: i64, size: i64, chosen: i64, count: i64) -> i64:
    """Add all sets of ``size`` more elements of ``pool`` to ``chosen``, in lexical order; the number listed so far."""
    if size == 0:
        _put(state, count, move_of(kind, chosen))
        return count + 1
    while pool:
        bit = pool & -pool
        pool ^= bit
        count = _list_sets(state, kind, pool, size - 1, chosen | bit, count)
    return count


def _random_set(state: DuelState, rng: Random) -> i64:
    pool = set_pool(state)
    size = set_size(state.step)
    width: i64 = PLACES if state.step == GUILDS_STEP else (WONDER_COUNT if state.step == GROUP_STEP else TOKEN_COUNT)
    chosen: i64 = 0
    while size > 0:
        bit = BIT[rng.below(width)]
        if pool & bit:
            pool ^= bit
            chosen |= bit
            size -= 1
    return move_of(set_kind(state.step), chosen)


# Random moves


def random_move(state: DuelState, rng: Random) -> i64:
    """One of ``list_moves``, all equally likely, mostly without listing them."""
    step = state.step
    if step == TURN:
        return _random_turn(state, rng)
    if step in (LAYING, REVEALING):
        deck = deck_at(state, state.place)
        first = DECK_BASE[deck]
        size = DECK_BASE[deck + 1] - first
        card = first + rng.below(size)
        while state.where[card] != UNSEEN:
            card = first + rng.below(size)
        return move_of(LAY if step == LAYING else REVEAL, card)
    if step <= DRAWING and step != FIRST_STEP:
        return _random_set(state, rng)
    count = list_moves(state)  # before ``moves`` is read: listing may replace the buffer
    return state.moves[rng.below(count)]


def playout_move(state: DuelState, rng: Random) -> i64:
    """A random move that mostly prefers to build: a card is discarded when that came up ``STUBBORN`` times in a row."""
    if state.step != TURN:
        return random_move(state, rng)
    move = _random_turn(state, rng)
    tries: i64 = 1
    while move & KIND == DISCARD and tries < STUBBORN:
        move = _random_turn(state, rng)
        tries += 1
    return move


def _random_turn(state: DuelState, rng: Random) -> i64:
    """Any use of any available card is tried until one is legal; discarding always is."""
    seat = state.active
    own = state.own
    base = seat * OWN
    unbuilt = own[base + UNBUILT]
    uses: i64 = 6 if unbuilt else 2
    while True:
        ticket = rng.below(state.free * uses)
        use = ticket % uses
        ticket //= uses
        rest = state.uncovered
        while ticket > 0:
            rest &= rest - 1
            ticket -= 1
        card = state.slots[INDEX[(rest & -rest) % MODULUS]]
        if use == 0:
            return move_of(DISCARD, card)
        if use == 1:
            if cost_of(state, seat, card) <= own[base + COINS]:
                return move_of(BUILD, card)
        elif unbuilt >> (use - 2) & 1:
            wonder = own[base + WONDER_AT + use - 2]
            if cost_of(state, seat, WONDER + wonder) <= own[base + COINS]:
                return build_wonder(wonder, card)
