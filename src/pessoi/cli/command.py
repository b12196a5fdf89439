"""Commands whose help is in the language chosen: every ``help`` is the key of a message."""

from typing import Any

import click

from pessoi.cli.words import say
from pessoi.core.errors import Malformed


class Command(click.Command):
    """A command whose ``help`` and whose options' ``help`` are message keys."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help``, in our words."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "cli-option-help"
        return option

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Refuse arguments that are too many, naming them."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise Malformed("cli-extra", arguments=list(rest))
        return rest

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first sentence of the help."""
        return say(self.help or "").split("\n")[0]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line that shows how the command is called."""
        pieces = [
            say("cli-usage-options") if piece == "[OPTIONS]" else piece for piece in self.collect_usage_pieces(ctx)
        ]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{say('cli-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(self.help or "").replace("\n", "\n\n"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, and of a group its commands."""
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and isinstance(param, click.Option):
                rows.append((record[0], say(param.help or "")))
        with formatter.section(say("cli-options")):
            formatter.write_dl(rows)
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)


class Group(Command, click.Group):
    """A group of such commands."""

    command_class = Command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, in the order in which they were added."""
        rows = [(name, command.get_short_help_str()) for name, command in self.commands.items()]
        with formatter.section(say("cli-commands")):
            formatter.write_dl(rows)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, then the commands."""
        Command.format_options(self, ctx, formatter)


class Whole(click.ParamType[int]):
    """A whole number from ``least`` to ``most``; what else is given is refused with both."""

    name = "N"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read the number; raises ``Malformed``."""
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if not self.least <= number <= self.most:
            name = param.opts[0] if param is not None else ""
            raise Malformed(
                "cli-number", option=name, value=str(value)[:40], least=str(self.least), most=str(self.most)
            )
        return number
