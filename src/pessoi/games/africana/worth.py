"""What things are worth to a seat as long as the game goes on, in points: the measures of ``evaluate`` and ``plans``.

What helps to play on (cards, silver, markers) fades with the missions that are left. Goals that still need a journey
are worth their reward, less a toll for each step to them.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.africana.moves import LETTERS
from pessoi.games.africana.scoring import set_points
from pessoi.games.africana.state import ADVENTURES_WON, OWN, SILVER, AfricanaState
from pessoi.games.africana.tables import (
    BOXED,
    HAND_LIMIT,
    HELPER_PENALTY,
    LANE,
    LANE_BITS,
    OPEN_POINT,
    PLACE_COUNT,
    SILVER_A_POINT,
    SLOTS,
    cards_in,
    count_bits,
)

# Indexes of the weights. "Early" values hold at the start of the game and fade in proportion to the missions left.
SILVER_WORTH: Final = 0
"""Early worth of a silver beyond its tenth of a point; of one beyond ``PLENTY``."""
CARD: Final = 2
"""Early worth of the first to the fifth travel card."""
CHOICE: Final = 7
"""Early worth of a card beyond the hand limit."""
DIVERSE: Final = 8
"""Early worth of a colour in hand."""
CARD_LATE: Final = 9
"""Worth of any travel card, early or late."""
WILD_WORTH: Final = 10
HELPER_WORTH: Final = 11
"""Early worth of the wild card, and of a helper card."""
JOINED: Final = 12
"""Share of a mission's reward that counts once it was joined."""
OPENED: Final = 13
"""Share of an open adventure's reward that counts."""
TOLL: Final = 14
"""Toll of a step to a goal."""
LURE: Final = 15
"""Share of the worth of a mission not yet joined, and toll of a step to its start."""
SETS: Final = 17
"""Share of what open artifacts may still add to sets."""
MARKER: Final = 18
"""Early worth of a marker in stock."""

WEIGHTS: Final[vec[float]] = vec[float](
    [
        0.25, 0.15,
        0.90, 0.85, 0.75, 0.50, 0.30, 0.03,
        0.15,
        0.20,
        3.0, 2.5,
        0.90,
        0.90,
        0.65,
        0.60, 0.25,
        0.5,
        0.2,
    ]
)  # fmt: skip
PLENTY: Final = 10
"""Silver that is spent in any case."""


def share_left(state: AfricanaState) -> float:
    """The part of the game that is left, by the missions in the pile and on display."""
    if state.ending:
        return 0.0
    board = state.board
    all_missions = board.letter_from[LETTERS] - BOXED[state.seats]
    return float(cards_in(state.letters) + SLOTS) / float(all_missions)


def silver_worth(left: float) -> float:
    """The worth of a silver up to ``PLENTY``."""
    return 1.0 / float(SILVER_A_POINT) + WEIGHTS[SILVER_WORTH] * left


def purse_worth(silver: i64, left: float) -> float:
    """The worth of some silver: what is more than can be spent counts less."""
    if silver <= PLENTY:
        return silver_worth(left) * float(silver)
    more = 1.0 / float(SILVER_A_POINT) + WEIGHTS[SILVER_WORTH + 1] * left
    return silver_worth(left) * float(PLENTY) + more * float(silver - PLENTY)


def income_worth(purse: i64, silver: i64, left: float) -> float:
    """What some more silver adds to a purse."""
    return purse_worth(purse + silver, left) - purse_worth(purse, left)


def card_worth(number: i64, left: float) -> float:
    """The worth of the ``number``-th travel card of a hand, from 1."""
    return WEIGHTS[CARD + number - 1 if number < 6 else CARD + 4] * use_left(left) + WEIGHTS[CARD_LATE]


def choice_worth(left: float) -> float:
    """The worth of a card that must go again: what is kept is a little better for it."""
    return WEIGHTS[CHOICE] * use_left(left)


def use_left(left: float) -> float:
    """How much cards are still of use: they bring the explorer about to the last."""
    return 0.5 + 0.5 * left if left > 0.0 else 0.0


def hand_worth(hand: i64, left: float) -> float:
    """The worth of travel cards: the more there are, the less the next one adds; many colours are better."""
    worth = 0.0
    number: i64 = 0
    while hand > 0:
        count = hand & LANE_BITS
        hand >>= LANE
        if count > 0:
            worth += WEIGHTS[DIVERSE] * use_left(left)
            while count > 0:
                number += 1
                count -= 1
                worth += card_worth(number, left)
    return worth


def drawn_worth(held: i64, size: i64, due: i64, left: float) -> float:
    """The worth of travel cards about to be drawn, with so many held, in a hand of a size; the rest is for choice."""
    worth = 0.0
    while due > 0:
        held += 1
        size += 1
        due -= 1
        worth += card_worth(held, left) if size <= HAND_LIMIT else choice_worth(left)
    return worth


def adventure_worth(state: AfricanaState, seat: i64, adventure: i64, purse: i64, left: float) -> float:
    """What completing an adventure brings to a purse: points and silver; or a helper card, and the loss for many."""
    board = state.board
    if board.helper[adventure] >= 0:
        count = count_bits(state.own[seat * OWN + ADVENTURES_WON] & board.helper_mask)
        return WEIGHTS[HELPER_WORTH] * left + float(HELPER_PENALTY[count + 1] - HELPER_PENALTY[count])
    return float(board.adventure_points[adventure]) + income_worth(purse, board.adventure_silver[adventure], left)


def sets_worth(state: AfricanaState, won: i64, opened: i64) -> float:
    """The worth of the sets of completed artifacts, and of what open ones may add to them."""
    board = state.board
    now = float(set_points(won, board))
    if state.ending:
        return now
    return now + WEIGHTS[SETS] * (float(set_points(won | opened & ~board.helper_mask, board)) - now)


def open_worth(state: AfricanaState, adventure: i64, worth: float, place: i64) -> float:
    """What an open adventure is worth to an explorer in a place, whose completion brings ``worth``."""
    if state.ending:
        return float(OPEN_POINT) if state.board.artifact[adventure] >= 0 else 0.0
    distance = state.board.distance[place * PLACE_COUNT + state.board.adventure_to[adventure]]
    value = WEIGHTS[OPENED] * worth - WEIGHTS[TOLL] * float(distance)
    least = float(OPEN_POINT) if state.board.artifact[adventure] >= 0 else 0.0
    return value if value > least else least


def mission_worth(state: AfricanaState, seat: i64, mission: i64, left: float) -> float:
    """What completing a mission brings."""
    board = state.board
    purse = state.own[seat * OWN + SILVER]
    return float(board.mission_points[mission]) + income_worth(purse, board.mission_silver[mission], left)


def joined_worth(state: AfricanaState, slot: i64, worth: float, place: i64) -> float:
    """What a mission with a marker is worth to an explorer in a place."""
    if state.ending:
        return 0.0
    distance = state.board.distance[place * PLACE_COUNT + state.board.mission_to[state.slots[slot]]]
    value = WEIGHTS[JOINED] * worth - WEIGHTS[TOLL] * float(distance)
    return value if value > 0.0 else 0.0


def lure(state: AfricanaState, slot: i64, worth: float, place: i64) -> float:
    """What a mission that could be joined is worth to an explorer in a place."""
    if state.ending:
        return 0.0
    board = state.board
    start = board.mission_from[state.slots[slot]]
    length = board.distance[start * PLACE_COUNT + board.mission_to[state.slots[slot]]]
    distance = board.distance[place * PLACE_COUNT + start]
    value = WEIGHTS[LURE] * (worth - WEIGHTS[TOLL] * float(length)) - WEIGHTS[LURE + 1] * float(distance)
    return value if value > 0.0 else 0.0
