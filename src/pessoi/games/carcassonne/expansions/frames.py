"""The agenda in positions: each step with its arguments by name, and which agendas can be."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pessoi.core.game import Document, Json
from pessoi.games.carcassonne.board import slot_at
from pessoi.games.carcassonne.expansions import steps
from pessoi.games.carcassonne.expansions.award import TWO
from pessoi.games.carcassonne.expansions.extras import MESSAGES
from pessoi.games.carcassonne.expansions.flying import ARROW, FARTHEST
from pessoi.games.carcassonne.figures import figure_on
from pessoi.games.carcassonne.names import cell_name, node_name, read_cell
from pessoi.games.carcassonne.state import (
    DRAW,
    FIGURE,
    FIRST,
    HOME,
    PLACE,
    SCORE,
    STEP,
    STEP_BITS,
    TURN,
    CarcassonneState,
)
from pessoi.games.carcassonne.tables import BIG, FIGURE_KIND, FIGURE_NAMES, FIGURES

NodeOf = Callable[[Json], int]
"""The node of a segment's name, -1 for anything else."""


@dataclass(frozen=True)
class Argument:
    """One argument of a step: its name, where it is packed, and what it is.

    ``number`` up to ``most`` (``low`` at least), ``flag``, ``seats`` (a mask, as a list), ``node``, ``name`` (one of
    ``names``).
    """

    key: str
    shift: int
    bits: int
    kind: str = "number"
    most: int = 0
    low: int = 0
    names: tuple[str, ...] = ()


MEEPLES: Final = FIGURE_NAMES[: BIG + 1]
_POINTS: Final = Argument("points", 0, 12, most=0xFFF, low=1)
FRAMES: Final[dict[int, tuple[str, tuple[Argument, ...]]]] = {
    FIRST: ("first", ()),
    TURN: ("turn", ()),
    DRAW: ("draw", ()),
    steps.CROP: (
        "crop",
        (
            Argument("symbol", 0, 2, "name", names=steps.SYMBOLS),
            Argument("choice", 2, 2, "name", names=("", "A", "B")),
            Argument("asked", 4, 3, most=5),
        ),
    ),
    steps.MESSAGE: ("message", (Argument("message", 0, 4, most=MESSAGES),)),
    steps.SHARE: ("share", (Argument("next", 0, 3, most=5),)),
    SCORE: ("score", (Argument("begun", 0, 1, "flag"),)),
    steps.FERRIES: ("ferries", (Argument("begun", 0, 1, "flag"), Argument("lakes", 1, 32, "lakes"))),
    steps.FERRY: ("ferry", ()),
    FIGURE: ("figure", ()),
    steps.ROBBER: ("robber", (Argument("asked", 0, 3, most=5),)),
    steps.MAGIC_TILE: ("magic", ()),
    steps.INGOT: ("ingot", ()),
    steps.PART: ("part", ()),
    PLACE: ("place", ()),
    steps.FLIGHT: ("roll", (Argument("figure", 0, 2, "name", names=MEEPLES),)),
    steps.LAND: (
        "land",
        (Argument("figure", 0, 2, "name", names=MEEPLES), Argument("distance", 2, 2, most=FARTHEST, low=1)),
    ),
    HOME: ("home", (Argument("segment", 0, 11, "node"),)),
    steps.RECALL: ("recall", (Argument("index", 0, 6, "index"),)),
    steps.AWARD: (
        "award",
        (
            _POINTS,
            Argument("seats", 12, 6, "seats"),
            Argument("robbers", 18, 6, "seats"),
            Argument("source", 24, 4, most=TWO),
            Argument("segment", 28, 11, "node"),
        ),
    ),
    steps.ROB: ("rob", (_POINTS, Argument("seats", 12, 6, "seats"))),
}
"""Each step by its code: its name and arguments."""
BEGINNING: Final = (steps.FERRIES, SCORE)
"""Steps that note something when they begin."""
CODES: Final = {name: code for code, (name, _) in FRAMES.items()}


def dump(state: CarcassonneState) -> list[Json]:
    """The agenda, its top last."""
    frames: list[Json] = []
    for depth in range(state.depth):
        word = int(state.agenda[depth])
        name, arguments = FRAMES[word & STEP]
        frame: Document = {"step": name}
        for argument in arguments:
            value = word >> STEP_BITS + argument.shift & (1 << argument.bits) - 1
            frame[argument.key] = _shown(state, argument, value)
        frames.append(frame)
    return frames


def _shown(state: CarcassonneState, argument: Argument, value: int) -> Json:
    if argument.kind == "flag":
        return bool(value)
    if argument.kind == "name":
        return argument.names[value]
    if argument.kind == "seats":
        return [seat for seat in range(state.seats) if value >> seat & 1]
    if argument.kind == "node":
        return node_name(state, value)
    if argument.kind == "lakes":
        slots = [(value >> 8 * place & 0xFF) - 1 for place in range(4)]
        return [cell_name(state.cell[slot]) for slot in slots if slot >= 0]
    if argument.kind == "index":
        return f"{FIGURE_NAMES[FIGURE_KIND[value % FIGURES]]} {node_name(state, state.figures[value])}"
    return value


def read(state: CarcassonneState, frame: Json, node_of: NodeOf) -> int:
    """The word of a step; -1 if the document isn't one of this play."""
    code = CODES.get(str(frame.get("step")), -1) if isinstance(frame, dict) else -1
    if not isinstance(frame, dict) or code < 0:
        return -1
    arguments = FRAMES[code][1]
    if set(frame) != {"step", *(argument.key for argument in arguments)}:
        return -1
    word = code
    for argument in arguments:
        value = _value(state, argument, frame[argument.key], node_of)
        if value < 0:
            return -1
        word |= value << STEP_BITS + argument.shift
    return word


def _value(state: CarcassonneState, argument: Argument, value: Json, node_of: NodeOf) -> int:
    if argument.kind == "flag":
        return int(value) if isinstance(value, bool) else -1
    if argument.kind == "name":
        return argument.names.index(value) if isinstance(value, str) and value in argument.names else -1
    if argument.kind == "node":
        return node_of(value)
    if argument.kind == "index":
        figure, _, segment = str(value).partition(" ")
        node = node_of(segment) if figure in MEEPLES else -1
        return figure_on(state, state.active, MEEPLES.index(figure), node) if node >= 0 else -1
    if argument.kind == "seats":
        return _seats(state, value)
    if argument.kind == "lakes":
        return _lakes(state, value)
    if type(value) is not int or not argument.low <= value <= argument.most:
        return -1
    return value if argument.key not in ("asked", "next") or value < state.seats else -1


def _seats(state: CarcassonneState, value: Json) -> int:
    if not isinstance(value, list) or not all(type(seat) is int and 0 <= seat < state.seats for seat in value):
        return -1
    seats = [seat for seat in value if isinstance(seat, int)]
    return sum(1 << seat for seat in seats) if seats == sorted(set(seats)) else -1


def _lakes(state: CarcassonneState, value: Json) -> int:
    if not isinstance(value, list) or len(value) > 4:
        return -1
    word = 0
    lakes = {int(state.extras.ends[end]) >> 3 for end in range(state.extras.end_count)}
    for place, cell in enumerate(value):
        at = read_cell(cell) if isinstance(cell, str) else -1
        slot = int(slot_at(state, at)) if at >= 0 else -1
        if slot not in lakes or slot == state.placed - 1:
            return -1
        lakes.discard(slot)
        word |= slot + 1 << 8 * place
    return word


def steps_to(state: CarcassonneState, tile: int, code: int) -> list[int]:
    """The words of the steps of the action of a tile from its last one to the one with this code, as they begin."""
    planned = int(steps.plan(state.on, tile) | (steps.later(state.on) if code < SCORE else 0))
    symbol = int(steps.TILE_SYMBOL[tile]) << STEP_BITS
    found = [step for step in range(TURN + 1, code + 1) if planned >> step & 1]
    return [step | symbol if step == steps.CROP else step for step in found]


def is_sound(state: CarcassonneState, words: list[int]) -> bool:
    """Whether steps can lie on one another so: a turn, crop circles that wait, the steps of the action under way, and
    on them what they have put there."""
    codes = [word & STEP for word in words]
    if not codes or codes[0] != TURN:
        return False
    place = 1
    while place < len(codes) and codes[place] == steps.CROP:
        place += 1
    if codes[place:] == [DRAW]:
        return True
    if codes[1:] == [DRAW, FIRST]:
        return state.placed == 1
    kind = int(state.drawn) if codes[-1] == PLACE else int(state.turned[state.placed - 1]) >> 2
    if kind < 0 or state.placed < (1 if codes[-1] == PLACE else 2):
        return False
    plan = int(steps.plan(state.on, kind) | steps.later(state.on)) | (1 << steps.PART if state.on >> 7 & 1 else 0)
    before = steps.CROP
    while place < len(codes) and codes[place] <= PLACE:
        if codes[place] <= before or not plan >> codes[place] & 1:
            return False
        before = codes[place]
        place += 1
    return _is_top(state, words, codes, place, kind)


def _is_top(state: CarcassonneState, words: list[int], codes: list[int], place: int, kind: int) -> bool:
    """What lies on the steps of an action."""
    rest, below = codes[place:], words[place - 1]
    if not rest:
        return True
    if rest[0] in (steps.FLIGHT, steps.LAND):
        return len(rest) == 1 and below & STEP < FIGURE and ARROW[kind] >= 0
    awards = (steps.AWARD, steps.ROB)
    if rest[0] == HOME:
        return below & STEP == SCORE and below >> STEP_BITS == 1 and len(rest) == 2 and rest[1] in awards
    if below != steps.MESSAGE:
        return False
    return (len(rest) == 1 and rest[0] in awards) or (len(rest) == 2 and rest[0] == steps.RECALL and rest[1] in awards)
