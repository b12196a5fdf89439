"""One move asked with plain data, as a worker process is asked."""

import pickle

import pytest

from pessoi.bots import choice, choose
from pessoi.core.errors import Malformed, NotYourTurn, Unknown
from pessoi.core.game import Document, Options
from tests.bots.toys import TWO_STEP

OPTIONS: Options = {"seats": 2, "turns": 6}
POSITION: Document = {"scores": [0, 0], "turn": 0, "first": -1, "to_move": 0}


@pytest.fixture(autouse=True)
def two_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "game_of", lambda key: {"two_step": TWO_STEP}[key])


@pytest.mark.parametrize("bot", ["greedy", "medium", "mcts:iterations=200"])
def test_the_answer_is_a_notation(bot: str) -> None:
    assert choose("two_step", OPTIONS, POSITION, 0, bot, 7) == "0"


def test_seconds_cap_a_search() -> None:
    assert choose("two_step", OPTIONS, POSITION, 0, "mcts:seconds=3600", 7, 0.05) == "0"


def test_the_same_seed_gives_the_same_move() -> None:
    answers = {choose("two_step", OPTIONS, POSITION, 0, "random", 12) for _ in range(5)}
    assert len(answers) == 1


def test_it_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(choose)) is choose


def test_a_seat_that_is_not_to_move_is_told_so() -> None:
    with pytest.raises(NotYourTurn):
        choose("two_step", OPTIONS, POSITION, 1, "greedy", 7)


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(Unknown):
        choose("two_step", OPTIONS, POSITION, 0, "oracle", 7)
    with pytest.raises(Malformed):
        choose("two_step", OPTIONS, POSITION, 0, "mcts:seconds=x", 7)
