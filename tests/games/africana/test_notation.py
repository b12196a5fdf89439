"""Moves as text."""

import pytest

from pessoi.core.errors import Malformed
from pessoi.games.africana import GAME
from tests.games.africana.table import legal, random_play

TEXTS = [
    "first 3",
    "draw pink",
    "draw ?",
    "mission A01",
    "mission C14",
    "page S15",
    "A",
    "B",
    "C",
    "turn left",
    "buy right",
    "step napoli orange",
    "step #22 wild",
    "step cairo grey-helper",
    "step cairo pink paid",
    "join 5",
    "complete 1",
    "complete N01",
    "done",
    "discard wild",
    "discard pink-helper",
    "discard S02",
]


@pytest.mark.parametrize("text", TEXTS)
def test_every_kind_of_move_is_written_as_it_is_read(text: str) -> None:
    assert GAME.write_move(GAME.read_move(text)) == text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("step atlantis grey", "name"),
        ("step cairo red", "name"),
        ("step cairo grey free", "text"),
        ("mission D01", "name"),
        ("mission A1", "name"),
        ("join 6", "name"),
        ("complete", "text"),
        ("D", "text"),
        ("first 4", "name"),
        ("done now", "text"),
    ],
)
def test_what_is_no_move_is_refused_with_the_reason(text: str, key: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.read_move(text)

    assert caught.value.key == f"africana-move-{key}"


def test_texts_of_a_whole_game_are_one_to_one() -> None:
    known: dict[str, int] = {}
    for state in random_play(4, seats=2, round_limit=100):
        moves = state.legal() or [move for move, _ in state.chance()]
        assert len(legal(state)) == len(moves)
        for move in moves:
            assert known.setdefault(GAME.write_move(move), move) == move


def test_an_integer_that_is_no_move_has_no_text() -> None:
    for move in (-1, 15, 7 | 31 << 4, 1 << 40):
        with pytest.raises(ValueError, match="no move"):
            GAME.write_move(move)
