"""Positions and plays for the tests, in few words."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from pessoi.core.events import Event
from pessoi.core.game import Document, Json
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.africana import GAME
from pessoi.games.africana.engine import Africana
from pessoi.text.messages import Messages


def moving(*seats: Json, **more: Any) -> Africana:
    """The state of action C under way, by the first seat of two."""
    return at_table(*seats, step="move", action="C", **more)


def at_table(*seats: Json, step: str = "action", **more: Any) -> Africana:
    """The state of a turn of the first of two seats; seats left out are as at the start."""
    return loaded({"step": step, "seats": [*seats, *[{} for _ in range(2 - len(seats))]], **more})


def loaded(position: Document, **options: Json) -> Africana:
    """The state of a position."""
    state = GAME.load(position, GAME.options_of(options))
    assert isinstance(state, Africana)
    return state


def play(state: Africana, *moves: str) -> list[Event]:
    """Make moves, each of which must be legal; what happened."""
    events: list[Event] = []
    for text in moves:
        move = GAME.read_move(text)
        refusal = state.refusal(move)
        assert refusal is None, f"{text}: {refusal}"
        state.apply(move, events)
    return events


def refused(state: Africana, move: str) -> Refusal:
    """The refusal of a move, which is checked to be barred and to leave everything as it was."""
    before = GAME.dump(state)
    refusal = state.refusal(GAME.read_move(move))
    assert refusal is not None, f"{move} is legal"
    assert GAME.dump(state) == before
    return refusal


def legal(state: Africana) -> set[str]:
    """The legal moves, or the outcomes of the draw, in notation."""
    moves = state.legal() or [move for move, _ in state.chance()]
    return {GAME.write_move(move) for move in moves}


def shown(state: Africana, seat: int = 0) -> dict[str, Any]:
    """The view of a seat."""
    return GAME.view(state.redact(seat), seat)


def dumped(state: Africana) -> dict[str, Any]:
    """The position."""
    return GAME.dump(state)


def random_play(seed: int, **options: Json) -> Iterator[Africana]:
    """The one changing state of a random game: at its start and after every move."""
    state = GAME.new(GAME.options_of(options))
    assert isinstance(state, Africana)
    rng = Random(seed)
    yield state
    while state.to_move != OVER:
        state.apply(state.random_move(rng))
        yield state


@cache
def words(language: str) -> Messages:
    """The messages of the game in a language."""
    return Messages(language, [GAME.folder])
