"""Bad input gets a clear answer and exit code 2; nobody ever sees a traceback."""

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
    (["replay", "no-such-file.json"], "no-such-file.json", ""),
    (["verify", "no-such-file.json"], "no-such-file.json", ""),
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
    assert greek.err != ran.err or arguments[-1].startswith("no-such")
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


def test_a_file_that_is_a_folder_is_told(pessoi: Pessoi, tmp_path: Path) -> None:
    ran = pessoi("replay", tmp_path)
    assert ran.code == 2
    assert str(tmp_path) in ran.err
