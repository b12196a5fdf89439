"""Why a move may not be made: for any integer, in agreement with ``legal`` (section 12)."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.legality import Refusal
from pessoi.core.state import NOT_TO_MOVE, OVER
from pessoi.games.africana.hands import cards_from, count_of, hand_surplus, open_surplus
from pessoi.games.africana.legal import next_letter
from pessoi.games.africana.moves import (
    BUY,
    CARD_BITS,
    CARD_SHIFT,
    CARDS,
    COMPLETE_ADVENTURE,
    COMPLETE_MISSION,
    DISCARD_HAND,
    DONE,
    HELPER,
    JOIN,
    KIND,
    KIND_BITS,
    NUMBER_BITS,
    PAID,
    PLACE_BITS,
    STEP,
    TURN,
    WILD,
    mission_move,
    step_to,
)
from pessoi.games.africana.state import (
    BOOK,
    CHOOSING,
    DISCARDING,
    DRAWING,
    FIRST_STEP,
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
    WHOLE,
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
    PLACE_COUNT,
    SLOTS,
    count_bits,
)
from pessoi.games.africana.telling import adventure_name, card_name, mission_name, place_name

STEPS: Final = (
    "first",
    "draw",
    "mission",
    "page",
    "action",
    "book",
    "move",
    "discard_hand",
    "discard_adventure",
    "over",
)
"""The steps by their codes, as refusals, views and positions name them."""
_ADVENTURES: Final = 2 * PAGES


def refusal(state: AfricanaState, move: i64) -> "Refusal | None":
    """Why ``move`` may not be made now, or None if it may."""
    if state.viewer != WHOLE and state.viewer != state.to_move:
        return Refusal("", NOT_TO_MOVE)
    if state.to_move == OVER:
        return Refusal("AF-71", "africana-refusal-over")
    kind = move & KIND
    step = state.step
    if step == MOVING:
        fits = STEP <= kind <= DONE
    elif step == READING:
        fits = kind in (TURN, BUY, DONE)
    elif step >= DISCARDING:
        fits = kind == DISCARD_HAND + step - DISCARDING
    else:
        fits = kind == step  # draws and the choice of an action have the numbers of their steps
    if move < 0 or not fits:
        return _wrong_step(state, kind)
    rest = move >> KIND_BITS
    if kind == DONE:
        return None if rest == 0 else _unknown()
    if step == MOVING:
        return _refuse_moving(state, move)
    if step == READING:
        return _refuse_book(state, kind, rest)
    if step == CHOOSING:
        return None if rest < 3 else _unknown()
    if step == DISCARDING:
        return _refuse_discard(state, rest)
    if step > DISCARDING:
        return _refuse_drop(state, rest)
    return _refuse_draw(state, move)


def _unknown() -> Refusal:
    return Refusal("AF-21", "africana-refusal-unknown")


def _wrong_step(state: AfricanaState, kind: i64) -> Refusal:
    """Nothing but what is awaited; joining and completing belong to action C alone (AF-49)."""
    moving = kind in (JOIN, COMPLETE_MISSION, COMPLETE_ADVENTURE)
    data: dict[str, object] = {"step": STEPS[state.step]}
    return Refusal("AF-49" if moving else "AF-21", "africana-refusal-step", data)


def _refuse_draw(state: AfricanaState, move: i64) -> "Refusal | None":
    """What the table draws must be there."""
    step = state.step
    rest = move >> KIND_BITS
    if step == FIRST_STEP:
        return None if rest < state.seats else Refusal("AF-11", "africana-refusal-seat")
    if step == DRAWING:
        if rest < COLOUR_COUNT and state.pile >> rest * LANE & LANE_BITS:
            return None
        return Refusal("AF-25", "africana-refusal-draw-colour")
    if step == REFILLING:
        letter = next_letter(state)
        number = rest & NUMBER_BITS
        mission = state.board.letter_from[letter] + number
        if move == mission_move(letter, number) and mission < state.board.letter_from[letter + 1]:
            if not state.seen >> mission & 1:
                return None
        return Refusal("AF-96", "africana-refusal-draw-mission", {"letter": "ABC"[letter]})
    if state.place * PAGES <= rest < (state.place + 1) * PAGES and not state.pages >> rest & 1:
        return None
    return Refusal("AF-94", "africana-refusal-draw-page")


# Action B


def _refuse_book(state: AfricanaState, kind: i64, side: i64) -> "Refusal | None":
    """The pile must have a page and the player the silver (AF-06, AF-32 to AF-37)."""
    if side > 1:
        return _unknown()
    base = state.active * OWN
    book = state.board.book[state.own[base + PLACE]]
    if not state.books[book * BOOK + (RIGHT_HEIGHT if side else LEFT_HEIGHT)]:
        return Refusal("AF-37", "africana-refusal-pile-empty", {"side": "right" if side else "left"})
    if kind == BUY:
        return _refuse_silver(state, ADVENTURE_COST, "AF-34")
    return None if state.free else _refuse_silver(state, PAGE_COST, "AF-33")


def _refuse_silver(state: AfricanaState, cost: i64, rule: str) -> "Refusal | None":
    silver = state.own[state.active * OWN + SILVER]
    if silver >= cost:
        return None
    return Refusal(rule, "africana-refusal-silver", {"cost": int(cost), "silver": int(silver)})


# Action C


def _refuse_moving(state: AfricanaState, move: i64) -> "Refusal | None":
    kind = move & KIND
    rest = move >> KIND_BITS
    if kind == STEP:
        return _refuse_step(state, move)
    if kind == COMPLETE_ADVENTURE:
        return _refuse_adventure(state, rest)
    if rest >= SLOTS:
        return _unknown()
    mission = state.slots[rest]
    if mission < 0:
        return Refusal("AF-58", "africana-refusal-slot-empty", {"slot": int(rest) + 1})
    data: dict[str, object] = {"mission": mission_name(state, mission)}
    seat = state.active
    mine = state.slots[SLOTS + rest] >> seat & 1
    place = state.board.mission_from[mission] if kind == JOIN else state.board.mission_to[mission]
    there = state.own[seat * OWN + PLACE] == place
    data["place"] = place_name(state, place)
    if kind == COMPLETE_MISSION:
        if not mine:
            return Refusal("AF-55", "africana-refusal-complete-marker", data)
        return None if there else Refusal("AF-55", "africana-refusal-complete-place", data)
    if mine:
        return Refusal("AF-52", "africana-refusal-join-twice", data)
    if not there:
        return Refusal("AF-50", "africana-refusal-join-place", data)
    return None if state.own[seat * OWN + STOCK] else Refusal("AF-53", "africana-refusal-join-markers")


def _refuse_adventure(state: AfricanaState, adventure: i64) -> "Refusal | None":
    """It must be one of the player's own, and its destination here (AF-60)."""
    if adventure >= _ADVENTURES:
        return _unknown()
    base = state.active * OWN
    data: dict[str, object] = {"adventure": adventure_name(state, adventure)}
    if not state.own[base + OPEN] >> adventure & 1:
        return Refusal("AF-60", "africana-refusal-adventure-not-open", data)
    place = state.board.adventure_to[adventure]
    if state.own[base + PLACE] == place:
        return None
    data["place"] = place_name(state, place)
    return Refusal("AF-60", "africana-refusal-adventure-place", data)


def _refuse_step(state: AfricanaState, move: i64) -> "Refusal | None":
    """The route must exist and the card be in hand and fit, or its colour be bought (AF-40 to AF-46)."""
    seat = state.active
    board = state.board
    place = move >> KIND_BITS & PLACE_BITS
    card = move >> CARD_SHIFT & CARD_BITS
    paid = move & PAID != 0
    there = place - board.first_place
    if there < 0 or there >= PLACE_COUNT or card >= CARDS or move != step_to(place, card, paid):
        return _unknown()
    here = state.own[seat * OWN + PLACE]
    data: dict[str, object] = {"card": card_name(card), "to": place_name(state, there)}
    if board.distance[here * PLACE_COUNT + there] != 1:
        data["from"] = place_name(state, here)
        return Refusal("AF-40", "africana-refusal-not-neighbour", data)
    if not count_of(state, seat, card):
        return _not_in_hand(state, card)
    if card == WILD:
        return Refusal("AF-46", "africana-refusal-paid-wild") if paid else None
    fits = board.symbols[there] >> card % HELPER & 1
    if fits:
        return Refusal("AF-46", "africana-refusal-paid-fits", data) if paid else None
    if paid:
        return _refuse_silver(state, COLOUR_COST, "AF-46")
    return Refusal("AF-42" if card < HELPER else "AF-43", "africana-refusal-fit", data)


def _not_in_hand(state: AfricanaState, card: i64) -> Refusal:
    """A card that lies on the table was used already (AF-45)."""
    if card < HELPER:
        played = state.table >> card * LANE & LANE_BITS
    elif card < WILD:
        played = state.table_helpers >> (card - HELPER) * LANE & LANE_BITS
    else:
        played = state.table_wild
    if played:
        return Refusal("AF-45", "africana-refusal-played", {"card": card_name(card)})
    return Refusal("AF-40", "africana-refusal-not-in-hand", {"card": card_name(card)})


# The limits


def _refuse_discard(state: AfricanaState, card: i64) -> "Refusal | None":
    """A card of the hand, in order, with enough after it for the rest of the surplus (AF-65)."""
    seat = state.active
    if card >= CARDS:
        return _unknown()
    data: dict[str, object] = {"card": card_name(card)}
    if not count_of(state, seat, card):
        return Refusal("AF-65", "africana-refusal-not-in-hand", data)
    if card < state.floor:
        return Refusal("AF-65", "africana-refusal-discard-order", data)
    surplus = hand_surplus(state, seat)
    if cards_from(state, seat, card) >= surplus:
        return None
    data["surplus"] = int(surplus)
    return Refusal("AF-65", "africana-refusal-discard-short", data)


def _refuse_drop(state: AfricanaState, adventure: i64) -> "Refusal | None":
    """An open adventure, in order, with enough after it for the rest of the surplus (AF-66)."""
    seat = state.active
    if adventure >= _ADVENTURES:
        return _unknown()
    data: dict[str, object] = {"adventure": adventure_name(state, adventure), "card": adventure_name(state, adventure)}
    mine = state.own[seat * OWN + OPEN]
    if not mine >> adventure & 1:
        return Refusal("AF-66", "africana-refusal-adventure-not-open", data)
    if adventure < state.floor:
        return Refusal("AF-66", "africana-refusal-discard-order", data)
    surplus = open_surplus(state, seat)
    if count_bits(mine >> adventure) >= surplus:
        return None
    data["surplus"] = int(surplus)
    return Refusal("AF-66", "africana-refusal-discard-short", data)
