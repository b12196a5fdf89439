"""The check of the layers finds the name of a game wherever it could do something, and not where it explains."""

import ast

from tools.layers import words


def found(source: str) -> set[str]:
    return {word for _, word in words(ast.parse(source))}


def test_strings_names_and_attributes_are_looked_at() -> None:
    assert {"carcassonne", "load", "games", "duel"} <= found('load("carcassonne"); games.duel')


def test_docstrings_are_not() -> None:
    assert found('"""As in carcassonne."""\n\n\ndef f():\n    """Go."""\n') == set()
