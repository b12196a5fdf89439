"""The command line: parses, runs, and turns every error into words and an exit code."""

import os
import sys
from collections.abc import Sequence

import click

from pessoi.cli.arena import arena
from pessoi.cli.bench import bench
from pessoi.cli.check import check
from pessoi.cli.command import Group
from pessoi.cli.play import play
from pessoi.cli.records import replay, verify
from pessoi.cli.rules import rules
from pessoi.cli.serve import open_page, serve
from pessoi.cli.sim import sim
from pessoi.cli.words import click_fault, language_of, language_of_environment
from pessoi.core.errors import PessoiError
from pessoi.core.reasons import reason_of
from pessoi.text import Messages, messages

DONE, FAILED, MISUSED, BROKEN, INTERRUPTED = 0, 1, 2, 3, 130
"""Exit codes: all well; a check failed; wrong arguments or a document that can't be read; a fault of ours; Ctrl-C."""


@click.group(cls=Group, invoke_without_command=True, help="cli-help-pessoi")
@click.option("--version", is_flag=True, help="cli-option-version")
@click.option("--language", metavar="el|en", expose_value=False, help="cli-option-language")
@click.pass_context
def pessoi(context: click.Context, version: bool) -> None:
    """Show the version, or serve the page and open it when no command is given."""
    if version:
        from pessoi import __version__

        click.echo(f"pessoi {__version__}")
    elif context.invoked_subcommand is None:
        open_page()


for command in (play, serve, sim, arena, replay, verify, check, bench, rules):
    pessoi.add_command(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave the program with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command line; the exit code. No error gets past it, and none shows a traceback."""
    text = messages(language_of_environment(os.environ))
    try:
        language, rest = language_of(arguments, os.environ)
        text = messages(language)
        code = pessoi.main(args=rest, prog_name="pessoi", standalone_mode=False, obj=text)
        sys.stdout.flush()
    except click.ClickException as error:
        return _tell(text, MISUSED, text.error(click_fault(error)))
    except PessoiError as error:
        return _tell(text, MISUSED, text.error(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        return _tell(text, MISUSED, text.text("cli-file", {"file": error.filename or "-", "reason": reason_of(error)}))
    except (KeyboardInterrupt, click.Abort):
        return _tell(text, INTERRUPTED, text.text("cli-interrupted"))
    except Exception as error:
        return _tell(text, BROKEN, text.text("cli-broken", {"detail": f"{type(error).__name__}: {error}"}))
    return code if isinstance(code, int) else DONE


def _tell(text: Messages, code: int, line: str) -> int:
    click.echo(text.text("cli-error", {"text": line}), err=True)
    return code
