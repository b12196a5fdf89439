"""The greedy bot: the best that its own turn can reach, by the game's ``evaluate``."""

from typing import final

from mypy_extensions import i64

from pessoi.bots.bot import Bot
from pessoi.bots.turn import TurnSearch
from pessoi.core.native import vec
from pessoi.core.random import Random
from pessoi.core.state import State


@final
class GreedyBot(Bot):
    """Takes the move with the largest lead at the end of its turn, ties by its generator.

    ``samples`` completions of the redacted state are weighed and added up; one is enough for a game of open
    information. ``noise`` blurs each value by up to that share of the distance between the best and the average move,
    either way (a triangle around 0): the weaker levels misjudge, whatever a game's points are worth.
    """

    def __init__(self, rng: Random, noise: float = 0.0, samples: i64 = 1, leaves: i64 = 5000) -> None:
        super().__init__(rng)
        self._noise = noise
        self._samples = samples
        self._search = TurnSearch(leaves)

    def choose(self, redacted: State) -> i64:
        """The move with the best expected lead at the end of the turn."""
        state = redacted.determinize(self.rng)
        count = state.list_moves()
        if count == 1:
            return state.moves[0]
        moves = state.moves[:count]
        totals = self._weigh(state, count)
        sample: i64 = 1
        while sample < self._samples:
            state = redacted.determinize(self.rng)
            state.list_moves()
            values = self._weigh(state, count)
            index: i64 = 0
            while index < count:
                totals[index] += values[index]
                index += 1
            sample += 1
        return moves[self._pick(totals, count)]

    def _weigh(self, state: State, count: i64) -> vec[float]:
        self._search.weigh(state, count)
        return self._search.values

    def _pick(self, totals: vec[float], count: i64) -> i64:
        blur = self._noise * _distance(totals, count)
        chosen: i64 = 0
        best = 0.0
        equals: i64 = 0
        index: i64 = 0
        while index < count:
            value = totals[index]
            if blur > 0.0:
                value += blur * (self.rng.unit() + self.rng.unit() - 1.0)
            if equals == 0 or value > best:
                best = value
                chosen = index
                equals = 1
            elif value == best:
                equals += 1
                if self.rng.below(equals) == 0:
                    chosen = index
            index += 1
        return chosen


def _distance(values: vec[float], count: i64) -> float:
    """How far the best of the values stands above their mean."""
    best = values[0]
    total = 0.0
    index: i64 = 0
    while index < count:
        if values[index] > best:
            best = values[index]
        total += values[index]
        index += 1
    return best - total / float(count)
