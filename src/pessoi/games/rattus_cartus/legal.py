"""What may be done (RC-110, section 9 of the rules): the moves of each step in a fixed order, random ones without a
list."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import append
from pessoi.core.random import Random
from pessoi.games.rattus_cartus.drawing import nun_row
from pessoi.games.rattus_cartus.kinds import (
    FLUTE,
    KINDS,
    LANES,
    MOST,
    PASS,
    PLAYABLE,
    POPULATION,
    SHIFT,
    SWORD,
    WORD,
    WORDS,
    count_at,
    lanes,
)
from pessoi.games.rattus_cartus.moves import (
    BASIC,
    BUILDING,
    DECLINE,
    DONE,
    DRAW,
    DROP,
    ENTER,
    FIRST,
    GIVE,
    GIVER,
    LAY,
    LOOK,
    PLAY_PASS,
    RAT_TO,
    SPECIAL,
    SUPPLY,
    TURN,
    move_of,
    nun_move,
    set_move,
)
from pessoi.games.rattus_cartus.resolving import fewest_of
from pessoi.games.rattus_cartus.rounds import all_the_same
from pessoi.games.rattus_cartus.spaces import holder_of
from pessoi.games.rattus_cartus.state import (
    ACTING,
    CHOOSING,
    DRAWING,
    DROPPING,
    ENTERING,
    GIVING,
    LAYING,
    LOOKING,
    MIXING,
    NAMING,
    PIPING,
    SEEING,
    STARTING,
    SUPPLYING,
    TURNING,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import BASIC as BASIC_ACTION
from pessoi.games.rattus_cartus.tables import BIT, BUILDING_COUNT, CARD_COUNT, NO_EFFECT

SET_SIZE: Final = 5
SETS: Final = 1024


def list_moves(state: RattusState) -> i64:
    """Fill the buffer with the moves of the step under way (and weights at a draw); their number."""
    step = state.step
    if step == LAYING:
        return _list_cards(state, LAY, PLAYABLE, True)
    if step == DRAWING:
        return _list_population(state, state.deck, -1)
    if step == ACTING:
        return _list_actions(state)
    if step == SUPPLYING:
        return _list_places(state, SUPPLY, state.tables.open[state.seats])
    if step == ENTERING:
        count = _list_places(state, ENTER, state.tables.open[state.seats])
        if count_at(state.cards, state.active, PASS) > 0:
            _put(state, count, PLAY_PASS, 1)
            count += 1
        return count
    if step == TURNING:
        return _list_turns(state)
    if step == LOOKING:
        return _list_looks(state)
    if step == SEEING:
        return _list_population(state, nun_row(state), state.spot)
    return _list_rarer(state, step)


def _list_rarer(state: RattusState, step: i64) -> i64:
    """The steps that are met less often."""
    if step == GIVING:
        return _list_cards(state, GIVE, KINDS, False)
    if step == DROPPING:
        return _list_cards(state, DROP, KINDS, True)
    if step == NAMING:
        return _list_seats(state, GIVER, fewest_of(state, SWORD))
    if step == PIPING:
        return _list_seats(state, RAT_TO, fewest_of(state, FLUTE))
    if step == STARTING:
        return _list_seats(state, FIRST, BIT[state.seats] - 1)
    if step == CHOOSING:
        return _list_class_buildings(state)
    if step == MIXING:
        return _list_sets(state)
    return 0


def _put(state: RattusState, index: i64, move: i64, weight: i64) -> None:
    """Write a move into the buffer."""
    if index < len(state.moves):
        state.moves[index] = move
        state.weights[index] = weight
    else:
        state.moves = append(state.moves, move)
        state.weights = append(state.weights, weight)


def _list_places(state: RattusState, kind: i64, count: i64) -> i64:
    index: i64 = 0
    while index < count:
        _put(state, index, move_of(kind, index), 1)
        index += 1
    return count


def _list_seats(state: RattusState, kind: i64, seats: i64) -> i64:
    count: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if seats & BIT[seat]:
            _put(state, count, move_of(kind, seat), 1)
            count += 1
        seat += 1
    return count


def unnamed(state: RattusState, kind: i64) -> i64:
    """The cards of a kind in the active seat's hand that have not been named in the choice under way."""
    return count_at(state.cards, state.active, kind) - count_at(state.cards, state.picked, kind)


def unnamed_from(state: RattusState, kind: i64) -> i64:
    """Those of this kind and all that follow in the order of RC-110."""
    total: i64 = 0
    word = WORD[kind]
    hand = state.active * WORDS
    picked = state.picked * WORDS
    total = lanes(state.cards[hand + word] >> SHIFT[kind]) - lanes(state.cards[picked + word] >> SHIFT[kind])
    word += 1
    while word < WORDS:
        total += lanes(state.cards[hand + word]) - lanes(state.cards[picked + word])
        word += 1
    return total


def still_due(state: RattusState) -> i64:
    """The cards that must still be named of a gift."""
    base = state.picked * WORDS
    return state.due - lanes(state.cards[base]) - lanes(state.cards[base + 1]) - lanes(state.cards[base + 2])


def _list_cards(state: RattusState, move: i64, end: i64, may_stop: bool) -> i64:
    """Kinds in hand from the last one named on (RC-110); what must be named in all must stay possible."""
    count: i64 = 0
    due: i64 = 0 if may_stop else still_due(state)
    kind = state.cursor
    word = WORD[kind]
    hand = state.active * WORDS
    picked = state.picked * WORDS
    left = state.cards[hand + word] - state.cards[picked + word] >> SHIFT[kind]
    while kind < end:
        if left == 0:
            word += 1
            kind = word * LANES
            if word == WORDS:
                break
            left = state.cards[hand + word] - state.cards[picked + word]
            continue
        if left & MOST:
            if due > 0 and unnamed_from(state, kind) < due:
                break
            _put(state, count, move_of(move, kind), 1)
            count += 1
        left >>= 4
        kind += 1
    if may_stop:
        _put(state, count, DONE, 1)
        count += 1
    return count


def _list_population(state: RattusState, row: i64, place: i64) -> i64:
    """The kinds that may be drawn, for the deck or for a nun place, by their numbers."""
    count: i64 = 0
    kind: i64 = 0
    while kind < POPULATION:
        weight = count_at(state.cards, row, kind)
        if weight > 0:
            _put(state, count, move_of(DRAW, kind) if place < 0 else nun_move(place, kind), weight)
            count += 1
        kind += 1
    return count


def holds_special(state: RattusState) -> bool:
    """Whether the seat that acts holds the special action."""
    return holder_of(state, state.place) == state.active


def offers_basic(state: RattusState) -> bool:
    """Whether the building has a basic action (RC-72)."""
    return state.tables.effect[state.tables.building[state.row[state.place]] + BASIC_ACTION] != NO_EFFECT


def _list_actions(state: RattusState) -> i64:
    count: i64 = 0
    if holds_special(state):
        _put(state, count, SPECIAL, 1)
        count += 1
    if offers_basic(state):
        _put(state, count, BASIC, 1)
        count += 1
    _put(state, count, DECLINE, 1)
    return count + 1


def _list_looks(state: RattusState) -> i64:
    count: i64 = 0
    place: i64 = 0
    while place < state.tables.nuns:
        if not state.barred & BIT[place]:
            _put(state, count, move_of(LOOK, place), 1)
            count += 1
        place += 1
    return count


def turns_next(state: RattusState) -> i64:
    """The building cards that may be turned up: of those never seen, or the first known one of the replacement deck
    when all that was unknown of it is gone (RC-26, RC-27)."""
    if all_the_same(state) and len(state.under) >= state.tables.aside[state.seats]:
        return BIT[state.under[0]]
    return state.unseen


def _list_turns(state: RattusState) -> i64:
    possible = turns_next(state)
    count: i64 = 0
    card: i64 = 0
    while card < CARD_COUNT:
        if possible & BIT[card]:
            _put(state, count, move_of(TURN, card), 1)
            count += 1
        card += 1
    return count


def _list_class_buildings(state: RattusState) -> i64:
    """The two buildings of a class, equally likely (RC-20)."""
    count: i64 = 0
    building: i64 = 0
    while building < BUILDING_COUNT:
        if state.tables.class_of[building] == state.turn:
            _put(state, count, move_of(BUILDING, building), 1)
            count += 1
        building += 1
    return count


def _list_sets(state: RattusState) -> i64:
    """All ways to choose five of the ten cards of a class, equally likely (RC-20)."""
    count: i64 = 0
    chosen: i64 = 0
    while chosen < SETS:
        if lanes_of_bits(chosen) == SET_SIZE:
            _put(state, count, set_move(state.turn, chosen), 1)
            count += 1
        chosen += 1
    return count


def lanes_of_bits(mask: i64) -> i64:
    """The members of a small set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def random_move(state: RattusState, rng: Random) -> i64:
    """A legal action, all equally likely, or an outcome by its weight."""
    step = state.step
    if step == DRAWING:
        return move_of(DRAW, draw_from(state, state.deck, rng))
    if step == SEEING:
        return nun_move(state.spot, draw_from(state, nun_row(state), rng))
    if step == TURNING:
        possible = turns_next(state)
        while True:
            card = rng.below(CARD_COUNT)
            if possible & BIT[card]:
                return move_of(TURN, card)
    if step == MIXING:
        while True:
            chosen = rng.below(SETS)
            if lanes_of_bits(chosen) == SET_SIZE:
                return set_move(state.turn, chosen)
    index = rng.below(list_moves(state))
    return state.moves[index]


def draw_from(state: RattusState, row: i64, rng: Random) -> i64:
    """A population card of a row, each equally likely."""
    base = row * WORDS
    first = lanes(state.cards[base])
    ticket = rng.below(first + lanes(state.cards[base + 1]))
    kind: i64 = 0
    if ticket >= first:
        ticket -= first
        base += 1
        kind = 15
    word = state.cards[base]
    while ticket >= word & MOST:
        ticket -= word & MOST
        word >>= 4
        kind += 1
    return kind
