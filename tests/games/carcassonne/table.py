"""Positions and plays for the tests, in few words."""

from collections.abc import Iterable
from typing import Any

from pessoi.core.game import Document, Json
from pessoi.core.state import SPECTATOR, State
from pessoi.games.carcassonne import GAME
from tests.games.acts import Acts

ACTS = Acts(GAME, State)
play = ACTS.play
refused = ACTS.refused
legal = ACTS.legal
dumped = ACTS.dumped
random_play = ACTS.random_play

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


def points(state: State) -> list[int]:
    """The points by seat."""
    return [int(state.points(seat)) for seat in range(state.seats)]


def shown(state: State) -> dict[str, Any]:
    """The view, which is the same for everybody."""
    return GAME.view(state, SPECTATOR)


def feature(state: State, segment: str) -> dict[str, Any]:
    """The feature of a segment, as the view shows it."""
    found: dict[str, Any] = next(item for item in shown(state)["features"] if segment in item["segments"])
    return found
