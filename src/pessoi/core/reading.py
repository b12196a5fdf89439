"""Values of a position on their way into a state: each is taken from the document, or noted as a fault."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Document, Json
from pessoi.core.state import SPECTATOR

LONGEST = 40
"""So many characters of a wrong value are told."""
NAMED = 22
"""So many of the names that would be right are told."""


class Values:
    """One document, and in ``faults`` what is wrong with it: messages ``GAME-position-KEY``.

    Whatever is asked for is answered with something harmless after a fault, so that all faults are found at once.
    """

    def __init__(self, game: str, document: Document, seats: int) -> None:
        self.game = game
        self.document = document
        self.seat_count = seats
        self.faults: list[PessoiError] = []
        self.met: dict[str, str] = {}
        """Where each thing was met that there is only once."""

    def fault(self, key: str, **data: Any) -> None:
        """Note one thing that is wrong."""
        self.faults.append(Malformed(f"{self.game}-position-{key}", **data))

    def keys(self, value: Mapping[str, Json], known: Sequence[str], where: str) -> None:
        """No other keys than the known ones."""
        for key in value:
            if key not in known:
                self.fault("key", name=str(key)[:LONGEST], where=where, known=list(known))

    def whole(self, value: Json, low: int, high: int, where: str) -> int:
        """A whole number in a range; ``low``, or 0 if that is higher, with a fault for anything else."""
        if type(value) is int and low <= value <= high:
            return value
        self.fault("number", where=where, value=str(value)[:LONGEST], low=low, high=high)
        return max(low, 0)

    def flag(self, holder: Document, key: str, where: str, default: bool = False) -> bool:
        """True or false."""
        value = holder.get(key, default)
        if not isinstance(value, bool):
            self.fault("flag", where=where, value=str(value)[:LONGEST])
            return default
        return value

    def seat(self, key: str, default: int) -> int:
        """A seat, or -1 for null."""
        value = self.document.get(key, default)
        if value is None or (value == -1 and key not in self.document):
            return -1
        return self.whole(value, 0, self.seat_count - 1, key)

    def viewer(self, everybody: int) -> int:
        """Whose knowledge the position holds; ``everybody`` where nothing is hidden."""
        value = self.document.get("viewer")
        if value is None:
            return everybody
        return SPECTATOR if value == "spectator" else self.whole(value, 0, self.seat_count - 1, "viewer")

    def name(self, value: Json, known: Iterable[str], where: str) -> int:
        """The number of a name; -1 with a fault for anything else."""
        names = list(known)
        if isinstance(value, str) and value and value in names:
            return names.index(value)
        self.fault("name", where=where, value=str(value)[:LONGEST], known=[name for name in names if name][:NAMED])
        return -1

    def items(self, value: Json, where: str) -> list[Json]:
        """A list; empty with a fault for anything else."""
        if isinstance(value, list):
            return value
        self.fault("list", where=where)
        return []

    def object(self, value: Json, where: str) -> Document:
        """An object; empty with a fault for anything else."""
        if isinstance(value, dict):
            return value
        self.fault("object", where=where)
        return {}

    def names(self, value: Json, known: Mapping[str, int], where: str, unknown: int | None = None) -> list[int]:
        """The numbers of a list of names; null stands for ``unknown`` where there is such a number."""
        found = []
        for index, item in enumerate(self.items(value, where)):
            if item is None and unknown is not None:
                found.append(unknown)
            elif isinstance(item, str) and item in known:
                found.append(known[item])
            else:
                self.fault("unknown", where=f"{where}.{index}", value=str(item)[:LONGEST])
        return found

    def once(self, name: str, where: str, met: dict[str, str] | None = None) -> bool:
        """Whether a thing is met for the first time, among those in ``met``; a fault names both places otherwise."""
        before = self.met if met is None else met
        if name in before:
            self.fault("twice", name=name, first=before[name], second=where)
            return False
        before[name] = where
        return True
