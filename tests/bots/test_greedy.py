"""The greedy bot and the search of a turn."""

from typing import ClassVar

from pessoi.bots.greedy import GreedyBot
from pessoi.bots.turn import WON, TurnSearch, lead
from pessoi.core.random import Random
from tests.bots.toys import GuessState, TwoStepState


def placed(state: TwoStepState) -> TwoStepState:
    state.apply(10)
    return state


def test_greedy_sees_to_the_end_of_its_own_turn() -> None:
    state = placed(TwoStepState(2))
    assert GreedyBot(Random(1)).choose(state) == 0
    state.apply(0)
    assert GreedyBot(Random(1)).choose(state) == 3


def test_greedy_leaves_the_state_as_it_was() -> None:
    state = placed(TwoStepState(2))
    GreedyBot(Random(1)).choose(state)
    assert (state.scores, state.turn, state.first, state.to_move) == ([0, 0], 0, -1, 0)


def test_values_are_leads_over_the_best_other_seat() -> None:
    state = placed(TwoStepState(3))
    state.scores = [5, 1, 4]
    search = TurnSearch()
    search.weigh(state, state.list_moves())
    assert list(search.values) == [8.0, 7.0]


def test_a_turn_too_long_for_the_limit_is_searched_one_move_deep() -> None:
    state = placed(TwoStepState(2))
    search = TurnSearch(limit=2)
    search.weigh(state, state.list_moves())
    assert list(search.values) == [0.0, 0.0]


def test_ties_are_broken_by_the_seed() -> None:
    chosen = {GreedyBot(Random(seed)).choose(GuessStateOfEquals()) for seed in range(20)}
    assert chosen == {0, 1, 2, 3}


class GuessStateOfEquals(GuessState):
    """Seat 0 is to guess among cards that are worth the same: nothing."""

    def __init__(self, card: int = 4) -> None:
        super().__init__(card)
        self.to_move = 0

    def legal(self) -> list[int]:
        return [0, 1, 2, 3] if self.to_move == 0 else []

    def clone(self) -> "GuessStateOfEquals":
        copy = GuessStateOfEquals(self.card)
        copy.to_move, copy.scores = self.to_move, self.scores[:]
        return copy


def test_noise_makes_it_misjudge_now_and_then() -> None:
    state = placed(TwoStepState(2))
    moves = [GreedyBot(Random(seed), noise=4.0).choose(state) for seed in range(200)]
    assert 0.5 < moves.count(0) / len(moves) < 0.95


def test_noise_does_not_depend_on_what_points_are_worth() -> None:
    class Rich(TwoStepState):
        WORTH: ClassVar[dict[tuple[int, int], int]] = {
            steps: 1024 * points for steps, points in TwoStepState.WORTH.items()
        }

        def clone(self) -> "Rich":
            copy = Rich(self.seats, self.turns)
            copy.to_move, copy.turn, copy.first, copy.scores = self.to_move, self.turn, self.first, self.scores[:]
            return copy

    poor, rich = placed(TwoStepState(2)), placed(Rich(2))
    for seed in range(50):
        bots = [GreedyBot(Random(seed), noise=3.0) for _ in range(2)]
        assert bots[0].choose(poor) == bots[1].choose(rich)


def test_the_final_lead_counts_winning_first() -> None:
    state = TwoStepState(2, turns=1)
    for move in (10, 0, 3):
        state.apply(move)
    assert lead(state, 0) == 7.0 + WON
    assert lead(state, 1) == -7.0 - WON


def test_a_shared_win_is_neither_won_nor_lost() -> None:
    state = TwoStepState(2, turns=2)
    for move in (10, 0, 3, 10, 0, 3):
        state.apply(move)
    assert lead(state, 0) == lead(state, 1) == 0.0


def test_samples_of_hidden_cards_average_what_it_cannot_see() -> None:
    state = GuessState()
    state.apply(18)
    assert GreedyBot(Random(3), samples=40).choose(state.redact(0)) == 9
