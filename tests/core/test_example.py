"""The example game of the documentation conforms; so does what the documentation says of it."""

from docs.examples.dash import GAME
from pessoi.core.conformance import check_game


def test_the_example_game_conforms() -> None:
    report = check_game(GAME, games=60)

    assert not report.faults, report.text()
    assert set(report.endings) == {"turns", "goal"}
