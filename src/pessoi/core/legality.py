"""Why a move is barred: data for the screen, never a sentence."""

from typing import final


@final
class Refusal:
    """The reason why a move is not allowed here.

    ``rule`` is the id of the rule that forbids it (``CAR-TILE-03``), ``key`` the message that says so and ``data``
    what the message and the screen need: the edge that doesn't match, the coins that are missing.
    """

    __slots__ = ("data", "key", "rule")

    def __init__(self, rule: str, key: str, data: "dict[str, object] | None" = None) -> None:
        self.rule = rule
        self.key = key
        self.data: dict[str, object] = {} if data is None else data

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.key}, {self.data})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal) and self.rule == other.rule and self.key == other.key and self.data == other.data
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))
