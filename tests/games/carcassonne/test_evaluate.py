"""What the seats may expect, and the policy of playouts."""

import pytest

from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.tiles import TILES
from tests.games.carcassonne.reference import DATA
from tests.games.carcassonne.table import at_table, dumped, play, points, random_play


def test_at_the_end_nothing_but_points_and_features_counts() -> None:
    """The expectation before the last draw's figure is the final score when nothing can change it."""
    state = at_table("1,0 BG-FRFR r0", figures="1 1,0:r0", pile={"BG-FFFF-m": 1}, points=[4, 9])
    play(state, "draw BG-FFFF-m", "0,1 r0")
    expected = [state.evaluate(0), state.evaluate(1)]

    play(state, "none")

    assert points(state) == [4, 11]
    assert expected == pytest.approx([4, 11])


@pytest.mark.parametrize("seed", range(12))
def test_once_no_tile_is_left_the_expectation_is_the_final_score(seed: int) -> None:
    """Before the last figure, where none is placed, and when the game is over."""
    none = GAME.read_move("none")
    for state in random_play(seed, seats=2 + seed % 3):
        if state.to_move == OVER:
            assert [state.evaluate(seat) for seat in range(state.seats)] == pytest.approx(points(state))
        elif not dumped(state)["pile"] and none in state.legal():
            expected = [state.evaluate(seat) for seat in range(state.seats)]
            state.apply(none)
            assert points(state) == pytest.approx(expected)
            break


def test_more_points_a_held_feature_and_a_meeple_at_home_are_worth_something() -> None:
    plain = at_table("1,0 BG-FRFR r0")

    assert at_table("1,0 BG-FRFR r0", points=[5, 0]).evaluate(0) - plain.evaluate(0) == pytest.approx(5)
    held = at_table("0,-1 BG-FCFC r1", "1,0 BG-FRFR r0", figures="0 0,0:c0")
    lost = at_table("0,-1 BG-FCFC r1", "1,0 BG-FRFR r0", figures="0 1,0:f1")
    assert held.evaluate(0) > lost.evaluate(0)


def test_an_edge_that_no_tile_fits_lowers_the_worth() -> None:
    """The chance of completion goes by the tiles left."""
    tiles = ("0,-1 BG-FCFC r1",)
    good = at_table(*tiles, figures="0 0,0:c0", pile={"BG-CFFF": 3, "BG-FFFF-m": 3})
    bad = at_table(*tiles, figures="0 0,0:c0", pile={"BG-FRFR": 3, "BG-FFFF-m": 3})

    assert good.evaluate(0) > bad.evaluate(0)


def test_evaluating_changes_nothing_and_is_the_same_for_copies() -> None:
    for state in random_play(5, seats=4):
        before = GAME.dump(state)
        values = [state.evaluate(seat) for seat in range(4)]
        assert [state.clone().evaluate(seat) for seat in range(4)] == values
        assert GAME.dump(state) == before


def test_playouts_make_legal_moves_and_more_points_than_random_ones() -> None:
    rng = Random(11)
    totals = [0, 0]
    for game in range(20):
        state = GAME.new(GAME.options_of({"first": str(game % 2)}))
        while state.to_move != OVER:
            move = state.playout_move(rng) if state.to_move != 1 else state.random_move(rng)
            assert state.refusal(move) is None
            state.apply(move)
        totals = [total + gained for total, gained in zip(totals, points(state), strict=True)]

    assert totals[0] > 2 * totals[1]


def test_the_tables_hold_what_the_data_say() -> None:
    """CAR-SET-01, CAR-SET-10: 72 tiles of the base in 24 kinds, one of them the start tile; 160 in all."""
    assert sum(tile.copies for tile in TILES if tile.set == 0) == 72
    assert sum(tile.copies for tile in TILES) == 160
    assert [tile.id for tile in TILES if tile.starts] == ["BG-CRFR"]
    assert [tile.id for tile in TILES] == [*DATA]
