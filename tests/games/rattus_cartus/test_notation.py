"""Moves as texts: what is written, and what is refused."""

import pytest

from pessoi.core.errors import Malformed
from pessoi.games.rattus_cartus import GAME
from tests.games.rattus_cartus.table import legal, loaded, play, random_play, refused

TEXTS = [
    "first 1",
    "building farm",
    "cards palace_1 palace_3 treasury_1 treasury_2 treasury_5",
    "turn farm_3",
    "draw Mo2",
    "draw ?",
    "nun 3 Mo2",
    "nun 3 ?",
    "supply 2",
    "supply ?",
    "look 5",
    "enter 3",
    "pass",
    "lay Jo",
    "done",
    "giver 4",
    "give Go",
    "give ?",
    "flute 0",
    "special",
    "basic",
    "decline",
    "drop Pa",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_read_and_written_again(text: str) -> None:
    assert GAME.write_move(GAME.read_move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay Mo5",
        "lay Mo2 Mo3",
        "draw Jo",
        "nun 3",
        "nun 6 Mo2",
        "nun 0 Mo2",
        "supply 4",
        "pass 1",
        "lay ?",
        "look ?",
        "first 5",
        "cards farm_1",
        "cards palace_1 palace_2 palace_3 palace_4 farm_1",
        "cards palace_2 palace_1 palace_3 palace_4 palace_5",
        "cards",
        "Lay Mo2",
        "lay  Mo2",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.read_move(text)


@pytest.mark.parametrize("move", [-1, 19, 1 << 40, 10 | 63 << 5, 9 | 1 << 5, 5 | 7 << 5, 2 | 7 << 5])
def test_other_integers_are_no_moves(move: int) -> None:
    with pytest.raises(ValueError, match="no move"):
        GAME.write_move(move)


def test_cards_are_named_in_one_order() -> None:
    """RC-110: so that no choice can be written in two ways."""
    position = {
        "step": "lay",
        "row": ["farm_1", "castle_1"],
        "seats": [{"hand": ["Mo0", "Ki0", "Jo"], "place": 1}, {}],
    }
    state = loaded(position)
    play(state, "lay Ki0")

    assert legal(state) == {"lay Jo", "done"}
    assert refused(state, "lay Mo0").rule == "RC-110"


def test_every_move_of_a_play_has_its_fields() -> None:
    for state in random_play(5, seats=4, building_choice="mixed"):
        for move in (state.legal() or [move for move, _ in state.chance()])[:3]:
            assert GAME.describe(state, move)["kind"] == GAME.write_move(move).split()[0]
