"""Positions: read, written, and refused with all that is wrong with them at once."""

from typing import Any

import pytest

from pessoi.core.errors import Malformed
from pessoi.core.game import Document
from pessoi.games.seven_wonders_duel import GAME
from pessoi.games.seven_wonders_duel.cards import CARDS
from tests.games.seven_wonders_duel.table import at_table, dumped, loaded, play, seat, words

KEY = "seven_wonders_duel-position-"
STRUCTURE = {"A2-r1c1": "statue", "A2-r1c2": "forum"}


def faults(position: Any) -> list[str]:
    """The keys of all that is wrong with a position, without what they have in common; each has words."""
    with pytest.raises(Malformed) as caught:
        GAME.load(position, GAME.options_of({}))
    for language in ("en", "el"):
        for line in words(language).error_lines(caught.value):
            assert "seven_wonders_duel-" not in line
            assert "{" not in line
    return [fault.key.removeprefix(KEY) for fault in caught.value.faults]


def turn(**parts: Any) -> Document:
    return {"step": "turn", "age": 2, "structure": STRUCTURE, **parts}


def test_what_is_left_out_is_empty() -> None:
    state = loaded(turn())

    assert dumped(state)["seats"][0] == {"coins": 7, "cards": [], "wonders": [], "tokens": []}
    assert dumped(state)["board"] == ["agriculture", "architecture", "economy", "law", "masonry"]
    assert dumped(loaded(turn(pawn=4)))["loot"] == [[2, 5], [5]]


def test_all_faults_are_told_at_once() -> None:
    """A card twice, nine Wonders, a pawn off the track, and more: one answer names them all."""
    wonders = ["appian_way", "circus_maximus", "colossus", "great_library", "sphinx"]
    others = ["great_lighthouse", "hanging_gardens", "mausoleum", "piraeus"]
    found = faults(
        turn(
            pawn=12,
            extra=3,
            seats=[
                {"coins": -1, "cards": ["quarry", "quarry", "no_card"], "wonders": wonders},
                {"wonders": others, "tokens": ["law", "law"], "surely": 1},
            ],
            discard=["statue"],
            colour="red",
        )
    )

    assert sorted(found) == sorted(
        ["number", "flag", "number", "twice", "unknown", "wonders", "twice", "key", "twice", "key"]
    )


FOUR = "appian_way+ colossus+ mausoleum+ sphinx+"
"""Built Wonders of one seat."""
MANY_SYMBOLS = "pharmacist scriptorium workshop apothecary academy study university"
BROKEN: list[tuple[str, Document]] = [
    ("name", turn(step="nap")),
    ("seats", turn(seats=[{}])),
    ("object", turn(structure=[])),
    ("slot", turn(structure={"A1-r1c1": "baths"})),
    ("loot", turn(loot=[[3], []])),
    ("loot-seats", turn(loot=[[]])),
    ("loot-passed", turn(pawn=3, loot=[[2, 5], [2, 5]])),
    ("list", turn(discard="baths")),
    ("group", turn(group=["sphinx"])),
    ("under", turn(seats=[{"wonders": [{"wonder": "sphinx", "card": "baths"}]}, {}])),
    ("boxed", turn(seats=[{"wonders": [{"wonder": "sphinx", "state": "boxed"}]}, {}])),
    ("first", turn(first=None)),
    ("active", turn(active=None)),
    ("age", turn(age=0, structure={})),
    ("extra", turn(extra=True)),
    ("tokens", turn(board=["law"])),
    ("library", turn(library={"drawn": ["law", "strategy", "theology"], "kept": None})),
    ("library-missing", turn(seats=[seat(7, "", "great_library+"), {}])),
    ("future", turn(discard=["palace"])),
    ("slot-covered", turn(structure={"A2-r2c1": None, "A2-r3c1": "statue", "A2-r4c1": None, "A2-r5c1": "walls"})),
    ("slot-up", turn(structure={"A2-r1c1": None, "A2-r1c2": "forum"})),
    ("slot-down", turn(structure={"A2-r2c1": "school", "A2-r3c1": "statue"})),
    ("slot-deck", turn(structure={"A2-r1c1": "baths", "A2-r1c2": "forum"})),
    ("turned-up", turn(structure={"A2-r1c1": "statue", "A2-r1c2": "forum", "A2-r2c1": None})),
    ("guild-known", turn(age=3, structure={"A3-r1c1": "arena"}, guilds=["A3-r1c1"])),
    ("guilds-age", turn(structure={"A2-r1c1": "arena", "A2-r1c2": "merchants_guild"})),
    ("structure-empty", turn(structure={})),
    ("source", turn(source="baths")),
    ("no-pair", turn(step="token", source="baths")),
    ("reason", turn(reason="military")),
    ("capital", turn(pawn=9)),
    ("science", turn(age=3, structure={"A3-r1c1": "arena"}, seats=[seat(7, MANY_SYMBOLS), {}])),
    ("reason-wrong", turn(step="over", reason="civilian")),
    ("structure-whole", turn(step="lay")),
    ("guilds-step", turn(step="guilds")),
    ("nothing-to-reveal", turn(step="reveal")),
    ("no-choice", turn(step="begin")),
    ("unbuilt", turn(seats=[seat(7, "", FOUR), seat(7, "", "piraeus+ pyramids+ circus_maximus+ statue_of_zeus")])),
    (
        "draft-active",
        {"step": "pick", "first": 0, "active": 1, "group": ["colossus", "mausoleum", "piraeus", "sphinx"]},
    ),
    ("draft-lying", {"step": "pick", "first": 0, "active": 0, "group": ["colossus", "mausoleum"]}),
    ("draft-group", {"step": "wonders", "first": 0, "seats": [seat(7, "", "sphinx"), {}]}),
    ("draft-begun", {"step": "tokens", "first": 0, "seats": [seat(7, "", "sphinx"), {}]}),
    (
        "built-in-draft",
        {"step": "wonders", "seats": [seat(7, "", "sphinx+ colossus"), seat(7, "", "piraeus pyramids")]},
    ),
    ("draft-order", {"step": "wonders", "seats": [seat(7, "", "sphinx colossus piraeus"), seat(7, "", "pyramids")]}),
]


@pytest.mark.parametrize(("key", "position"), BROKEN, ids=lambda value: value if isinstance(value, str) else "")
def test_a_broken_law_is_named(key: str, position: Document) -> None:
    assert key in faults(position)


def test_nine_wonders_of_both_and_too_many_built() -> None:
    """7WD-51: seven at most."""
    both = [
        seat(7, "", "appian_way+ colossus+ mausoleum+ sphinx+"),
        seat(7, "", "piraeus+ pyramids+ circus_maximus+ statue_of_zeus+"),
    ]

    assert "wonders-built" in faults(turn(seats=both))


def test_no_more_cards_of_a_deck_than_are_dealt() -> None:
    """7WD-12."""
    cards = [card.id for card in CARDS if card.deck == "age1"][:21]

    assert faults(turn(discard=cards)) == ["deck"]


def test_choices_under_way_need_something_to_choose_from() -> None:
    """7WD-101."""
    zeus = turn(step="raze", source="statue_of_zeus", seats=[seat(7, "", "statue_of_zeus+"), {}])
    tomb = turn(step="revive", source="mausoleum", seats=[seat(7, "", "mausoleum+"), {}])

    assert faults(zeus) == ["no-target"]
    assert faults(tomb) == ["no-discard"]
    assert faults({**tomb, "source": "sphinx"}) == ["source"]


def test_the_draw_of_the_library_must_fit() -> None:
    """7WD-57."""
    own = [seat(7, "", "great_library+", "urbanism"), {}]
    board = ["agriculture", "architecture", "economy", "law", "masonry"]
    good = {"drawn": ["philosophy", "theology", "urbanism"], "kept": "urbanism"}

    def broken(**parts: Any) -> list[str]:
        return faults(turn(seats=own, board=board, library={**good, **parts}))

    loaded(turn(seats=own, board=board, library=good))
    assert broken(drawn=None) == ["library-unknown"]
    assert broken(kept="law") == ["library-not-held", "library-drawn"]
    assert broken(drawn=["law", "theology", "urbanism"]) == ["library-drawn"]
    assert "library-kept" in broken(kept=None)


def test_every_step_is_read_as_it_was_written() -> None:
    """A choice of each kind, in the middle of a turn."""
    state = at_table(
        "library forum rostrum", seat(20, "scriptorium", "mausoleum"), seat(20, "quarry", "statue_of_zeus")
    )
    for move in ("build library", "token agriculture", "wonder statue_of_zeus forum"):
        play(state, move)
        assert dumped(loaded(dumped(state))) == dumped(state)
