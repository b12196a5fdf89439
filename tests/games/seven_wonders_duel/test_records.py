"""Recorded games: one for each way to end, replayed to the same bytes, every draw recomputed from the revealed seed."""

from pathlib import Path

import pytest

from pessoi.core.game import Document
from pessoi.core.record import Record, read_record, record_of, replay_record, verify, write_record
from pessoi.games.seven_wonders_duel import GAME

RECORDS = sorted((Path(__file__).parents[3] / "records" / "seven_wonders_duel").glob("*.json"))


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
        ("military", {"points": [0, 0], "reason": "military", "tie_break": ""}),
        ("scientific", {"points": [0, 0], "reason": "scientific", "tie_break": ""}),
        ("civilian", {"reason": "civilian", "tie_break": ""}),
        ("tie-blue", {"points": [31, 31], "winners": [0], "tie_break": "seven_wonders_duel-tie-blue"}),
        ("tie-shared", {"points": [33, 33], "winners": [0, 1], "tie_break": "seven_wonders_duel-tie-shared"}),
    ],
)
def test_there_is_a_record_of_every_way_to_end(name: str, expected: Document) -> None:
    """7WD-74, 7WD-84, 7WD-91, 7WD-94, 7WD-95."""
    result = record(name).result
    assert result is not None
    assert {key: result[key] for key in expected} == expected


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("library", ["draw ", "keep ", "revive "]),
        ("first-game", ["raze "]),
        ("centre-chooses", ["begin "]),
        ("undo", ["undo "]),
    ],
)
def test_the_other_records_show_what_their_names_say(name: str, words: list[str]) -> None:
    moves = record(name).moves

    assert all(any(move.startswith(word) for move in moves) for word in words)
