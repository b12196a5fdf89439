"""``pessoi arena``: matches between bots that tell which is stronger."""

import json

import click
from rich.console import Console
from rich.table import Table

from pessoi.arena import Series, Tally, run
from pessoi.cli.command import Command
from pessoi.cli.series import progress_bar, read_bots, read_options, rounded, series_options, tell_failures
from pessoi.cli.words import say
from pessoi.core.registry import game as game_of


@click.command(cls=Command, help="cli-help-arena")
@series_options
@click.pass_context
def arena(
    context: click.Context,
    game: str,
    bots: str,
    games: int,
    seed: int,
    chosen: tuple[str, ...],
    jobs: int,
    as_json: bool,
) -> None:
    """Play a match, every deal from all sides, and tell the score with its confidence interval."""
    named = read_bots(bots)
    series = Series(game, read_options(game_of(game), chosen, len(named)), named, seed, rotate=True, timed=True)
    with progress_bar(games) as progress:
        tally = run(series, games, jobs, progress)
    tell_failures(tally)
    if as_json:
        click.echo(json.dumps(_document(series, games, tally)))
    else:
        _show(series, tally)
    if tally.failures:
        context.exit(1)


def _document(series: Series, games: int, tally: Tally) -> dict[str, object]:
    return {
        "game": series.game,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": games,
        "errors": len(tally.failures),
        "score": rounded(tally.score, 6),
        "interval": [rounded(interval, 3) for interval in tally.intervals()],
        "mean_points": rounded(tally.mean_points(), 6),
        "seconds_per_move": rounded(tally.seconds_per_move(), 9),
        "endings": dict(sorted(tally.endings.items())),
    }


def _show(series: Series, tally: Tally) -> None:
    table = Table(
        say("cli-column-bot"),
        say("cli-column-score"),
        say("cli-column-interval"),
        say("cli-column-points"),
        say("cli-column-seconds"),
        caption=say("cli-arena-caption", games=tally.games),
    )
    for column in table.columns[1:]:
        column.justify = "right"
    rows = zip(series.bots, tally.score, tally.intervals(), tally.mean_points(), tally.seconds_per_move(), strict=True)
    for bot, score, (low, high), points, seconds in rows:
        table.add_row(bot, f"{score:g}", f"{low:.1f} – {high:.1f}", f"{points:.2f}", f"{seconds:.6f}")
    Console().print(table)
