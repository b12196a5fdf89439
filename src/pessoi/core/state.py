"""The contract of a state: everything about one play in progress, hidden things included.

A state changes in place; whoever wants the old one clones first. It holds no clock, no generator and no shuffled
deck: what must be drawn is a chance move. Engines are compiled, so the class is a plain base whose methods they
override; a game that isn't compiled may subclass it as well.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.native import vec
from pessoi.core.random import Random

CHANCE: Final = -1
"""``to_move`` when the table must draw."""
OVER: Final = -2
"""``to_move`` when the game has ended."""
SPECTATOR: Final = -3
"""The seat of whoever only watches, for ``redact`` and ``mask``."""
NOTHING: Final = -1
"""The mask of a hidden step: the other seats don't even learn that a move was made."""

NOT_TO_MOVE: Final = "core-not-to-move"
"""Message key of the one constant refusal that a seat not to move gets."""


class Result:
    """How a game ended: ``points`` by seat, the ``winners`` (several share), the game's ``reason`` and, where ties
    were broken, ``tie_break`` (the message key of the rule that decided, else empty)."""

    __slots__ = ("points", "reason", "tie_break", "winners")

    def __init__(self, points: "list[int]", winners: "list[int]", reason: str, tie_break: str = "") -> None:
        self.points = points
        self.winners = winners
        self.reason = reason
        self.tie_break = tie_break


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One play in progress. Moves are packed non-negative integers; seats are 0, 1, ...

    ``to_move`` is a seat, ``CHANCE`` or ``OVER``; ``seats`` is their number. ``moves`` and ``weights`` are the
    reused buffers of ``list_moves``.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.to_move: i64 = OVER
        self.moves: vec[i64] = vec[i64]([])
        self.weights: vec[i64] = vec[i64]([])

    # What may happen

    def legal(self) -> "list[int]":
        """All legal actions of the seat to move, in a fixed order; empty when chance is to move or the game is over."""
        raise NotImplementedError

    def chance(self) -> "list[tuple[int, int]]":
        """All outcomes of the draw with their whole weights; empty unless ``to_move`` is ``CHANCE``."""
        raise NotImplementedError

    def refusal(self, move: i64) -> "Refusal | None":
        """Why ``move`` (an action or a chance outcome) is not allowed now, or None if it is. Agrees with ``legal``
        and ``chance`` exactly, for any integer."""
        raise NotImplementedError

    def list_moves(self) -> i64:
        """Fill ``moves`` with the legal actions, or with the outcomes (and ``weights``) of the draw; their number.

        The engines override this without building lists.
        """
        moves: list[i64] = []
        weights: list[i64] = []
        if self.to_move == CHANCE:
            for outcome, weight in self.chance():
                moves.append(outcome)
                weights.append(weight)
        elif self.to_move != OVER:
            for move in self.legal():
                moves.append(move)
        self.moves = vec[i64](moves)
        self.weights = vec[i64](weights)
        return len(moves)

    def random_move(self, rng: Random) -> i64:
        """A legal action, all equally likely, or an outcome by its weight. Not to be called when the game is over."""
        count = self.list_moves()
        if self.to_move != CHANCE:
            return self.moves[rng.below(count)]
        total: i64 = 0
        index: i64 = 0
        while index < count:
            total += self.weights[index]
            index += 1
        ticket = rng.below(total)
        index = 0
        while ticket >= self.weights[index]:
            ticket -= self.weights[index]
            index += 1
        return self.moves[index]

    def playout_move(self, rng: Random) -> i64:
        """The move of a playout led by the game's heuristic; at random where the game has none."""
        return self.random_move(rng)

    # What happens

    def apply(self, move: i64, events: "list[Event] | None" = None) -> None:
        """Carry out a legal move or outcome in place. With a list, append what happened; a search passes none.

        The caller has made sure that the move is legal (``refusal``); nothing is checked here.
        """
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    # What a seat may know

    def mask(self, move: i64, seat: i64) -> i64:
        """``move`` as ``seat`` may know it, asked before it is applied: the move itself, one whose hidden fields are
        all ones (``core.moves.UNSEEN``), or ``NOTHING``."""
        return move

    def redact(self, seat: i64) -> "State":
        """A copy in which all that ``seat`` (or ``SPECTATOR``) may not know is unknown. It isn't played on."""
        return self.clone()

    def determinize(self, rng: Random) -> "State":
        """A complete state that fits this redacted one, each completion of its hidden cards equally likely."""
        return self.clone()

    # What it is worth

    def points(self, seat: i64) -> i64:
        """The points that ``seat`` has now."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """How well ``seat`` stands, in points to be expected at the end; the games have better ones than this."""
        return float(self.points(seat))

    def foresees(self) -> bool:
        """Whether ``evaluate`` looks to the end of the turn under way by itself, so that a search of the turn needn't
        go deeper than one move."""
        return False

    def result(self) -> "Result | None":
        """How the game ended, or None while it goes on."""
        raise NotImplementedError


# For engines that list their moves without building lists


def listed_moves(state: State) -> "list[int]":
    """The moves that ``list_moves`` finds, as ``legal`` tells them."""
    count = state.list_moves()
    moves: list[int] = []
    index: i64 = 0
    while index < count:
        moves.append(state.moves[index])
        index += 1
    return moves


def listed_outcomes(state: State) -> "list[tuple[int, int]]":
    """The outcomes that ``list_moves`` finds with their weights, as ``chance`` tells them."""
    count = state.list_moves()
    outcomes: list[tuple[int, int]] = []
    index: i64 = 0
    while index < count:
        outcomes.append((state.moves[index], state.weights[index]))
        index += 1
    return outcomes
