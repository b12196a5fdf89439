"""Positions and plays for the tests, in few words."""

from pessoi.core.game import Document, Json
from pessoi.games.seven_wonders_duel.engine import SevenWondersDuel
from pessoi.games.seven_wonders_duel.game import GAME
from tests.games.acts import Acts

ACTS = Acts(GAME, SevenWondersDuel)
play = ACTS.play
refused = ACTS.refused
legal = ACTS.legal
dumped = ACTS.dumped
random_play = ACTS.random_play
loaded = ACTS.loaded
shown = ACTS.shown
words = ACTS.words


def at_table(cards: str, *seats: Json, age: int = 2, active: int = 0, pawn: int = 0, **more: Json) -> SevenWondersDuel:
    """The state of a turn in which these ``cards`` of an Age are left, all available; ``seats`` are from ``seat``."""
    position: Document = {
        "step": "turn",
        "age": age,
        "active": active,
        "pawn": pawn,
        "seats": [*seats, *[seat() for _ in range(2 - len(seats))]],
        "structure": {f"A{age}-r1c{index + 1}": card for index, card in enumerate(cards.split())},
        **more,
    }
    return loaded(position)


def seat(coins: int = 7, cards: str = "", wonders: str = "", tokens: str = "") -> Json:
    """What a seat has; a Wonder with ``+`` is built."""
    own: list[Json] = []
    for name in wonders.split():
        own.append({"wonder": name.rstrip("+"), "state": "built" if name.endswith("+") else "unbuilt"})
    return {"coins": coins, "cards": [*cards.split()], "wonders": own, "tokens": [*tokens.split()]}
