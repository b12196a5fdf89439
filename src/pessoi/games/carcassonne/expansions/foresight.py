"""What the seats may expect where a die or others have yet to say how an action ends.

A flight is judged by its three outcomes, a crop circle by what every seat will do. Both try figures on the board and
take them off again.
"""

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.carcassonne.board import slot_at
from pessoi.games.carcassonne.evaluate import WEIGHTS, estimate
from pessoi.games.carcassonne.expansions import crops, flying
from pessoi.games.carcassonne.expansions.sets import CROPS as CROP_CIRCLES
from pessoi.games.carcassonne.expansions.sets import FLYING
from pessoi.games.carcassonne.expansions.steps import CROP, FLIGHT
from pessoi.games.carcassonne.figures import figure_on, in_supply, next_meeple, place_for, put_figure, take_figure
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import (
    BIG,
    BIT,
    FIGURE_KIND,
    FIGURE_WEIGHT,
    FIGURES,
    MEEPLE,
    SEGMENT_COUNT,
    SEGMENTS,
    WEIGHT_SHIFT,
)


def expect(state: CarcassonneState, worth: vec[float]) -> None:
    """Fill ``worth`` with the points that each seat may expect at the end."""
    if state.to_move >= -1 and state.weighed & (FLYING | CROP_CIRCLES):
        step = state.step()
        if step == FLIGHT and state.weighed & FLYING:
            _expect_flight(state, worth)
            return
        if step == CROP and state.weighed & CROP_CIRCLES and crops.choice(state):
            _expect_crops(state, worth)
            return
    estimate(state, WEIGHTS, worth)


def lead_of(state: CarcassonneState, seat: i64, worth: vec[float]) -> float:
    """By how much a seat stands above the best other one."""
    best = -1000.0
    other: i64 = 0
    while other < state.seats:
        if other != seat and worth[other] > best:
            best = worth[other]
        other += 1
    return worth[seat] - best


def _expect_flight(state: CarcassonneState, worth: vec[float]) -> None:
    """The mean of the best landings for the faces of the die."""
    kind = state.arguments()
    total = worth[:]
    trial = worth[:]
    seat: i64 = 0
    while seat < state.seats:
        total[seat] = 0.0
        seat += 1
    distance: i64 = 1
    while distance <= flying.FARTHEST:
        estimate(state, WEIGHTS, worth)  # no place to land: the meeple is back in supply
        best = -1000.0
        slot = slot_at(state, flying.target(state, distance))
        if slot >= 0:
            node = slot * SEGMENTS
            last = node + SEGMENT_COUNT[state.turned[slot] >> 2]
            while node < last:
                if flying.can_land(state, node):
                    index = place_for(state, state.active, kind)
                    put_figure(state, state.active, kind, node)
                    estimate(state, WEIGHTS, trial)
                    take_figure(state, index)
                    if lead_of(state, state.active, trial) > best:
                        best = lead_of(state, state.active, trial)
                        seat = 0
                        while seat < state.seats:
                            worth[seat] = trial[seat]
                            seat += 1
                node += 1
        seat = 0
        while seat < state.seats:
            total[seat] += worth[seat] / 3.0
            seat += 1
        distance += 1
    seat = 0
    while seat < state.seats:
        worth[seat] = total[seat]
        seat += 1


def _expect_crops(state: CarcassonneState, worth: vec[float]) -> None:
    """Every seat that has yet to act does what is best for itself."""
    taken: list[i64] = []
    asked = state.arguments() >> crops.ASKED_SHIFT
    while asked < state.seats:
        seat = (state.active + 1 + asked) % state.seats
        if crops.choice(state) == crops.ADD:
            _add_best(state, seat, taken, worth)
        else:
            _take_best(state, seat, taken, worth)
        asked += 1
    estimate(state, WEIGHTS, worth)
    while taken:
        _undo(state, taken.pop())


def _add_best(state: CarcassonneState, seat: i64, done: list[i64], worth: vec[float]) -> None:
    """Add a meeple of a seat where that is best, if it is better than none."""
    estimate(state, WEIGHTS, worth)
    best = lead_of(state, seat, worth)
    chosen: i64 = -1
    meeple = next_meeple(state, seat, -1)
    while meeple >= 0:
        node = meeple >> 2
        if crops.is_meant(state, node):
            kind: i64 = MEEPLE
            while kind <= BIG:
                if in_supply(state, seat, kind):
                    index = place_for(state, seat, kind)
                    put_figure(state, seat, kind, node)
                    estimate(state, WEIGHTS, worth)
                    take_figure(state, index)
                    if lead_of(state, seat, worth) > best:
                        best = lead_of(state, seat, worth)
                        chosen = node << 2 | kind
                kind += 1
        meeple = next_meeple(state, seat, node << 2 | 3)
    if chosen >= 0:
        done.append(place_for(state, seat, chosen & 3) << 16)
        put_figure(state, seat, chosen & 3, chosen >> 2)


def _take_best(state: CarcassonneState, seat: i64, done: list[i64], worth: vec[float]) -> None:
    """Take a meeple of a seat from where it is missed least."""
    best = -1000.0
    chosen: i64 = -1
    meeple = next_meeple(state, seat, -1)
    while meeple >= 0:
        if crops.is_meant(state, meeple >> 2):
            index = figure_on(state, seat, meeple & 3, meeple >> 2)
            take_figure(state, index)
            estimate(state, WEIGHTS, worth)
            _put_back(state, index, meeple >> 2)
            if lead_of(state, seat, worth) > best:
                best = lead_of(state, seat, worth)
                chosen = index
        meeple = next_meeple(state, seat, meeple)
    if chosen >= 0:
        done.append(chosen << 16 | state.figures[chosen] + 1)
        take_figure(state, chosen)


def _undo(state: CarcassonneState, word: i64) -> None:
    """Undo one change: the index of a figure << 16 | the node from which it was taken + 1, 0 if it was added."""
    node = (word & 0xFFFF) - 1
    if node < 0:
        take_figure(state, word >> 16)
    else:
        _put_back(state, word >> 16, node)


def _put_back(state: CarcassonneState, index: i64, node: i64) -> None:
    """Put a figure back on a node, as if it had never been taken."""
    kind = FIGURE_KIND[index % FIGURES]
    seat = index // FIGURES
    state.figures[index] = node
    state.sums[state.label[node]] += FIGURE_WEIGHT[kind] * BIT[WEIGHT_SHIFT + 4 * seat]
    if kind == MEEPLE:
        state.supply[seat] -= 1
