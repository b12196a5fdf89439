"""``pessoi check``, ``pessoi rules`` and ``pessoi bench``."""

import json
from pathlib import Path

import pytest

from pessoi.cli.app import FAILED
from tests.cli.conftest import Pessoi

RIGHT = """
case: TRY-001
title: Seat 1 begins
rules: [CAR-SET-04]
game: carcassonne
options: {}
moves: ["first 1"]
expect:
  - after: 0
    to_move: chance
"""
WRONG = RIGHT.replace("TRY-001", "TRY-002").replace("to_move: chance", "to_move: 0\n    points: [3, 0]")


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    """A folder with a case that holds and, in a folder in it, one that doesn't."""
    (tmp_path / "right.yaml").write_text(RIGHT)
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "wrong.yaml").write_text(WRONG)
    return tmp_path


def test_cases_that_hold_pass(pessoi: Pessoi, cases: Path) -> None:
    ran = pessoi("check", cases / "right.yaml", "--json")
    assert ran.code == 0
    assert json.loads(ran.out) == {"passed": 1, "failed": 0, "failures": []}
    assert pessoi("check", cases / "right.yaml").out == "1 passed, 0 failed\n"


def test_what_does_not_hold_is_told_with_what_was_seen(pessoi: Pessoi, cases: Path) -> None:
    ran = pessoi("check", cases, "--json")
    assert ran.code == FAILED
    read = json.loads(ran.out)
    assert (read["passed"], read["failed"]) == (1, 1)
    assert [(each["case"], each["expected"], each["seen"]) for each in read["failures"]] == [
        ("TRY-002", "0", "chance"),
        ("TRY-002", "[3, 0]", "[0, 0]"),
    ]
    assert read["failures"][0]["file"] == str(cases / "below" / "wrong.yaml")


def test_mismatches_are_one_line_each(pessoi: Pessoi, cases: Path) -> None:
    ran = pessoi("check", cases)
    assert ran.code == FAILED
    assert len(ran.out.splitlines()) == 3
    assert "TRY-002" in ran.out.splitlines()[0]
    greek = pessoi("check", cases, language="el")
    assert "Πέρασαν: 1, απέτυχαν: 1" in greek.out


@pytest.mark.parametrize("content", ["", "- [", "case: 7", "\0", "case: X\nbogus: 1"])
def test_a_file_that_is_no_case_fails_without_a_traceback(pessoi: Pessoi, tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(content)
    ran = pessoi("check", path, "--json")
    assert ran.code in (FAILED, 2)
    assert "Traceback" not in ran.err + ran.out


def test_a_file_that_is_not_there_fails(pessoi: Pessoi, tmp_path: Path) -> None:
    ran = pessoi("check", tmp_path / "nowhere.yaml", "--json")
    assert ran.code == FAILED
    assert json.loads(ran.out)["failures"][0]["file"].endswith("nowhere.yaml")


def test_an_empty_folder_is_no_success(pessoi: Pessoi, tmp_path: Path) -> None:
    ran = pessoi("check", tmp_path)
    assert ran.code == 2
    assert str(tmp_path) in ran.err


def test_a_rule_is_told_by_its_id(pessoi: Pessoi) -> None:
    english, greek = pessoi("rules", "car-tile-03"), pessoi("rules", "CAR-TILE-03", language="el")
    assert english.code == greek.code == 0
    assert english.out.startswith("CAR-TILE-03: ")
    assert greek.out.startswith("CAR-TILE-03: ")
    assert english.out != greek.out


def test_the_beginning_of_an_id_and_a_game_stand_for_all_their_rules(pessoi: Pessoi) -> None:
    some, whole = pessoi("rules", "CAR-TILE").out, pessoi("rules", "carcassonne").out
    assert some.count("CAR-TILE-") > 2
    assert some in whole


def test_an_unknown_rule_is_told_with_near_ones(pessoi: Pessoi) -> None:
    ran = pessoi("rules", "CAR-TILE-3")
    assert ran.code == 2
    assert "CAR-TILE-" in ran.err.split("“CAR-TILE-3”")[1]


def test_bench_measures_every_figure(pessoi: Pessoi) -> None:
    ran = pessoi("bench", "carcassonne", "--seats", 3, "--milliseconds", 1, "--json")
    assert ran.code == 0
    (read,) = json.loads(ran.out)
    assert (read["game"], read["seats"]) == ("carcassonne", 3)
    assert read.pop("evaluate") >= 0  # the difference of two times
    figures = [value for key, value in read.items() if key not in ("game", "seats", "compiled")]
    assert len(figures) == 7
    assert all(figure > 0 for figure in figures)


def test_bench_shows_a_table(pessoi: Pessoi) -> None:
    ran = pessoi("bench", "--milliseconds", 1)
    assert ran.code == 0
    assert "Random games/s" in ran.out
