"""Plays a whole row of games, in this process or spread over several, with the same result."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from pessoi.arena.series import Series, check_series, play_games
from pessoi.arena.tally import Tally
from pessoi.core.registry import game as game_of

PARTS = 50
"""A row is played in about so many parts a process: progress is told after each."""
LARGEST_PART = 1000

Progress = Callable[[int], None]
"""Called with the number of games played since the last call."""


def run(series: Series, games: int, jobs: int = 1, progress: Progress | None = None) -> Tally:
    """Play ``games`` games over ``jobs`` processes; the tally is the same for any number of them.

    Raises ``Unknown`` or ``Malformed`` for a game, bots or options that can't be played.
    """
    game = game_of(series.game)
    check_series(series, game)
    tally = Tally.empty(len(series.bots))
    parts = list(_parts(games, jobs))
    if jobs == 1:
        for first, count in parts:
            tally.add(play_games(series, game, first, count))
            if progress:
                progress(count)
        return tally
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(parts) or 1), mp_context=context) as pool:
        sizes: dict[Future[Tally], int] = {pool.submit(_part, series, first, count): count for first, count in parts}
        waiting = set(sizes)
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    tally.add(future.result())
                    if progress:
                        progress(sizes[future])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return tally


def _parts(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(LARGEST_PART, games // (PARTS * jobs)))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def _part(series: Series, first: int, count: int) -> Tally:
    """One part, in a worker process."""
    return play_games(series, game_of(series.game), first, count)
