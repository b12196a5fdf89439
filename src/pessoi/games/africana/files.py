"""The files of the components: those of the package (see ``data/README.md``), or a table's own in the same schema."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"
SHIPPED_NAME: Final = "shipped"
"""The value of the option ``files`` that means the package's own."""


@dataclass(frozen=True)
class Files:
    """The contents of ``board.json`` and ``cards.json``."""

    board: dict[str, Any]
    cards: dict[str, Any]


def _read(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return document


SHIPPED: Final = Files(_read("board"), _read("cards"))
COLOURS: Final[tuple[str, ...]] = tuple(symbol["id"] for symbol in SHIPPED.board["symbols"])
"""The five colours in the order of discards (section 12)."""
COMPANIES: Final[tuple[str, ...]] = tuple(company["id"] for company in SHIPPED.cards["companies"])
"""In the order of play (AF-11)."""
PLACES: Final[tuple[str, ...]] = tuple(place["id"] for place in SHIPPED.board["locations"])
BOOKS: Final = ("north", "south")
SIDES: Final = ("left", "right")
LETTERS: Final = ("A", "B", "C")
