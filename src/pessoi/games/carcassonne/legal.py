"""What may be done now: the moves of the step under way, and why any other move may not be made."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.legality import Refusal
from pessoi.core.native import append
from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.carcassonne.board import AROUND, asked_at, slot_at
from pessoi.games.carcassonne.figures import free_segments, may_stand, standing_on
from pessoi.games.carcassonne.moves import (
    DRAW_TILE,
    FIRST_SEAT,
    KIND,
    KIND_BITS,
    MEEPLE,
    NO_FIGURE,
    PLACE_FIGURE,
    PLACE_TILE,
    draw_tile,
    first_seat,
    place_figure,
    place_tile,
)
from pessoi.games.carcassonne.names import CELLS, cell_name, node_name, segment_name, segment_with_name
from pessoi.games.carcassonne.state import DRAW, FIGURE, FIRST, PLACE, CarcassonneState
from pessoi.games.carcassonne.tables import EDGE, FIT, KINDS, SEGMENT_NAME, SEGMENTS
from pessoi.games.carcassonne.tiles import EDGES, SIDES, TILES

STEP_NAMES: Final = ("first", "turn", "draw", "place", "figure", "score")
"""The steps by their codes, for refusals."""
TRIES: Final = 48
"""So many random placements are tried before all legal ones are listed."""


def list_moves(state: CarcassonneState) -> i64:
    """Fill the buffer with the moves of the step under way (and their weights at a draw); their number."""
    if state.to_move == OVER:
        return 0
    step = state.step()
    count: i64 = 0
    if step == PLACE:
        return _list_placements(state)
    if step == FIGURE:
        return _list_figures(state)
    if step == DRAW:
        tile: i64 = 0
        while tile < KINDS:
            if state.left[tile]:
                _add(state, count, draw_tile(tile), state.left[tile])
                count += 1
            tile += 1
    else:
        while count < state.seats:
            _add(state, count, first_seat(count), 1)
            count += 1
    return count


def _add(state: CarcassonneState, index: i64, move: i64, weight: i64) -> None:
    if index < len(state.moves):
        state.moves[index] = move
    else:
        state.moves = append(state.moves, move)
    if weight:
        if index < len(state.weights):
            state.weights[index] = weight
        else:
            state.weights = append(state.weights, weight)


def _list_placements(state: CarcassonneState) -> i64:
    """Every cell and rotation where the drawn tile fits (CAR-TILE-02, CAR-TILE-03)."""
    count: i64 = 0
    base = state.drawn * 256
    index: i64 = 0
    while index < state.front_count:
        word = state.front[index]
        rotations = FIT[base + (word & 255)]
        rotation: i64 = 0
        while rotations:
            if rotations & 1:
                _add(state, count, place_tile(word >> 8, rotation), 0)
                count += 1
            rotations >>= 1
            rotation += 1
        index += 1
    return count


def _list_figures(state: CarcassonneState) -> i64:
    """The free segments of the tile just placed, then no figure (CAR-MEE-01 to CAR-MEE-03)."""
    count: i64 = 0
    mask = free_segments(state)
    name = (state.turned[state.placed - 1] >> 2) * SEGMENTS
    while mask:
        if mask & 1:
            _add(state, count, place_figure(MEEPLE, SEGMENT_NAME[name]), 0)
            count += 1
        mask >>= 1
        name += 1
    _add(state, count, NO_FIGURE, 0)
    return count + 1


def random_move(state: CarcassonneState, rng: Random) -> i64:
    """One of ``list_moves``, by weight at a draw, else all equally likely; mostly without listing them."""
    step = state.step()
    if step == PLACE:
        base = state.drawn * 256
        tries: i64 = 0
        while tries < TRIES:
            ticket = rng.below(state.front_count * 4)
            word = state.front[ticket >> 2]
            if FIT[base + (word & 255)] >> (ticket & 3) & 1:
                return place_tile(word >> 8, ticket & 3)
            tries += 1
        count = _list_placements(state)  # before ``moves`` is read: listing may replace the buffer
        return state.moves[rng.below(count)]
    if step == DRAW:
        ticket = rng.below(state.pile)
        tile: i64 = 0
        while ticket >= state.left[tile]:
            ticket -= state.left[tile]
            tile += 1
        return draw_tile(tile)
    if step == FIGURE:
        return random_figure(state, free_segments(state), rng)
    return first_seat(rng.below(state.seats))


def random_figure(state: CarcassonneState, mask: i64, rng: Random) -> i64:
    """A meeple on one of the segments in ``mask``, or none, all equally likely."""
    count: i64 = 1
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    ticket = rng.below(count)
    segment: i64 = 0
    while mask:
        if mask & 1:
            if ticket == 0:
                return place_figure(MEEPLE, SEGMENT_NAME[(state.turned[state.placed - 1] >> 2) * SEGMENTS + segment])
            ticket -= 1
        mask >>= 1
        segment += 1
    return NO_FIGURE


# Refusals


def refusal(state: CarcassonneState, move: i64) -> "Refusal | None":
    """Why ``move`` may not be made now, or None if it may; for any integer."""
    if state.to_move == OVER:
        return Refusal("CAR-END-01", "carcassonne-refusal-over")
    kind = move & KIND
    step = state.step()
    wanted: i64 = -1
    if move >= 0:
        if kind == FIRST_SEAT:
            wanted = FIRST
        elif kind == DRAW_TILE:
            wanted = DRAW
        elif kind == PLACE_TILE:
            wanted = PLACE
        elif kind == PLACE_FIGURE or move == NO_FIGURE:
            wanted = FIGURE
    if wanted != step:
        return Refusal("CAR-TURN-01", "carcassonne-refusal-step", {"step": STEP_NAMES[step]})
    rest = move >> KIND_BITS
    if step == PLACE:
        return refuse_tile(state, state.drawn, rest & 3, rest >> 2)
    if step == FIGURE:
        return None if move == NO_FIGURE else _refuse_figure(state, rest & 15, rest >> 4)
    if step == DRAW:
        if rest >= KINDS:
            return Refusal("CAR-SET-01", "carcassonne-refusal-unknown-tile")
        if not state.left[rest]:
            return Refusal("CAR-SET-01", "carcassonne-refusal-tile-gone", {"tile": TILES[rest].id})
        return None
    if rest >= state.seats:
        return Refusal("CAR-SET-04", "carcassonne-refusal-seat", {"seat": int(rest), "seats": int(state.seats)})
    return None


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


def _refuse_figure(state: CarcassonneState, figure: i64, name: i64) -> "Refusal | None":
    slot = state.placed - 1
    segment = segment_with_name(state.turned[slot] >> 2, name)
    if segment < 0:
        tile = TILES[state.turned[slot] >> 2]
        return Refusal("CAR-MEE-01", "carcassonne-refusal-no-segment", {"tile": tile.id})
    if figure != MEEPLE:
        return Refusal("CAR-MEE-01", "carcassonne-refusal-no-figure")
    node = slot * SEGMENTS + segment
    if may_stand(state, node):
        return None
    standing = standing_on(state, state.label[node])
    occupied = [node_name(state, other) for other, _ in standing]
    seats = [seat for _, seat in standing]
    data: dict[str, object] = {"segment": segment_name(name), "occupied": occupied, "seats": seats}
    return Refusal("CAR-MEE-03", "carcassonne-refusal-occupied", data)
