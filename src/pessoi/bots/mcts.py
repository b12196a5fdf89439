"""Monte Carlo tree search over what the seat knows: the strongest bot.

Each iteration completes the redacted state at random (``determinize``) and walks down one tree, whose nodes are what
the searching seat has seen: actions and draws by their mask. So all completions that look alike to it share their
statistics (single-observer information set search, Cowling, Powley and Whitehouse 2012), and it can't plan with cards
that it doesn't see. A node's moves are weighed once by looking to the end of the turn, as the greedy bot does; the
walk prefers what is weighed high (the PUCT rule of Silver et al. 2017 with these weights in place of a network).
Every seat maximizes its own reward (max^n): its squashed lead over the best other seat, and winning at the end.
What is compared is compared under the same luck (common random numbers): the nth iteration that leaves the seat's
turn by one move meets the same draws as the nth that leaves it by another.
"""

import math
import time
from typing import Final, final

from mypy_extensions import i64

from pessoi.bots.bot import Bot
from pessoi.bots.tree import NONE, Tree
from pessoi.bots.turn import TurnSearch, lead, margin, win_share
from pessoi.core.native import append, vec
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, State

LOOK_EVERY: Final = 64
"""Iterations between two looks at whether the choice is settled."""
MOST_NODES: Final = 1_000_000
"""The tree stops growing here (about 80 bytes a node)."""
STEEPEST: Final = 20.0
"""Bound of the exponents of weights and squashes."""

clock: Final = time.perf_counter


@final
class Plan:
    """How a search spends its budget.

    ``seconds`` and ``iterations`` (0: no such limit) bound it, whichever ends first. ``rounds``: an iteration stops
    when the searching seat has begun that many further turns and takes the leads that stand then; 0 plays to the end.
    ``exploration``: weight of the urge to try likely moves. ``temperature``: points by which a move may be worse than
    another to be e times less likely. ``trust``: visits that the weighing of a move is worth. ``scale``: points gained
    since the root that count as a reward of about 0.73 (0.5 is none). ``leaves``: see ``Game.turn_leaves``.
    """

    def __init__(
        self,
        seconds: float = 1.0,
        iterations: i64 = 0,
        rounds: i64 = 4,
        exploration: float = 0.5,
        temperature: float = 2.0,
        trust: float = 2.0,
        scale: float = 15.0,
        leaves: i64 = 5000,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.rounds = rounds
        self.exploration = exploration
        self.temperature = temperature
        self.trust = trust
        self.scale = scale
        self.leaves = leaves


@final
class Search:
    """One search from a redacted state in which its seat is to move; ``iterations`` done so far."""

    def __init__(self, root: State, rng: Random, plan: Plan) -> None:
        self.iterations: i64 = 0
        self.tree = Tree(root.seats)
        self._root = root
        self._seat = root.to_move
        self._rng = rng
        self._luck = rng
        self._row: i64 = rng.below(0x40000000)
        self._plan = plan
        self._turn = TurnSearch(plan.leaves)
        self._path: vec[i64] = vec[i64]([])
        self._depth: i64 = 0
        self._slots: vec[i64] = vec[i64]([])
        self._rewards: vec[float] = vec[float]([])
        self._begun: i64 = 0
        self._last: i64 = self._seat
        self._leads: vec[float] = vec[float]([])
        state = root.determinize(rng)
        seat: i64 = 0
        while seat < root.seats:
            self._leads = append(self._leads, lead(state, seat))
            seat += 1

    def iterate(self) -> None:
        """One walk down the tree, one playout, and the reward carried back up."""
        state = self._root.determinize(self._rng)
        self._luck = self._rng
        self._begun = 0
        self._last = self._seat
        self._depth = 0
        self._visit(0)
        self._descend(state)
        self._play_on(state)
        self._reward(state)
        self._carry_back()
        self.iterations += 1

    def best(self) -> i64:
        """The move most visited so far; before the first iteration, the one weighed best."""
        tree = self.tree
        if tree.first[0] == NONE:
            self._open(0, self._root.determinize(self._rng))
        chosen = NONE
        best = 0.0
        child = tree.first[0]
        while child != NONE:
            value = float(tree.visits[child]) + tree.prior[child] + self._mean(child)
            if chosen == NONE or value > best:
                best = value
                chosen = child
            child = tree.next[child]
        return tree.key[chosen]

    def settled(self, more: i64) -> bool:
        """Whether ``more`` further iterations could not change what ``best`` answers."""
        tree = self.tree
        first: i64 = 0
        second: i64 = 0
        child = tree.first[0]
        while child != NONE:
            visits = tree.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = tree.next[child]
        # prior and mean, which part equal visits, are each between 0 and 1
        return first - second > more + 2

    def _mean(self, node: i64) -> float:
        visits = self.tree.visits[node]
        return self.tree.totals[node * self.tree.seats + self._seat] / float(visits) if visits > 0 else 0.0

    # Down the tree

    def _visit(self, node: i64) -> None:
        if self._depth < len(self._path):
            self._path[self._depth] = node
        else:
            self._path = append(self._path, node)
        self._depth += 1

    def _stops(self, state: State) -> bool:
        return state.to_move == OVER or (self._plan.rounds > 0 and self._begun >= self._plan.rounds)

    def _apply(self, state: State, move: i64) -> None:
        """Make a move and notice when it begins another turn of the searching seat."""
        if state.to_move != CHANCE:
            self._last = state.to_move
        state.apply(move)
        if state.to_move == self._seat and self._last != self._seat:
            self._begun += 1
            self._last = self._seat

    def _descend(self, state: State) -> None:
        """Walk to the first decision that no iteration has come to before."""
        node: i64 = 0
        own = True
        while not self._stops(state):
            if own and state.to_move != self._seat:
                own = False
                self._luck = Random(self._row + self.tree.visits[node])
            if state.to_move == CHANCE:
                move = state.random_move(self._luck)
                node = self._outcome(node, state.mask(move, self._seat))
            elif node != 0 and self.tree.visits[node] == 0:
                return
            else:
                count = self._open(node, state)
                if count == 0:
                    return
                index = self._select(node, state.to_move, count)
                move = state.moves[index]
                node = self._slots[index]
            self._visit(node)
            self._apply(state, move)

    def _outcome(self, node: i64, key: i64) -> i64:
        child = self.tree.child(node, key, NONE)
        return child if child != NONE else self.tree.add(node, key)

    def _open(self, node: i64, state: State) -> i64:
        """List the moves and find the node's child for each (``_slots``), adding new ones; 0 if the tree is full."""
        count = state.list_moves()
        if self._find(node, state, count):
            return count
        if self.tree.size + count > MOST_NODES:
            return 0
        self._turn.weigh(state, count)
        self._add(node, state, count)
        return count

    def _find(self, node: i64, state: State, count: i64) -> bool:
        """Fill ``_slots``; False if a child is still missing."""
        complete = True
        own = state.to_move == self._seat
        slots: vec[i64] = vec[i64]([])
        child: i64 = NONE
        index: i64 = 0
        while index < count:
            move = state.moves[index]
            child = self.tree.child(node, move if own else state.mask(move, self._seat), child)
            slots = append(slots, child)
            if child == NONE:
                complete = False
            index += 1
        self._slots = slots
        return complete

    def _add(self, node: i64, state: State, count: i64) -> None:
        """Add the missing children; of moves that look alike to the searching seat the best one counts."""
        tree = self.tree
        own = state.to_move == self._seat
        values = self._turn.values
        if tree.first[node] == NONE:
            reference = values[0]
            index: i64 = 1
            while index < count:
                if values[index] > reference:
                    reference = values[index]
                index += 1
            tree.reference[node] = reference
        index = 0
        while index < count:
            if self._slots[index] == NONE:
                move = state.moves[index]
                key = move if own else state.mask(move, self._seat)
                child = tree.child(node, key, NONE)
                if child == NONE:
                    child = tree.add(node, key)
                weight = _exp((values[index] - tree.reference[node]) / self._plan.temperature)
                if weight > tree.weight[child]:
                    tree.weight[child] = weight
                    tree.prior[child] = self._gain(values[index], state.to_move)
                self._slots[index] = child
            index += 1

    def _select(self, node: i64, seat: i64, count: i64) -> i64:
        """The index of the move that the seat to move tries next; one of several equal ones at random."""
        tree = self.tree
        trust = self._plan.trust
        all_weights = 0.0
        index: i64 = 0
        while index < count:
            all_weights += tree.weight[self._slots[index]]
            index += 1
        urge = self._plan.exploration * math.sqrt(float(tree.visits[node])) / all_weights
        chosen: i64 = 0
        best = 0.0
        equals: i64 = 0
        index = 0
        while index < count:
            child = self._slots[index]
            visits = float(tree.visits[child])
            mean = (tree.totals[child * tree.seats + seat] + trust * tree.prior[child]) / (visits + trust)
            value = mean + urge * tree.weight[child] / (1.0 + visits)
            if equals == 0 or value > best:
                best = value
                chosen = index
                equals = 1
            elif value == best:
                equals += 1
                if self._rng.below(equals) == 0:
                    chosen = index
            index += 1
        return chosen

    # Beyond the tree, and back

    def _play_on(self, state: State) -> None:
        while not self._stops(state):
            self._apply(state, state.playout_move(self._luck))

    def _reward(self, state: State) -> None:
        """What each seat has gained since the root; at the end winning is half of it."""
        rewards: vec[float] = vec[float]([])
        seat: i64 = 0
        while seat < state.seats:
            reward = self._gain(margin(state, seat), seat)
            if state.to_move == OVER:
                reward = (reward + win_share(state, seat)) / 2.0
            rewards = append(rewards, reward)
            seat += 1
        self._rewards = rewards

    def _gain(self, standing: float, seat: i64) -> float:
        """The reward of a lead: 0.5 for the one that the seat had at the root."""
        return _squash((standing - self._leads[seat]) / self._plan.scale)

    def _carry_back(self) -> None:
        tree = self.tree
        step: i64 = 0
        while step < self._depth:
            node = self._path[step]
            tree.visits[node] += 1
            seat: i64 = 0
            while seat < tree.seats:
                tree.totals[node * tree.seats + seat] += self._rewards[seat]
                seat += 1
            step += 1


def _exp(exponent: float) -> float:
    """The exponential, with the exponent held within ``STEEPEST``."""
    if exponent > STEEPEST:
        return math.exp(STEEPEST)
    return math.exp(exponent) if exponent > -STEEPEST else math.exp(-STEEPEST)


def _squash(scales: float) -> float:
    """The logistic function: from 0 to 1, 0.5 for 0."""
    return 1.0 / (1.0 + _exp(-scales))


@final
class MctsBot(Bot):
    """Searches as long as its plan allows, and answers with the best found so far when the time is up."""

    def __init__(self, rng: Random, plan: Plan) -> None:
        super().__init__(rng)
        self._plan = plan

    def choose(self, redacted: State) -> i64:
        """The move most visited within the budget, as soon as no other can overtake it.

        A single legal move is answered at once.
        """
        start: float = clock()
        if redacted.list_moves() == 1:
            return redacted.moves[0]
        search = Search(redacted, self.rng, self._plan)
        while not self._spent(search, start):
            search.iterate()
        return search.best()

    def _spent(self, search: Search, start: float) -> bool:
        """Whether the budget is used up, or what is left of it could change nothing."""
        iterations = self._plan.iterations
        seconds = self._plan.seconds
        done = search.iterations
        if iterations > 0 and done >= iterations:
            return True
        passed = 0.0
        if seconds > 0.0:
            now: float = clock()
            passed = now - start
            if passed >= seconds:
                return True
        if done == 0 or done % LOOK_EVERY != 0:
            return False
        if seconds > 0.0 and passed > 0.0:
            more = i64(float(done) * (seconds - passed) / passed)
            if iterations > 0 and iterations - done < more:
                more = iterations - done
        elif iterations > 0:
            more = iterations - done
        else:
            return False
        return search.settled(more)
