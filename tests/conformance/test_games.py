"""The conformance kit on every game at hand, with all numbers of seats and all options."""

import pytest

from pessoi.core.conformance import check_game, option_sets
from pessoi.core.registry import game, game_keys

GAMES = 500
"""Random plays of each game a run."""


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("part", range(4))
def test_the_game_conforms(key: str, part: int) -> None:
    """In four parts, which parallel runs share out."""
    report = check_game(game(key), games=GAMES // 4, seed=1 + part * 1000)

    assert not report.faults, report.text()
    assert report.games == GAMES // 4
    assert report.endings.total() == report.games


@pytest.mark.parametrize("key", game_keys())
def test_option_sets_show_every_value(key: str) -> None:
    rules = game(key)
    sets = option_sets(rules)

    assert {options["seats"] for options in sets} == set(rules.seats)
    for option in rules.schema:
        values = [options[option.key] for options in sets]
        assert all([value] in values if option.several else value in values for value in option.values), option.key
