"""Bad input gets a clear answer and exit code 2; nobody ever sees a traceback."""

import re
from pathlib import Path

import pytest

from pessoi.cli import app, sim
from tests.cli.conftest import Pessoi

BAD = [
    (["sims"], "“sims”", "sim?"),
    (["xyzzy"], "“xyzzy”", "--help"),
    (["sim", "carcassonne", "--bot", "random"], "“--bot”", "--bots"),
    (["sim", "carcassonne"], "--bots", "missing"),
    (["sim", "--bots", "random,random"], "GAME", "missing"),
    (["sim", "carcassonne", "more", "--bots", "random,random"], "more", "Too many"),
    (["sim", "carcassonne", "--bots"], "--bots", "value"),
    (["sim", "carcassonne", "--json=1", "--bots", "random,random"], "--json", "value"),
    (["sim", "carcassonne", "--bots", "random,random", "--games", "many"], "“many”", "1000000000"),
    (["sim", "carcassonne", "--bots", "random,random", "--games", "0"], "“0”", "from 1"),
    (["sim", "carcassonne", "--bots", "random,random", "--games", "1.5"], "“1.5”", "whole"),
    (["sim", "carcassonne", "--bots", "random,random", "--seed", "x" * 999], "--seed", "whole"),
    (["sim", "carcassonne", "--bots", "random,random", "--jobs", "-1"], "“-1”", "from 1"),
    (["sim", "chess", "--bots", "random,random"], "“chess”", "carcassonne"),
    (["sim", "carcassonne", "--bots", "random,oracle"], "“oracle”", "greedy, mcts, random"),
    (["sim", "carcassonne", "--bots", "random,"], "“”", "greedy, mcts, random"),
    (["sim", "carcassonne", "--bots", "random"], "1 bot", "2, 3, 4, 5, 6"),
    (["sim", "carcassonne", "--bots", "mcts:seconds=0,random"], "“0”", "from 0.001"),
    (["sim", "carcassonne", "--bots", "random:depth=1,random"], "“depth”", "none"),
    (["sim", "carcassonne", "--bots", "random,random", "--option", "small_city"], "“small_city”", "KEY=VALUE"),
    (["sim", "carcassonne", "--bots", "random,random", "--option", "small_city=3"], "“3”", "4, 2"),
    (["sim", "carcassonne", "--bots", "random,random", "--option", "size=3"], "“size”", "small_city"),
    (["arena", "carcassonne", "--bots", "random,magic"], "“magic”", "greedy"),
    (["check"], "PATHS", "missing"),
    (["sim", "carcassonne", "--bots", "random,random", "--option", "seats=3"], "“3”", "2 seats"),
    (["sim", "carcassonne", "--bots", "random,random", "--option", "seats=x"], "“x”", "2 seats"),
    (["sim", "carcassonne", "--bots", "mcts:iterations=0,random"], "“0”", "1000000000"),
    (["play", "carcassonne", "--save", "/nowhere/game.json"], "/nowhere/game.json", "isn't there"),
    (["replay", "no-such-file.json"], "no-such-file.json", "isn't there"),
    (["verify", "no-such-file.json"], "no-such-file.json", "isn't there"),
    (["serve", "--host", "999.1.1.1"], "999.1.1.1", "no such address"),
    (["serve", "--host", ""], "8000", "no such address"),
    (["rules", "CAR-XX-99"], "“CAR-XX-99”", ""),
    (["bench", "chess"], "“chess”", "carcassonne"),
    (["bench", "carcassonne", "--seats", "9"], "“9”", "2, 3, 4, 5, 6"),
    (["play", "chess"], "“chess”", "carcassonne"),
    (["play", "carcassonne", "--seat", "5"], "5", "1"),
    (["serve", "--port", "70000"], "“70000”", "65535"),
]


@pytest.mark.parametrize(("arguments", "names", "helps"), BAD, ids=[" ".join(case[0])[:60] for case in BAD])
def test_bad_arguments_are_named_with_what_would_be_right(
    pessoi: Pessoi, arguments: list[str], names: str, helps: str
) -> None:
    ran = pessoi(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("pessoi: ")
    assert names in ran.err
    assert helps.lower() in ran.err.lower()
    assert "Traceback" not in ran.err
    greek = pessoi(*arguments, language="el")
    assert greek.code == 2
    assert greek.err != ran.err
    assert "cli-" not in greek.err + ran.err


def test_all_faults_of_the_options_are_told_at_once(pessoi: Pessoi) -> None:
    ran = pessoi(
        "sim", "carcassonne", "--bots", "random,random", "--option", "small_city=3", "--option", "first=nobody"
    )
    assert ran.code == 2
    assert "“3”" in ran.err
    assert "“nobody”" in ran.err


def test_a_fault_of_the_program_is_told_without_a_traceback(pessoi: Pessoi, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(sim, "run", broken)
    ran = pessoi("sim", "carcassonne", "--bots", "random,random")
    assert ran.code == app.BROKEN
    assert "ZeroDivisionError: by nothing" in ran.err
    assert "Traceback" not in ran.err


def test_an_interruption_is_no_fault(pessoi: Pessoi, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "run", interrupted)
    ran = pessoi("sim", "carcassonne", "--bots", "random,random")
    assert ran.code == app.INTERRUPTED
    assert ran.err.strip() == "pessoi: Interrupted."


NO_FILES = {
    "folder": "είναι φάκελος",
    "loop": "ο σύνδεσμος οδηγεί στον εαυτό του",
    "bytes": "δεν είναι JSON",
    "cut": "byte 1",
    "deep": "πολύ βαθιά",
}
NO_CASES = {
    "missing.yaml": "δεν υπάρχει",
    "bytes": "δεν είναι κείμενο σε UTF-8",
    "cut": "γραμμή 1, στη στήλη 2",
    "deep": "πολύ βαθιά",
    "alias": "Γραμμή 1, στήλη 8: παραπομπές",
    "twice": "Γραμμή 1, στήλη 1: ένα κλειδί",
}


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Return a folder of things that are no documents."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe{}")
    (tmp_path / "cut").write_text("{")
    (tmp_path / "deep").write_text("[" * 100_000)
    (tmp_path / "alias").write_text("a: [1, *x]")
    (tmp_path / "twice").write_text("a: 1\na: 2\n")
    return tmp_path


@pytest.mark.parametrize(("name", "words"), NO_FILES.items())
def test_what_is_no_record_is_told_in_the_readers_language(pessoi: Pessoi, broken: Path, name: str, words: str) -> None:
    ran = pessoi("replay", broken / name, language="el")
    assert ran.code == 2
    assert words in ran.err
    assert not re.search("[a-z]{3,} [a-z]{2,}", ran.err.replace(str(broken), "")), ran.err


@pytest.mark.parametrize(("name", "words"), NO_CASES.items())
def test_what_is_no_case_is_told_in_the_readers_language(pessoi: Pessoi, broken: Path, name: str, words: str) -> None:
    ran = pessoi("check", broken / name, language="el")
    assert ran.code == 1
    assert words in ran.out
    assert not re.search("[a-z]{3,} [a-z]{2,}", ran.out.replace(str(broken), "")), ran.out


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("BOT_PROCESSES", "many", "a whole number from 0"),
        ("CACHED_TABLES", "0", "a whole number from 1"),
        ("SWEEP_SECONDS", "nan", "a number above 0"),
        ("LEASE_SECONDS", "-1", "a number above 0"),
        ("REDIS_URL", "localhost:6379", "redis://HOST:PORT"),
        ("DATABASE_URL", "mysql://host/name", "postgresql://"),
        ("DATABASE_URL", "sqlite:////nowhere/at/all.sqlite3", "can't be opened"),
        ("DATABASE_URL", "postgresql://me:sesame@127.0.0.1:1/name", "nobody answers"),
    ],
)
def test_a_setting_that_cannot_be_is_told(
    pessoi: Pessoi, monkeypatch: pytest.MonkeyPatch, name: str, value: str, words: str
) -> None:
    monkeypatch.setenv(f"PESSOI_{name}", value)
    ran = pessoi("serve", "--port", "0")
    assert ran.code == 2
    assert words in ran.err
    assert "sesame" not in ran.err
