"""Bad input about expansions, and points at which nothing is left to do."""

from typing import Any

import pytest

from pessoi.core.errors import Malformed
from pessoi.core.state import CHANCE, OVER
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from tests.games.carcassonne.table import at_table, legal, play, points, refused, shown

BUILDER = "0 0,0:r0, 0 builder 1,0:r0"
ROAD = ("1,0 BG-FRFR r0",)


def faults_of(**position: Any) -> list[str]:
    """The keys of everything that is wrong with a position of all expansions, without what they begin with."""
    tiles = [{"at": [0, 0], "tile": "BG-CRFR", "rotation": 0}, *position.pop("tiles", [])]
    options = GAME.options_of({"seats": 2, "first": "0", "expansions": [*EXPANSIONS]})
    with pytest.raises(Malformed) as caught:
        GAME.load({"step": "draw", "tiles": tiles, **position}, options)
    return [fault.key.removeprefix("carcassonne-position-") for fault in caught.value.faults]


def test_more_pieces_than_exist_are_told_all_at_once() -> None:
    """CAR-SET-05, CAR-SET-06, CAR-SET-08, CAR-GM-04, CAR-TB-23."""
    figures = [{"seat": 0, "figure": kind, "segment": "0,0:r0"} for kind in ("big", "big", "builder", "builder")]
    tokens = {"wine": 9, "grain": 0, "cloth": 0}

    found = faults_of(figures=figures, ingots=[9, 8], goods=[tokens, {**tokens, "wine": 1}], points=[0, 0])

    assert sorted(found) == ["figures", "figures", "ingots", "tokens"]


def test_a_ferry_cannot_join_a_road_to_itself() -> None:
    """CAR-FE-17: neither in a position nor by a move."""
    lake = {"at": [1, 0], "tile": "FE-FRRR", "rotation": 0}
    assert faults_of(tiles=[{**lake, "ferry": ["r1", "r1"]}]) == ["ferry-itself"]
    assert faults_of(tiles=[{**lake, "ferry": ["r1", "r7"]}]) == ["ferry"]
    assert faults_of(tiles=[lake]) == ["ferry-missing"]
    state = at_table(draws="FE-FRRR", expansions="ferries")
    play(state, "1,0 r0", "none")

    refusal = refused(state, "ferry r1-r1")

    assert (refusal.rule, refusal.key) == ("CAR-FE-17", "carcassonne-refusal-ferry-itself")


def test_pieces_that_stand_where_they_cannot() -> None:
    """CAR-MW-01, CAR-TB-05, CAR-TB-11."""
    alone = [{"seat": 0, "figure": "builder", "segment": "0,0:r0"}, {"seat": 1, "figure": "pig", "segment": "0,0:f1"}]

    assert faults_of(figures=alone) == ["companion", "companion"]
    assert faults_of(magic={"mage": "0,0:f1", "witch": None}) == ["magic-where"]
    assert faults_of(robbers=[50, None]) == ["number"]
    assert faults_of(messages={"order": [3, 3], "turned": 2}) == ["messages"]


def test_without_a_figure_the_turn_goes_on() -> None:
    """CAR-MEE-06: nobody is asked for one, nor for a flight."""
    figures = ", ".join(["0 0,0:f1"] * 7)
    state = at_table(draws="FM-FFFF-NW", figures=figures, expansions="flying")

    play(state, "0,1 r0")

    assert (state.to_move, shown(state)["prompt"]["seat"]) == (CHANCE, 1)


def test_with_an_empty_pile_no_second_tile_comes() -> None:
    """CAR-END-01."""
    state = at_table(*ROAD, figures=BUILDER, draws="BG-FRFR", pile={}, expansions="traders")

    play(state, "2,0 r0", "none")

    assert state.to_move == OVER


def test_where_no_tile_left_fits_the_second_action_ends() -> None:
    """CAR-TILE-05, CAR-END-01: in the middle of a double turn."""
    tiles = ("0,-1 BG-CFFF r2", *ROAD)
    state = at_table(*tiles, figures=BUILDER, draws="BG-FRFR", pile={"BG-CCCC-p": 1}, expansions="traders")

    events = play(state, "2,0 r0", "none", "draw BG-CCCC-p")

    assert "again" in [event.kind for event in events]
    assert state.to_move == OVER


def test_a_message_without_effect_gives_its_two_points() -> None:
    """CAR-MSG-21: nobody is asked."""
    tiles = ("-1,0 BG-FRRR r0", "1,0 BG-FRFR r0", "2,0 BG-FRFR r0")
    state = at_table(*tiles, figures="0 0,0:r0", draws="BG-FRRR", pile={"BG-FFFF-m": 3}, expansions="messengers")
    play(state, "3,0 r0", "none", "marker")
    assert state.to_move == CHANCE
    assert "message 3" in legal(state)

    play(state, "message 3", "messenger")

    assert points(state) == [7, 0]
    assert shown(state)["seats"][0]["messenger"] == 2
