"""Recorded games: replayed to the same bytes, every draw recomputed from the revealed seed."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from pessoi.core.game import Document
from pessoi.core.record import read_record, record_of, replay_record, verify, write_record
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS

RECORDS = sorted((Path(__file__).parents[3] / "records" / "carcassonne").glob("*.json"))


def test_there_are_records() -> None:
    assert {file.stem for file in RECORDS} >= {
        *("two-seats", "six-seats", "small-city", "shared-victory", "undo"),
        *(f"expansion-{name}" for name in EXPANSIONS),
        *("all-expansions-two-seats", "all-expansions-six-seats"),
    }


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_a_record_is_replayed_to_the_same_bytes_and_verified(file: Path) -> None:
    record = read_record(file.read_bytes())

    play = replay_record(record, GAME)

    again = record_of(play, record.names, record.fairness)
    assert again.options == GAME.options_of(record.options)
    # Records of the base game are older than the option "expansions", which they lack.
    assert write_record(replace(again, options=record.options)) == file.read_bytes()
    assert verify(record, GAME).faults == []


def result_of(name: str) -> Document:
    record = read_record(next(file for file in RECORDS if file.stem == name).read_bytes())
    assert record.result is not None
    return record.result


def test_a_victory_is_shared() -> None:
    """CAR-END-08."""
    assert result_of("shared-victory") == {"points": [26, 26], "winners": [0, 1], "reason": "pile", "tie_break": ""}


def test_a_tile_is_discarded() -> None:
    """CAR-TILE-05: one draw follows another."""
    record = read_record(next(file for file in RECORDS if file.stem == "discarded-tile").read_bytes())

    drawn = [move.startswith("draw ") for move in record.moves]

    assert any(one and two for one, two in pairwise(drawn))
