"""The judgement of bots: it plans the movement to the end, and sees the books."""

import pytest

from pessoi.bots.registry import make_bot
from pessoi.bots.spec import read_spec
from pessoi.core.game import Json
from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.africana import GAME
from pessoi.games.africana.engine import Africana
from tests.games.africana.table import at_table, legal, moving, play, random_play


def greedy_turn(state: Africana) -> list[str]:
    """What the greedy bot does in its turn."""
    seat, made = int(state.to_move), []
    bot = make_bot(read_spec("greedy"), GAME, Random(1))
    while state.to_move == seat:
        made.append(GAME.write_move(bot.choose(state.redact(seat))))
        play(state, made[-1])
    return made


def best_end(state: Africana) -> float:
    """The best estimate at which the movement under way may be ended, by trying every sequence of moves."""
    best = -1000.0
    for move in legal(state):
        after = state.clone()
        play(after, move)
        best = max(best, after.evaluate(0) if move == "done" else best_end(after))
    return best


@pytest.mark.parametrize(
    "seat",
    [
        {"location": "port_natal", "silver": 0, "travel": {"purple": 1, "cyan": 1}, "open": ["N01"]},
        {"location": "ujiji", "silver": 5, "travel": {"pink": 1, "grey": 1}, "wild": True},
        {
            "location": "lagos",
            "silver": 5,
            "travel": {"pink": 2},
            "helpers": ["cyan"],
            "adventures": ["N12"],
            "wild": False,
            "open": ["S06"],
        },
    ],
    ids=["artifact", "a colour can be bought", "helper card"],
)
def test_the_plan_is_the_best_of_all_movements(seat: Json) -> None:
    """AF-40 to AF-48: every subset of the cards, in every order, with every goal on the way."""
    state = moving(seat, missions=[None, None, "A07", None, {"mission": "A04", "markers": [0]}])

    assert abs(state.evaluate(0) - best_end(state)) < 1e-9


def test_a_mission_is_carried_over_several_steps() -> None:
    """AF-48, AF-55: joined here, completed with the last card of the hand."""
    state = at_table(
        {"location": "port_natal", "travel": {"purple": 1, "orange": 1, "cyan": 1}},
        missions=["A07"],
    )

    made = greedy_turn(state)

    assert made[:2] == ["C", "join 1"]
    assert "complete 1" in made


def test_a_colour_is_bought_where_that_completes_a_goal() -> None:
    """AF-46."""
    state = moving(
        {
            "location": "ujiji",
            "silver": 12,
            "travel": {"pink": 1},
            "wild": False,
            "open": ["N04"],
            "adventures": ["N03"],
        },
        table=["wild"],
    )

    assert greedy_turn(state)[:2] == ["step victoria_falls pink paid", "complete N04"]


def test_an_artifact_that_makes_a_set_is_bought() -> None:
    """AF-34, AF-77."""
    state = at_table(
        {"location": "lagos", "silver": 15, "adventures": ["N01", "S05"]},
        books={"north": {"left": ["N08"], "right": ["N02"]}},
    )
    play(state, "B")

    assert greedy_turn(state)[0] == "buy right"


def test_silver_in_plenty_is_no_reason_to_leave_a_mission_undone() -> None:
    """AF-55: else two rich explorers would stand at their goals for ever."""
    state = at_table(
        {"location": "luanda", "silver": 30, "travel": {"pink": 1, "cyan": 2, "grey": 1}},
        missions=["A01", {"mission": "A04", "markers": [0]}, "A02", "A03", "A05"],
    )

    assert greedy_turn(state)[:2] == ["C", "complete 2"]


def test_the_estimate_of_a_finished_game_is_its_points() -> None:
    for seed in (1, 2):
        *_, state = random_play(seed, seats=3, round_limit=100)
        assert state.to_move == OVER
        for seat in range(3):
            assert abs(state.evaluate(seat) - float(state.points(seat))) < 12.0


def test_the_greedy_bot_beats_random_play() -> None:
    wins = 0
    for number in range(3):
        options = GAME.options_of({"seats": 2, "round_limit": 20})
        state = GAME.new(options)
        rng = Random(number)
        bot = make_bot(read_spec("greedy"), GAME, rng)
        while state.to_move != OVER:
            mine = state.to_move == number % 2
            state.apply(bot.choose(state.redact(int(state.to_move))) if mine else state.random_move(rng))
        result = state.result()
        wins += result is not None and result.winners == [number % 2]

    assert wins == 3
