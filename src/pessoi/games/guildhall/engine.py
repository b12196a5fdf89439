"""The contract's state: ``Guildhall`` with the rules."""

from typing import final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, Result, listed_moves, listed_outcomes
from pessoi.games.guildhall import apply as applying
from pessoi.games.guildhall import legal as legality
from pessoi.games.guildhall import refusals, secrets
from pessoi.games.guildhall.evaluate import estimate, playout_move
from pessoi.games.guildhall.state import OWN, POINTS, TWENTY, WHOLE, GuildhallState

REASONS = ("", "twenty", "round_limit")
"""The endings by their codes (GH-1101, GH-1103)."""


@final
class Guildhall(GuildhallState):
    """One play of Guildhall."""

    def legal(self) -> "list[int]":
        """See ``State.legal``."""
        return listed_moves(self) if self.to_move >= 0 and self.viewer in (WHOLE, self.to_move) else []

    def chance(self) -> "list[tuple[int, int]]":
        """See ``State.chance``."""
        return listed_outcomes(self) if self.to_move == CHANCE and self.viewer == WHOLE else []

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
        return playout_move(self, rng)

    def apply(self, move: i64, events: "list[Event] | None" = None) -> None:
        """See ``State.apply``."""
        applying.apply(self, move, events)

    def clone(self) -> "Guildhall":
        """See ``State.clone``."""
        return Guildhall(self.options, self.seats, self)

    def mask(self, move: i64, seat: i64) -> i64:
        """See ``State.mask``."""
        return secrets.mask(self, move, seat)

    def redact(self, seat: i64) -> "Guildhall":
        """See ``State.redact``."""
        copy = self.clone()
        secrets.redact(copy, seat)
        return copy

    def determinize(self, rng: Random) -> "Guildhall":
        """See ``State.determinize``."""
        copy = self.clone()
        if copy.viewer != WHOLE:
            secrets.determinize(copy, rng)
        return copy

    def points(self, seat: i64) -> i64:
        """See ``State.points``: VP cards and tokens (GH-1004)."""
        return self.own[seat * OWN + POINTS]

    def evaluate(self, seat: i64) -> float:
        """See ``State.evaluate``."""
        return estimate(self, seat)

    def result(self) -> "Result | None":
        """See ``State.result``: only the active seat can have won (GH-1101)."""
        if self.to_move != OVER:
            return None
        points: list[int] = [self.own[seat * OWN + POINTS] for seat in range(self.seats)]
        winners: list[int] = [self.active] if self.reason == TWENTY else []
        return Result(points, winners, REASONS[self.reason])
