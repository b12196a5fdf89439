"""A payment explained: what is produced, what is bought at which price and why, what is discounted (7WD-30 to 7WD-39).

It retells ``cost`` step by step, in the same order, so that its total is the price that is charged.
"""

from mypy_extensions import i64

from pessoi.games.seven_wonders_duel.cards import CARDS, RESOURCES
from pessoi.games.seven_wonders_duel.cost import (
    LANES,
    RAW_LANES,
    cost_of,
    discount_on,
    is_chained,
    missing_units,
    price_of,
    strike,
)
from pessoi.games.seven_wonders_duel.state import (
    CITY,
    COINS,
    FIXES,
    GOOD_CHOICES,
    HELD_TOKENS,
    OWN,
    PRODUCED,
    RAW_CHOICES,
    DuelState,
)
from pessoi.games.seven_wonders_duel.tables import (
    ECONOMY,
    FIXED,
    LANE,
    NEED,
    PRINTED_COINS,
    PROVIDER,
    UNITS,
    WONDER,
)


def payment_of(state: DuelState, seat: i64, item: i64) -> "dict[str, object]":
    """How the seat would pay for a building or Wonder now; ``trade`` is what it pays for resources."""
    chained = item < WONDER and is_chained(state, seat, item)
    total = int(cost_of(state, seat, item))
    coins = int(state.own[seat * OWN + COINS])
    printed = 0 if chained else int(PRINTED_COINS[item])
    return {
        "total": total,
        "printed": printed,
        "trade": total - printed,
        "chain": CARDS[item].chain_accepted if chained else None,
        "chain_card": CARDS[PROVIDER[item]].id if chained else None,
        "to_opponent": total > printed and bool(state.own[(1 - seat) * OWN + HELD_TOKENS] & ECONOMY),
        "affordable": total <= coins,
        "missing_coins": max(total - coins, 0),
        "rows": [] if chained else _rows(state, seat, item),
    }


def _rows(state: DuelState, seat: i64, item: i64) -> "list[dict[str, object]]":
    """One row for each resource of the printed cost."""
    base = seat * OWN
    missing = missing_units(state, seat, item)
    left = strike(state, seat, missing, state.own[base + RAW_CHOICES], 0, RAW_LANES)
    left = strike(state, seat, left, state.own[base + GOOD_CHOICES], RAW_LANES, LANES)
    bought = strike(state, seat, left, discount_on(state, seat, item), 0, LANES)
    rows: list[dict[str, object]] = []
    for lane in range(LANES):
        need = units(NEED[item], lane)
        if need:
            rows.append(
                {
                    "resource": RESOURCES[lane],
                    "need": need,
                    "produced": need - units(missing, lane),
                    "choice": units(missing, lane) - units(left, lane),
                    "discount": units(left, lane) - units(bought, lane),
                    "bought": units(bought, lane),
                    "each": int(price_of(state, seat, lane)),
                    "coins": units(bought, lane) * int(price_of(state, seat, lane)),
                    "symbols": units(state.own[(1 - seat) * OWN + PRODUCED], lane),
                    "fixed": fixed_by(state, seat, lane),
                }
            )
    return rows


def units(packed: i64, lane: i64) -> int:
    """The units of a resource in a packed word."""
    return int(packed >> LANE * lane & UNITS)


def fixed_by(state: DuelState, seat: i64, lane: i64) -> "str | None":
    """The card by which the seat buys a resource at the fixed price (7WD-34), None if it has none."""
    if state.own[seat * OWN + FIXES] >> lane & 1:
        for number, card in enumerate(CARDS):
            if FIXED[number] >> lane & 1 and state.where[number] == CITY + seat:
                return card.id
    return None
