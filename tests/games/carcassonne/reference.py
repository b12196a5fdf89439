"""Features recomputed from the tiles that lie there and the data file alone: slow, and independent of the engine."""

import json
from dataclasses import dataclass, field
from typing import Any

from pessoi.games.carcassonne import GAME

SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E", "L": "R", "R": "L"}
DATA: dict[str, dict[str, Any]] = {
    tile["id"]: tile for tile in json.loads((GAME.folder / "data" / "tiles.json").read_text())["tiles"]
}

Cell = tuple[int, int]
Segment = tuple[Cell, str]


@dataclass
class Feature:
    """One whole feature."""

    kind: str
    segments: set[Segment] = field(default_factory=set)
    open: int = 0
    pennants: int = 0
    fed: set[Segment] = field(default_factory=set)
    raised: int = 0
    goods: dict[str, int] = field(default_factory=dict)


class Reference:
    """The features of a board, found by walking from segment to segment, over ferries too unless told otherwise."""

    def __init__(self, tiles: list[dict[str, Any]], over_ferries: bool = True) -> None:
        self.tiles: dict[Cell, tuple[dict[str, Any], int]] = {}
        self.ferries: dict[Cell, list[str]] = {}
        for tile in tiles:
            x, y = tile["at"]
            self.tiles[x, y] = DATA[tile["tile"]], tile["rotation"]
            if "ferry" in tile and over_ferries:
                self.ferries[x, y] = tile["ferry"]
        self.features: list[Feature] = []
        self.of: dict[Segment, Feature] = {}
        for cell, (tile_data, _) in self.tiles.items():
            for name in names(tile_data):
                if (cell, name) not in self.of:
                    self._walk((cell, name))

    def _walk(self, start: Segment) -> None:
        feature = Feature({"c": "city", "r": "road", "f": "field", "m": "monastery"}[start[1][0]])
        self.features.append(feature)
        waiting = [start]
        while waiting:
            segment = waiting.pop()
            if segment in self.of:
                continue
            self.of[segment] = feature
            feature.segments.add(segment)
            self._count(feature, segment)
            waiting += self._beyond(feature, segment)

    def _count(self, feature: Feature, segment: Segment) -> None:
        (x, y), name = segment
        tile = self.tiles[x, y][0]
        if name[0] == "c":
            city = tile["cities"][int(name[1:])]
            feature.pennants += city["pennants"]
            feature.raised += city["cathedral"]
            if city["goods"]:
                feature.goods[city["goods"]] = feature.goods.get(city["goods"], 0) + 1
        elif name[0] == "r":
            feature.raised += tile["roads"][int(name[1:])]["inn"]
        elif name[0] == "f":
            feature.fed |= {((x, y), f"c{city}") for city in tile["fields"][int(name[1:])]["cities"]}
        elif name == "m":
            around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
            feature.open = sum(cell not in self.tiles for cell in around)

    def _beyond(self, feature: Feature, segment: Segment) -> list[Segment]:
        """The segments across the edges of this one; edges without a neighbour are counted as open."""
        (x, y), name = segment
        tile, rotation = self.tiles[x, y]
        ferry = self.ferries.get((x, y), [])
        found: list[Segment] = [((x, y), road) for road in ferry if name in ferry]
        for edge in edges(tile, name):
            side = turned(edge[0], rotation)
            beside = (x + STEPS[side][0], y + STEPS[side][1])
            if beside not in self.tiles:
                feature.open += name[0] != "f"
                continue
            other, turn = self.tiles[beside]
            wanted = turned(ACROSS[side], -turn) + (ACROSS[edge[1]] if len(edge) == 2 else "")
            found += [(beside, candidate) for candidate in names(other) if wanted in edges(other, candidate)]
        return found

    def is_complete(self, feature: Feature) -> bool:
        return feature.kind != "field" and feature.open == 0

    def cities_fed(self, feature: Feature) -> list[Feature]:
        """The completed cities that a field touches, each once."""
        cities: list[Feature] = []
        for segment in feature.fed:
            city = self.of[segment]
            if self.is_complete(city) and city not in cities:
                cities.append(city)
        return cities

    def value(self, feature: Feature, small_city: int = 4, magic: dict[str, Segment | None] | None = None) -> int:
        """Now if complete, else at the end."""
        plain = self._plain_value(feature, small_city)
        if magic and magic["mage"] in feature.segments:
            return plain + len({cell for cell, _ in feature.segments})
        return (plain + 1) // 2 if magic and magic["witch"] in feature.segments else plain

    def _plain_value(self, feature: Feature, small_city: int) -> int:
        tiles = len({cell for cell, _ in feature.segments})
        if feature.kind == "monastery":
            return 9 - feature.open
        if feature.kind == "field":
            return 3 * len(self.cities_fed(feature))
        if feature.raised and not self.is_complete(feature):
            return 0
        if feature.kind == "road":
            return 2 * tiles if feature.raised else tiles
        single = tiles + feature.pennants
        if not self.is_complete(feature):
            return single
        if feature.raised:
            return 3 * single
        return single * (small_city // 2) if tiles == 2 else 2 * single

    def first_ferries(self, cell: Cell) -> set[Cell]:
        """The lakes whose ferries are the first along the roads that lead away from a tile (CAR-FE-14)."""
        return {lake for side in SIDES if (lake := self._first_ferry(cell, side)) is not None}

    def _first_ferry(self, start: Cell, side: str) -> Cell | None:
        cell = start
        while True:
            tile, rotation = self.tiles[cell]
            if tile["edges"][turned(side, -rotation)] != "road":
                return None
            cell = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
            if cell not in self.tiles or cell == start:
                return None
            tile, rotation = self.tiles[cell]
            entered = turned(ACROSS[side], -rotation)
            index = next(index for index, road in enumerate(tile["roads"]) if entered in road["edges"])
            ways = [edge for edge in tile["roads"][index]["edges"] if edge != entered]
            if not ways:
                return cell if f"r{index}" in self.ferries.get(cell, []) else None
            side = turned(ways[0], rotation)

    def placements(self, name: str) -> set[str]:
        """Every legal placement of a tile, in notation."""
        tile = DATA[name]
        found: set[str] = set()
        for x, y in {(x + dx, y + dy) for x, y in self.tiles for dx, dy in STEPS.values()} - set(self.tiles):
            for rotation in range(4):
                if all(self._agrees(tile, rotation, x, y, side) for side in SIDES):
                    found.add(f"{x},{y} r{rotation}")
        return found

    def _agrees(self, tile: dict[str, Any], rotation: int, x: int, y: int, side: str) -> bool:
        beside = (x + STEPS[side][0], y + STEPS[side][1])
        if beside not in self.tiles:
            return True
        other, turn = self.tiles[beside]
        here = tile["edges"][turned(side, -rotation)]
        return bool(here == other["edges"][turned(ACROSS[side], -turn)])


def turned(side: str, rotation: int) -> str:
    """The side after quarter turns clockwise."""
    return SIDES[(SIDES.index(side) + rotation) % 4]


def names(tile: dict[str, Any]) -> list[str]:
    """The segments of a tile."""
    lists = (("c", "cities"), ("r", "roads"), ("f", "fields"))
    found = [f"{letter}{index}" for letter, key in lists for index in range(len(tile[key]))]
    return [*found, "m"] if tile["monastery"] else found


def edges(tile: dict[str, Any], name: str) -> list[str]:
    """The edges (``N``), or of a field the half-edges (``NL``), that a segment reaches on the unrotated tile."""
    if name == "m":
        return []
    key, part = {"c": ("cities", "edges"), "r": ("roads", "edges"), "f": ("fields", "half_edges")}[name[0]]
    found: list[str] = tile[key][int(name[1:])][part]
    return found
