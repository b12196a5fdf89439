"""Moves as named fields, for the screen."""

from pessoi.core.game import Document, Json
from pessoi.core.moves import UNSEEN
from pessoi.games.seven_wonders_duel.cards import CARDS, TOKENS, WONDERS
from pessoi.games.seven_wonders_duel.counting import city_counted, count_in
from pessoi.games.seven_wonders_duel.moves import (
    BEGIN,
    BUILD,
    BUILD_WONDER,
    CARD_BITS,
    DISCARD,
    DRAW_TOKENS,
    DRAWN,
    FIRST_SEAT,
    KEEP_TOKEN,
    KIND,
    KIND_BITS,
    LAY,
    PICK,
    REVEAL,
    SET_GUILDS,
    SET_TOKENS,
    SET_WONDERS,
    TAKE_TOKEN,
    WONDER_SHIFT,
)
from pessoi.games.seven_wonders_duel.notation import WORDS
from pessoi.games.seven_wonders_duel.payment import payment_of
from pessoi.games.seven_wonders_duel.state import COLOUR_AT, OWN, DuelState
from pessoi.games.seven_wonders_duel.tables import (
    COINS_EACH,
    COINS_FOR,
    COINS_OF,
    COLOUR,
    DISCARD_COINS,
    PLACES,
    WONDER,
    YELLOW,
)
from pessoi.games.seven_wonders_duel.telling import place_name, place_names, token_names, wonder_names


def describe(state: DuelState, move: int) -> Document:
    """The fields of a move that is possible in ``state``; the arguments of ``Game.describe``."""
    kind, rest = move & KIND, move >> KIND_BITS
    fields: Document = {"kind": WORDS[kind]}
    if kind in (FIRST_SEAT, BEGIN):
        fields["seat"] = rest
    elif kind == SET_TOKENS:
        fields["tokens"] = _names(token_names(rest))
    elif kind == SET_WONDERS:
        fields["wonders"] = _names(wonder_names(rest))
    elif kind == SET_GUILDS:
        fields["slots"] = _names(place_names(3, rest))
    elif kind == DRAW_TOKENS:
        hidden = DRAWN.get(move) == UNSEEN
        fields["tokens"] = None if hidden else _names(token_names(rest))
    elif kind == PICK:
        fields["wonder"] = WONDERS[rest].id
    elif kind in (TAKE_TOKEN, KEEP_TOKEN):
        fields["token"] = TOKENS[rest].id
    else:
        card = rest & CARD_BITS
        fields["card"] = CARDS[card].id
        if kind in (LAY, REVEAL):
            fields["slot"] = place_name(state.age, state.place)
        elif kind in (BUILD, DISCARD, BUILD_WONDER):
            if 0 <= state.where[card] < PLACES:
                fields["slot"] = place_name(state.age, state.where[card])
            fields |= _turn(state, kind, card, move)
    return fields


def _turn(state: DuelState, kind: int, card: int, move: int) -> Document:
    """What a card of the structure is used for, and what that costs or brings."""
    seat = int(state.active)
    if kind == DISCARD:
        return {"coins": discard_value(state, seat)}
    item = card
    fields: Document = {}
    if kind == BUILD_WONDER:
        item = WONDER + (move >> WONDER_SHIFT)
        fields["wonder"] = WONDERS[move >> WONDER_SHIFT].id
    fields["payment"] = payment(state, seat, item)
    fields["gain"] = coins_at_once(state, seat, item)
    return fields


def payment(state: DuelState, seat: int, item: int) -> Json:
    """The payment for an item, as a document."""
    found: Json = payment_of(state, seat, item)  # type: ignore[assignment]
    return found


def discard_value(state: DuelState, seat: int) -> int:
    """What a discarded card brings (7WD-22)."""
    return DISCARD_COINS + int(state.own[seat * OWN + COLOUR_AT + YELLOW])


def coins_at_once(state: DuelState, seat: int, item: int) -> int:
    """What an item brings in coins when it is constructed (7WD-42, 7WD-43), a counted card itself included."""
    counted = int(COINS_FOR[item])
    if not counted:
        return int(COINS_OF[item])
    after = state.clone()
    assert isinstance(after, DuelState)
    if item < WONDER:
        after.own[seat * OWN + COLOUR_AT + COLOUR[item]] += 1
    city = city_counted(after, seat, item, counted)
    return int(count_in(after, city, counted) * COINS_EACH[item])


def _names(names: list[str]) -> Json:
    return list(names)
