"""Values of a position: each is taken from the document, or noted as a fault."""

from typing import Any

from pessoi.core.game import Document, Json
from pessoi.core.reading import Values
from pessoi.games.rattus_cartus.cards import CARD_NUMBERS, KIND_NAMES, KIND_NUMBERS
from pessoi.games.rattus_cartus.kinds import MOST, UNIT, WORD, WORDS, count_at
from pessoi.games.rattus_cartus.state import RattusState


class RattusValues(Values):
    """One document on its way into a state. ``faults`` collects what is wrong; ``step`` is -1 if it can't be read."""

    def __init__(self, document: Document, state: RattusState) -> None:
        super().__init__("rattus_cartus", document, int(state.seats))
        self.state = state
        self.step = -1

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A number of the document itself."""
        return self.whole(self.document.get(key, default), low, high, key)

    def position(self, key: str, default: Json, high: int) -> int:
        """A place that counts from 1, as the engine counts it; -1 for null."""
        value = self.document.get(key, default)
        return -1 if value is None else self.whole(value, 1, high, key) - 1

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
