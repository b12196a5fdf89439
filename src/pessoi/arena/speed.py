"""How fast a game's engine is here: the figures of ``pessoi bench`` and of ``docs/performance.md``."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pessoi.bots.greedy import GreedyBot
from pessoi.bots.mcts import Plan, Search
from pessoi.bots.playout import Playout
from pessoi.bots.random import RandomBot
from pessoi.core import state as state_module
from pessoi.core.game import Game, Json
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, State

WINDOWS = 12
"""Each figure is the best of so many windows of processor time, so that other work on the machine counts little."""


@dataclass(frozen=True)
class Speed:
    """Figures of one game with some number of seats; times in microseconds, in a position halfway through a game."""

    game: str
    seats: int
    compiled: bool
    games_per_second: float
    moves_per_game: float
    move: float
    clone: float
    list_moves: float
    evaluate: float
    greedy: float
    mcts_iterations_per_second: float


def is_compiled() -> bool:
    """Whether the compiled engine runs here."""
    return not str(state_module.__file__).endswith(".py")


def measure(game: Game, seats: int, seconds: float, seed: int = 1, chosen: Mapping[str, Json] | None = None) -> Speed:
    """Measure a game with its default options, or those ``chosen``; each of the figures takes about ``seconds``."""
    options = game.options_of({**(chosen or {}), "seats": seats})
    start = game.new(options)
    most_plies = game.most_plies(options)
    rng = Random(seed)
    plies: list[int] = []

    def play() -> None:
        playout = Playout(start.clone())
        playout.run([RandomBot(rng) for _ in range(seats)], rng, most_plies)
        plies.append(int(playout.plies))

    a_game = best_time(play, seconds)
    moves = sum(plies) / len(plies)
    middle = _middle(start, int(moves) // 2, rng)
    move = middle.legal()[0]

    def advance() -> State:
        child = middle.clone()
        child.apply(move)
        return child

    search = Search(middle, rng, Plan())
    greedy = GreedyBot(rng)
    return Speed(
        game=game.key,
        seats=seats,
        compiled=is_compiled(),
        games_per_second=1 / a_game,
        moves_per_game=moves,
        move=a_game / moves * 1e6,
        clone=best_time(middle.clone, seconds) * 1e6,
        list_moves=best_time(middle.list_moves, seconds) * 1e6,
        evaluate=max(0.0, best_time(lambda: advance().evaluate(0), seconds) - best_time(advance, seconds)) * 1e6,
        greedy=best_time(lambda: greedy.choose(middle), seconds) * 1e6,
        mcts_iterations_per_second=1 / best_time(search.iterate, seconds),
    )


def _middle(start: State, plies: int, rng: Random) -> State:
    """A state in which a seat has several moves, after about so many random moves."""
    state = start.clone()
    made = 0
    while made < plies or state.to_move == CHANCE or state.list_moves() < 2:
        state.apply(state.random_move(rng))
        made += 1
        if state.to_move == OVER:
            state, made, plies = start.clone(), 0, plies // 2
    return state


def best_time(function: Callable[[], object], seconds: float) -> float:
    """The processor seconds that a call takes, the best of ``WINDOWS`` windows that take ``seconds`` together."""
    calls = 1
    while _spent(function, calls) < seconds / WINDOWS / 2:
        calls *= 2
    return min(_spent(function, calls) for _ in range(WINDOWS)) / calls


def _spent(function: Callable[[], object], calls: int) -> float:
    start = time.process_time()
    for _ in range(calls):
        function()
    return time.process_time() - start
