"""Notation, one to one, and what bad texts and bad numbers get."""

import pytest

from pessoi.core.errors import Malformed
from pessoi.games.guildhall.game import GAME
from tests.games.guildhall.table import at_table, random_play, refused, seat


@pytest.mark.parametrize(
    "text",
    [
        "first 3",
        "with AS",
        "row vp4_card",
        "draw HU-b",
        "draw ?",
        "back ?",
        "play RO-r 4 s1",
        "play SC-y -",
        "play DA-g 3",
        "pay BR",
        "level -",
        "give TX-r",
        "give TX-r s0",
        "for WE-r",
        "chapter TR s3",
        "enough",
        "end",
    ],
)
def test_a_text_is_read_and_written_again(text: str) -> None:
    assert GAME.write_move(GAME.read_move(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "play", "play BR-r", "play BR-x 0", "play BR-r 9", "play BR-r 0 s7", "strike BR-r", "end now", "draw  HU-b",
     "discard ?", "buy vp6", "pay XX", "first 4", "back", "chapter", "use vp7", "Play BR-r 0", "discard BR-r s1"],
)  # fmt: skip
def test_other_texts_are_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.read_move(text)


@pytest.mark.parametrize("move", [-1, 31, 1 << 40, 63 << 5 | 5, 28, 6 | 1 << 5])
def test_a_number_that_is_no_move_has_no_text_and_is_refused(move: int) -> None:
    with pytest.raises(ValueError, match="no move"):
        GAME.write_move(move)
    refusal = at_table(seat("BR-r")).refusal(move)
    assert refusal is not None
    assert refusal.key == "guildhall-refusal-unknown"


def test_every_move_of_a_play_with_all_professions_has_its_own_text_and_fields() -> None:
    texts: dict[str, int] = {}
    for state in random_play(3, seats=3, professions="all"):
        count = state.list_moves()
        for index in range(count):
            move = int(state.moves[index])
            assert texts.setdefault(GAME.write_move(move), move) == move
            assert GAME.describe(state, move)["kind"] == GAME.write_move(move).split()[0]
    assert len(texts) > 500


def test_refusals_say_what_is_missing() -> None:
    """GH-601, GH-403, GH-405."""
    state = at_table(seat("BR-y", guild="SC-r", completed="SC"), row=["vp7", "vp5", "vp5", "vp5", "vp5"])

    assert refused(state, "buy vp7").data == {"cost": 2, "have": 1}
    assert refused(state, "play BR-y 2").data == {"card": "BR-y", "count": 0}
    assert refused(state, "play TX-y 0").key == "guildhall-refusal-hand"
