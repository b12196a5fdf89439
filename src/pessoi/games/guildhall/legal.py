"""What may be done (section 16 of the rules): the moves of each step in a fixed order; random ones without a list."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.random import Random
from pessoi.core.state import CHANCE
from pessoi.games.guildhall.levels import level_can, playable
from pessoi.games.guildhall.listing import list_choice, list_draw, put, put_cards, unnamed
from pessoi.games.guildhall.moves import (
    BUY,
    DISCARD,
    DONE,
    DRAW,
    END,
    FIRST,
    ROW,
    SHOW,
    move_of,
    play,
)
from pessoi.games.guildhall.state import (
    ACTION,
    DONE_N,
    DRAWING,
    FILLING,
    FIRST_STEP,
    HELD,
    OWN,
    ROW_AT,
    SETUP,
    SHOWING,
    TOPS_AT,
    VP_DECK_AT,
    GuildhallState,
    left_in_hand,
)
from pessoi.games.guildhall.tables import (
    COLOURS,
    DANCER,
    HAS_LEVEL,
    LEVELS,
    NO_LEVEL,
    PROFESSION,
    ROBBER,
    ROW_SIZE,
    VP_COST,
    VP_KINDS,
    lowest,
    size,
)

FEW_CARDS: Final = 24
"""So many cards or fewer in a deck are counted through rather than guessed at."""
MOST_COPIES: Final = 4


def list_moves(state: GuildhallState) -> i64:
    """Fill the buffer with the moves of the step under way (and weights at a draw); their number."""
    if state.to_move == CHANCE:
        return list_draw(state)
    if state.step == ACTION and state.chosen_n == 0:
        return _list_action(state)
    if state.step in (ACTION, SETUP):
        return put(state, put_cards(state, 0, DISCARD, unnamed(state)), DONE)
    return list_choice(state)


def _list_action(state: GuildhallState) -> i64:
    """Play a card at any level that can be carried out, or without ability; discard and draw; buy; end (GH-301)."""
    seat = state.active
    count: i64 = 0
    cards = playable(state, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        count = _list_plays(state, count, seat, card)
    count = put_cards(state, count, DISCARD, state.own[seat * OWN + HELD])
    count = put(state, count, DONE)
    kind: i64 = 0
    while kind < VP_KINDS:
        if lies_open(state, kind) and VP_COST[kind] <= state.own[seat * OWN + DONE_N]:
            count = put(state, count, move_of(BUY, kind))
        kind += 1
    return put(state, count, END)


def _list_plays(state: GuildhallState, count: i64, seat: i64, card: i64) -> i64:
    profession = PROFESSION[card]
    count = put(state, count, play(card, NO_LEVEL, -1))  # GH-410
    level: i64 = 0
    while level < LEVELS:
        if HAS_LEVEL[profession * LEVELS + level]:
            if profession == ROBBER:
                other: i64 = 0
                while other < state.seats:
                    if other != seat and level_can(state, seat, card, level, other):
                        count = put(state, count, play(card, level, other))
                    other += 1
            elif level_can(state, seat, card, level, -1):
                count = put(state, count, play(card, level, -1))
        level += 1
    return count


def lies_open(state: GuildhallState, kind: i64) -> bool:
    """Whether a VP card of this kind lies in the center row."""
    place: i64 = 0
    while place < ROW_SIZE:
        if state.table[ROW_AT + place] == kind:
            return True
        place += 1
    return False


# Random moves


def random_move(state: GuildhallState, rng: Random) -> i64:
    """One of ``list_moves``, all equally likely (or by their weights), mostly without listing them."""
    step = state.step
    if step in (DRAWING, SHOWING):
        return move_of(DRAW if step == DRAWING else SHOW, _random_card(state, rng))
    if step == ACTION:
        return _random_discard(state, rng) if state.chosen_n else _random_action(state, rng)
    if step == SETUP:
        return _random_discard(state, rng)
    if step == FILLING:
        return move_of(ROW, _random_vp(state, rng))
    if step == FIRST_STEP:
        return move_of(FIRST, rng.below(state.seats))
    count = list_moves(state)  # before ``moves`` is read: listing may replace the buffer
    if state.to_move != CHANCE:
        return state.moves[rng.below(count)]
    total: i64 = 0
    index: i64 = 0
    while index < count:
        total += state.weights[index]
        index += 1
    ticket = rng.below(total)
    index = 0
    while ticket >= state.weights[index]:
        ticket -= state.weights[index]
        index += 1
    return state.moves[index]


def _random_card(state: GuildhallState, rng: Random) -> i64:
    """A card of the deck: the top one if that was put back, else each equally likely."""
    if state.tops_n > 0:
        return state.table[TOPS_AT + state.tops_n - 1]
    deck = state.deck
    card: i64 = 0
    if state.deck_n > FEW_CARDS:
        kinds = len(state.professions) * COLOURS
        while True:
            ticket = rng.below(kinds * MOST_COPIES)
            place = ticket // MOST_COPIES
            card = state.professions[place // COLOURS] * COLOURS + place % COLOURS
            if ticket % MOST_COPIES < deck[card]:
                return card
    ticket = rng.below(state.deck_n)
    while ticket >= deck[card]:
        ticket -= deck[card]
        card += 1
    return card


def _random_vp(state: GuildhallState, rng: Random) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind < VP_KINDS:
        total += state.table[VP_DECK_AT + kind]
        kind += 1
    ticket = rng.below(total)
    kind = 0
    while ticket >= state.table[VP_DECK_AT + kind]:
        ticket -= state.table[VP_DECK_AT + kind]
        kind += 1
    return kind


def nth_card(cards: i64, index: i64) -> i64:
    """The card of a set with ``index`` others before it."""
    while index > 0:
        cards &= cards - 1
        index -= 1
    return lowest(cards)


def _random_discard(state: GuildhallState, rng: Random) -> i64:
    """Another card to discard, or done."""
    seat = state.active
    held = state.own[seat * OWN + HELD]
    kinds = size(held)
    while True:
        ticket = rng.below(kinds + 1)
        if ticket == kinds:
            return DONE
        card = nth_card(held, ticket)
        if state.chosen_n == 0 or left_in_hand(state, seat, card) > 0:
            return move_of(DISCARD, card)


def _random_action(state: GuildhallState, rng: Random) -> i64:
    """Any use of any card of the hand, any place of the row, done and end are tried until one is legal."""
    seat = state.active
    held = state.own[seat * OWN + HELD]
    fit = playable(state, seat)
    kinds = size(held)
    uses: i64 = 2 + 3 * (state.seats - 1)
    if state.copies[DANCER * COLOURS] > 0 and uses < 2 + LEVELS:
        uses = 2 + LEVELS
    cards = kinds * uses
    while True:
        ticket = rng.below(cards + VP_KINDS + 2)
        if ticket < cards:
            card = nth_card(held, ticket // uses)
            use = ticket % uses
            if use == 0:
                return move_of(DISCARD, card)
            if not fit >> card & 1:
                continue
            if use == 1:
                return play(card, NO_LEVEL, -1)
            move = _try_level(state, seat, card, use - 2)
            if move >= 0:
                return move
            continue
        ticket -= cards
        if ticket == VP_KINDS:
            return DONE
        if ticket > VP_KINDS:
            return END
        if VP_COST[ticket] <= state.own[seat * OWN + DONE_N] and lies_open(state, ticket):
            return move_of(BUY, ticket)


def _try_level(state: GuildhallState, seat: i64, card: i64, use: i64) -> i64:
    """The play of a card that belongs to a number, or -1: levels 0, 2, 4 against each opponent for the Robber, the
    levels that a profession has, in order, for the others."""
    profession = PROFESSION[card]
    if profession == ROBBER:
        other = use // 3
        if other >= seat:
            other += 1
        level = use % 3 * 2
        if other < state.seats and level_can(state, seat, card, level, other):
            return play(card, level, other)
        return -1
    level = 0
    while level < LEVELS:
        if HAS_LEVEL[profession * LEVELS + level]:
            if use == 0:
                return play(card, level, -1) if level_can(state, seat, card, level, -1) else -1
            use -= 1
        level += 1
    return -1
