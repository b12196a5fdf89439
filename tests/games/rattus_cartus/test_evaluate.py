"""The judgement of bots: points, rats, and what lies face down."""

from typing import Any

from pessoi.bots.greedy import GreedyBot
from pessoi.core.random import Random
from pessoi.games.rattus_cartus import GAME
from pessoi.games.rattus_cartus.engine import RattusCartus
from tests.games.rattus_cartus.table import entering, loaded, random_play, seat

NUNS = [{"card": card, "looked": [0, 1]} for card in ("Pe4", "Me4", "Mo0", "Kn0", "Wi0")]


def lead(state: RattusCartus) -> float:
    return state.evaluate(0) - state.evaluate(1)


def at_supply(mine: int, tracks: dict[str, Any]) -> RattusCartus:
    position = {
        "step": "supply",
        "row": ["farm_1", "castle_4"],
        "seats": [seat(rats=mine), seat()],
        "tracks": tracks,
    }
    return loaded(position | {"nuns": [*NUNS]})


def test_influence_is_worth_something_and_rats_cost() -> None:
    """RC-91, RC-97."""
    ahead = at_supply(4, {"church": [{"value": 4, "discs": [0]}]})
    level = at_supply(4, {})
    doomed = at_supply(14, {})

    assert lead(ahead) > lead(level) > lead(doomed)


def test_cards_face_down_count_as_if_they_were_turned_up() -> None:
    """RC-46."""
    good, bad = (loaded(entering("castle_1 farm_1", seat("", laid, 1, 0), seat())) for laid in ("Kn0 Kn1", "Pe0 Pe1"))
    assert lead(good) > lead(bad)


def test_the_greedy_bot_lays_cards_of_the_class() -> None:
    position = {
        "step": "lay",
        "row": ["castle_1", "farm_1"],
        "seats": [{"hand": ["Mo0", "Kn1"], "place": 1}, seat()],
    }
    state = loaded(position)

    assert GAME.write_move(GreedyBot(Random(1)).choose(state.redact(0))) == "lay Kn1"


def test_at_the_end_the_worth_is_the_points() -> None:
    """RC-90: those who live count nothing but points."""
    *_, state = random_play(3)
    result = state.result()
    assert result is not None
    for each in range(2):
        alive = state.own[each * 24 + 2] <= sum(kind % 5 for kind in state.nuns)
        assert not alive or abs(state.evaluate(each) - result.points[each]) < 3
