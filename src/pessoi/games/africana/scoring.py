"""What the companies' deeds are worth at the end, and who wins (AF-75 to AF-84)."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.core.state import OVER, Result
from pessoi.games.africana.state import (
    ADVENTURES_WON,
    ENDED,
    HELD,
    LIMIT_REACHED,
    MISSIONS_WON,
    OPEN,
    OWN,
    PILE_OUT,
    SCORE,
    SILVER,
    AfricanaState,
)
from pessoi.games.africana.tables import (
    CARDS_A_POINT,
    HELPER_PENALTY,
    MIXED_FOUR,
    MIXED_TWO,
    OPEN_POINT,
    PAIR,
    SILVER_A_POINT,
    TRIPLE,
    Board,
    count_bits,
    lowest,
)
from pessoi.games.africana.telling import adventure_name, adventure_names, mission_name

REASONS: Final = ("", "missions", "round_limit")
"""How a game ended, by its code (AF-71, AF-73)."""
CATEGORIES: Final = ("missions", "artifacts", "sets", "helpers", "silver", "travel", "open")
"""Where points come from, in the order of counting."""
TIE_SILVER: Final = "africana-tie-silver"
TIE_SHARED: Final = "africana-tie-shared"

_ALIKE: Final = 5
"""Four of a kind at most, so counts of the kinds are digits to this base."""
_RULES: Final[dict[str, str]] = {
    "missions": "AF-75",
    "artifacts": "AF-76",
    "sets": "AF-77",
    "helpers": "AF-79",
    "silver": "AF-80",
    "travel": "AF-81",
    "open": "AF-82",
}


def finish(state: AfricanaState, reason: i64, events: "list[Event] | None") -> None:
    """The game is over and the points are counted."""
    state.reason = reason
    state.wait(ENDED, OVER)
    settle(state)
    if events is not None:
        for seat in range(int(state.seats)):
            for category, terms in score_terms(state, seat).items():
                if terms:
                    points = sum([term.points for term in terms])
                    events.append(Event("points", _RULES[category], seat, points, {"category": category}, terms))
        ending = result(state)
        data: dict[str, object] = {"winners": ending.winners, "reason": ending.reason}
        rule = "AF-83" if ending.tie_break else ("AF-73" if reason == LIMIT_REACHED else "AF-71")
        events.append(Event("over", rule, -1, 0, data))


def settle(state: AfricanaState) -> None:
    """Count the points of all seats."""
    seat: i64 = 0
    while seat < state.seats:
        state.own[seat * OWN + SCORE] = total_points(state, seat)
        seat += 1


def result(state: AfricanaState) -> Result:
    """Who won a game that is over: most points, then most silver, then together (AF-83)."""
    points = [int(state.own[seat * OWN + SCORE]) for seat in range(int(state.seats))]
    leaders = [seat for seat in range(len(points)) if points[seat] == max(points)]
    reason = "missions" if state.reason == PILE_OUT else "round_limit"
    if len(leaders) == 1:
        return Result(points, leaders, reason)
    silver = [int(state.own[seat * OWN + SILVER]) for seat in leaders]
    winners = [leaders[index] for index in range(len(leaders)) if silver[index] == max(silver)]
    return Result(points, winners, reason, TIE_SILVER if len(winners) == 1 else TIE_SHARED)


def total_points(state: AfricanaState, seat: i64) -> i64:
    """The points of a seat if the game ended now; they may be negative (AF-84)."""
    own = state.own
    base = seat * OWN
    board = state.board
    total: i64 = 0
    missions = own[base + MISSIONS_WON]
    while missions:
        total += board.mission_points[lowest(missions)]
        missions &= missions - 1
    won = own[base + ADVENTURES_WON]
    helpers = won & board.helper_mask
    total += set_points(won, board) + HELPER_PENALTY[count_bits(helpers)]
    artifacts = won & ~board.helper_mask
    while artifacts:
        total += board.adventure_points[lowest(artifacts)]
        artifacts &= artifacts - 1
    total += own[base + SILVER] // SILVER_A_POINT + own[base + HELD] // CARDS_A_POINT
    return total + OPEN_POINT * count_bits(own[base + OPEN] & ~board.helper_mask)


# Sets


def set_points(won: i64, board: Board) -> i64:
    """The points of the best division of completed artifacts into sets (AF-77, AF-78)."""
    key: i64 = 0
    kind: i64 = 0
    while kind < 5:
        key = key * _ALIKE + count_bits(won & board.kind_mask[kind])
        kind += 1
    return SET_POINTS[key]


def _best_sets() -> "list[i64]":
    """The best total for all numbers of artifacts by kind: any set is worth taking out, and then the best of the rest.

    Numbers are tried from the lowest, so that the rest is known already.
    """
    best: list[i64] = []
    for key in range(_ALIKE**5):
        counts = [key // _ALIKE**place % _ALIKE for place in range(5)]
        found = 0
        for taken, points in SETS:
            if _holds(counts, taken):
                rest = key - sum([taken[place] * _ALIKE**place for place in range(5)])
                found = max(found, points + int(best[rest]))
        best.append(found)
    return best


def _holds(counts: list[int], taken: list[int]) -> bool:
    """Whether a set can be taken out of so many artifacts by kind."""
    return all(counts[place] >= taken[place] for place in range(5))


def _sets() -> list[tuple[list[int], int]]:
    """All sets that score, as numbers by kind (lowest digit first), with their points (AF-77)."""
    found: list[tuple[list[int], int]] = []
    for mask in range(32):
        members = [mask >> place & 1 for place in range(5)]
        if sum(members) == 1:
            found.append(([2 * member for member in members], int(PAIR)))
            found.append(([3 * member for member in members], int(TRIPLE)))
        elif sum(members) == 2:
            found.append((members, int(MIXED_TWO)))
        elif sum(members) == 4:
            found.append((members, int(MIXED_FOUR)))
    return found


SETS: Final[list[tuple[list[int], int]]] = _sets()
SET_POINTS: Final["list[i64]"] = _best_sets()


def best_division(won: int, board: Board) -> list[tuple[list[str], int]]:
    """The sets of the best division, each with its artifacts and points."""
    cards = [adventure_ids(won & int(board.kind_mask[kind]), board) for kind in range(5)]
    found: list[tuple[list[str], int]] = []
    while True:
        counts = [len(cards[4 - place]) for place in range(5)]
        key = sum([counts[place] * _ALIKE**place for place in range(5)])
        if not SET_POINTS[key]:
            return found
        for taken, points in SETS:
            rest = key - sum([taken[place] * _ALIKE**place for place in range(5)])
            if _holds(counts, taken):
                if SET_POINTS[rest] + points == SET_POINTS[key]:
                    members = [cards[4 - place].pop(0) for place in range(4, -1, -1) for _ in range(taken[place])]
                    found.append((members, points))
                    break


def adventure_ids(mask: int, board: Board) -> list[str]:
    """The ids of a set of adventures."""
    return [name for number, name in enumerate(board.adventures) if mask >> number & 1]


# By category, for the score pad


def score_terms(state: AfricanaState, seat: int) -> "dict[str, list[Term]]":
    """The summands of a seat's points, by category."""
    board = state.board
    base = seat * OWN
    terms: dict[str, list[Term]] = {category: [] for category in CATEGORIES}
    for number in range(len(board.missions)):
        if state.own[base + MISSIONS_WON] >> number & 1 and board.mission_points[number]:
            points = int(board.mission_points[number])
            terms["missions"].append(Term("mission", 1, points, points, [mission_name(state, number)]))
    won = int(state.own[base + ADVENTURES_WON])
    for number in range(len(board.adventures)):
        if won >> number & 1 and board.artifact[number] >= 0:
            points = int(board.adventure_points[number])
            terms["artifacts"].append(Term("artifact", 1, points, points, [adventure_name(state, number)]))
    for members, points in best_division(won & ~int(board.helper_mask), board):
        terms["sets"].append(Term("set", 1, points, points, members))
    helpers = won & int(board.helper_mask)
    penalty = int(HELPER_PENALTY[count_bits(helpers)])
    if penalty:
        terms["helpers"].append(Term("helpers", int(count_bits(helpers)), 0, penalty, adventure_names(state, helpers)))
    silver = int(state.own[base + SILVER]) // int(SILVER_A_POINT)
    if silver:
        terms["silver"].append(Term("ten_silver", silver, 1, silver))
    pairs = int(state.own[base + HELD]) // int(CARDS_A_POINT)
    if pairs:
        terms["travel"].append(Term("two_cards", pairs, 1, pairs))
    waiting = int(state.own[base + OPEN]) & ~int(board.helper_mask)
    if waiting:
        count = int(count_bits(waiting))
        points = count * int(OPEN_POINT)
        terms["open"].append(Term("open", count, int(OPEN_POINT), points, adventure_names(state, waiting)))
    return terms
