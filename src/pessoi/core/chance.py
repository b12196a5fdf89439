"""The one exact sampler: where hidden cards may lie, each way equally likely.

A seat sees some cards and not others. Those that it can't place (the **pool**, told apart even where they are alike)
lie on the places that it can't see: hands, rows, decks. A **group** is a number of places of which it knows the same:
at most how many cards of each kind they can hold. Every way to lay the pool on the places within these limits is
equally likely (``State.determinize``).

The number of ways is the sum over all tables x (cards of kind k in group g) within the limits of

    product over k of  n_k! / product over g of x_gk!        (which of the n_k cards go where)
    times  product over g of  size_g!                        (in what order they lie there)

Kinds that are allowed the same groups are one class, and so are groups that allow the same kinds; what has nothing
to do with each other is counted apart. A table is then drawn class by class, each with the odds of what can follow
it, by dynamic programming over the places left. All numbers are whole: nothing is approximate but the generator.
"""

from typing import final

from pessoi.core.random import Random


def complete(pool: "list[int]", sizes: "list[int]", most: "list[list[int] | None]", rng: Random) -> "list[list[int]]":
    """Lay a pool of cards on groups of places, every way equally likely: for each group its cards, in order.

    ``pool[k]`` is the number of cards of kind k, ``sizes[g]`` the number of places of group g (together as many as
    cards), ``most[g][k]`` how many of kind k the group holds at most; None where anything may lie there. Raises
    ``ValueError`` when there is no way. A search that completes one state often keeps its ``Layout`` instead.
    """
    return Layout(pool, sizes, most).sample(rng)


@final
class _Part:
    """A connected part: classes of kinds and classes of groups that have to do with one another.

    ``cards`` are the kinds of each class's cards, ``groups`` the groups of each class, ``limits[c][k]`` how many
    cards of kind class k group class c holds at most. ``nodes`` remembers for a class of kinds and the places left:
    the splits of its cards over the group classes and, cumulated, the ways that begin so.
    """

    def __init__(self) -> None:
        self.cards: list[list[int]] = []
        self.groups: list[list[int]] = []
        self.limits: list[list[int]] = []
        self.nodes: dict[tuple[int, ...], tuple[list[tuple[int, ...]], list[int]]] = {}

    def ways(self, kind: int, left: "tuple[int, ...]") -> int:
        """The number of ways to share out the cards of the classes from ``kind`` on."""
        if kind == len(self.cards):
            return 1
        cumulated = self.node(kind, left)[1]
        return cumulated[len(cumulated) - 1] if cumulated else 0

    def node(self, kind: int, left: "tuple[int, ...]") -> "tuple[list[tuple[int, ...]], list[int]]":
        """The splits of one class of kinds over the places left, with their ways."""
        key = (kind, *left)
        known = self.nodes.get(key)
        if known is not None:
            return known
        splits: list[tuple[int, ...]] = []
        cumulated: list[int] = []
        total = 0
        for split in self.splits(kind, 0, len(self.cards[kind]), left):
            ways = _arrangements(split)
            rest: list[int] = []
            for index in range(len(left)):
                rest.append(left[index] - split[index])
            ways *= self.ways(kind + 1, tuple(rest))
            if ways:
                total += ways
                splits.append(split)
                cumulated.append(total)
        self.nodes[key] = (splits, cumulated)
        return self.nodes[key]

    def splits(self, kind: int, group: int, cards: int, left: "tuple[int, ...]") -> "list[tuple[int, ...]]":
        """All ways to split a number of cards over the group classes from ``group`` on."""
        most = min(cards, left[group], self.limits[group][kind])
        if group == len(left) - 1:
            return [(cards,)] if cards <= most else []
        found: list[tuple[int, ...]] = []
        for here in range(most + 1):
            for rest in self.splits(kind, group + 1, cards - here, left):
                found.append((here, *rest))
        return found


@final
class Layout:
    """The counting behind ``complete``, done once for many samples."""

    def __init__(self, pool: "list[int]", sizes: "list[int]", most: "list[list[int] | None]") -> None:
        """See ``complete``; raises ``ValueError`` when there is no way."""
        self._sizes: list[int] = sizes[:]
        self._parts: list[_Part] = _parts(pool, sizes, most)
        self._starts: list[tuple[int, ...]] = []
        self._ways: list[int] = []
        if sum(pool) != sum(sizes):
            raise ValueError(f"{sum(pool)} cards for {sum(sizes)} places")
        for part in self._parts:
            left: list[int] = []
            for groups in part.groups:
                places = 0
                for group in groups:
                    places += sizes[group]
                left.append(places)
            self._starts.append(tuple(left))
            cards = 0
            for members in part.cards:
                cards += len(members)
            ways = part.ways(0, tuple(left)) if cards == sum(left) else 0
            if not ways:
                raise ValueError("the cards can't be laid on the places within what is known of them")
            self._ways.append(ways)

    def ways(self) -> int:
        """The number of ways to lay the cards, told apart, on the places, told apart."""
        total = 1
        for ways in self._ways:
            total *= ways
        for part in range(len(self._parts)):
            for places in self._starts[part]:
                total *= _factorial(places)
        return total

    def sample(self, rng: Random) -> "list[list[int]]":
        """One way, each equally likely: for each group the kinds of its cards, in order."""
        laid: list[list[int]] = [[] for _ in self._sizes]
        for index in range(len(self._parts)):
            part = self._parts[index]
            left = self._starts[index]
            held: list[list[int]] = [[] for _ in left]
            for kind in range(len(part.cards)):
                split = _draw(part.node(kind, left), rng)
                cards = part.cards[kind][:]
                if len(left) > 1:
                    _shuffle(cards, rng)
                rest: list[int] = []
                used = 0
                for group in range(len(left)):
                    held[group].extend(cards[used : used + split[group]])
                    used += split[group]
                    rest.append(left[group] - split[group])
                left = tuple(rest)
            for group in range(len(held)):
                _shuffle(held[group], rng)
                used = 0
                for member in part.groups[group]:
                    laid[member].extend(held[group][used : used + self._sizes[member]])
                    used += self._sizes[member]
        return laid


def _parts(pool: "list[int]", sizes: "list[int]", most: "list[list[int] | None]") -> "list[_Part]":
    """Classes of kinds and of groups, sorted into connected parts."""
    kinds = [kind for kind in range(len(pool)) if pool[kind]]
    groups = [group for group in range(len(sizes)) if sizes[group]]
    if not any(most[group] is not None for group in groups):  # everything may lie everywhere: one class of each
        part = _Part()
        if kinds:
            part.cards.append([kind for kind in kinds for _ in range(pool[kind])])
        if groups:
            part.groups.append(groups)
            part.limits.append([sum(pool)])
        return [part]
    limits: dict[tuple[int, int], int] = {}
    for group in groups:
        row = most[group]
        for kind in kinds:
            limit = pool[kind] if row is None else row[kind]
            limits[(group, kind)] = pool[kind] if limit >= min(pool[kind], sizes[group]) else limit
    group_classes = _classes(groups, [[_mark(limits[(g, k)], pool[k], g) for k in kinds] for g in groups])
    kind_classes = _classes(kinds, [[_mark(limits[(g, k)], pool[k], k) for g in groups] for k in kinds])
    parts: list[_Part] = []
    waiting = kind_classes[:]
    unused = group_classes[:]
    while waiting or unused:
        part_kinds = [waiting.pop(0)] if waiting else []
        part_groups: list[list[int]] = [] if part_kinds else [unused.pop(0)]
        grown = True
        while grown:
            new_groups = [c for c in unused if _touch(limits, [c], part_kinds)]
            unused = [c for c in unused if c not in new_groups]
            part_groups.extend(new_groups)
            new_kinds = [c for c in waiting if _touch(limits, part_groups, [c])]
            waiting = [c for c in waiting if c not in new_kinds]
            part_kinds.extend(new_kinds)
            grown = bool(new_groups or new_kinds)
        parts.append(_part(pool, limits, part_kinds, part_groups))
    return parts


def _mark(limit: int, cards: int, owner: int) -> "tuple[int, int]":
    """What two kinds or groups must share to be of one class; a limit between none and all is nobody else's."""
    if limit <= 0:
        return (0, -1)
    return (1, -1) if limit >= cards else (2, owner)


def _classes(items: "list[int]", marks: "list[list[tuple[int, int]]]") -> "list[list[int]]":
    classes: dict[tuple[tuple[int, int], ...], list[int]] = {}
    for index in range(len(items)):
        classes.setdefault(tuple(marks[index]), []).append(items[index])
    return list(classes.values())


def _touch(limits: "dict[tuple[int, int], int]", groups: "list[list[int]]", kinds: "list[list[int]]") -> bool:
    for group in groups:
        for kind in kinds:
            if limits[(group[0], kind[0])] > 0:
                return True
    return False


def _part(
    pool: "list[int]", limits: "dict[tuple[int, int], int]", kinds: "list[list[int]]", groups: "list[list[int]]"
) -> _Part:
    part = _Part()
    part.groups = groups
    # The most limited kinds first: they leave the fewest ways to go on.
    order = [(sum([limits[(group[0], kind[0])] > 0 for group in groups]), kind) for kind in kinds]
    order.sort()
    for _, members in order:
        cards: list[int] = []
        for kind in members:
            cards.extend([kind] * pool[kind])
        part.cards.append(cards)
    for group in groups:
        row: list[int] = []
        for index in range(len(order)):
            limit = limits[(group[0], order[index][1][0])]
            whole = limit >= pool[order[index][1][0]]
            row.append(len(part.cards[index]) if whole else max(limit, 0))
        part.limits.append(row)
    return part


def _factorial(number: int) -> int:
    product = 1
    for factor in range(2, number + 1):
        product *= factor
    return product


def _arrangements(split: "tuple[int, ...]") -> int:
    """The multinomial coefficient of a split: n! / (x_1! x_2! ...)."""
    ways = 1
    placed = 0
    for count in split:
        for step in range(1, count + 1):
            placed += 1
            ways = ways * placed // step
    return ways


def _draw(node: "tuple[list[tuple[int, ...]], list[int]]", rng: Random) -> "tuple[int, ...]":
    splits, cumulated = node
    if len(splits) == 1:
        return splits[0]
    ticket = _below(cumulated[len(cumulated) - 1], rng)
    index = 0
    while ticket >= cumulated[index]:
        index += 1
    return splits[index]


def _below(bound: int, rng: Random) -> int:
    """A number below any bound, with a bias below 2**-60."""
    if bound <= 1 << 30:
        return rng.below(bound)
    number = 0
    for _ in range(bound.bit_length() // 30 + 3):
        drawn: int = rng.below(1 << 30)  # not an i64, to which the compiled sum would be cut
        number = (number << 30) | drawn
    return number % bound


def _shuffle(cards: "list[int]", rng: Random) -> None:
    """Fisher and Yates's shuffle."""
    last = len(cards) - 1
    while last > 0:
        other = rng.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1
