"""Tree search: sound, repeatable, blind to what is hidden, in time."""

import time
from collections import Counter

from pessoi.bots.mcts import MctsBot, Plan, Search
from pessoi.bots.tree import Tree
from pessoi.core.random import Random
from tests.bots.toys import GuessState, TwoStepState


def placed(seats: int = 2) -> TwoStepState:
    state = TwoStepState(seats)
    state.apply(10)
    return state


def plan(iterations: int = 200, rounds: int = 0) -> Plan:
    return Plan(seconds=0.0, iterations=iterations, rounds=rounds)


def test_it_finds_the_move_that_pays_later() -> None:
    state = placed()
    assert MctsBot(Random(1), plan()).choose(state) == 0
    state.apply(0)
    assert MctsBot(Random(1), plan()).choose(state) == 3


def test_it_plays_on_for_as_many_rounds_as_it_is_told() -> None:
    for rounds in (1, 2, 3):
        assert MctsBot(Random(1), plan(100, rounds)).choose(placed(3)) == 0


def test_the_same_seed_gives_the_same_tree() -> None:
    trees = []
    for _ in range(2):
        search = Search(placed(), Random(5), plan())
        for _ in range(150):
            search.iterate()
        trees.append((list(search.tree.key), list(search.tree.visits), list(search.tree.totals)))
    assert trees[0] == trees[1]


def test_every_iteration_passes_the_root_and_the_rewards_are_shares() -> None:
    search = Search(placed(), Random(5), plan())
    for _ in range(150):
        search.iterate()
    tree = search.tree
    assert tree.visits[0] == search.iterations == 150
    for node in range(tree.size):
        for seat in range(2):
            assert 0.0 <= tree.totals[node * 2 + seat] <= float(tree.visits[node])


def test_visits_of_children_add_up() -> None:
    search = Search(placed(), Random(7), plan())
    for _ in range(150):
        search.iterate()
    tree = search.tree
    assert sum(tree.visits[child] for child in children(tree, 0)) == 150


def test_every_move_meets_the_same_draws() -> None:
    """The nth iteration that ends the turn one way draws what the nth draws that ends it another way."""
    search = Search(placed(), Random(3), Plan(temperature=100.0, exploration=5.0))
    for _ in range(120):
        search.iterate()
    tree = search.tree
    after_turn = placed()
    for move in (0, 3):
        after_turn.apply(move)
    seen = 0
    for first in children(tree, 0):
        for second in children(tree, first):
            luck = [after_turn.random_move(Random(search._row + n)) for n in range(tree.visits[second])]
            assert {tree.key[draw]: tree.visits[draw] for draw in children(tree, second)} == Counter(luck)
            seen += len(luck)
    assert seen > 100


def children(tree: Tree, node: int) -> list[int]:
    found, child = [], tree.first[node]
    while child >= 0:
        found.append(int(child))
        child = tree.next[child]
    return found


def test_it_answers_without_a_single_iteration() -> None:
    assert Search(placed(), Random(1), plan()).best() == 0


def test_the_search_leaves_the_state_as_it_was() -> None:
    state = placed()
    MctsBot(Random(1), plan(30)).choose(state)
    assert (state.scores, state.turn, state.first, state.to_move) == ([0, 0], 0, -1, 0)


def test_it_does_not_peek_at_a_hidden_card() -> None:
    """Who sees the card guesses it (4 points); who doesn't takes the sure 2."""
    for card in range(4):
        state = GuessState()
        state.apply(16 + card)
        assert MctsBot(Random(card), plan(400)).choose(state.redact(0)) == 9


def test_draws_that_look_alike_share_one_node() -> None:
    search = Search(HiddenDrawState(), Random(2), plan())
    for _ in range(60):
        search.iterate()
    tree = search.tree
    after_deal = tree.first[tree.first[0]]
    assert tree.key[after_deal] == 31
    assert tree.next[after_deal] == -1


class HiddenDrawState(GuessState):
    """Seat 0 asks for the card to be dealt (``8``) before it guesses."""

    def __init__(self, card: int = -1) -> None:
        super().__init__(card)
        self.to_move = 0
        self.dealt = False

    def legal(self) -> list[int]:
        return super().legal() if self.dealt else [8] * (self.to_move == 0)

    def apply(self, move: int, events: object = None) -> None:
        if move == 8:
            self.to_move, self.dealt = -1, True
        else:
            super().apply(move)

    def clone(self) -> "HiddenDrawState":
        copy = HiddenDrawState(self.card)
        copy.to_move, copy.scores, copy.dealt = self.to_move, self.scores[:], self.dealt
        return copy

    def determinize(self, rng: Random) -> "HiddenDrawState":
        copy = self.clone()
        if copy.dealt and copy.card < 0:
            copy.card = rng.below(4)
        return copy


def test_a_single_move_is_answered_without_a_search() -> None:
    start = time.perf_counter()
    assert MctsBot(Random(1), Plan(seconds=60.0)).choose(HiddenDrawState()) == 8
    assert time.perf_counter() - start < 30.0


def test_a_choice_is_settled_when_no_other_move_can_overtake_it() -> None:
    for seed in range(20):
        search = Search(placed(3), Random(seed), plan(300))
        settled = None
        while search.iterations < 300:
            if settled is None and search.settled(300 - search.iterations):
                settled = search.best()
            search.iterate()
        assert settled is not None
        assert settled == search.best()


def test_a_choice_is_not_settled_while_the_rest_could_turn_it() -> None:
    search = Search(placed(), Random(1), plan())
    for _ in range(100):
        search.iterate()
    visits = sorted(search.tree.visits[child] for child in children(search.tree, 0))
    ahead = visits[-1] - visits[-2]
    assert search.settled(ahead - 3)
    assert not search.settled(ahead - 2)


def test_the_time_ends_the_search() -> None:
    start = time.perf_counter()
    assert MctsBot(Random(1), Plan(seconds=0.05)).choose(placed()) == 0
    assert time.perf_counter() - start < 30.0
