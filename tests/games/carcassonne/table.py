"""Positions and plays for the tests, in few words."""

from collections.abc import Iterable, Iterator
from typing import Any

from pessoi.core.events import Event
from pessoi.core.game import Document, Json
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import OVER, SPECTATOR, State
from pessoi.games.carcassonne import GAME

START = "0,0 BG-CRFR r0"


def at_table(
    *tiles: str,
    draws: str | None = None,
    pile: dict[str, int] | None = None,
    figures: str = "",
    step: str | None = None,
    active: int = 0,
    seats: int = 2,
    points: list[int] | None = None,
    small_city: int = 4,
    assistance: str = "standard",
    expansions: Iterable[str] | str = (),
    **pieces: Any,
) -> State:
    """The state with these ``tiles`` (``1,0 BG-FRFR r0``) beside the start tile.

    ``draws``: the drawn tile, to be placed now. ``figures``: ``0 1,0:r0, 1 big 0,0:f1`` (seat, kind unless it is a
    meeple, segment). ``expansions``: their ids, as a list or parted by spaces; ``pieces`` are other keys of positions.
    A tile may be followed by ``r0-r2``, what its ferry joins, and by the number of its ingots.
    """
    position: Document = {
        "step": step or ("place" if draws else "draw"),
        "active": active,
        "tile": draws,
        "tiles": [_tile(text) for text in (START, *tiles)],
        "figures": [_figure(text) for text in figures.split(", ") if text],
        "points": [*points] if points else [0] * seats,
        **pieces,
    }
    if pile is not None:
        position["pile"] = dict(pile)
    sets: list[Json] = [*(expansions.split() if isinstance(expansions, str) else expansions)]
    options: Document = {"seats": seats, "first": "0", "small_city": small_city, "assistance": assistance}
    options["expansions"] = sets
    return GAME.load(position, GAME.options_of(options))


def _tile(text: str) -> Json:
    cell, name, rotation, *more = text.split()
    tile: Document = {"at": [int(part) for part in cell.split(",")], "tile": name, "rotation": int(rotation[1])}
    for piece in more:
        if piece[0] == "r":
            tile["ferry"] = [*piece.split("-")]
        else:
            tile["gold"] = int(piece)
    return tile


def _figure(text: str) -> Json:
    seat, *kind, segment = text.split()
    return {"seat": int(seat), "figure": kind[0] if kind else "meeple", "segment": segment}


def play(state: State, *moves: str) -> list[Event]:
    """Make moves, each of which must be legal; what happened."""
    events: list[Event] = []
    for text in moves:
        move = GAME.read_move(text)
        refusal = state.refusal(move)
        assert refusal is None, f"{text}: {refusal}"
        state.apply(move, events)
    return events


def refused(state: State, move: str) -> Refusal:
    """The refusal of a move, which is checked to be barred and to leave everything as it was."""
    before = GAME.dump(state)
    refusal = state.refusal(GAME.read_move(move))
    assert refusal is not None, f"{move} is legal"
    assert GAME.dump(state) == before
    return refusal


def legal(state: State) -> set[str]:
    """The legal moves, or the outcomes of the draw, in notation."""
    moves = state.legal() or [move for move, _ in state.chance()]
    return {GAME.write_move(move) for move in moves}


def points(state: State) -> list[int]:
    """The points by seat."""
    return [int(state.points(seat)) for seat in range(state.seats)]


def shown(state: State) -> dict[str, Any]:
    """The view, which is the same for everybody."""
    return GAME.view(state, SPECTATOR)


def dumped(state: State) -> dict[str, Any]:
    """The position."""
    return GAME.dump(state)


def feature(state: State, segment: str) -> dict[str, Any]:
    """The feature of a segment, as the view shows it."""
    found: dict[str, Any] = next(item for item in shown(state)["features"] if segment in item["segments"])
    return found


def random_play(seed: int, **options: Any) -> Iterator[State]:
    """The one changing state of a random game: at its start and after every move."""
    state = GAME.new(GAME.options_of(options))
    rng = Random(seed)
    yield state
    while state.to_move != OVER:
        state.apply(state.random_move(rng))
        yield state
