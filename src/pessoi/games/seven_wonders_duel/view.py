"""What a seat is shown: a function of the state redacted for it (7WD-03, 7WD-04)."""

from collections.abc import Iterable
from typing import Final

from pessoi.core.game import Document, Json
from pessoi.core.state import CHANCE, OVER
from pessoi.games.seven_wonders_duel.cards import CARDS, COLOURS, DECKS, LAYOUTS, LOOT, RESOURCES, SYMBOLS, WONDERS
from pessoi.games.seven_wonders_duel.cards import RAW as RAW_RESOURCES
from pessoi.games.seven_wonders_duel.cost import price_of
from pessoi.games.seven_wonders_duel.describing import discard_value, payment
from pessoi.games.seven_wonders_duel.legal import aside, deck_at
from pessoi.games.seven_wonders_duel.payment import fixed_by, units
from pessoi.games.seven_wonders_duel.refusals import STEPS
from pessoi.games.seven_wonders_duel.scoring import library_seat, military_points, result, score_terms, total_points
from pessoi.games.seven_wonders_duel.state import (
    BOXED,
    CITY,
    CIVILIAN,
    COINS,
    COLOUR_AT,
    DISCARDED,
    GROUP_STEP,
    GUILDS_STEP,
    HELD_TOKENS,
    MADE,
    NOT_KNOWN,
    OWN,
    PRODUCED,
    SYMBOL_SET,
    UNBUILT,
    UNDER,
    UNSEEN,
    WONDER_AT,
    DuelState,
)
from pessoi.games.seven_wonders_duel.tables import (
    CARD_COUNT,
    COLOUR,
    DECK_BASE,
    DRAFT,
    GOOD_CHOICE,
    PICKS,
    PLACES,
    RAW_CHOICE,
    SYMBOL,
    WONDER,
)
from pessoi.games.seven_wonders_duel.telling import item_name, token_names, wonder_names

GOODS: Final = tuple(resource for resource in RESOURCES if resource not in RAW_RESOURCES)


def view(state: DuelState, seat: int) -> Document:
    """The view of a seat or spectator; the arguments of ``Game.view``."""
    assistance = state.options["assistance"]
    shown: Document = {
        "game": "seven_wonders_duel",
        "to_move": state.to_move,
        "prompt": _prompt(state),
        "age": state.age,
        "first": state.first if state.first >= 0 else None,
        "draft": _draft(state),
        "structure": structure(state),
        "seats": [_seat(state, each, assistance == "full") for each in range(2)],
        "military": {
            "pawn": state.pawn,
            "tokens": loot(state),
            "points": [int(military_points(state, each)) for each in range(2)],
        },
        "board": _list(token_names(state.board)),
        "aside": _list(token_names(aside(state))) if state.board or state.age else [],
        "library": library(state),
        "discard": card_names(cards_at(state, DISCARDED)),
        "wonders_built": state.made,
        "wonders_out": _list(wonder_names(_wonders_out(state))),
        "options": dict(state.options),  # type: ignore[arg-type]
        "result": _result(state),
    }
    if assistance != "purist":
        shown["unseen"] = unseen(state)
        shown["payments"] = [_payments(state, each) for each in range(2)]
    return shown


def _list(names: Iterable[str]) -> Json:
    return list(names)


def _prompt(state: DuelState) -> Document:
    """What is asked, and of whom; ``source`` is the item that left the choice."""
    kinds = {CHANCE: "chance", OVER: "over"}
    return {
        "kind": kinds.get(state.to_move) or STEPS[state.step],
        "seat": state.to_move if state.to_move >= 0 else state.active,
        "source": item_name(state.source) if state.source >= 0 else None,
        "extra": bool(state.extra),
    }


def _draft(state: DuelState) -> Json:
    if state.age or state.first_game or state.to_move == OVER:
        return None
    order: Json = None if state.first < 0 else [int(state.first ^ place) for place in DRAFT]
    return {"group": _list(wonder_names(state.group)), "order": order, "picked": state.picked}


def structure(state: DuelState) -> Json:
    """The places that are not yet taken, in deal order; None before Age I."""
    if not state.age:
        return None
    slots: list[Json] = []
    for place, slot in enumerate(LAYOUTS[state.age - 1]):
        if state.left >> place & 1:
            card, known = state.slots[place], state.step != GUILDS_STEP
            slots.append(
                {
                    "slot": slot.id,
                    "card": CARDS[card].id if card >= 0 else None,
                    "back": DECKS[deck_at(state, place)] if known else None,
                    "up": not state.hidden >> place & 1,
                    "available": card >= 0 and bool(state.uncovered >> place & 1),
                }
            )
    return {"age": state.age, "left": len(slots), "slots": slots}


def loot(state: DuelState) -> Json:
    """The coins of the Military tokens on the track, by the seat that would lose them."""
    sides: tuple[list[Json], list[Json]] = ([], [])
    for number, token in sorted(enumerate(LOOT), key=lambda entry: int(entry[1]["coins"])):
        if state.loot >> number & 1:
            sides["AB".index(token["victim"])].append(token["coins"])
    return [*sides]


def library(state: DuelState) -> Json:
    """The draw for the Great Library; its tokens only where they are known."""
    if not state.drawn:
        return None
    drawn = None if state.drawn == NOT_KNOWN else _list(token_names(state.drawn))
    return {"seat": library_seat(state), "drawn": drawn}


def cards_at(state: DuelState, place: int) -> list[int]:
    """The cards that lie in a city or in the discard pile, in the order of the data."""
    return [card for card, where in enumerate(state.where[:CARD_COUNT]) if where == place]


def card_names(cards: Iterable[int]) -> Json:
    """The ids of cards."""
    return [CARDS[card].id for card in cards]


def _wonders_out(state: DuelState) -> int:
    """The Wonders that both seats know to be out of the game (7WD-03)."""
    out = 0
    both_groups = state.picked == PICKS or (state.picked >= PICKS // 2 and state.step != GROUP_STEP)
    for number in range(len(WONDERS)):
        where = state.where[WONDER + number]
        if where == BOXED or (where == UNSEEN and both_groups):
            out |= 1 << number
    return out


def unseen(state: DuelState) -> Document:
    """What a face-down card can be, by its back: the cards not seen in this play (7WD-100)."""
    backs = sorted({int(deck_at(state, place)) for place in range(PLACES) if state.hidden >> place & 1})
    if not state.age or state.step == GUILDS_STEP:
        backs = []
    return {
        DECKS[deck]: [
            CARDS[card].id for card in range(DECK_BASE[deck], DECK_BASE[deck + 1]) if state.where[card] == UNSEEN
        ]
        for deck in backs
    }


def _seat(state: DuelState, seat: int, scored: bool) -> Json:
    base = seat * OWN
    own = state.own
    symbols = [name for number, name in enumerate(SYMBOLS) if own[base + SYMBOL_SET] >> number & 1]
    shown: Document = {
        "coins": own[base + COINS],
        "production": {name: units(own[base + PRODUCED], lane) for lane, name in enumerate(RESOURCES)},
        "choices": _choices(state, seat),
        "prices": {name: int(price_of(state, seat, lane)) for lane, name in enumerate(RESOURCES)},
        "fixed": {name: card for lane, name in enumerate(RESOURCES) if (card := fixed_by(state, seat, lane))},
        "cards": card_names(_city(state, seat)),
        "colours": {name: own[base + COLOUR_AT + number] for number, name in enumerate(COLOURS)},
        "wonders": wonders(state, seat),
        "tokens": _list(token_names(own[base + HELD_TOKENS])),
        "symbols": _list(symbols),
        "pairs": _list(_pairs(state, seat)),
        "discard_value": discard_value(state, seat),
    }
    if scored:
        shown["score"] = score(state, seat)
    return shown


def _city(state: DuelState, seat: int) -> list[int]:
    """The cards of a city by colour."""
    return sorted(cards_at(state, CITY + seat), key=lambda card: (COLOUR[card], card))


def _choices(state: DuelState, seat: int) -> list[Json]:
    """Items that give one resource of choice (7WD-35)."""
    items = _city(state, seat)
    items += [WONDER + number for number in range(len(WONDERS)) if state.where[WONDER + number] == MADE + seat]
    found: list[Json] = []
    for item in items:
        if RAW_CHOICE[item] or GOOD_CHOICE[item]:
            found.append({"item": item_name(item), "options": _list(RAW_RESOURCES if RAW_CHOICE[item] else GOODS)})
    return found


def wonders(state: DuelState, seat: int) -> list[Json]:
    """The Wonders of a seat in the order of picking, each with the card under it."""
    found: list[Json] = []
    for index in range(4):
        wonder = state.own[seat * OWN + WONDER_AT + index]
        if wonder >= 0:
            where = state.where[WONDER + wonder]
            kind = "built" if where == MADE + seat else "boxed" if where == BOXED else "unbuilt"
            under = next(iter(cards_at(state, UNDER + wonder)), None) if kind == "built" else None
            card = None if under is None else CARDS[under].id
            found.append({"wonder": WONDERS[wonder].id, "state": kind, "card": card})
    return found


def _pairs(state: DuelState, seat: int) -> list[str]:
    held = [int(SYMBOL[number]) for number in _city(state, seat) if SYMBOL[number] >= 0]
    return [SYMBOLS[symbol] for symbol in sorted(set(held)) if held.count(symbol) > 1]


def score(state: DuelState, seat: int) -> Document:
    """The points by category if the game ended now (7WD-91)."""
    terms = score_terms(state, seat)
    points: Document = {category: sum(each.points for each in found) for category, found in terms.items()}
    return points | {"total": int(total_points(state, seat))}


def _payments(state: DuelState, seat: int) -> Document:
    """What the cards that lie face up, and its own Wonders, would cost a seat now."""
    unbuilt = [state.own[seat * OWN + WONDER_AT + k] for k in range(4) if state.own[seat * OWN + UNBUILT] >> k & 1]
    return {
        "cards": {CARDS[card].id: payment(state, seat, card) for card in state.slots if card >= 0},
        "wonders": {WONDERS[wonder].id: payment(state, seat, WONDER + wonder) for wonder in unbuilt},
    }


def _result(state: DuelState) -> Json:
    if state.to_move != OVER:
        return None
    ending = result(state)
    return {
        "points": list(ending.points),
        "winners": list(ending.winners),
        "reason": ending.reason,
        "tie_break": ending.tie_break,
        "scores": [score(state, seat) for seat in range(2)] if state.reason == CIVILIAN else None,
    }
