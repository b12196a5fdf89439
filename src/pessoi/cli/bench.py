"""``pessoi bench``: how fast the engines are on this machine."""

import json
from dataclasses import asdict

import click
from rich.console import Console
from rich.table import Table

from pessoi.arena.speed import Speed, measure
from pessoi.cli.command import Command, Whole
from pessoi.cli.series import read_options
from pessoi.cli.words import say
from pessoi.core.errors import Malformed
from pessoi.core.game import Game
from pessoi.core.registry import game as game_of
from pessoi.core.registry import game_keys

SIDE_BY_SIDE = 2
"""Games in one table: as many as a narrow terminal shows in full."""


@click.command(cls=Command, help="cli-help-bench")
@click.argument("games", nargs=-1)
@click.option("--seats", type=Whole(1, 16), default=None, metavar="N", help="cli-option-seats")
@click.option("--milliseconds", type=Whole(1, 60_000), default=500, metavar="N", help="cli-option-milliseconds")
@click.option("--option", "chosen", multiple=True, metavar="KEY=VALUE", help="cli-option-option")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
def bench(games: tuple[str, ...], seats: int | None, milliseconds: int, chosen: tuple[str, ...], as_json: bool) -> None:
    """Measure the engines of the games named, or of all."""
    rules = [game_of(key) for key in games or game_keys()]
    for game in rules:
        if seats is not None and seats not in game.seats:
            raise Malformed("core-option-value", option="seats", value=seats, allowed=list(game.seats))
    speeds = [_measured(game, seats or game.seats[0], milliseconds / 1000, chosen) for game in rules]
    if as_json:
        click.echo(json.dumps([asdict(speed) for speed in speeds]))
    else:
        for first in range(0, len(speeds), SIDE_BY_SIDE):
            _show(speeds[first : first + SIDE_BY_SIDE])


def _measured(game: Game, seats: int, seconds: float, chosen: tuple[str, ...]) -> Speed:
    return measure(game, seats, seconds, chosen=read_options(game, chosen, seats))


def _show(speeds: list[Speed]) -> None:
    table = Table("", *(f"{speed.game} ({speed.seats})" for speed in speeds))
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    table.add_row(
        say("cli-bench-engine"),
        *(say("cli-bench-compiled") if speed.compiled else say("cli-bench-interpreted") for speed in speeds),
    )
    rows = {
        "cli-bench-games": [f"{speed.games_per_second:,.0f}" for speed in speeds],
        "cli-bench-moves": [f"{speed.moves_per_game:.1f}" for speed in speeds],
        "cli-bench-move": [f"{speed.move:.2f}" for speed in speeds],
        "cli-bench-clone": [f"{speed.clone:.2f}" for speed in speeds],
        "cli-bench-list": [f"{speed.list_moves:.2f}" for speed in speeds],
        "cli-bench-evaluate": [f"{speed.evaluate:.2f}" for speed in speeds],
        "cli-bench-greedy": [f"{speed.greedy:,.0f}" for speed in speeds],
        "cli-bench-mcts": [f"{speed.mcts_iterations_per_second:,.0f}" for speed in speeds],
    }
    for key, cells in rows.items():
        table.add_row(say(key), *cells)
    Console().print(table)
