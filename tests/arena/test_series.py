"""Rows of games: sums, sides, deals."""

import pytest

from pessoi.arena.run import _parts
from pessoi.arena.series import Series, check_series, play_games
from pessoi.arena.tally import Tally, interval
from pessoi.bots.playout import Playout, TooLongError
from pessoi.bots.random import RandomBot
from pessoi.bots.seeds import stream
from pessoi.core.errors import Malformed, Unknown
from tests.bots.toys import TWO_STEP, TwoStepState


def series(*bots: str, rotate: bool = False, seed: int = 5) -> Series:
    return Series("two_step", {}, bots, seed, rotate)


def test_sums_do_not_depend_on_the_parts() -> None:
    row = series("greedy", "random", "random")
    whole = play_games(row, TWO_STEP, 0, 30)
    parts = Tally.empty(3)
    for first, count in ((20, 10), (0, 7), (7, 13)):
        parts.add(play_games(row, TWO_STEP, first, count))
    assert parts == whole


def test_the_better_bot_wins_from_every_seat() -> None:
    tally = play_games(series("random", "greedy", rotate=True), TWO_STEP, 0, 60)
    assert tally.score[1] > 50
    assert tally.games == 60
    assert sum(tally.score) == 60


def test_points_belong_to_the_bot_and_not_to_the_seat() -> None:
    tally = play_games(series("greedy", "random", rotate=True), TWO_STEP, 0, 10)
    assert tally.points[0] == 10 * 3 * 7


def test_every_deal_is_played_from_both_sides() -> None:
    deals: list[list[int]] = []

    class Watching(TwoStepState):
        def clone(self) -> "Watching":
            copy = Watching(2)
            deals.append(copy.drawn)
            return copy

    class Watched(type(TWO_STEP)):  # type: ignore[misc]
        def new(self, options: object) -> Watching:
            return Watching(2)

    play_games(series("random", "random", rotate=True), Watched(), 0, 6)
    assert deals[0] == deals[1]
    assert deals[2] == deals[3]
    assert len({tuple(deal) for deal in deals}) > 1


def test_a_shared_win_is_shared() -> None:
    tally = play_games(series("greedy", "greedy"), TWO_STEP, 0, 4)
    assert tally.score == [2.0, 2.0]
    assert tally.endings == {"turns": 4}
    assert tally.moves == 4 * 18


def test_another_seed_plays_other_games() -> None:
    rows = [play_games(series("random", "random", seed=seed), TWO_STEP, 0, 20) for seed in (1, 1, 2)]
    assert rows[0] == rows[1] != rows[2]


def test_a_game_that_breaks_off_is_counted_and_told() -> None:
    class Breaking(TwoStepState):
        def clone(self) -> "Breaking":
            return Breaking(2)

        def apply(self, move: int, events: object = None) -> None:
            raise RuntimeError("lost a tile")

    class Broken(type(TWO_STEP)):  # type: ignore[misc]
        def new(self, options: object) -> Breaking:
            return Breaking(2)

    tally = play_games(series("random", "random"), Broken(), 3, 2)
    assert tally.games == 0
    assert [(failure.game, failure.error) for failure in tally.failures] == [
        (3, "RuntimeError: lost a tile"),
        (4, "RuntimeError: lost a tile"),
    ]
    assert tally.mean_points() == [0.0, 0.0]


def test_a_game_that_does_not_end_is_broken_off() -> None:
    rng = stream(1, "test")
    with pytest.raises(TooLongError):
        Playout(TwoStepState(2)).run([RandomBot(rng), RandomBot(rng)], rng, 5)


def test_thinking_is_measured_only_when_asked() -> None:
    rng = stream(1, "test")
    for timed in (False, True):
        playout = Playout(TwoStepState(2))
        playout.run([RandomBot(rng), RandomBot(rng)], rng, 100, timed)
        assert list(playout.decisions) == [6, 6]
        assert (sum(playout.seconds) > 0) == timed


def test_bots_and_options_are_checked_before_play() -> None:
    with pytest.raises(Unknown):
        check_series(series("random", "oracle"), TWO_STEP)
    with pytest.raises(Malformed) as caught:
        check_series(series("random"), TWO_STEP)
    assert caught.value.data == {"bots": 1, "seats": [2, 3, 4]}
    with pytest.raises(Malformed):
        check_series(Series("two_step", {"turns": 7}, ("random", "random"), 1), TWO_STEP)


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 4), (99, 3), (1234, 2), (1_000_000, 1)])
def test_the_parts_cover_the_row_once(games: int, jobs: int) -> None:
    covered = 0
    for first, count in _parts(games, jobs):
        assert first == covered
        assert count > 0
        covered += count
    assert covered == games


def test_the_interval_is_that_of_wilson() -> None:
    low, high = interval(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert interval(10, 10)[1] == pytest.approx(1.0)
    assert interval(0, 10)[0] == 0.0
    assert interval(0, 0) == (0.0, 1.0)
