"""What each seat may expect to have at the end, in points: the judgement of bots and playouts.

To the points that lie there is added what cards, silver, markers and goals promise (``worth``). For the seat on turn it
looks to the end of its turn: the best movement by exact search (``plans``), the best use of the books.
"""

from mypy_extensions import i64

from pessoi.core.state import OVER
from pessoi.games.africana.hands import hand_size, hand_surplus
from pessoi.games.africana.plans import best_plan
from pessoi.games.africana.state import (
    ACTION_B,
    ACTION_C,
    ADVENTURES_WON,
    BOOK,
    CHOOSING,
    DRAWING,
    HAND,
    HELD,
    HELPERS,
    LEFT,
    MISSIONS_WON,
    MOVING,
    NOT_KNOWN,
    OPEN,
    OWN,
    PLACE,
    READING,
    RIGHT,
    RIGHT_HEIGHT,
    SILVER,
    STOCK,
    UNFOLDING,
    UNREAD,
    WILD_CARD,
    AfricanaState,
)
from pessoi.games.africana.tables import (
    ADVENTURE_COST,
    BIT,
    HELPER_PENALTY,
    OPEN_LIMIT,
    PAGE_BITS,
    PAGE_COST,
    PAGE_LANE,
    PAGES,
    SLOTS,
    cards_in,
    count_bits,
    lowest,
)
from pessoi.games.africana.worth import (
    HELPER_WORTH,
    MARKER,
    WEIGHTS,
    WILD_WORTH,
    adventure_worth,
    card_worth,
    choice_worth,
    drawn_worth,
    hand_worth,
    income_worth,
    joined_worth,
    lure,
    mission_worth,
    open_worth,
    purse_worth,
    sets_worth,
    share_left,
    silver_worth,
)


def estimate(state: AfricanaState, seat: i64) -> float:
    """The points that ``seat`` may expect at the end."""
    left = share_left(state)
    worth = _won(state, seat)
    if state.to_move == OVER:
        return worth
    step = state.step
    mine = seat == state.active
    if mine and (step == MOVING or (step == DRAWING and state.action == ACTION_C)):
        return worth + best_plan(state, seat, left) + _coming(state, seat, left)
    worth += _cards(state, seat, left) + _goals(state, seat, state.own[seat * OWN + PLACE], left)
    if mine and step == DRAWING:
        worth += _coming(state, seat, left)
    elif mine and (step == READING or (step == UNFOLDING and state.action == ACTION_B)):
        worth += _book(state, seat, left)
    return worth


def _won(state: AfricanaState, seat: i64) -> float:
    """Points of what lies under the company card."""
    board = state.board
    base = seat * OWN
    total: i64 = 0
    missions = state.own[base + MISSIONS_WON]
    while missions:
        total += board.mission_points[lowest(missions)]
        missions &= missions - 1
    won = state.own[base + ADVENTURES_WON]
    total += HELPER_PENALTY[count_bits(won & board.helper_mask)]
    rest = won & ~board.helper_mask
    while rest:
        total += board.adventure_points[lowest(rest)]
        rest &= rest - 1
    return float(total) + sets_worth(state, won, state.own[base + OPEN])


def _cards(state: AfricanaState, seat: i64, left: float) -> float:
    """Cards, silver and markers. Cards beyond the limit will go, those of which there are most."""
    own = state.own
    base = seat * OWN
    wild = own[base + WILD_CARD]
    helpers = cards_in(own[base + HELPERS])
    if seat == state.active:
        wild += state.table_wild
        helpers += cards_in(state.table_helpers)
    worth = WEIGHTS[WILD_WORTH] * left * float(wild) + WEIGHTS[HELPER_WORTH] * left * float(helpers)
    hand = own[base + HAND]
    worth += hand_worth(hand, left) if hand != NOT_KNOWN else drawn_worth(0, 0, own[base + HELD], left)
    surplus = hand_surplus(state, seat)
    while surplus > 0:  # it will go, and what is kept is a little better for it
        worth -= card_worth(own[base + HELD] - surplus + 1, left) - choice_worth(left)
        surplus -= 1
    worth += purse_worth(own[base + SILVER], left)
    return worth + WEIGHTS[MARKER] * left * float(own[base + STOCK])


def _coming(state: AfricanaState, seat: i64, left: float) -> float:
    """Travel cards that are about to be drawn."""
    return drawn_worth(state.own[seat * OWN + HELD], hand_size(state, seat), state.due, left)


def _goals(state: AfricanaState, seat: i64, place: i64, left: float) -> float:
    """Missions joined or to be joined, and open adventures, from a place."""
    worth = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        mission = state.slots[slot]
        if mission >= 0:
            reward = mission_worth(state, seat, mission, left)
            if state.slots[SLOTS + slot] >> seat & 1:
                worth += joined_worth(state, slot, reward, place)
            else:
                worth += lure(state, slot, reward, place)
        slot += 1
    purse = state.own[seat * OWN + SILVER]
    rest = state.own[seat * OWN + OPEN]
    while rest:
        adventure = lowest(rest)
        rest &= rest - 1
        worth += open_worth(state, adventure, adventure_worth(state, seat, adventure, purse, left), place)
    return worth


# The books


def _book(state: AfricanaState, seat: i64, left: float) -> float:
    """What the best use of the book adds: buy a top, or turn a page and see."""
    base = seat * OWN
    book = state.board.book[state.own[base + PLACE]]
    at = book * BOOK
    silver = state.own[base + SILVER]
    if silver < ADVENTURE_COST:
        return 0.0
    left_top = _gain(state, seat, book, state.books[at + LEFT], state.books[at + LEFT + 1], left)
    if state.step == UNFOLDING:
        return _unseen(state, seat, book, left_top, left)
    right_top = _gain(state, seat, book, state.books[at + RIGHT], state.books[at + RIGHT_HEIGHT], left)
    best = left_top if left_top > right_top else right_top
    price: i64 = 0 if state.free else PAGE_COST
    if silver >= ADVENTURE_COST + price:
        toll = silver_worth(left) * float(price)
        turned = 0.0
        if state.books[at + RIGHT_HEIGHT] > 1:
            below = state.books[at + RIGHT] >> PAGE_LANE
            turned = _gain(state, seat, book, below, 1, left)
        elif state.books[at + UNREAD] > 0:
            turned = _unseen(state, seat, book, right_top, left)
        if turned - toll > best:
            best = turned - toll
        if state.books[at + LEFT + 1] > 1:
            turned = _gain(state, seat, book, state.books[at + LEFT] >> PAGE_LANE, 1, left) - toll
            if turned > best:
                best = turned
    return best


def _gain(state: AfricanaState, seat: i64, book: i64, pile: i64, height: i64, left: float) -> float:
    """What buying the top of a pile adds; nothing where it isn't worth its price."""
    if height == 0:
        return 0.0
    base = seat * OWN
    place = state.own[base + PLACE]
    purse = state.own[base + SILVER]
    adventure = book * PAGES + (pile & PAGE_BITS)
    gain = open_worth(state, adventure, adventure_worth(state, seat, adventure, purse - ADVENTURE_COST, left), place)
    gain -= income_worth(purse - ADVENTURE_COST, ADVENTURE_COST, left)
    mine = state.own[base + OPEN]
    won = state.own[base + ADVENTURES_WON]
    gain += sets_worth(state, won, mine | BIT[adventure]) - sets_worth(state, won, mine)
    if count_bits(mine) >= OPEN_LIMIT:
        least = 100.0
        while mine:
            other = lowest(mine)
            mine &= mine - 1
            value = open_worth(state, other, adventure_worth(state, seat, other, purse, left), place)
            if value < least:
                least = value
        gain -= least
    return gain if gain > 0.0 else 0.0


def _unseen(state: AfricanaState, seat: i64, book: i64, other: float, left: float) -> float:
    """The mean of what a page that nobody has seen would add, where ``other`` could be bought instead."""
    total = 0.0
    count = 0.0
    page: i64 = 0
    while page < PAGES:
        if not state.pages >> (book * PAGES + page) & 1:
            gain = _gain(state, seat, book, page, 1, left)
            total += gain if gain > other else other
            count += 1.0
        page += 1
    return total / count if count > 0.0 else other


def foresees(state: AfricanaState) -> bool:
    """Whether the estimate looks to the end of the turn: always while the seat on turn has a choice of what to do."""
    return state.step in (CHOOSING, READING, MOVING)
