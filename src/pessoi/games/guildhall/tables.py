"""What cards do, as flat arrays for the engine: made once, never changed.

A **card** is a number, profession * 5 + colour; an **item** is a card, or ``VP`` + the number of a VP card. Sets of
cards are bit masks (a guild never holds a card twice, GH-704), five bits a profession.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.guildhall.cards import CARD_IDS, NUMBERS, PROFESSIONS, VP_CARDS

COLOURS: Final = 5
PROFESSIONS_ALL: Final = 12
CARDS: Final = 60
VP: Final = 60
"""The item of the first VP card."""
VP_KINDS: Final = 9

# Professions, in the order of the data.
BRICKLAYER: Final = 0
HUNTER: Final = 1
PEDDLER: Final = 2
ROBBER: Final = 3
SCHOLAR: Final = 4
TAX_COLLECTOR: Final = 5
ASSASSIN: Final = 6
DANCER: Final = 7
FARMER: Final = 8
HISTORIAN: Final = 9
TRADER: Final = 10
WEAVER: Final = 11

# VP cards, as items.
VP_CHAPTER: Final = 60
VP_SWAP: Final = 61
VP_HAND: Final = 62
VP_DRAW: Final = 63
VP_CARD: Final = 64
VP_ACTION: Final = 65
VP_ACTIONS: Final = 67
"""``vp7``, with two more actions."""

# The numbers of the rules
DEALT: Final[i64] = NUMBERS["deal"]
PLACED: Final[i64] = NUMBERS["setup_place"]
ACTIONS: Final[i64] = NUMBERS["actions_per_turn"]
HAND_SIZE: Final[i64] = NUMBERS["draw_up_to"]
ROW_SIZE: Final = 5
MOST_COMPLETED: Final[i64] = NUMBERS["max_completed_chapters"]
POINTS_TO_WIN: Final[i64] = NUMBERS["winning_vp"]


def _vector(values: "list[int]") -> vec[i64]:
    numbers: list[i64] = list(values)
    return vec[i64](numbers)


BIT: Final[vec[i64]] = _vector([2**n for n in range(61)])
MODULUS: Final = 61
INDEX: Final[vec[i64]] = _vector([{pow(2, n, MODULUS): n for n in range(60)}.get(rest, 0) for rest in range(MODULUS)])
"""The number of a bit below 2**60 by its rest: 2 is a primitive root of 61."""
PROFESSION: Final[vec[i64]] = _vector([card // COLOURS for card in range(CARDS)])
COLOUR: Final[vec[i64]] = _vector([card % COLOURS for card in range(CARDS)])
CHAPTER: Final[vec[i64]] = _vector([31 * 32**number for number in range(PROFESSIONS_ALL)])
"""The five cards of a profession, as a set."""
COUNT: Final[vec[i64]] = _vector([bin(bits).count("1") for bits in range(32)])
"""How many cards a chapter of these colours has."""
WHOLE_CHAPTER: Final = 31
DONE_BITS: Final = 4
"""Bits of a profession in the packed numbers of completed chapters."""
DONE_ONE: Final[vec[i64]] = _vector([16**number for number in range(PROFESSIONS_ALL)])
DONE_MOST: Final = 15

# Packed multisets of cards: three bits a card, twenty cards a word.
WORDS: Final = 3
CARDS_A_WORD: Final = 20
WORD: Final[vec[i64]] = _vector([card // CARDS_A_WORD for card in range(CARDS)])
LANE: Final[vec[i64]] = _vector([card % CARDS_A_WORD * 3 for card in range(CARDS)])
ONE: Final[vec[i64]] = _vector([8 ** (card % CARDS_A_WORD) for card in range(CARDS)])

# Levels
NO_LEVEL: Final = 5
"""In a move: the card is played without its ability."""
LEVELS: Final = 5
"""Levels are numbers from 0 to 4: the printed ones, or how many cards a Dancer draws (GH-1504)."""


def _has_level(number: int, level: int) -> int:
    profession = PROFESSIONS[number]
    return int(level in profession.levels or (number == DANCER and level < LEVELS))


HAS_LEVEL: Final[vec[i64]] = _vector(
    [_has_level(number, level) for number in range(PROFESSIONS_ALL) for level in range(LEVELS)]
)
"""``HAS_LEVEL[profession * LEVELS + level]``: whether it is printed (GH-405)."""


def _amounts(op: str, field: str = "n") -> "list[int]":
    """The number of an effect by profession and level, 0 where there is none."""
    found: list[int] = []
    for profession in PROFESSIONS:
        for level in range(LEVELS):
            number = 0
            if level in profession.levels:
                for effect in profession.effects[profession.levels.index(level)]:
                    if effect["op"] == op:
                        value = effect[field]["n"] if op == "swap" else effect[field]
                        number = value if isinstance(value, int) else 0
            found.append(number)
    return found


DRAWS: Final[vec[i64]] = _vector(_amounts("draw"))
RETURNS: Final[vec[i64]] = _vector(_amounts("hand_to_deck_top"))
ROBS: Final[vec[i64]] = _vector(_amounts("rob"))
SHOWS: Final[vec[i64]] = _vector(_amounts("deck_to_guild"))
TOKENS: Final[vec[i64]] = _vector(_amounts("gain_vp"))
STRIKES: Final[vec[i64]] = _vector(_amounts("discard_opponent_guild"))
FETCHES: Final[vec[i64]] = _vector(
    [a + b for a, b in zip(_amounts("swap", "other"), _amounts("discard_to_guild"), strict=False)]
)
"""For Hunter and Historian: cards taken from the pile. For the other swaps: cards taken, 0 where it is a chapter."""
GIVES: Final[vec[i64]] = _vector(_amounts("swap", "own"))
"""Cards given in a swap, 0 where it is a chapter or any number."""

# VP cards
VP_VALUE: Final[vec[i64]] = _vector([card.value for card in VP_CARDS])
# GH-907: costs and values are those of the data
VP_COST: Final[vec[i64]] = _vector([card.cost for card in VP_CARDS])
VP_DRAWS: Final = 5
VP_EXTRA: Final[vec[i64]] = _vector(
    [sum(effect["n"] for effect in card.effects if effect["op"] == "extra_actions") for card in VP_CARDS]
)
"""Further actions that a VP card gives (GH-906)."""
VP_COPIES: Final[vec[i64]] = _vector([card.copies[0] for card in VP_CARDS] + [card.copies[1] for card in VP_CARDS])
"""Copies with two or three seats, then with four (GH-104)."""
CARD_TOTAL: Final = len(CARD_IDS)


def lowest(mask: i64) -> i64:
    """The card of the lowest bit of a set that isn't empty."""
    return INDEX[(mask & -mask) % MODULUS]


def size(mask: i64) -> i64:
    """How many cards a set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
