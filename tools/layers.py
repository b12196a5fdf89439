"""What import-linter can't see: nothing outside `games/` contains the name of a game."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.workspace import PACKAGE, ROOT

GAMES = PACKAGE / "games"


def names_of_games() -> list[str]:
    """Return the folders of the games."""
    return sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists())


def words(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and text of every string and name of a module, its docstrings left out."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, documented)
        for statement in node.body
        if isinstance(statement, ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr


def check() -> int:
    """Print each place that names a game where none may be named; return how many."""
    games = names_of_games()
    files: list[Path] = [file for file in sorted(PACKAGE.rglob("*.py")) if GAMES not in file.parents]
    found = [
        f"{file.relative_to(ROOT)}:{line}: names the game {game!r}"
        for file in files
        for line, word in words(ast.parse(file.read_text()))
        for game in games
        if game in word.lower()
    ]
    print("\n".join(found) or f"no module outside games/ names one of: {', '.join(games)}")
    return len(found)


if __name__ == "__main__":
    sys.exit(1 if check() else 0)
