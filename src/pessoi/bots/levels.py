"""The levels offered at a table. Their measured strengths are in docs/bots.md."""

from collections.abc import Mapping

LEVELS: Mapping[str, str] = {
    "easy": "greedy:noise=1.5",
    "medium": "greedy:noise=0.8",
    "hard": "mcts:seconds=1",
}
"""Spec of each level, weakest first; its name is the message ``bots-level-KEY``."""
