"""Random plays with expansions against features recomputed from tiles, ferries and figures after each move."""

import random
from time import time_ns

import pytest

from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from tests.games.carcassonne.against_reference import check_play


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_features_are_those_of_tiles_and_ferries_with_all_expansions(seats: int) -> None:
    """CAR-FE-03 to CAR-FE-18, CAR-IC-03 to CAR-IC-07, CAR-MW-02, CAR-MW-06, CAR-MW-07, CAR-MW-10, CAR-TB-05, CAR-TB-09,
    CAR-TB-11, CAR-FM-04, CAR-FM-06, CAR-SCORE-08."""
    check_play(seats, [*EXPANSIONS], seats, every=3)


def test_features_are_those_of_tiles_and_ferries_with_some_expansions() -> None:
    """Combinations drawn afresh each run."""
    seed = time_ns() % 1_000_000
    chooser = random.Random(seed)
    for number in range(3):
        chosen = [name for name in EXPANSIONS if chooser.random() < 0.6]
        try:
            check_play(seed + number, chosen, chooser.randint(2, 6), chooser.choice((2, 4)), every=3)
        except AssertionError as error:
            error.add_note(f"seed {seed + number}, expansions {chosen}")
            raise
