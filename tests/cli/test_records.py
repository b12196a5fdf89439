"""``pessoi replay`` and ``pessoi verify``."""

import json
from pathlib import Path

import pytest

from pessoi.core.dealer import FairDealer, commitment
from pessoi.core.play import Play
from pessoi.core.random import Random
from pessoi.core.record import Fairness, record_of, write_record
from pessoi.core.registry import game as game_of
from pessoi.core.state import OVER
from tests.cli.conftest import Pessoi

SECRET = bytes(range(32))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a random game that was dealt fairly, with one undo in it."""
    game = game_of("carcassonne")
    play = Play(game, game.options_of({}), FairDealer(SECRET, ["ada's", "bob's"]))
    rng = Random(4)
    undone = False
    while play.state.to_move != OVER:
        play.deal()
        seat = play.state.to_move
        if seat == OVER:
            break
        play.apply(seat, [play.state.random_move(rng)])
        if not undone and play.undo_ply(seat) is not None:
            play.undo_to(play.ply - 1)
            undone = True
    fairness = Fairness(commitment(SECRET), ["ada's", "bob's"], SECRET.hex())
    path = tmp_path_factory.mktemp("records") / "whole.json"
    path.write_bytes(write_record(record_of(play, ["Ada", "Bob"], fairness)))
    return path


def test_replay_shows_every_entry_and_the_end(pessoi: Pessoi, whole: Path) -> None:
    record = json.loads(whole.read_text())
    ran = pessoi("replay", whole)
    assert ran.code == 0
    assert ran.err == ""
    for number, text in enumerate(record["moves"]):
        assert f"{number:>4}  " in ran.out
        assert text in ran.out or text.startswith("undo")
    for seat, (name, points) in enumerate(zip(["Ada", "Bob"], record["result"]["points"], strict=True)):
        assert f"{seat}  {name}: {points}" in ran.out
    assert "The game is over." in ran.out


def test_replay_speaks_greek(pessoi: Pessoi, whole: Path) -> None:
    ran = pessoi("replay", whole, language="el")
    assert "Το παιχνίδι τελείωσε" in ran.out
    assert "carcassonne-ui" not in ran.out
    assert "cli-" not in ran.out


def test_replay_stops_at_a_ply(pessoi: Pessoi, whole: Path) -> None:
    shown = pessoi("replay", whole, "--ply", 2)
    assert shown.code == 0
    assert "   0  " in shown.out
    assert "   9  " not in shown.out
    assert "over" not in shown.out


def test_replay_gives_entries_and_view_as_json(pessoi: Pessoi, whole: Path) -> None:
    read = json.loads(pessoi("replay", whole, "--json").out)
    record = json.loads(whole.read_text())
    assert [entry["text"] for entry in read["entries"]] == record["moves"]
    assert read["result"] == record["result"]
    assert read["view"]["game"] == "carcassonne"


def test_a_fair_record_is_verified(pessoi: Pessoi, whole: Path) -> None:
    assert pessoi("verify", whole).code == 0
    read = json.loads(pessoi("verify", whole, "--json").out)
    assert read["fair"] is True
    assert read["draws"] >= 72


def test_another_seed_is_found_out(pessoi: Pessoi, whole: Path, tmp_path: Path) -> None:
    record = json.loads(whole.read_text())
    record["fairness"]["values"] = ["ada's", "bob's other"]
    other = tmp_path / "other.json"
    other.write_text(json.dumps(record))
    ran = pessoi("verify", other)
    assert ran.code == 1
    assert "Not fair" in ran.out
    assert json.loads(pessoi("verify", other, "--json").out)["fair"] is False
    assert "Όχι δίκαιη" in pessoi("verify", other, language="el").out


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("content", [b"", b"not json", b"[]", b"{}", b"\xff\xfe\x00", b'{"format": "pessoi-record"}'])
def test_a_broken_record_is_refused(pessoi: Pessoi, tmp_path: Path, command: str, content: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    for language in ("en", "el"):
        ran = pessoi(command, path, language=language)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.startswith("pessoi: ")
        assert "Traceback" not in ran.err
        assert "core-" not in ran.err


def test_an_impossible_move_is_told_by_its_place(pessoi: Pessoi, whole: Path, tmp_path: Path) -> None:
    record = json.loads(whole.read_text())
    record["moves"][2] = "200,200 r0"
    path = tmp_path / "impossible.json"
    path.write_text(json.dumps(record))
    ran = pessoi("replay", path)
    assert ran.code == 2
    assert "Entry 2" in ran.err
