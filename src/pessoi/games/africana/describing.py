"""Moves as named fields, for the screen."""

from pessoi.core.game import Document, Json
from pessoi.core.moves import UNSEEN
from pessoi.games.africana.files import BOOKS, COLOURS, SIDES
from pessoi.games.africana.moves import (
    ACTION,
    BUY,
    CARD_BITS,
    CARD_SHIFT,
    COLOUR,
    COMPLETE_ADVENTURE,
    COMPLETE_MISSION,
    DISCARD_ADVENTURE,
    DISCARD_HAND,
    DONE,
    DRAW,
    FIRST_SEAT,
    HELPER,
    JOIN,
    KIND,
    KIND_BITS,
    LETTER_SHIFT,
    MISSION,
    NUMBER_BITS,
    PAGE,
    PAID,
    PLACE_BITS,
    STEP,
    TURN,
    WILD,
)
from pessoi.games.africana.notation import ACTIONS
from pessoi.games.africana.state import (
    ACTION_C,
    BOOK,
    LEFT,
    OWN,
    PLACE,
    RIGHT,
    RIGHT_HEIGHT,
    UNREAD,
    AfricanaState,
)
from pessoi.games.africana.tables import ADVENTURE_COST, COLOUR_COST, PAGE_BITS, PAGE_COST, PAGES, SLOTS
from pessoi.games.africana.telling import adventure_name, card_name, colour_names, mission_name, place_name

KINDS = {
    FIRST_SEAT: "first",
    DRAW: "draw",
    MISSION: "mission",
    PAGE: "page",
    ACTION: "action",
    TURN: "turn",
    BUY: "buy",
    STEP: "step",
    JOIN: "join",
    COMPLETE_MISSION: "complete_mission",
    COMPLETE_ADVENTURE: "complete_adventure",
    DONE: "done",
    DISCARD_HAND: "discard_hand",
    DISCARD_ADVENTURE: "discard_adventure",
}
"""The names of the kinds of moves."""


def describe(state: AfricanaState, move: int) -> Document:
    """The fields of a move that is possible in ``state``; the arguments of ``Game.describe``."""
    kind, rest = move & KIND, move >> KIND_BITS
    fields: Document = {"kind": KINDS[kind]}
    if kind == FIRST_SEAT:
        fields["seat"] = rest
    elif kind == DRAW:
        fields |= {"seat": state.active, "card": None if COLOUR.get(move) == UNSEEN else COLOURS[rest]}
    elif kind == MISSION:
        number = state.board.letter_from[move >> LETTER_SHIFT] + (rest & NUMBER_BITS)
        fields |= {"slot": state.place + 1, "mission": mission_name(state, number)}
    elif kind == PAGE:
        fields |= {"book": BOOKS[rest // PAGES], "adventure": adventure_name(state, rest)}
    elif kind == ACTION:
        fields["action"] = ACTIONS[rest]
    elif kind in (TURN, BUY):
        fields |= _page(state, kind, rest)
    elif kind == STEP:
        place = (rest & PLACE_BITS) - state.board.first_place
        here = place_name(state, state.own[state.active * OWN + PLACE])
        paid = bool(move & PAID)
        fields |= {"from": here, "to": place_name(state, place), **_card(move >> CARD_SHIFT & CARD_BITS)}
        fields |= {"paid": paid, "cost": int(COLOUR_COST) if paid else 0}
    elif kind in (JOIN, COMPLETE_MISSION):
        fields |= _mission(state, kind, rest)
    elif kind == COMPLETE_ADVENTURE:
        fields |= _adventure(state, rest)
    elif kind == DONE:
        fields["action"] = ACTIONS[state.action - 1]
        if state.action == ACTION_C:
            fields["spent"] = list[Json](colour_names(state.table))
    elif kind == DISCARD_HAND:
        fields |= _card(rest)
    else:
        fields["adventure"] = adventure_name(state, rest)
    return fields


def _card(card: int) -> Document:
    kind = "travel" if card < HELPER else "helper" if card < WILD else "wild"
    return {"card": card_name(card), "type": kind, "colour": COLOURS[card % HELPER] if card < WILD else None}


def _page(state: AfricanaState, kind: int, side: int) -> Document:
    """The page that is turned or bought, and whether a page is seen for the first time then."""
    book = state.board.book[state.own[state.active * OWN + PLACE]]
    base = book * BOOK
    page = state.books[base + (RIGHT if side else LEFT)] & PAGE_BITS
    fields: Document = {"book": BOOKS[book]}
    if kind == BUY:
        fields |= {"side": SIDES[side], "cost": int(ADVENTURE_COST)}
    else:
        fields |= {"from": SIDES[side], "to": SIDES[1 - side], "cost": 0 if state.free else int(PAGE_COST)}
    reveals = side == 1 and state.books[base + RIGHT_HEIGHT] == 1 and state.books[base + UNREAD] > 0
    return fields | {"card": adventure_name(state, book * PAGES + page), "reveals": reveals}


def _mission(state: AfricanaState, kind: int, slot: int) -> Document:
    board = state.board
    mission = state.slots[slot]
    fields: Document = {"slot": slot + 1, "mission": mission_name(state, mission)}
    if kind == JOIN:
        return fields | {"bonus": bonus(state, slot)}
    others: list[Json] = [
        seat for seat in range(state.seats) if state.slots[SLOTS + slot] >> seat & 1 and seat != state.active
    ]
    silver, points = int(board.mission_silver[mission]), int(board.mission_points[mission])
    return fields | {"silver": silver, "points": points, "others": others}


def bonus(state: AfricanaState, slot: int) -> Json:
    """The joining bonus of a slot (AF-14)."""
    silver = int(state.board.bonus_silver[slot])
    amount = silver or int(state.board.bonus_cards[slot])
    return {"type": "silver" if silver else "travel_card", "amount": amount}


def _adventure(state: AfricanaState, adventure: int) -> Document:
    board = state.board
    fields: Document = {"adventure": adventure_name(state, adventure)}
    colour = board.helper[adventure]
    if colour >= 0:
        return fields | {"helper": COLOURS[colour]}
    return fields | {
        "silver": int(board.adventure_silver[adventure]),
        "points": int(board.adventure_points[adventure]),
    }
