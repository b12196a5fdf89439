"""The sampler against plain enumeration of all ways to lay told-apart cards on told-apart places."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pessoi.core.chance import Layout, complete
from pessoi.core.random import Random

Limits = list[list[int] | None]


def enumerate_ways(pool: list[int], sizes: list[int], most: Limits) -> Counter[tuple[tuple[int, ...], ...]]:
    """All ways by brute force: how many ways of laying told-apart cards show each arrangement of kinds."""
    cards = [kind for kind, count in enumerate(pool) for _ in range(count)]
    ways: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(range(len(cards))):
        rows: list[tuple[int, ...]] = []
        start = 0
        for size in sizes:
            rows.append(tuple(cards[card] for card in order[start : start + size]))
            start += size
        fits = all(
            limits is None or all(row.count(kind) <= limits[kind] for kind in set(row))
            for row, limits in zip(rows, most, strict=True)
        )
        if fits:
            ways[tuple(rows)] += 1
    return ways


@st.composite
def layouts(draw: st.DrawFn) -> tuple[list[int], list[int], Limits]:
    kinds = draw(st.integers(1, 4))
    cards = draw(st.lists(st.integers(0, kinds - 1), min_size=1, max_size=6))
    pool = [cards.count(kind) for kind in range(kinds)]
    cuts = sorted(draw(st.lists(st.integers(0, len(cards)), max_size=3)))
    sizes = [after - before for before, after in zip([0, *cuts], [*cuts, len(cards)], strict=True)]
    limits = st.one_of(st.none(), st.lists(st.sampled_from([0, 1, 2, 9]), min_size=kinds, max_size=kinds))
    return pool, sizes, [draw(limits) for _ in sizes]


@settings(max_examples=150, deadline=None)
@given(layouts())
def test_ways_are_counted_as_by_enumeration(layout: tuple[list[int], list[int], Limits]) -> None:
    pool, sizes, most = layout
    ways = enumerate_ways(pool, sizes, most)
    if not ways:
        with pytest.raises(ValueError, match="laid on the places"):
            Layout(pool, sizes, most)
        return

    assert Layout(pool, sizes, most).ways() == ways.total()
    laid = complete(pool, sizes, most, Random(1))
    assert tuple(map(tuple, laid)) in ways


@pytest.mark.parametrize(
    ("pool", "sizes", "most"),
    [
        ([2, 1, 1], [1, 1, 2], [None, None, None]),
        ([2, 2, 1], [2, 1, 2], [None, [0, 9, 9], [1, 9, 9]]),
        ([1, 1, 1, 2], [2, 2, 1], [[9, 9, 0, 0], [0, 9, 9, 9], None]),
        ([3, 2], [2, 3], [[1, 9], None]),
        ([2, 1, 2, 1], [1, 2, 1, 2], [[9, 9, 0, 0], [9, 9, 0, 0], [0, 0, 9, 9], [0, 0, 9, 9]]),
    ],
)
def test_every_way_is_equally_likely(pool: list[int], sizes: list[int], most: Limits) -> None:
    ways = enumerate_ways(pool, sizes, most)
    layout = Layout(pool, sizes, most)
    rng = Random(7)
    samples = 400 * len(ways)
    seen = Counter(tuple(map(tuple, layout.sample(rng))) for _ in range(samples))

    assert set(seen) == set(ways)
    expected = {rows: samples * count / ways.total() for rows, count in ways.items()}
    chi_square = sum((seen[rows] - mean) ** 2 / mean for rows, mean in expected.items())
    freedom = len(ways) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_large_numbers_are_counted_exactly() -> None:
    """Sixty kinds of two on sixty places and a deck: 120! ways, with one place that holds the first kind only."""
    pool = [2] * 60
    layout = Layout(pool, [1, 119], [[2] + [0] * 59, None])
    factorial = 1
    for number in range(2, 120):
        factorial *= number
    assert layout.ways() == 2 * factorial
    assert layout.sample(Random(3))[0] == [0]


def test_a_wrong_number_of_places_is_refused() -> None:
    with pytest.raises(ValueError, match="2 cards for 3 places"):
        complete([1, 1], [3], [None], Random(1))


def test_hands_that_are_known_in_part_are_not_all_told_apart() -> None:
    """Eight hands with a few sure cards each, ten cards of special kinds for hands alone, a row and a deck."""
    hands = 8
    pool = [3] * hands + [10] + [7] * 6
    sizes = [8] * hands + [5]
    sizes.append(sum(pool) - sum(sizes))
    most: Limits = []
    for hand in range(hands):
        most.append([3 * (sure in (hand, (hand + 1) % hands)) for sure in range(hands)] + [10] + [7] * 6)
    most += [[0] * (hands + 1) + [7] * 6] * 2

    layout = Layout(pool, sizes, most)

    assert 1 < layout.plan.counted < 500
    assert layout.sample(Random(1))
