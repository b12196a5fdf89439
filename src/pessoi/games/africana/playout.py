"""The quick policy of playouts: draw until the hand is worth a journey, then go to the nearest goals."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.random import Random
from pessoi.games.africana.hands import hand_size
from pessoi.games.africana.legal import may_complete, may_join, random_move
from pessoi.games.africana.moves import (
    ACTION,
    BUY,
    COMPLETE_ADVENTURE,
    COMPLETE_MISSION,
    DONE,
    HELPER,
    JOIN,
    WILD,
    move_of,
    step_to,
)
from pessoi.games.africana.state import (
    BOOK,
    CHOOSING,
    HAND,
    HELPERS,
    LEFT_HEIGHT,
    MOVING,
    OPEN,
    OWN,
    PLACE,
    READING,
    RIGHT_HEIGHT,
    SILVER,
    STOCK,
    WILD_CARD,
    AfricanaState,
)
from pessoi.games.africana.tables import (
    ADVENTURE_COST,
    COLOUR_COUNT,
    HAND_LIMIT,
    LANE,
    LANE_BITS,
    OPEN_LIMIT,
    PLACE_COUNT,
    SLOTS,
    count_bits,
    lowest,
)

FAR: Final = 99
"""No goal at all."""


def playout_move(state: AfricanaState, rng: Random) -> i64:
    """The move of a playout."""
    if state.step == MOVING:
        return _moving(state)
    if state.step == CHOOSING:
        return move_of(ACTION, _action(state, rng))
    if state.step == READING:
        return _book(state, rng)
    return random_move(state, rng)


def _action(state: AfricanaState, rng: Random) -> i64:
    """A with few cards, C with many; B now and then where there is silver for an adventure."""
    seat = state.active
    base = seat * OWN
    if state.own[base + SILVER] >= ADVENTURE_COST and count_bits(state.own[base + OPEN]) < OPEN_LIMIT:
        if rng.below(3) == 0:
            return 1
    if rng.below(HAND_LIMIT) < hand_size(state, seat) - 1:  # now and then a full hand is changed
        return 2
    return 0


def _book(state: AfricanaState, rng: Random) -> i64:
    """Buy a top, as long as there is silver and room."""
    base = state.active * OWN
    if state.own[base + SILVER] < ADVENTURE_COST or count_bits(state.own[base + OPEN]) >= OPEN_LIMIT:
        return DONE
    at = state.board.book[state.own[base + PLACE]] * BOOK
    left = state.books[at + LEFT_HEIGHT] > 0
    right = state.books[at + RIGHT_HEIGHT] > 0
    if left and (not right or rng.below(2) == 0):
        return move_of(BUY, 0)
    return move_of(BUY, 1) if right else DONE


def _moving(state: AfricanaState) -> i64:
    """Complete and join what is here, then step towards the nearest goal with a card that fits."""
    seat = state.active
    own = state.own
    base = seat * OWN
    place = own[base + PLACE]
    here = own[base + OPEN] & state.board.goals[place]
    if here:
        return move_of(COMPLETE_ADVENTURE, lowest(here))
    slot: i64 = 0
    while slot < SLOTS:
        if may_complete(state, seat, slot):
            return move_of(COMPLETE_MISSION, slot)
        if may_join(state, seat, slot):
            return move_of(JOIN, slot)
        slot += 1
    board = state.board
    best = nearest(state, seat, place)
    chosen: i64 = DONE
    near = board.near_from[place]
    last = board.near_from[place + 1]
    while near < last:
        there = board.near[near]
        near += 1
        distance = nearest(state, seat, there)
        if distance < best:
            card = _card_for(state, base, board.symbols[there])
            if card >= 0:
                best = distance
                chosen = step_to(there + board.first_place, card, False)
    return chosen


def nearest(state: AfricanaState, seat: i64, place: i64) -> i64:
    """The steps from a place to the nearest goal of a seat: of its missions and adventures, or a start to join."""
    board = state.board
    base = seat * OWN
    row = place * PLACE_COUNT
    best: i64 = FAR
    rest = state.own[base + OPEN]
    while rest:
        distance = board.distance[row + board.adventure_to[lowest(rest)]]
        rest &= rest - 1
        if distance < best:
            best = distance
    slot: i64 = 0
    while slot < SLOTS:
        mission = state.slots[slot]
        if mission >= 0:
            distance = FAR
            if state.slots[SLOTS + slot] >> seat & 1:
                distance = board.distance[row + board.mission_to[mission]]
            elif state.own[base + STOCK]:
                distance = board.distance[row + board.mission_from[mission]]
            if distance < best:
                best = distance
        slot += 1
    return best


def _card_for(state: AfricanaState, base: i64, symbols: i64) -> i64:
    """A card that enters a place with these symbols: a helper card, else a travel card, else the wild card; or -1."""
    colour: i64 = 0
    found: i64 = -1
    while colour < COLOUR_COUNT:
        if symbols >> colour & 1:
            if state.own[base + HELPERS] >> colour * LANE & LANE_BITS:
                return HELPER + colour
            if state.own[base + HAND] >> colour * LANE & LANE_BITS:
                found = colour
        colour += 1
    if found < 0 and state.own[base + WILD_CARD]:
        return WILD
    return found
