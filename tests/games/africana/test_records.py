"""Recorded games: each player count, ending and tie break, replayed to the same bytes, every draw recomputed."""

from pathlib import Path

import pytest

from pessoi.core.game import Document
from pessoi.core.record import Record, read_record, record_of, replay_record, verify, write_record
from pessoi.games.africana import GAME

RECORDS = sorted((Path(__file__).parents[3] / "records" / "africana").glob("*.json"))


def record(name: str) -> Record:
    return read_record(next(file for file in RECORDS if file.stem == name).read_bytes())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_a_record_is_replayed_to_the_same_bytes_and_verified(file: Path) -> None:
    read = read_record(file.read_bytes())

    play = replay_record(read, GAME)

    assert write_record(record_of(play, read.names, read.fairness)) == file.read_bytes()
    assert verify(read, GAME).faults == []


@pytest.mark.parametrize(
    ("name", "seats", "expected"),
    [
        ("two-seats", 2, {"reason": "missions"}),
        ("three-seats", 3, {"reason": "missions"}),
        ("four-seats", 4, {"reason": "missions"}),
        ("tie-silver", 2, {"reason": "round_limit", "tie_break": "africana-tie-silver"}),
        ("tie-shared", 2, {"reason": "round_limit", "winners": [0, 1], "tie_break": "africana-tie-shared"}),
    ],
)
def test_there_is_a_record_of_every_number_of_seats_and_way_to_end(name: str, seats: int, expected: Document) -> None:
    """AF-71, AF-73, AF-83."""
    read = record(name)

    assert len(read.names) == seats
    assert read.result is not None
    assert {key: read.result[key] for key in expected} == expected


@pytest.mark.parametrize(
    ("name", "begins", "ends"),
    [
        ("colour-bought", "step ", " paid"),
        ("helper-discarded", "discard ", "-helper"),
        ("undo", "undo ", ""),
    ],
)
def test_the_other_records_show_what_their_names_say(name: str, begins: str, ends: str) -> None:
    """AF-46, AF-65."""
    assert any(move.startswith(begins) and move.endswith(ends) for move in record(name).moves)


def test_a_pile_of_a_book_was_emptied() -> None:
    """AF-37."""
    play = replay_record(record("empty-pile"), GAME)
    heights = []
    for ply in range(0, play.ply, 5):
        state = play.state_at(ply)
        heights.append(GAME.view(state.redact(0), 0)["books"])

    assert any(book["right"]["count"] == 0 for books in heights for book in books.values())  # type: ignore[union-attr, index, call-overload]
