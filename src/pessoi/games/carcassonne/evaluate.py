"""What each seat may expect to have at the end, in points: the judgement of bots and playouts.

Expected is, for every feature that holds figures: its value when complete by the chance that it will be, else its
value as it stands; for every field the cities that it feeds and may yet feed; for every meeple in supply, and every
one that will come home, what it may still earn. The chance of completion goes by the undrawn tiles that fit the open
edges (one that none fits will never be complete). The weights come from matches of the evaluation against itself.
"""

import math
from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.core.state import OVER
from pessoi.games.carcassonne.board import STEPS, asked_at
from pessoi.games.carcassonne.expansions import prospects
from pessoi.games.carcassonne.features import count_tiles, kind_of
from pessoi.games.carcassonne.figures import heaviest, weight_of
from pessoi.games.carcassonne.sealing import count_fitting, count_sealing
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import (
    CENTRE,
    CITY,
    FEEDS,
    FIELD,
    FIGURES,
    LOOSE,
    MONASTERY,
    MOST_SEATS,
    MOST_TILES,
    OPEN,
    PENNANT_SHIFT,
    PENNANTS,
    SEGMENTS,
)

# Indexes of the weights.
SEAL: Final = 0
"""Chance that a tile which closes an open city edge is drawn and laid there, by the share of the own draws."""
FITS: Final = 1
"""The same for a tile that fits there but leaves the city open."""
ROAD_SEAL: Final = 2
ROAD_FITS: Final = 3
GROWTH: Final = 4
"""Tiles that a city gains for each edge now open until it is complete."""
OPEN_GROWTH: Final = 5
"""Tiles that a city which stays open gains for each open edge, at the full pile."""
ROAD_GROWTH: Final = 6
MONASTERY_RATE: Final = 7
"""How fast the neighbours of a monastery fill, by the own draws to come."""
FIELD_SHARE: Final = 8
"""What counts of a field's points at the full pile, when others may still contest it."""
FIELD_GROWTH: Final = 9
"""Cities that a field will yet feed for each of its segments, at the full pile."""
HAND: Final = 10
"""Worth of a meeple in supply with many turns to come."""
HAND_DECAY: Final = 11
"""Worth of each further one, as a share of the one before."""
HAND_TURNS: Final = 12
"""Own turns to come at which a meeple is worth half."""
HOME: Final = 13
"""Worth of a meeple that will come home, as a share of one in supply."""

WEIGHTS: Final[vec[float]] = vec[float](
    [0.132, 0.08, 0.786, 0.123, 0.619, 0.279, 0.17, 0.078, 0.582, 0.044, 4.737, 0.979, 4.45, 0.427]
)
"""Found by matches of the evaluation against itself (cross-entropy method)."""

_UNKNOWN: Final = -1.0
_NO_AWARDS: Final[vec[float]] = vec[float]([0.0] * (2 * MOST_SEATS))
_BLANK: Final[vec[float]] = vec[float]([_UNKNOWN] * (MOST_TILES * SEGMENTS))


def estimate(state: CarcassonneState, weights: vec[float], worth: vec[float]) -> None:
    """Fill ``worth`` with the points that each seat may expect at the end; exact once no tile is left."""
    turns = float(state.pile) / float(state.seats)
    share = float(state.pile) / float(state.size)
    meeple = weights[HAND] * turns / (turns + weights[HAND_TURNS])
    chances = _BLANK[:]
    more = state.weighed
    if more:
        meeple = prospects.hand(state, meeple)
    seat: i64 = 0
    while seat < state.seats:
        worth[seat] = float(state.scores[seat]) + _hand(state.supply[seat], turns, meeple, weights[HAND_DECAY])
        seat += 1
    if state.to_move == OVER:
        return  # what stands on the board has been scored
    if more:
        prospects.add_holdings(state, turns, share, meeple, worth)
    awards: vec[float] = _NO_AWARDS[:] if more else chances
    scored: i64 = prospects.scored_label(state) if more else -1
    index: i64 = 0
    while index < state.seats * FIGURES:
        node = state.figures[index]
        if node >= 0 and _is_first(state, index):
            label: i64 = prospects.label_of(state, node) if more else state.label[node]
            sums: i64 = prospects.sums_of(state, label) if more else state.sums[label]
            kind = kind_of(state, node)
            if label == scored:
                _bring_home(state, label, sums, meeple, worth)
            elif kind == FIELD:
                _add_field(state, label, sums, _field(state, label, weights, share, chances), worth)
            else:
                if kind == MONASTERY:
                    missing = sums & OPEN
                    fill = 1.0 - math.exp(-weights[MONASTERY_RATE] * turns)
                    chance = fill**missing
                    value = float(9 - missing) + float(missing) * fill
                elif kind == CITY:
                    chance = _chance(state, label, weights, SEAL, chances)
                    value = _city(state, label, sums, weights, share, chance)
                else:
                    chance = _chance(state, label, weights, ROAD_SEAL, chances)
                    value = _road(state, label, sums, weights, share, chance)
                _add(state, sums, value, worth)
                _bring_home(state, label, sums, chance * meeple * weights[HOME], worth)
                if more:
                    prospects.add_feature(state, label, sums, chance, value, turns, awards, worth)
        index += 1
    if more:
        prospects.add_expected_awards(state, turns, awards, worth)


def _hand(supply: i64, turns: float, meeple: float, decay: float) -> float:
    """Worth of the meeples in supply: each less than the one before, and none for which no turn is left."""
    total = 0.0
    while supply > 0 and turns > 0.0:
        if turns < 1.0:
            meeple *= turns
        total += meeple
        meeple *= decay
        turns -= 1.0
        supply -= 1
    return total


def _is_first(state: CarcassonneState, index: i64) -> bool:
    """Whether no figure before this one stands in the same feature."""
    label = state.label[state.figures[index]]
    whole = label
    if state.weighed and state.sums[label] & LOOSE:
        whole = prospects.label_of(state, label)
    other: i64 = 0
    while other < index:
        node = state.figures[other]
        if node >= 0 and (state.label[node] == label or (whole != label and prospects.label_of(state, node) == whole)):
            return False
        other += 1
    return True


def _add(state: CarcassonneState, sums: i64, value: float, worth: vec[float]) -> None:
    """Give a feature's expected value to its majority."""
    most = heaviest(sums)
    seat: i64 = 0
    while seat < state.seats:
        if weight_of(sums, seat) == most:
            worth[seat] += value
        seat += 1


def _add_field(state: CarcassonneState, label: i64, sums: i64, value: float, worth: vec[float]) -> None:
    """Give a field's expected value to its majority, to some a little more."""
    most = heaviest(sums)
    seat: i64 = 0
    while seat < state.seats:
        if weight_of(sums, seat) == most:
            worth[seat] += value
            if state.weighed:
                worth[seat] += value * prospects.field_bonus(state, label, seat)
        seat += 1


def _bring_home(state: CarcassonneState, label: i64, sums: i64, value: float, worth: vec[float]) -> None:
    """Count the figures that will come home when the feature is complete."""
    seat: i64 = 0
    while seat < state.seats:
        figures = weight_of(sums, seat)
        if figures > 1 and state.weighed and prospects.has_big(state, label, seat):
            figures -= 1
        worth[seat] += value * float(figures)
        seat += 1


def _city(state: CarcassonneState, label: i64, sums: i64, weights: vec[float], share: float, chance: float) -> float:
    open_edges = float(sums & OPEN)
    tiles = count_tiles(state, label)
    now = float(tiles + (sums >> PENNANT_SHIFT & PENNANTS))
    complete = 2.0 * (now + weights[GROWTH] * open_edges)
    if state.small_city == 2 and tiles + (sums & OPEN) <= 2:
        complete *= 0.5
    left = now + weights[OPEN_GROWTH] * open_edges * share
    if state.weighed and prospects.is_raised(state, sums):
        complete = 3.0 * (now + weights[GROWTH] * open_edges)
        left = 0.0
    value = chance * complete + (1.0 - chance) * left
    return prospects.change(state, label, value, float(tiles), share) if state.weighed else value


def _road(state: CarcassonneState, label: i64, sums: i64, weights: vec[float], share: float, chance: float) -> float:
    turns = float(state.pile) / float(state.seats)
    tiles: float = float(count_tiles(state, label))
    value = tiles
    value += weights[ROAD_GROWTH] * float(sums & OPEN) * turns / (turns + 1.0)
    if not state.weighed:
        return value
    if prospects.is_raised(state, sums):
        value *= 2.0 * chance
    return prospects.change(state, label, value, tiles, share)


def _chance(state: CarcassonneState, label: i64, weights: vec[float], rate: i64, chances: vec[float]) -> float:
    """The chance that a road or city will be complete, by the tiles that fit its open edges."""
    if chances[label] != _UNKNOWN:
        return chances[label]
    stretches: i64 = prospects.stretches_of(state, label) if state.weighed else 1
    part: i64 = 0
    chance = 1.0
    while part < stretches and chance > 0.0:
        stretch = state.extras.chain[part] if stretches > 1 else label
        chance *= _chance_of_stretch(state, stretch, weights, rate)
        part += 1
    chances[label] = chance
    return chance


def _chance_of_stretch(state: CarcassonneState, label: i64, weights: vec[float], rate: i64) -> float:
    """The chance that all open edges of what has one label will be closed."""
    open_edges = state.sums[label] & OPEN
    chance = 1.0
    node = label
    ring = state.ring
    while open_edges > 0 and chance > 0.0:
        turned = state.turned[node >> 3]
        segment = node & 7
        direction: i64 = 0
        while direction < 4:
            if CENTRE[turned * 4 + direction] == segment:
                asked = asked_at(state, state.cell[node >> 3] + STEPS[direction])
                if asked >= 0:
                    open_edges -= 1
                    sealing = count_sealing(state.left, asked, direction ^ 2)
                    fitting = count_fitting(state.left, asked)
                    if fitting == 0:
                        chance = 0.0
                        break
                    power = weights[rate] * float(sealing) + weights[rate + 1] * float(fitting - sealing)
                    chance *= 1.0 - math.exp(-power / float(state.seats))
            direction += 1
        node = ring[node]
    return chance


def _field(state: CarcassonneState, label: i64, weights: vec[float], share: float, chances: vec[float]) -> float:
    """Three points for each city that a field feeds, or will feed if it is completed."""
    cities = 0.0
    counted = _BLANK[:]
    nodes = 0.0
    ring = state.ring
    node = label
    while True:
        nodes += 1.0
        city = node & ~7
        feeds = FEEDS[(state.turned[node >> 3] >> 2) * SEGMENTS + (node & 7)]
        while feeds:
            if feeds & 1:
                beside = state.label[city]
                if counted[beside] == _UNKNOWN:
                    counted[beside] = 1.0
                    cities += _chance(state, beside, weights, SEAL, chances)
            feeds >>= 1
            city += 1
        node = ring[node]
        if node == label:
            break
    expected = 3.0 * (cities + weights[FIELD_GROWTH] * nodes * share)
    return expected * (1.0 - (1.0 - weights[FIELD_SHARE]) * share)
