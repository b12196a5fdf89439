"""Why a move may not be made now."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.legality import Refusal
from pessoi.core.state import OVER
from pessoi.games.carcassonne.board import AROUND, asked_at, slot_at
from pessoi.games.carcassonne.expansions import moments, steps
from pessoi.games.carcassonne.expansions import moves as more
from pessoi.games.carcassonne.figures import in_supply, standing_on
from pessoi.games.carcassonne.legal import list_moves
from pessoi.games.carcassonne.moves import DRAW_TILE, FIRST_SEAT, KIND, KIND_BITS, NO_FIGURE, PLACE_FIGURE, PLACE_TILE
from pessoi.games.carcassonne.names import CELLS, cell_name, node_name, segment_name, segment_with_name, spot_name
from pessoi.games.carcassonne.state import DRAW, FIGURE, FIRST, PLACE, SCORE, CarcassonneState
from pessoi.games.carcassonne.tables import BIG, EDGE, FIGURE_NAMES, FIGURES, FIRST_PLACE, FIT, KINDS, MEEPLE, SEGMENTS
from pessoi.games.carcassonne.tiles import EDGES, SIDES, TILES

STEP_NAMES: Final = {FIRST: "first", DRAW: "draw", SCORE: "score", FIGURE: "figure", PLACE: "place", **steps.NAMES}
"""The steps that wait for a move, by their codes."""
STEP_MOVES: Final = {
    FIRST: (FIRST_SEAT,),
    DRAW: (DRAW_TILE,),
    SCORE: (more.SCORE_NEXT,),
    FIGURE: (PLACE_FIGURE, NO_FIGURE, *steps.FIGURE_MOVES),
    PLACE: (PLACE_TILE,),
    **steps.MOVES,
}
"""The kinds of moves that can be made in a step."""


def refusal(state: CarcassonneState, move: i64) -> "Refusal | None":
    """Why ``move`` may not be made now, or None if it may; for any integer."""
    if state.to_move == OVER:
        return Refusal("CAR-END-01", "carcassonne-refusal-over")
    step = state.step()
    kind = move & KIND
    whole = kind not in (NO_FIGURE, more.PASS) or move == kind
    if move < 0 or kind not in STEP_MOVES[step] or not whole:
        return Refusal("CAR-TURN-01", "carcassonne-refusal-step", {"step": STEP_NAMES[step]})
    rest = move >> KIND_BITS
    if step == PLACE:
        return refuse_tile(state, state.drawn, rest & 3, rest >> 2)
    index: i64 = 0
    count = list_moves(state)
    while index < count:
        if state.moves[index] == move:
            return None
        index += 1
    if step == FIGURE:
        return _refuse_figure(state, move)
    if step == DRAW:
        if rest >= KINDS:
            return Refusal("CAR-SET-01", "carcassonne-refusal-unknown-tile")
        return Refusal("CAR-SET-01", "carcassonne-refusal-tile-gone", {"tile": TILES[rest].id})
    if step == FIRST:
        return Refusal("CAR-SET-04", "carcassonne-refusal-seat", {"seat": int(rest), "seats": int(state.seats)})
    if step == SCORE:
        return Refusal("CAR-SCORE-02", "carcassonne-refusal-score", {"segment": spot_name(rest)})
    return moments.refuse(state, step, move)


def refuse_tile(state: CarcassonneState, tile: i64, rotation: i64, cell: i64) -> "Refusal | None":
    """Why a tile may not lie on a cell in a rotation (CAR-TILE-02, CAR-TILE-03), or None if it may."""
    if cell >= CELLS:
        return Refusal("CAR-TILE-02", "carcassonne-refusal-apart", {"at": "", "corner": "no"})
    at = cell_name(cell)
    if slot_at(state, cell) >= 0:
        return Refusal("CAR-TILE-02", "carcassonne-refusal-taken", {"at": at})
    asked = asked_at(state, cell)
    if asked < 0:
        corner = False
        for step in AROUND:
            corner = corner or slot_at(state, cell + step) >= 0
        return Refusal("CAR-TILE-02", "carcassonne-refusal-apart", {"at": at, "corner": "yes" if corner else "no"})
    if FIT[tile * 256 + asked] >> rotation & 1:
        return None
    edges: list[dict[str, object]] = []
    direction: i64 = 0
    while direction < 4:
        here = EDGE[tile * 16 + rotation * 4 + direction]
        there = asked >> 2 * direction & 3
        if there and here != there:
            edges.append({"side": SIDES[direction], "here": EDGES[here], "there": EDGES[there]})
        direction += 1
    data: dict[str, object] = {"at": at, "edges": edges}
    data.update(edges[0])
    return Refusal("CAR-TILE-03", "carcassonne-refusal-edges", data)


def _refuse_figure(state: CarcassonneState, move: i64) -> Refusal:
    if move & KIND != PLACE_FIGURE:
        return moments.refuse_other_figure(state, move)
    kind = move >> KIND_BITS & 3
    name = move >> KIND_BITS + 2
    slot = state.placed - 1
    segment = segment_with_name(state.turned[slot] >> 2, name)
    if segment < 0:
        tile = TILES[state.turned[slot] >> 2]
        return Refusal("CAR-MEE-01", "carcassonne-refusal-no-segment", {"tile": tile.id})
    data: dict[str, object] = {"figure": FIGURE_NAMES[kind], "segment": segment_name(name)}
    if kind != MEEPLE and state.figures[state.active * FIGURES + FIRST_PLACE[kind]] < -1:
        return Refusal("CAR-MEE-01", "carcassonne-refusal-no-figure")
    if not in_supply(state, state.active, kind):
        return Refusal("CAR-MEE-06", "carcassonne-refusal-no-figure-left", data)
    if kind > BIG:
        return moments.refuse_companion(kind, name & 3, data)
    standing = standing_on(state, state.label[slot * SEGMENTS + segment])
    data["occupied"] = [node_name(state, state.figures[index]) for index in standing]
    data["seats"] = [index // FIGURES for index in standing]
    return Refusal("CAR-MEE-03", "carcassonne-refusal-occupied", data)
