"""The steps that the expansions add to an action (CAR-TURN-01), and which of them a tile has.

Every tile has all its steps, the second of a double turn (CAR-X-35) and the extra one of a message (CAR-X-09) too. A
crop circle waits at the bottom until all else is done (CAR-TURN-03), that of an outer tile longest (CAR-X-33).

Numbered like those in ``state``, from the last step of an action to the first. Their arguments are packed into the
same word, from ``STEP_BITS`` on.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.carcassonne.expansions import moves, sets
from pessoi.games.carcassonne.state import FIGURE, PLACE, SCORE, STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import BIT
from pessoi.games.carcassonne.tiles import EDGES, TILES

CROP: Final = 3
"""5: symbol | choice (0 not made, 1 A, 2 B) << 2 | seats that have been asked << 4."""
MESSAGE: Final = 4
"""4b: the message that is turned up, 0 for none."""
SHARE: Final = 5
"""4a: the seat that takes next, counted from the active one."""
FERRIES: Final = 7
"""2c: whether begun | slot + 1 of each lake whose ferry may still be moved, eight bits each, from bit 1 on."""
FERRY: Final = 8
"""2b."""
ROBBER: Final = 10
"""1e: seats that have been asked."""
MAGIC_TILE: Final = 11
"""1d."""
INGOT: Final = 12
"""1c."""
PART: Final = 13
"""1b: mage and witch stand in one feature."""
FLIGHT: Final = 15
"""The die is rolled: kind of the figure on the machine."""
LAND: Final = 16
"""Where it lands: kind of figure | distance << 2."""
RECALL: Final = 18
"""After MSG-8 a figure goes home: its index."""
AWARD: Final = 19
"""One award: points | seats that still receive << 12 | seats whose robbers rob << 18 | source << 24 | node << 28."""
ROB: Final = 20
"""The robberies of an award: its points | seats that still rob << 12."""

NAMES: Final = {
    CROP: "crop",
    MESSAGE: "message",
    SHARE: "share",
    FERRIES: "ferries",
    FERRY: "ferry",
    ROBBER: "robber",
    MAGIC_TILE: "magic",
    INGOT: "ingot",
    PART: "part",
    FLIGHT: "roll",
    LAND: "land",
    AWARD: "award",
    ROB: "rob",
}
"""The steps that wait for a move, by their codes."""
MOVES: Final = {
    CROP: (moves.CHOOSE_CROP, moves.ADD_FIGURE, moves.RECALL, moves.PASS),
    MESSAGE: (moves.TURN_UP, moves.USE_MESSAGE, moves.RECALL),
    SHARE: (moves.TAKE_INGOT,),
    FERRIES: (moves.MOVE_FERRY, moves.PASS),
    FERRY: (moves.SET_FERRY,),
    ROBBER: (moves.PUT_ROBBER, moves.PASS),
    MAGIC_TILE: (moves.MOVE_MAGIC, moves.REMOVE_MAGIC),
    INGOT: (moves.GOLD_BESIDE,),
    PART: (moves.MOVE_MAGIC, moves.REMOVE_MAGIC),
    FLIGHT: (moves.ROLL,),
    LAND: (moves.LAND,),
    AWARD: (moves.ADVANCE,),
    ROB: (moves.ADVANCE,),
}
"""The kinds of moves that can be made in a step."""
FIGURE_MOVES: Final = (moves.FLY,)
"""Those that can be made where a figure is placed."""

SYMBOLS: Final = ("rake", "club", "shield")
"""The symbols of crop circles (CAR-CC-02)."""
SYMBOL_KINDS: Final[vec[i64]] = vec[i64]([2, 1, 0])
"""The features that they are about: fields, roads, cities."""


def _steps() -> vec[i64]:
    """By tile: the steps that its symbols bring, as a mask (CAR-TURN-02: one symbol at most)."""
    marks = {"lake": FERRY, "gold": INGOT, "magic": MAGIC_TILE, "pouch": ROBBER, "crop_circle": CROP}
    masks: list[i64] = []
    for tile in TILES:
        mask: i64 = 0
        for mark, step in marks.items():
            if mark in tile.marks:
                mask |= BIT[step]
        masks.append(mask | BIT[SCORE] | BIT[FIGURE] | BIT[PLACE])
    return vec[i64](masks)


def _symbols() -> vec[i64]:
    symbols: list[i64] = [SYMBOLS.index(str(tile.marks.get("crop_circle", SYMBOLS[0]))) for tile in TILES]
    return vec[i64](symbols)


def _roads() -> vec[i64]:
    roads: list[i64] = [1 if EDGES.index("road") in tile.edges else 0 for tile in TILES]
    return vec[i64](roads)


TILE_STEPS: Final[vec[i64]] = _steps()
HAS_ROAD: Final[vec[i64]] = _roads()
"""By tile: whether a road leads off it."""
TILE_SYMBOL: Final[vec[i64]] = _symbols()


def plan(on: i64, tile: i64) -> i64:
    """The steps that the action of a tile may have from its placing to its scoring, as a mask."""
    mask = TILE_STEPS[tile]
    if on & sets.FERRIES:
        mask |= BIT[FERRIES]
    if on & sets.MAGIC and not mask & BIT[MAGIC_TILE]:  # a magic tile moves one anyway (CAR-MW-05)
        mask |= BIT[PART]
    return mask


def later(on: i64) -> i64:
    """The steps that its scoring may put on the agenda, as a mask."""
    mask: i64 = 0
    if on & sets.GOLD:
        mask |= BIT[SHARE]
    if on & sets.MESSENGERS:
        mask |= BIT[MESSAGE]
    return mask


def push_action(state: CarcassonneState, tile: i64) -> None:
    """Put the steps of the action of a drawn tile on the agenda, its placing on top."""
    mask = plan(state.on, tile)
    if mask & BIT[FERRIES] and not (state.extras.end_count and HAS_ROAD[tile]):
        mask &= ~BIT[FERRIES]  # nothing can be reached
    if mask & BIT[PART] and (state.extras.magic[0] < 0 or state.extras.magic[1] < 0):
        mask &= ~BIT[PART]
    mask >>= CROP
    step: i64 = CROP
    while mask:
        if mask & 1:
            state.push(step | TILE_SYMBOL[tile] << STEP_BITS if step == CROP else step)
        mask >>= 1
        step += 1
