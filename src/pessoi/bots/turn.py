"""The worth of each move that a seat has, seen to the end of its own turn."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.native import append, vec
from pessoi.core.state import OVER, State

WON: Final = 1000.0
"""What winning adds to a lead when the game is over: no lead in points weighs as much."""
FIRST_DEPTH: Final = 2
DEEPEST: Final = 8


def lead(state: State, seat: i64) -> float:
    """The points by which ``seat`` stands above the best other seat, as the game's ``evaluate`` expects them.

    At the end they are those of the result, and a sole winner has ``WON`` more, a loser ``WON`` less.
    """
    if state.to_move != OVER:
        return margin(state, seat)
    share = win_share(state, seat)
    if share == 1.0:
        return margin(state, seat) + WON
    return margin(state, seat) if share > 0.0 else margin(state, seat) - WON


def margin(state: State, seat: i64) -> float:
    """The lead in points alone, whoever has won; a single seat's is what it has."""
    found = False
    best = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = _worth(state, other)
            if not found or theirs > best:
                best = theirs
                found = True
        other += 1
    return _worth(state, seat) - best


def _worth(state: State, seat: i64) -> float:
    return state.evaluate(seat) if state.to_move != OVER else float(state.points(seat))


def win_share(state: State, seat: i64) -> float:
    """Of a game that is over: 1 for its winner, 1/k for each of k winners, 0 for the others."""
    result = state.result()
    if result is None:
        raise ValueError("the game goes on")
    return 1.0 / float(len(result.winners)) if int(seat) in result.winners else 0.0


@final
class TurnSearch:
    """Weighs every move of the seat to move by the best lead that its own turn can still reach after it.

    A turn goes on as long as the same seat is to move and nothing was drawn. It is searched whole where it is short
    (lay a tile, place a figure); ``limit`` bounds the leaves of long ones, which are searched as deep as that allows.
    Where the game's own evaluation foresees the rest of the turn, one move is deep enough.
    """

    def __init__(self, limit: i64 = 5000) -> None:
        self.values: vec[float] = vec[float]([])
        self._limit = limit
        self._leaves: i64 = 0
        self._cut = False

    def weigh(self, state: State, count: i64) -> None:
        """Fill ``values`` for the ``count`` moves that ``state.list_moves()`` has just listed."""
        if state.foresees():
            self._try(state, count, 1, count)
            return
        depth: i64 = FIRST_DEPTH
        if not self._try(state, count, depth, self._limit):
            self._try(state, count, 1, count)
            return
        while self._cut and depth < DEEPEST:
            depth *= 2
            if not self._try(state, count, depth, self._limit):
                return

    def _try(self, state: State, count: i64, depth: i64, limit: i64) -> bool:
        """Search to ``depth`` moves of the turn; False, and the values as they were, when the leaves ran out."""
        seat = state.to_move
        self._leaves = limit
        self._cut = False
        values: vec[float] = vec[float]([])
        index: i64 = 0
        while index < count:
            child = state.clone()
            child.apply(state.moves[index])
            values = append(values, self._best(child, seat, depth - 1))
            if self._leaves < 0:
                return False
            index += 1
        self.values = values
        return True

    def _best(self, state: State, seat: i64, depth: i64) -> float:
        if state.to_move != seat or depth == 0:
            if state.to_move == seat:
                self._cut = True
            self._leaves -= 1
            return lead(state, seat)
        count = state.list_moves()
        best = 0.0
        index: i64 = 0
        while index < count and self._leaves >= 0:
            child = state if index == count - 1 else state.clone()
            child.apply(state.moves[index])
            value = self._best(child, seat, depth - 1)
            if index == 0 or value > best:
                best = value
            index += 1
        return best
