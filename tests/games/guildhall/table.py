"""Positions and plays for the tests, in few words."""

from typing import Any

from pessoi.core.game import Document, Json
from pessoi.games.guildhall.engine import Guildhall
from pessoi.games.guildhall.game import GAME
from tests.games.acts import Acts

ACTS = Acts(GAME, Guildhall)
play = ACTS.play
refused = ACTS.refused
legal = ACTS.legal
dumped = ACTS.dumped
random_play = ACTS.random_play
loaded = ACTS.loaded
shown = ACTS.shown


def at_table(*seats: Json, options: dict[str, Any] | None = None, **more: Any) -> Guildhall:
    """The state in which seat 0 chooses an action; ``seats`` are from ``seat``, ``more`` is the rest."""
    position: Document = {"seats": [*seats, *[seat() for _ in range(2 - len(seats))]], **more}
    return loaded(position, **(options or {}))


def seat(hand: str = "", guild: str = "", completed: str = "", vp_cards: str = "", tokens: int = 0) -> Json:
    """What a seat has."""
    lists: Document = {"hand": [*hand.split()], "guild": [*guild.split()], "completed": [*completed.split()]}
    return {**lists, "vp_cards": [*vp_cards.split()], "tokens": tokens}
