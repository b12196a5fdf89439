"""The contract's state: ``CarcassonneState`` with the rules."""

from typing import final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.native import vec
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, Result, listed_moves, listed_outcomes
from pessoi.games.carcassonne import apply as applying
from pessoi.games.carcassonne import legal as legality
from pessoi.games.carcassonne import playout, refusals
from pessoi.games.carcassonne.evaluate import WEIGHTS, estimate
from pessoi.games.carcassonne.expansions import foresight
from pessoi.games.carcassonne.state import CarcassonneState


@final
class Carcassonne(CarcassonneState):
    """One play of Carcassonne. All is open but the order of the pile (CAR-GEN-04), and that is chance."""

    def legal(self) -> "list[int]":
        """See ``State.legal``."""
        return listed_moves(self) if self.to_move >= 0 else []

    def chance(self) -> "list[tuple[int, int]]":
        """See ``State.chance``."""
        return listed_outcomes(self) if self.to_move == CHANCE else []

    def refusal(self, move: i64) -> "Refusal | None":
        """See ``State.refusal``."""
        return refusals.refusal(self, move)

    def list_moves(self) -> i64:
        """See ``State.list_moves``."""
        return legality.list_moves(self)

    def random_move(self, rng: Random) -> i64:
        """See ``State.random_move``."""
        return legality.random_move(self, rng)

    def playout_move(self, rng: Random) -> i64:
        """See ``State.playout_move``."""
        return playout.playout_move(self, rng)

    def apply(self, move: i64, events: "list[Event] | None" = None) -> None:
        """See ``State.apply``."""
        applying.apply(self, move, events)

    def clone(self) -> "Carcassonne":
        """See ``State.clone``."""
        return Carcassonne(self.options, self.seats, self.on, self)

    def points(self, seat: i64) -> i64:
        """See ``State.points``."""
        return self.scores[seat]

    def evaluate(self, seat: i64) -> float:
        """See ``State.evaluate``. All seats are judged at once; the answer is kept until the next move."""
        if not self.judged:
            if len(self.worth) < self.seats:
                self.worth = vec[float]([0.0] * self.seats)
            if self.on:
                foresight.expect(self, self.worth)
            else:
                estimate(self, WEIGHTS, self.worth)
            self.judged = True
        return self.worth[seat]

    def result(self) -> "Result | None":
        """See ``State.result``."""
        if self.to_move != OVER:
            return None
        points: list[int] = []
        for seat in range(self.seats):
            points.append(self.scores[seat])
        return Result(points, applying.winners(self), "pile")
