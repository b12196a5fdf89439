"""The balance of reconstructed files: goals of the design, which printed values need not meet."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, pairwise
from typing import Any, Final

from pessoi.games.africana.files import BOOKS, COLOURS, DATA, LETTERS
from pessoi.games.africana.network import distances, neighbours

_KNOWN_ROUTES: Final = (
    ("cape_town", "lagos"),
    ("aswan", "cairo"),
    ("cape_town", "port_natal"),
    ("mozambique", "port_natal"),
)
"""Routes that public descriptions of the printed board tell of."""
_COAST: Final = 0.15
"""Degrees from the coast at which a location counts as lying on it."""
_SAMPLE: Final = 0.2
"""Degrees between the points of a route that are looked at."""

Point = tuple[float, float]
Missed = Iterator[tuple[str, str]]
"""Goals that are missed, each with where."""


def missed(board: Mapping[str, Any], cards: Mapping[str, Any]) -> Missed:
    """The goals that files marked as reconstructed miss; they have passed the checks of the rules."""
    near = neighbours(board)
    steps = {start: distances(near, start) for start in near}
    if board["status"] == "reconstructed":
        yield from _board(board, near, steps)
        yield from _drawing(board)
    if cards["status"] == "reconstructed":
        yield from _adventures(board, cards)
        yield from _missions(board, cards, steps)


def _board(board: Mapping[str, Any], near: Mapping[str, set[str]], steps: Mapping[str, Mapping[str, int]]) -> Missed:
    symbols = {place["id"]: place["symbols"] for place in board["locations"]}
    region = {place["id"]: place["region"] for place in board["locations"]}
    for a, b in _KNOWN_ROUTES:
        if b not in near.get(a, ()):
            yield "joined", f"{a} – {b}"
    if "pink" not in symbols.get("mozambique", ()):
        yield "mozambique", "mozambique"
    for side in (*BOOKS, None):
        count = Counter(s for place in symbols for s in symbols[place] if side in (None, region[place]))
        if len(count) != len(COLOURS) or len(set(count.values())) != 1:
            yield "even", side or "board"
    lines = [_line(board, route) for route in board["routes"]]
    for one, other in combinations(range(len(lines)), 2):
        if _cross(lines[one], lines[other]):
            yield "apart", " / ".join(f"{board['routes'][k]['a']} – {board['routes'][k]['b']}" for k in (one, other))
    for place in near:
        if not 2 <= len(near[place]) <= 5:
            yield "degree", place
        if len({symbol for there in near[place] for symbol in symbols[there]}) < 4:
            yield "choice", place
    if max(max(row.values()) for row in steps.values()) > 5:
        yield "far", "board.routes"
    over = [steps[a][b] for a in near for b in near if region[a] != region[b]]
    if not 3 <= _mean(over) <= 4:
        yield "mean", "board.routes"


def _adventures(board: Mapping[str, Any], cards: Mapping[str, Any]) -> Missed:
    region = {place["id"]: place["region"] for place in board["locations"]}
    if set(cards["travel_cards"].values()) != {12}:
        yield "travel", "cards.travel_cards"
    kinds = [kind["id"] for kind in cards["artifacts"]]
    for book, side in zip(BOOKS, reversed(BOOKS), strict=True):
        mine = [adventure for adventure in cards["adventures"] if adventure["book"] == book]
        goals = Counter(adventure["to"] for adventure in mine)
        for place in region:
            if region[place] == side and not 1 <= goals[place] <= 2:
                yield "goals", place
        for kind in kinds:
            if len({adventure["to"] for adventure in mine if adventure.get("artifact") == kind}) != 2:
                yield "kinds-apart", f"{book}, {kind}"
    worth = set()
    for kind in kinds:
        mine = [adventure for adventure in cards["adventures"] if adventure.get("artifact") == kind]
        worth.add((sum(a["silver"] for a in mine), sum(a["vp"] for a in mine)))
    if len(worth) != 1:
        yield "worth", "cards.adventures"


def _missions(board: Mapping[str, Any], cards: Mapping[str, Any], steps: Mapping[str, Mapping[str, int]]) -> Missed:
    missions = cards["missions"]
    region = {place["id"]: place["region"] for place in board["locations"]}
    by_letter = [[mission for mission in missions if mission["back"] == letter] for letter in LETTERS]
    if [len(part) for part in by_letter] != [10, 10, 14]:
        yield "letters", "cards.missions"
    if not any((m["from"], m["to"], m["silver"]) == ("port_natal", "serengeti", 4) for m in missions):
        yield "natal", "cards.missions"
    length = [_mean(steps[m["from"]][m["to"]] for m in part) for part in by_letter]
    if any(not 2 <= steps[m["from"]][m["to"]] <= 5 for m in missions) or not length[0] < length[1] < length[2]:
        yield "length", "cards.missions"
    silver = [_mean(m["silver"] for m in part) for part in by_letter]
    points = [_mean(m["vp"] for m in part) for part in by_letter]
    if not (silver[0] > silver[1] > silver[2] and points[0] < points[1] < points[2]):
        yield "pay", "cards.missions"
    if not 0.60 <= _mean(region[m["from"]] != region[m["to"]] for m in missions) <= 0.85:
        yield "share", "cards.missions"
    starts, ends = Counter(m["from"] for m in missions), Counter(m["to"] for m in missions)
    for place in region:
        if not (1 <= starts[place] <= 2 and 1 <= ends[place] <= 2):
            yield "ends", place
    if max(Counter(frozenset((m["from"], m["to"])) for m in missions).values()) > 1:
        yield "pairs", "cards.missions"
    for letter, part in zip(LETTERS, by_letter, strict=True):
        if len({m["from"] for m in part}) < len(part) or len({m["to"] for m in part}) < len(part):
            yield "distinct", letter


def _mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else 0.0


# The drawing


def _drawing(board: Mapping[str, Any]) -> Missed:
    geography = json.loads((DATA / "geography.json").read_text(encoding="utf-8"))
    rings: list[list[Point]] = [[(x, y) for x, y in ring] for ring in geography["land"]]
    for place in board["locations"]:
        point = (place["lon"], place["lat"])
        if not _on_land(point, rings) and _coast_distance(point, rings) > _COAST:
            yield "land", place["id"]
    for route in board["routes"]:
        share = _land_share(_line(board, route), rings)
        if share < 0.9 if route["kind"] == "land" else share > 0.6:
            yield "drawn", f"{route['a']} – {route['b']}"


def _line(board: Mapping[str, Any], route: Mapping[str, Any]) -> list[Point]:
    points = {place["id"]: (place["lon"], place["lat"]) for place in board["locations"]}
    return [points[route["a"]], *((x, y) for x, y in route["via"]), points[route["b"]]]


def _cross(one: list[Point], other: list[Point]) -> bool:
    """Whether two lines cross properly; touching ends don't count."""
    for p, q in pairwise(one):
        for r, s in pairwise(other):
            if _side(p, q, r) * _side(p, q, s) < 0 and _side(r, s, p) * _side(r, s, q) < 0:
                return True
    return False


def _side(o: Point, a: Point, b: Point) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _on_land(point: Point, rings: list[list[Point]]) -> bool:
    x, y = point
    for ring in rings:
        inside = False
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
        if inside:
            return True
    return False


def _coast_distance(point: Point, rings: list[list[Point]]) -> float:
    best = float("inf")
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            dx, dy = x2 - x1, y2 - y1
            size = dx * dx + dy * dy
            t = max(0.0, min(1.0, ((point[0] - x1) * dx + (point[1] - y1) * dy) / size)) if size else 0.0
            best = min(best, float((point[0] - x1 - t * dx) ** 2 + (point[1] - y1 - t * dy) ** 2) ** 0.5)
    return best


def _land_share(line: list[Point], rings: list[list[Point]]) -> float:
    """The part of a line's length that is drawn over land."""
    total = land = 0.0
    for p, q in pairwise(line):
        length = float((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2) ** 0.5
        count = max(1, int(length / _SAMPLE))
        for k in range(count):
            t = (k + 0.5) / count
            total += length / count
            if _on_land((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t), rings):
                land += length / count
    return land / total if total else 1.0
