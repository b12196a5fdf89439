"""Positions: a play written out as a document, and read again with all its faults at once.

    {"step": "place", "active": 0, "tile": "BG-FRRR",
     "tiles": [{"at": [0, 0], "tile": "BG-CRFR", "rotation": 0, "seat": null}, ...],
     "figures": [{"seat": 0, "figure": "meeple", "segment": "1,0:r0"}],
     "points": [0, 0], "pile": {"BG-FFFF-m": 4, ...}, "discarded": []}

``step`` is ``first``, ``draw``, ``place``, ``figure`` or ``over``; ``active`` is the seat whose turn it is. The tiles
stand in an order in which each can be laid. Left out: ``tiles`` is the start tile alone, ``figures`` and
``discarded`` are empty, ``points`` are 0, ``pile`` is every tile that isn't elsewhere; a pile that is given may hold
fewer. Figures may stand on any segments, several on one tile or in one feature too, since features are joined.

With expansions there are more steps, and the whole ``agenda`` is written (``expansions.frames``); left out, it is that
of an action of the newest tile which has come to its ``step``. ``expansions.pieces`` has the other keys.
"""

from typing import Any, Final

from pessoi.core.errors import Illegal, Malformed, PessoiError
from pessoi.core.game import Document, Json, Options
from pessoi.core.state import OVER
from pessoi.games.carcassonne import view
from pessoi.games.carcassonne.apply import run
from pessoi.games.carcassonne.board import AROUND, fits_somewhere, forget_complete_monasteries, lay
from pessoi.games.carcassonne.engine import Carcassonne
from pessoi.games.carcassonne.expansions import frames, pieces
from pessoi.games.carcassonne.expansions.extras import ABSENT
from pessoi.games.carcassonne.features import head_of, is_complete, nodes_of
from pessoi.games.carcassonne.figures import put_figure
from pessoi.games.carcassonne.names import REACH, cell_at, node_name, read_cell, read_segment, spot_node
from pessoi.games.carcassonne.refusals import STEP_NAMES, refuse_tile
from pessoi.games.carcassonne.setup import empty_table
from pessoi.games.carcassonne.state import (
    DRAW,
    FIRST,
    ORIGIN,
    SCORE,
    STEP,
    TURN,
    in_play,
)
from pessoi.games.carcassonne.tables import (
    FIGURE_NAMES,
    FIRST_PLACE,
    KINDS,
    LOOSE,
    PLACES,
    SEGMENTS,
    START_TILE,
)
from pessoi.games.carcassonne.tiles import NUMBERS, TILES

KEYS: Final = ("step", "active", "tile", "tiles", "figures", "points", "pile", "discarded")
START_ID: Final = TILES[START_TILE].id
TILE_KEYS: Final = {"at", "tile", "rotation", "seat"}
BASE_STEPS: Final = ("first", "draw", "place", "figure", "over")
"""The steps of a play without expansions."""
MOST_POINTS: Final = 1_000_000


def dump(state: Carcassonne) -> Document:
    """The document of a state."""
    tiles = view.tiles(state)
    for slot, tile in enumerate(tiles):
        assert isinstance(tile, dict)
        tile.update(pieces.claims(state, slot))
    document: Document = {
        "step": "over" if state.to_move == OVER else STEP_NAMES[state.step()],
        "active": state.active,
        "tile": TILES[state.drawn].id if state.drawn >= 0 else None,
        "tiles": tiles,
        "figures": view.figures(state),
        "points": list(state.scores),
        "pile": view.remaining(state),
        "discarded": [TILES[tile].id for tile in state.discarded],
    }
    if state.on:
        document["agenda"] = frames.dump(state)
        document.update(pieces.dump(state))
    return document


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
        self.copies = [tile.copies if in_play(state.on, kind) else 0 for kind, tile in enumerate(TILES)]

    def fault(self, key: str, **data: Any) -> None:
        """Note one thing that is wrong."""
        self.faults.append(Malformed(f"carcassonne-position-{key}", **data))

    def read(self) -> None:
        """Read part after part; the last checks are made only if the parts are sound."""
        on = self.state.on
        known = [*KEYS, *(pieces.keys(on) if on else [])]
        for key in self.document:
            if key not in known:
                self.fault("key", name=str(key), known=known)
        step = self.document.get("step")
        steps = ("over", *STEP_NAMES.values()) if on else BASE_STEPS
        if not isinstance(step, str) or step not in steps:
            self.fault("step", value=str(step)[:40], known=list(steps))
        self._read_active()
        self._read_tiles()
        self._read_figures()
        self._read_points()
        if on:
            pieces.read(self)
        self._read_discarded()
        self._read_drawn(step)
        self._read_pile()
        if self.faults or not isinstance(step, str):
            return
        words = self._agenda(step)
        if not self.faults:
            self._check_step(step)
            self._check_complete(SCORE not in [word & STEP for word in words])
            if on:
                pieces.faults_of_board(self, words)
        if not self.faults:
            self._run(step, words)

    def _agenda(self, step: str) -> list[int]:
        """The words of the agenda, the top last."""
        state, given = self.state, self.document.get("agenda")
        if given is not None:
            words = [frames.read(state, frame, self._quiet_node) for frame in given] if isinstance(given, list) else []
            top = frames.FRAMES[words[-1] & STEP][0] if words and words[-1] >= 0 else ""
            if step == "over":
                sound = words == [TURN]
            else:
                sound = bool(words) and min(words) >= 0 and top == step and frames.is_sound(state, words)
            if not sound:
                self.fault("agenda")
            return words
        if step in ("over", "draw", "first"):
            return {"over": [TURN], "draw": [TURN, DRAW], "first": [TURN, DRAW, FIRST]}[step]
        kind = state.drawn if step == "place" else state.turned[state.placed - 1] >> 2
        words = [TURN, *frames.steps_to(state, kind, frames.CODES[step])]
        if words[-1] != frames.CODES[step]:
            self.fault("agenda-needed", step=step)
        return words

    def _run(self, step: str, words: list[int]) -> None:
        """Put the agenda into the state and see that it waits where it says."""
        state = self.state
        for word in words:
            state.push(word)
        if step == "over":
            state.to_move = OVER
            return
        begun = [word for word in words if word & STEP in frames.BEGINNING]
        run(state, None)
        asked = state.to_move == OVER or not state.list_moves()
        waits = [state.agenda[depth] & STEP for depth in range(state.depth)] == [word & STEP for word in words]
        if asked or not waits:
            self.fault("no-choice", seat=state.active, step=step)
        elif begun and self.document.get("agenda") is not None and frames.dump(state) != self.document["agenda"]:
            self.fault("agenda")

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
        if isinstance(value, str) and value in NUMBERS and self.copies[NUMBERS[value]]:
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
        known = TILE_KEYS | pieces.tile_keys(state.on)
        if not isinstance(item, dict) or not TILE_KEYS - {"seat"} <= set(item) <= known:
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
        if self.used[kind] <= self.copies[kind]:  # else too many copies, which is found later
            lay(state, kind * 4 + rotation, cell, layer)
            pieces.read_tile(self, item, state.placed - 1, where)
        return True

    def _read_figures(self) -> None:
        state = self.state
        taken: set[int] = set()
        counts = [[0] * len(FIGURE_NAMES) for _ in range(state.seats)]
        names = [name for kind, name in enumerate(FIGURE_NAMES) if state.figures[FIRST_PLACE[kind]] != ABSENT]
        for index, item in enumerate(self.items("figures")):
            where = f"figures.{index}"
            if not isinstance(item, dict) or set(item) != {"seat", "figure", "segment"}:
                self.fault("figure-keys", where=where)
                continue
            seat = self.whole(item["seat"], 0, state.seats - 1, f"{where}.seat")
            name = item["figure"]
            if name not in names:
                self.fault("figure", where=f"{where}.figure", value=str(name)[:40], known=names)
            node = self.node(item["segment"], f"{where}.segment")
            if seat is None or node < 0 or name not in names:
                continue
            kind = FIGURE_NAMES.index(str(name))
            counts[seat][kind] += 1
            if node in taken and not state.on:
                self.fault("figure-twice", where=where, segment=node_name(state, node))
            elif counts[seat][kind] <= PLACES[kind]:
                taken.add(node)
                put_figure(state, seat, kind, node)
        for seat, row in enumerate(counts):
            for kind, count in enumerate(row):
                if count > PLACES[kind]:
                    self.fault("figures", seat=seat, figure=FIGURE_NAMES[kind], count=count, most=int(PLACES[kind]))
        if not self.faults:
            pieces.faults_of_companions(self)

    def node(self, value: Json, where: str) -> int:
        """The node of ``1,-2:c0``; -1 with a fault for anything else."""
        node = self._quiet_node(value)
        if node < 0:
            self.fault("segment", where=where, value=str(value)[:40])
        return node

    def _quiet_node(self, value: Json) -> int:
        cell, _, name = str(value).partition(":")
        code = read_segment(name)
        if read_cell(cell) < 0 or code < 0:
            return -1
        return spot_node(self.state, code | read_cell(cell) << 5)

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
            for kind in range(KINDS):
                state.left[kind] = max(self.copies[kind] - self.used[kind], 0)
        elif isinstance(pile, dict):
            for name, item in pile.items():
                if name not in NUMBERS or not self.copies[NUMBERS[name]]:
                    self.fault("tile", where="pile", value=name[:40])
                    continue
                kind = NUMBERS[name]
                state.left[kind] = self.whole(item, 0, TILES[kind].copies, f"pile.{name}") or 0
                self.used[kind] += state.left[kind]
        else:
            self.fault("pile")
        state.pile = sum(state.left)
        for kind, copies in enumerate(self.copies):
            if self.used[kind] > copies:
                self.fault("copies", tile=TILES[kind].id, count=self.used[kind], copies=copies)

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
        elif step == "over" and state.pile:
            self.fault("pile-left", count=state.pile)

    def _check_complete(self, scored: bool) -> None:
        """A complete feature that holds a figure (CAR-SCORE-08), unless it has just been completed and is to be scored:
        by the newest tile, or a road by what joins it."""
        state = self.state
        newest = state.placed - 1
        seen: set[int] = set()
        for node in state.figures:
            head = head_of(state, node) if node >= 0 else -1
            if head < 0 or head in seen or not is_complete(state, head):
                continue
            seen.add(head)
            nodes = nodes_of(state, head)
            fresh = any(n // SEGMENTS == newest or state.sums[state.label[n]] & LOOSE for n in nodes)
            if scored or not (fresh or _beside(state, nodes[0] // SEGMENTS, newest)):
                self.fault("complete", segment=node_name(state, node), rule="CAR-SCORE-08")
        if scored:
            forget_complete_monasteries(state)


def _beside(state: Carcassonne, slot: int, other: int) -> bool:
    """Whether two tiles touch, corners included."""
    return state.cell[slot] - state.cell[other] in list(AROUND)
