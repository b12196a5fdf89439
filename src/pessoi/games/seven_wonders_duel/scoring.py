"""How a game ends, and the points of a civilian end (7WD-90 to 7WD-95)."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.core.state import OVER, Result
from pessoi.games.seven_wonders_duel.cards import CARDS, TOKENS, WONDERS
from pessoi.games.seven_wonders_duel.counting import city_counted, count_in, pieces_counted
from pessoi.games.seven_wonders_duel.state import (
    BLUE_POINTS,
    CITY,
    CIVILIAN,
    COINS,
    COLOUR_AT,
    ENDED,
    HELD_TOKENS,
    MADE,
    MILITARY,
    OWN,
    PRINTED,
    SCIENTIFIC,
    SYMBOL_SET,
    WONDER_AT,
    DuelState,
)
from pessoi.games.seven_wonders_duel.tables import (
    BLUE,
    CARD_COUNT,
    COINS_A_POINT,
    COLOUR,
    COUNT,
    DECK_BASE,
    GREEN,
    MILITARY_POINTS,
    POINTS,
    POINTS_EACH,
    POINTS_FOR,
    PURPLE,
    SYMBOLS_TO_WIN,
    TOKEN,
    TOKEN_COUNT,
    WONDER,
    YELLOW,
)
from pessoi.games.seven_wonders_duel.telling import everybody, token_names

REASONS: Final = ("", "military", "scientific", "civilian")
"""How a game ended, by its code (7WD-90, 7WD-91)."""
CATEGORIES: Final = ("military", "blue", "green", "yellow", "guilds", "wonders", "progress", "coins")
"""Where points come from, in the order of counting (7WD-91)."""
TIE_BLUE: Final = "seven_wonders_duel-tie-blue"
TIE_SHARED: Final = "seven_wonders_duel-tie-shared"


def finish(state: DuelState, reason: i64, events: "list[Event] | None") -> None:
    """The game is over at once: nothing that was still to come happens (7WD-62, 7WD-90)."""
    state.reason = reason
    state.step = ENDED
    state.to_move = OVER
    state.extra = 0
    state.source = -1
    settle(state)
    if events is not None:
        if state.drawn:
            data: dict[str, object] = {"tokens": token_names(state.drawn)}
            events.append(Event("library_shown", "7WD-103", library_seat(state), 0, data, learners=everybody()))
        if reason == CIVILIAN:
            tell_points(state, events)
        ending = result(state)
        events.append(Event("over", _ending_rule(ending), -1, 0, {"winners": ending.winners, "reason": ending.reason}))


def settle(state: DuelState) -> None:
    """Count the points of a civilian end; after a supremacy there are none (7WD-90)."""
    if state.reason == CIVILIAN:
        state.scores[0] = total_points(state, 0)
        state.scores[1] = total_points(state, 1)


def _ending_rule(ending: Result) -> str:
    if ending.reason == "military":
        return "7WD-74"
    if ending.reason == "scientific":
        return "7WD-84"
    if ending.tie_break == TIE_BLUE:
        return "7WD-94"
    return "7WD-95" if ending.tie_break == TIE_SHARED else "7WD-91"


def library_seat(state: DuelState) -> int:
    """The seat that owns the Wonder by which tokens were drawn, -1 if nobody does."""
    for number, wonder in enumerate(WONDERS):
        if wonder.effect("choose_removed_progress_token"):
            for seat in range(2):
                if state.where[WONDER + number] == MADE + seat:
                    return seat
    return -1


def result(state: DuelState) -> Result:
    """Who won, and how, of a game that is over. No action brings two supremacies (7WD-63)."""
    if state.reason == MILITARY:
        return Result([0, 0], [0 if state.pawn > 0 else 1], "military")
    if state.reason == SCIENTIFIC:
        winner = 0 if COUNT[state.own[SYMBOL_SET]] >= SYMBOLS_TO_WIN else 1
        return Result([0, 0], [winner], "scientific")
    points: list[int] = [state.scores[0], state.scores[1]]
    if points[0] != points[1]:
        return Result(points, [0 if points[0] > points[1] else 1], "civilian")
    blue = state.own[BLUE_POINTS] - state.own[OWN + BLUE_POINTS]
    if blue:
        return Result(points, [0 if blue > 0 else 1], "civilian", TIE_BLUE)
    return Result(points, [0, 1], "civilian", TIE_SHARED)


def total_points(state: DuelState, seat: i64) -> i64:
    """The points of a seat if the game ended now (7WD-91)."""
    own = state.own
    base = seat * OWN
    total = own[base + PRINTED] + own[base + COINS] // COINS_A_POINT + military_points(state, seat)
    if own[base + COLOUR_AT + PURPLE]:
        card = DECK_BASE[3]
        while card < CARD_COUNT:
            if state.where[card] == CITY + seat:
                total += counted_points(state, seat, card)
            card += 1
    tokens = own[base + HELD_TOKENS]
    if tokens:
        token: i64 = 0
        while token < TOKEN_COUNT:
            if tokens >> token & 1 and POINTS_FOR[TOKEN + token]:
                total += counted_points(state, seat, TOKEN + token)
            token += 1
    return total


def military_points(state: DuelState, seat: i64) -> i64:
    """Only the seat that the pawn has moved away from has some (7WD-92)."""
    distance = state.pawn if seat == 0 else -state.pawn
    return MILITARY_POINTS[distance] if distance > 0 else 0


def counted_points(state: DuelState, seat: i64, item: i64) -> i64:
    """The points that an item of ``seat`` gives for what it counts (7WD-44, 7WD-93)."""
    counted = POINTS_FOR[item]
    return POINTS_EACH[item] * count_in(state, city_counted(state, seat, item, counted), counted)


# By category, for the score pad


def score_terms(state: DuelState, seat: int) -> "dict[str, list[Term]]":
    """The summands of a seat's points, by category."""
    terms: dict[str, list[Term]] = {category: [] for category in CATEGORIES}
    distance = int(state.pawn if seat == 0 else -state.pawn)
    military = int(military_points(state, seat))
    if military:
        terms["military"].append(Term("distance", distance, 0, military))
    categories = {BLUE: "blue", GREEN: "green", YELLOW: "yellow", PURPLE: "guilds"}
    for number, card in enumerate(CARDS):
        if state.where[number] == CITY + seat and (POINTS[number] or POINTS_FOR[number]):
            terms[categories[COLOUR[number]]].append(_item_term(state, seat, number, card.id))
    for index in range(4):
        wonder = int(state.own[seat * OWN + WONDER_AT + index])
        if wonder >= 0 and state.where[WONDER + wonder] == MADE + seat and POINTS[WONDER + wonder]:
            terms["wonders"].append(_item_term(state, seat, WONDER + wonder, WONDERS[wonder].id))
    for number, token in enumerate(TOKENS):
        item = TOKEN + number
        if state.own[seat * OWN + HELD_TOKENS] >> number & 1 and (POINTS[item] or POINTS_FOR[item]):
            terms["progress"].append(_item_term(state, seat, item, token.id))
    coins = int(state.own[seat * OWN + COINS]) // COINS_A_POINT
    if coins:
        terms["coins"].append(Term("coin_triple", coins, 1, coins))
    return terms


def _item_term(state: DuelState, seat: int, item: int, name: str) -> Term:
    counted = POINTS_FOR[item]
    if not counted:
        return Term("printed", 1, int(POINTS[item]), int(POINTS[item]), [name])
    city = city_counted(state, seat, item, counted)
    number, each = int(count_in(state, city, counted)), int(POINTS_EACH[item])
    return Term("counted", number, each, number * each, [name, *pieces_counted(state, city, counted)])


_POINT_RULES: Final = {"military": "7WD-92", "guilds": "7WD-44", "progress": "7WD-85"}


def tell_points(state: DuelState, events: "list[Event]") -> None:
    """The count of points, category by category (7WD-91)."""
    for seat in range(2):
        for category, terms in score_terms(state, seat).items():
            if terms:
                points = sum([each.points for each in terms])
                rule = _POINT_RULES.get(category, "7WD-91")
                events.append(Event("points", rule, seat, points, {"category": category}, terms))
