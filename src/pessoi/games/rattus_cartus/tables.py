"""The figures of a card file as flat arrays for the engine: made once for each file, shared by all states.

Buildings are numbered as in the file, and so are building cards; the effects of actions are codes.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.rattus_cartus.kinds import CLASSES, NUN_COUNTS, WORDS

BUILDING_COUNT: Final = 12
CARD_COUNT: Final = 60
STACK_COUNT: Final = 6
TOKEN: Final = 5
"""The open stack of victory point tokens; the first five hold the special cards in the order of their kinds."""
COPIES: Final = 5

# What an action does (data: ``effect``)
NO_EFFECT: Final = 0
TAKE: Final = 1
DRAW: Final = 2
DRAW_PER_INFLUENCE: Final = 3
DISCARD_RATS: Final = 4
TRADE: Final = 5
LOOK: Final = 6
LEVY: Final = 7
EFFECTS: Final = (
    "none",
    "take",
    "draw",
    "draw_per_influence",
    "discard_rats",
    "discard_rats_and_trade",
    "look_nuns",
    "levy",
)
BASIC: Final = 12
"""``action_...[building]`` is the special action, ``[building + BASIC]`` the basic one (RC-03)."""
PLACES_COUNTED: Final = 3
"""Players that score a class, at most (RC-91)."""
_STACKS: Final = ("joker", "sword", "flute", "pass", "gold", "vp_token")


def _vector(values: list[int]) -> vec[i64]:
    numbers: list[i64] = list(values)
    return vec[i64](numbers)


BIT: Final[vec[i64]] = _vector([2**bit for bit in range(61)])
"""Powers of two: a shifted constant is miscompiled."""


@final
class Tables:
    """The figures of one card file.

    ``copies`` is the multiset of all population cards (RC-02). By number of seats, from 0: ``rounds``, ``open``
    (buildings of a round), ``aside`` (cards of the replacement deck, RC-14) and, three for each, ``class_points``.
    """

    def __init__(self, document: dict[str, Any]) -> None:
        classes = [entry["id"] for entry in document["classes"]]
        copies = [0] * WORDS
        self.population: i64 = 0
        for number in range(CLASSES):
            for nuns in document["population"]["nuns_per_class"][classes[number]]:
                kind = number * NUN_COUNTS + int(nuns)
                copies[kind // 15] += int(16 ** (kind % 15))
                self.population += 1
        self.copies: vec[i64] = _vector(copies)
        self.stacks: vec[i64] = _vector([document["stacks"][name]["count"] for name in _STACKS])
        buildings = document["buildings"]
        self.class_of: vec[i64] = _vector([classes.index(entry["class"]) for entry in buildings])
        actions = [entry["special"] for entry in buildings] + [entry["basic"] for entry in buildings]
        self.effect: vec[i64] = _vector([EFFECTS.index(action["effect"]) for action in actions])
        self.amount: vec[i64] = _vector([action.get("count", action.get("per", 0)) for action in actions])
        self.stack: vec[i64] = _vector([_STACKS.index(action.get("stack", "joker")) for action in actions])
        self.most: vec[i64] = _vector([action.get("max_cards", 0) for action in actions])
        names = [entry["id"] for entry in buildings]
        cards = document["building_cards"]
        self.building: vec[i64] = _vector([names.index(entry["building"]) for entry in cards])
        self.draws: vec[i64] = _vector([entry["supply"]["draw"] for entry in cards])
        self.rats: vec[i64] = _vector([entry["supply"]["discard_rats"] for entry in cards])
        self.looks: vec[i64] = _vector([entry["supply"]["look_nuns"] for entry in cards])
        self.first_game: i64 = 0
        for card in range(CARD_COUNT):
            if cards[card]["building"] in document["first_game"]["buildings"]:
                self.first_game |= BIT[card]
        setup = document["setup"]
        self.hand: i64 = setup["starting_hand"]
        self.nuns: i64 = setup["nun_row"]
        self.start_rats: i64 = document["rats"]["starting_total"]
        length = document["influence_track"]["length"]
        self.track_end: i64 = -1 if length is None else int(length)
        self.token_value: i64 = document["stacks"]["vp_token"]["value"]
        rows = [setup["by_players"].get(str(seats), {}) for seats in range(6)]
        self.rounds: vec[i64] = _vector([row.get("rounds", 0) for row in rows])
        self.open: vec[i64] = _vector([row.get("open_buildings", 0) for row in rows])
        self.aside: vec[i64] = _vector([row.get("replacement_deck", 0) for row in rows])
        scoring = document["scoring"]
        points: list[int] = []
        for seats in range(6):
            given = list(scoring["class_points"].get(str(seats), []))
            points += (given + [0] * PLACES_COUNTED)[:PLACES_COUNTED]
        self.class_points: vec[i64] = _vector(points)
        self.sole: i64 = scoring["hand_majority"]["sole"]
        self.tied: i64 = scoring["hand_majority"]["tied"]
        self.special_sole: i64 = scoring["special_majority"]["sole"]
        self.special_tied: i64 = scoring["special_majority"]["tied"]
        self.gold_first: i64 = scoring["gold"]["first"]
        self.gold_second: i64 = scoring["gold"]["second"]
        self.gold_second_from: i64 = scoring["gold"]["second_needs_players"]
        self.gold_pool: i64 = scoring["gold"]["tie_first_pool"]
        self.gold_second_pool: i64 = scoring["gold"]["tie_second_pool"]
        self.last_bonus: i64 = scoring["last_round_bonus_influence"]
