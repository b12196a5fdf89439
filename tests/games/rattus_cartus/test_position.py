"""Positions: what is filled in, and all that is wrong with one at once."""

import json
from typing import Any

import pytest

from pessoi.core.errors import Malformed
from pessoi.core.position import write_position
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, SPECTATOR
from pessoi.games.rattus_cartus import GAME
from tests.games.rattus_cartus.table import dumped, entering, loaded, random_play, seat


def faults(position: dict[str, Any], seats: int = 3) -> set[str]:
    with pytest.raises(Malformed) as caught:
        GAME.load(position, GAME.options_of({"seats": seats}))
    assert caught.value.key == "rattus_cartus-position"
    return {fault.key.removeprefix("rattus_cartus-position-") for fault in caught.value.faults}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_state_of_a_play_is_read_from_its_position(seats: int) -> None:
    """RC-104: for each seat's eyes too."""
    options = GAME.options_of({"seats": seats, "building_choice": "one_per_class"})
    rng = Random(seats)
    for number, state in enumerate(random_play(seats, seats=seats, building_choice="one_per_class")):
        if number % 9 == 0:
            for shown in (state, state.redact(rng.below(seats)), state.redact(SPECTATOR)):
                position = write_position(GAME, shown)
                assert write_position(GAME, GAME.load(json.loads(position), options)) == position


def test_what_is_left_out_is_filled_in() -> None:
    state = loaded({"step": "supply", "round": 3, "row": ["farm_2", "castle_1"], "seats": [seat("Mo0 Jo"), seat(), {}]})
    position = dumped(state)

    assert position["used"] == ["palace_1", "palace_2", "palace_3", "palace_4"]
    assert position["stacks"] == {"joker": 14, "sword": 12, "flute": 0, "pass": 0, "gold": 0, "vp_token": 20}
    assert position["deck"] == 84 - 5 - 1
    assert position["tracks"]["magic"] == [{"value": 0, "discs": [0, 1, 2]}]


def test_all_faults_are_told_at_once() -> None:
    position = {
        "step": "dance",
        "phase": "lunch",
        "viewer": 7,
        "round": 99,
        "row": ["farm_1", "no_such"],
        "seats": [{"hand": ["Xx1"], "rats": -1, "shown": 3, "pet": 1}, 5],
        "tracks": {"moon": []},
        "nuns": ["Jo"],
        "stacks": {"joker": 16},
        "hit": [9],
        "colour": "red",
    }
    assert faults(position) >= {"name", "number", "unknown", "seats", "key"}


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"phase": "supplies"}, "phase"),
        ({"row": ["farm_1"]}, "row-size"),
        ({"row": ["farm_1", "farm_2"]}, "row-same"),
        ({"row": ["farm_1", "office_1"]}, "not-in-game"),
        ({"used": ["farm_1"]}, "twice"),
        ({"used": ["farm_2"]}, "used"),
        ({"in_game": ["farm_1", "castle_1"]}, "class"),
        ({"active": 1}, "turn"),
        ({"stacks": {"joker": 3}}, "stack"),
        ({"deck": 3}, "deck"),
        ({"draws": 2}, "counter"),
        ({"looks": 1}, "counter"),
        ({"due": 1}, "counter"),
        ({"chosen": ["Mo0"]}, "counter"),
        ({"place": 1}, "counter"),
        ({"remade": 1}, "remade"),
        ({"rest": ["Mo0"]}, "rest"),
        ({"nuns": [{"card": None, "looked": [0]}]}, "nun-undrawn"),
        ({"nuns": [{"card": "Mo0", "looked": []}]}, "nun-drawn"),
        ({"nuns": [{"card": "?", "looked": [0]}]}, "nun-hidden"),
        ({"start": None}, "start"),
        ({"learned": {"0": {"sure": [{"seats": [1], "cards": ["Sw"]}], "bounds": None}}}, "sure"),
        ({"learned": {"0": {"sure": [{"seats": [0], "cards": []}], "bounds": None}}}, "cell"),
        ({"learned": {"0": {"sure": [], "bounds": {"row": [], "old": [], "deck": []}}}}, "bound-early"),
        ({"tracks": {"magic": [{"value": 1, "discs": [0]}, {"value": 1, "discs": [1]}]}}, "track-value"),
        ({"tracks": {"magic": [{"value": 1, "discs": [0, 0]}]}}, "track-seat"),
        ({"viewer": 0, "seats": [{}, {"hand": 70}, {"hand": 30}]}, "deck"),
    ],
)
def test_laws_of_the_whole(changes: dict[str, Any], key: str) -> None:
    """RC-25, RC-26, RC-27, RC-04, RC-32, RC-33, RC-103, RC-104."""
    position = entering("farm_1 castle_1", seat("", "Pe0", 1, 0), seat("", "", 2, 1), seat("Mo0"))

    assert key in faults(position | changes)


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ([{"laid": ["Pa"], "place": 1, "order": 0}, {"place": 2, "order": 1}, {}], "laid-kind"),
        ([{"laid": ["Mo0"]}, {"place": 2, "order": 0}, {}], "laid-nowhere"),
        ([{"place": 1, "order": 0}, {"place": 2, "order": 0}, {}], "orders"),
        ([{"place": 1, "order": 0, "shown": True}, {"place": 2, "order": 1}, {}], "shown"),
        ([{"place": 1, "order": 0}, {"place": 2, "order": 1}, {"place": 2, "order": 2}], "entered"),
        ([{"place": 1, "order": 0, "counting": 3}, {"place": 2, "order": 1}, {}], "counting"),
        ([{"hand": ["Pe1", "Pe1", "Pe1"], "place": 1, "order": 0}, {"place": 2, "order": 1}, {}], "too-many"),
        ([{"hand": ["Fl"], "place": 1, "order": 0}, {"place": 2, "order": 1}, {}], "stack"),
    ],
)
def test_laws_of_the_seats(seats: list[Any], key: str) -> None:
    """RC-02, RC-36, RC-37, RC-41, RC-04."""
    assert key in faults(entering("farm_1 castle_1", *seats))


def test_who_is_asked_in_a_building_must_be_the_one() -> None:
    """RC-50, RC-53, RC-82, RC-84."""
    seats = [
        {"place": 1, "order": 0, "shown": True, "laid": ["Kn0"], "counting": 1},
        {"place": 1, "order": 1, "shown": True, "hand": ["Mo0", "Mo1"]},
        {"place": 2, "order": 2},
    ]
    base: dict[str, Any] = {"row": ["castle_1", "farm_1"], "seats": seats, "place": 1}

    assert loaded({"step": "action", "stage": "actions", "active": 0, **base}).to_move == 0
    assert faults({"step": "action", "stage": "actions", "active": 1, **base}) == {"actor"}
    assert faults({"step": "giver", "stage": "swords", "active": 0, **base}) == {"actor"}
    assert faults({"step": "give", "stage": "swords", "active": 1, "to": 0, "due": 1, **base}) == {"actor"}
    assert faults({"step": "flute", "stage": "flutes", "active": 0, **base}) == {"actor"}
    assert faults({"step": "drop", "stage": "actions", "active": 0, "due": 1, **base}) == {"actor"}
    assert faults({"step": "draw", "phase": "resolving", "active": 0, "draws": 1, "stage": "actions", **base}) == {
        "actor"
    }
    drawing = {**base, "row": ["farm_1", "castle_1"], "stage": "actions", "draws": 3}
    assert loaded({"step": "draw", "phase": "resolving", "active": 0, **drawing}).to_move == CHANCE
