"""Positions and plays for the tests, in few words."""

from collections.abc import Iterator
from typing import Any

from pessoi.core.events import Event
from pessoi.core.game import Document, Json
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.guildhall.engine import Guildhall
from pessoi.games.guildhall.game import GAME


def at_table(*seats: Json, options: dict[str, Any] | None = None, **more: Any) -> Guildhall:
    """The state in which seat 0 chooses an action; ``seats`` are from ``seat``, ``more`` is the rest."""
    position: Document = {"seats": [*seats, *[seat() for _ in range(2 - len(seats))]], **more}
    return loaded(position, **(options or {}))


def loaded(position: dict[str, Any], **options: Json) -> Guildhall:
    """The state of a position."""
    state = GAME.load(position, GAME.options_of(options))
    assert isinstance(state, Guildhall)
    return state


def seat(hand: str = "", guild: str = "", completed: str = "", vp_cards: str = "", tokens: int = 0) -> Json:
    """What a seat has."""
    lists: Document = {"hand": [*hand.split()], "guild": [*guild.split()], "completed": [*completed.split()]}
    return {**lists, "vp_cards": [*vp_cards.split()], "tokens": tokens}


def play(state: Guildhall, *moves: str) -> list[Event]:
    """Make moves, each of which must be legal; what happened."""
    events: list[Event] = []
    for text in moves:
        move = GAME.read_move(text)
        refusal = state.refusal(move)
        assert refusal is None, f"{text}: {refusal}"
        state.apply(move, events)
    return events


def refused(state: Guildhall, move: str) -> Refusal:
    """The refusal of a move, which is checked to be barred and to leave everything as it was."""
    before = GAME.dump(state)
    refusal = state.refusal(GAME.read_move(move))
    assert refusal is not None, f"{move} is legal"
    assert GAME.dump(state) == before
    return refusal


def legal(state: Guildhall) -> set[str]:
    """The legal moves, or the outcomes of the draw, in notation."""
    moves = state.legal() or [move for move, _ in state.chance()]
    return {GAME.write_move(move) for move in moves}


def shown(state: Guildhall, seat: int = 0) -> dict[str, Any]:
    """The view of a seat."""
    return GAME.view(state.redact(seat), seat)


def dumped(state: Guildhall) -> dict[str, Any]:
    """The position."""
    return GAME.dump(state)


def random_play(seed: int, **options: Json) -> Iterator[Guildhall]:
    """The one changing state of a random game: at its start and after every move."""
    state = GAME.new(GAME.options_of(options))
    assert isinstance(state, Guildhall)
    rng = Random(seed)
    yield state
    while state.to_move != OVER:
        state.apply(state.random_move(rng))
        yield state
