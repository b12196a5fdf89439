"""How a choice of several cards is offered on a screen: how many the zone asked wants, and which, in any order.

Steps of such a choice come in ascending order (GH-412), so that the highest cards never come first. Who chooses by
clicks names cards in any order; the screen sorts them.
"""

from pessoi.core.game import Json
from pessoi.games.guildhall.notation import write_move
from pessoi.games.guildhall.state import GuildhallState

_ZONES = ("place", "pay", "fetch", "lay", "hand", "give", "for")
"""First words of the moves that name one card after the other."""


def _steps(state: GuildhallState) -> dict[str, int]:
    """The moves of the zone asked now by their texts; empty where none names a card or chapter."""
    moves = {write_move(move): move for move in state.legal()}
    zone = next((kind for kind in _ZONES if any(text.startswith(f"{kind} ") for text in moves)), None)
    return {text: move for text, move in moves.items() if zone and text.startswith(f"{zone} ")}


def _after(state: GuildhallState, move: int) -> dict[str, int]:
    """The moves of the same zone that may follow ``move``."""
    following = _next(state, move)
    kind = write_move(move).split()[0]
    if (following.step, following.to_move) != (state.step, state.to_move):
        return {}
    return {text: each for text, each in _steps(following).items() if text.startswith(f"{kind} ")}


def _next(state: GuildhallState, move: int) -> GuildhallState:
    following = state.clone()
    assert isinstance(following, GuildhallState)
    following.apply(move, None)
    return following


def offered(state: GuildhallState) -> tuple[int, Json]:
    """How many cards, up to three, the zone asked still wants, and the moves that belong to some legal whole of it,
    ascending; 0 and None where whole chapters are asked, or nothing of this seat.
    """
    first = _steps(state)
    if not first:
        return 0, None
    fits = dict(first)
    lowest = state
    wanted = 1
    for number, move in enumerate(first.values()):
        more = _after(state, move)
        fits |= more
        if number == 0 and more:
            wanted, lowest = 2, _next(state, move)
    if wanted == 2:
        for move in _steps(lowest).values():
            third = _after(lowest, move)
            fits |= third
            wanted = 3 if third else wanted
    return wanted, [text for text, _ in sorted(fits.items(), key=lambda entry: entry[1])]
