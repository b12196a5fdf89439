"""What a screen is offered of a choice in steps: exactly the cards of the legal wholes, and how many they have."""

import random

import pytest

from pessoi.core.state import CHANCE, OVER
from pessoi.games.guildhall.engine import Guildhall
from pessoi.games.guildhall.game import GAME
from pessoi.games.guildhall.offers import offered
from pessoi.games.guildhall.view import view

QUESTIONS = ("opening", "pay", "hunt", "swap")
MOST_PLIES = 420


def wholes(state: Guildhall, kind: str) -> list[tuple[str, ...]]:
    """Every way to name the cards of one zone, step by step."""
    found: list[tuple[str, ...]] = []
    for move in state.legal():
        text = GAME.write_move(move)
        if not text.startswith(f"{kind} "):
            continue
        following = state.clone()
        assert isinstance(following, Guildhall)
        following.apply(move, None)
        same = (following.step, following.to_move) == (state.step, state.to_move)
        longer = wholes(following, kind) if same else []
        found += [(text, *rest) for rest in longer] or [(text,)]
    return found


@pytest.mark.parametrize("seed", range(3))
def test_all_that_belongs_to_a_legal_whole_is_offered_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(GAME.options_of({"seats": 2 + seed % 3, "professions": "all" if seed % 2 else "job_faire"}))
    assert isinstance(state, Guildhall)
    asked: set[str] = set()
    for _ in range(MOST_PLIES):
        if state.to_move == OVER:
            break
        if state.to_move == CHANCE:
            outcomes = state.chance()
            state.apply(rng.choice(outcomes)[0], None)
            continue
        prompt = view(state, state.to_move)["prompt"]
        wanted, fits = offered(state)
        if isinstance(prompt, dict) and prompt["kind"] in QUESTIONS and isinstance(fits, list) and fits:
            kind = str(fits[0]).split()[0]
            ways = wholes(state, kind)
            assert {*map(str, fits)} == {text for way in ways for text in way}
            assert wanted == min(3, max(map(len, ways)))
            asked.add(kind)
        state.apply(rng.choice(state.legal()), None)
    assert len(asked) > 2
