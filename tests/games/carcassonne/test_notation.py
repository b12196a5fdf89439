"""Moves as texts, one to one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pessoi.core.errors import Malformed
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from pessoi.games.carcassonne.tiles import TILES
from tests.games.carcassonne.table import random_play

COORDINATES = st.integers(-255, 255)
PLACES = ["mage", "witch", "score", "return meeple", "return big", "add meeple", "add big"]
TEXTS = st.one_of(
    st.builds("first {}".format, st.integers(0, 5)),
    st.builds("draw {}".format, st.sampled_from([tile.id for tile in TILES])),
    st.builds("{},{} r{}".format, COORDINATES, COORDINATES, st.integers(0, 3)),
    st.builds("meeple {}{}".format, st.sampled_from("crf"), st.integers(0, 7)),
    st.builds(
        "{} {}{}".format, st.sampled_from(["big", "builder", "pig", "land"]), st.sampled_from("crf"), st.integers(0, 7)
    ),
    st.builds("ferry r{}-r{}".format, st.integers(0, 3), st.integers(3, 7)),
    st.builds("ferry {},{} r{}-r{}".format, COORDINATES, COORDINATES, st.integers(0, 3), st.integers(3, 7)),
    st.builds("{} {},{}".format, st.sampled_from(["gold", "take"]), COORDINATES, COORDINATES),
    st.builds("{} {},{}:c{}".format, st.sampled_from(PLACES), COORDINATES, COORDINATES, st.integers(0, 7)),
    st.builds("robber {}".format, st.integers(0, 49)),
    st.builds("message {}".format, st.integers(1, 8)),
    st.sampled_from(["meeple m", "none", "roll 1", "roll 3", "fly meeple", "fly big", "mage off", "witch off", "pass"]),
    st.sampled_from(["marker", "messenger", "effect", "points", "crop A", "crop B"]),
)


@given(TEXTS)
def test_texts_come_back_unchanged(text: str) -> None:
    assert GAME.write_move(GAME.read_move(text)) == text


@given(st.lists(TEXTS, unique=True))
def test_different_texts_are_different_moves(texts: list[str]) -> None:
    assert len({GAME.read_move(text) for text in texts}) == len(texts)


def test_every_move_of_random_plays_comes_back_unchanged() -> None:
    for state in random_play(3, seats=3, expansions=[*EXPANSIONS]):
        for move in state.legal() or [outcome for outcome, _ in state.chance()]:
            assert GAME.read_move(GAME.write_move(move)) == move


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "text"),
        ("passes", "text"),
        ("roll 4", "text"),
        ("message 9", "text"),
        ("robber 50", "text"),
        ("fly pig", "text"),
        ("crop C", "text"),
        ("land x", "segment"),
        ("ferry", "ferry"),
        ("ferry r2-r0", "ferry"),
        ("ferry 999,0 r0-r1", "ferry"),
        ("gold c0", "cell"),
        ("take 256,0", "cell"),
        ("mage c0", "spot"),
        ("score 0,0", "spot"),
        ("return pig 0,0:f0", "figure"),
        ("add meeple", "figure"),
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


@pytest.mark.parametrize("move", [-1, 5, 31, 1 | 104 << 5, 0 | 6 << 5, 3 | 1 << 12, 22 | 1 << 5, 9 | 64 << 5])
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
