"""The language of the command line, and its words."""

import difflib
from collections.abc import Iterable, Mapping, Sequence

import click

from pessoi.core.errors import Malformed, PessoiError
from pessoi.text import LANGUAGES, Messages, messages

FLAG = "--language"


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language, and the arguments without ``--language``, which may stand anywhere before ``--``.

    Without it the first of the variables that GNU gettext asks decides: LANGUAGE, LC_ALL, LC_MESSAGES, LANG. What is
    not Greek there is English. Raises ``Malformed`` for another language in ``--language``.
    """
    language = ""
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            rest += [argument, *waiting]
        elif argument == FLAG:
            language = _known(next(waiting, ""))
        elif argument.startswith(f"{FLAG}="):
            language = _known(argument.removeprefix(f"{FLAG}="))
        else:
            rest.append(argument)
    return language or language_of_environment(environment), rest


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise Malformed("cli-language", language=language, known=list(LANGUAGES))
    return language


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "el" if environment[name].lower().startswith("el") else "en"
    return "en"


def words() -> Messages:
    """The words of the running command's language."""
    found = click.get_current_context().find_root().obj
    return found if isinstance(found, Messages) else messages("en")


def say(key: str, **data: object) -> str:
    """A message of the running command's language."""
    return words().text(key, data)


def near(word: str, known: Iterable[str]) -> str:
    """What was probably meant, or nothing."""
    return ", ".join(difflib.get_close_matches(word, list(known), n=2))


def click_fault(error: click.ClickException) -> PessoiError:
    """What click found wrong with the arguments, as an error with a message of ours."""
    if isinstance(error, click.exceptions.NoSuchCommand):
        return Malformed(
            "cli-no-command",
            command=error.command_name,
            near=near(error.command_name, error.possibilities or ()) or "none",
        )
    if isinstance(error, click.NoSuchOption):
        name = error.option_name
        return Malformed("cli-no-option", option=name, near=near(name, error.possibilities or ()) or "none")
    if isinstance(error, click.BadOptionUsage):
        return Malformed("cli-option-usage", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return Malformed(
            "cli-missing",
            name=error.param.opts[0] if error.param.param_type_name == "option" else (error.param.human_readable_name),
        )
    return Malformed("cli-arguments", detail=error.format_message())
