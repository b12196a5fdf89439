"""Why a move may not be made: for any integer, in agreement with ``legal`` (7WD-101)."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.legality import Refusal
from pessoi.core.state import NOT_TO_MOVE, OVER
from pessoi.games.seven_wonders_duel.cost import cost_of
from pessoi.games.seven_wonders_duel.counting import count_bits
from pessoi.games.seven_wonders_duel.legal import deck_at, may_choose, set_pool, set_size
from pessoi.games.seven_wonders_duel.moves import (
    BUILD,
    BUILD_WONDER,
    CARD_BITS,
    DISCARD,
    KIND,
    KIND_BITS,
    build_wonder,
)
from pessoi.games.seven_wonders_duel.payment import payment_of
from pessoi.games.seven_wonders_duel.state import (
    BEGINNING,
    BOXED,
    COINS,
    DRAWING,
    FIRST_STEP,
    KEEPING,
    LAYING,
    MADE,
    OF_SEAT,
    OWN,
    PICKING,
    REVEALING,
    REVIVING,
    TAKING,
    TURN,
    UNSEEN,
    WHOLE,
    DuelState,
)
from pessoi.games.seven_wonders_duel.tables import (
    CARD_COUNT,
    COVER,
    DECK,
    PLACES,
    TOKEN_COUNT,
    WONDER,
    WONDER_COUNT,
)
from pessoi.games.seven_wonders_duel.telling import item_name, name_key, place_names, token_names

STEPS: Final = (
    "first",
    "tokens",
    "wonders",
    "guilds",
    "lay",
    "reveal",
    "draw",
    "pick",
    "begin",
    "turn",
    "token",
    "keep",
    "revive",
    "raze",
    "over",
)
"""The steps by their codes, as refusals, views and positions name them; mostly also the kind of move they await."""


def refusal(state: DuelState, move: i64) -> "Refusal | None":
    """Why ``move`` may not be made now, or None if it may."""
    if state.viewer != WHOLE and state.viewer != state.to_move:
        return Refusal("", NOT_TO_MOVE)
    if state.to_move == OVER:
        return Refusal("7WD-90", "seven_wonders_duel-refusal-over")
    kind = move & KIND
    step = state.step
    fits = kind == step  # the kinds of draws, picks and beginnings have the numbers of their steps
    if step == TURN:
        fits = kind in (BUILD, DISCARD, BUILD_WONDER)
    elif step > TURN:
        fits = kind == step + 2
    if move < 0 or not fits:
        return Refusal("7WD-101", "seven_wonders_duel-refusal-step", {"step": STEPS[step]})
    rest = move >> KIND_BITS
    if step == TURN:
        return _refuse_turn(state, move)
    if step in (LAYING, REVEALING):
        return _refuse_card(state, rest)
    if step in (FIRST_STEP, BEGINNING):
        rule = "7WD-09" if step == FIRST_STEP else "7WD-17"
        return None if rest < 2 else Refusal(rule, "seven_wonders_duel-refusal-seat")
    if step <= DRAWING:
        return _refuse_set(state, rest)
    return _refuse_choice(state, rest)


def _refuse_choice(state: DuelState, rest: i64) -> "Refusal | None":
    """The choice of one thing of several that lie open: a Wonder, a token, a card."""
    step = state.step
    if step == PICKING:
        if rest < WONDER_COUNT and state.group >> rest & 1:
            return None
        return Refusal("7WD-10", "seven_wonders_duel-refusal-pick")
    if step in (TAKING, KEEPING):
        tokens = state.board if step == TAKING else state.drawn
        if rest < TOKEN_COUNT and tokens >> rest & 1:
            return None
        data: dict[str, object] = {"tokens": token_names(tokens)}
        if step == TAKING:
            return Refusal("7WD-81", "seven_wonders_duel-refusal-token", data)
        return Refusal("7WD-57", "seven_wonders_duel-refusal-keep", data)
    if rest < CARD_COUNT and may_choose(state, rest):
        return None
    if step == REVIVING:
        return Refusal("7WD-56", "seven_wonders_duel-refusal-revive")
    return Refusal("7WD-54", "seven_wonders_duel-refusal-raze", {"source": item_name(state.source)})


def _refuse_turn(state: DuelState, move: i64) -> "Refusal | None":
    kind = move & KIND
    card = move >> KIND_BITS & CARD_BITS
    rest = move >> KIND_BITS + 7
    if card >= CARD_COUNT or (rest and kind != BUILD_WONDER):
        return Refusal("7WD-101", "seven_wonders_duel-refusal-unknown")
    place = state.where[card]
    if place < 0 or place >= PLACES:
        return Refusal("7WD-20", "seven_wonders_duel-refusal-not-there", {"card": item_name(card)})
    covering = COVER[state.age * PLACES + place] & state.left
    if covering:
        return _refuse_covered(state, card, covering)
    if kind == DISCARD:
        return None
    if kind == BUILD:
        return _refuse_cost(state, card)
    if rest >= WONDER_COUNT or move != build_wonder(rest, card):
        return Refusal("7WD-101", "seven_wonders_duel-refusal-unknown")
    item = WONDER + rest
    lies = state.where[item]
    if lies == OF_SEAT + state.active:
        return _refuse_cost(state, item)
    data: dict[str, object] = {"wonder": item_name(item)}
    if lies == MADE + state.active:
        return Refusal("7WD-50", "seven_wonders_duel-refusal-wonder-built", data)
    if lies == BOXED:
        return Refusal("7WD-52", "seven_wonders_duel-refusal-wonder-boxed", data)
    return Refusal("7WD-23", "seven_wonders_duel-refusal-wonder-other", data)


def _refuse_covered(state: DuelState, card: i64, covering: i64) -> Refusal:
    """What lies upon the card: the places, and the names of their cards."""
    names = []
    for place in range(PLACES):
        if covering >> place & 1:
            upon = state.slots[place]
            names.append(name_key(upon) if upon >= 0 else "seven_wonders_duel-face-down")
    data: dict[str, object] = {"card": item_name(card), "by": place_names(state.age, covering), "cards": names}
    return Refusal("7WD-14", "seven_wonders_duel-refusal-covered", data)


def _refuse_cost(state: DuelState, item: i64) -> "Refusal | None":
    """The treasury must cover the whole payment; coins that the item will bring don't count (7WD-24)."""
    seat = state.active
    cost = cost_of(state, seat, item)
    coins = state.own[seat * OWN + COINS]
    if cost <= coins:
        return None
    data: dict[str, object] = {
        "item": item_name(item),
        "cost": int(cost),
        "coins": int(coins),
        "payment": payment_of(state, seat, item),
    }
    return Refusal("7WD-24", "seven_wonders_duel-refusal-coins", data)


def _refuse_card(state: DuelState, card: i64) -> "Refusal | None":
    """A card that is turned up has the back of its place and was not seen before (7WD-100)."""
    if card >= CARD_COUNT:
        return Refusal("7WD-101", "seven_wonders_duel-refusal-unknown")
    if DECK[card] != deck_at(state, state.place):
        return Refusal("7WD-05", "seven_wonders_duel-refusal-back", {"card": item_name(card)})
    if state.where[card] != UNSEEN:
        return Refusal("7WD-100", "seven_wonders_duel-refusal-seen", {"card": item_name(card)})
    return None


def _refuse_set(state: DuelState, chosen: i64) -> "Refusal | None":
    if chosen & ~set_pool(state) or count_bits(chosen) != set_size(state.step):
        data: dict[str, object] = {"count": int(set_size(state.step))}
        return Refusal("7WD-103", "seven_wonders_duel-refusal-draw", data)
    return None
