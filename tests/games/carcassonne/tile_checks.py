"""Consistency checks of ``data/tiles.json``: counts, segments, and fields as ``tile_geometry`` derives them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games.carcassonne.tile_geometry import CORNERS, HALVES, SIDES, Geometry, Tile

DIRECTIONS = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
LAND_TILES = {
    "base": 72,
    "inns": 18,
    "traders": 24,
    "flying": 8,
    "messengers": 0,
    "ferries": 8,
    "gold": 8,
    "magic": 8,
    "robbers": 8,
    "crops": 6,
}
# (what, set) -> expected number of copies
TOTALS = {
    ("start", "base"): 1,
    ("monastery", "base"): 6,
    ("monastery", "inns"): 1,
    ("monastery", "traders"): 1,
    ("monastery", "gold"): 4,
    ("pennant", "base"): 10,
    ("pennant", "inns"): 3,
    ("inn", "inns"): 6,
    ("cathedral", "inns"): 2,
    ("wine", "traders"): 9,
    ("grain", "traders"): 6,
    ("cloth", "traders"): 5,
    ("flying_machine", "flying"): 8,
    ("lake", "ferries"): 8,
    ("gold", "gold"): 8,
    ("magic", "magic"): 8,
    ("pouch", "robbers"): 8,
    ("rake", "crops"): 2,
    ("club", "crops"): 2,
    ("shield", "crops"): 2,
}
CROSSING_KINDS = {"crossroads", "monastery", "village", "lake", "bridge", "over_city", "crop", "crop_fill"}
ROAD_END_TO_CROSSING = {
    "crossroads": {"crossroads"},
    "monastery": {"monastery"},
    "lake": {"lake"},
    "crop_circle": {"crop"},
    "village": {"village", "bridge"},
}
TILE_KEYS = {
    "id",
    "set",
    "count",
    "start_copies",
    "edges",
    "cities",
    "roads",
    "fields",
    "crossings",
    "monastery",
    "flying_machine",
    "lake",
    "gold",
    "magic",
    "pouch",
    "crop_circle",
    "note",
}


def check(data: dict[str, Any]) -> list[str]:
    """Everything that is wrong with the data, one line each."""
    tiles = data["tiles"]
    errors = [f"duplicate id {name}" for name, count in Counter(tile["id"] for tile in tiles).items() if count > 1]
    for tile in tiles:
        if set(tile) != TILE_KEYS:
            errors.append(f"{tile.get('id', '?')}: keys differ: {sorted(set(tile) ^ TILE_KEYS)}")
            continue
        faults = [*_edges(tile), *_segments(tile), *_roads(tile), *_symbols(tile), *_fields(tile)]
        errors += [f"{tile['id']}: {fault}" for fault in faults]
    return [*errors, *_totals(data)]


def _edges(tile: Tile) -> Iterator[str]:
    """The edges against the id and against what lies at them."""
    edges = tile["edges"]
    if list(edges) != list(SIDES) or not set(edges.values()) <= {"city", "road", "field"}:
        yield "edges"
    if tile["id"].split("-")[1] != "".join(edges[side][0].upper() for side in SIDES):
        yield "id does not spell the edges"
    city_sides = Counter(side for city in tile["cities"] for side in city["edges"])
    road_sides = Counter(side for road in tile["roads"] for side in road["edges"])
    halves = Counter(half for field in tile["fields"] for half in field["half_edges"])
    for side in SIDES:
        if city_sides[side] != (edges[side] == "city"):
            yield f"side {side}: city segments"
        if road_sides[side] != (edges[side] == "road"):
            yield f"side {side}: road segments"
        if any(halves[half] != (edges[side] != "city") for half in (side + "L", side + "R")):
            yield f"side {side}: fields"
    if not set(halves) <= set(HALVES):
        yield "unknown half-edge"


def _segments(tile: Tile) -> Iterator[str]:
    """Cities and fields by themselves, and that segments cross on a bridge only."""
    for city in tile["cities"]:
        if not city["edges"] or city["pennants"] not in (0, 1) or not set(city["corners"]) <= set(CORNERS):
            yield "city"
        if city["goods"] not in (None, "wine", "grain", "cloth"):
            yield "goods"
    for field in tile["fields"]:
        if not set(field["cities"]) <= set(range(len(tile["cities"]))) or len(set(field["cities"])) < len(
            field["cities"]
        ):
            yield "cities of a field"
    spans = [set(city["edges"]) for city in tile["cities"]] + [set(road["edges"]) for road in tile["roads"]]
    vertical = any({"N", "S"} <= span and not {"E", "W"} <= span for span in spans)
    horizontal = any({"E", "W"} <= span and not {"N", "S"} <= span for span in spans)
    if vertical and horizontal and not _crossings(tile) & {"bridge", "over_city"}:
        yield "segments cross without a bridge"


def _roads(tile: Tile) -> Iterator[str]:
    """Where roads end."""
    for road in tile["roads"]:
        if len(road["edges"]) not in (1, 2):
            yield "road length"
        if len(road["edges"]) == 2:
            if road["end"] is not None or road["end_city"] is not None:
                yield "through road with an end"
        elif road["end"] == "city":
            if road["end_city"] not in range(len(tile["cities"])):
                yield "road ends at a missing city"
        elif road["end_city"] is not None or not ROAD_END_TO_CROSSING.get(road["end"], set()) & _crossings(tile):
            yield f"road end {road['end']} without its crossing"


def _symbols(tile: Tile) -> Iterator[str]:
    """Crossings, lakes, machines and crop circles."""
    kinds = _crossings(tile)
    if not kinds <= CROSSING_KINDS:
        yield "unknown crossing kind"
    if "monastery" in kinds and not tile["monastery"]:
        yield "monastery crossing without monastery"
    if tile["lake"] != ("lake" in kinds):
        yield "lake flag"
    if tile["lake"] and (any(road["end"] != "lake" for road in tile["roads"]) or len(tile["roads"]) < 3):
        yield "lake roads"
    if tile["flying_machine"] is not None and tile["flying_machine"] not in DIRECTIONS:
        yield "flying machine direction"
    if tile["crop_circle"] not in (None, "rake", "club", "shield"):
        yield "crop circle kind"
    if bool(tile["crop_circle"]) != bool(kinds & {"crop", "crop_fill"}):
        yield "crop area"


def _fields(tile: Tile) -> Iterator[str]:
    """The fields written against those derived."""
    try:
        derived = Counter(Geometry(tile).faces())
    except (ValueError, KeyError, IndexError) as problem:
        yield f"geometry: {problem!r}"
        return
    written = Counter((frozenset(field["half_edges"]), frozenset(field["cities"])) for field in tile["fields"])
    for halves, cities in derived - written:
        yield f"derived field missing: {sorted(halves)} cities {sorted(cities)}"
    for halves, cities in written - derived:
        yield f"field not derivable: {sorted(halves)} cities {sorted(cities)}"


def _crossings(tile: Tile) -> set[str]:
    return {crossing["kind"] for crossing in tile["crossings"]}


def _totals(data: dict[str, Any]) -> Iterator[str]:
    """The numbers of tiles and symbols of each set, against the rules and against the pieces."""
    per_set: Counter[str] = Counter()
    totals: Counter[tuple[str, str]] = Counter()
    for tile in data["tiles"]:
        per_set[tile["set"]] += tile["count"]
        totals["start", tile["set"]] += tile["start_copies"]
        for what in _counted(tile):
            totals[what, tile["set"]] += tile["count"]
    sets = {entry["id"]: entry for entry in data["sets"]}
    for name in sets.keys() | LAND_TILES.keys():
        expected = LAND_TILES.get(name)
        if expected != per_set[name] or name not in sets or sets[name]["land_tiles"] != expected:
            yield f"set {name}: {per_set[name]} land tiles, expected {expected}"
    for what, name in {key for key, count in totals.items() if count} | TOTALS.keys():
        if totals[what, name] != TOTALS.get((what, name), 0):
            yield f"{name}: {totals[what, name]} x {what}, expected {TOTALS.get((what, name), 0)}"
    for kind, count in sets["traders"]["pieces"]["goods"].items():
        if totals[kind, "traders"] != count:
            yield f"{kind}: token count and tile count differ"
    if sorted(message["number"] for message in data["messages"]) != list(range(1, 9)):
        yield "messages must be numbered 1 to 8"


def _counted(tile: Tile) -> Iterator[str]:
    """Each symbol on a tile, once for each time that it is there."""
    for city in tile["cities"]:
        yield from ["pennant"] * city["pennants"] + ["cathedral"] * city["cathedral"]
        if city["goods"]:
            yield city["goods"]
    yield from ["inn"] * sum(road["inn"] for road in tile["roads"])
    yield from [flag for flag in ("monastery", "lake", "gold", "magic", "pouch") if tile[flag]]
    if tile["flying_machine"] is not None:
        yield "flying_machine"
    if tile["crop_circle"]:
        yield tile["crop_circle"]
