"""Positions: a play written out as a document, and read again with all its faults at once.

    {"step": "place", "active": 0, "tile": "BG-FRRR",
     "tiles": [{"at": [0, 0], "tile": "BG-CRFR", "rotation": 0, "seat": null}, ...],
     "figures": [{"seat": 0, "figure": "meeple", "segment": "1,0:r0"}],
     "points": [0, 0], "pile": {"BG-FFFF-m": 4, ...}, "discarded": []}

``step`` is ``first``, ``draw``, ``place``, ``figure`` or ``over``; ``active`` is the seat whose turn it is. The tiles
stand in an order in which each can be laid. Left out: ``tiles`` is the start tile alone, ``figures`` and
``discarded`` are empty, ``points`` are 0, ``pile`` is every tile that isn't elsewhere; a pile that is given may hold
fewer. Figures may stand on any segments, several on one tile or in one feature too, since features are joined.
"""

from typing import Any, Final

from pessoi.core.errors import Illegal, Malformed, PessoiError
from pessoi.core.game import Document, Json, Options
from pessoi.core.state import OVER
from pessoi.games.carcassonne import view
from pessoi.games.carcassonne.apply import run
from pessoi.games.carcassonne.board import AROUND, fits_somewhere, forget_complete_monasteries, lay, slot_at
from pessoi.games.carcassonne.engine import Carcassonne
from pessoi.games.carcassonne.figures import free_segments, put_meeple
from pessoi.games.carcassonne.legal import STEP_NAMES, refuse_tile
from pessoi.games.carcassonne.names import REACH, cell_at, node_name, nodes_of, segment_with_name
from pessoi.games.carcassonne.notation import read_cell, read_segment
from pessoi.games.carcassonne.setup import empty_table
from pessoi.games.carcassonne.state import DRAW, FIGURE, FIRST, ORIGIN, PLACE, SCORE, TURN
from pessoi.games.carcassonne.tables import KINDS, MEEPLES, OPEN, PILE_SIZE, SEGMENTS, START_TILE
from pessoi.games.carcassonne.tiles import NUMBERS, TILES

KEYS: Final = ("step", "active", "tile", "tiles", "figures", "points", "pile", "discarded")
START_ID: Final = TILES[START_TILE].id
TILE_KEYS: Final = {"at", "tile", "rotation", "seat"}
AGENDAS: Final[dict[str, tuple[int, ...]]] = {
    "first": (TURN, DRAW, FIRST),
    "draw": (TURN, DRAW),
    "place": (TURN, SCORE, FIGURE, PLACE),
    "figure": (TURN, SCORE, FIGURE),
    "over": (TURN,),
}
"""The agenda of each step, the top last."""
MOST_POINTS: Final = 1_000_000


def dump(state: Carcassonne) -> Document:
    """The document of a state."""
    return {
        "step": "over" if state.to_move == OVER else STEP_NAMES[state.step()],
        "active": state.active,
        "tile": TILES[state.drawn].id if state.drawn >= 0 else None,
        "tiles": view.tiles(state),
        "figures": view.figures(state),
        "points": list(state.scores),
        "pile": view.remaining(state),
        "discarded": [TILES[tile].id for tile in state.discarded],
    }


def load(document: Document, options: Options) -> Carcassonne:
    """The state of a document. Raises ``Malformed`` with everything that is wrong with it."""
    loading = _Loading(document, empty_table(options))
    loading.read()
    if loading.faults:
        raise Malformed("carcassonne-position", loading.faults)
    return loading.state


class _Loading:
    """One document on its way into a state. ``faults`` collects what is wrong."""

    def __init__(self, document: Document, state: Carcassonne) -> None:
        self.document = document
        self.state = state
        self.faults: list[PessoiError] = []
        self.used = [0] * KINDS

    def fault(self, key: str, **data: Any) -> None:
        """Note one thing that is wrong."""
        self.faults.append(Malformed(f"carcassonne-position-{key}", **data))

    def read(self) -> None:
        """Read part after part; the last checks are made only if the parts are sound."""
        for key in self.document:
            if key not in KEYS:
                self.fault("key", name=str(key), known=list(KEYS))
        step = self.document.get("step")
        if not isinstance(step, str) or step not in AGENDAS:
            self.fault("step", value=str(step), known=list(AGENDAS))
        self._read_active()
        self._read_tiles()
        self._read_figures()
        self._read_points()
        self._read_discarded()
        self._read_drawn(step)
        self._read_pile()
        if not self.faults and isinstance(step, str):
            self._check_step(step)
            self._check_complete(step)
        if not self.faults and isinstance(step, str):
            for item in AGENDAS[step]:
                self.state.push(item)
            if step == "over":
                self.state.to_move = OVER
            else:
                run(self.state, None)

    def items(self, key: str) -> list[Json]:
        """The list under ``key``, empty if it is left out or no list."""
        value = self.document.get(key, [])
        if isinstance(value, list):
            return value
        self.fault("list", name=key)
        return []

    def whole(self, value: Json, low: int, high: int, where: str) -> int | None:
        """A whole number in a range; None with a fault for anything else."""
        if type(value) is int and low <= value <= high:
            return value
        self.fault("number", where=where, value=str(value)[:40], low=low, high=high)
        return None

    def kind(self, value: Json, where: str) -> int | None:
        """The number of a tile by its id, counted as used; None with a fault for anything else."""
        if isinstance(value, str) and value in NUMBERS:
            self.used[NUMBERS[value]] += 1
            return NUMBERS[value]
        self.fault("tile", where=where, value=str(value)[:40])
        return None

    def cell(self, value: Json, where: str) -> int | None:
        """The cell of two coordinates; None with a fault for anything else."""
        if not isinstance(value, list) or len(value) != 2:
            self.fault("cell", where=where, value=str(value)[:40])
            return None
        x = self.whole(value[0], -REACH, REACH, f"{where}.0")
        y = self.whole(value[1], -REACH, REACH, f"{where}.1")
        return None if x is None or y is None else cell_at(x, y)

    def _read_active(self) -> None:
        seats = self.state.seats
        self.state.active = self.whole(self.document.get("active", 0), 0, seats - 1, "active") or 0

    def _read_tiles(self) -> None:
        start: Json = {"at": [0, 0], "tile": START_ID, "rotation": 0}
        items = self.items("tiles") if "tiles" in self.document else [start]
        sound = True
        for index, item in enumerate(items):
            sound = self._read_tile(item, f"tiles.{index}", sound) and sound
        if sound and not self.state.placed:
            self.fault("start")

    def _read_tile(self, item: Json, where: str, sound: bool) -> bool:
        """Lay one tile; whether it could be. Once one couldn't, a tile that touches nothing is no fault of its own."""
        state = self.state
        if not isinstance(item, dict) or not TILE_KEYS - {"seat"} <= set(item) <= TILE_KEYS:
            self.fault("tile-keys", where=where)
            return False
        kind = self.kind(item["tile"], f"{where}.tile")
        rotation = self.whole(item["rotation"], 0, 3, f"{where}.rotation")
        cell = self.cell(item["at"], f"{where}.at")
        seat = item.get("seat")
        layer = -1 if seat is None else self.whole(seat, 0, state.seats - 1, f"{where}.seat")
        if kind is None or rotation is None or cell is None or layer is None:
            return False
        if state.placed:
            refusal = refuse_tile(state, kind, rotation, cell)
            if refusal is not None:
                if sound or refusal.key != "carcassonne-refusal-apart":
                    self.fault("at", faults=[Illegal(refusal)], where=where)
                return False
        elif not sound:
            return False
        elif (kind, rotation, cell) != (START_TILE, 0, ORIGIN):
            self.fault("start")
            return False
        if state.placed < PILE_SIZE:  # more are too many copies of something, which is found later
            lay(state, kind * 4 + rotation, cell, layer)
        return True

    def _read_figures(self) -> None:
        counts = [0] * self.state.seats
        taken: set[int] = set()
        for index, item in enumerate(self.items("figures")):
            where = f"figures.{index}"
            if not isinstance(item, dict) or set(item) != {"seat", "figure", "segment"}:
                self.fault("figure-keys", where=where)
                continue
            seat = self.whole(item["seat"], 0, self.state.seats - 1, f"{where}.seat")
            if item["figure"] != "meeple":
                self.fault("figure", where=f"{where}.figure", value=str(item["figure"])[:40])
            node = self._node(item["segment"], f"{where}.segment")
            if seat is None or node < 0:
                continue
            counts[seat] += 1
            if node in taken:
                self.fault("figure-twice", where=where, segment=node_name(self.state, node))
            elif counts[seat] <= MEEPLES:
                taken.add(node)
                put_meeple(self.state, seat, node)
        for seat, count in enumerate(counts):
            if count > MEEPLES:
                self.fault("figures", seat=seat, count=count, most=MEEPLES)

    def _node(self, value: Json, where: str) -> int:
        """The node of ``1,-2:c0``; -1 with a fault for anything else."""
        cell, _, name = str(value).partition(":")
        slot = slot_at(self.state, read_cell(cell)) if read_cell(cell) >= 0 else -1
        code = read_segment(name)
        if slot >= 0 and code >= 0:
            segment = segment_with_name(self.state.turned[slot] >> 2, code)
            if segment >= 0:
                return slot * SEGMENTS + segment
        self.fault("segment", where=where, value=str(value)[:40])
        return -1

    def _read_points(self) -> None:
        seats = self.state.seats
        items = self.items("points") if "points" in self.document else [0] * seats
        if len(items) != seats:
            self.fault("points", count=len(items), seats=seats)
            return
        for seat, item in enumerate(items):
            self.state.scores[seat] = self.whole(item, 0, MOST_POINTS, f"points.{seat}") or 0

    def _read_discarded(self) -> None:
        for index, item in enumerate(self.items("discarded")):
            kind = self.kind(item, f"discarded.{index}")
            if kind is not None:
                self.state.discard(kind)

    def _read_drawn(self, step: Json) -> None:
        value = self.document.get("tile")
        if value is None:
            if step == "place":
                self.fault("no-tile")
            return
        if step != "place":
            self.fault("tile-not-drawn", step=str(step)[:40])
        kind = self.kind(value, "tile")
        if kind is not None:
            self.state.drawn = kind

    def _read_pile(self) -> None:
        state, pile = self.state, self.document.get("pile")
        if pile is None:
            for kind, tile in enumerate(TILES):
                state.left[kind] = max(tile.copies - self.used[kind], 0)
        elif isinstance(pile, dict):
            for name, item in pile.items():
                if name not in NUMBERS:
                    self.fault("tile", where="pile", value=name[:40])
                    continue
                kind = NUMBERS[name]
                state.left[kind] = self.whole(item, 0, TILES[kind].copies, f"pile.{name}") or 0
                self.used[kind] += state.left[kind]
        else:
            self.fault("pile")
        state.pile = sum(state.left)
        for kind, tile in enumerate(TILES):
            if self.used[kind] > tile.copies:
                self.fault("copies", tile=tile.id, count=self.used[kind], copies=tile.copies)

    def _check_step(self, step: str) -> None:
        """A step that the play could not be in."""
        state = self.state
        if step == "first" and (state.placed > 1 or any(state.scores)):
            self.fault("begun")
        elif step == "draw" and not state.pile:
            self.fault("pile-empty")
        elif step == "place" and not fits_somewhere(state, state.drawn):
            self.fault("tile-fits-nowhere", tile=TILES[state.drawn].id)
        elif step == "figure":
            if state.placed < 2 or state.layer[state.placed - 1] not in (-1, state.active):
                self.fault("last-tile", seat=state.active)
            elif not free_segments(state):
                self.fault("no-choice", seat=state.active)
        elif step == "over" and state.pile:
            self.fault("pile-left", count=state.pile)

    def _check_complete(self, step: str) -> None:
        """A complete feature that holds a figure (CAR-SCORE-08), unless the tile just placed completed it."""
        state = self.state
        newest = state.placed - 1
        seen: set[int] = set()
        for node in state.figures:
            label = state.label[node] if node >= 0 else -1
            if label < 0 or label in seen or state.sums[label] & OPEN:
                continue
            seen.add(label)
            nodes = nodes_of(state, label)
            fresh = any(n // SEGMENTS == newest for n in nodes) or _beside(state, nodes[0] // SEGMENTS, newest)
            if step != "figure" or not fresh:
                self.fault("complete", segment=node_name(state, node), rule="CAR-SCORE-08")
        if step != "figure":
            forget_complete_monasteries(state)


def _beside(state: Carcassonne, slot: int, other: int) -> bool:
    """Whether two tiles touch, corners included."""
    return state.cell[slot] - state.cell[other] in list(AROUND)
