"""The moves of the expansions as short texts, one to one; ``carcassonne.notation`` knows those of the base.

| text | move |
| --- | --- |
| ``roll 2`` | chance: the machine flies so far |
| ``message 4`` | chance: this message is turned up |
| ``fly meeple`` | a meeple (or ``big``) goes onto the flying machine |
| ``land c0`` | it lands on that segment of the target tile |
| ``ferry r0-r2`` | the ferry of the lake just placed joins these roads |
| ``ferry 1,0 r0-r2`` | the ferry of the lake at 1,0 is moved |
| ``gold 1,0`` | the second ingot lies there |
| ``mage 1,0:c0`` / ``witch off`` | mage or witch goes there, or off the board |
| ``robber 12`` | the own robber goes onto that space of the track |
| ``score 1,0:r0`` | this completed feature, named by its first segment, is scored next |
| ``marker`` / ``messenger`` | this figure moves on the score track |
| ``take 1,0`` | an ingot is taken from that tile |
| ``effect`` / ``points`` | the message's effect, or its two points |
| ``return meeple 1,0:r0`` | this meeple (or ``big``) goes home |
| ``crop A`` / ``crop B`` | all add a meeple, or take one back |
| ``add meeple 1,0:r0`` | a meeple (or ``big``) is added there |
| ``pass`` | nothing |
"""

import re
from typing import Final

from pessoi.core.errors import Malformed
from pessoi.games.carcassonne.expansions import moves as more
from pessoi.games.carcassonne.expansions.extras import MESSAGES
from pessoi.games.carcassonne.expansions.flying import FARTHEST
from pessoi.games.carcassonne.expansions.magic import NAMES
from pessoi.games.carcassonne.expansions.robbers import SPACES
from pessoi.games.carcassonne.moves import KIND, KIND_BITS
from pessoi.games.carcassonne.names import CELLS, cell_name, read_cell, read_segment, segment_name, spot_name
from pessoi.games.carcassonne.tables import BIG, FIGURE_NAMES

MEEPLES: Final = FIGURE_NAMES[: BIG + 1]
WORDS: Final = {
    "pass": more.PASS,
    "marker": more.packed(more.ADVANCE, more.MARKER),
    "messenger": more.packed(more.ADVANCE, more.MESSENGER),
    "effect": more.packed(more.USE_MESSAGE, more.EFFECT),
    "points": more.packed(more.USE_MESSAGE, more.POINTS),
    "crop A": more.packed(more.CHOOSE_CROP, 1),
    "crop B": more.packed(more.CHOOSE_CROP, 2),
    **{f"{name} off": more.packed(more.REMOVE_MAGIC, figure) for figure, name in enumerate(NAMES)},
    **{f"fly {name}": more.packed(more.FLY, kind) for kind, name in enumerate(MEEPLES)},
    **{f"roll {steps}": more.packed(more.ROLL, steps) for steps in range(1, FARTHEST + 1)},
    **{f"message {number}": more.packed(more.TURN_UP, number) for number in range(1, MESSAGES + 1)},
    **{f"robber {space}": more.packed(more.PUT_ROBBER, space) for space in range(SPACES)},
}
"""The moves that name nothing on the board."""
TEXTS: Final = {move: text for text, move in WORDS.items()}
ROADS: Final = re.compile(r"r([0-7])-r([0-7])")
HINTS: Final = {
    "land": "segment",
    "ferry": "ferry",
    "gold": "cell",
    "take": "cell",
    "mage": "spot",
    "witch": "spot",
    "score": "spot",
    "return": "figure",
    "add": "figure",
}
"""The first words of all other moves, and what each must name: the end of the message key for one that doesn't."""


def write_move(move: int) -> str:
    """The text of a move; empty for an integer that is none of the expansions' moves."""
    if move in TEXTS:
        return TEXTS[move]
    kind, rest = move & KIND, move >> KIND_BITS
    if kind == more.LAND and rest < 32:
        return f"land {segment_name(rest)}"
    if kind == more.SET_FERRY and rest < 64:
        return f"ferry {_roads(rest)}"
    if kind == more.MOVE_FERRY and rest >> 6 < CELLS:
        return f"ferry {cell_name(rest >> 6)} {_roads(rest & 63)}"
    if kind in (more.GOLD_BESIDE, more.TAKE_INGOT) and rest < CELLS:
        return f"{'gold' if kind == more.GOLD_BESIDE else 'take'} {cell_name(rest)}"
    if kind == more.MOVE_MAGIC and rest >> 6 < CELLS:
        return f"{NAMES[rest & 1]} {spot_name(rest >> 1)}"
    if kind == more.SCORE_NEXT and rest >> 5 < CELLS:
        return f"score {spot_name(rest)}"
    if kind in (more.RECALL, more.ADD_FIGURE) and rest & 3 <= BIG and rest >> 7 < CELLS:
        return f"{'return' if kind == more.RECALL else 'add'} {MEEPLES[rest & 3]} {spot_name(rest >> 2)}"
    return ""


def _roads(pair: int) -> str:
    return f"r{pair & 7}-r{pair >> 3}"


def read_move(text: str) -> int:
    """The move of a text, -1 if it doesn't look like one of the expansions'. Raises ``Malformed`` when it does, but
    isn't."""
    if text in WORDS:
        return WORDS[text]
    word, _, rest = text.partition(" ")
    if word not in HINTS:
        return -1
    move = _read(word, rest)
    if move < 0:
        raise Malformed(f"carcassonne-move-{HINTS[word]}", text=text)
    return move


def _read(word: str, rest: str) -> int:
    if word == "land":
        code = read_segment(rest)
        return more.packed(more.LAND, code) if code >= 0 else -1
    if word == "ferry":
        return _read_ferry(rest)
    if word in ("gold", "take"):
        cell = read_cell(rest)
        return more.packed(more.GOLD_BESIDE if word == "gold" else more.TAKE_INGOT, cell) if cell >= 0 else -1
    if word in ("return", "add"):
        figure, _, place = rest.partition(" ")
        spot = _read_spot(place)
        if figure not in MEEPLES or spot < 0:
            return -1
        return more.packed(more.RECALL if word == "return" else more.ADD_FIGURE, MEEPLES.index(figure) | spot << 2)
    spot = _read_spot(rest)
    if spot < 0:
        return -1
    return (
        more.packed(more.SCORE_NEXT, spot)
        if word == "score"
        else more.packed(more.MOVE_MAGIC, NAMES.index(word) | spot << 1)
    )


def _read_ferry(rest: str) -> int:
    place, _, roads = rest.rpartition(" ")
    match = ROADS.fullmatch(roads)
    if not match or int(match[1]) > int(match[2]):
        return -1
    pair = int(match[1]) | int(match[2]) << 3
    if not place:
        return more.packed(more.SET_FERRY, pair)
    cell = read_cell(place)
    return more.packed(more.MOVE_FERRY, pair | cell << 6) if cell >= 0 else -1


def _read_spot(text: str) -> int:
    """The spot of ``1,-2:c0``, -1 if the text isn't one."""
    place, _, name = text.partition(":")
    cell, code = read_cell(place), read_segment(name)
    return code | cell << 5 if cell >= 0 and code >= 0 else -1
