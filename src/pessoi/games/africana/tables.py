"""The facts of the components as flat arrays for the engine: the numbers of the rules, and a ``Board`` for each pair of
files.

A set of five colour counts is one word, ``LANE`` bits each: hands, piles and the like are added and compared at once.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.africana.files import BOOKS, COLOURS, COMPANIES, LETTERS, PLACES, SHIPPED, Files
from pessoi.games.africana.moves import OWN_PLACES

LANE: Final = 8
"""Bits of a colour in a packed word."""
LANE_BITS: Final = 0xFF
COLOUR_COUNT: Final = 5
PLACE_COUNT: Final = 22
"""Locations (AF-01)."""
PAGES: Final = 15
"""Adventures of a book (AF-04)."""
PAGE_LANE: Final = 4
PAGE_BITS: Final = 0xF
SLOTS: Final = 5
"""Mission slots (AF-14)."""

_SETUP: Final[dict[str, Any]] = SHIPPED.cards["setup"]
_COSTS: Final[dict[str, Any]] = SHIPPED.cards["costs"]
_LIMITS: Final[dict[str, Any]] = SHIPPED.cards["limits"]
_SCORING: Final[dict[str, Any]] = SHIPPED.cards["scoring"]

# The numbers of the rules: own files can't change them (``checks``).
MARKERS_EACH: Final[i64] = _SETUP["company_markers"]
START_CARDS: Final[i64] = _SETUP["starting_travel_cards"]
START_WILD: Final[i64] = _SETUP["starting_wild_cards"]
HELPERS_EACH: Final[i64] = SHIPPED.cards["helper_cards"][COLOURS[0]]
HAND_LIMIT: Final[i64] = _LIMITS["hand"]
OPEN_LIMIT: Final[i64] = _LIMITS["open_adventures"]
ADVENTURE_COST: Final[i64] = _COSTS["adventure"]
PAGE_COST: Final[i64] = _COSTS["page_turn"]
FREE_PAGES: Final[i64] = _COSTS["free_page_turns"]
COLOUR_COST: Final[i64] = _COSTS["change_colour"]
DRAW_ACTION: Final[i64] = SHIPPED.cards["draw_action"]
PAIR: Final[i64] = _SCORING["same"]["2"]
TRIPLE: Final[i64] = _SCORING["same"]["3"]
MIXED_TWO: Final[i64] = _SCORING["different"]["2"]
MIXED_FOUR: Final[i64] = _SCORING["different"]["4"]
SILVER_A_POINT: Final[i64] = _SCORING["silver_per_vp"]
CARDS_A_POINT: Final[i64] = _SCORING["travel_cards_per_vp"]
OPEN_POINT: Final[i64] = _SCORING["open_artifact_vp"]


def _vector(values: list[int]) -> vec[i64]:
    numbers: list[i64] = list(values)
    return vec[i64](numbers)


BIT: Final[vec[i64]] = _vector([1 << bit for bit in range(60)])
"""Powers of two; a literal shifted by an ``i64`` is not safe in compiled code."""
ONE: Final[vec[i64]] = _vector([BIT[LANE * colour] for colour in range(COLOUR_COUNT)])
"""One card of a colour in a packed word."""
BOXED: Final[vec[i64]] = _vector([_SETUP["remove_from_C"].get(str(seats), 0) for seats in range(5)])
"""C missions that leave the game unseen, by the number of seats (AF-13)."""
START_SILVER: Final[vec[i64]] = _vector([company["silver"] for company in SHIPPED.cards["companies"]])
HELPER_PENALTY: Final[vec[i64]] = _vector(
    [_SCORING["helper_penalty"].get(str(count), _SCORING["helper_penalty"]["3+"]) for count in range(11)]
)
"""Points for the number of completed helper adventures (AF-79)."""
BITS_IN: Final[vec[i64]] = _vector([bin(mask).count("1") for mask in range(1024)])
MODULUS: Final = 61


def _indexes() -> vec[i64]:
    """The index of a power of two below 2**60 by its remainder modulo 61, where all of them differ."""
    indexes = [0] * MODULUS
    for bit in range(MODULUS - 1):
        indexes[(1 << bit) % MODULUS] = bit
    return _vector(indexes)


_INDEX: Final[vec[i64]] = _indexes()


def lowest(mask: i64) -> i64:
    """The index of the lowest bit of a mask that isn't empty."""
    return _INDEX[(mask & -mask) % MODULUS]


def count_bits(mask: i64) -> i64:
    """The number of elements of a set of fewer than 40."""
    return BITS_IN[mask & 1023] + BITS_IN[mask >> 10 & 1023] + BITS_IN[mask >> 20 & 1023] + BITS_IN[mask >> 30]


def cards_in(packed: i64) -> i64:
    """The number of cards of a packed word."""
    total: i64 = 0
    while packed > 0:
        total += packed & LANE_BITS
        packed >>= LANE
    return total


def packed(counts: "dict[str, Any]") -> int:
    """The packed word of a number of cards for each colour."""
    return sum([int(counts.get(colour, 0)) << LANE * lane for lane, colour in enumerate(COLOURS)])


@final
class Board:
    """What one pair of files says (AF-03). Missions are numbered A, B, C, adventures north, south, as in the files."""

    def __init__(self, files: Files) -> None:
        board, cards = files.board, files.cards
        self.files = files
        self.places: list[str] = [place["id"] for place in board["locations"]]
        self.first_place: i64 = 0 if tuple(self.places) == PLACES else OWN_PLACES
        """What moves add to the number of a place (``moves.OWN_PLACES``)."""
        number = {name: index for index, name in enumerate(self.places)}
        near: list[list[int]] = [[] for _ in self.places]
        for route in board["routes"]:
            near[number[route["a"]]].append(number[route["b"]])
            near[number[route["b"]]].append(number[route["a"]])
        self.near: vec[i64] = _vector([place for row in near for place in sorted(row)])
        self.near_from: vec[i64] = _vector([sum([len(row) for row in near[:index]]) for index in range(len(near) + 1)])
        self.distance: vec[i64] = _vector([step for start in range(len(near)) for step in _steps(near, start)])
        """By place * ``PLACE_COUNT`` + place: the steps from one to the other."""
        self.symbols: vec[i64] = _vector([_mask(place["symbols"]) for place in board["locations"]])
        """By place a bit for each colour that it shows (AF-01)."""
        self.book: vec[i64] = _vector([BOOKS.index(place["region"]) for place in board["locations"]])
        """By place the book that an explorer there uses (AF-02, AF-30)."""
        starts = {place["start"]: place["id"] for place in board["locations"] if place["start"]}
        self.start: vec[i64] = _vector([number[starts[company]] for company in COMPANIES])
        bonuses = [slot["bonus"] for slot in board["mission_slots"]]
        self.bonus_silver: vec[i64] = _vector([b["amount"] if b["type"] == "silver" else 0 for b in bonuses])
        self.bonus_cards: vec[i64] = _vector([b["amount"] if b["type"] == "travel_card" else 0 for b in bonuses])
        self.travel: i64 = packed(cards["travel_cards"])
        missions = sorted(cards["missions"], key=lambda mission: str(mission["back"]))
        self.missions: list[str] = [mission["id"] for mission in missions]
        backs: list[str] = [mission["back"] for mission in missions]
        self.letter_from: vec[i64] = _vector([*[backs.index(letter) for letter in LETTERS], len(backs)])
        """The first mission of each letter, then their number."""
        self.mission_from: vec[i64] = _vector([number[mission["from"]] for mission in missions])
        self.mission_to: vec[i64] = _vector([number[mission["to"]] for mission in missions])
        self.mission_silver: vec[i64] = _vector([mission["silver"] for mission in missions])
        self.mission_points: vec[i64] = _vector([mission["vp"] for mission in missions])
        adventures = sorted(cards["adventures"], key=lambda adventure: str(adventure["book"]))
        self.adventures: list[str] = [adventure["id"] for adventure in adventures]
        self.adventure_to: vec[i64] = _vector([number[adventure["to"]] for adventure in adventures])
        self.adventure_silver: vec[i64] = _vector([adventure.get("silver", 0) for adventure in adventures])
        self.adventure_points: vec[i64] = _vector([adventure.get("vp", 0) for adventure in adventures])
        self.artifacts: list[str] = [kind["id"] for kind in cards["artifacts"]]
        kinds: list[int] = []
        helpers: list[int] = []
        for adventure in adventures:
            kinds.append(self.artifacts.index(adventure["artifact"]) if "artifact" in adventure else -1)
            helpers.append(COLOURS.index(adventure["helper"]) if "helper" in adventure else -1)
        self.artifact: vec[i64] = _vector(kinds)
        """The kind of artifact of an adventure, -1 for a helper."""
        self.helper: vec[i64] = _vector(helpers)
        """The colour of the helper of an adventure, -1 for an artifact."""
        self.helper_mask: i64 = sum([1 << index for index, colour in enumerate(helpers) if colour >= 0])
        self.kind_mask: vec[i64] = _vector(
            [sum([1 << index for index, kind in enumerate(kinds) if kind == k]) for k in range(len(self.artifacts))]
        )
        """By kind of artifact the adventures that show it."""
        self.goals: vec[i64] = _vector(
            [
                sum([1 << index for index, adventure in enumerate(adventures) if adventure["to"] == place])
                for place in self.places
            ]
        )
        """By place the adventures that are completed there."""
        self.place_numbers: dict[str, int] = number
        self.mission_numbers: dict[str, int] = {name: index for index, name in enumerate(self.missions)}
        self.adventure_numbers: dict[str, int] = {name: index for index, name in enumerate(self.adventures)}


def _mask(colours: list[str]) -> int:
    return sum([BIT[COLOURS.index(colour)] for colour in colours])


def _steps(near: list[list[int]], start: int) -> list[int]:
    """The steps from a place to each other one."""
    found = {start: 0}
    waiting = [start]
    for here in waiting:
        for there in near[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return [found[place] for place in range(len(near))]


SHIPPED_BOARD: Final = Board(SHIPPED)
