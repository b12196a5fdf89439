"""Whole games in one call: the loop of simulations and matches, inside the compiled package."""

import time
from typing import Final, final

from mypy_extensions import i64

from pessoi.bots.bot import Bot
from pessoi.core.native import append, vec
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, State

clock: Final = time.perf_counter


class TooLongError(Exception):
    """A game went on beyond the number of moves that its rules allow."""


@final
class Playout:
    """One game from a state to its end: ``plies`` made, ``decisions`` and ``seconds`` by seat (0 if not timed)."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.plies: i64 = 0
        self.decisions: vec[i64] = vec[i64]([])
        self.seconds: vec[float] = vec[float]([])
        seat: i64 = 0
        while seat < state.seats:
            self.decisions = append(self.decisions, 0)
            self.seconds = append(self.seconds, 0.0)
            seat += 1

    def run(self, bots: "list[Bot]", deal: Random, most_plies: i64, timed: bool = False) -> None:
        """Let ``bots[seat]`` play, and draw from ``deal``; raises ``TooLongError`` after ``most_plies`` moves.

        Each draw takes its number from ``deal`` and nothing else does: with the same generator the same things are
        dealt, whoever plays.
        """
        state = self.state
        while state.to_move != OVER:
            if self.plies >= most_plies:
                raise TooLongError(f"not over after {most_plies} moves")
            seat = state.to_move
            if seat == CHANCE:
                state.apply(state.random_move(deal))
            elif timed:
                start: float = clock()
                move = self._answer(bots[seat])
                self.seconds[seat] += clock() - start
                self.decisions[seat] += 1
                state.apply(move)
            else:
                self.decisions[seat] += 1
                state.apply(self._answer(bots[seat]))
            self.plies += 1

    def _answer(self, bot: Bot) -> i64:
        return bot.choose(self.state.redact(self.state.to_move) if bot.looks else self.state)
