"""Recorded games: one for each number of seats, each end and the options, replayed to the same bytes, every draw
recomputed from the revealed seed."""

from pathlib import Path

import pytest

from pessoi.core.record import Record, read_record, record_of, replay_record, verify, write_record
from pessoi.games.guildhall import GAME
from pessoi.games.guildhall.cards import PROFESSIONS

RECORDS = sorted((Path(__file__).parents[3] / "records" / "guildhall").glob("*.json"))


def record(name: str) -> Record:
    return read_record(next(file for file in RECORDS if file.stem == name).read_bytes())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_a_record_is_replayed_to_the_same_bytes_and_verified(file: Path) -> None:
    read = read_record(file.read_bytes())

    play = replay_record(read, GAME)

    assert write_record(record_of(play, read.names, read.fairness)) == file.read_bytes()
    assert verify(read, GAME).faults == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_record_for_each_number_of_seats(seats: int) -> None:
    assert any(len(read_record(file.read_bytes()).names) == seats for file in RECORDS)


def test_there_is_a_record_of_each_end() -> None:
    """GH-1101, GH-1103."""
    ends = {name: record(name).result for name in ("two-seats", "round-limit")}

    assert ends["two-seats"] is not None
    assert ends["two-seats"]["reason"] == "twenty"
    assert ends["round-limit"] is not None
    assert (ends["round-limit"]["reason"], ends["round-limit"]["winners"]) == ("round_limit", [])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("two-seats", ["buy ", "pay ", "top ", "discard ", "play BR"]),
        ("all-twelve", ["under ", *(f"play {profession.code}" for profession in PROFESSIONS)]),
        ("first-set", ["with ", "play WE"]),
        ("undo", ["undo "]),
    ],
)
def test_the_records_show_what_their_names_say(name: str, words: list[str]) -> None:
    """GH-1501 to GH-1508 in play."""
    moves = record(name).moves

    assert [word for word in words if not any(move.startswith(word) for move in moves)] == []
