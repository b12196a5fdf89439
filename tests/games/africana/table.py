"""Positions and plays for the tests, in few words."""

from typing import Any

from pessoi.core.game import Json
from pessoi.games.africana import GAME
from pessoi.games.africana.engine import Africana
from tests.games.acts import Acts

ACTS = Acts(GAME, Africana)
play = ACTS.play
refused = ACTS.refused
legal = ACTS.legal
dumped = ACTS.dumped
random_play = ACTS.random_play
loaded = ACTS.loaded
shown = ACTS.shown
words = ACTS.words


def moving(*seats: Json, **more: Any) -> Africana:
    """The state of action C under way, by the first seat of two."""
    return at_table(*seats, step="move", action="C", **more)


def at_table(*seats: Json, step: str = "action", **more: Any) -> Africana:
    """The state of a turn of the first of two seats; seats left out are as at the start."""
    return loaded({"step": step, "seats": [*seats, *[{} for _ in range(2 - len(seats))]], **more})
