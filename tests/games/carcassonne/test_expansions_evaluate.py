"""What the seats may expect when expansions are in use."""

import pytest

from pessoi.core.random import Random
from pessoi.core.state import OVER, State
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.engine import Carcassonne
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from tests.games.carcassonne.table import at_table, play, points, random_play

ROAD = ("1,0 BG-FRFR r0",)
CITY = ("0,-1 BG-FCFC r1",)


def gain(better: State, worse: State) -> float:
    """By how much seat 0 is better off in one state than in another."""
    return better.evaluate(0) - worse.evaluate(0)


@pytest.mark.parametrize("seed", range(6))
def test_once_no_tile_is_left_the_expectation_is_the_final_score(seed: int) -> None:
    """All expansions, before the last decisions that change nothing more."""
    state = GAME.new(GAME.options_of({"seats": 2 + seed % 5, "expansions": [*EXPANSIONS]}))
    rng = Random(seed)
    while state.to_move != OVER:
        move = state.playout_move(rng)
        after = state.clone()
        after.apply(move)
        if after.to_move == OVER and GAME.write_move(move) in ("none", "pass"):
            assert [state.evaluate(seat) for seat in range(state.seats)] == pytest.approx(points(after))
        state = after
    assert [state.evaluate(seat) for seat in range(state.seats)] == pytest.approx(points(state))


def test_evaluating_changes_nothing() -> None:
    """Figures that are tried for a flight or a crop circle are taken off again."""
    seen = set()
    for seed in range(4):
        for state in random_play(seed, seats=3, expansions=["flying", "crops", "inns", "traders"]):
            before = GAME.dump(state)
            state.evaluate(0)
            assert GAME.dump(state) == before
            seen.add(before["step"])
    assert {"roll", "crop"} <= seen


def test_an_inn_on_a_road_that_no_tile_closes_is_bad_and_on_one_that_will_close_good() -> None:
    tiles, figures = ("1,0 IC-FRRR-i r2", "-1,0 BG-FRRR r0"), "0 0,0:r0"
    done = at_table(*tiles, figures="", expansions="inns", points=[6, 0])
    plain = at_table("1,0 BG-FRFR r0", figures=figures, expansions="inns", pile={"BG-FFFF-m": 4})
    inn = at_table("1,0 IC-FRFR-i r0", figures=figures, expansions="inns", pile={"BG-FFFF-m": 4})

    assert gain(plain, inn) > 1
    assert done.evaluate(0) > 6


def test_mage_witch_ingots_tokens_and_builder_are_worth_something() -> None:
    plain = at_table(*CITY, figures="0 0,0:c0", expansions="magic")
    mage = at_table(*CITY, figures="0 0,0:c0", expansions="magic", magic={"mage": "0,0:c0", "witch": None})
    witch = at_table(*CITY, figures="0 0,0:c0", expansions="magic", magic={"mage": None, "witch": "0,0:c0"})
    assert mage.evaluate(0) > plain.evaluate(0) > witch.evaluate(0)
    empty = at_table(*CITY, figures="0 0,0:c0", expansions="gold")
    assert gain(at_table("0,-1 BG-FCFC r1 2", figures="0 0,0:c0", expansions="gold"), empty) > 0
    assert gain(at_table(*CITY, figures="0 0,0:c0", expansions="gold", ingots=[3, 0]), empty) >= 3
    figures = "0 0,0:r0"
    alone = at_table(*ROAD, figures=figures, expansions="traders")
    tokens = [{"wine": 3, "grain": 0, "cloth": 0}, {"wine": 0, "grain": 0, "cloth": 0}]
    assert gain(at_table(*ROAD, figures=figures, expansions="traders", goods=tokens), alone) > 2
    assert gain(at_table(*ROAD, figures=f"{figures}, 0 builder 1,0:r0", expansions="traders"), alone) > 1


def test_a_robber_beside_an_opponent_is_worth_more_than_one_in_supply() -> None:
    lurking = at_table(*CITY, figures="1 0,0:c0", expansions="robbers", robbers=[0, None])

    assert gain(lurking, at_table(*CITY, figures="1 0,0:c0", expansions="robbers")) > 0


def test_a_ferry_counts_the_whole_road() -> None:
    tiles = ("1,0 FE-FRRR r0 r0-r1", "2,0 BG-FRFR r0")
    state = at_table(*tiles, figures="0 2,0:r0", expansions="ferries")
    assert isinstance(state, Carcassonne)
    known = state.evaluate(0)
    state.judged, state.weighed = False, 0

    assert known != state.evaluate(0)


def test_a_lead_in_tokens_weighs_more_the_fewer_are_left() -> None:
    none = {"wine": 0, "grain": 0, "cloth": 0}
    early = at_table(*CITY, expansions="traders", goods=[{**none, "wine": 1}, none])
    late = at_table(*CITY, expansions="traders", goods=[{**none, "wine": 5}, {**none, "wine": 4}])

    assert 0 < early.evaluate(0) - early.evaluate(1) < late.evaluate(0) - late.evaluate(1)


def test_a_meeple_in_supply_is_worth_more_where_it_may_fly() -> None:
    state = at_table(*CITY, expansions="flying")
    assert isinstance(state, Carcassonne)
    known = state.evaluate(0)
    state.judged, state.weighed = False, 0

    assert known > state.evaluate(0)


def test_what_is_not_weighed_is_not_counted() -> None:
    """As comparisons want it: the same as if the ingots weren't there."""
    rich = at_table(*CITY, expansions="gold", ingots=[9, 0])
    poor = at_table(*CITY, expansions="gold")
    assert isinstance(rich, Carcassonne)
    assert isinstance(poor, Carcassonne)
    rich.weighed = poor.weighed = 0

    assert rich.evaluate(0) == poor.evaluate(0)
    copy = rich.clone()
    play(copy, "draw BG-FFFF-m")
    assert copy.weighed == 0
