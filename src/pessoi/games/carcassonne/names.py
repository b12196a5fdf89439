"""How cells, tiles and segments are called in notation, views, events and refusals: ``1,-2`` and ``1,-2:c0``."""

import re
from typing import Final

from mypy_extensions import i64

from pessoi.games.carcassonne.board import slot_at
from pessoi.games.carcassonne.features import nodes_of
from pessoi.games.carcassonne.state import ROW, CarcassonneState
from pessoi.games.carcassonne.tables import SEGMENT_COUNT, SEGMENT_NAME, SEGMENTS
from pessoi.games.carcassonne.tiles import LETTERS

REACH: Final = 255
"""Coordinates are from -REACH to REACH."""
CELLS: Final[int] = ROW * ROW
"""Cells have lower numbers."""
NUMBER: Final = r"(0|-?[1-9][0-9]{0,2})"
"""How a coordinate is written."""
_CELL: Final = re.compile(rf"{NUMBER},{NUMBER}")
_SEGMENT: Final = re.compile(r"([crf])([0-7])|m")


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
    return f"{cell_name(state.cell[node >> 3])}:{segment_name(name_code(state, node))}"


def node_names(state: CarcassonneState, label: i64) -> list[str]:
    """The names of the nodes of a whole feature, in the order of laying."""
    return [node_name(state, node) for node in nodes_of(state, label)]


def name_code(state: CarcassonneState, node: i64) -> i64:
    """The code of the name of a node's segment (its kind | its index << 2)."""
    return SEGMENT_NAME[(state.turned[node >> 3] >> 2) * SEGMENTS + (node & 7)]


def spot_name(spot: i64) -> str:
    """``1,-2:c0``, for a spot: name of a segment | cell << 5."""
    return f"{cell_name(spot >> 5)}:{segment_name(spot & 31)}"


def spot_node(state: CarcassonneState, spot: i64) -> i64:
    """The node at a spot, -1 if no tile or no such segment is there."""
    slot = slot_at(state, spot >> 5) if spot >> 5 < CELLS else -1
    if slot < 0:
        return -1
    segment = segment_with_name(state.turned[slot] >> 2, spot & 31)
    return slot * SEGMENTS + segment if segment >= 0 else -1


def segment_with_name(tile: i64, code: i64) -> i64:
    """The index on ``tile`` of the segment whose name has this code, -1 if the tile has none."""
    segment: i64 = 0
    while segment < SEGMENT_COUNT[tile]:
        if SEGMENT_NAME[tile * SEGMENTS + segment] == code:
            return segment
        segment += 1
    return -1


def read_segment(text: str) -> int:
    """The code of a segment's name (its kind | its index << 2), -1 if the text isn't one."""
    match = _SEGMENT.fullmatch(text)
    if not match:
        return -1
    return LETTERS.index(text[0]) | int(match[2] or 0) << 2


def read_cell(text: str) -> int:
    """The cell of ``1,-2``, -1 if the text isn't one within reach."""
    match = _CELL.fullmatch(text)
    if not match or max(abs(int(match[1])), abs(int(match[2]))) > REACH:
        return -1
    return cell_at(int(match[1]), int(match[2]))
