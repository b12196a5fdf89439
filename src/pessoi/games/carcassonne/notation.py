"""Moves as short texts, one to one.

| text | move |
| --- | --- |
| ``first 1`` | chance: seat 1 begins |
| ``draw BG-CRFR`` | chance: this tile is turned up |
| ``1,-2 r3`` | the drawn tile is placed at x 1, y -2, three quarter turns clockwise |
| ``meeple c0`` | a meeple on that segment of the tile just placed: ``c``, ``r``, ``f`` and an index, or ``m``; so
  ``big``, ``builder`` and ``pig`` |
| ``none`` | no figure |

``expansions.notation`` has the moves of the expansions.
"""

import re
from typing import Final

from pessoi.core.errors import Malformed
from pessoi.games.carcassonne.expansions import notation as more
from pessoi.games.carcassonne.moves import (
    DRAW_TILE,
    FIRST_SEAT,
    KIND,
    KIND_BITS,
    NO_FIGURE,
    PLACE_FIGURE,
    PLACE_TILE,
    draw_tile,
    first_seat,
    place_figure,
    place_tile,
)
from pessoi.games.carcassonne.names import NUMBER, REACH, cell_at, cell_name, read_segment, segment_name
from pessoi.games.carcassonne.tables import FIGURE_NAMES, MOST_SEATS
from pessoi.games.carcassonne.tiles import NUMBERS, TILES

_FIRST: Final = re.compile(rf"first ([0-{MOST_SEATS - 1}])")
_PLACE: Final = re.compile(rf"{NUMBER},{NUMBER} r([0-3])")


def write_move(move: int) -> str:
    """The text of a move. Raises ``ValueError`` for an integer that is no move."""
    kind, rest = move & KIND, move >> KIND_BITS
    if move == NO_FIGURE:
        return "none"
    if kind == FIRST_SEAT and 0 <= rest < MOST_SEATS:
        return f"first {rest}"
    if kind == DRAW_TILE and 0 <= rest < len(TILES):
        return f"draw {TILES[rest].id}"
    if kind == PLACE_TILE and 0 <= rest >> 2 < 1 << 18:
        return f"{cell_name(rest >> 2)} r{rest & 3}"
    if kind == PLACE_FIGURE and 0 <= rest >> 2 < 32:
        return f"{FIGURE_NAMES[rest & 3]} {segment_name(rest >> 2)}"
    text = more.write_move(move) if move >= 0 else ""
    if text:
        return text
    raise ValueError(f"{move} is no move of Carcassonne")


def read_move(text: str) -> int:
    """The move of a text. Raises ``Malformed`` when it isn't one."""
    if text == "none":
        return NO_FIGURE
    if match := _FIRST.fullmatch(text):
        return first_seat(int(match[1]))
    if match := _PLACE.fullmatch(text):
        x, y = int(match[1]), int(match[2])
        if max(abs(x), abs(y)) > REACH:
            raise Malformed("carcassonne-move-far", text=text, reach=REACH)
        return place_tile(cell_at(x, y), int(match[3]))
    word, _, rest = text.partition(" ")
    if word == "draw":
        if rest not in NUMBERS:
            raise Malformed("carcassonne-move-tile", text=text, tile=rest)
        return draw_tile(NUMBERS[rest])
    if word in FIGURE_NAMES:
        code = read_segment(rest)
        if code < 0:
            raise Malformed("carcassonne-move-segment", text=text, segment=rest)
        return place_figure(FIGURE_NAMES.index(word), code)
    move = more.read_move(text)
    if move >= 0:
        return move
    raise Malformed("carcassonne-move-text", text=text)
