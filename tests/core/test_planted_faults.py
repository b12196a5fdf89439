"""The conformance kit catches each planted fault, and by the check that is meant for it."""

import pytest

from tests.core import faulty_games as faulty
from tests.core.tiny_game import TinyGame
from tests.core.tiny_state import TinyState

STATES: list[tuple[type[TinyState], str]] = [
    (faulty.LeakInRedact, "secrecy 2"),
    (faulty.LeakInMask, "secrecy 3"),
    (faulty.LeakInEvent, "secrecy 3"),
    (faulty.LeakInRefusal, "redacted"),
    (faulty.LeakOfTheDeck, "redacted"),
    (faulty.MovesForOthers, "redacted"),
    (faulty.CountedSteps, "secrecy 3"),
    (faulty.ShownSteps, "hidden steps"),
    (faulty.SkippedForcedMove, "learners"),
    (faulty.SkippedForcedDraw, "learners"),
    (faulty.UnnamedLearner, "learners"),
    (faulty.UnnamedReveal, "learners"),
    (faulty.TooSure, "position"),
    (faulty.CompletionAgainstKnowledge, "secrecy 1"),
    (faulty.CompletionLosesACard, "secrecy 1"),
    (faulty.IllegalAccepted, "legal is accepted"),
    (faulty.LegalRefused, "legal is accepted"),
    (faulty.RefusalChangesState, "refusals change nothing"),
    (faulty.CrashOnOddIntegers, "no crash"),
    (faulty.SharedHands, "clone"),
    (faulty.SharedBuffer, "clone"),
    (faulty.EventsMatter, "events"),
    (faulty.SilentPoints, "points"),
    (faulty.DeadEnd, "no dead ends"),
    (faulty.Endless, "most_plies"),
    (faulty.UnlistedEnding, "endings"),
    (faulty.EarlyResult, "result"),
    (faulty.WordlessRefusal, "messages"),
    (faulty.UnruledRefusal, "refusals"),
    (faulty.ZeroWeight, "chance"),
    (faulty.HidesNothing, "hidden kinds"),
]
COMPLETIONS: list[type[TinyState]] = [
    faulty.BiasedCompletion,
    faulty.NarrowCompletion,
    faulty.Forgetful,
    faulty.SkippedForcedMove,
]
GAMES: list[tuple[TinyGame, str]] = [
    (faulty.LeakingView(faulty.LeakPastThePosition), "secrecy 1"),
    (faulty.AmbiguousNotation(), "notation"),
    (faulty.CarelessReader(), "bad notation"),
    (faulty.CrashingReader(), "bad notation"),
    (faulty.ForgetfulPosition(), "position"),
    (faulty.CrashingPosition(), "bad positions"),
    (faulty.UnlistedChance(), "chance kinds"),
    (faulty.WordlessOption(), "messages"),
    (faulty.ShortBound(), "most_plies"),
]


@pytest.mark.parametrize(("state_class", "check"), STATES, ids=lambda value: getattr(value, "__name__", None))
def test_a_fault_of_the_state_is_caught(state_class: type[TinyState], check: str) -> None:
    report = faulty.caught(TinyGame(state_class))

    assert check in {fault.check for fault in report.faults}, report.text()


@pytest.mark.parametrize("state_class", COMPLETIONS)
def test_a_fault_of_completion_or_memory_is_caught(state_class: type[TinyState]) -> None:
    report = faulty.caught_on_small_decks(TinyGame(state_class))

    assert [fault.check for fault in report.faults] == ["secrecy 4"], report.text()


@pytest.mark.parametrize(("game", "check"), GAMES, ids=lambda value: type(value).__name__)
def test_a_fault_of_the_game_is_caught(game: TinyGame, check: str) -> None:
    report = faulty.caught(game)

    assert check in {fault.check for fault in report.faults}, report.text()
