"""Values of a position: each is taken from the document, or noted as a fault."""

from collections.abc import Mapping, Sequence
from typing import Any

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Document, Json
from pessoi.games.rattus_cartus.cards import CARD_NUMBERS, KIND_NAMES, KIND_NUMBERS
from pessoi.games.rattus_cartus.kinds import MOST, UNIT, WORD, WORDS, count_at
from pessoi.games.rattus_cartus.state import RattusState


class Values:
    """One document on its way into a state. ``faults`` collects what is wrong; ``step`` is -1 if it can't be read."""

    def __init__(self, document: Document, state: RattusState) -> None:
        self.document = document
        self.state = state
        self.faults: list[PessoiError] = []
        self.step = -1

    def fault(self, key: str, **data: Any) -> None:
        """Note one thing that is wrong."""
        self.faults.append(Malformed(f"rattus_cartus-position-{key}", **data))

    def keys(self, value: Mapping[str, Json], known: Sequence[str], where: str) -> None:
        """No other keys than the known ones."""
        for key in value:
            if key not in known:
                self.fault("key", name=str(key)[:40], where=where, known=list(known))

    def whole(self, value: Json, low: int, high: int, where: str) -> int:
        """A whole number in a range; ``low``, or 0 if that lies in the range, with a fault for anything else."""
        if type(value) is int and low <= value <= high:
            return value
        self.fault("number", where=where, value=str(value)[:40], low=low, high=high)
        return max(low, 0)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A number of the document itself."""
        return self.whole(self.document.get(key, default), low, high, key)

    def position(self, key: str, default: Json, high: int) -> int:
        """A place that counts from 1, as the engine counts it; -1 for null."""
        value = self.document.get(key, default)
        return -1 if value is None else self.whole(value, 1, high, key) - 1

    def seat(self, key: str, default: int) -> int:
        """A seat, or -1 for null."""
        value = self.document.get(key, default)
        if value is None or (value == -1 and key not in self.document):
            return -1
        return self.whole(value, 0, self.state.seats - 1, key)

    def flag(self, holder: Document, key: str, where: str) -> bool:
        """True or false."""
        value = holder.get(key, False)
        if not isinstance(value, bool):
            self.fault("flag", where=f"{where}{key}", value=str(value)[:40])
            return False
        return value

    def name(self, value: Json, known: Sequence[str], where: str) -> int:
        """The number of a name; -1 with a fault for anything else."""
        if isinstance(value, str) and value in known:
            return list(known).index(value)
        self.fault("name", where=where, value=str(value)[:40], known=list(known)[:20])
        return -1

    def items(self, value: Json, where: str) -> list[Json]:
        """A list; empty with a fault for anything else."""
        if isinstance(value, list):
            return value
        self.fault("list", where=where)
        return []

    def names(self, value: Json, known: Mapping[str, int], where: str) -> list[int]:
        """The numbers of a list of names; faults for anything else in it."""
        found = []
        for index, item in enumerate(self.items(value, where)):
            if isinstance(item, str) and item in known:
                found.append(known[item])
            else:
                self.fault("unknown", where=f"{where}.{index}", value=str(item)[:40])
        return found

    def seats(self, value: Json, where: str) -> list[int]:
        """A list of seats."""
        return [self.whole(item, 0, self.state.seats - 1, where) for item in self.items(value, where)]

    def places(self, key: str) -> int:
        """A list of nun places as a set."""
        high = self.state.tables.nuns
        given = self.items(self.document.get(key, []), key)
        return sum({1 << self.whole(item, 1, high, key) - 1 for item in given})

    def cards(self, key: str) -> list[int]:
        """A list of building cards."""
        return self.names(self.document.get(key, []), CARD_NUMBERS, key)

    def multiset(self, value: Json, row: int, where: str, end: int, words: Any = None) -> int:
        """A list of cards laid into a row; their number."""
        kinds = self.names(value, {name: kind for name, kind in KIND_NUMBERS.items() if kind < end}, where)
        target = self.state.cards if words is None else words
        for kind in kinds:
            if count_at(target, row, kind) == MOST:
                self.fault("too-many", card=KIND_NAMES[kind], where=where)
            else:
                target[row * WORDS + WORD[kind]] += UNIT[kind]
        return len(kinds)
