"""The kit on the tiny game: it passes as it is, and every planted fault is caught."""

from pessoi.core.conformance import check_completions, check_game
from pessoi.core.state import State
from tests.core.tiny_game import TinyGame
from tests.core.tiny_state import KINDS, UNDRAWN, TinyState


def rows(state: State, seat: int) -> list[list[int]]:
    """Where the cards lie that ``seat`` can't place by itself."""
    assert isinstance(state, TinyState)
    memory = state.memory[seat if seat >= 0 else state.seats]
    assert memory is not None
    found: list[list[int]] = []
    for other in range(state.seats):
        hand = [state.hands[other].count(card) - memory.sure[other][card] for card in range(KINDS)]
        found += [hand, [state.laid[other].count(card) for card in range(KINDS)]]
    for card in state.row:
        found.append([int(card == kind and card != UNDRAWN) for kind in range(KINDS)])
    return [*found, state.deck[:], state.row_cards[:]]


def remembers_all(state: State, seat: int) -> bool:
    assert isinstance(state, TinyState)
    memory = state.memory[seat if seat >= 0 else state.seats]
    return memory is not None and not memory.faded


def test_the_tiny_game_conforms() -> None:
    report = check_game(TinyGame(), games=30, seed=1)

    assert not report.faults, report.text()
    assert set(report.endings) == {"turns", "points"}


def test_completions_of_the_tiny_game_are_right() -> None:
    game = TinyGame()
    for seats in (2, 3):
        options = game.options_of({"seats": seats, "deck": "small"})
        report = check_completions(game, rows, options, remembers_all, games=4, seed=seats, samples=500)

        assert not report.faults, report.text()
        assert report.checks["secrecy 4"] > 20
