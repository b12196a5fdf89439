"""The board and the events as lines of text, for the terminal and for screen readers of it.

A tile is seven characters wide and three lines high: ``▒`` city, ``─│`` road, ``·`` field, ``⌂`` monastery, ``+`` where
roads end in a village, ``◊`` a pennant. A figure is the number of its seat, at the place of its segment.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pessoi.core.game import Document, Json, Say
from pessoi.games.carcassonne.expansions import words
from pessoi.games.carcassonne.tiles import FEATURES, NUMBERS, TILES, Segment, Tile

WIDTH: Final = 7
HEIGHT: Final = 3
MARGIN: Final = 5
"""Characters left of the board, for the row numbers."""
CITY, ROAD, FIELD, MONASTERY = range(4)

Grid = list[list[str]]

_CITY_SIDES: Final = (
    ((0, 1), (0, 2), (0, 3), (0, 4), (0, 5)),
    ((0, 6), (1, 5), (1, 6), (2, 6)),
    ((2, 1), (2, 2), (2, 3), (2, 4), (2, 5)),
    ((0, 0), (1, 0), (1, 1), (2, 0)),
)
_ROAD_SIDES: Final = (((0, 3),), ((1, 4), (1, 5), (1, 6)), ((2, 3),), ((1, 0), (1, 1), (1, 2)))
_SIDE_SPOTS: Final = ((0, 3), (1, 5), (2, 3), (1, 1))
"""Where a figure on a city or road stands, by side."""
_HALF_SPOTS: Final = ((0, 1), (0, 5), (0, 6), (2, 6), (2, 5), (2, 1), (2, 0), (0, 0))
"""Where a figure in a field stands, by half edge."""
_CENTRE: Final = (1, 3)
_ROAD_CENTRES: Final = {0b0101: "│", 0b1010: "─", 0b0011: "└", 0b0110: "┌", 0b1100: "┐", 0b1001: "┘"}
"""The bend of a road by the sides that it joins (1 north, 2 east, 4 south, 8 west)."""


def text_board(view: Document) -> str:
    """The tiles of a view with their coordinates, and the tile in hand beside them."""
    placed = {_pair(tile["at"]): tile for tile in _documents(view["tiles"])}
    figures = {str(figure["segment"]): str(figure["seat"]) for figure in _documents(view["figures"])}
    columns = range(min(x for x, _ in placed), max(x for x, _ in placed) + 1)
    lines = [" " * MARGIN + "".join(f"{x:^{WIDTH}}" for x in columns)]
    for y in range(min(y for _, y in placed), max(y for _, y in placed) + 1):
        grids = []
        for x in columns:
            tile = placed.get((x, y))
            grids.append(_blank() if tile is None else _placed_grid(tile, f"{x},{y}:", figures))
        for line in range(HEIGHT):
            label = f"{y:>{MARGIN - 1}} " if line == 1 else " " * MARGIN
            lines.append((label + "".join("".join(grid[line]) for grid in grids)).rstrip())
    if view["tile"] is not None:
        lines += ["", *(" " * MARGIN + "".join(row) for row in _grid(TILES[NUMBERS[str(view["tile"])]], 0))]
    return "\n".join(lines)


def text_event(event: Document, say: Say) -> str:
    """What happened, in words without the name of the seat; empty for what needs none."""
    kind = event["kind"]
    if kind in ("drawn", "discarded"):
        return say(f"carcassonne-ui-log-{kind}", {"tile": event["tile"]})
    if kind == "placed":
        x, y = _pair(event["at"])
        cell = say("carcassonne-ui-cell", {"x": x, "y": y})
        return f"{say('carcassonne-ui-log-placed', {'cell': cell})} r{event['rotation']}"
    if kind == "figure" and event["figure"] == "meeple":
        letter = str(event["segment"]).split(":")[1][0]
        return say(f"carcassonne-ui-log-figure-{FEATURES['crfm'.index(letter)]}", {})
    if kind == "points":
        return f"{_award(event, say)} ({event['rule']})"
    if kind == "over":
        return say("carcassonne-ui-log-over", {})
    return words.text_event(event, say)


def _award(event: Document, say: Say) -> str:
    terms = [
        say(f"carcassonne-ui-term-{term['kind']}", {"count": term["count"], "each": term["each"]})
        for term in _documents(event["terms"])
        if term["count"]
    ]
    facts = {"feature": _what_for(event, say), "terms": "; ".join(terms)}
    return f"+{event['points']} {say('carcassonne-ui-log-points', facts)}"


def _what_for(event: Document, say: Say) -> str:
    """What gave the points: a feature, or something that an expansion brings."""
    source = event.get("source", "feature")
    if source != "feature":
        return say(f"carcassonne-log-source-{source}", {"message": event.get("message"), "goods": event.get("goods")})
    feature = "field" if event["feature"] == "field" else f"{_state(event)}-{event['feature']}"
    return say(f"carcassonne-ui-{feature}", {})


def _state(event: Document) -> str:
    return "unfinished" if event.get("final") else "finished"


def _placed_grid(placed: Document, prefix: str, figures: Mapping[str, str]) -> Grid:
    tile, rotation = TILES[NUMBERS[str(placed["tile"])]], placed["rotation"]
    assert isinstance(rotation, int)
    grid = _grid(tile, rotation)
    for segment in tile.segments:
        seat = figures.get(prefix + segment.name)
        if seat is not None:
            line, column = _spot(segment, rotation)
            grid[line][column] = seat
    return grid


def _grid(tile: Tile, rotation: int) -> Grid:
    """A tile after so many quarter turns clockwise."""
    grid = [["·"] * WIDTH for _ in range(HEIGHT)]
    roads = [segment for segment in tile.segments if segment.feature == ROAD]
    for segment in tile.segments:
        sides = [(side + rotation) % 4 for side in segment.sides]
        if segment.feature == CITY:
            _fill(grid, [spot for side in sides for spot in _CITY_SIDES[side]], "▒")
            if len(sides) > 1:
                _fill(grid, [(1, 2), _CENTRE, (1, 4)], "▒")
            if segment.pennants:
                line, column = _SIDE_SPOTS[sides[0]]
                grid[line][column + 1] = "◊"
    for road in roads:
        bits = 0
        for side in ((side + rotation) % 4 for side in road.sides):
            _fill(grid, _ROAD_SIDES[side], "│" if side % 2 == 0 else "─")
            bits |= (1, 2, 4, 8)[side]
        grid[_CENTRE[0]][_CENTRE[1]] = _ROAD_CENTRES.get(bits, "+") if len(roads) == 1 else "+"
    if any(segment.feature == MONASTERY for segment in tile.segments):
        grid[_CENTRE[0]][_CENTRE[1]] = "⌂"
    return grid


def _spot(segment: Segment, rotation: int) -> tuple[int, int]:
    """Where a figure on a segment stands."""
    if segment.feature == FIELD:
        return _HALF_SPOTS[(segment.halves[0] + 2 * rotation) % 8] if segment.halves else (1, 2)
    if segment.feature == MONASTERY or not segment.sides:
        return _CENTRE
    return _SIDE_SPOTS[(segment.sides[0] + rotation) % 4]


def _blank() -> Grid:
    return [[" "] * WIDTH for _ in range(HEIGHT)]


def _fill(grid: Grid, spots: Sequence[tuple[int, int]], letter: str) -> None:
    for line, column in spots:
        grid[line][column] = letter


def _documents(value: Json) -> list[Document]:
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, dict)]


def _pair(value: Json) -> tuple[int, int]:
    assert isinstance(value, list)
    x, y = value
    assert isinstance(x, int)
    assert isinstance(y, int)
    return x, y
