"""Two tiny games whose best moves are known: what the bots' tests play."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from pessoi.core.events import Event
from pessoi.core.game import Document, Game, Option, Options
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, Result, State

UNSEEN_CARD = 31


class TwoStepState(State):
    """Each turn a seat takes or leaves 3 points, then keeps or doubles what it took; drawn numbers do nothing.

    Leaving (``0``) and then doubling (``3``) gives 7, the most: it takes a look at the end of the turn to see that.
    """

    WORTH: ClassVar[dict[tuple[int, int], int]] = {(0, 2): 0, (0, 3): 7, (1, 2): 3, (1, 3): 6}

    def __init__(self, seats: int, turns: int = 6) -> None:
        super().__init__(seats)
        self.to_move = CHANCE
        self.turns = turns
        self.turn = 0
        self.first = -1
        self.scores = [0] * seats
        self.drawn: list[int] = []

    def legal(self) -> list[int]:
        if self.to_move < 0:
            return []
        return [0, 1] if self.first < 0 else [2, 3]

    def chance(self) -> list[tuple[int, int]]:
        return [(10, 1), (11, 2)] if self.to_move == CHANCE else []

    def refusal(self, move: int) -> Refusal | None:
        fits = move in self.legal() or move in [outcome for outcome, _ in self.chance()]
        return None if fits else Refusal("TOY-1", "toy-illegal")

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        if move >= 10:
            self.drawn.append(move)
            self.to_move = self.turn % self.seats
        elif self.first < 0:
            self.first = move
        else:
            self.scores[self.to_move] += self.WORTH[self.first, move]
            self.first = -1
            self.turn += 1
            self.to_move = CHANCE if self.turn < self.turns else OVER

    def clone(self) -> "TwoStepState":
        copy = TwoStepState(self.seats, self.turns)
        copy.to_move, copy.turn, copy.first = self.to_move, self.turn, self.first
        copy.scores, copy.drawn = self.scores[:], self.drawn[:]
        return copy

    def points(self, seat: int) -> int:
        return self.scores[seat]

    def result(self) -> Result | None:
        if self.to_move != OVER:
            return None
        best = max(self.scores)
        winners = [seat for seat, points in enumerate(self.scores) if points == best]
        return Result(self.scores[:], winners, "turns")


class GuessState(State):
    """Seat 1 draws one of four cards, unseen; seat 0 guesses it for 4 points (``c``) or takes 2 for sure (``9``).

    Whoever peeks guesses; whoever doesn't takes the 2 points.
    """

    def __init__(self, card: int = -1) -> None:
        super().__init__(2)
        self.to_move = CHANCE
        self.card = card
        self.scores = [0, 0]

    def legal(self) -> list[int]:
        return [0, 1, 2, 3, 9] if self.to_move == 0 else []

    def chance(self) -> list[tuple[int, int]]:
        return [(16 + card, 1) for card in range(4)] if self.to_move == CHANCE else []

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        if self.to_move == CHANCE:
            self.card = move - 16
            self.to_move = 0
        else:
            self.scores[0] = 2 if move == 9 else 4 * (move == self.card)
            self.to_move = OVER

    def clone(self) -> "GuessState":
        copy = GuessState(self.card)
        copy.to_move, copy.scores = self.to_move, self.scores[:]
        return copy

    def mask(self, move: int, seat: int) -> int:
        return UNSEEN_CARD if move >= 16 and seat != 1 else move

    def redact(self, seat: int) -> "GuessState":
        copy = self.clone()
        if seat != 1:
            copy.card = -1
        return copy

    def determinize(self, rng: Random) -> "GuessState":
        copy = self.clone()
        if copy.card < 0:
            copy.card = rng.below(4)
        return copy

    def points(self, seat: int) -> int:
        return self.scores[seat]

    def result(self) -> Result | None:
        if self.to_move != OVER:
            return None
        return Result(self.scores[:], [0] if self.scores[0] >= 2 else [1], "guess")


class TwoStep(Game):
    """The game of ``TwoStepState``; notation is the move's number."""

    key = "two_step"
    rules_version = 1
    seats = (2, 3, 4)
    schema: ClassVar[tuple[Option, ...]] = (Option("turns", (6, 12), 6),)
    chance_kinds = ("number",)
    endings = ("turns",)
    folder = Path(__file__).parent

    def most_plies(self, options: Options) -> int:
        return 40

    def new(self, options: Options) -> TwoStepState:
        return TwoStepState(_whole(options["seats"]), _whole(options["turns"]))

    def dump(self, state: State) -> Document:
        assert isinstance(state, TwoStepState)
        return {"scores": list(state.scores), "turn": state.turn, "first": state.first, "to_move": state.to_move}

    def load(self, position: Document, options: Options) -> TwoStepState:
        state = self.new(options)
        state.turn, state.first = _whole(position["turn"]), _whole(position["first"])
        state.to_move = _whole(position["to_move"])
        scores = position["scores"]
        assert isinstance(scores, Sequence)
        state.scores = [_whole(points) for points in scores]
        return state

    def write_move(self, move: int) -> str:
        return str(move)

    def read_move(self, text: str) -> int:
        return int(text)

    def describe(self, state: State, move: int) -> Document:
        return {"kind": "number", "number": move}

    def view(self, redacted: State, seat: int) -> Document:
        return self.dump(redacted)


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


TWO_STEP = TwoStep()
