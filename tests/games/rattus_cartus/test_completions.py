"""The fourth property of secrecy, on a small deck: completions are what an enumeration finds (RC-104, RC-105)."""

import json
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from pessoi.core.conformance import check_completions
from pessoi.core.game import Options
from pessoi.core.random import Random
from pessoi.core.state import OVER, SPECTATOR, State
from pessoi.games.rattus_cartus.ages import SPAN, Ages
from pessoi.games.rattus_cartus.cards import DATA
from pessoi.games.rattus_cartus.completing import Completion
from pessoi.games.rattus_cartus.engine import RattusCartus
from pessoi.games.rattus_cartus.game import RattusCartusGame
from pessoi.games.rattus_cartus.kinds import KINDS, count_at
from pessoi.games.rattus_cartus.memory import sees_nun
from pessoi.games.rattus_cartus.state import BOUNDS, NOW, OWN, SCORING, SHOWN, SINCE, UNDRAWN
from pessoi.games.rattus_cartus.tables import Tables


def small_file() -> dict[str, Any]:
    """Six population cards of four kinds, one card dealt to each, one nun."""
    document: dict[str, Any] = json.loads(json.dumps(DATA))
    few = {"peasantry": [0, 0, 3], "chivalry": [4, 4, 1]}
    for name in document["population"]["nuns_per_class"]:
        document["population"]["nuns_per_class"][name] = few.get(name, [])
    document["setup"]["starting_hand"] = 1
    document["setup"]["nun_row"] = 1
    return document


class SmallRattus(RattusCartusGame):
    """The game with a small deck, begun at the first round."""

    tables = Tables(small_file())

    def new(self, options: Options) -> State:
        seats = int(str(options["seats"]))
        state = RattusCartus(dict(options), self.tables, seats)
        state.in_game = state.tables.first_game
        return state

    def load(self, position_: Any, options: Options) -> State:
        raise NotImplementedError


def rows(state: State, seat: int) -> list[list[int]]:
    """The cards that a seat can't see, by place: hands, laid cards, the nun row, the deck."""
    assert isinstance(state, RattusCartus)
    viewer = seat if seat >= 0 else state.seats
    found = []
    for other in range(state.seats):
        if other != seat and state.phase < SCORING:
            sure = [count_at(state.memory, viewer * (state.seats + BOUNDS) + other, kind) for kind in range(KINDS)]
            laid = [count_at(state.cards, state.seats + other, kind) for kind in range(KINDS)]
            closed = not state.own[other * OWN + SHOWN]
            hand = [count_at(state.cards, other, kind) for kind in range(KINDS)]
            found.append([hand[kind] - (sure[kind] if not any(laid) else 0) for kind in range(KINDS)])
            found.append(laid if closed else [0] * KINDS)
    nun = state.nuns[0]
    drawn = nun != UNDRAWN and not sees_nun(state, viewer, 0)
    found.append([int(drawn and nun == kind) + count_at(state.cards, state.rest, kind) for kind in range(KINDS)])
    found.append([count_at(state.cards, state.deck, kind) for kind in range(KINDS)])
    return found


def is_exact(state: State, seat: int) -> bool:
    """Whether the game's memory claims to be all that can be known: no other hand has drawn of a deck made anew, and no
    known card may lie face down."""
    assert isinstance(state, RattusCartus)
    viewer = seat if seat >= 0 else state.seats
    others = [other for other in range(state.seats) if other != seat]
    drawn = state.remade > 0 and any(state.own[other * OWN + SINCE] == NOW for other in others)
    together = any(state.cells[viewer * state.seats + other] != other for other in others)
    sure = any(
        count_at(state.memory, viewer * (state.seats + BOUNDS) + other, kind)
        for other in others
        for kind in range(KINDS)
    )
    return not drawn and not together and not sure


@pytest.mark.parametrize("seats", [4, 5])
def test_counting_stays_small_and_every_state_can_be_completed(seats: int) -> None:
    """Late in the play of many, hands and cells of which different things are known were once all told apart."""
    game = RattusCartusGame()
    largest = 0
    for seed in range(6):
        rng = Random(seed)
        state = game.new(game.options_of({"seats": seats}))
        while state.to_move != OVER:
            viewer = rng.below(seats + 1)
            redacted = state.redact(viewer if viewer < seats else SPECTATOR)
            assert isinstance(redacted, RattusCartus)
            completion = Completion(redacted)
            assert completion.plan is not None
            largest = max(largest, completion.plan.counted)
            completion.sample(rng)
            state.apply(state.random_move(rng))

    assert 1 < largest < 1000


def test_old_cards_among_those_shown_are_counted_and_drawn_as_by_enumeration() -> None:
    """Of three kinds 2, 1, 1 old and 1, 2, 2 fresh cards, of which 2, 1, 2 were shown: every choice is alike likely."""
    old, fresh, shown = [2, 1, 1], [1, 2, 2], [2, 1, 2]
    choices = [
        list(permutations([(age, card) for age, cards in ((0, old[k]), (1, fresh[k])) for card in range(cards)], count))
        for k, count in enumerate(shown)
    ]
    ways = Counter(tuple(sum(age == 0 for age, _ in kind) for kind in chosen) for chosen in product(*choices))
    ages = Ages([old[k] + fresh[k] - shown[k] for k in range(3)], old, [9, 9, 9], fresh)

    by_total: Counter[int] = Counter()
    for olds, count in ways.items():
        by_total[(sum(old) - sum(olds)) * SPAN] += count
    assert ages.totals() == by_total
    rng = Random(3)
    for total, count in by_total.items():
        drawn = Counter(
            tuple(old[k] - cards.count(k) for k in range(3))
            for cards in (ages.draw(total, rng)[0] for _ in range(2000))
        )
        for olds, mine in ways.items():
            if (sum(old) - sum(olds)) * SPAN == total:
                assert abs(drawn[olds] - 2000 * mine / count) < 150


@pytest.mark.parametrize(("seats", "plies", "seed"), [(2, 12, 1), (2, 30, 40), (3, 14, 7)])
def test_completions_agree_with_enumeration(seats: int, plies: int, seed: int) -> None:
    game = SmallRattus()
    options = game.options_of({"seats": seats})

    report = check_completions(game, rows, options, is_exact, games=2, plies=plies, seed=seed, samples=400)

    assert not report.faults, report.text()
    assert report.checks["secrecy 4"] > 20
