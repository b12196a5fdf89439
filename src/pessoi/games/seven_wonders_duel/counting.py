"""Counting what lies in the cities: for coins at once (7WD-42, 7WD-43) and points at the end (7WD-44, 7WD-45)."""

from mypy_extensions import i64

from pessoi.games.seven_wonders_duel.cards import CARDS, WONDERS
from pessoi.games.seven_wonders_duel.state import BUILT, CITY, COINS, COLOUR_AT, HELD_TOKENS, MADE, OWN, DuelState
from pessoi.games.seven_wonders_duel.tables import (
    BIT,
    CARD_COUNT,
    COINS_A_POINT,
    COLOUR,
    COUNT_TOKENS,
    COUNT_TRIPLES,
    COUNT_WONDERS,
    LARGEST,
    WONDER,
    WONDER_COUNT,
)
from pessoi.games.seven_wonders_duel.telling import token_names


def count_in(state: DuelState, seat: i64, mask: i64) -> i64:
    """How many things of a set (``tables.COUNTED``) a city has; colours of one set are added up (7WD-45)."""
    base = seat * OWN
    total: i64 = 0
    colour: i64 = 0
    while colour < COUNT_WONDERS:
        if mask >> colour & 1:
            total += state.own[base + COLOUR_AT + colour]
        colour += 1
    if mask >> COUNT_WONDERS & 1:
        total += state.own[base + BUILT]
    if mask >> COUNT_TRIPLES & 1:
        total += state.own[base + COINS] // COINS_A_POINT
    if mask >> COUNT_TOKENS & 1:
        total += count_bits(state.own[base + HELD_TOKENS])
    return total


def city_counted(state: DuelState, seat: i64, item: i64, mask: i64) -> i64:
    """The city that counts for an item of ``seat``: its own or the one with more, its own if equal."""
    if LARGEST[item] and count_in(state, 1 - seat, mask) > count_in(state, seat, mask):
        return 1 - seat
    return seat


def count_bits(mask: i64) -> i64:
    """The number of elements of a set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def pieces_counted(state: DuelState, seat: i64, mask: i64) -> "list[str]":
    """The ids of the things that ``count_in`` counts."""
    names: list[str] = []
    item: i64 = 0
    while item < CARD_COUNT:
        if state.where[item] == CITY + seat and mask & BIT[COLOUR[item]]:
            names.append(CARDS[item].id)
        item += 1
    if mask >> COUNT_WONDERS & 1:
        item = 0
        while item < WONDER_COUNT:
            if state.where[WONDER + item] == MADE + seat:
                names.append(WONDERS[item].id)
            item += 1
    if mask >> COUNT_TOKENS & 1:
        names.extend(token_names(state.own[seat * OWN + HELD_TOKENS]))
    return names
