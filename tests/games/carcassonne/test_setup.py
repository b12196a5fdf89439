"""The table before the first move, and the options."""

import pytest

from pessoi.core.errors import Malformed
from pessoi.core.state import CHANCE
from pessoi.games.carcassonne import GAME
from tests.games.carcassonne.table import at_table, feature, legal, play, points, shown


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_seats_begin_with_seven_meeples_and_no_points(seats: int) -> None:
    """CAR-GEN-02, CAR-SET-03."""
    view = shown(GAME.new(GAME.options_of({"seats": seats})))

    assert view["seats"] == [{"points": 0, "supply": {"meeple": 7}}] * seats


@pytest.mark.parametrize("seats", [0, 1, 7, "2", True])
def test_no_other_number_of_seats(seats: int | str | bool) -> None:
    """CAR-GEN-02."""
    with pytest.raises(Malformed):
        GAME.options_of({"seats": seats})


def test_the_start_tile_lies_in_the_middle_and_71_tiles_are_in_the_pile() -> None:
    """CAR-SET-01: three of the four tiles of its kind are left."""
    view = shown(GAME.new(GAME.options_of({"first": "0"})))

    assert view["tiles"] == [{"at": [0, 0], "tile": "BG-CRFR", "rotation": 0, "seat": None}]
    assert view["pile"] == 71
    assert view["remaining"]["BG-CRFR"] == 3
    assert sum(view["remaining"].values()) == 71


def test_draws_are_weighted_by_the_copies_in_the_pile() -> None:
    """CAR-SET-01: every tile is equally likely."""
    outcomes = {GAME.write_move(move): weight for move, weight in GAME.new(GAME.options_of({"first": "0"})).chance()}

    assert len(outcomes) == 24
    assert outcomes["draw BG-FFRR"] == 9
    assert outcomes["draw BG-RRRR"] == 1


def test_the_first_player_is_drawn() -> None:
    """CAR-SET-04: each seat equally likely, then that seat's turn begins."""
    state = GAME.new(GAME.options_of({"seats": 3}))
    assert state.chance() == [(GAME.read_move(f"first {seat}"), 1) for seat in range(3)]

    play(state, "first 2", "draw BG-FFFF-m")

    assert state.to_move == 2


def test_the_first_player_may_be_chosen() -> None:
    """CAR-SET-04."""
    state = GAME.new(GAME.options_of({"seats": 4, "first": "3"}))
    assert state.to_move == CHANCE

    play(state, "draw BG-FFFF-m")

    assert state.to_move == 3


def test_the_chosen_first_player_must_have_a_seat() -> None:
    """CAR-SET-04."""
    with pytest.raises(Malformed) as caught:
        GAME.options_of({"seats": 3, "first": "3"})
    assert [fault.key for fault in caught.value.faults] == ["carcassonne-options-first"]


@pytest.mark.parametrize(("option", "value"), [(4, 4), (2, 2)])
def test_the_worth_of_small_cities_is_chosen_before_play(option: int, value: int) -> None:
    """CAR-GEN-07, CAR-CITY-03."""
    assert feature(at_table("0,-1 BG-CFFF r2", small_city=option), "0,0:c0")["value"] == value


def test_points_go_beyond_the_track() -> None:
    """CAR-SET-09: the track has 50 spaces, the points no limit."""
    state = at_table(draws="BG-CFFF", points=[49, 0], active=0)

    play(state, "0,-1 r2", "meeple c0")

    assert points(state) == [53, 0]


def test_a_turn_begins_with_a_draw() -> None:
    """CAR-TURN-01."""
    assert all(text.startswith("draw ") for text in legal(GAME.new(GAME.options_of({"first": "0"}))))
