"""The material as ``data/cards.json`` describes it, by name. ``tables`` makes the flat arrays of it.

Rules: GH-101 (profession cards), GH-102 and GH-104 (VP cards), GH-1501 and GH-1502 (the professions of the first set,
with the VP cards of one box).
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

_DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "cards.json").read_text(encoding="utf-8"))

NUMBERS: Final[dict[str, Any]] = _DATA["constants"]
"""The numbers of the rules: cards dealt, actions of a turn, points to win."""
COLOURS: Final[tuple[str, ...]] = tuple(entry["code"] for entry in _DATA["colours"])


@dataclass(frozen=True)
class Profession:
    """A profession: its id, its code on cards, the levels printed, whether one ability grows with each card."""

    id: str
    code: str
    from_job_faire: bool
    per_card: bool
    levels: tuple[int, ...]
    effects: tuple[tuple[dict[str, Any], ...], ...]


@dataclass(frozen=True)
class VpCard:
    """A VP card: its value, its cost in completed chapters, and its copies with two or three, and with four seats."""

    id: str
    value: int
    cost: int
    copies: tuple[int, int]
    effects: tuple[dict[str, Any], ...]


def _profession(entry: dict[str, Any]) -> Profession:
    return Profession(
        id=entry["id"],
        code=entry["code"],
        from_job_faire=entry["set"] == "job_faire",
        per_card=entry["level_kind"] == "per_card",
        levels=tuple(level["threshold"] for level in entry["levels"]),
        effects=tuple(tuple(level["effects"]) for level in entry["levels"]),
    )


def _vp_card(entry: dict[str, Any]) -> VpCard:
    return VpCard(
        id=entry["id"],
        value=entry["value"],
        cost=entry["cost_completed_chapters"],
        copies=(entry["copies_2_3p"], entry["copies_4p"]),
        effects=tuple(entry["effects"]),
    )


PROFESSIONS: Final[tuple[Profession, ...]] = tuple(_profession(entry) for entry in _DATA["professions"])
"""The twelve professions, those of Job Faire first; their indexes are the engine's numbers for them."""
VP_CARDS: Final[tuple[VpCard, ...]] = tuple(_vp_card(entry) for entry in _DATA["vp_cards"])
CODES: Final[tuple[str, ...]] = tuple(profession.code for profession in PROFESSIONS)
COPIES: Final[int] = _DATA["professions"][0]["copies_per_colour"]
"""Copies of each card (GH-101)."""

CARD_IDS: Final[tuple[str, ...]] = tuple(f"{code}-{colour}" for code in CODES for colour in COLOURS)
"""The profession cards, ``BR-r`` and so on: profession by profession, in the order of the colours."""
VP_IDS: Final[tuple[str, ...]] = tuple(card.id for card in VP_CARDS)
ITEM_IDS: Final[tuple[str, ...]] = CARD_IDS + VP_IDS
"""What can lie in an action area or be the source of an ability."""
CARD_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_IDS)}
VP_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(VP_IDS)}
ITEM_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(ITEM_IDS)}
CODE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CODES)}
