"""The conformance kit: what every game must fulfil, tried over random play.

    from pessoi.core.conformance import check_game

    def test_my_game_conforms() -> None:
        report = check_game(GAME, games=200, seed=1)
        assert not report.faults, report.text()

``check_game`` needs nothing but the game. A game with hidden cards adds ``check_completions`` on small decks, for
which it says where its cards lie.
"""

from pessoi.core.conformance.completions import check_completions
from pessoi.core.conformance.metadata import option_sets
from pessoi.core.conformance.plays import check_game
from pessoi.core.conformance.report import Fault, Report

__all__ = ["Fault", "Report", "check_completions", "check_game", "option_sets"]
