"""Moves as texts, one to one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pessoi.core.errors import Malformed
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.tiles import TILES
from tests.games.carcassonne.table import random_play

COORDINATES = st.integers(-255, 255)
TEXTS = st.one_of(
    st.builds("first {}".format, st.integers(0, 5)),
    st.builds("draw {}".format, st.sampled_from([tile.id for tile in TILES])),
    st.builds("{},{} r{}".format, COORDINATES, COORDINATES, st.integers(0, 3)),
    st.builds("meeple {}{}".format, st.sampled_from("crf"), st.integers(0, 7)),
    st.sampled_from(["meeple m", "none"]),
)


@given(TEXTS)
def test_texts_come_back_unchanged(text: str) -> None:
    assert GAME.write_move(GAME.read_move(text)) == text


@given(st.lists(TEXTS, unique=True))
def test_different_texts_are_different_moves(texts: list[str]) -> None:
    assert len({GAME.read_move(text) for text in texts}) == len(texts)


def test_every_move_of_random_plays_comes_back_unchanged() -> None:
    for state in random_play(3, seats=3):
        for move in state.legal() or [outcome for outcome, _ in state.chance()]:
            assert GAME.read_move(GAME.write_move(move)) == move


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "text"),
        ("pass", "text"),
        ("1,2", "text"),
        ("1,2 r4", "text"),
        ("01,2 r0", "text"),
        ("-0,2 r0", "text"),
        ("+1,2 r0", "text"),
        ("1, 2 r0", "text"),
        ("1,2 r0 ", "text"),
        ("١,2 r0", "text"),
        ("256,0 r0", "far"),
        ("0,-999 r1", "far"),
        ("first 6", "text"),
        ("first -1", "text"),
        ("draw", "tile"),
        ("draw bg-crfr", "tile"),
        ("meeple", "segment"),
        ("meeple c8", "segment"),
        ("meeple m0", "segment"),
        ("meeple x", "segment"),
        ("MEEPLE c0", "text"),
    ],
)
def test_other_texts_are_refused(text: str, key: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.read_move(text)
    assert caught.value.key == f"carcassonne-move-{key}"


@pytest.mark.parametrize("move", [-1, 5, 15, 1 | 24 << 4, 0 | 6 << 4, 3 | 1 << 4, 20])
def test_an_integer_that_is_no_move_has_no_text(move: int) -> None:
    with pytest.raises(ValueError, match="no move of Carcassonne"):
        GAME.write_move(move)


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = GAME.read_move(text)
    except Malformed:
        return
    assert GAME.write_move(move) == text
