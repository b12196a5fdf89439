"""Names of bots with their settings."""

from typing import ClassVar

import pytest

from pessoi.bots import LEVELS, make_bot, read_spec, stream
from pessoi.bots.greedy import GreedyBot
from pessoi.bots.mcts import MctsBot, Plan
from pessoi.bots.random import RandomBot
from pessoi.bots.registry import plan_of
from pessoi.core.errors import Malformed, Unknown
from pessoi.core.random import Random
from tests.bots.toys import TWO_STEP, TwoStep


@pytest.mark.parametrize(
    ("text", "kind", "settings"),
    [
        ("random", "random", {}),
        ("greedy", "greedy", {}),
        ("greedy:noise=2.5", "greedy", {"noise": 2.5}),
        ("mcts", "mcts", {}),
        ("mcts:seconds=1", "mcts", {"seconds": 1.0}),
        (" mcts:iterations=2000:rounds=3 ", "mcts", {"iterations": 2000.0, "rounds": 3.0}),
        ("hard", "mcts", {"seconds": 1.0}),
    ],
)
def test_a_spec_is_read(text: str, kind: str, settings: dict[str, float]) -> None:
    spec = read_spec(text)
    assert (spec.text, spec.kind, dict(spec.settings)) == (text.strip(), kind, settings)


@pytest.mark.parametrize("text", ["", "magic", "Greedy", "mcts seconds=1", ":", "greedy,noise=1"])
def test_an_unknown_bot_is_told_with_those_that_exist(text: str) -> None:
    with pytest.raises(Unknown) as caught:
        read_spec(text)
    assert caught.value.key == "bots-unknown"
    assert caught.value.data["known"] == ["greedy", "mcts", "random", "easy", "medium", "hard"]


@pytest.mark.parametrize("text", ["random:seconds=1", "greedy:depth=3", "mcts:", "mcts:secs=1"])
def test_an_unknown_setting_is_told_with_those_that_exist(text: str) -> None:
    with pytest.raises(Unknown) as caught:
        read_spec(text)
    assert caught.value.key == "bots-setting-unknown"


@pytest.mark.parametrize(
    "text",
    [
        "mcts:seconds=0",
        "mcts:seconds=-1",
        "mcts:seconds=nan",
        "mcts:seconds=inf",
        "mcts:seconds=",
        "mcts:seconds",
        "mcts:iterations=0",
        "mcts:iterations=1.5",
        "mcts:iterations=many",
        "greedy:noise=1e9",
    ],
)
def test_a_value_that_is_not_possible_is_refused_with_its_bounds(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_spec(text)
    assert caught.value.key == "bots-setting-value"
    assert {"bot", "setting", "value", "least", "most", "whole"} <= set(caught.value.data)


def test_every_level_is_a_bot() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard"]
    for level in LEVELS:
        make_bot(read_spec(level), TWO_STEP, Random(1))


def test_each_kind_is_made() -> None:
    kinds = {"random": RandomBot, "greedy": GreedyBot, "mcts:iterations=5": MctsBot}
    for text, kind in kinds.items():
        assert type(make_bot(read_spec(text), TWO_STEP, Random(1))) is kind


def test_a_search_looks_as_far_as_the_game_asks() -> None:
    class Patient(TwoStep):
        search_rounds: ClassVar[int | None] = 0

    usual, asked, told = read_spec("mcts"), Patient(), read_spec("mcts:rounds=3")
    assert plan_of(usual, TWO_STEP).rounds == Plan().rounds
    assert plan_of(usual, asked).rounds == 0
    assert plan_of(told, asked).rounds == 3


def test_streams_of_near_seeds_differ() -> None:
    numbers = {
        tuple(stream(seed, "deal", game).below(1000) for _ in range(4)) for seed in range(9) for game in range(9)
    }
    assert len(numbers) > 75


def test_a_stream_is_the_same_wherever_it_is_made() -> None:
    first, again = stream(7, "deal", 3), stream(7, "deal", 3)
    assert [first.below(100) for _ in range(5)] == [again.below(100) for _ in range(5)]
    assert stream(-7, "x").below(2) in (0, 1)
