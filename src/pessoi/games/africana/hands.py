"""What seats hold: cards by number (``moves``), limits, and the company of a seat."""

from mypy_extensions import i64

from pessoi.games.africana.moves import HELPER, WILD
from pessoi.games.africana.state import (
    ADVENTURES_WON,
    HAND,
    HELD,
    HELPERS,
    NOBODY,
    OPEN,
    OWN,
    WILD_CARD,
    AfricanaState,
)
from pessoi.games.africana.tables import (
    HAND_LIMIT,
    HELPERS_EACH,
    LANE,
    LANE_BITS,
    ONE,
    OPEN_LIMIT,
    cards_in,
    count_bits,
    lowest,
)


def company_of(state: AfricanaState, seat: i64) -> i64:
    """The company of a seat: the starting seat has the first, the others follow clockwise (AF-11)."""
    return NOBODY if state.first < 0 else (seat - state.first + state.seats) % state.seats


def count_of(state: AfricanaState, seat: i64, card: i64) -> i64:
    """How many cards of a number a seat has in hand."""
    base = seat * OWN
    if card < HELPER:
        return state.own[base + HAND] >> card * LANE & LANE_BITS
    if card < WILD:
        return state.own[base + HELPERS] >> (card - HELPER) * LANE & LANE_BITS
    return state.own[base + WILD_CARD]


def take_card(state: AfricanaState, seat: i64, card: i64) -> None:
    """Take a card out of a hand."""
    base = seat * OWN
    if card < HELPER:
        state.own[base + HAND] -= ONE[card]
        state.own[base + HELD] -= 1
    elif card < WILD:
        state.own[base + HELPERS] -= ONE[card - HELPER]
    else:
        state.own[base + WILD_CARD] = 0


def hand_size(state: AfricanaState, seat: i64) -> i64:
    """Travel, helper and wild cards in hand together (AF-65)."""
    base = seat * OWN
    return state.own[base + HELD] + cards_in(state.own[base + HELPERS]) + state.own[base + WILD_CARD]


def hand_surplus(state: AfricanaState, seat: i64) -> i64:
    """Cards beyond the hand limit (AF-65)."""
    size = hand_size(state, seat)
    return size - HAND_LIMIT if size > HAND_LIMIT else 0


def open_surplus(state: AfricanaState, seat: i64) -> i64:
    """Open adventures beyond their limit (AF-66)."""
    count = count_bits(state.own[seat * OWN + OPEN])
    return count - OPEN_LIMIT if count > OPEN_LIMIT else 0


def cards_from(state: AfricanaState, seat: i64, card: i64) -> i64:
    """How many cards of a hand have this number or a higher one."""
    total: i64 = 0
    while card <= WILD:
        total += count_of(state, seat, card)
        card += 1
    return total


def helpers_left(state: AfricanaState, colour: i64) -> i64:
    """The helper cards of a colour in the supply: one for each adventure not yet completed (AF-15, AF-63)."""
    left = HELPERS_EACH
    board = state.board
    seat: i64 = 0
    while seat < state.seats:
        won = state.own[seat * OWN + ADVENTURES_WON] & board.helper_mask
        while won:
            if board.helper[lowest(won)] == colour:
                left -= 1
            won &= won - 1
        seat += 1
    return left
