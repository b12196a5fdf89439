"""The material as ``data/cards.json`` describes it, by name. ``tables`` makes the flat arrays of it.

Rules: 7WD-01 (what there is), 7WD-13 (the three structures), 7WD-40 and 7WD-41 (what the colours do).
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

_DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "cards.json").read_text(encoding="utf-8"))

SETUP: Final[dict[str, Any]] = _DATA["setup"]
"""The numbers of the rules: coins at the start, cards removed, prices, the order of the draft."""
RESOURCES: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _DATA["resources"])
RAW: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _DATA["resources"] if entry["kind"] == "raw")
COLOURS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _DATA["colours"])
SYMBOLS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _DATA["science_symbols"])
DECKS: Final = ("age1", "age2", "age3", "guild")
"""The four decks, which are also the four backs (7WD-05)."""


@dataclass(frozen=True)
class Item:
    """A building, Wonder or Progress token: its printed ``effects``, and what it costs: ``coins`` for the bank and
    units of each resource by name (7WD-30). ``deck``, ``colour`` and the chain symbols are empty but on buildings."""

    id: str
    effects: tuple[dict[str, Any], ...]
    coins: int = 0
    resources: tuple[tuple[str, int], ...] = ()
    deck: str = ""
    colour: str = ""
    chain_given: str = ""
    chain_accepted: str = ""

    def effect(self, kind: str) -> dict[str, Any]:
        """The effect of a type, empty if the item has none."""
        return next((effect for effect in self.effects if effect["type"] == kind), {})

    def amount(self, kind: str) -> int:
        """The amount of the effect of a type, 0 if the item has none."""
        return int(self.effect(kind).get("amount", 0))


@dataclass(frozen=True)
class Slot:
    """A place of a structure; ``covered_by`` are the indexes, in deal order, of the places that lie upon it."""

    id: str
    up: bool
    covered_by: tuple[int, ...]


def _item(entry: dict[str, Any]) -> Item:
    cost = entry.get("cost") or {"coins": 0, "resources": {}}
    return Item(
        id=entry["id"],
        effects=tuple(entry["effects"]),
        coins=cost["coins"],
        resources=tuple(cost["resources"].items()),
        deck=entry.get("deck", ""),
        colour=entry.get("colour", ""),
        chain_given=entry.get("chain_given") or "",
        chain_accepted=entry.get("chain_accepted") or "",
    )


def _layout(entry: dict[str, Any]) -> tuple[Slot, ...]:
    order: list[str] = entry["deal_order"]
    slots = {slot["slot"]: slot for slot in entry["slots"]}
    return tuple(
        Slot(name, slots[name]["face_up"], tuple(order.index(other) for other in slots[name]["covered_by"]))
        for name in order
    )


CARDS: Final[tuple[Item, ...]] = tuple(_item(entry) for entry in _DATA["cards"])
"""The 73 buildings, deck by deck; their indexes are the engine's numbers for them."""
WONDERS: Final[tuple[Item, ...]] = tuple(_item(entry) for entry in _DATA["wonders"])
TOKENS: Final[tuple[Item, ...]] = tuple(_item(entry) for entry in _DATA["progress_tokens"])
"""The Progress tokens (7WD-85)."""
LAYOUTS: Final[tuple[tuple[Slot, ...], ...]] = tuple(_layout(_DATA["layouts"][deck]) for deck in DECKS[:3])
"""The structures of the three Ages, each in deal order."""
ZONES: Final[tuple[dict[str, Any], ...]] = tuple(_DATA["military"]["zones"])
LOOT: Final[tuple[dict[str, Any], ...]] = tuple(_DATA["military"]["tokens"])
"""The Military tokens; ``victim`` A stands for seat 0, B for seat 1: the track is the same from both ends (7WD-06)."""

CARD_NUMBERS: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}
WONDER_NUMBERS: Final[dict[str, int]] = {wonder.id: number for number, wonder in enumerate(WONDERS)}
TOKEN_NUMBERS: Final[dict[str, int]] = {token.id: number for number, token in enumerate(TOKENS)}
SLOT_NUMBERS: Final[tuple[dict[str, int], ...]] = tuple(
    {slot.id: number for number, slot in enumerate(layout)} for layout in LAYOUTS
)
