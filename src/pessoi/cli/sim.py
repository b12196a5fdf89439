"""``pessoi sim``: games by bots, as fast as they go."""

import json
import time

import click
from rich.console import Console
from rich.table import Table

from pessoi.arena import Series, Tally, run
from pessoi.cli.command import Command
from pessoi.cli.series import progress_bar, read_bots, read_options, rounded, series_options, tell_failures
from pessoi.cli.words import say
from pessoi.core.registry import game as game_of


@click.command(cls=Command, help="cli-help-sim")
@series_options
@click.pass_context
def sim(
    context: click.Context,
    game: str,
    bots: str,
    games: int,
    seed: int,
    chosen: tuple[str, ...],
    jobs: int,
    as_json: bool,
) -> None:
    """Play games and tell how they went and how long they took."""
    named = read_bots(bots)
    series = Series(game, read_options(game_of(game), chosen, len(named)), named, seed)
    start = time.perf_counter()
    with progress_bar(games) as progress:
        tally = run(series, games, jobs, progress)
    seconds = time.perf_counter() - start
    tell_failures(tally)
    if as_json:
        click.echo(json.dumps(_document(series, games, tally, seconds)))
    else:
        _show(series, games, tally, seconds)
    if tally.failures:
        context.exit(1)


def _document(series: Series, games: int, tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "game": series.game,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": games,
        "errors": len(tally.failures),
        "seconds": round(seconds, 6),
        "games_per_second": round(games / seconds, 3),
        "moves_per_second": round(tally.moves / seconds, 1),
        "moves": tally.moves,
        "score": tally.score,
        "mean_points": rounded(tally.mean_points(), 6),
        "endings": dict(sorted(tally.endings.items())),
    }


def _show(series: Series, games: int, tally: Tally, seconds: float) -> None:
    console = Console()
    table = Table("", say("cli-column-bot"), say("cli-column-score"), say("cli-column-points"))
    for column in table.columns[2:]:
        column.justify = "right"
    rows = zip(series.bots, tally.score, tally.mean_points(), strict=True)
    for seat, (bot, score, points) in enumerate(rows):
        table.add_row(str(seat), bot, f"{score:g}", f"{points:.2f}")
    console.print(table)
    endings = ", ".join(f"{reason} {count}" for reason, count in sorted(tally.endings.items()))
    console.print(
        say(
            "cli-sim-summary",
            games=games,
            errors=len(tally.failures),
            seconds=f"{seconds:.3f}",
            games_per_second=f"{games / seconds:.1f}",
            moves_per_second=f"{tally.moves / seconds:.0f}",
            endings=endings or "-",
        ),
        highlight=False,
    )
