"""Rows of games between bots: what is played, and the playing of a part of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from pessoi.arena.tally import Failure, Tally
from pessoi.bots.playout import Playout
from pessoi.bots.registry import make_bot
from pessoi.bots.seeds import numbered, stream_seed
from pessoi.bots.spec import read_spec
from pessoi.core.errors import Malformed
from pessoi.core.game import Game, Json, Options
from pessoi.core.random import Random


@dataclass(frozen=True)
class Series:
    """Games between named bots, one for each seat. Seed and number determine a game, in whichever order and process.

    Without ``rotate`` (simulation) bot i holds seat i and each game has its own deal. With it (match) each deal is
    played as often as there are bots, every bot in turn on every seat: what comes up is the same, draw by draw, and
    only the bots differ. ``timed`` measures how long they think.
    """

    game: str
    options: Mapping[str, Json]
    bots: tuple[str, ...]
    seed: int
    rotate: bool = False
    timed: bool = False

    def complete_options(self, game: Game) -> Options:
        """The options of every game of the row; raises ``Malformed`` for some that don't fit."""
        return game.options_of({**self.options, "seats": len(self.bots)})


def check_series(series: Series, game: Game) -> None:
    """Raise ``Malformed`` or ``Unknown`` for bots or options that don't exist or don't fit."""
    for bot in series.bots:
        read_spec(bot)
    if len(series.bots) not in game.seats:
        raise Malformed("bots-number", bots=len(series.bots), seats=list(game.seats))
    series.complete_options(game)


def play_games(series: Series, game: Game, first: int, count: int) -> Tally:
    """Play the games number ``first`` to ``first + count - 1`` of the row."""
    options = series.complete_options(game)
    start = game.new(options)
    most_plies = game.most_plies(options)
    seats = len(series.bots)
    deals = stream_seed(series.seed, "deal")
    minds = stream_seed(series.seed, "bots")
    bots = [make_bot(read_spec(bot), game, Random(0)) for bot in series.bots]
    tally = Tally.empty(seats)
    for number in range(first, first + count):
        mind = numbered(minds, number)
        for bot in bots:
            bot.rng = mind.split()
        deal, turn = divmod(number, seats) if series.rotate else (number, 0)
        seated = [(seat + turn) % seats for seat in range(seats)]
        playout = Playout(start.clone())
        try:
            playout.run([bots[index] for index in seated], numbered(deals, deal), most_plies, series.timed)
        except Exception as error:
            tally.failures.append(Failure(number, f"{type(error).__name__}: {error}"))
            continue
        _count(tally, playout, seated)
    return tally


def _count(tally: Tally, playout: Playout, seated: list[int]) -> None:
    """Add a game that ended; ``seated[seat]`` is the bot that sat there."""
    result = playout.state.result()
    if result is None:
        raise ValueError("a state that is over has a result")
    if len(result.winners) == 1:
        tally.wins[seated[result.winners[0]]] += 1
    else:
        for seat in result.winners:
            tally.shared[seated[seat]] += Fraction(1, len(result.winners))
    for seat, bot in enumerate(seated):
        tally.points[bot] += result.points[seat]
        tally.decisions[bot] += playout.decisions[seat]
        tally.thinking[bot] += playout.seconds[seat]
    tally.games += 1
    tally.moves += playout.plies
    tally.endings[result.reason] += 1
