"""The conformance kit catches each planted fault, and by the check that is meant for it."""

import pytest

from pessoi.core.conformance import Report, check_completions, check_game
from tests.core import faulty_rules as rules
from tests.core import faulty_secrets as secrets
from tests.core.test_conformance import remembers_all, rows
from tests.core.tiny_game import TinyGame
from tests.core.tiny_state import TinyState

STATES: list[tuple[type[TinyState], str]] = [
    (secrets.LeakInRedact, "secrecy 2"),
    (secrets.LeakInMask, "secrecy 3"),
    (secrets.LeakInEvent, "secrecy 3"),
    (secrets.LeakInRefusal, "redacted"),
    (secrets.LeakOfTheDeck, "redacted"),
    (secrets.MovesForOthers, "redacted"),
    (secrets.CountedSteps, "secrecy 3"),
    (secrets.ShownSteps, "hidden steps"),
    (secrets.SkippedForcedMove, "learners"),
    (secrets.SkippedForcedDraw, "learners"),
    (secrets.UnnamedLearner, "learners"),
    (secrets.UnnamedReveal, "learners"),
    (secrets.TooSure, "position"),
    (secrets.CompletionAgainstKnowledge, "secrecy 1"),
    (secrets.CompletionLosesACard, "secrecy 1"),
    (rules.IllegalAccepted, "legal is accepted"),
    (rules.LegalRefused, "legal is accepted"),
    (rules.RefusalChangesState, "refusals change nothing"),
    (rules.CrashOnOddIntegers, "no crash"),
    (rules.SharedHands, "clone"),
    (rules.SharedBuffer, "clone"),
    (rules.EventsMatter, "events"),
    (rules.SilentPoints, "points"),
    (rules.DeadEnd, "no dead ends"),
    (rules.Endless, "most_plies"),
    (rules.UnlistedEnding, "endings"),
    (rules.EarlyResult, "result"),
    (rules.WordlessRefusal, "messages"),
    (rules.UnruledRefusal, "refusals"),
    (rules.ZeroWeight, "chance"),
    (secrets.HidesNothing, "hidden kinds"),
]
COMPLETIONS: list[type[TinyState]] = [
    secrets.BiasedCompletion,
    secrets.NarrowCompletion,
    secrets.Forgetful,
    secrets.SkippedForcedMove,
]
GAMES: list[tuple[TinyGame, str]] = [
    (secrets.LeakingView(secrets.LeakPastThePosition), "secrecy 1"),
    (rules.AmbiguousNotation(), "notation"),
    (rules.CarelessReader(), "bad notation"),
    (rules.CrashingReader(), "bad notation"),
    (rules.ForgetfulPosition(), "position"),
    (rules.CrashingPosition(), "bad positions"),
    (rules.UnlistedChance(), "chance kinds"),
    (rules.WordlessOption(), "messages"),
    (rules.ShortBound(), "most_plies"),
]


def caught(game: TinyGame) -> Report:
    """What a short run of the kit finds."""
    return check_game(game, games=20, seed=8, states=5, stop_at=15)


def caught_on_small_decks(game: TinyGame) -> Report:
    """What the comparison of completions with enumeration finds."""
    options = game.options_of({"seats": 2, "deck": "small"})
    return check_completions(game, rows, options, remembers_all, games=12, plies=9, seed=3, samples=500, stop_at=1)


@pytest.mark.parametrize(("state_class", "check"), STATES, ids=lambda value: getattr(value, "__name__", None))
def test_a_fault_of_the_state_is_caught(state_class: type[TinyState], check: str) -> None:
    report = caught(TinyGame(state_class))

    assert check in {fault.check for fault in report.faults}, report.text()


@pytest.mark.parametrize("state_class", COMPLETIONS)
def test_a_fault_of_completion_or_memory_is_caught(state_class: type[TinyState]) -> None:
    report = caught_on_small_decks(TinyGame(state_class))

    assert [fault.check for fault in report.faults] == ["secrecy 4"], report.text()


@pytest.mark.parametrize(("game", "check"), GAMES, ids=lambda value: type(value).__name__)
def test_a_fault_of_the_game_is_caught(game: TinyGame, check: str) -> None:
    report = caught(game)

    assert check in {fault.check for fault in report.faults}, report.text()


def test_positions_at_every_kind_of_move_are_read_again() -> None:
    """Even if no state but the first and the last of each play is checked in detail."""
    report = check_game(rules.PositionRefusedSeldom(), games=5, seed=5, states=1, stop_at=5)

    assert {fault.check for fault in report.faults} == {"position"}, report.text()
