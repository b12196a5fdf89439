"""The material as a card file describes it; ``tables`` makes the flat arrays of it.

``data/cards.json`` is the standard one; a table may bring another of the same form (``card_file`` checks it). Ids are
the same in all: those of the standard file.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from pessoi.games.rattus_cartus.tables import Tables

STANDARD: Final = "standard"
"""The value of the option ``cards`` that stands for the file of the package."""
DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "cards.json").read_text(encoding="utf-8"))

CLASSES: Final[tuple[str, ...]] = tuple(entry["id"] for entry in DATA["classes"])
"""RC-01."""
PERSONS: Final = ("Pe", "Me", "Mo", "Kn", "Wi", "Ki")
"""The notation of a population card by class: peasant, merchant, monk, knight, witch, king."""
SPECIALS: Final = ("Jo", "Sw", "Fl", "Pa", "Go")
KIND_NAMES: Final[tuple[str, ...]] = (*(f"{person}{nuns}" for person in PERSONS for nuns in range(5)), *SPECIALS)
"""Kinds of cards by number (RC-110)."""
KIND_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(KIND_NAMES)}
STACKS: Final = ("joker", "sword", "flute", "pass", "gold", "vp_token")
"""The open stacks (RC-04)."""
BUILDINGS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in DATA["buildings"])
BUILDING_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(BUILDINGS)}
CARDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in DATA["building_cards"])
"""The 60 building cards (RC-03); copies of one building are neighbours."""
CARD_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}
COPIES: Final = 5
"""Copies of a building."""


@cache
def document_of(cards: str) -> dict[str, Any]:
    """The card file of a value of the option ``cards``, which has been checked."""
    if cards == STANDARD:
        return DATA
    document: dict[str, Any] = json.loads(cards)
    return document


@cache
def tables_of(cards: str) -> Tables:
    """The tables of a value of the option ``cards``."""
    return Tables(document_of(cards))
