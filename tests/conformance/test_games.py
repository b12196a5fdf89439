"""The conformance kit on every game at hand, with all numbers of seats and all options."""

import pytest

from pessoi.core.conformance import check_game, option_sets
from pessoi.core.errors import Malformed
from pessoi.core.game import Game, Json
from pessoi.core.registry import game, game_keys

GAMES = 500
"""Random plays of a game of open information."""
HIDDEN_GAMES = 100
"""Of one with hidden things, whose states are checked in every seat's eyes as well: about five times the work."""
LONG_GAMES = {"africana": 16, "guildhall": 48, "rattus_cartus": 48}
"""Of those with hundreds of plies."""
PARTS = 4


@pytest.mark.parametrize(("key", "part"), [(key, part) for key in game_keys() for part in range(PARTS)])
def test_the_game_conforms(key: str, part: int) -> None:
    """In four parts, which parallel runs share out; each has option sets of its own."""
    rules = game(key)
    games = LONG_GAMES.get(key, HIDDEN_GAMES if rules.hidden_kinds else GAMES) // PARTS
    report = check_game(rules, games=games, seed=1 + part * 1000, options=option_sets(rules)[part::PARTS])

    assert not report.faults, report.text()
    assert report.games == games
    assert report.endings.total() == report.games


@pytest.mark.parametrize("key", game_keys())
def test_option_sets_show_every_value(key: str) -> None:
    rules = game(key)
    sets = option_sets(rules)

    assert {options["seats"] for options in sets} == set(rules.seats)
    for option in rules.schema:
        values = [options[option.key] for options in sets]
        wanted: list[Json] = [[value] if option.several else value for value in option.values]
        assert not [value for value in wanted if value not in values and stands_alone(rules, option.key, value)]


def stands_alone(rules: Game, key: str, value: Json) -> bool:
    """Tell whether a value needs no other option beside it."""
    try:
        rules.options_of({key: value})
    except Malformed:
        return False
    return True
