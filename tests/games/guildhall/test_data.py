"""The facts of the components, as the rules give them, and their names in the messages."""

import json
from typing import Any

import pytest

from pessoi.games.guildhall.cards import CARD_IDS, COPIES, PROFESSIONS, VP_CARDS
from pessoi.games.guildhall.game import GAME
from pessoi.games.guildhall.tables import BIT, CARDS, INDEX, MODULUS, PROFESSION, size
from pessoi.text.messages import Messages

DATA: dict[str, Any] = json.loads((GAME.folder / "data" / "cards.json").read_text(encoding="utf-8"))


def test_a_game_of_six_has_120_cards() -> None:
    """GH-101, GH-1501."""
    job_faire = [profession for profession in PROFESSIONS if profession.from_job_faire]

    assert len(job_faire) == 6
    assert len(CARD_IDS) * COPIES == 240
    assert len(CARD_IDS) * COPIES // 2 == 120


def test_vp_cards_are_thirty_or_twenty_and_cost_one_or_two() -> None:
    """GH-102, GH-104, GH-907."""
    assert [sum(card.copies[index] for card in VP_CARDS) for index in (1, 0)] == [30, 20]
    assert {card.value: card.cost for card in VP_CARDS} == {2: 1, 3: 1, 4: 1, 5: 1, 7: 2, 9: 2}
    assert sum(not card.effects for card in VP_CARDS) == 2


def test_all_vp_cards_together_are_worth_more_than_every_seat_can_have_without_winning() -> None:
    """GH-1102: nobody can be left without a VP card to buy before somebody has twenty points."""
    worth = [sum(card.value * card.copies[index] for card in VP_CARDS) for index in (1, 0)]

    assert worth == [138, 92]
    assert worth[0] > 4 * 19
    assert worth[1] > 3 * 19


@pytest.mark.parametrize(
    ("code", "levels"),
    [("BR", (0, 2, 4)), ("HU", (0, 2, 4)), ("FA", (1, 3)), ("TX", (0,)), ("DA", (0,)), ("WE", (0, 2, 4))],
)
def test_levels_are_those_printed(code: str, levels: tuple[int, ...]) -> None:
    """GH-405, GH-406, GH-809."""
    assert next(profession.levels for profession in PROFESSIONS if profession.code == code) == levels


@pytest.mark.parametrize("language", ["en", "el"])
def test_names_and_abilities_in_the_messages_are_those_of_the_data(language: str) -> None:
    words = Messages(language, [GAME.folder])

    for entry in DATA["professions"]:
        assert words.text(f"guildhall-name-{entry['code']}") == entry[f"name_{language}"]
        for level in entry["levels"]:
            key = f"guildhall-ability-{entry['code']}-{level['threshold']}"
            assert words.text(key) == level[f"text_{language}"]
    for colour in DATA["colours"]:
        assert words.text(f"guildhall-colour-{colour['code']}") == colour[f"name_{language}"]
    for card in DATA["vp_cards"]:
        if card["effects"]:
            assert words.text(f"guildhall-ability-{card['id']}") == card[f"text_{language}"]
        assert words.text(f"guildhall-card-{card['id']}").startswith(str(card["value"]))


def test_the_tables_of_cards_and_bits_agree() -> None:
    for card in range(CARDS):
        assert INDEX[BIT[card] % MODULUS] == card
        assert CARD_IDS[card].startswith(PROFESSIONS[PROFESSION[card]].code)
    assert size(BIT[3] | BIT[59]) == 2
