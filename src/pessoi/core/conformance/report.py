"""What the kit found: counts and faults. Faults are for developers, so they are plain English."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from pessoi.core.game import Game, Options
from pessoi.core.position import write_position
from pessoi.core.random import Random
from pessoi.core.state import State


@dataclass(frozen=True)
class Fault:
    """One thing that a game does wrong; ``options``, ``seed`` and ``ply`` lead back to it."""

    check: str
    detail: str
    options: Options
    seed: int
    ply: int

    def __str__(self) -> str:
        return f"{self.check}: {self.detail} [options {dict(self.options)}, seed {self.seed}, ply {self.ply}]"


@dataclass
class Report:
    """What was tried and what was found. ``checks`` counts, by name, how often each check had something to check."""

    game: str
    games: int = 0
    plies: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    checks: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)

    def text(self) -> str:
        """The faults, one a line."""
        return "\n".join([f"{self.game}: {len(self.faults)} faults in {self.games} games", *map(str, self.faults)])


class Enough(Exception):
    """So many faults were found that more would tell nothing new."""


@dataclass
class Probe:
    """One play under test: where we are, the generator of what is tried, and where faults go."""

    game: Game
    options: Options
    seed: int
    report: Report
    rng: Random
    stop_at: int
    ply: int = 0

    def fault(self, check: str, detail: str) -> None:
        """Note a fault, unless the same was noted before; raises ``Enough`` when there are enough."""
        if any((check, detail) == (known.check, known.detail) for known in self.report.faults):
            return
        self.report.faults.append(Fault(check, detail, self.options, self.seed, self.ply))
        if len(self.report.faults) >= self.stop_at:
            raise Enough

    def require(self, holds: bool, check: str, detail: str) -> None:
        """Count a check, and note a fault unless it ``holds``."""
        self.report.checks[check] += 1
        if not holds:
            self.fault(check, detail)

    def say(self, key: str, data: Mapping[str, object]) -> str:
        """The message of a key, for games that word their events; notes that it must exist."""
        self.report.checks[f"message {key}"] += 1
        return key

    def position(self, state: State) -> bytes:
        """The canonical bytes of a state: equal for equal states."""
        return write_position(self.game, state)

    def sample(self, moves: list[int], count: int) -> list[int]:
        """At most ``count`` different ones of ``moves``, at random."""
        left = moves[:]
        chosen: list[int] = []
        while left and len(chosen) < count:
            chosen.append(left.pop(self.rng.below(len(left))))
        return chosen


def moves_of(state: State) -> list[int]:
    """All moves that are possible: the actions of the seat to move, or the outcomes of the draw."""
    return state.legal() or [move for move, _ in state.chance()]
