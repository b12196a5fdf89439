"""Random plays with expansions, each state compared with features recomputed from tiles and ferries.

    python -m tests.games.carcassonne.against_reference 2000 [seed [every]]

plays so many games with all expansions or some, 2 to 6 seats, and compares every state, or one in so many; the tests
play a few.
"""

import random
import sys
from typing import Any

from pessoi.core.events import Event
from pessoi.core.random import Random
from pessoi.core.state import OVER, State
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from tests.games.carcassonne.reference import STEPS, Feature, Reference, Segment, names, turned

WEIGHTS = {"meeple": 1, "big": 2, "builder": 0, "pig": 0}
COMPASS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


def place(text: str) -> Segment:
    """``1,-2:c0`` as cell and name."""
    cell, _, name = text.partition(":")
    x, y = cell.split(",")
    return (int(x), int(y)), name


def written(segment: Segment) -> str:
    (x, y), name = segment
    return f"{x},{y}:{name}"


def position_of(state: State) -> dict[str, Any]:
    return GAME.dump(state)


class Table:
    """One state, read from its position and recomputed."""

    def __init__(self, state: State) -> None:
        self.position = position_of(state)
        self.reference = Reference(self.position["tiles"])
        magic = self.position.get("magic", {"mage": None, "witch": None})
        self.magic: dict[str, Segment | None] = {name: place(at) if at else None for name, at in magic.items()}
        self.figures: list[tuple[Segment, int, str]] = [
            (place(item["segment"]), item["seat"], item["figure"]) for item in self.position["figures"]
        ]

    def weights(self, feature: Feature) -> dict[int, int]:
        """The weights of the seats in a feature."""
        found: dict[int, int] = {}
        for segment, seat, kind in self.figures:
            if segment in feature.segments and WEIGHTS[kind]:
                found[seat] = found.get(seat, 0) + WEIGHTS[kind]
        return found

    def features(self, small_city: int) -> list[dict[str, Any]]:
        """The features as the view shows them."""
        gold = {tuple(tile["at"]): tile.get("gold", 0) for tile in self.position["tiles"]}
        found: list[dict[str, Any]] = []
        for feature in self.reference.features:
            cells = {cell for cell, _ in feature.segments}
            weights = self.weights(feature)
            item = {
                "kind": feature.kind,
                "segments": sorted(written(segment) for segment in feature.segments),
                "owners": sorted(seat for seat in weights if weights[seat] == max(weights.values())),
                "figures": {str(seat): weights[seat] for seat in sorted(weights)},
                "value": self.reference.value(feature, small_city, self.magic),
                "complete": self.reference.is_complete(feature),
                "tiles": len(cells),
                "pennants": feature.pennants,
                "open": feature.open,
            }
            if feature.raised:
                item["raised"] = True
            if feature.goods:
                item["goods"] = feature.goods
            here = [name for name, at in self.magic.items() if at in feature.segments]
            if here:
                item["magic"] = here
            if sum(gold[cell] for cell in cells):
                item["gold"] = sum(gold[cell] for cell in cells)
            found.append(item)
        return found

    def stands_well(self) -> None:
        """What holds at every step: companions stand with their owner's, mage and witch apart, nothing complete is
        held once it has been scored."""
        steps = [frame["step"] for frame in self.position.get("agenda", [])]
        for segment, seat, kind in self.figures:
            feature = self.reference.of[segment]
            assert WEIGHTS[kind] or self.weights(feature).get(seat), (segment, kind)
            assert not self.reference.is_complete(feature) or "score" in steps, segment
        mage, witch = self.magic["mage"], self.magic["witch"]
        if mage and witch:
            apart = self.reference.of[mage] is not self.reference.of[witch]
            assert apart or {"part", "magic", "ingot", "robber"} & set(steps[-1:]), steps

    def magic_moves(self) -> set[str]:
        """Where mage or witch may go (CAR-MW-13, CAR-MW-14)."""
        stretches = Reference(self.position["tiles"], over_ferries=False)
        order = {tuple(tile["at"]): index for index, tile in enumerate(self.position["tiles"])}
        found: set[str] = set()
        for stretch in stretches.features:
            first = min(stretch.segments, key=lambda segment: (order[segment[0]], segment[1]))
            whole = self.reference.of[first]
            held = {self.magic["mage"], self.magic["witch"]} & whole.segments
            if whole.kind in ("road", "city") and not self.reference.is_complete(whole) and not held:
                found |= {f"mage {written(first)}", f"witch {written(first)}"}
        return found or {f"{name} off" for name, at in self.magic.items() if at}

    def landing_moves(self, distance: int) -> set[str]:
        """Where a meeple may land (CAR-FM-04, CAR-FM-06)."""
        newest = self.position["tiles"][-1]
        tile, rotation = self.reference.tiles[tuple(newest["at"])]
        arrow = (("N", "NE", "E", "SE", "S", "SW", "W", "NW").index(tile["flying_machine"]) + 2 * rotation) % 8
        cell = tuple(newest["at"][axis] + distance * COMPASS[arrow][axis] for axis in (0, 1))
        if cell not in self.reference.tiles:
            return set()
        return {
            f"land {name}"
            for name in names(self.reference.tiles[cell][0])
            if name[0] != "f" and not self.reference.is_complete(self.reference.of[cell, name])
        }

    def builder_is_joined(self, seat: int, cell: tuple[int, int]) -> bool:
        """Whether the newest tile, on ``cell``, adds to the road or city of a seat's builder as it was before."""
        before = Reference([tile for tile in self.position["tiles"] if tuple(tile["at"]) != cell])
        builders = [at for at, owner, kind in self.figures if (owner, kind) == (seat, "builder")]
        if not builders:
            return False
        tile, rotation = self.reference.tiles[cell]
        for side, (dx, dy) in STEPS.items():
            beside = (cell[0] + dx, cell[1] + dy)
            if tile["edges"][turned(side, -rotation)] != "field" and beside in before.tiles:
                shared = [segment for segment in before.of[builders[0]].segments if segment[0] == beside]
                other, turn = before.tiles[beside]
                across = turned({"N": "S", "E": "W", "S": "N", "W": "E"}[side], -turn)
                lists = {"c": "cities", "r": "roads"}
                if any(across in other[lists[name[0]]][int(name[1:])]["edges"] for _, name in shared):
                    return True
        return False


def check_state(state: State, small_city: int) -> Table:
    """Compare everything that can be seen of the features of one state."""
    table = Table(state)
    seen: list[dict[str, Any]] = []
    view: dict[str, Any] = GAME.view(state, 0)
    for item in view["features"]:
        shown = {key: value for key, value in item.items() if key != "cities"}
        shown["segments"] = sorted(item["segments"])
        seen.append(shown)
    expected = table.features(small_city)
    for one, other in zip(sorted(expected, key=str), sorted(seen, key=str), strict=True):
        assert one == other
    table.stands_well()
    return table


def check_moves(state: State, table: Table) -> None:
    """Compare the moves of those steps that ask about whole features."""
    frame = table.position["agenda"][-1]
    moves = {GAME.write_move(move) for move in state.legal()}
    if frame["step"] in ("magic", "part"):
        assert moves == table.magic_moves()
    elif frame["step"] == "land":
        assert moves == table.landing_moves(frame["distance"])
        assert len(moves) > 1


def check_play(seed: int, expansions: list[str], seats: int, small_city: int = 4, every: int = 1) -> int:
    """Play one random game and compare every state, or one in ``every``; the number of moves."""
    options = GAME.options_of({"seats": seats, "expansions": list(expansions), "small_city": small_city})
    state, rng, ply = GAME.new(options), Random(seed), 0
    ferry_moved = False  # in this action
    while state.to_move != OVER:
        move = state.random_move(rng) if seed % 2 else state.playout_move(rng)
        text = GAME.write_move(move)
        events: list[Event] = []
        seat = state.to_move
        second = GAME.dump(state).get("second")
        state.apply(move, events)
        ply += 1
        ferry_moved = (text.count(" ") == 2 and text.startswith("ferry")) or (
            ferry_moved and not text.startswith("draw")
        )
        if ply % every and state.to_move != OVER:
            continue
        table = check_state(state, small_city)
        if state.to_move >= 0 and "agenda" in table.position:
            check_moves(state, table)
            step = table.position["agenda"][-1]
            if step["step"] == "ferries" and not ferry_moved:
                cell = tuple(table.position["tiles"][-1]["at"])
                lakes = {f"{x},{y}" for x, y in table.reference.first_ferries(cell)}
                assert set(step["lakes"]) == lakes
        if " r" in text and text[0] in "-0123456789" and "traders" in expansions:
            x, y = text.split(" ")[0].split(",")
            earned = any(event.kind == "second" for event in events)
            if not any(event.kind == "returned" for event in events):
                assert earned == (second == "none" and table.builder_is_joined(seat, (int(x), int(y)))), text
    return ply


def main() -> None:
    """Play many games."""
    games, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    every = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    moves = 0
    for number in range(games):
        chooser = random.Random(seed + number)
        chosen = [*EXPANSIONS] if number % 2 else [name for name in EXPANSIONS if chooser.random() < 0.6]
        try:
            moves += check_play(seed + number, chosen, chooser.randint(2, 6), chooser.choice((2, 4)), every)
        except AssertionError:
            sys.stderr.write(f"game {number}, seed {seed + number}, {chosen}\n")
            raise
    sys.stdout.write(f"{games} games, {moves} moves agree\n")


if __name__ == "__main__":
    main()
