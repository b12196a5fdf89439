"""Positions and plays for the tests, in few words."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from pessoi.core.events import Event
from pessoi.core.game import Document, Json
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.seven_wonders_duel.engine import SevenWondersDuel
from pessoi.games.seven_wonders_duel.game import GAME
from pessoi.text.messages import Messages


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


def loaded(position: Document, **options: Json) -> SevenWondersDuel:
    """The state of a position."""
    state = GAME.load(position, GAME.options_of(options))
    assert isinstance(state, SevenWondersDuel)
    return state


def seat(coins: int = 7, cards: str = "", wonders: str = "", tokens: str = "") -> Json:
    """What a seat has; a Wonder with ``+`` is built."""
    own: list[Json] = []
    for name in wonders.split():
        own.append({"wonder": name.rstrip("+"), "state": "built" if name.endswith("+") else "unbuilt"})
    return {"coins": coins, "cards": [*cards.split()], "wonders": own, "tokens": [*tokens.split()]}


def play(state: SevenWondersDuel, *moves: str) -> list[Event]:
    """Make moves, each of which must be legal; what happened."""
    events: list[Event] = []
    for text in moves:
        move = GAME.read_move(text)
        refusal = state.refusal(move)
        assert refusal is None, f"{text}: {refusal}"
        state.apply(move, events)
    return events


def refused(state: SevenWondersDuel, move: str) -> Refusal:
    """The refusal of a move, which is checked to be barred and to leave everything as it was."""
    before = GAME.dump(state)
    refusal = state.refusal(GAME.read_move(move))
    assert refusal is not None, f"{move} is legal"
    assert GAME.dump(state) == before
    return refusal


def legal(state: SevenWondersDuel) -> set[str]:
    """The legal moves, or the outcomes of the draw, in notation."""
    moves = state.legal() or [move for move, _ in state.chance()]
    return {GAME.write_move(move) for move in moves}


def shown(state: SevenWondersDuel, seat: int = 0) -> dict[str, Any]:
    """The view of a seat."""
    return GAME.view(state.redact(seat), seat)


def dumped(state: SevenWondersDuel) -> dict[str, Any]:
    """The position."""
    return GAME.dump(state)


def random_play(seed: int, **options: Json) -> Iterator[SevenWondersDuel]:
    """The one changing state of a random game: at its start and after every move."""
    state = GAME.new(GAME.options_of(options))
    assert isinstance(state, SevenWondersDuel)
    rng = Random(seed)
    yield state
    while state.to_move != OVER:
        state.apply(state.random_move(rng))
        yield state


@cache
def words(language: str) -> Messages:
    """The messages of the game in a language."""
    return Messages(language, [GAME.folder])
