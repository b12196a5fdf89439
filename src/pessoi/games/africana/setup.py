"""The table before the first move, with the package's own files or those that the options hold."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from pessoi.core.state import CHANCE
from pessoi.games.africana.apply import set_first
from pessoi.games.africana.engine import Africana
from pessoi.games.africana.files import SHIPPED_NAME, Files
from pessoi.games.africana.tables import SHIPPED_BOARD, Board


def board_of(options: Mapping[str, object]) -> Board:
    """The board of complete options, whose files have passed the checks."""
    files = options["files"]
    return SHIPPED_BOARD if files == SHIPPED_NAME else _board(msgspec.json.encode(files))


@lru_cache(maxsize=16)
def _board(data: bytes) -> Board:
    document: dict[str, Any] = msgspec.json.decode(data)
    return Board(Files(document["board"], document["cards"]))


def empty_table(options: Mapping[str, object]) -> Africana:
    """A play before its starting seat is known; ``position`` fills it too."""
    return Africana(dict(options), board_of(options))


def new(options: Mapping[str, object]) -> Africana:
    """The starting seat is drawn, or was named (AF-11)."""
    state = empty_table(options)
    state.to_move = CHANCE
    if options["first"] != "random":
        set_first(state, int(str(options["first"])), None)
    return state
