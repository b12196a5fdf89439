"""The option ``files``: the package's own board and cards, or a table's, as a document in the same schema."""

import json
from functools import lru_cache

import msgspec

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Json, Option
from pessoi.games.africana.checks import faults_of
from pessoi.games.africana.files import SHIPPED_NAME
from pessoi.games.africana.tables import (
    BOXED,
    DRAW_ACTION,
    HAND_LIMIT,
    HELPERS_EACH,
    PAGE_COST,
    PAGES,
    SLOTS,
    START_CARDS,
    START_SILVER,
    Board,
)


class FilesOption(Option):
    """``shipped``, or ``{"board": ..., "cards": ...}``: the contents of both files, which pass the same checks.

    The document, or each of the two, may be given as text.
    """

    def __init__(self) -> None:
        super().__init__("files", (SHIPPED_NAME,), SHIPPED_NAME, kind="file", parts=("board", "cards"))

    def read(self, value: Json) -> Json:
        """The value as it is; raises ``Malformed`` with everything that is wrong with the files."""
        if isinstance(value, str) and value.lstrip().startswith("{"):
            value = _parsed("files", value)
        if not isinstance(value, dict):
            return super().read(value)
        document = {name: _parsed(name, part) if isinstance(part, str) else part for name, part in value.items()}
        faults = list(_faults(msgspec.json.encode(document)))
        if faults:
            raise Malformed("africana-files", faults)
        return document


def _parsed(name: str, text: str) -> Json:
    try:
        document: Json = json.loads(text)
    except (ValueError, RecursionError) as error:
        fault = Malformed("africana-files-json", name=name, detail=str(error)[:200])
        raise Malformed("africana-files", [fault]) from None
    return document


@lru_cache(maxsize=16)
def _faults(data: bytes) -> tuple[PessoiError, ...]:
    return tuple(faults_of(msgspec.json.decode(data)))


def most_plies(board: Board, seats: int, rounds: int) -> int:
    """An upper bound for the moves of one game.

    A turn without gains has the choice of the action and at most two draws and two discards (A), a free page, its
    reveal and the end (B), or a step with each card of a full hand and the end (C). All else is bounded by the whole
    game: each mission is turned up and completed once and joined once by each seat, each adventure is seen, bought,
    completed or discarded once, each card gained is drawn and discarded or played, and pages are paid with silver.
    """
    draw = int(DRAW_ACTION)
    turn = 1 + max(2 * draw, 3, int(HAND_LIMIT) + 1)
    missions = len(board.missions)
    cards = seats * missions * max(board.bonus_cards)
    silver = sum(START_SILVER) + seats * missions * max(board.bonus_silver)
    silver += sum(board.mission_silver) + sum(board.adventure_silver)
    setup = 1 + seats * int(START_CARDS) + SLOTS + 2
    once = missions * (2 + seats) + 2 * PAGES * 4 + 2 * (cards + 10 * int(HELPERS_EACH)) + silver // int(PAGE_COST)
    return int(setup + rounds * seats * turn + once - BOXED[seats])
