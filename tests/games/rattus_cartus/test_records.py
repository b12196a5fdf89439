"""Recorded games: each number of seats and each way to end, replayed to the same bytes, every draw recomputed."""

from pathlib import Path

import pytest

from pessoi.core.game import Document
from pessoi.core.record import Record, read_record, record_of, replay_record, verify, write_record
from pessoi.games.rattus_cartus import GAME
from pessoi.games.rattus_cartus.scoring import TIE_RATS, TIE_SHARED

RECORDS = sorted((Path(__file__).parents[3] / "records" / "rattus_cartus").glob("*.json"))


def record(name: str) -> Record:
    return read_record(next(file for file in RECORDS if file.stem == name).read_bytes())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_a_record_is_replayed_to_the_same_bytes_and_verified(file: Path) -> None:
    read = read_record(file.read_bytes())

    play = replay_record(read, GAME)

    assert write_record(record_of(play, read.names, read.fairness)) == file.read_bytes()
    assert verify(read, GAME).faults == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("two-players", {"reason": "survived", "tie_break": ""}),
        ("deaths", {"reason": "survived", "points": [36, 22, 22, 31]}),
        ("all-dead", {"reason": "all_dead", "winners": []}),
        ("fewest-rats", {"reason": "fewest_rats"}),
        ("tie-rats", {"points": [44, 44], "tie_break": TIE_RATS}),
        ("tie-shared", {"points": [48, 48], "winners": [0, 1], "tie_break": TIE_SHARED}),
    ],
)
def test_there_is_a_record_of_every_way_to_end(name: str, expected: Document) -> None:
    """RC-97, RC-98, RC-99."""
    result = record(name).result
    assert result is not None
    assert {key: result[key] for key in expected} == expected


def test_there_is_a_record_of_every_number_of_seats_and_way_of_choosing_buildings() -> None:
    """RC-14, RC-20, RC-24."""
    options = [read_record(file.read_bytes()).options for file in RECORDS]

    assert {entry["seats"] for entry in options} == {2, 3, 4, 5}
    assert {entry["building_choice"] for entry in options} == {"first_game", "one_per_class", "mixed", "list"}


def test_in_the_game_with_deaths_the_most_points_do_not_win() -> None:
    """RC-97."""
    result = record("deaths").result
    assert result is not None
    assert 0 not in result["winners"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("swords-and-towers", ["give ", "drop ", "pass", "flute "]),
        ("simultaneous", ["supply "]),
        ("four-players", ["cards "]),
        ("three-players", ["building "]),
        ("undo", ["undo "]),
    ],
)
def test_the_other_records_show_what_their_names_say(name: str, words: list[str]) -> None:
    moves = record(name).moves

    assert all(any(move.startswith(word) for move in moves) for word in words)
