"""The tree of a search in flat arrays: no object per node."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.native import append, vec

NONE: Final = -1
"""No node."""


@final
class Tree:
    """Nodes are numbers, 0 the root. A node's children are a chain in the order in which they were added.

    ``key``: the move as the observer saw it; ``visits``: iterations that passed; ``totals[node * seats + seat]``: sum
    of the rewards; ``prior``: the reward expected before any visit, for the seat that moves to this node;
    ``weight``: how likely a good player moves here, up to a factor common to the parent's children;
    ``reference``: the lead, in points, that has weight 1 among this node's children.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.size: i64 = 0
        self.key: vec[i64] = vec[i64]([])
        self.first: vec[i64] = vec[i64]([])
        self.last: vec[i64] = vec[i64]([])
        self.next: vec[i64] = vec[i64]([])
        self.visits: vec[i64] = vec[i64]([])
        self.prior: vec[float] = vec[float]([])
        self.weight: vec[float] = vec[float]([])
        self.reference: vec[float] = vec[float]([])
        self.totals: vec[float] = vec[float]([])
        self._new(0)

    def _new(self, key: i64) -> i64:
        node = self.size
        self.key = append(self.key, key)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.prior = append(self.prior, 0.0)
        self.weight = append(self.weight, 0.0)
        self.reference = append(self.reference, 0.0)
        seat: i64 = 0
        while seat < self.seats:
            self.totals = append(self.totals, 0.0)
            seat += 1
        self.size = node + 1
        return node

    def add(self, parent: i64, key: i64) -> i64:
        """A new last child of ``parent``."""
        node = self._new(key)
        if self.first[parent] == NONE:
            self.first[parent] = node
        else:
            self.next[self.last[parent]] = node
        self.last[parent] = node
        return node

    def child(self, parent: i64, key: i64, after: i64) -> i64:
        """The child with that key, or ``NONE``.

        ``after`` is the child found just before, or ``NONE``: keys are mostly asked in the order in which they were
        added, so the next one in the chain is tried first.
        """
        if after != NONE:
            node = self.next[after]
            if node != NONE and self.key[node] == key:
                return node
        node = self.first[parent]
        while node != NONE and self.key[node] != key:
            node = self.next[node]
        return node
