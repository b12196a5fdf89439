"""What cards, Wonders and tokens do, as flat arrays for the engine: made once, never changed.

An **item** is a number: buildings 0-72, then the Wonders, then the Progress tokens. Units of the five resources are
packed into one word, ``LANE`` bits each, so that a whole cost is compared with a whole production at once.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.seven_wonders_duel.cards import (
    CARDS,
    COLOURS,
    DECKS,
    LAYOUTS,
    LOOT,
    RAW,
    RESOURCES,
    SETUP,
    SYMBOLS,
    TOKENS,
    WONDER_NUMBERS,
    WONDERS,
    ZONES,
    Item,
)

CARD_COUNT: Final[i64] = len(CARDS)
WONDER_COUNT: Final[i64] = len(WONDERS)
TOKEN_COUNT: Final[i64] = len(TOKENS)
WONDER: Final = 73
"""The item of the first Wonder."""
TOKEN: Final = 85
"""The item of the first Progress token."""
ITEMS: Final = 95
PLACES: Final = 20
"""Places of a structure (7WD-13)."""

LANE: Final = 6
"""Bits of a resource in a packed word."""
UNITS: Final = 0x1F
"""The units in a lane; the bit above stays free for comparing."""
GUARDS: Final = 0x20820820
"""The free bits of the five lanes."""

BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
# What effects count besides the seven colours (data: ``count``).
COUNTED: Final[tuple[str, ...]] = (*COLOURS, "wonder", "coin_triple", "progress_token")
COUNT_WONDERS: Final = 7
COUNT_TRIPLES: Final = 8
COUNT_TOKENS: Final = 9

# The numbers of the rules
START_COINS: Final[i64] = SETUP["starting_coins"]
BOARD_TOKENS: Final[i64] = SETUP["progress_tokens_on_board"]
MOST_WONDERS: Final[i64] = SETUP["max_wonders_built"]
BASE_PRICE: Final[i64] = SETUP["base_trade_price"]
FIXED_PRICE: Final[i64] = SETUP["fixed_trade_price"]
DISCARD_COINS: Final[i64] = SETUP["discard_base_coins"]
COINS_A_POINT: Final[i64] = SETUP["coins_per_vp"]
SYMBOLS_TO_WIN: Final[i64] = SETUP["science_to_win"]
GROUP_SIZE: Final[i64] = SETUP["wonders_per_draft_round"]
PICKS: Final[i64] = len(SETUP["draft_order"])
GUILD_COUNT: Final[i64] = SETUP["guilds_added"]
LIBRARY_DRAW: Final[i64] = max(wonder.effect("choose_removed_progress_token").get("draw", 0) for wonder in WONDERS)
CAPITAL: Final[i64] = max(position for zone in ZONES for position in zone["positions"])
"""The distance of a capital from the centre of the track."""

_ITEMS: Final[tuple[Item, ...]] = (*CARDS, *WONDERS, *TOKENS)


def _vector(values: list[int]) -> vec[i64]:
    numbers: list[i64] = list(values)
    return vec[i64](numbers)


BIT: Final[vec[i64]] = _vector([1 << bit for bit in range(60)])
"""Powers of two; a literal shifted by an ``i64`` is not safe in compiled code."""


def _packed(units: dict[str, int]) -> int:
    return sum(units.get(resource, 0) << LANE * lane for lane, resource in enumerate(RESOURCES))


def _production(item: Item) -> int:
    effect = item.effect("produce")
    return _packed({effect["resource"]: effect["amount"]}) if effect else 0


def _choices(item: Item, raw: bool) -> int:
    """1 if the item gives one raw resource, or one manufactured good, of choice (7WD-35)."""
    effect = item.effect("produce_choice")
    return int(bool(effect) and (effect["options"][0] in RAW) == raw)


def _fixed(item: Item) -> int:
    """A bit for each resource whose price the item fixes (7WD-34)."""
    return sum(BIT[RESOURCES.index(resource)] for resource in item.effect("fixed_price").get("resources", ()))


def _counted(item: Item, effect: str) -> int:
    """A bit for each thing that an effect counts; 0 if the item has no such effect."""
    return sum(BIT[COUNTED.index(name)] for name in item.effect(effect).get("count", ()))


def _colour(name: str) -> int:
    return COLOURS.index(name) if name else -1


def _bases() -> list[int]:
    return [next(number for number, card in enumerate(CARDS) if card.deck == deck) for deck in DECKS]


def _providers() -> list[int]:
    """For each building the one whose chain symbol makes it free (7WD-38), or -1."""
    givers = {card.chain_given: number for number, card in enumerate(CARDS) if card.chain_given}
    return [givers[card.chain_accepted] if card.chain_accepted else -1 for card in CARDS]


def _masks(up: bool) -> list[int]:
    """By age the places that are laid face up or face down."""
    return [0, *(sum(1 << place for place, slot in enumerate(layout) if slot.up == up) for layout in LAYOUTS)]


def _covers() -> list[int]:
    """By age and place the places that lie upon it."""
    masks = [0] * PLACES
    for layout in LAYOUTS:
        masks += [sum(1 << other for other in slot.covered_by) for slot in layout]
    return masks


def _free_at_first() -> list[int]:
    return [
        sum(1 << place for place in range(PLACES) if age and not LAYOUTS[age - 1][place].covered_by) for age in range(4)
    ]


def _beneath() -> list[int]:
    """By age and place the places that it covers, two each, -1 for none."""
    found = [-1] * (2 * PLACES)
    for layout in LAYOUTS:
        for place in range(PLACES):
            under = [other for other, slot in enumerate(layout) if place in slot.covered_by]
            found += [*under, -1, -1][:2]
    return found


def _holder(effect: str) -> int:
    """The number of the one token with an effect."""
    return next(number for number, token in enumerate(TOKENS) if token.effect(effect))


def _discount(applies_to: str) -> int:
    """The number of the token that makes a kind of building cheaper."""
    return next(
        n for n, token in enumerate(TOKENS) if token.effect("resource_discount").get("applies_to") == applies_to
    )


def _military_points() -> list[int]:
    """Points by the distance of the pawn (7WD-92)."""
    points = [0] * (CAPITAL + 1)
    for zone in ZONES:
        for position in zone["positions"]:
            points[abs(position)] = zone["vp"] or 0
    return points


def _loot() -> list[int]:
    """By distance * 2 + loser the bit of the Military token there, 0 for none (7WD-71)."""
    bits = [0] * (2 * CAPITAL + 2)
    for number, token in enumerate(LOOT):
        bits[abs(token["triggers_from"]) * 2 + "AB".index(token["victim"])] = BIT[number]
    return bits


def _first_game() -> list[int]:
    sets = {letter: list(names) for letter, names in SETUP["first_game_wonders"].items()}
    return [WONDER_NUMBERS[sets[letter].pop(0)] for letter in SETUP["draft_order"]]


DECK_BASE: Final[vec[i64]] = _vector([*_bases(), len(CARDS)])
"""The first card of each deck, then the end."""
DECK: Final[vec[i64]] = _vector([DECKS.index(card.deck) for card in CARDS])
COLOUR: Final[vec[i64]] = _vector([_colour(card.colour) for card in CARDS])
NEED: Final[vec[i64]] = _vector([_packed(dict(item.resources)) for item in _ITEMS])
PRINTED_COINS: Final[vec[i64]] = _vector([item.coins for item in _ITEMS])
PROVIDER: Final[vec[i64]] = _vector(_providers())
PRODUCTION: Final[vec[i64]] = _vector([_production(item) for item in _ITEMS])
RAW_CHOICE: Final[vec[i64]] = _vector([_choices(item, True) for item in _ITEMS])
GOOD_CHOICE: Final[vec[i64]] = _vector([_choices(item, False) for item in _ITEMS])
FIXED: Final[vec[i64]] = _vector([_fixed(item) for item in _ITEMS])
POINTS: Final[vec[i64]] = _vector([item.amount("victory_points") for item in _ITEMS])
SHIELDS: Final[vec[i64]] = _vector([item.amount("shields") for item in _ITEMS])
SYMBOL: Final[vec[i64]] = _vector(
    [SYMBOLS.index(item.effect("science")["symbol"]) if item.effect("science") else -1 for item in _ITEMS]
)
COINS_OF: Final[vec[i64]] = _vector([item.amount("coins") for item in _ITEMS])
COINS_FOR: Final[vec[i64]] = _vector([_counted(item, "coins_per") for item in _ITEMS])
"""What brings coins at once: a mask of ``COUNTED``."""
COINS_EACH: Final[vec[i64]] = _vector([item.amount("coins_per") for item in _ITEMS])
POINTS_FOR: Final[vec[i64]] = _vector([_counted(item, "vp_per") for item in _ITEMS])
"""What gives points at the end: a mask of ``COUNTED``."""
POINTS_EACH: Final[vec[i64]] = _vector([item.amount("vp_per") for item in _ITEMS])
LARGEST: Final[vec[i64]] = _vector(
    [int("largest" in (item.effect("coins_per").get("city"), item.effect("vp_per").get("city"))) for item in _ITEMS]
)
"""1 where the larger city is counted (7WD-43), 0 where the owner's."""
LOSS: Final[vec[i64]] = _vector([item.amount("opponent_loses_coins") for item in _ITEMS])
RAZES: Final[vec[i64]] = _vector([_colour(item.effect("discard_opponent_card").get("colour", "")) for item in _ITEMS])
"""The colour of the opponent's building that is discarded, -1 for none (7WD-54)."""
REVIVES: Final[vec[i64]] = _vector([int(bool(item.effect("build_from_discard"))) for item in _ITEMS])
DRAWS: Final[vec[i64]] = _vector([int(bool(item.effect("choose_removed_progress_token"))) for item in _ITEMS])
AGAIN: Final[vec[i64]] = _vector([int(bool(item.effect("extra_turn"))) for item in _ITEMS])

FACE_UP: Final[vec[i64]] = _vector(_masks(True))
FACE_DOWN: Final[vec[i64]] = _vector(_masks(False))
COVER: Final[vec[i64]] = _vector(_covers())
UNCOVERED: Final[vec[i64]] = _vector(_free_at_first())
"""By age the places that are uncovered at first (7WD-14)."""
BENEATH: Final[vec[i64]] = _vector(_beneath())
MILITARY_POINTS: Final[vec[i64]] = _vector(_military_points())
LOOT_AT: Final[vec[i64]] = _vector(_loot())
LOOT_COINS: Final[vec[i64]] = _vector([token["coins"] for token in LOOT])
ALL_LOOT: Final[i64] = BIT[len(LOOT)] - 1
ALL_PLACES: Final[i64] = BIT[PLACES] - 1
ALL_TOKENS: Final[i64] = BIT[len(TOKENS)] - 1
DRAFT: Final[vec[i64]] = _vector(["AB".index(letter) for letter in SETUP["draft_order"]])
"""Who picks in the draft: 0 the first player, 1 the other (7WD-10)."""

FIRST_GAME: Final[vec[i64]] = _vector(_first_game())
"""The Wonders of a first game in the order of the draft's picks (7WD-11)."""

# The tokens whose effect the engine asks for (7WD-85), as bits of a seat's tokens.
ECONOMY: Final[i64] = BIT[_holder("collect_opponent_trade")]
ARCHITECTURE: Final[i64] = BIT[_discount("wonder")]
MASONRY: Final[i64] = BIT[_discount("blue")]
STRATEGY: Final[i64] = BIT[_holder("extra_shield")]
THEOLOGY: Final[i64] = BIT[_holder("grant_extra_turn")]
URBANISM: Final[i64] = BIT[_holder("coins_on_chain")]
DISCOUNT: Final[i64] = max(token.amount("resource_discount") for token in TOKENS)
EXTRA_SHIELDS: Final[i64] = max(token.amount("extra_shield") for token in TOKENS)
CHAIN_COINS: Final[i64] = max(token.amount("coins_on_chain") for token in TOKENS)

MODULUS: Final = 37


def _indexes() -> vec[i64]:
    """The index of a power of two below 2**36 by its remainder modulo 37, where all of them differ."""
    indexes = [0] * MODULUS
    for bit in range(MODULUS - 1):
        indexes[(1 << bit) % MODULUS] = bit
    return _vector(indexes)


INDEX: Final[vec[i64]] = _indexes()
COUNT: Final[vec[i64]] = _vector([bin(mask).count("1") for mask in range(128)])
"""The number of bits of a set of scientific symbols."""
