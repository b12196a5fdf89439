"""The conformance kit over combinations of expansions drawn afresh each run: no dead end, no difference, no crash."""

import random
from time import time_ns

import pytest

from pessoi.core.conformance import check_game
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS

GAMES = 300
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_random_combinations_conform(part: int) -> None:
    """CAR-GEN-01, CAR-GEN-02: any of the 512, 2 to 6 seats; a failure names seed and combination."""
    seed = time_ns() % 1_000_000
    chooser = random.Random(seed)
    options = [
        GAME.options_of(
            {
                "seats": chooser.randint(2, 6),
                "small_city": chooser.choice((2, 4)),
                "expansions": [name for name in EXPANSIONS if chooser.random() < 0.5],
                "assistance": chooser.choice(("full", "standard", "purist")),
            }
        )
        for _ in range(GAMES // PARTS)
    ]

    report = check_game(GAME, games=len(options), seed=seed, options=options, states=3)

    assert not report.faults, f"seed {seed}\n{report.text()}"
    assert report.endings.total() == len(options)
