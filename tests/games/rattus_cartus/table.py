"""Positions and plays for the tests, in few words."""

from typing import Any

from pessoi.games.rattus_cartus.engine import RattusCartus
from pessoi.games.rattus_cartus.game import GAME
from tests.games.acts import Acts

ACTS = Acts(GAME, RattusCartus)
play = ACTS.play
refused = ACTS.refused
legal = ACTS.legal
dumped = ACTS.dumped
random_play = ACTS.random_play
loaded = ACTS.loaded
shown = ACTS.shown
words = ACTS.words


def seat(hand: str = "", laid: str = "", place: int = 0, order: int = 0, rats: int = 10) -> dict[str, Any]:
    """What a seat has; with a ``place`` it has entered there."""
    found: dict[str, Any] = {"hand": [*hand.split()], "laid": [*laid.split()], "rats": rats}
    if place:
        found |= {"place": place, "order": order}
    return found


def entering(row: str, *seats: Any, **more: Any) -> dict[str, Any]:
    """Phase C, all but the last seat having entered."""
    last = len(seats) - 1
    position: dict[str, Any] = {"step": "enter", "start": 0, "turn": last, "active": last}
    return position | {"row": [*row.split()], "seats": [*seats], **more}
