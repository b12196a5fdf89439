"""The rule texts of a game: ``rulebook/en.md`` and ``rulebook/el.md``, one section ``## RULE-ID`` for each rule."""

import re
from functools import cache
from pathlib import Path

from pessoi.core.game import Game
from pessoi.text.messages import LANGUAGES

_HEADING = re.compile(r"^## +(\S+).*$", re.MULTILINE)


def rule_texts(game: Game, language: str) -> dict[str, str]:
    """The text of each rule by its id, in the order of the rulebook; English where it lacks the language."""
    return _sections(game.folder / "rulebook", language)


@cache
def _sections(folder: Path, language: str) -> dict[str, str]:
    for name in dict.fromkeys((language, LANGUAGES[0])):
        file = folder / f"{name}.md"
        if file.is_file():
            parts = _HEADING.split(file.read_text(encoding="utf-8"))
            return {rule: text.strip() for rule, text in zip(parts[1::2], parts[2::2], strict=True)}
    return {}
