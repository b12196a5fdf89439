"""What a row of games comes to: sums that can be added in any order."""

import math
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

NORMAL_95 = 1.959963984540054
"""The two-sided 95 % point of the normal distribution."""


@dataclass(frozen=True)
class Failure:
    """A game that broke off: its number in the row, and the error."""

    game: int
    error: str


@dataclass
class Tally:
    """Sums over games, by bot where they are lists.

    ``wins`` are those of one bot alone, ``shared`` counts 1/k for a win shared by k. ``decisions`` and ``thinking``
    (seconds) tell how long the bots took, ``moves`` counts draws too. Games that broke off count as ``failures`` alone.
    """

    wins: list[int]
    shared: list[Fraction]
    points: list[int]
    decisions: list[int]
    thinking: list[float]
    games: int = 0
    moves: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    @classmethod
    def empty(cls, bots: int) -> "Tally":
        """No games yet."""
        return cls([0] * bots, [Fraction(0)] * bots, [0] * bots, [0] * bots, [0.0] * bots)

    def add(self, other: "Tally") -> None:
        """Take in the games of another part of the row."""
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.shared = [a + b for a, b in zip(self.shared, other.shared, strict=True)]
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.decisions = [a + b for a, b in zip(self.decisions, other.decisions, strict=True)]
        self.thinking = [a + b for a, b in zip(self.thinking, other.thinking, strict=True)]
        self.games += other.games
        self.moves += other.moves
        self.endings += other.endings
        self.failures = sorted([*self.failures, *other.failures], key=lambda failure: failure.game)

    @property
    def score(self) -> list[float]:
        """Wins of each bot, shared ones in parts."""
        return [float(wins + shared) for wins, shared in zip(self.wins, self.shared, strict=True)]

    def mean_points(self) -> list[float]:
        """Mean points of each bot over the games that ended."""
        return [points / self.games if self.games else 0.0 for points in self.points]

    def seconds_per_move(self) -> list[float]:
        """Mean time of each bot's decisions."""
        return [
            seconds / decisions if decisions else 0.0
            for seconds, decisions in zip(self.thinking, self.decisions, strict=True)
        ]

    def intervals(self) -> list[tuple[float, float]]:
        """The 95 % confidence interval of each bot's score, in games."""
        return [
            (low * self.games, high * self.games) for low, high in (interval(score, self.games) for score in self.score)
        ]


def interval(score: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval (Wilson 1927) of the share of games that a bot wins, from ``score`` of ``games``.

    Shared wins make it a little wider than it need be, and so do deals played from both sides.
    """
    if games == 0:
        return 0.0, 1.0
    share, square = score / games, NORMAL_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
