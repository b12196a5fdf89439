"""The material: facts of the printed game, and the tables that are made of them."""

import json
from collections import Counter
from pathlib import Path

from pessoi.games.seven_wonders_duel import GAME
from pessoi.games.seven_wonders_duel.cards import CARDS, LAYOUTS, LOOT, SETUP, SYMBOLS, TOKENS, WONDERS, ZONES
from pessoi.games.seven_wonders_duel.tables import (
    COLOUR,
    DECK_BASE,
    GREEN,
    INDEX,
    LOOT_AT,
    MILITARY_POINTS,
    MODULUS,
    POINTS,
    PROVIDER,
    SHIELDS,
    SYMBOL,
)
from tests.games.seven_wonders_duel.table import words

DATA = json.loads((Path(str(GAME.folder)) / "data" / "cards.json").read_text(encoding="utf-8"))


def test_the_material_is_complete() -> None:
    """7WD-01."""
    assert Counter(card.deck for card in CARDS) == {"age1": 23, "age2": 23, "age3": 20, "guild": 7}
    assert (len(WONDERS), len(TOKENS), len(LOOT), len(ZONES)) == (12, 10, 4, 9)
    assert sum(len(zone["positions"]) for zone in ZONES) == 19
    assert list(DECK_BASE) == [0, 23, 46, 66, 73]
    assert sum(piece["count"] for piece in SETUP["coin_pieces"]) == 31


def test_the_structures() -> None:
    """7WD-13, 7WD-14: 12 cards up, 8 down; the cards that are available at first."""
    for layout, available in zip(LAYOUTS, (6, 2, 2), strict=True):
        assert Counter(slot.up for slot in layout) == {True: 12, False: 8}
        assert sum(not slot.covered_by for slot in layout) == available


def test_colours_do_what_they_do() -> None:
    """7WD-40, 7WD-41, 7WD-80: brown and grey produce, blue give points, green a symbol, red shields."""
    for number, card in enumerate(CARDS):
        assert bool(card.effect("produce")) == (card.colour in ("brown", "grey"))
        assert card.colour != "blue" or POINTS[number] > 0
        assert (SYMBOL[number] >= 0) == (COLOUR[number] == GREEN)
        assert (SHIELDS[number] > 0) == (card.colour == "red")
    green = Counter(SYMBOLS[SYMBOL[number]] for number in range(len(CARDS)) if SYMBOL[number] >= 0)
    assert green == dict.fromkeys(SYMBOLS[:6], 2)


def test_each_chain_symbol_leads_to_a_later_age() -> None:
    """7WD-38."""
    chained = [number for number in range(len(CARDS)) if PROVIDER[number] >= 0]
    assert len(chained) == 17
    assert all(CARDS[PROVIDER[number]].deck < CARDS[number].deck for number in chained)


def test_the_track() -> None:
    """7WD-06, 7WD-92."""
    assert list(MILITARY_POINTS) == [0, 2, 2, 5, 5, 5, 10, 10, 10, 0]
    assert [index for index, bit in enumerate(LOOT_AT) if bit] == [6, 7, 12, 13]


def test_every_power_of_two_has_its_index() -> None:
    assert [INDEX[(1 << bit) % MODULUS] for bit in range(36)] == list(range(36))


def test_names_are_those_of_the_data() -> None:
    for language in ("en", "el"):
        for kind in ("cards", "wonders", "progress_tokens", "resources"):
            for entry in DATA[kind]:
                assert words(language).text(f"seven_wonders_duel-name-{entry['id']}") == entry[f"name_{language}"]
        for entry in DATA["science_symbols"]:
            assert words(language).text(f"seven_wonders_duel-symbol-{entry['id']}") == entry[f"name_{language}"]
