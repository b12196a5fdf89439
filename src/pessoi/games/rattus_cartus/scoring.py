"""The end: points line by line, then the plague (RC-90 to RC-99)."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE, OVER, Result
from pessoi.games.rattus_cartus.drawing import nun_row
from pessoi.games.rattus_cartus.kinds import (
    CLASSES,
    FLUTE,
    GOLD,
    NUN_COUNTS,
    PASS,
    SWORD,
    UNIT,
    WORD,
    WORDS,
    count_at,
    counting_at,
)
from pessoi.games.rattus_cartus.memory import note_cards
from pessoi.games.rattus_cartus.spaces import rank_of
from pessoi.games.rattus_cartus.state import (
    ENDED,
    FINISHED,
    INFLUENCE,
    OWN,
    POINTS,
    RATS,
    SCORING,
    SEEING,
    TOKENS,
    UNDRAWN,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import PLACES_COUNTED
from pessoi.games.rattus_cartus.telling import all_but, everybody, kind_name, names_of, tell, tell_points

SURVIVED: Final = "survived"
ALL_DEAD: Final = "all_dead"
MERCY: Final = "fewest_rats"
"""Endings: RC-98, RC-99, and the option of RC-99."""
TIE_RATS: Final = "rattus_cartus-tie-rats"
TIE_SHARED: Final = "rattus_cartus-tie-shared"


def count_points(state: RattusState, events: "list[Event] | None") -> None:
    """All points are counted, also of those that the plague will kill (RC-90); then the nun row is turned up."""
    state.phase = SCORING
    state.active = state.starter
    state.spot = 0
    seat: i64 = 0
    while seat < state.seats:
        note_cards(state, seat, seat)
        if events is not None:
            data: dict[str, object] = {"cards": names_of(state, seat)}
            events.append(Event("hand", "RC-97", int(seat), 0, data, learners=all_but(state, seat)))
        seat += 1
    settle_points(state, events)
    turn_nuns(state, events)


def settle_points(state: RattusState, events: "list[Event] | None" = None) -> None:
    """Each line for each seat."""
    seat: i64 = 0
    while seat < state.seats:
        state.own[seat * OWN + POINTS] = 0
        for line, class_, count, points in award_lines(state, seat):
            state.own[seat * OWN + POINTS] += points
            each = int(state.tables.token_value) if line == "token" else points
            tell_points(events, LINE_RULES[line], seat, line, class_, count, each, points)
        seat += 1


LINE_RULES: Final[dict[str, str]] = {
    "class": "RC-91",
    "hand": "RC-92",
    "sword": "RC-93",
    "flute": "RC-93",
    "pass": "RC-93",
    "gold": "RC-95",
    "token": "RC-96",
}
"""The lines of the count and their rules."""


def award_lines(state: RattusState, seat: i64) -> "list[tuple[str, int, int, int]]":
    """Each line: its name, the class or -1, what was counted, and its points."""
    found: list[tuple[str, int, int, int]] = []
    class_: i64 = 0
    while class_ < CLASSES:
        influence = state.own[seat * OWN + INFLUENCE + class_]
        found.append(("class", int(class_), int(influence), int(class_points(state, seat, class_))))
        class_ += 1
    found.append(("hand", -1, int(counting_at(state.cards, seat)), int(hand_points(state, seat))))
    found.append(("sword", -1, int(count_at(state.cards, seat, SWORD)), int(kind_points(state, seat, SWORD))))
    found.append(("flute", -1, int(count_at(state.cards, seat, FLUTE)), int(kind_points(state, seat, FLUTE))))
    found.append(("pass", -1, int(count_at(state.cards, seat, PASS)), int(kind_points(state, seat, PASS))))
    found.append(("gold", -1, int(count_at(state.cards, seat, GOLD)), int(gold_points(state, seat))))
    tokens = state.own[seat * OWN + TOKENS]
    found.append(("token", -1, int(tokens), int(tokens * state.tables.token_value)))
    return found


# The lines


def class_points(state: RattusState, seat: i64, class_: i64) -> i64:
    """For the first players by influence, who have some (RC-91)."""
    if state.own[seat * OWN + INFLUENCE + class_] == 0:
        return 0
    rank = rank_of(state, seat, class_)
    return state.tables.class_points[state.seats * PLACES_COUNTED + rank] if rank < PLACES_COUNTED else 0


def hand_points(state: RattusState, seat: i64) -> i64:
    """For the most counting cards in hand (RC-92)."""
    mine = counting_at(state.cards, seat)
    if mine == 0:
        return 0  # RC-94
    tied: i64 = 0
    other: i64 = 0
    while other < state.seats:
        theirs = counting_at(state.cards, other)
        if theirs > mine:
            return 0
        if theirs == mine:
            tied += 1
        other += 1
    return state.tables.sole if tied == 1 else state.tables.tied


def kind_points(state: RattusState, seat: i64, kind: i64) -> i64:
    """For the most swords, flutes or passes in hand (RC-93)."""
    mine = count_at(state.cards, seat, kind)
    if mine == 0:
        return 0  # RC-94
    tied: i64 = 0
    other: i64 = 0
    while other < state.seats:
        theirs = count_at(state.cards, other, kind)
        if theirs > mine:
            return 0
        if theirs == mine:
            tied += 1
        other += 1
    return state.tables.special_sole if tied == 1 else state.tables.special_tied


def gold_points(state: RattusState, seat: i64) -> i64:
    """For the most gold and the second most (RC-95, RC-86)."""
    mine = count_at(state.cards, seat, GOLD)
    if mine == 0:
        return 0
    more: i64 = 0
    level: i64 = -1
    same_level = True
    tied: i64 = 0
    other: i64 = 0
    while other < state.seats:
        theirs = count_at(state.cards, other, GOLD)
        if theirs > mine:
            more += 1
            if level >= 0 and theirs != level:
                same_level = False
            level = theirs
        elif theirs == mine:
            tied += 1
        other += 1
    tables = state.tables
    if more == 0:
        return tables.gold_first if tied == 1 else tables.gold_pool // tied
    if more > 1 or not same_level or state.seats < tables.gold_second_from:
        return 0
    return tables.gold_second if tied == 1 else tables.gold_second_pool // tied


# The plague


def turn_nuns(state: RattusState, events: "list[Event] | None") -> None:
    """The nun cards are turned up one after the other; those that nobody has seen must be drawn."""
    while state.spot < state.tables.nuns:
        if state.nuns[state.spot] == UNDRAWN:
            state.wait(SEEING, CHANCE)
            return
        _turn_nun(state, events)
    state.phase = FINISHED
    state.wait(ENDED, OVER)
    if events is not None:
        nuns = nun_sum(state)
        for seat in range(int(state.seats)):
            rats = int(state.own[seat * OWN + RATS])
            data: dict[str, object] = {"rats": rats, "nuns": int(nuns), "alive": rats <= nuns}
            events.append(Event("plague", "RC-97", seat, 0, data))
        ending = result(state)
        tell(
            events,
            "over",
            "RC-98" if ending.winners else "RC-99",
            -1,
            {
                "winners": ending.winners,
                "reason": ending.reason,
            },
        )


def see_last_nun(state: RattusState, kind: i64, events: "list[Event] | None") -> None:
    """A nun card that nobody had seen is turned up."""
    state.cards[nun_row(state) * WORDS + WORD[kind]] -= UNIT[kind]
    state.nuns[state.spot] = kind
    _turn_nun(state, events)
    turn_nuns(state, events)


def _turn_nun(state: RattusState, events: "list[Event] | None") -> None:
    if events is not None:
        data: dict[str, object] = {"place": int(state.spot) + 1, "card": kind_name(state.nuns[state.spot])}
        events.append(Event("nun", "RC-97", -1, 0, data, learners=everybody(state)))
    state.spot += 1


def nun_sum(state: RattusState) -> i64:
    """The nuns of the row, all of which lies open."""
    total: i64 = 0
    place: i64 = 0
    while place < state.tables.nuns:
        total += state.nuns[place] % NUN_COUNTS
        place += 1
    return total


def is_alive(state: RattusState, seat: i64) -> bool:
    """Whether a seat has no more rats than there are nuns (RC-97)."""
    return state.own[seat * OWN + RATS] <= nun_sum(state)


def result(state: RattusState) -> Result:
    """How the game ended (RC-97, RC-98, RC-99)."""
    points = [int(state.own[seat * OWN + POINTS]) for seat in range(int(state.seats))]
    rats = [int(state.own[seat * OWN + RATS]) for seat in range(int(state.seats))]
    living = [seat for seat in range(int(state.seats)) if is_alive(state, seat)]
    reason = SURVIVED
    if not living:
        if state.mercy == 0:
            return Result(points, [], ALL_DEAD)
        reason = MERCY
        living = [seat for seat in range(int(state.seats)) if rats[seat] == min(rats)]
    best = [seat for seat in living if points[seat] == max([points[other] for other in living])]
    if len(best) == 1:
        return Result(points, best, reason)
    winners = [seat for seat in best if rats[seat] == min([rats[other] for other in best])]
    return Result(points, winners, reason, TIE_RATS if len(winners) == 1 else TIE_SHARED)
