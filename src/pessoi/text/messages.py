"""Project Fluent messages for Python: one bundle a language, from the folder of this module and from every game's.

A key that a language lacks is taken from English, and a key that nobody has is shown as it is: a missing word never
stops a program. (The checks of the repository do stop it.)
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.legality import Refusal
from pessoi.core.registry import game, game_keys

LANGUAGES = ("en", "el")
"""The languages, the one that stands in for others first."""
_FOLDER = Path(__file__).parent


class Messages:
    """The words of one language. Without ``games`` those of all games at hand are loaded with the rest."""

    def __init__(self, language: str, games: list[Path] | None = None) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        folders = [game(key).folder for key in game_keys()] if games is None else games
        self._bundles = [_bundle(code, folders) for code in dict.fromkeys((self.language, LANGUAGES[0]))]

    def has(self, key: str) -> bool:
        """Whether this language itself has the message."""
        return self._bundles[0].has_message(key)

    def text(self, key: str, data: Mapping[str, object] | None = None) -> str:
        """The message ``key`` filled with ``data``: lists joined with commas, booleans as ``true``, ``false``.

        A text of the data that is itself a key stands for that message: the name of a card, say.
        """
        arguments = {name: self._argument(value) for name, value in (data or {}).items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, arguments)[0])
        return key

    def _argument(self, value: object) -> str | int | float:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (int, float)):
            return value
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._argument(item)) for item in value)
        return "" if value is None else str(value)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is barred, in one sentence."""
        return self.text(refusal.key, {"rule": refusal.rule, **refusal.data})

    def error(self, error: PessoiError) -> str:
        """An error in words: one line, or, where it holds several faults, one line for each below it."""
        return "\n".join(self.error_lines(error))

    def error_lines(self, error: PessoiError) -> Iterator[str]:
        """The lines of an error; the faults within it are indented by two spaces a level."""
        yield self.text(error.key, error.data)
        if isinstance(error, Malformed):
            for fault in error.faults:
                for line in self.error_lines(fault):
                    yield f"  {line}"


@cache
def messages(language: str) -> Messages:
    """The words of a language, English where we have none for it; loaded once."""
    return Messages(language)


def _bundle(language: str, games: list[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (_FOLDER, *(each / "text" for each in games)):
        for file in sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")]):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
