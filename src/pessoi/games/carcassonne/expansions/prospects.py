"""What the expansions add to what the seats may expect at the end: their part of ``evaluate``.

Only the sets in ``state.weighed`` are taken into account. Once no tile is left, all of it is exact.
"""

import math
from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.carcassonne.board import AROUND, slot_at
from pessoi.games.carcassonne.expansions import award, gold, magic, messengers, traders
from pessoi.games.carcassonne.expansions.extras import EARNED
from pessoi.games.carcassonne.expansions.robbers import spaces_of
from pessoi.games.carcassonne.expansions.sets import (
    FERRIES,
    FLYING,
    GOLD,
    INNS,
    MAGIC,
    MESSENGERS,
    ROBBERS,
    TRADERS,
)
from pessoi.games.carcassonne.expansions.steps import AWARD, ROB
from pessoi.games.carcassonne.features import gather, head_of, kind_of, whole_sums
from pessoi.games.carcassonne.figures import heaviest, weight_of
from pessoi.games.carcassonne.state import DRAW, HOME, STEP, STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import (
    BIG,
    BIT,
    BUILDER,
    FIGURES,
    FIRST_PLACE,
    MONASTERY,
    OPEN,
    PIG,
    RAISED,
)

MAGIC_STAYS: Final = 0.7
"""What counts of what mage or witch change, while they may still be moved, at the full pile."""
BUILDER_TILES: Final = 0.3
"""Extra tiles that a builder brings for each own turn to come."""
EXTRA_TILE: Final = 3.0
"""Worth of another tile at once."""
LONGEST_BUILDING: Final = 7.0
"""Own turns for which a builder's feature is still extended."""
COMPANION_HAND: Final = 0.8
"""Worth of a builder or pig in supply."""
BIG_HAND: Final = 1.0
"""What the big meeple in supply is worth more than a meeple."""
INGOT_GROWTH: Final = 3.5
"""Ingots that raise what each of them is worth by a point, those yet to be won counted in."""
MORE_INGOTS: Final = 6.0
"""Ingots that a seat may still win, at the full pile."""
INGOT_REACH: Final = 0.8
"""What counts of the ingots in an unfinished feature, beside the chance that it is finished."""
GOODS_SPREAD: Final = 0.35
"""How many tokens of a lead count little, for each square root of the tokens still to be taken."""
FLIGHT_HAND: Final = 1.3
"""Worth of a meeple in supply where it may fly."""
ROBBERY: Final = 0.7
"""What counts of the half that a robber may take."""
ROBBER_HAND: Final = 0.8
"""Worth of a robber in supply."""
USUAL_AWARD: Final = 5.0
USUAL_CHANCE: Final = 0.5
"""An award as it comes up from features not yet begun, and how much it weighs beside those that are."""
MESSAGE_WORTH: Final = 3.5
"""Worth of a message that is to be turned up."""
DARK_NEXT: Final[vec[float]] = vec[float]([0.12, 0.25, 0.25, 0.2, 0.18])
"""The chance that a figure's next award ends on a dark space, by the spaces that it stands beyond one."""


def sums_of(state: CarcassonneState, label: i64) -> i64:
    """The sums of a feature, with what ferries join."""
    return whole_sums(state, label) if state.weighed & FERRIES else state.sums[label]


def label_of(state: CarcassonneState, node: i64) -> i64:
    """What stands for the feature of a node."""
    return head_of(state, node) if state.weighed & FERRIES else state.label[node]


def stretches_of(state: CarcassonneState, label: i64) -> i64:
    """Write the labels of a feature into ``extras.chain``; their number."""
    if state.weighed & FERRIES:
        return gather(state, label)
    state.extras.chain[0] = label
    return 1


def hand(state: CarcassonneState, meeple: float) -> float:
    """The worth of a meeple in supply."""
    return meeple * FLIGHT_HAND if state.weighed & FLYING else meeple


def is_raised(state: CarcassonneState, sums: i64) -> bool:
    """Whether a road has an inn, or a city a cathedral."""
    return state.weighed & INNS != 0 and sums & RAISED != 0


def change(state: CarcassonneState, label: i64, value: float, tiles: float, share: float) -> float:
    """An expected value as mage and witch change it; they may yet move."""
    if not state.weighed & MAGIC:
        return value
    stays = 1.0 - (1.0 - MAGIC_STAYS) * share
    if magic.stands_in(state, magic.MAGE, label):
        return value + tiles * stays
    if magic.stands_in(state, magic.WITCH, label):
        return float((int(value) + 1) // 2) if share == 0.0 else value * (1.0 - 0.5 * stays)
    return value


def field_bonus(state: CarcassonneState, label: i64, seat: i64) -> float:
    """What a seat gets from a field beside its value, as a share of that."""
    return float(traders.field_bonus(state, label, seat)) / 3.0 if state.weighed & TRADERS else 0.0


def has_big(state: CarcassonneState, label: i64, seat: i64) -> bool:
    """Whether a seat's big meeple stands in a feature: one figure, though it weighs two."""
    if not state.weighed & INNS:
        return False
    node = state.figures[seat * FIGURES + FIRST_PLACE[BIG]]
    return node >= 0 and label_of(state, node) == label


def scored_label(state: CarcassonneState) -> i64:
    """The feature whose points are being given out, though its figures still stand there; -1 if there is none."""
    if not state.weighed & MESSENGERS or state.depth < 2:
        return -1
    below = state.agenda[state.depth - 2]
    return label_of(state, below >> STEP_BITS) if below & STEP == HOME else -1


def add_holdings(state: CarcassonneState, turns: float, share: float, meeple: float, worth: vec[float]) -> None:
    """What the seats hold beside meeples and points, and what is about to come to them."""
    seat: i64 = 0
    wanted = turns / (turns + 3.0)
    while seat < state.seats:
        if state.weighed & INNS and state.figures[seat * FIGURES + FIRST_PLACE[BIG]] == -1:
            worth[seat] += (0.5 * meeple + BIG_HAND) * wanted
        if state.weighed & TRADERS:
            if state.figures[seat * FIGURES + FIRST_PLACE[BUILDER]] == -1:
                worth[seat] += COMPANION_HAND * wanted
            if state.figures[seat * FIGURES + FIRST_PLACE[PIG]] == -1:
                worth[seat] += COMPANION_HAND * wanted
        if state.weighed & GOLD:
            worth[seat] += _ingots(state.extras.ingots[seat], share)
        seat += 1
    if state.weighed & TRADERS:
        _add_goods(state, share, worth)
        if state.extras.second == EARNED and state.pile:
            worth[state.active] += EXTRA_TILE
    if state.step() == DRAW and state.layer[state.placed - 1] == state.active:
        worth[state.active] += EXTRA_TILE  # a second tile, or that of a message
    if state.weighed & MESSENGERS:
        _add_messages(state, wanted, worth)
        _add_pending(state, worth)


def _ingots(ingots: i64, share: float) -> float:
    """What a seat's ingots are worth, with those that it may still win."""
    if share == 0.0:
        return float(gold.value(ingots))
    each = 1.0 + (float(ingots) + MORE_INGOTS * share) / INGOT_GROWTH
    return float(ingots) * (each if each < 4.0 else 4.0)


def _add_goods(state: CarcassonneState, share: float, worth: vec[float]) -> None:
    """Ten points for each kind by the chance of having most of it; exact at the end.

    A lead decides the more the fewer tokens are still to be taken.
    """
    kind: i64 = 0
    while kind < 3:
        left: i64 = traders.TOKENS[kind]
        most: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            held = state.extras.goods[seat * 3 + kind]
            left -= held
            if held > most:
                most = held
            seat += 1
        spread = GOODS_SPREAD * math.sqrt(float(left)) + 0.1
        total = 0.0
        seat = 0
        while seat < state.seats:
            total += math.exp(float(state.extras.goods[seat * 3 + kind] - most) / spread)
            seat += 1
        seat = 0
        while seat < state.seats:
            if share == 0.0:
                if traders.pays(state, seat, kind):
                    worth[seat] += float(traders.MAJORITY)
            else:
                part = math.exp(float(state.extras.goods[seat * 3 + kind] - most) / spread)
                worth[seat] += float(traders.MAJORITY) * part / total
            seat += 1
        kind += 1


def _add_messages(state: CarcassonneState, wanted: float, worth: vec[float]) -> None:
    """The message that either figure of a seat may bring with its next award."""
    seat: i64 = 0
    while seat < state.seats:
        messenger = state.extras.messenger[seat]
        marker = state.scores[seat] - messenger
        neither = (1.0 - DARK_NEXT[marker % messengers.DARK]) * (1.0 - DARK_NEXT[messenger % messengers.DARK])
        worth[seat] += (1.0 - neither) * MESSAGE_WORTH * wanted
        seat += 1


def _add_pending(state: CarcassonneState, worth: vec[float]) -> None:
    """The points of an award that is under way, and a message that was gained."""
    step = state.step()
    if step in (AWARD, ROB):
        left = state.arguments() >> award.RECEIVE_SHIFT & award.SEATS
        points = award.points_now(state)
        seat: i64 = 0
        while seat < state.seats:
            if left & BIT[seat]:
                worth[seat] += float(points)
            seat += 1
    if state.extras.landed:
        worth[state.active] += MESSAGE_WORTH


def add_feature(
    state: CarcassonneState,
    label: i64,
    sums: i64,
    chance: float,
    value: float,
    turns: float,
    awards: vec[float],
    worth: vec[float],
) -> None:
    """What else a road, city or monastery may bring: ingots, the tiles of a builder; and what awards are to come."""
    most = heaviest(sums)
    seat: i64 = 0
    while seat < state.seats:
        if weight_of(sums, seat) == most:
            awards[seat] += chance
            awards[state.seats + seat] += chance * value
        if state.weighed & TRADERS and sums & OPEN and weight_of(sums, seat):
            node = state.figures[seat * FIGURES + FIRST_PLACE[BUILDER]]
            if node >= 0 and label_of(state, node) == label:
                building = turns if turns < LONGEST_BUILDING else LONGEST_BUILDING
                worth[seat] += BUILDER_TILES * EXTRA_TILE * building * (1.0 - 0.5 * chance)
        seat += 1
    if state.weighed & GOLD:
        _add_ingots(state, label, sums, chance, worth)


def _add_ingots(state: CarcassonneState, label: i64, sums: i64, chance: float, worth: vec[float]) -> None:
    found: i64 = 0
    if kind_of(state, label) == MONASTERY:
        cell = state.cell[label >> 3]
        found = state.extras.gold[label >> 3]
        index: i64 = 0
        while index < 8:
            slot = slot_at(state, cell + AROUND[index])
            if slot >= 0:
                found += state.extras.gold[slot]
            index += 1
    else:
        stretches = stretches_of(state, label)
        part: i64 = 0
        while part < stretches:
            first = state.extras.chain[part]
            node = first
            while True:
                found += state.extras.gold[node >> 3]
                node = state.ring[node]
                if node == first:
                    break
            part += 1
    if not found:
        return
    most = heaviest(sums)
    holders = 0.0
    seat: i64 = 0
    while seat < state.seats:
        if weight_of(sums, seat) == most:
            holders += 1.0
        seat += 1
    share = float(state.pile) / float(state.size)
    reach = chance * (1.0 if chance == 1.0 else INGOT_REACH) / holders
    seat = 0
    while seat < state.seats:
        if weight_of(sums, seat) == most:
            held = state.extras.ingots[seat]
            worth[seat] += reach * (_ingots(held + found, share) - _ingots(held, share))
        seat += 1


def add_expected_awards(state: CarcassonneState, turns: float, awards: vec[float], worth: vec[float]) -> None:
    """Half of the next award of those whose figures stand with a robber."""
    if not state.weighed & ROBBERS:
        return
    seat: i64 = 0
    while seat < state.seats:
        space = state.extras.robber[seat]
        if space < 0:
            worth[seat] += ROBBER_HAND * turns / (turns + 3.0)
        else:
            best = 0.0
            other: i64 = 0
            while other < state.seats:
                if other != seat and spaces_of(state, other) >> space & 1:
                    half = 0.5 * _next_award(state, other, awards)
                    if state.on & MESSENGERS:
                        half *= 0.6  # the other figure may move instead
                    best += half
                other += 1
            worth[seat] += ROBBERY * best * turns / (turns + 1.5)
        seat += 1


def _next_award(state: CarcassonneState, seat: i64, awards: vec[float]) -> float:
    value = awards[state.seats + seat] + USUAL_CHANCE * USUAL_AWARD
    return value / (awards[seat] + USUAL_CHANCE)
