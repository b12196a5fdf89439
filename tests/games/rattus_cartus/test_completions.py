"""The fourth property of secrecy, on a small deck: completions are what an enumeration finds (RC-104, RC-105)."""

import json
from typing import Any

import pytest

from pessoi.core.conformance import check_completions
from pessoi.core.game import Options
from pessoi.core.state import State
from pessoi.games.rattus_cartus.cards import DATA
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


@pytest.mark.parametrize(("seats", "plies", "seed"), [(2, 12, 1), (2, 30, 40), (3, 14, 7)])
def test_completions_agree_with_enumeration(seats: int, plies: int, seed: int) -> None:
    game = SmallRattus()
    options = game.options_of({"seats": seats})

    report = check_completions(game, rows, options, is_exact, games=2, plies=plies, seed=seed, samples=400)

    assert not report.faults, report.text()
    assert report.checks["secrecy 4"] > 20
