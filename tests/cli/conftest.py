"""Runs the command line in this process and gives back what a person would see."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from pessoi.cli import app


class Ran(NamedTuple):
    """Exit code and output of a command."""

    code: int
    out: str
    err: str


Pessoi = Callable[..., Ran]


@pytest.fixture
def pessoi(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Pessoi:
    """Run ``pessoi`` with arguments, in English unless ``language`` says otherwise."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object, language: str = "en") -> Ran:
        monkeypatch.setenv("LANG", f"{language}.UTF-8")
        code = app.run([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return run
