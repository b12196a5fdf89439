"""``pessoi sim`` and ``pessoi arena``: the fixed forms."""

import json
from typing import Any

import pytest

from pessoi.arena import Failure, Series, Tally
from pessoi.cli import arena, sim
from tests.cli.conftest import Pessoi, Ran

TIMES = ("seconds", "games_per_second", "moves_per_second", "seconds_per_move")


def document(ran: Ran) -> dict[str, Any]:
    """The one JSON object that a command printed."""
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert ran.out.count("\n") == 1
    read = json.loads(ran.out)
    assert isinstance(read, dict)
    return read


def without_times(read: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in read.items() if key not in TIMES}


def test_sim_prints_one_json_object(pessoi: Pessoi) -> None:
    ran = pessoi("sim", "carcassonne", "--bots", "random,random", "--games", 5, "--seed", 3, "--json")
    read = document(ran)
    assert read["games"] == 5
    assert read["errors"] == 0
    assert read["seconds"] > 0
    assert read["games_per_second"] > 0
    assert read["moves_per_second"] > 0
    assert len(read["mean_points"]) == 2
    assert read["endings"] == {"pile": 5}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_there_are_as_many_seats_as_bots(pessoi: Pessoi, seats: int) -> None:
    read = document(pessoi("sim", "carcassonne", "--bots", ",".join(["random"] * seats), "--games", 2, "--json"))
    assert len(read["mean_points"]) == seats


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(pessoi: Pessoi) -> None:
    def play(*more: object) -> dict[str, Any]:
        return without_times(document(pessoi(*command, *more)))

    command = ("sim", "carcassonne", "--bots", "random,random", "--games", 9, "--json", "--seed")
    assert play(4) == play(4, "--jobs", 2)
    assert play(4) != play(5)


def test_options_reach_the_game(pessoi: Pessoi) -> None:
    command = ("sim", "carcassonne", "--bots", "random,random", "--games", 3, "--json")
    plain, other = (document(pessoi(*command, "--option", f"first={seat}")) for seat in (0, 1))
    assert without_times(plain) != without_times(other)


def test_sim_shows_a_table_to_a_person(pessoi: Pessoi) -> None:
    english = pessoi("sim", "carcassonne", "--bots", "random,random", "--games", 2)
    greek = pessoi("sim", "carcassonne", "--bots", "random,random", "--games", 2, language="el")
    assert english.code == greek.code == 0
    assert "Mean points" in english.out
    assert "Μέσοι πόντοι" in greek.out
    assert english.err == greek.err == ""


def test_games_that_broke_off_are_counted_and_named(pessoi: Pessoi, monkeypatch: pytest.MonkeyPatch) -> None:
    tally = Tally.empty(2)
    tally.failures = [Failure(7, "RuntimeError: lost a tile")]
    monkeypatch.setattr(sim, "run", lambda *arguments: tally)
    ran = pessoi("sim", "carcassonne", "--bots", "random,random", "--games", 1, "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["errors"] == 1
    assert ran.err == "Game 7 broke off: RuntimeError: lost a tile\n"


def test_arena_prints_one_json_object(pessoi: Pessoi) -> None:
    ran = pessoi("arena", "carcassonne", "--bots", "greedy:noise=3,random", "--games", 2, "--seed", 3, "--json")
    read = document(ran)
    assert read["games"] == 2
    assert sum(read["score"]) == 2
    assert read["score"][0] == 2
    assert len(read["interval"]) == len(read["mean_points"]) == len(read["seconds_per_move"]) == 2
    for score, (low, high) in zip(read["score"], read["interval"], strict=True):
        assert 0 <= low <= score <= high + 0.001
    assert all(seconds > 0 for seconds in read["seconds_per_move"])


def test_arena_lets_the_sides_alternate(pessoi: Pessoi, monkeypatch: pytest.MonkeyPatch) -> None:
    rows: list[Series] = []

    def watch(series: Series, *arguments: object) -> Tally:
        rows.append(series)
        return Tally.empty(2)

    monkeypatch.setattr(arena, "run", watch)
    assert pessoi("arena", "carcassonne", "--bots", "random,greedy").code == 0
    assert rows == [Series("carcassonne", {}, ("random", "greedy"), 1, rotate=True, timed=True)]


def test_the_search_is_repeatable_by_iterations(pessoi: Pessoi) -> None:
    command = ("sim", "carcassonne", "--bots", "mcts:iterations=2:rounds=1,random", "--games", 1, "--json")
    assert without_times(document(pessoi(*command))) == without_times(document(pessoi(*command)))
