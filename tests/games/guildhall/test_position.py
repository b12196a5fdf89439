"""Positions: complete, read back to the same, and refused with all their faults at once."""

from typing import Any

import pytest

from pessoi.core.errors import Malformed
from pessoi.core.game import Json
from pessoi.games.guildhall.game import GAME
from tests.games.guildhall.table import at_table, dumped, legal, loaded, play, random_play, seat


def faults_of(position: dict[str, Any], **options: Json) -> set[str]:
    """The faults of a position, without their common beginning."""
    with pytest.raises(Malformed) as caught:
        loaded(position, **options)
    return {fault.key.removeprefix("guildhall-position-") for fault in caught.value.faults}


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3, "professions": "all"}])
def test_every_state_of_a_play_is_read_back(options: dict[str, Json]) -> None:
    for ply, state in enumerate(random_play(11, **options)):
        if ply % 7 == 0:
            again = loaded(dumped(state), **options)
            assert dumped(again) == dumped(state)
            assert legal(again) == legal(state)


def test_choices_under_way_are_read_back() -> None:
    state = at_table(seat("PE-b SC-b HU-y", "PE-r PE-g"), seat(guild="HU-r HU-g"))
    play(state, "play PE-b 2", "hand HU-y", "hand SC-b", "for HU-r s1")

    assert dumped(loaded(dumped(state))) == dumped(state)
    assert dumped(state)["chosen"] == ["HU-y", "SC-b"]
    assert dumped(state)["laid"] == ["HU-r"]


def test_a_position_may_say_little() -> None:
    """What is left out follows: professions, turn, row, VP deck, deck (GH-101, GH-102)."""
    document = dumped(loaded({"active": 1}))

    assert document["turn"] == 2
    assert document["professions"] == ["BR", "HU", "PE", "RO", "SC", "TX"]
    assert sum(document["deck"].values()) == 120
    assert document["row"] == ["vp2_chapter", "vp2_chapter", "vp3_swap", "vp3_swap", "vp3_hand"]
    assert sum(document["vp_deck"].values()) == 15


def test_cards_left_out_of_a_given_deck_are_out_of_the_game() -> None:
    document = dumped(loaded({"deck": {"BR-r": 2}, "pile": ["BR-r"]}))

    assert document["out"].count("BR-r") == 1
    assert document["out"].count("TX-p") == 4
    assert len(document["out"]) == 117


def test_all_faults_of_single_parts_are_told_at_once() -> None:
    position = {
        "step": "dance",
        "first": 7,
        "actions": -1,
        "surely": 1,
        "pile": ["XX-r"],
        "row": "vp5",
        "seats": [{"hand": [None], "coins": 3}, {"guild": ["BR-r", "BR-r"]}],
    }

    assert faults_of(position) == {"name", "number", "key", "unknown", "list", "twice"}


def test_all_faults_between_the_parts_are_told_at_once() -> None:
    whole = "PE-r PE-b PE-y PE-g PE-p"
    position = {
        "turn": 2,
        "played": ["BR"],
        "actions": 0,
        "row": ["vp5", None, None, None, None],
        "pile": ["SC-r"] * 5,
        "seats": [seat(guild=whole), seat(completed="BR HU SC TX", tokens=20)],
    }

    assert faults_of(position) == {"turn", "played", "actions", "row", "copies", "chapter-whole", "completed", "points"}


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"step": "over"}, "reason"),
        ({"step": "over", "reason": "twenty"}, "reason"),
        ({"step": "drop"}, "no-drop"),
        ({"step": "setup"}, "turn-step"),
        ({"step": "opening", "turn": 0, "left": 2}, "opening"),
        ({"step": "rob", "source": "RO-r", "area": ["RO-r"], "level": 2, "left": 1}, "opponent"),
        ({"step": "rob", "source": "RO-r", "area": ["RO-r"], "level": 2, "left": 1, "opponent": 1}, "hand"),
        ({"step": "back", "source": "BR-r", "area": ["BR-r"], "level": 2, "left": 2}, "back"),
        ({"step": "hunt"}, "source"),
        ({"step": "hunt", "source": "HU-r", "level": 0}, "source-area"),
        ({"step": "swap", "source": "PE-r", "area": ["PE-r"], "level": 0}, "dead"),
        ({"step": "action", "work": "draw"}, "work"),
        ({"chosen": ["BR-r"]}, "chosen"),
        ({"professions": ["BR"]}, "professions"),
        ({"viewer": 1, "deck": 3}, "deck-size"),
        ({"learned": {"all": {"pile": ["BR-r"]}}}, "learned"),
        ({"pile": ["BR-r"], "learned": {}}, "learned-top"),
        ({"out": ["BR-r"] * 5}, "out"),
        ({"turn": 4001, "active": 0}, "rounds"),
        ({"vp_deck": {"vp9": 6}}, "vp-copies"),
    ],
)
def test_what_cant_be_is_refused(position: dict[str, Any], fault: str) -> None:
    assert fault in faults_of(position)


def test_positions_of_other_seats_hold_no_secrets() -> None:
    """GH-1302."""
    state = at_table(seat("BR-r SC-r", completed="HU"), seat("TX-r"), pile=["SC-b", "SC-y"])
    document = dumped(state.redact(1))

    assert document["seats"][0]["hand"] == [None, None]
    assert document["seats"][0]["completed"] == [None]
    assert document["pile"] == [None, "SC-y"]
    assert document["deck"] == 120 - 2 - 1 - 5 - 2
    assert dumped(loaded(document)) == document


def test_options_that_exclude_one_another_are_refused() -> None:
    """GH-203, GH-1501."""
    named: list[Json] = ["bricklayer", "hunter", "peddler", "robber", "scholar", "tax_collector", "weaver"]
    wrongs: list[dict[str, Any]] = [{"seats": 2, "first_player": "2"}, {"named": named}]
    for wrong in wrongs:
        with pytest.raises(Malformed):
            GAME.options_of(wrong)
    assert GAME.options_of({"named": named, "professions": "all"})["named"] == named
