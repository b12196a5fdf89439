"""What may be done (section 12): the moves of each step in a fixed order; random ones without listing all."""

from mypy_extensions import i64

from pessoi.core.native import append
from pessoi.core.random import Random
from pessoi.games.africana.hands import cards_from, count_of, hand_surplus, open_surplus
from pessoi.games.africana.moves import (
    ACTION,
    BUY,
    CARDS,
    COMPLETE_ADVENTURE,
    COMPLETE_MISSION,
    DISCARD_ADVENTURE,
    DISCARD_HAND,
    DONE,
    DRAW,
    FIRST_SEAT,
    HELPER,
    JOIN,
    LETTERS,
    PAGE,
    TURN,
    WILD,
    mission_move,
    move_of,
    step_to,
)
from pessoi.games.africana.state import (
    BOOK,
    CHOOSING,
    DISCARDING,
    DRAWING,
    DROPPING,
    FIRST_STEP,
    HAND,
    HELPERS,
    LEFT_HEIGHT,
    MOVING,
    OPEN,
    OWN,
    PLACE,
    READING,
    REFILLING,
    RIGHT_HEIGHT,
    SILVER,
    STOCK,
    UNFOLDING,
    WILD_CARD,
    AfricanaState,
)
from pessoi.games.africana.tables import (
    ADVENTURE_COST,
    COLOUR_COST,
    COLOUR_COUNT,
    LANE,
    LANE_BITS,
    PAGE_COST,
    PAGES,
    SLOTS,
    count_bits,
    lowest,
)


def list_moves(state: AfricanaState) -> i64:
    """Fill the buffer with the moves of the step under way (and weights at a draw); their number."""
    step = state.step
    if step == MOVING:
        return _list_moving(state)
    if step in (CHOOSING, FIRST_STEP):
        kind: i64 = ACTION if step == CHOOSING else FIRST_SEAT
        most: i64 = 3 if step == CHOOSING else state.seats
        index: i64 = 0
        while index < most:
            _put(state, index, move_of(kind, index), 1)
            index += 1
        return most
    if step == READING:
        return _list_book(state)
    if step == DRAWING:
        return _list_colours(state)
    if step == REFILLING:
        return _list_missions(state)
    if step == UNFOLDING:
        return _list_pages(state)
    if step == DISCARDING:
        return _list_hand(state)
    if step == DROPPING:
        return _list_open(state)
    return 0


def _put(state: AfricanaState, index: i64, move: i64, weight: i64) -> None:
    """Write a move into the buffer."""
    if index < len(state.moves):
        state.moves[index] = move
        state.weights[index] = weight
    else:
        state.moves = append(state.moves, move)
        state.weights = append(state.weights, weight)


def _list_moving(state: AfricanaState) -> i64:
    """Steps by place and card (the wild card fits everywhere, AF-44), then what can be joined and completed here, then
    the end (AF-22, AF-40 to AF-48)."""
    seat = state.active
    own = state.own
    board = state.board
    base = seat * OWN
    place = own[base + PLACE]
    hand = own[base + HAND]
    helpers = own[base + HELPERS]
    wild = own[base + WILD_CARD]
    rich = own[base + SILVER] >= COLOUR_COST
    count: i64 = 0
    near = board.near_from[place]
    last = board.near_from[place + 1]
    while near < last:
        there = board.near[near]
        symbols = board.symbols[there]
        there += board.first_place
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            fits = symbols >> colour & 1
            if fits or rich:
                if hand >> colour * LANE & LANE_BITS:
                    _put(state, count, step_to(there, colour, fits == 0), 1)
                    count += 1
                if helpers >> colour * LANE & LANE_BITS:
                    _put(state, count, step_to(there, HELPER + colour, fits == 0), 1)
                    count += 1
            colour += 1
        if wild:
            _put(state, count, step_to(there, WILD, False), 1)
            count += 1
        near += 1
    slot: i64 = 0
    while slot < SLOTS:
        if may_join(state, seat, slot):
            _put(state, count, move_of(JOIN, slot), 1)
            count += 1
        slot += 1
    slot = 0
    while slot < SLOTS:
        if may_complete(state, seat, slot):
            _put(state, count, move_of(COMPLETE_MISSION, slot), 1)
            count += 1
        slot += 1
    here = own[base + OPEN] & board.goals[place]
    while here:
        _put(state, count, move_of(COMPLETE_ADVENTURE, lowest(here)), 1)
        count += 1
        here &= here - 1
    _put(state, count, DONE, 1)
    return count + 1


def may_join(state: AfricanaState, seat: i64, slot: i64) -> bool:
    """Whether a seat may join the mission of a slot, as far as places and markers go (AF-50 to AF-53)."""
    mission = state.slots[slot]
    if mission < 0 or state.slots[SLOTS + slot] >> seat & 1 or state.own[seat * OWN + STOCK] == 0:
        return False
    return state.board.mission_from[mission] == state.own[seat * OWN + PLACE]


def may_complete(state: AfricanaState, seat: i64, slot: i64) -> bool:
    """Whether a seat may complete the mission of a slot (AF-55)."""
    mission = state.slots[slot]
    if mission < 0 or not state.slots[SLOTS + slot] >> seat & 1:
        return False
    return state.board.mission_to[mission] == state.own[seat * OWN + PLACE]


def _list_book(state: AfricanaState) -> i64:
    """Turn a page or buy one, of either pile, or be done, in any order and number (AF-22, AF-32 to AF-37, AF-35)."""
    base = state.active * OWN
    silver = state.own[base + SILVER]
    at = state.board.book[state.own[base + PLACE]] * BOOK
    count: i64 = 0
    kind: i64 = TURN
    while kind <= BUY:
        price = ADVENTURE_COST if kind == BUY else (0 if state.free else PAGE_COST)
        if silver >= price:
            if state.books[at + LEFT_HEIGHT]:
                _put(state, count, move_of(kind, 0), 1)
                count += 1
            if state.books[at + RIGHT_HEIGHT]:
                _put(state, count, move_of(kind, 1), 1)
                count += 1
        kind += 1
    _put(state, count, DONE, 1)
    return count + 1


def _list_hand(state: AfricanaState) -> i64:
    """The cards that may go now: in order, and enough must come after them (AF-65, section 12)."""
    seat = state.active
    surplus = hand_surplus(state, seat)
    count: i64 = 0
    card = state.floor
    while card < CARDS:
        if count_of(state, seat, card) and cards_from(state, seat, card) >= surplus:
            _put(state, count, move_of(DISCARD_HAND, card), 1)
            count += 1
        card += 1
    return count


def _list_open(state: AfricanaState) -> i64:
    """The open adventures that may go now, in order (AF-66, section 12)."""
    seat = state.active
    surplus = open_surplus(state, seat)
    rest = state.own[seat * OWN + OPEN] >> state.floor << state.floor
    count: i64 = 0
    while count_bits(rest) >= surplus and rest:
        _put(state, count, move_of(DISCARD_ADVENTURE, lowest(rest)), 1)
        count += 1
        rest &= rest - 1
    return count


# Draws


def _list_colours(state: AfricanaState) -> i64:
    """The colours in the travel pile, by their number (AF-25)."""
    count: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        cards = state.pile >> colour * LANE & LANE_BITS
        if cards:
            _put(state, count, move_of(DRAW, colour), cards)
            count += 1
        colour += 1
    return count


def next_letter(state: AfricanaState) -> i64:
    """The letter of the next mission in the pile: A lies on B on C (AF-13)."""
    letter: i64 = 0
    while letter < LETTERS - 1 and not state.letters >> letter * LANE & LANE_BITS:
        letter += 1
    return letter


def _list_missions(state: AfricanaState) -> i64:
    """The missions of the next letter that were not seen; some C cards among them are in the box (AF-96)."""
    letter = next_letter(state)
    first = state.board.letter_from[letter]
    mission = first
    count: i64 = 0
    while mission < state.board.letter_from[letter + 1]:
        if not state.seen >> mission & 1:
            _put(state, count, mission_move(letter, mission - first), 1)
            count += 1
        mission += 1
    return count


def _list_pages(state: AfricanaState) -> i64:
    """The pages of a book that nobody has seen (AF-94)."""
    page = state.place * PAGES
    last = page + PAGES
    count: i64 = 0
    while page < last:
        if not state.pages >> page & 1:
            _put(state, count, move_of(PAGE, page), 1)
            count += 1
        page += 1
    return count


# Random moves


def random_move(state: AfricanaState, rng: Random) -> i64:
    """One of ``list_moves``, all equally likely, or an outcome by its weight, mostly without listing them."""
    step = state.step
    if step == CHOOSING:
        return move_of(ACTION, rng.below(3))
    if step == DRAWING:
        ticket = rng.below(state.pile_size)
        colour: i64 = 0
        pile = state.pile
        while ticket >= pile & LANE_BITS:
            ticket -= pile & LANE_BITS
            pile >>= LANE
            colour += 1
        return move_of(DRAW, colour)
    if step == UNFOLDING:
        first = state.place * PAGES
        page = first + rng.below(PAGES)
        while state.pages >> page & 1:
            page = first + rng.below(PAGES)
        return move_of(PAGE, page)
    count = list_moves(state)  # before ``moves`` is read: listing may replace the buffer
    return state.moves[rng.below(count)]
