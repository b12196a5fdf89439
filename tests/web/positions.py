"""Tables in the middle of a game: positions reached by seeded random play, put straight into the server's database."""

import json
import sqlite3
from collections.abc import Callable
from typing import Any

from pessoi.core.dealer import SeededDealer
from pessoi.core.game import Document
from pessoi.core.play import Play
from pessoi.core.random import Random
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.refusals import STEP_NAMES
from pessoi.games.carcassonne.state import CarcassonneState
from tests.web.planted import take_over
from tests.web.server import Server

GAMES = 200
"""So many random games are looked through for a position; one of the first few has it."""


def position_where(
    step: str, expansions: list[str], seats: int = 2, after: int = 0, also: Callable[[Any], bool] | None = None
) -> tuple[Document, int]:
    """Return the first position of random games that is at a step, and the seat that is asked.

    At least ``after`` plies have been played, and the view of the seat is as ``also`` says. Raises LookupError if no
    game has such a position.
    """
    options = GAME.options_of({"seats": seats, "first": "0", "expansions": [*expansions], "assistance": "standard"})
    for seed in range(GAMES):
        play = Play(GAME, options, SeededDealer(seed))
        rng = Random(seed)
        play.deal()
        while play.state.to_move >= 0:
            state = play.state
            assert isinstance(state, CarcassonneState)
            if len(play.entries) >= after and STEP_NAMES[state.step()] == step:
                if also is None or also(GAME.view(state, state.to_move)):
                    return GAME.dump(state), state.to_move
            move = state.random_move(rng) if rng.below(3) == 0 else state.playout_move(rng)
            play.apply(state.to_move, [move])
            play.deal()
    raise LookupError("no random game came to such a position")


def put_table(server: Server, model: str, position: Document, to_move: int) -> str:
    """Put a table beside another one, with its seats and people but in a position of its own. Return its id."""
    changes = {"position": json.dumps(position), "to_move": to_move, "version": 0, "revision": 1}
    with sqlite3.connect(server.folder / "pessoi.sqlite3") as database:
        planted = take_over(database, model, **changes)
    database.close()
    return planted
