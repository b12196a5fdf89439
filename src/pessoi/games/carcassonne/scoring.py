"""What features are worth, and for whom."""

from typing import Final

from mypy_extensions import i64

from pessoi.games.carcassonne.expansions import questions
from pessoi.games.carcassonne.features import count_tiles, fed_cities, kind_of, whole_sums
from pessoi.games.carcassonne.figures import heaviest, weight_of
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import (
    BIT,
    FIELD,
    MONASTERY,
    OPEN,
    PENNANT_SHIFT,
    PENNANTS,
    RAISED,
    ROAD,
    WEIGHT,
    WEIGHT_SHIFT,
)

FIELD_POINTS: Final = 3
"""Points for each completed city that a field feeds (CAR-END-06)."""


def value_of(state: CarcassonneState, label: i64) -> i64:
    """What a feature gives its majority: now if it is complete, else at the end of the game.

    CAR-ROAD-02, CAR-CITY-02, CAR-CITY-03, CAR-MON-02, CAR-END-03 to CAR-END-06.
    """
    kind = kind_of(state, label)
    if kind == MONASTERY:
        return 9 - (state.sums[label] & OPEN)
    if kind == FIELD:
        return FIELD_POINTS * fed_cities(state, label)
    sums = whole_sums(state, label)
    tiles = count_tiles(state, label)
    value = tiles if kind == ROAD else tiles + (sums >> PENNANT_SHIFT & PENNANTS)
    value *= factor_of(state, kind, sums, tiles)
    return questions.change(state, label, value, tiles) if state.on else value


def factor_of(state: CarcassonneState, kind: i64, sums: i64, tiles: i64) -> i64:
    """Points for each tile and pennant of a road or city (CAR-ROAD-02, CAR-CITY-02, CAR-CITY-03, CAR-END-04)."""
    complete = not sums & OPEN
    if sums & RAISED:
        return questions.factor(kind, complete)
    if kind == ROAD or not complete or (tiles == 2 and state.small_city == 2):
        return 1
    return 2


def value_for(state: CarcassonneState, label: i64, seat: i64) -> i64:
    """What a feature gives one seat of its majority."""
    value = value_of(state, label)
    if state.on and value and kind_of(state, label) == FIELD:
        value += value // FIELD_POINTS * questions.field_bonus(state, label, seat)
    return value


def majority_of(state: CarcassonneState, sums: i64) -> i64:
    """The seats that have most figures in a feature with these sums, as a mask (CAR-SCORE-03)."""
    most = heaviest(sums)
    mask: i64 = 0
    seat: i64 = 0
    while most and seat < state.seats:
        if sums >> WEIGHT_SHIFT + 4 * seat & WEIGHT == most:
            mask |= BIT[seat]
        seat += 1
    return mask


def has_majority(state: CarcassonneState, label: i64, seat: i64) -> bool:
    """Whether a seat has most figures in a feature, alone or with others."""
    sums = whole_sums(state, label)
    return weight_of(sums, seat) > 0 and weight_of(sums, seat) == heaviest(sums)
