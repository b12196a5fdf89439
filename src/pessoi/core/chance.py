"""The one exact sampler: where hidden cards may lie, each way equally likely.

A seat sees some cards and not others. Those that it can't place (the **pool**, told apart even where they are alike)
lie on the places that it can't see: hands, rows, decks. A **group** is a number of places of which it knows the same:
at most how many cards of each kind they can hold. Every way to lay the pool on the places within these limits is
equally likely (``State.determinize``).

Kinds that are allowed the same groups are one class, and so are groups that allow the same kinds. The number of cards
of one class in one group class is a **pair**; the pairs are decided one after the other, and what is still to be
decided depends on the cards and places left alone. The ways that a pair leaves are counted by dynamic programming:

    the ways to choose which of the cards left go there, times the ways of the rest

As soon as two group classes allow the same of what is still to come they become one, with the places of both, and so
do two classes of kinds. So hands of which different things were known melt together one after the other, and the
numbers that must be told apart stay few (``Layout.counted``). All numbers are whole: nothing is approximate but the
generator.
"""

import math
from typing import Final, final

from pessoi.core.random import Random

# Steps of a plan
PAIR: Final = 0
"""Of the cards of a class, decide how many go to a group class."""
JOIN_GROUPS: Final = 1
JOIN_KINDS: Final = 2

FREE: Final = 1_000_000
"""The limit where all cards of a kind may lie."""


def complete(pool: "list[int]", sizes: "list[int]", most: "list[list[int] | None]", rng: Random) -> "list[list[int]]":
    """Lay a pool of cards on groups of places, every way equally likely: for each group its cards, in order.

    ``pool[k]`` is the number of cards of kind k, ``sizes[g]`` the number of places of group g (together as many as
    cards), ``most[g][k]`` how many of kind k the group holds at most; None where anything may lie there. Raises
    ``ValueError`` when there is no way. A search that completes one state often keeps its ``Layout`` instead.
    """
    return Layout(pool, sizes, most).sample(rng)


@final
class _Step:
    """One step of a plan: what is done (``PAIR``, ...) with which class and group class.

    Of a pair: ``limit``, at most how many cards; ``last_of_class`` and ``last_of_group`` if all cards left, or as many
    as there are places left, must go there; else ``others`` are the groups where the class can still go afterwards, and
    ``rivals`` the classes that can still go to the group. Of a join, the second is added to the first.
    """

    def __init__(self, what: int, first: int, second: int) -> None:
        self.what: int = what
        self.first: int = first
        self.second: int = second
        self.limit: int = 0
        self.last_of_class: bool = False
        self.last_of_group: bool = False
        self.others: list[int] = []
        self.rivals: list[int] = []


@final
class _Planner:
    """Finds an order of the pairs in which little must be told apart.

    ``limits[c][g]``: at most how many cards of class c group class g holds, 0 once that is decided.
    """

    def __init__(self, cards: "list[int]", places: "list[int]", limits: "list[list[int]]") -> None:
        self.cards: list[int] = cards[:]
        self.places: list[int] = places[:]
        self.limits: list[list[int]] = limits
        self.steps: list[_Step] = []
        self.classes: list[int] = list(range(len(cards)))
        self.groups: list[int] = list(range(len(places)))

    def plan(self) -> "list[_Step]":
        """All steps, to the last pair."""
        self._join()
        while self._settle_cheapest():
            self._join()
        return self.steps

    def _settle_cheapest(self) -> bool:
        """Decide all pairs of the class or group class that can be shared out in the fewest ways."""
        best = -1
        chosen = -1
        of_group = False
        for class_ in self.classes:
            bounds = [min(self.limits[class_][group], self.places[group]) for group in self._allowed(class_)]
            cost = _splits(bounds, self.cards[class_])
            if bounds and (best < 0 or cost < best):
                best, chosen, of_group = cost, class_, False
        for group in self.groups:
            bounds = [min(self.limits[class_][group], self.cards[class_]) for class_ in self._rivals(group)]
            cost = _splits(bounds, self.places[group])
            if bounds and (best < 0 or cost < best):
                best, chosen, of_group = cost, group, True
        if best < 0:
            return False
        if of_group:
            for class_ in self._rivals(chosen):
                self._pair(class_, chosen)
        else:
            for group in self._allowed(chosen):
                self._pair(chosen, group)
        return True

    def _allowed(self, class_: int) -> "list[int]":
        return [group for group in self.groups if self.limits[class_][group]]

    def _rivals(self, group: int) -> "list[int]":
        return [class_ for class_ in self.classes if self.limits[class_][group]]

    def _pair(self, class_: int, group: int) -> None:
        step = _Step(PAIR, class_, group)
        step.limit = self.limits[class_][group]
        self.limits[class_][group] = 0
        step.others = self._allowed(class_)
        step.rivals = self._rivals(group)
        step.last_of_class = not step.others
        step.last_of_group = not step.rivals
        self.steps.append(step)

    def _join(self) -> None:
        """Make one of all that allow the same of what is still to come, and leave out what is decided."""
        groups: dict[tuple[int, ...], int] = {}
        for group in self.groups[:]:
            key = tuple([_mark(self.limits[class_][group], group) for class_ in self.classes])
            if not any(key):
                self.groups.remove(group)
            elif key in groups:
                self.groups.remove(group)
                self.places[groups[key]] += self.places[group]
                self.steps.append(_Step(JOIN_GROUPS, groups[key], group))
            else:
                groups[key] = group
        classes: dict[tuple[int, ...], int] = {}
        for class_ in self.classes[:]:
            key = tuple([_mark(self.limits[class_][group], class_) for group in self.groups])
            if not any(key):
                self.classes.remove(class_)
            elif key in classes:
                self.classes.remove(class_)
                self.cards[classes[key]] += self.cards[class_]
                self.steps.append(_Step(JOIN_KINDS, classes[key], class_))
            else:
                classes[key] = class_


def _mark(limit: int, owner: int) -> int:
    """What two kinds or groups must share to be of one class; a limit between none and all is nobody else's."""
    if limit == 0:
        return 0
    return 1 if limit == FREE else owner + 2


def _splits(bounds: "list[int]", cards: int) -> int:
    """About how many ways there are to share out a number of cards: one share follows from the others."""
    ways = 1
    largest = 1
    for bound in bounds:
        here = min(bound, cards) + 1
        ways *= here
        largest = max(largest, here)
    return ways // largest


@final
class Plan:
    """An order in which the pairs are decided, and what was counted of what is left after some of them.

    It serves all pools that may lie on the same groups with the same limits; ``counted`` numbers of cards and places
    left had to be told apart so far, which is the work that it was.
    """

    def __init__(self, pool: "list[int]", sizes: "list[int]", most: "list[list[int] | None]") -> None:
        """See ``complete``. For another pool a limit must still be none, ``FREE``, or not less than it was."""
        limits: list[list[int]] = []
        for kind in range(len(pool)):
            row: list[int] = []
            for group in range(len(sizes)):
                allowed = most[group]
                limit = FREE if allowed is None else max(allowed[kind], 0)
                row.append(FREE if limit and limit >= min(pool[kind], sizes[group]) else limit)
            limits.append(row)
        self._steps: list[_Step] = _Planner(pool, sizes, limits).plan()
        self._nodes: dict[tuple[int, ...], tuple[int, list[int]]] = {}

    @property
    def counted(self) -> int:
        """See the class."""
        return len(self._nodes)

    @property
    def steps(self) -> "list[_Step]":
        """What is decided or joined, in order."""
        return self._steps

    def ways(self, pool: "list[int]", sizes: "list[int]") -> int:
        """The ways to share out a pool, but for the order of the cards on the places of one group; 0 if none."""
        return self._count(0, pool[:], sizes[:])

    def _count(self, index: int, cards: "list[int]", places: "list[int]") -> int:
        """The ways to go on from a step; ``cards`` and ``places`` left are used up."""
        ways = 1
        while index < len(self._steps):
            step = self._steps[index]
            if step.what == PAIR and not step.last_of_class and not step.last_of_group:
                return ways * self.choices(index, cards, places)[1][-1]
            index += 1
            if step.what == JOIN_GROUPS:
                ways *= math.comb(places[step.first] + places[step.second], places[step.first])
                places[step.first] += places[step.second]
                places[step.second] = 0
            elif step.what == JOIN_KINDS:
                cards[step.first] += cards[step.second]
                cards[step.second] = 0
            else:
                count = cards[step.first] if step.last_of_class else places[step.second]
                if count > step.limit or count > cards[step.first] or count > places[step.second]:
                    return 0
                if step.last_of_class and step.last_of_group and cards[step.first] != places[step.second]:
                    return 0
                ways *= math.comb(cards[step.first], count)
                cards[step.first] -= count
                places[step.second] -= count
        return 0 if any(cards) or any(places) else ways

    def choices(self, index: int, cards: "list[int]", places: "list[int]") -> "tuple[int, list[int]]":
        """For a pair with a choice: the smallest number of cards, and for it and those above the ways, cumulated."""
        key = (index, *cards, *places)
        known = self._nodes.get(key)
        if known is not None:
            return known
        step = self._steps[index]
        class_ = step.first
        group = step.second
        elsewhere = 0
        for other in step.others:
            elsewhere += places[other]
        coming = 0
        for rival in step.rivals:
            coming += cards[rival]
        least = max(0, cards[class_] - elsewhere, places[group] - coming)
        most = min(cards[class_], places[group], step.limit)
        cumulated: list[int] = []
        total = 0
        for count in range(least, most + 1):
            next_cards = cards[:]
            next_places = places[:]
            next_cards[class_] -= count
            next_places[group] -= count
            total += math.comb(cards[class_], count) * self._count(index + 1, next_cards, next_places)
            cumulated.append(total)
        if not cumulated:
            cumulated.append(0)
        self._nodes[key] = (least, cumulated)
        return self._nodes[key]


@final
class Layout:
    """The counting behind ``complete``, done once for many samples. ``plan`` may come from another pool."""

    def __init__(
        self, pool: "list[int]", sizes: "list[int]", most: "list[list[int] | None]", plan: Plan | None = None
    ) -> None:
        """See ``complete``; raises ``ValueError`` when there is no way."""
        if sum(pool) != sum(sizes):
            raise ValueError(f"{sum(pool)} cards for {sum(sizes)} places")
        self.plan: Plan = Plan(pool, sizes, most) if plan is None else plan
        self._sizes: list[int] = sizes[:]
        self._cards: list[int] = pool[:]
        self._ways: int = self.plan.ways(pool, sizes)
        if not self._ways:
            raise ValueError("the cards can't be laid on the places within what is known of them")

    def ways(self) -> int:
        """The number of ways to lay the cards, told apart, on the places, told apart."""
        total = self._ways
        for places in self._sizes:
            total *= math.factorial(places)
        return total

    def sample(self, rng: Random) -> "list[list[int]]":
        """One way, each equally likely: for each group the kinds of its cards, in order."""
        counts = self._cards[:]
        sizes = self._sizes[:]
        cards: list[list[int]] = []
        for kind in range(len(counts)):
            cards.append([kind] * counts[kind])
        alike = [True] * len(counts)
        places: list[list[int]] = []
        first = 0
        for size in sizes:
            places.append(list(range(first, first + size)))
            first += size
        laid = [0] * first
        steps = self.plan.steps
        for index in range(len(steps)):
            step = steps[index]
            if step.what == JOIN_GROUPS:
                places[step.first] += places[step.second]
                sizes[step.first] += sizes[step.second]
                sizes[step.second] = 0
                continue
            if step.what == JOIN_KINDS:
                cards[step.first] += cards[step.second]
                if counts[step.second]:
                    alike[step.first] = alike[step.second] and not counts[step.first]
                counts[step.first] += counts[step.second]
                counts[step.second] = 0
                continue
            if step.last_of_class:
                count = counts[step.first]
            elif step.last_of_group:
                count = sizes[step.second]
            else:
                count = _draw(self.plan.choices(index, counts, sizes), rng)
            _lay(cards[step.first], alike[step.first], places[step.second], count, laid, rng)
            counts[step.first] -= count
            sizes[step.second] -= count
        found: list[list[int]] = []
        first = 0
        for size in self._sizes:
            found.append(laid[first : first + size])
            first += size
        return found


def _lay(cards: "list[int]", alike: bool, places: "list[int]", count: int, laid: "list[int]", rng: Random) -> None:
    """Any of the cards on any of the places: nothing is drawn that makes no difference."""
    any_card = alike or len(cards) == count
    any_place = len(places) == count and (alike or len(cards) > count)
    for _ in range(count):
        card = cards.pop() if any_card else take(cards, rng)
        place = places.pop() if any_place else take(places, rng)
        laid[place] = card


def take(things: "list[int]", rng: Random) -> int:
    """Take one out, each equally likely."""
    last = len(things) - 1
    index = rng.below(last + 1)
    thing = things[index]
    things[index] = things[last]
    things.pop()
    return thing


def _draw(choices: "tuple[int, list[int]]", rng: Random) -> int:
    least, cumulated = choices
    if len(cumulated) == 1:
        return least
    ticket = below(cumulated[len(cumulated) - 1], rng)
    index = 0
    while ticket >= cumulated[index]:
        index += 1
    return least + index


def below(bound: int, rng: Random) -> int:
    """A number below any bound, with a bias below 2**-60."""
    if bound <= 1 << 30:
        return rng.below(bound)
    number = 0
    for _ in range(bound.bit_length() // 30 + 3):
        part: int = rng.below(1 << 30)  # an exact whole number, else the result is one of 64 bits when compiled
        number = number << 30 | part
    return number % bound
