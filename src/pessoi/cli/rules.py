"""``pessoi rules``: what a rule says."""

import click

from pessoi.cli.command import Command
from pessoi.cli.words import near, say, words
from pessoi.core.errors import Unknown
from pessoi.core.registry import game as game_of
from pessoi.core.registry import game_keys
from pessoi.text.rulebook import rule_texts


@click.command(cls=Command, help="cli-help-rules")
@click.argument("ids", nargs=-1, required=True)
def rules(ids: tuple[str, ...]) -> None:
    """Print the rules of the ids given; a game's key or the beginning of ids stands for all of them."""
    known: dict[str, str] = {}
    for key in game_keys():
        texts = rule_texts(game_of(key), words().language)
        known |= texts
        if key in ids:
            ids = tuple(rule for each in ids for rule in (texts if each == key else (each,)))
    for rule in ids:
        wanted = rule.upper()
        found = {wanted: known[wanted]} if wanted in known else _beginning(known, wanted)
        if not found:
            raise Unknown("cli-no-rule", rule=rule, near=near(wanted, known) or "none", games=game_keys())
        for each, text in found.items():
            click.echo(say("cli-rule", rule=each, text=text))


def _beginning(known: dict[str, str], start: str) -> dict[str, str]:
    return {rule: text for rule, text in known.items() if rule.startswith(f"{start.rstrip('-')}-")}
