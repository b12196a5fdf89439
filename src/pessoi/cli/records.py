"""``pessoi replay`` and ``pessoi verify``: what a record holds, and whether it was dealt fairly."""

import json
from pathlib import Path

import click

from pessoi.cli.command import Command, Whole
from pessoi.cli.table import Table
from pessoi.cli.words import say, words
from pessoi.core.entry import Entry
from pessoi.core.play import Play
from pessoi.core.record import Record, read_record, replay_record
from pessoi.core.record import verify as verify_record
from pessoi.core.registry import game as game_of
from pessoi.core.state import SPECTATOR

MOST_PLIES = 10_000_000


@click.command(cls=Command, help="cli-help-replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--ply", type=Whole(0, MOST_PLIES), default=None, metavar="N", help="cli-option-ply")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
def replay(file: Path, ply: int | None, as_json: bool) -> None:
    """Replay a record: every entry with what it caused, then the position."""
    record = read_record(file.read_bytes())
    play = replay_record(record, game_of(record.game))
    if as_json:
        click.echo(json.dumps(_document(record, play), ensure_ascii=False))
        return
    shown = play if ply is None or ply >= play.ply else _play_at(play, ply)
    table = Table(play.game, record.names, words())
    made = 0
    for number, entry in enumerate(play.entries):
        if shown is not play and made >= shown.ply:
            break
        made = entry.back_to if entry.is_undo else made + 1
        click.echo(f"{number:>4}  {table.entry(entry)}")
    click.echo()
    click.echo(table.position(shown.state))


def _play_at(play: Play, ply: int) -> Play:
    earlier = play.clone()
    earlier.undo_to(ply)
    return earlier


def _document(record: Record, play: Play) -> dict[str, object]:
    return {
        "game": record.game,
        "options": dict(record.options),
        "seats": record.names,
        "ply": play.ply,
        "entries": [_entry(play, entry) for entry in play.entries],
        "view": play.game.view(play.state.redact(SPECTATOR), SPECTATOR),
        "result": record.result,
    }


def _entry(play: Play, entry: Entry) -> dict[str, object]:
    return {
        "text": entry.text(play.game),
        "seat": entry.seat,
        "events": [event.seen(SPECTATOR) for event in entry.events],
    }


@click.command(cls=Command, help="cli-help-verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def verify(context: click.Context, file: Path, as_json: bool) -> None:
    """Recompute every draw of a record from the seed that was revealed."""
    record = read_record(file.read_bytes())
    found = verify_record(record, game_of(record.game))
    faults = [words().error(fault) for fault in found.faults]
    if as_json:
        click.echo(json.dumps({"fair": not faults, "draws": found.draws, "faults": faults}, ensure_ascii=False))
    elif faults:
        click.echo("\n".join([say("cli-verify-unfair", draws=found.draws), *faults]))
    else:
        click.echo(say("cli-verify-fair", draws=found.draws))
    if faults:
        context.exit(1)
