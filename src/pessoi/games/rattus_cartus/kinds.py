"""Kinds of cards, and multisets of them packed into three words (RC-01, RC-02, RC-110).

A population card is its class and its nuns, so there are 30 kinds of them: ``class * 5 + nuns``. Five kinds of special
cards follow. A multiset holds four bits for each kind, fifteen kinds to a word, and no kind has more than fifteen
cards; so cards change hands by adding and subtracting words. ``row`` counts multisets, three words each.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec

CLASSES: Final = 6
NUN_COUNTS: Final = 5
"""A card shows 0 to 4 nuns."""
POPULATION: Final = 30
"""Kinds below are population cards."""
JOKER: Final = 30
SWORD: Final = 31
FLUTE: Final = 32
PASS: Final = 33
GOLD: Final = 34
KINDS: Final = 35
PLAYABLE: Final = 33
"""Kinds below can be laid down in a building (RC-37)."""
COUNTING: Final = 31
"""Kinds below are counting cards: population cards and jokers."""
WORDS: Final = 3
LANES: Final = 15
MOST: Final = 15
"""Cards of a kind that a lane can hold."""
ALL_LANES: Final = 0xFFFFFFFFFFFFFFF
_EVEN: Final = 0xF0F0F0F0F0F0F0F
_BYTES: Final = 0xFF00FF00FF00FF
_PAIRS: Final = 0xFFFF0000FFFF
_HALVES: Final = 0xFFFFFFFF
_PLAYED: Final = 0xFFF
"""The lanes of jokers, swords and flutes in the third word."""


def _vector(values: list[int]) -> vec[i64]:
    numbers: list[i64] = list(values)
    return vec[i64](numbers)


WORD: Final[vec[i64]] = _vector([kind // LANES for kind in range(KINDS)])
SHIFT: Final[vec[i64]] = _vector([kind % LANES * 4 for kind in range(KINDS)])
UNIT: Final[vec[i64]] = _vector([16 ** (kind % LANES) for kind in range(KINDS)])


def count_at(words: vec[i64], row: i64, kind: i64) -> i64:
    """The cards of a kind in a multiset."""
    return words[row * WORDS + WORD[kind]] >> SHIFT[kind] & MOST


def lanes(word: i64) -> i64:
    """The cards in one word."""
    word = (word & _EVEN) + (word >> 4 & _EVEN)
    word = (word & _BYTES) + (word >> 8 & _BYTES)
    word = (word & _PAIRS) + (word >> 16 & _PAIRS)
    return (word & _HALVES) + (word >> 32)


def size_at(words: vec[i64], row: i64) -> i64:
    """The cards in a multiset."""
    base = row * WORDS
    return lanes(words[base]) + lanes(words[base + 1]) + lanes(words[base + 2])


def playable_at(words: vec[i64], row: i64) -> i64:
    """The cards in a multiset that can be laid down (RC-37)."""
    base = row * WORDS
    return lanes(words[base]) + lanes(words[base + 1]) + lanes(words[base + 2] & _PLAYED)


def population_at(words: vec[i64], row: i64) -> i64:
    """The population cards in a multiset."""
    base = row * WORDS
    return lanes(words[base]) + lanes(words[base + 1])


def counting_at(words: vec[i64], row: i64) -> i64:
    """The counting cards in a multiset: population cards and jokers."""
    return population_at(words, row) + (words[row * WORDS + 2] & MOST)


def class_at(words: vec[i64], row: i64, class_: i64) -> i64:
    """The population cards of a class in a multiset."""
    word = words[row * WORDS + class_ // 3] >> class_ % 3 * 20
    return (word & 15) + (word >> 4 & 15) + (word >> 8 & 15) + (word >> 12 & 15) + (word >> 16 & 15)


def counts_of(words: vec[i64], row: i64, kinds: i64) -> "list[int]":
    """The cards of each of the first kinds in a multiset, for the sampler."""
    counts: list[int] = []
    kind: i64 = 0
    while kind < kinds:
        counts.append(int(count_at(words, row, kind)))
        kind += 1
    return counts


def kinds_at(words: vec[i64], row: i64) -> "list[int]":
    """The cards of a multiset one by one, in order: for events, views and the sampler."""
    found: list[int] = []
    kind: i64 = 0
    while kind < KINDS:
        count = count_at(words, row, kind)
        while count > 0:
            found.append(kind)
            count -= 1
        kind += 1
    return found
