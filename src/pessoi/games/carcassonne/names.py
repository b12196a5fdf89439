"""How cells, tiles and segments are called in notation, views, events and refusals: ``1,-2`` and ``1,-2:c0``."""

from typing import Final

from mypy_extensions import i64

from pessoi.games.carcassonne.state import ROW, CarcassonneState
from pessoi.games.carcassonne.tables import SEGMENT_COUNT, SEGMENT_NAME, SEGMENTS
from pessoi.games.carcassonne.tiles import LETTERS

REACH: Final = 255
"""Coordinates are from -REACH to REACH."""
CELLS: Final[int] = ROW * ROW
"""Cells have lower numbers."""


def column(cell: i64) -> int:
    """The x of a cell."""
    return cell % ROW - 256


def row(cell: i64) -> int:
    """The y of a cell."""
    return cell // ROW - 256


def cell_at(x: int, y: int) -> int:
    """The cell at a coordinate; both parts lie within ``REACH``."""
    return (y + 256) * ROW + x + 256


def cell_name(cell: i64) -> str:
    """``1,-2``."""
    return f"{column(cell)},{row(cell)}"


def segment_name(code: i64) -> str:
    """``c0`` or ``m``, for the code of a segment's name (its kind | its index << 2)."""
    letter = LETTERS[code & 3]
    return letter if letter == "m" else f"{letter}{code >> 2}"


def node_name(state: CarcassonneState, node: i64) -> str:
    """``1,-2:c0``."""
    slot = node // SEGMENTS
    tile = state.turned[slot] >> 2
    return f"{cell_name(state.cell[slot])}:{segment_name(SEGMENT_NAME[tile * SEGMENTS + node % SEGMENTS])}"


def nodes_of(state: CarcassonneState, label: i64) -> list[int]:
    """The nodes of a feature, in the order of laying."""
    nodes: list[int] = []
    node = label
    while True:
        nodes.append(node)
        node = state.ring[node]
        if node == label:
            return sorted(nodes)


def node_names(state: CarcassonneState, label: i64) -> list[str]:
    """The names of the nodes of a feature, in the order of laying."""
    return [node_name(state, node) for node in nodes_of(state, label)]


def segment_with_name(tile: i64, code: i64) -> i64:
    """The index on ``tile`` of the segment whose name has this code, -1 if the tile has none."""
    segment: i64 = 0
    while segment < SEGMENT_COUNT[tile]:
        if SEGMENT_NAME[tile * SEGMENTS + segment] == code:
            return segment
        segment += 1
    return -1
