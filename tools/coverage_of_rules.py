"""Every rule of a game's rulebook has code and a test that cite its id, and no other id is cited.

A rule is a section `## CAR-TILE-03` of `games/<game>/rulebook/en.md`; the Greek book has the same. Code cites it in
a comment, a docstring or a refusal, a test by name in its file, a case in its `rules`.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.layers import GAMES, names_of_games
from tools.workspace import ROOT

_HEADING = re.compile(r"^##+ +([0-9A-Z]+(?:-[A-Z]+)?-\d+[a-z]?)\s*$", re.MULTILINE)
_LANGUAGES = ("en", "el")


def rules(game: str, language: str) -> dict[str, str]:
    """Return the rules of a rulebook, text by id. Raises ValueError for an id that stands there twice."""
    book = GAMES / game / "rulebook" / f"{language}.md"
    parts = _HEADING.split(book.read_text()) if book.exists() else [""]
    texts: dict[str, str] = {}
    for rule, text in zip(parts[1::2], parts[2::2], strict=True):
        if rule in texts:
            raise ValueError(f"{book.relative_to(ROOT)}: {rule} stands there twice")
        texts[rule] = text.strip()
    return texts


def cited(files: Iterable[Path], prefixes: set[str]) -> dict[str, Path]:
    """Return the ids with one of these prefixes that the files cite, each with a file that does."""
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, prefixes)))})(?:-[A-Z]+)?-\d+[a-z]?\b")
    return {rule: file for file in files for rule in pattern.findall(file.read_text())}


def faults(game: str) -> list[str]:
    """Return what is wrong with the rules of a game, one line each."""
    books = {language: rules(game, language) for language in _LANGUAGES}
    known = books["en"]
    if not known:
        return [f"{game}: rulebook/en.md has no rule"]
    found = [f"{game}: {rule} is missing in rulebook/el.md" for rule in known if rule not in books["el"]]
    found += [f"{game}: {rule} of rulebook/el.md isn't in en.md" for rule in books["el"] if rule not in known]
    for language, texts in books.items():
        found += [f"{game}: {rule} has no text in rulebook/{language}.md" for rule in texts if not texts[rule]]
    prefixes = {rule.split("-")[0] for rule in known}
    code = cited((GAMES / game).rglob("*.py"), prefixes)
    tests = cited((ROOT / "tests").rglob("*.py"), prefixes) | cited((ROOT / "cases" / game).rglob("*.yaml"), prefixes)
    found += [f"{game}: no test or case cites {rule}" for rule in known if rule not in tests]
    found += [f"{game}: no code cites {rule}" for rule in known if rule not in code]
    about = cited((ROOT / "tests" / "games").rglob("*.py"), prefixes)  # other tests may ask for a rule that isn't there
    for rule, file in sorted((code | about).items()):
        if rule not in known:
            found.append(f"{file.relative_to(ROOT)}: cites {rule}, which the rulebook doesn't have")
    return found


def check() -> int:
    """Print what is wrong with the rules of every game; return how many lines."""
    found = [fault for game in names_of_games() for fault in faults(game)]
    print("\n".join(found) or "every rule has a text in both languages, code and a test")
    return len(found)


if __name__ == "__main__":
    sys.exit(1 if check() else 0)
