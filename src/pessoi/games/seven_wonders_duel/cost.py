"""What a construction costs: the cheapest way to pay, exact, from tables and without search (7WD-37).

Own production is struck from the printed need (7WD-31); each choice producer strikes the dearest unit of its kind that
is missing (7WD-35), a discount the two dearest that are left (7WD-36); the rest is bought (7WD-32). A choice producer
reaches either the raw or the manufactured units and a discount reaches all, so striking the dearest first is best.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.games.seven_wonders_duel.state import (
    CITY,
    FIXES,
    GOOD_CHOICES,
    HELD_TOKENS,
    OWN,
    PRODUCED,
    RAW_CHOICES,
    DuelState,
)
from pessoi.games.seven_wonders_duel.tables import (
    ARCHITECTURE,
    BASE_PRICE,
    BIT,
    BLUE,
    COLOUR,
    DISCOUNT,
    FIXED_PRICE,
    GUARDS,
    LANE,
    MASONRY,
    NEED,
    PRINTED_COINS,
    PROVIDER,
    UNITS,
    WONDER,
)

RAW_LANES: Final = 3
"""Wood, clay and stone are the first lanes, glass and papyrus the others."""
LANES: Final = 5


def is_chained(state: DuelState, seat: i64, card: i64) -> bool:
    """Whether a building of the seat's city carries the symbol that makes the card free (7WD-38)."""
    provider = PROVIDER[card]
    return provider >= 0 and state.where[provider] == CITY + seat


def cost_of(state: DuelState, seat: i64, item: i64) -> i64:
    """The coins that the seat pays for a building or Wonder in all."""
    if item < WONDER:
        provider = PROVIDER[item]
        if provider >= 0 and state.where[provider] == CITY + seat:
            return 0
    return PRINTED_COINS[item] + trade_of(state, seat, item)


def trade_of(state: DuelState, seat: i64, item: i64) -> i64:
    """The coins that it pays for resources, if no chain makes the item free."""
    missing = missing_units(state, seat, item)
    if missing == 0:
        return 0
    return buy(state, seat, item, missing)


def missing_units(state: DuelState, seat: i64, item: i64) -> i64:
    """The packed units that the seat's brown and grey cards don't produce."""
    difference = (NEED[item] | GUARDS) - state.own[seat * OWN + PRODUCED]
    enough = difference & GUARDS
    return difference & (enough - (enough >> (LANE - 1)))


def discount_on(state: DuelState, seat: i64, item: i64) -> i64:
    """The units that Architecture or Masonry takes off an item (7WD-36)."""
    tokens = state.own[seat * OWN + HELD_TOKENS]
    if item >= WONDER:
        return DISCOUNT if tokens & ARCHITECTURE else 0
    return DISCOUNT if tokens & MASONRY and COLOUR[item] == BLUE else 0


def price_of(state: DuelState, seat: i64, lane: i64) -> i64:
    """What the seat pays for one unit of a resource (7WD-32, 7WD-34).

    Only brown and grey cards of the opponent count; yellow ones and Wonders never raise a price (7WD-33).
    """
    if state.own[seat * OWN + FIXES] >> lane & 1:
        return FIXED_PRICE
    return BASE_PRICE + (state.own[(1 - seat) * OWN + PRODUCED] >> LANE * lane & UNITS)


def buy(state: DuelState, seat: i64, item: i64, missing: i64) -> i64:
    """The price of the missing units after choice producers and discount."""
    own = state.own
    base = seat * OWN
    raw = own[base + RAW_CHOICES]
    if raw:
        missing = strike(state, seat, missing, raw, 0, RAW_LANES)
    goods = own[base + GOOD_CHOICES]
    if goods:
        missing = strike(state, seat, missing, goods, RAW_LANES, LANES)
    if own[base + HELD_TOKENS] & (ARCHITECTURE | MASONRY):
        missing = strike(state, seat, missing, discount_on(state, seat, item), 0, LANES)
    fixes = own[base + FIXES]
    theirs = own[(1 - seat) * OWN + PRODUCED]
    total: i64 = 0
    while missing:
        units = missing & UNITS
        if units:
            total += units * (FIXED_PRICE if fixes & 1 else BASE_PRICE + (theirs & UNITS))
        missing >>= LANE
        theirs >>= LANE
        fixes >>= 1
    return total


def strike(state: DuelState, seat: i64, missing: i64, units: i64, first: i64, end: i64) -> i64:
    """Take the dearest missing units of the lanes ``first`` to ``end`` - 1 away, as many as ``units``."""
    while units > 0:
        dearest: i64 = -1
        most: i64 = 0
        lane = first
        while lane < end:
            if missing >> LANE * lane & UNITS:
                price = price_of(state, seat, lane)
                if price > most:
                    most = price
                    dearest = lane
            lane += 1
        if dearest < 0:
            break
        missing -= BIT[LANE * dearest]
        units -= 1
    return missing
