"""Moves as named fields, for the screen."""

from typing import Any

from pessoi.core.game import Document, Json
from pessoi.core.moves import UNSEEN
from pessoi.core.state import CHANCE
from pessoi.games.rattus_cartus.beginning import class_cards
from pessoi.games.rattus_cartus.cards import BUILDINGS, CARDS, KIND_NAMES, document_of
from pessoi.games.rattus_cartus.moves import (
    BASIC,
    BUILDING,
    CARD_FIELD,
    DECLINE,
    DRAW,
    DROP,
    ENTER,
    FIRST,
    GIVE,
    GIVER,
    KIND,
    KIND_BITS,
    LAY,
    LOOK,
    NUN,
    NUN_CARD,
    PLACE_FIELD,
    RAT_TO,
    SET_SHIFT,
    SPECIAL,
    SUPPLY,
    TURN,
)
from pessoi.games.rattus_cartus.moves import CARDS as SET_OF_CARDS
from pessoi.games.rattus_cartus.notation import WORDS
from pessoi.games.rattus_cartus.rounds import laid_out
from pessoi.games.rattus_cartus.state import OWN, PLACE, SCORING, RattusState
from pessoi.games.rattus_cartus.telling import cards_of

RULES = {
    "palace": "RC-65",
    "treasury": "RC-66",
    "monastery": "RC-67",
    "hospital": "RC-68",
    "market": "RC-69",
    "office": "RC-70",
    "castle": "RC-71",
    "guard_tower": "RC-72",
    "farm": "RC-76",
    "brewery": "RC-77",
    "pipers_hut": "RC-78",
    "fortune_tent": "RC-79",
}
"""The rule of each building."""


def describe(state: RattusState, move: int) -> Document:
    """The fields of a move that is possible in ``state``; the arguments of ``Game.describe``."""
    kind, rest = move & KIND, move >> KIND_BITS
    fields: Document = {"kind": WORDS[kind]}
    if kind in (FIRST, GIVER, RAT_TO):
        fields["seat"] = rest
    elif kind == BUILDING:
        fields["building"] = BUILDINGS[rest]
    elif kind == SET_OF_CARDS:
        fields["cards"] = list[Json](cards_of(class_cards(state, state.turn, move >> SET_SHIFT)))
    elif kind == TURN:
        place = min(int(laid_out(state)), int(state.tables.open[state.seats]) - 1) + 1
        fields |= {"card": CARDS[rest], "building": building_of(rest), "place": place}
    elif kind in (DRAW, LAY, GIVE, DROP):
        card = CARD_FIELD.get(move)
        fields["card"] = None if card == UNSEEN else KIND_NAMES[card]
        if kind == DRAW:
            fields["seat"] = state.active
    elif kind == NUN:
        card = NUN_CARD.get(move)
        fields["place"] = PLACE_FIELD.get(move) + 1
        fields["card"] = None if card == UNSEEN else KIND_NAMES[card]
        fields["seat"] = state.active if state.phase < SCORING else None
    elif kind == SUPPLY:
        hidden = PLACE_FIELD.get(move) == UNSEEN
        fields["place"] = None if hidden else rest + 1
        if not hidden:
            fields |= {"card": CARDS[state.row[rest]], "supply": supply(state, state.row[rest])}
    elif kind == LOOK:
        seen = state.active if state.to_move != CHANCE else -1
        fields |= {"place": rest + 1, "known": seen >= 0 and bool(state.looked[rest] >> seen & 1)}
    elif kind == ENTER:
        building = building_of(state.row[rest])
        there = sum(state.own[seat * OWN + PLACE] == rest for seat in range(state.seats))
        fields |= {"place": rest + 1, "building": building, "class": class_of(state, building), "space": there + 1}
    elif kind in (SPECIAL, BASIC, DECLINE):
        building = building_of(state.row[state.place])
        effect = None if kind == DECLINE else action(state, building, WORDS[kind])
        fields |= {"building": building, "effect": effect, "rule": RULES[building]}
    return fields


def building_of(card: int) -> str:
    """The building of a building card."""
    return CARDS[card].rpartition("_")[0]


def _entry(state: RattusState, building: str) -> dict[str, Any]:
    entries = document_of(str(state.options["cards"]))["buildings"]
    found: dict[str, Any] = entries[BUILDINGS.index(building)]
    return found


def class_of(state: RattusState, building: str) -> str:
    """The class of a building."""
    return str(_entry(state, building)["class"])


def action(state: RattusState, building: str, side: str) -> Document:
    """An action of a building, as the card file has it."""
    return dict(_entry(state, building)[side])


def supply(state: RattusState, card: int) -> Document:
    """The supply action of a building card."""
    tables = state.tables
    return {"draw": tables.draws[card], "rats": tables.rats[card], "look": tables.looks[card]}


def is_guessed(state: RattusState, building: str) -> bool:
    """Whether the numbers of a building's actions were reconstructed."""
    return bool(_entry(state, building).get("provenance", {}).get("status") == "reconstructed")


def is_reconstructed(state: RattusState, card: int) -> bool:
    """Whether the supply action of a card was reconstructed, not read from a printed one."""
    entry = document_of(str(state.options["cards"]))["building_cards"][card]
    return bool(entry["supply_status"] == "reconstructed")
