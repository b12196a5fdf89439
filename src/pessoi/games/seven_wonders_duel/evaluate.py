"""What each seat may expect to have at the end, in points: the judgement of bots and playouts.

To the points that lie there is added what the rest of the game may bring: coins, production (which is worth less the
more there is of it, and makes the opponent pay), Wonders still to be built, chains, Progress tokens, and the two ways
to win at once: an army near the capital and a city with many symbols, the more so where an available card would do it.
All but the points fades as the cards run out. The weights come from matches of the evaluation against itself.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.seven_wonders_duel.cost import cost_of
from pessoi.games.seven_wonders_duel.counting import count_bits
from pessoi.games.seven_wonders_duel.scoring import total_points
from pessoi.games.seven_wonders_duel.state import (
    CITY,
    COINS,
    COLOUR_AT,
    FIXES,
    GOOD_CHOICES,
    HELD_TOKENS,
    OWN,
    PRODUCED,
    RAW_CHOICES,
    REVEALING,
    SYMBOL_SET,
    UNBUILT,
    UNSEEN,
    WONDER_AT,
    DuelState,
    lowest,
)
from pessoi.games.seven_wonders_duel.tables import (
    AGAIN,
    BIT,
    CAPITAL,
    COINS_A_POINT,
    COINS_OF,
    COLOUR,
    COUNT,
    DECK,
    DECK_BASE,
    EXTRA_SHIELDS,
    GREEN,
    LANE,
    MOST_WONDERS,
    PLACES,
    POINTS,
    PROVIDER,
    RED,
    SHIELDS,
    STRATEGY,
    SYMBOL,
    SYMBOLS_TO_WIN,
    UNITS,
    WONDER,
    YELLOW,
)

# Indexes of the weights. "Early" values hold at the start of the game and fade in proportion to the cards left.
COIN: Final = 0
"""Early worth of a coin beyond its third of a point."""
RICH: Final = 1
"""Share of that worth that coins beyond the tenth keep."""
RAW: Final = 2
"""Early worth of the first, second and further units of a raw resource."""
GOODS: Final = 5
"""The same for a manufactured one."""
CHOICE: Final = 8
"""Early worth of one raw, one manufactured resource of choice."""
FIXED_AT: Final = 10
"""Early worth of buying a resource at the fixed price, for each symbol that the opponent has of it."""
DISCARD_VALUE: Final = 11
"""Early worth of a yellow card when cards are discarded."""
ARMY: Final = 12
"""Worth of each space that the pawn is away, early; and of its square."""
STRIKE: Final = 14
"""Early worth of an army that stands close to the capital."""
SCIENCE: Final = 15
"""Early worth of 1 to 5 different symbols."""
CHAIN: Final = 20
"""Worth of a chain symbol whose building lies open, or may still come."""
BUILDABLE: Final = 22
"""Early worth of a Wonder still to be built: in itself, for each of its points, a further turn, a shield, a coin."""
THREAT: Final = 27
"""Worth of an available card or Wonder that wins at once: for the seat that plays next, and for the other."""
TOKENS: Final = 29
"""Early worth of the ten Progress tokens beyond their points, in the order of the data."""

WEIGHTS: Final[vec[float]] = vec[float](
    [
        0.43, 0.14,
        5.44, 6.45, 1.16,
        8.95, 1.48, 0.29,
        8.9, 7.59,
        1.61, 2.58,
        -0.52, 0.13, 13.33,
        0.69, 2.53, 3.78, 9.13, 17.56,
        0.53, 0.18,
        2.43, 0.65, 6.1, 1.71, 0.46,
        37.31, 12.87,
        -0.18, 1.68, 4.15, 1.2, 1.94, 1.1, 0.28, 1.72, 4.57, 2.57,
    ]
)  # fmt: skip

ALL_CARDS: Final = 60.0
MOST_SHIELDS: Final = 4
"""What one card moves the pawn at most."""
PLENTY: Final = 10.0
"""Coins that are spent in any case."""


def estimate(state: DuelState, seat: i64) -> float:
    """The points that ``seat`` may expect at the end."""
    own = state.own
    base = seat * OWN
    left: i64 = 0
    if state.age < 3:
        left = (3 - state.age) * PLACES
    rest = float(left + count_bits(state.left)) / ALL_CARDS
    coins = float(own[base + COINS])
    spent = coins if coins < PLENTY else PLENTY + WEIGHTS[RICH] * (coins - PLENTY)
    worth = float(total_points(state, seat) - own[base + COINS] // COINS_A_POINT) + coins / float(COINS_A_POINT)
    early = WEIGHTS[COIN] * spent + _production(state, seat)
    early += WEIGHTS[DISCARD_VALUE] * float(own[base + COLOUR_AT + YELLOW])
    early += _wonders(state, seat) + _tokens(own[base + HELD_TOKENS])
    symbols = COUNT[own[base + SYMBOL_SET]]
    if symbols > 0:
        early += WEIGHTS[SCIENCE + symbols - 1 if symbols < 6 else SCIENCE + 4]
    distance = state.pawn if seat == 0 else -state.pawn
    if distance > 0:
        away = float(distance)
        near = float(CAPITAL - distance)
        early += away * (WEIGHTS[ARMY] + WEIGHTS[ARMY + 1] * away) + WEIGHTS[STRIKE] / (near * near)
    if distance >= CAPITAL - MOST_SHIELDS or symbols >= SYMBOLS_TO_WIN - 1:
        if _wins(state, seat, CAPITAL - distance, symbols):
            worth += WEIGHTS[THREAT] if _next_seat(state) == seat else WEIGHTS[THREAT + 1]
    return worth + rest * early + _chains(state, seat)


def _next_seat(state: DuelState) -> i64:
    """The seat that plays the next turn."""
    if state.step == REVEALING:
        return state.active if state.extra else 1 - state.active
    return state.to_move if state.to_move >= 0 else state.active


def _wins(state: DuelState, seat: i64, spaces: i64, symbols: i64) -> bool:
    """Whether a card that lies open and uncovered, or a Wonder, would win for a seat that has the coins for it."""
    own = state.own
    base = seat * OWN
    coins = own[base + COINS]
    available = state.uncovered & ~state.hidden
    more: i64 = EXTRA_SHIELDS if own[base + HELD_TOKENS] & STRATEGY else 0
    while available:
        card = state.slots[lowest(available)]
        available &= available - 1
        if card < 0:
            continue
        wins = COLOUR[card] == RED and SHIELDS[card] + more >= spaces
        if COLOUR[card] == GREEN and symbols >= SYMBOLS_TO_WIN - 1:
            wins = not own[base + SYMBOL_SET] & BIT[SYMBOL[card]]
        if wins and cost_of(state, seat, card) <= coins:
            return True
    unbuilt = own[base + UNBUILT]
    index: i64 = 0
    while unbuilt >> index:
        item = WONDER + own[base + WONDER_AT + index]
        if unbuilt >> index & 1 and SHIELDS[item] >= spaces and state.left and cost_of(state, seat, item) <= coins:
            return True
        index += 1
    return False


def _production(state: DuelState, seat: i64) -> float:
    own = state.own
    base = seat * OWN
    produced = own[base + PRODUCED]
    theirs = own[(1 - seat) * OWN + PRODUCED]
    fixes = own[base + FIXES]
    worth = WEIGHTS[CHOICE] * float(own[base + RAW_CHOICES]) + WEIGHTS[CHOICE + 1] * float(own[base + GOOD_CHOICES])
    lane: i64 = 0
    while lane < 5:
        units = produced >> LANE * lane & UNITS
        first: i64 = RAW if lane < 3 else GOODS
        if units > 0:
            worth += WEIGHTS[first]
        if units > 1:
            worth += WEIGHTS[first + 1]
        if units > 2:
            worth += WEIGHTS[first + 2] * float(units - 2)
        if fixes >> lane & 1:
            worth += WEIGHTS[FIXED_AT] * float(1 + (theirs >> LANE * lane & UNITS))
        lane += 1
    return worth


def _wonders(state: DuelState, seat: i64) -> float:
    """What the Wonders promise that can still be built (7WD-51)."""
    base = seat * OWN
    unbuilt = state.own[base + UNBUILT]
    worth = 0.0
    count = 0.0
    index: i64 = 0
    while unbuilt >> index:
        if unbuilt >> index & 1:
            item = WONDER + state.own[base + WONDER_AT + index]
            count += 1.0
            worth += WEIGHTS[BUILDABLE] + WEIGHTS[BUILDABLE + 1] * float(POINTS[item])
            worth += WEIGHTS[BUILDABLE + 2] * float(AGAIN[item]) + WEIGHTS[BUILDABLE + 3] * float(SHIELDS[item])
            worth += WEIGHTS[BUILDABLE + 4] * float(COINS_OF[item])
        index += 1
    possible = float(MOST_WONDERS - state.made)
    return worth * possible / count if count > possible else worth


def _tokens(tokens: i64) -> float:
    worth = 0.0
    token: i64 = 0
    while tokens >> token:
        if tokens >> token & 1:
            worth += WEIGHTS[TOKENS + token]
        token += 1
    return worth


def _chains(state: DuelState, seat: i64) -> float:
    """Buildings that the city's symbols make free: those that lie open, and those that may yet be laid out."""
    worth = 0.0
    card = DECK_BASE[1]  # no card of Age I has a chain
    while card < DECK_BASE[3]:
        provider = PROVIDER[card]
        if provider >= 0 and state.where[provider] == CITY + seat:
            where = state.where[card]
            if 0 <= where < PLACES:
                worth += WEIGHTS[CHAIN]
            elif where == UNSEEN and DECK[card] >= state.age:
                worth += WEIGHTS[CHAIN + 1]
        card += 1
    return worth
