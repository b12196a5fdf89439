"""Population cards by age, once the deck was made anew: old ones can't lie in the deck, fresh ones not in the nun row.

A viewer knows of each kind how many cards were old and how many went into the deck (the bounds of ``memory.py``). A
hand that has drawn since may show a card of either: so many cards of a kind were **shown**, and which of them were old
isn't known. Each way to choose them, told apart, is equally likely, and so is each way to lay the rest; what the rest
leaves depends on the numbers of cards of each age alone. So these numbers are drawn first, then the kinds.
"""

import math
from typing import Final, final

from pessoi.core.chance import below
from pessoi.core.random import Random

SPAN: Final = 1024
"""The numbers of cards of two ages make one: ``never * SPAN + earlier``."""


@final
class Ages:
    """What is known of one viewer's cards; lists by kind. Raises ``ValueError`` if there are more cards than known."""

    def __init__(self, unplaced: "list[int]", old: "list[int]", first: "list[int]", fresh: "list[int]") -> None:
        self._old = old
        self._first = first
        self._fresh = fresh
        self._shown: list[int] = []
        self._tables: list[dict[int, int]] = [{0: 1}]
        for kind in range(len(unplaced)):
            shown = old[kind] + fresh[kind] - unplaced[kind]
            if shown < 0:
                raise ValueError("more cards can't be placed than there are")
            self._shown.append(shown)
            self._tables.append(self._with_more(kind, self._tables[kind]))

    def totals(self) -> "dict[int, int]":
        """The numbers of cards of each age that there may be, with the ways to choose the old ones of those shown."""
        return self._tables[len(self._tables) - 1]

    def draw(self, total: int, rng: Random) -> "list[list[int]]":
        """By age the cards that can't be placed, given their numbers."""
        cards: list[list[int]] = [[], [], []]
        for kind in range(len(self._shown) - 1, -1, -1):
            old_shown = 0
            if self._shown[kind]:
                old_shown = self._draw_shown(kind, total, rng)
            old = self._old[kind] - old_shown
            never = min(self._first[kind], old)
            cards[0].extend([kind] * never)
            cards[1].extend([kind] * (old - never))
            cards[2].extend([kind] * (self._fresh[kind] - self._shown[kind] + old_shown))
            total -= self._key(kind, old_shown)
        return cards

    def _key(self, kind: int, old_shown: int) -> int:
        old = self._old[kind] - old_shown
        never = min(self._first[kind], old)
        return never * SPAN + old - never

    def _ways(self, kind: int, old_shown: int) -> int:
        """The ways to choose which of the cards shown were old, and which old and fresh cards they were."""
        shown = self._shown[kind]
        ways = math.comb(shown, old_shown) * math.perm(self._old[kind], old_shown)
        return ways * math.perm(self._fresh[kind], shown - old_shown)

    def _with_more(self, kind: int, before: "dict[int, int]") -> "dict[int, int]":
        after: dict[int, int] = {}
        for old_shown in range(self._shown[kind] + 1):
            ways = self._ways(kind, old_shown)
            if ways:
                key = self._key(kind, old_shown)
                for total, known in before.items():
                    after[total + key] = after.get(total + key, 0) + known * ways
        return after

    def _draw_shown(self, kind: int, total: int, rng: Random) -> int:
        before = self._tables[kind]
        weights: list[int] = []
        for old_shown in range(self._shown[kind] + 1):
            ways = self._ways(kind, old_shown)
            weights.append(ways * before.get(total - self._key(kind, old_shown), 0) if ways else 0)
        ticket = below(sum(weights), rng)
        old_shown = 0
        while ticket >= weights[old_shown]:
            ticket -= weights[old_shown]
            old_shown += 1
        return old_shown
