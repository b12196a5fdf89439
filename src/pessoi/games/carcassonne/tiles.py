"""The tiles as ``data/tiles.json`` describes them: what lies on each, by name. ``tables`` makes the flat arrays of it.

Rules: CAR-SET-01 (72 tiles, the start tile among them), CAR-SET-02 and CAR-SET-10 (the tiles of the other sets),
CAR-TILE-04 (what doesn't matter for matching), CAR-ROAD-04 and CAR-X-29 (what is no road, and where fields are parted).
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "tiles.json").read_text(encoding="utf-8"))
SETS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in DATA["sets"])
"""The ids of the sets, the base first."""
GOODS: Final[tuple[str, ...]] = ("wine", "grain", "cloth")
"""The kinds of goods that a city may bear."""
MARKS: Final = ("flying_machine", "lake", "gold", "magic", "pouch", "crop_circle")
"""What a tile may bear besides its segments: keys of the data file."""
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
    and the ``cities`` that a field touches (indexes of city segments). ``raised``: it changes what its road or city is
    worth (inn, cathedral); ``goods``: index into ``GOODS``, -1 for none; ``loose``: the road ends where it can be
    joined with another one of its tile."""

    name: str
    feature: int
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    pennants: int = 0
    cities: tuple[int, ...] = ()
    raised: bool = False
    goods: int = -1
    loose: bool = False


@dataclass(frozen=True)
class Tile:
    """One kind of tile of a set (index into ``SETS``): ``copies`` exist, ``starts`` of them are the start tile;
    ``edges`` are codes by side. ``marks`` are those of ``MARKS`` that it bears, with their values."""

    id: str
    set: int
    copies: int
    starts: int
    edges: tuple[int, ...]
    segments: tuple[Segment, ...]
    marks: dict[str, str | bool]

    def segment(self, name: str) -> int:
        """The number of the segment called ``name``, -1 if the tile has none."""
        return next((number for number, segment in enumerate(self.segments) if segment.name == name), -1)


def _segments(entry: dict[str, Any], half_edges: list[str]) -> tuple[Segment, ...]:
    """Cities, roads, fields, monastery: the order in which every table numbers them."""
    found: list[Segment] = []
    for number, city in enumerate(entry["cities"]):
        sides = tuple(SIDES.index(side) for side in city["edges"])
        goods = -1 if city["goods"] is None else GOODS.index(city["goods"])
        found.append(Segment(f"c{number}", 0, sides, pennants=city["pennants"], raised=city["cathedral"], goods=goods))
    for number, road in enumerate(entry["roads"]):
        sides = tuple(SIDES.index(side) for side in road["edges"])
        found.append(Segment(f"r{number}", 1, sides, raised=road["inn"], loose=road["end"] == "lake"))
    for number, field in enumerate(entry["fields"]):
        halves = tuple(half_edges.index(half) for half in field["half_edges"])
        found.append(Segment(f"f{number}", 2, halves=halves, cities=tuple(field["cities"])))
    if entry["monastery"]:
        found.append(Segment("m", 3))
    return tuple(found)


def _read() -> tuple[Tile, ...]:
    return tuple(
        Tile(
            id=entry["id"],
            set=SETS.index(entry["set"]),
            copies=entry["count"],
            starts=entry["start_copies"],
            edges=tuple(EDGES.index(entry["edges"][side]) for side in SIDES),
            segments=_segments(entry, DATA["half_edges"]),
            marks={key: entry[key] for key in MARKS if entry[key]},
        )
        for entry in DATA["tiles"]
    )


TILES: Final[tuple[Tile, ...]] = _read()
"""All kinds of tiles, set after set; their indexes are the engine's numbers for them."""
NUMBERS: Final[dict[str, int]] = {tile.id: number for number, tile in enumerate(TILES)}
"""The number of a kind of tile by its id."""
START: Final[int] = next(number for number, tile in enumerate(TILES) if tile.starts)
"""The kind of the start tile."""
