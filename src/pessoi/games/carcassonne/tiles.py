"""The tiles as ``data/tiles.json`` describes them: what lies on each, by name. ``tables`` makes the flat arrays of it.

Rules: CAR-SET-01 (72 tiles, the start tile among them), CAR-TILE-04 (what doesn't matter for matching).
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

SETS: Final = ("base",)
"""The sets that are in play, ids of the data file."""
SIDES: Final = "NESW"
"""The sides of a tile, clockwise."""
LETTERS: Final = "crfm"
"""What the names of segments begin with, by kind of feature: ``c0``, ``r1``, ``f0``, ``m``."""
FEATURES: Final = ("city", "road", "field", "monastery")
"""The kinds of features (CAR-GEN-05), in the order in which a tile's segments are numbered. A meeple in them is a
knight, thief, farmer, monk (CAR-GEN-06)."""
EDGES: Final = ("", "field", "road", "city")
"""The kinds of edges by their two-bit code; 0 is none."""


@dataclass(frozen=True)
class Segment:
    """One segment of a tile: its ``name``, the code of its ``feature`` (index into ``FEATURES``), the ``sides`` that
    it reaches (0-3), the ``halves`` of a field (0-7, index into the file's ``half_edges``), the ``pennants`` of a city
    and the ``cities`` that a field touches (indexes of city segments)."""

    name: str
    feature: int
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    pennants: int = 0
    cities: tuple[int, ...] = ()


@dataclass(frozen=True)
class Tile:
    """One kind of tile: ``copies`` exist, ``starts`` of them are the start tile; ``edges`` are codes by side."""

    id: str
    copies: int
    starts: int
    edges: tuple[int, ...]
    segments: tuple[Segment, ...]

    def segment(self, name: str) -> int:
        """The number of the segment called ``name``, -1 if the tile has none."""
        return next((number for number, segment in enumerate(self.segments) if segment.name == name), -1)


def _segments(entry: dict[str, Any], half_edges: list[str]) -> tuple[Segment, ...]:
    """Cities, roads, fields, monastery: the order in which every table numbers them."""
    found: list[Segment] = []
    for number, city in enumerate(entry["cities"]):
        sides = tuple(SIDES.index(side) for side in city["edges"])
        found.append(Segment(f"c{number}", 0, sides, pennants=city["pennants"]))
    for number, road in enumerate(entry["roads"]):
        found.append(Segment(f"r{number}", 1, tuple(SIDES.index(side) for side in road["edges"])))
    for number, field in enumerate(entry["fields"]):
        halves = tuple(half_edges.index(half) for half in field["half_edges"])
        found.append(Segment(f"f{number}", 2, halves=halves, cities=tuple(field["cities"])))
    if entry["monastery"]:
        found.append(Segment("m", 3))
    return tuple(found)


def _read() -> tuple[Tile, ...]:
    data = json.loads((Path(__file__).parent / "data" / "tiles.json").read_text(encoding="utf-8"))
    return tuple(
        Tile(
            id=entry["id"],
            copies=entry["count"],
            starts=entry["start_copies"],
            edges=tuple(EDGES.index(entry["edges"][side]) for side in SIDES),
            segments=_segments(entry, data["half_edges"]),
        )
        for entry in data["tiles"]
        if entry["set"] in SETS
    )


TILES: Final[tuple[Tile, ...]] = _read()
"""All kinds of tiles; their indexes are the engine's numbers for them."""
NUMBERS: Final[dict[str, int]] = {tile.id: number for number, tile in enumerate(TILES)}
"""The number of a kind of tile by its id."""
START: Final[int] = next(number for number, tile in enumerate(TILES) if tile.starts)
"""The kind of the start tile."""
