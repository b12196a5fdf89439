"""Positions and plays for the tests, in few words."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from pessoi.core.events import Event
from pessoi.core.game import Json
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.rattus_cartus.engine import RattusCartus
from pessoi.games.rattus_cartus.game import GAME
from pessoi.text.messages import Messages


def loaded(position: dict[str, Any], **options: Json) -> RattusCartus:
    """The state of a position; the number of seats is that of its entries."""
    seats = position.get("seats")
    count = len(seats) if isinstance(seats, list) else 2
    state = GAME.load(position, GAME.options_of({"seats": count, **options}))
    assert isinstance(state, RattusCartus)
    return state


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


def play(state: RattusCartus, *moves: str) -> list[Event]:
    """Make moves, each of which must be legal; what happened."""
    events: list[Event] = []
    for text in moves:
        move = GAME.read_move(text)
        refusal = state.refusal(move)
        assert refusal is None, f"{text}: {refusal}"
        state.apply(move, events)
    return events


def refused(state: RattusCartus, move: str) -> Refusal:
    """The refusal of a move, which is checked to be barred and to leave everything as it was."""
    before = GAME.dump(state)
    refusal = state.refusal(GAME.read_move(move))
    assert refusal is not None, f"{move} is legal"
    assert GAME.dump(state) == before
    return refusal


def legal(state: RattusCartus) -> set[str]:
    """The legal moves, or the outcomes of the draw, in notation."""
    moves = state.legal() or [move for move, _ in state.chance()]
    return {GAME.write_move(move) for move in moves}


def shown(state: RattusCartus, seat: int = 0) -> dict[str, Any]:
    """The view of a seat."""
    return GAME.view(state.redact(seat), seat)


def dumped(state: RattusCartus) -> dict[str, Any]:
    """The position."""
    return GAME.dump(state)


def random_play(seed: int, **options: Json) -> Iterator[RattusCartus]:
    """The one changing state of a random game: at its start and after every move."""
    state = GAME.new(GAME.options_of(options))
    assert isinstance(state, RattusCartus)
    rng = Random(seed)
    yield state
    while state.to_move != OVER:
        state.apply(state.random_move(rng))
        yield state


@cache
def words(language: str) -> Messages:
    """The messages of the game in a language."""
    return Messages(language, [GAME.folder])
