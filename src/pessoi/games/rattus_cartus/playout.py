"""The policy of playouts: sensible moves at the price of a few look-ups, with enough chance to differ."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.random import Random
from pessoi.games.rattus_cartus.kinds import CLASSES, JOKER, NUN_COUNTS, PLAYABLE, POPULATION, class_at
from pessoi.games.rattus_cartus.legal import list_moves, random_move, unnamed
from pessoi.games.rattus_cartus.memory import sees_nun
from pessoi.games.rattus_cartus.moves import DONE, ENTER, KIND_BITS, LAY, SUPPLY, move_of
from pessoi.games.rattus_cartus.state import (
    ACTING,
    DROPPING,
    ENTERING,
    LAYING,
    LOOKING,
    OWN,
    PLACE,
    RATS,
    SUPPLYING,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import DISCARD_RATS, TRADE

MEAN_NUNS: Final = 2
EVENT: Final = 100
"""Odds are out of so many."""


def playout_move(state: RattusState, rng: Random) -> i64:
    """A move of whoever is to move, chance by its odds."""
    step = state.step
    if step == LAYING:
        return _lay(state, rng)
    if step == SUPPLYING:
        return _supply(state, rng)
    if step == ENTERING:
        return _enter(state, rng)
    if step == ACTING:
        list_moves(state)
        return state.moves[0]
    if step == DROPPING:
        return random_move(state, rng) if margin(state, state.active) < 0 else DONE
    if step == LOOKING:
        return _look(state, rng)
    return random_move(state, rng)


def margin(state: RattusState, seat: i64) -> i64:
    """The nuns that a seat may expect, less its rats."""
    total: i64 = -state.own[seat * OWN + RATS]
    place: i64 = 0
    while place < state.tables.nuns:
        if state.nuns[place] >= 0 and sees_nun(state, seat, place):
            total += state.nuns[place] % NUN_COUNTS
        else:
            total += MEAN_NUNS
        place += 1
    return total


def _supply(state: RattusState, rng: Random) -> i64:
    """Cards, or rats away where there are too many."""
    short = margin(state, state.active) < 2
    tables = state.tables
    best: i64 = -1
    chosen: i64 = 0
    place: i64 = 0
    while place < tables.open[state.seats]:
        card = state.row[place]
        worth = tables.draws[card] * 8 + tables.rats[card] * (25 if short else 10) + tables.looks[card] * 7
        worth += rng.below(12)
        if worth > best:
            best = worth
            chosen = place
        place += 1
    return move_of(SUPPLY, chosen)


def _look(state: RattusState, rng: Random) -> i64:
    """A place that the seat hasn't seen, where there is one."""
    count = list_moves(state)
    tries: i64 = 0
    while tries < 3:
        move = state.moves[rng.below(count)]
        if not sees_nun(state, state.active, move >> KIND_BITS):
            return move
        tries += 1
    return state.moves[rng.below(count)]


def _enter(state: RattusState, rng: Random) -> i64:
    """Where many cards of the hand belong, or where rats can be given back."""
    seat = state.active
    tables = state.tables
    short = margin(state, seat) < 2
    best: i64 = -1
    chosen: i64 = 0
    place: i64 = 0
    while place < tables.open[state.seats]:
        building = tables.building[state.row[place]]
        worth = class_at(state.cards, seat, tables.class_of[building]) * 10 + rng.below(15)
        if short and (tables.effect[building] == DISCARD_RATS or tables.effect[building] == TRADE):
            worth += 15
        if worth > best:
            best = worth
            chosen = place
        place += 1
    return move_of(ENTER, chosen)


def _lay(state: RattusState, rng: Random) -> i64:
    """Cards of the class nearly always; strangers while rats allow, all of them in the last round."""
    seat = state.active
    class_ = state.tables.class_of[state.tables.building[state.row[state.own[seat * OWN + PLACE]]]]
    spare = margin(state, seat)
    odds: i64 = 10 if spare > 2 else 0
    last = state.is_last()
    if last:
        odds = 90 if spare > 0 else 0
    kind = state.cursor
    strangers = _strangers_named(state, class_)
    while kind < PLAYABLE:
        if unnamed(state, kind) > 0:
            chance: i64 = odds
            if kind < POPULATION:
                if kind // NUN_COUNTS == class_:
                    chance = 96
                elif strangers >= spare:
                    chance = 0
            elif kind == JOKER:
                chance = 100 if last else 45
            else:
                chance = 60
            if rng.below(EVENT) < chance:
                return move_of(LAY, kind)
        kind += 1
    return DONE


def _strangers_named(state: RattusState, class_: i64) -> i64:
    """The cards named so far that will bring rats."""
    total: i64 = 0
    other: i64 = 0
    while other < CLASSES:
        if other != class_:
            total += class_at(state.cards, state.picked, other)
        other += 1
    return total
