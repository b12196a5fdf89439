"""How well a seat stands: the points to be expected at the end, for bots.

What lies face down counts as if it were turned up: its influence, its rats, and the action that it brings. Classes are
worth what the tracks promise, the less surely the more rounds are to come; rats cost as much as they make death likely.
The weights are judged by hand; matches (docs/games/rattus_cartus.md) measure the bots that use them, not each weight.
"""

import math
from typing import Final

from mypy_extensions import i64

from pessoi.games.rattus_cartus.kinds import (
    CLASSES,
    FLUTE,
    GOLD,
    JOKER,
    NUN_COUNTS,
    PASS,
    SWORD,
    class_at,
    count_at,
    counting_at,
    population_at,
)
from pessoi.games.rattus_cartus.memory import sees_nun
from pessoi.games.rattus_cartus.spaces import holder_of
from pessoi.games.rattus_cartus.state import (
    ACTING,
    ACTIONS,
    ARRIVED,
    CHOICE,
    COUNTED,
    DRAWING,
    ENTRY,
    FINISHED,
    INFLUENCE,
    LAYING,
    ORDER,
    OWN,
    PLACE,
    POINTS,
    RATS,
    RESOLUTION,
    SCORING,
    SHOWN,
    SIZE,
    SUPPLIES,
    TOKENS,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import (
    BASIC,
    DISCARD_RATS,
    DRAW,
    DRAW_PER_INFLUENCE,
    LEVY,
    LOOK,
    PLACES_COUNTED,
    TAKE,
    TOKEN,
    TRADE,
)

MEAN_NUNS: Final = 2.0
"""Of a card that a seat hasn't seen."""
SPREAD: Final = 1.0
"""By how many nuns an unseen card differs from that, in the scale of a logistic curve."""
DEATH: Final = 32.0
"""Points that dying costs."""
RATS_A_ROUND: Final = 0.25
"""Rats that come in a round, all in all."""
CARD: Final = 0.8
JOKER_WORTH: Final = 1.0
LOOK_WORTH: Final = 0.5
PASS_WORTH: Final = 0.4
SWORD_WORTH: Final = 1.0
FLUTE_WORTH: Final = 0.6
GOLD_WORTH: Final = 1.0
LEVY_WORTH: Final = 1.5
RAT_WORTH: Final = 1.0
"""What a flute's rat is worth."""
UNSURE: Final = 0.8
"""Steps of a track by which discs drift apart, times the root of the rounds to come."""


def estimate(state: RattusState, seat: i64) -> float:
    """The points that ``seat`` may expect, dying counted in."""
    if state.phase >= SCORING:
        return float(state.own[seat * OWN + POINTS]) - DEATH * _death(state, seat, 0.0, 0.0)
    rounds = float(state.tables.rounds[state.seats] - state.round)
    if state.phase < ENTRY:
        rounds += 1.0
    value = float(state.own[seat * OWN + TOKENS] * state.tables.token_value)
    class_: i64 = 0
    while class_ < CLASSES:
        value += _class_worth(state, seat, class_, rounds)
        class_ += 1
    value += _hand_worth(state, seat, rounds)
    rats = 0.0
    if state.phase >= ENTRY:
        value += _action_worth(state, seat, rounds)
        rats = _pending_rats(state, seat)
    elif state.phase == SUPPLIES and seat == state.active:
        value += _supply_worth(state, seat, rounds)
        rats = -_supply_rats(state, seat)
    return value - DEATH * _death(state, seat, rats, rounds)


def is_pending(state: RattusState, seat: i64) -> bool:
    """Whether a seat has entered a building whose cards haven't been counted."""
    place = state.own[seat * OWN + PLACE]
    return place >= 0 and (state.phase == ENTRY or place > state.place)


def _to_be_laid(state: RattusState, seat: i64, class_: i64) -> i64:
    """Counting cards of a seat that lays cards just now: those named, and all of the class that it can still name."""
    if state.step != LAYING or seat != state.active:
        return 0
    count = counting_at(state.cards, state.picked)
    kind = class_ * NUN_COUNTS
    end = kind + NUN_COUNTS
    if kind < state.cursor:
        kind = state.cursor
    while kind < end:
        count += count_at(state.cards, seat, kind) - count_at(state.cards, state.picked, kind)
        kind += 1
    return count


def _influence(state: RattusState, seat: i64, class_: i64) -> i64:
    """On a track, cards that lie face down counted in."""
    influence = state.own[seat * OWN + INFLUENCE + class_]
    if state.phase >= ENTRY and is_pending(state, seat):
        building = state.tables.building[state.row[state.own[seat * OWN + PLACE]]]
        if state.tables.class_of[building] == class_:
            influence += counting_at(state.cards, state.seats + seat) + _to_be_laid(state, seat, class_)
            if state.is_last() and _is_first(state, seat):
                influence += state.tables.last_bonus
    return influence


def _is_first(state: RattusState, seat: i64) -> bool:
    """Whether a seat would hold a special action as the cards lie now (RC-60)."""
    mine = _counted(state, seat)
    other: i64 = 0
    while other < state.seats:
        base = other * OWN
        place = state.own[base + PLACE]
        if other != seat and place >= 0 and (place == state.own[seat * OWN + PLACE] or state.seats == 2):
            theirs = _counted(state, other)
            if theirs > mine or (theirs == mine and state.own[base + ORDER] < state.own[seat * OWN + ORDER]):
                return False
        other += 1
    return True


def _class_worth(state: RattusState, seat: i64, class_: i64, rounds: float) -> float:
    """The points of the ranks that a seat may have at the end (RC-91)."""
    mine = _influence(state, seat, class_)
    scale = 0.25 + UNSURE * math.sqrt(rounds)
    ahead = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = _influence(state, other, class_)
            lead = float(mine - theirs)
            if mine == theirs:
                early = state.own[seat * OWN + ARRIVED + class_] < state.own[other * OWN + ARRIVED + class_]
                lead = 0.4 if early else -0.4
            if theirs > 0 or rounds > 0.0:
                ahead += 1.0 / (1.0 + math.exp(lead / scale))
        other += 1
    low = i64(ahead)
    part = ahead - float(low)
    worth = _points_at(state, low) * (1.0 - part) + _points_at(state, low + 1) * part
    if mine == 0:
        worth *= 0.5 * rounds / (rounds + 1.0)
    return worth


def _points_at(state: RattusState, rank: i64) -> float:
    if rank >= PLACES_COUNTED or rank >= state.seats:
        return 0.0
    return float(state.tables.class_points[state.seats * PLACES_COUNTED + rank])


def _hand_worth(state: RattusState, seat: i64, rounds: float) -> float:
    """Cards in hand can be played in rounds to come; at the end majorities count (RC-92 to RC-95)."""
    later = rounds / (rounds + 0.7)
    cards = float(population_at(state.cards, seat))
    jokers = float(count_at(state.cards, seat, JOKER))
    swords = float(count_at(state.cards, seat, SWORD))
    flutes = float(count_at(state.cards, seat, FLUTE))
    if state.step == LAYING and seat == state.active:
        jokers -= float(count_at(state.cards, state.picked, JOKER))
        swords -= float(count_at(state.cards, state.picked, SWORD))
        flutes -= float(count_at(state.cards, state.picked, FLUTE))
        class_ = state.tables.class_of[state.tables.building[_card_of(state, seat)]]
        laid = _to_be_laid(state, seat, class_) - count_at(state.cards, state.picked, JOKER)
        cards -= float(laid)
    worth = cards * (CARD * later)
    worth += jokers * (JOKER_WORTH * later)
    worth += swords * SWORD_WORTH
    worth += flutes * FLUTE_WORTH
    worth += float(count_at(state.cards, seat, PASS)) * PASS_WORTH
    worth += float(count_at(state.cards, seat, GOLD)) * GOLD_WORTH
    if rounds == 0.0:
        worth += 0.15 * float(counting_at(state.cards, seat))
    return worth


def _pending_rats(state: RattusState, seat: i64) -> float:
    """Rats that cards face down will bring, and those that an action will take away."""
    base = seat * OWN
    if state.own[base + PLACE] < 0:
        return 0.0
    rats: i64 = 0
    building = state.tables.building[state.row[state.own[base + PLACE]]]
    if is_pending(state, seat):
        row = state.seats + seat
        class_ = state.tables.class_of[building]
        rats += population_at(state.cards, row) - class_at(state.cards, row, class_)
        if state.step == LAYING and seat == state.active:
            rats += population_at(state.cards, state.picked) - class_at(state.cards, state.picked, class_)
    action = _action_of(state, seat, building)
    if action >= 0:
        effect = state.tables.effect[action]
        if effect == DISCARD_RATS:
            rats -= state.tables.amount[action]
        elif effect == TRADE:
            rats -= state.tables.amount[action] + 1
    return float(rats)


def _action_of(state: RattusState, seat: i64, building: i64) -> i64:
    """The action that a seat has still to carry out in its building, -1 for none (RC-50, RC-53)."""
    place = state.own[seat * OWN + PLACE]
    if state.is_last():
        return -1
    ahead: i64 = 0
    before: i64 = 0
    mine = _counted(state, seat)
    order = state.own[seat * OWN + ORDER]
    other: i64 = 0
    while other < state.seats:
        base = other * OWN
        here = state.own[base + PLACE] == place
        if other != seat and (here or (state.seats == 2 and state.own[base + PLACE] >= 0)):
            theirs = _counted(state, other)
            if theirs > mine or (theirs == mine and state.own[base + ORDER] < order):
                ahead += 1
            if here and state.own[base + ORDER] < order:
                before += 1
        other += 1
    if state.phase == RESOLUTION:
        if place < state.place:
            return -1
        if place == state.place and state.stage == ACTIONS:
            turn: i64 = 0
            if ahead > 0:
                holder = holder_of(state, place)
                turn = before
                if holder >= 0 and state.own[holder * OWN + ORDER] > order:
                    turn += 1
            if turn < state.turn or (turn == state.turn and state.step != ACTING):
                return -1
    return building if ahead == 0 else building + BASIC


def _sword_worth(state: RattusState, seat: i64, later: float) -> float:
    """Cards that swords face down will bring or cost, rats that flutes will (RC-82, RC-84)."""
    base = seat * OWN
    if not is_pending(state, seat):
        return 0.0
    place = state.own[base + PLACE]
    worth = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.own[other * OWN + PLACE] == place:
            lead = count_at(state.cards, state.seats + seat, SWORD) - count_at(state.cards, state.seats + other, SWORD)
            if lead > 0:
                worth += float(state.own[other * OWN + SIZE] // 2) * (CARD * later)
            elif lead < 0:
                worth -= float(state.own[base + SIZE] // 2) * (CARD * later)
            lead = count_at(state.cards, state.seats + seat, FLUTE) - count_at(state.cards, state.seats + other, FLUTE)
            if lead != 0:
                worth += RAT_WORTH if lead > 0 else -RAT_WORTH
        other += 1
    return worth


def _counted(state: RattusState, seat: i64) -> i64:
    if state.own[seat * OWN + SHOWN]:
        return state.own[seat * OWN + COUNTED]
    laid = counting_at(state.cards, state.seats + seat)
    if state.step == LAYING and seat == state.active:
        laid += _to_be_laid(state, seat, state.tables.class_of[state.tables.building[_card_of(state, seat)]])
    return laid


def _card_of(state: RattusState, seat: i64) -> i64:
    """The building card that a seat has entered."""
    return state.row[state.own[seat * OWN + PLACE]]


def _action_worth(state: RattusState, seat: i64, rounds: float) -> float:
    """What the action to come is worth, and draws and looks under way."""
    later = rounds / (rounds + 0.7)
    worth = 0.0
    if state.phase == RESOLUTION and seat == state.active:
        worth += float(state.draws) * (CARD * later) + float(state.looks) * LOOK_WORTH
    if state.own[seat * OWN + PLACE] < 0:
        return worth
    tables = state.tables
    building = tables.building[state.row[state.own[seat * OWN + PLACE]]]
    worth += _sword_worth(state, seat, later)
    action = _action_of(state, seat, building)
    if action < 0:
        return worth
    effect = tables.effect[action]
    amount = float(tables.amount[action])
    if effect == TAKE:
        return worth + amount * _stack_worth(state, tables.stack[action], later)
    if effect == DRAW:
        return worth + amount * (CARD * later)
    if effect == DRAW_PER_INFLUENCE:
        return worth + float(_counted(state, seat) // tables.amount[action]) * (CARD * later)
    if effect == LOOK:
        return worth + amount * LOOK_WORTH
    if effect == LEVY:
        return worth + LEVY_WORTH * later
    if effect == TRADE:
        return worth - 0.4
    return worth


def _stack_worth(state: RattusState, stack: i64, later: float) -> float:
    if stack == TOKEN:
        return float(state.tables.token_value)
    kind = JOKER + stack
    if kind == JOKER:
        return JOKER_WORTH * later
    if kind == SWORD:
        return SWORD_WORTH
    if kind == FLUTE:
        return FLUTE_WORTH
    return PASS_WORTH if kind == PASS else GOLD_WORTH


def _supply_worth(state: RattusState, seat: i64, rounds: float) -> float:
    """Draws and looks of the supply action under way."""
    worth = float(state.draws) * (CARD * rounds / (rounds + 0.7)) + float(state.looks) * LOOK_WORTH
    if state.step == DRAWING:
        worth += float(state.tables.looks[state.row[state.own[seat * OWN + CHOICE]]]) * LOOK_WORTH
    return worth


def _supply_rats(state: RattusState, seat: i64) -> float:
    """Rats that the supply action under way will still take away."""
    if state.step != DRAWING:
        return 0.0
    return float(state.tables.rats[state.row[state.own[seat * OWN + CHOICE]]])


def _death(state: RattusState, seat: i64, pending: float, rounds: float) -> float:
    """How likely the plague kills a seat, as far as it knows the nun row."""
    seen: i64 = 0
    unseen: i64 = 0
    place: i64 = 0
    while place < state.tables.nuns:
        if state.nuns[place] >= 0 and (sees_nun(state, seat, place) or state.phase == FINISHED):
            seen += state.nuns[place] % NUN_COUNTS
        else:
            unseen += 1
        place += 1
    rats = float(state.own[seat * OWN + RATS]) + pending
    if rats < 0.0:
        rats = 0.0
    rats += RATS_A_ROUND * rounds
    margin = float(seen) + MEAN_NUNS * float(unseen) + 0.5 - rats
    scale = 0.2 + SPREAD * math.sqrt(float(unseen)) + 0.35 * math.sqrt(rounds)
    steps = margin / scale
    if steps > 20.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(steps)) if steps > -20.0 else 1.0
