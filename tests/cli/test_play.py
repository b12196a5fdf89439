"""``pessoi play``: a person at the terminal."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from pessoi.cli import app
from pessoi.cli import play as play_module
from pessoi.core.record import read_record, verify
from pessoi.core.registry import game as game_of
from tests.cli.conftest import Pessoi

Type = Callable[[Iterable[str]], None]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Type these lines; then the input ends."""

    def give(lines: Iterable[str]) -> None:
        waiting: Iterator[str] = iter(lines)

        def read(prompt: str = "") -> str:
            line = next(waiting, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)

    return give


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """Options with which the person begins."""
    monkeypatch.setattr(play_module, "HINT", "greedy")
    return ("play", "carcassonne", "--bots", "random", "--option", "first=0")


def test_commands_answer(pessoi: Pessoi, typed: Type, first: tuple[str, ...]) -> None:
    typed(["?", "moves", "hint", "board", "", "undo", "quit"])
    ran = pessoi(*first)
    assert ran.code == 0
    assert "all legal moves" in ran.out
    assert "A strong bot would play: " in ran.out
    assert "nothing that you could take back" in ran.out
    assert ran.out.count("0  You: 0") == 2


def test_a_refused_move_is_told_with_its_rule(pessoi: Pessoi, typed: Type, first: tuple[str, ...]) -> None:
    typed(["0,0 r0", "rule car-tile-03", "rule nonsense"])
    ran = pessoi(*first)
    assert ran.code == 0
    assert ran.out.count("CAR-TILE-") >= 2
    assert "carcassonne-refusal" not in ran.out
    assert "“nonsense”" in ran.out


def test_nonsense_is_told_and_changes_nothing(pessoi: Pessoi, typed: Type, first: tuple[str, ...]) -> None:
    typed(["castle long", "x" * 5000, "undo 3", "meeple m"])
    ran = pessoi(*first, language="el")
    assert ran.code == 0
    assert "Traceback" not in ran.out + ran.err
    assert "core-" not in ran.out
    assert "Με «moves»" in ran.out


def test_a_move_can_be_taken_back(pessoi: Pessoi, monkeypatch: pytest.MonkeyPatch, first: tuple[str, ...]) -> None:
    sessions = _watched(monkeypatch)
    plies: list[int] = []

    def read(prompt: str = "") -> str:
        play = sessions[0].play
        plies.append(play.ply)
        if len(plies) == 1:
            return str(play.game.write_move(play.state.legal()[0]))
        return "undo" if len(plies) == 2 else "quit"

    monkeypatch.setattr("builtins.input", read)
    ran = pessoi(*first)
    assert ran.code == 0
    if plies[1] == plies[0] + 1:
        assert plies[2] == plies[0]


def test_a_whole_game_is_saved_as_a_fair_record(
    pessoi: Pessoi, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, first: tuple[str, ...]
) -> None:
    sessions = _watched(monkeypatch)

    def read(prompt: str = "") -> str:
        play = sessions[0].play
        return str(play.game.write_move(play.state.legal()[-1]))

    monkeypatch.setattr("builtins.input", read)
    path = tmp_path / "record.json"
    ran = pessoi(*first, "--save", path)
    assert ran.code == 0
    assert "The game is over." in ran.out
    record = read_record(path.read_bytes())
    assert record.names == ["You", "random"]
    assert verify(record, game_of("carcassonne")).faults == []


def test_leaving_early_does_not_reveal_the_seed(
    pessoi: Pessoi, typed: Type, tmp_path: Path, first: tuple[str, ...]
) -> None:
    typed(["quit"])
    path = tmp_path / "record.json"
    assert pessoi(*first, "--save", path).code == 0
    read = json.loads(path.read_text())
    assert read["fairness"]["secret"] is None
    assert read["result"] is None


def test_the_person_may_sit_anywhere_among_several_bots(pessoi: Pessoi, typed: Type) -> None:
    typed(["quit"])
    ran = pessoi("play", "carcassonne", "--bots", "random,easy", "--seat", 1)
    assert ran.code == 0
    assert "0  random: " in ran.out
    assert "1  You: " in ran.out
    assert "2  easy: " in ran.out


def _watched(monkeypatch: pytest.MonkeyPatch) -> list[play_module.Session]:
    """Every session that is opened from now on."""
    sessions: list[play_module.Session] = []
    run = play_module.Session.run

    def watch(session: play_module.Session) -> None:
        sessions.append(session)
        run(session)

    monkeypatch.setattr(play_module.Session, "run", watch)
    return sessions


def test_an_interrupted_game_is_saved_too(pessoi: Pessoi, first: tuple[str, ...], monkeypatch: pytest.MonkeyPatch,
                                          tmp_path: Path) -> None:  # fmt: skip
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = pessoi(*first, "--save", tmp_path / "game.json")
    assert ran.code == app.INTERRUPTED
    assert read_record((tmp_path / "game.json").read_bytes()).moves
