"""What ``sim`` and ``arena`` share: the bots and options named, a progress bar on a terminal."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pessoi.arena.tally import Tally
from pessoi.cli.command import Whole
from pessoi.cli.words import say
from pessoi.core.errors import Malformed, Unknown
from pessoi.core.game import Game, Json

MOST_GAMES = 1_000_000_000
MOST_JOBS = 1024

Function = Callable[..., Any]


def series_options(function: Function) -> Function:
    """The arguments GAME, --bots, --games, --seed, --option, --jobs and --json."""
    for decorate in (
        click.option("--json", "as_json", is_flag=True, help="cli-option-json"),
        click.option("--jobs", type=Whole(1, MOST_JOBS), default=1, metavar="N", help="cli-option-jobs"),
        click.option("--option", "chosen", multiple=True, metavar="KEY=VALUE", help="cli-option-option"),
        click.option("--seed", type=Whole(-(2**63), 2**63 - 1), default=1, metavar="N", help="cli-option-seed"),
        click.option("--games", type=Whole(1, MOST_GAMES), default=100, metavar="N", help="cli-option-games"),
        click.option("--bots", required=True, metavar="BOT,BOT[,...]", help="cli-option-bots"),
        click.argument("game"),
    ):
        function = decorate(function)
    return function


def read_bots(text: str) -> tuple[str, ...]:
    """The bots of ``--bots A,B``."""
    return tuple(bot.strip() for bot in text.split(","))


def read_options(game: Game, chosen: Sequence[str], seats: int) -> dict[str, Json]:
    """The options of ``--option k=v``, with values of the types that the game's schema has, at a table of ``seats``.

    An option of several values takes them joined by ``+``, or ``none``. Raises ``Malformed`` and ``Unknown``.
    """
    options: dict[str, Json] = {}
    known = {option.key: option for option in game.schema}
    for text in chosen:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise Malformed("cli-option-form", text=text)
        if key == "seats":
            if value != str(seats):
                raise Malformed("cli-seats-differ", value=value, seats=seats)
        elif key not in known:
            raise Unknown("core-option-unknown", option=key, known=["seats", *known])
        elif known[key].several:
            parts = [] if value == "none" else value.split("+")
            options[key] = [_typed(part, known[key].values) for part in parts]
        else:
            options[key] = _typed(value, known[key].values)
    return options


def _typed(text: str, allowed: Sequence[int | str | bool]) -> int | str | bool:
    """The allowed value that is written so, else the text as it is (``options_of`` then refuses it)."""
    for value in allowed:
        if text == (str(value).lower() if isinstance(value, bool) else str(value)):
            return value
    return text


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A function that takes the number of games just played; a bar on stderr if that is a terminal."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield lambda played: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("cli-playing"), total=games)
        yield lambda played: progress.advance(task, played)


def tell_failures(tally: Tally, shown: int = 5) -> None:
    """The games that broke off, the first ones with their errors, on stderr."""
    for failure in tally.failures[:shown]:
        click.echo(say("cli-game-broke-off", game=failure.game, detail=failure.error), err=True)


def rounded(numbers: Sequence[float], digits: int) -> list[float]:
    """The numbers, rounded for a reader."""
    return [round(number, digits) for number in numbers]
