"""What a bot is: something that answers a redacted state with a move."""

from mypy_extensions import i64, mypyc_attr

from pessoi.core.random import Random
from pessoi.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One opponent, with its own generator ``rng``: the same seed and the same states give the same moves.

    ``looks`` is False for a bot that asks for nothing but the legal moves. They are the same in the true state, so a
    match then spares itself the redacted copy.
    """

    def __init__(self, rng: Random, looks: bool = True) -> None:
        self.rng = rng
        self.looks = looks

    def choose(self, redacted: State) -> i64:
        """A legal move of the seat to move, from the state as that seat may know it; the state stays unchanged."""
        raise NotImplementedError
