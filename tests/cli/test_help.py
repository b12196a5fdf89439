"""Help, version and language."""

import re
import subprocess
import sys

import pytest

from pessoi.cli.app import pessoi as group
from tests.cli.conftest import Pessoi

COMMANDS = ["play", "serve", "sim", "arena", "replay", "verify", "check", "bench", "rules"]


def test_the_commands_are_these() -> None:
    assert list(group.commands) == COMMANDS


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_every_help_is_in_both_languages(pessoi: Pessoi, command: str | None) -> None:
    arguments = [command, "--help"] if command else ["--help"]
    english, greek = (pessoi(*arguments, language=language) for language in ("en_GB", "el_GR"))
    assert english.code == greek.code == 0
    assert english.out.startswith("Usage: pessoi")
    assert greek.out.startswith("Χρήση: pessoi")
    for text in (english.out, greek.out):
        assert not re.search(r"\bcli-", text)
    assert not re.search(r"[α-ω]", english.out)
    named = sorted(set(re.findall(r"^  (--[a-z]+)", english.out, re.MULTILINE)))
    assert named == sorted(set(re.findall(r"^  (--[a-z]+)", greek.out, re.MULTILINE)))


def test_the_version_is_told(pessoi: Pessoi) -> None:
    assert re.fullmatch(r"pessoi \d+\.\d+\.\d+\n", pessoi("--version").out)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--language", "el", "rules", "--help"],
        ["rules", "--language=el", "--help"],
        ["rules", "--help", "--language", "el"],
    ],
)
def test_the_language_may_be_given_anywhere(pessoi: Pessoi, arguments: list[str]) -> None:
    assert pessoi(*arguments).out.startswith("Χρήση:")


def test_an_unknown_language_is_refused(pessoi: Pessoi) -> None:
    ran = pessoi("--language", "fr", "rules")
    assert ran.code == 2
    assert ran.err == "pessoi: There is no language “fr” here. Known: en, el.\n"
    assert pessoi("--language").code == 2


def test_the_module_runs_the_same_commands() -> None:
    done = subprocess.run([sys.executable, "-m", "pessoi", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("pessoi ")
