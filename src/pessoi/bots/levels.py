"""The levels offered at a table. Their measured strengths are in docs/bots.md."""

from collections.abc import Mapping

LEVELS: Mapping[str, str] = {
    "easy": "greedy:noise=8",
    "medium": "greedy",
    "hard": "mcts:seconds=1",
}
"""Spec of each level, weakest first; its name is the message ``bots-level-KEY``."""
