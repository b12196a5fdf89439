"""The fields of a tile, derived from edges, roads, cities and crossings alone.

They are found by walking round the tile with the field always on the right-hand side.
"""

from typing import Any

SIDES = "NESW"
HALVES = [side + half for side in SIDES for half in "LR"]
CORNERS = ["NW", "NE", "SE", "SW"]
"""``CORNERS[i]`` is where side ``i`` begins, clockwise."""

Tile = dict[str, Any]
Face = tuple[frozenset[str], frozenset[int]]


class Geometry:
    """Derives the fields of one tile from everything except its field list."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        self.city_of_side = {e: i for i, c in enumerate(tile["cities"]) for e in c["edges"]}
        self.city_of_corner = {k: i for i, c in enumerate(tile["cities"]) for k in c["corners"]}
        self.road_of_side = {e: i for i, r in enumerate(tile["roads"]) for e in r["edges"]}
        self.crossing_of_side: dict[str, Tile] = {}
        self.stub_of_side: dict[str, Tile] = {}
        self.road_ends_at_city: dict[str, int] = {}
        for crossing in tile["crossings"]:
            for side in crossing["arms"]:
                if crossing["kind"] == "over_city":
                    self.road_ends_at_city[side] = 0
                else:
                    self.crossing_of_side[side] = crossing
            for side in crossing["city_arms"]:
                self.stub_of_side[side] = crossing
        for road in tile["roads"]:
            if road["end"] == "city" and road["edges"][0] not in self.crossing_of_side:
                self.road_ends_at_city[road["edges"][0]] = road["end_city"]

    def faces(self) -> list[Face]:
        """All faces as (half-edges, touched cities); enclosed faces included."""
        result: list[Face] = []
        seen: set[str] = set()
        for half in HALVES:
            if half[0] in self.city_of_side or half in seen:
                continue
            halves, cities = self._trace(half)
            seen |= halves
            result.append((frozenset(halves), frozenset(cities)))
        if not any(c["kind"] == "crop_fill" for c in self.tile["crossings"]):
            result.extend(self._enclosed())
        return result

    def _trace(self, start: str) -> tuple[set[str], set[int]]:
        halves, current = {start}, start
        cities: set[int] = set()
        while True:
            step = self._after_half(current, cities)
            while isinstance(step, int):  # continue from corner number `step`
                step = self._from_corner(step, cities)
            if step == start:
                return halves, cities
            halves.add(step)
            current = step

    def _enclosed(self) -> list[Face]:
        found: list[Face] = []
        used: set[int] = set()
        for corner in range(4):
            before = self.city_of_side.get(SIDES[corner - 1])
            after = self.city_of_side.get(SIDES[corner])
            if before is None or after is None or before == after or corner in used:
                continue
            cities: set[int] = set()
            step: int | str = corner
            path = []
            while isinstance(step, int) and step not in path:
                path.append(step)
                step = self._from_corner(step, cities)
            if isinstance(step, int):
                used |= set(path)
                found.append((frozenset(), frozenset(cities)))
        return found

    def _after_half(self, half: str, cities: set[int]) -> int | str:
        """Walk on clockwise from a half-edge: next half-edge, or a corner number."""
        side = half[0]
        if half[1] == "L":
            if side in self.road_of_side:
                return self._inward(side, cities)
            return side + "R"
        corner = (SIDES.index(side) + 1) % 4
        city = self.city_of_corner.get(CORNERS[corner])
        if city is not None:
            return self._wall(city, corner, cities, at_corner=True)
        return corner

    def _from_corner(self, corner: int, cities: set[int]) -> int | str:
        side = SIDES[corner]
        city = self.city_of_side.get(side)
        if city is None:
            return side + "L"
        return self._wall(city, corner, cities)

    def _inward(self, side: str, cities: set[int]) -> int | str:
        crossing = self.crossing_of_side.get(side)
        if crossing is not None:
            return self._next_arm(crossing, side, cities)
        if side in self.road_ends_at_city:
            return self._wall_scan(self.road_ends_at_city[side], 2 * SIDES.index(side) + 1, cities)
        road = self.tile["roads"][self.road_of_side[side]]
        others: list[str] = [e for e in road["edges"] if e != side]
        return (others[0] if others else side) + "R"

    def _next_arm(self, crossing: Tile, side: str, cities: set[int]) -> int | str:
        arms: list[str] = sorted(set(crossing["arms"]) | set(crossing["city_arms"]), key=SIDES.index)
        arm = arms[arms.index(side) - 1]
        if arm in crossing["city_arms"]:
            cities.add(self.city_of_side[arm])
            return (SIDES.index(arm) + 1) % 4
        return arm + "R"

    def _wall(self, city: int, corner: int, cities: set[int], at_corner: bool = False) -> int | str:
        return self._wall_scan(city, 2 * corner, cities, skip_corner=at_corner)

    def _wall_scan(self, city: int, position: int, cities: set[int], skip_corner: bool = True) -> int | str:
        """Follow the city wall.  Positions: even = corner, odd = middle of a side."""
        cities.add(city)
        for back in range(1, 9):
            here = (position - back) % 8
            if here % 2:
                side = SIDES[here // 2]
                if self.city_of_side.get(side) == city:
                    if side in self.stub_of_side:
                        return self._next_arm(self.stub_of_side[side], side, cities)
                    return (SIDES.index(side) + 1) % 4
                if self.road_ends_at_city.get(side) == city:
                    return side + "R"
            elif self.city_of_corner.get(CORNERS[here // 2]) == city:
                return here // 2
        raise ValueError("city wall does not end")
