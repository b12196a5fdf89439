"""The events of awards: which rule, what was counted, who had how many figures there."""

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.games.carcassonne.board import AROUND, slot_at
from pessoi.games.carcassonne.expansions import questions
from pessoi.games.carcassonne.features import count_tiles, fed_cities, kind_of, nodes_of, whole_sums
from pessoi.games.carcassonne.figures import weight_of
from pessoi.games.carcassonne.names import cell_name, node_name, node_names
from pessoi.games.carcassonne.scoring import FIELD_POINTS, factor_of, value_for, value_of
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import (
    FIELD,
    FRESH,
    MONASTERY,
    OPEN,
    PENNANT_SHIFT,
    PENNANTS,
    RAISED,
    ROAD,
    SEGMENTS,
)
from pessoi.games.carcassonne.tiles import FEATURES


def award_event(state: CarcassonneState, label: i64, seat: i64, final: bool) -> Event:
    """The event of the points that a feature gives a seat."""
    kind = kind_of(state, label)
    sums = whole_sums(state, label)
    majority: dict[str, object] = {}
    for other in range(state.seats):
        if weight_of(sums, other):
            majority[str(other)] = int(weight_of(sums, other))
    data: dict[str, object] = {
        "feature": FEATURES[kind],
        "segments": node_names(state, label),
        "majority": majority,
        "final": final,
    }
    return Event("points", rule_of(state, label), seat, value_for(state, label, seat), data, terms(state, label, seat))


def rule_of(state: CarcassonneState, label: i64) -> str:
    """The rule by which a feature has its value."""
    kind = kind_of(state, label)
    sums = whole_sums(state, label)
    complete = not sums & OPEN
    if kind == MONASTERY:
        return "CAR-MON-02" if complete else "CAR-END-05"
    if kind == FIELD:
        return "CAR-END-06"
    if sums & RAISED:
        return questions.factor_rule(kind, complete)
    if kind == ROAD:
        return "CAR-ROAD-02" if complete else "CAR-END-03"
    if not complete:
        return "CAR-END-04"
    return "CAR-CITY-02" if factor_of(state, kind, sums, count_tiles(state, label)) == 2 else "CAR-CITY-03"


def terms(state: CarcassonneState, label: i64, seat: i64) -> list[Term]:
    """What was counted; together it is the value for the seat."""
    kind = kind_of(state, label)
    sums = whole_sums(state, label)
    segments = node_names(state, label)
    found: list[Term] = []
    if kind == MONASTERY:
        around = 8 - (sums & OPEN)
        found.append(Term("monastery", 1, 1, 1, segments))
        if around:
            found.append(Term("neighbour", around, 1, around, _neighbours(state, label)))
        return found
    if kind == FIELD:
        fed = fed_names(state, label)
        found.append(Term("city", len(fed), FIELD_POINTS, FIELD_POINTS * len(fed), fed))
        bonus = questions.field_bonus(state, label, seat)
        if bonus and fed:
            found.append(Term(questions.BONUS_TERM, len(fed), bonus, bonus * len(fed), fed))
        return found
    tiles = count_tiles(state, label)
    each = factor_of(state, kind, sums, tiles)
    found.append(Term("tile", tiles, each, tiles * each, segments))
    total = tiles * each
    pennants = sums >> PENNANT_SHIFT & PENNANTS
    if pennants and kind != ROAD:
        found.append(Term("pennant", pennants, each, pennants * each, _pennants(state, label)))
        total += pennants * each
    value = value_of(state, label)
    if value > total:
        found.append(Term(questions.MORE_TERM, tiles, 1, value - total, segments))
    elif value < total:
        found.append(Term(questions.LESS_TERM, 1, value - total, value - total))
    return found


def fed_names(state: CarcassonneState, label: i64) -> list[str]:
    """The first segment of each completed city that a field touches, in the order of laying."""
    firsts: list[int] = []
    count = fed_cities(state, label)
    for index in range(count):
        firsts.append(nodes_of(state, state.extras.fed[index])[0])
    firsts.sort()
    return [node_name(state, node) for node in firsts]


def _neighbours(state: CarcassonneState, node: i64) -> list[str]:
    """The cells around a monastery that hold a tile."""
    cell = state.cell[node >> 3]
    return [cell_name(cell + AROUND[index]) for index in range(8) if slot_at(state, cell + AROUND[index]) >= 0]


def _pennants(state: CarcassonneState, label: i64) -> list[str]:
    """The segments of a city that bear a pennant."""
    bearers: list[str] = []
    for node in nodes_of(state, label):
        if FRESH[(state.turned[node >> 3] >> 2) * SEGMENTS + (node & 7)] >> PENNANT_SHIFT & PENNANTS:
            bearers.append(node_name(state, node))
    return bearers
