"""Moves as text, several at once: what a record, a case, the terminal and the server read and write."""

from collections.abc import Iterable

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Game

LONGEST = 200
"""No notation is longer; a longer text is refused before a game looks at it."""


def read_move(game: Game, text: object) -> int:
    """The move of a notation, of whatever type a document held. Raises ``Malformed``."""
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST:
        raise Malformed("core-move-text", text=str(text)[:LONGEST])
    return game.read_move(text)


def read_moves(game: Game, texts: Iterable[object]) -> list[int]:
    """The moves of several notations; raises ``Malformed`` with every text that isn't one, by its index."""
    moves: list[int] = []
    faults: list[PessoiError] = []
    for index, text in enumerate(texts):
        try:
            moves.append(read_move(game, text))
        except Malformed as fault:
            faults.append(Malformed("core-at-move", [fault], index=index))
    if faults:
        raise Malformed("core-moves", faults)
    return moves
