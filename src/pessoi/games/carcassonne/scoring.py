"""What features are worth and who gets it, during play and at the end."""

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.games.carcassonne.board import AROUND, count_tiles, forget_complete_monasteries, slot_at
from pessoi.games.carcassonne.figures import heaviest, take_home, weight_of
from pessoi.games.carcassonne.names import cell_name, node_name, node_names, nodes_of
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import (
    FEEDS,
    FIELD,
    FRESH,
    MEEPLES,
    MONASTERY,
    OPEN,
    PENNANT_SHIFT,
    PENNANTS,
    ROAD,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENTS,
    WEIGHT_SHIFT,
)
from pessoi.games.carcassonne.tiles import FEATURES


def kind_of(state: CarcassonneState, node: i64) -> i64:
    """The kind of a node's feature."""
    return SEGMENT_KIND[(state.turned[node >> 3] >> 2) * SEGMENTS + (node & 7)]


def is_complete(state: CarcassonneState, label: i64) -> bool:
    """Whether a feature is complete (CAR-ROAD-01, CAR-CITY-01, CAR-MON-01); a field never is (CAR-FIELD-02)."""
    return state.sums[label] & OPEN == 0


def value_of(state: CarcassonneState, label: i64) -> i64:
    """What a feature gives its majority: now if it is complete, else at the end of the game.

    CAR-ROAD-02, CAR-CITY-02, CAR-CITY-03, CAR-MON-02, CAR-END-03 to CAR-END-06.
    """
    kind = kind_of(state, label)
    sums = state.sums[label]
    if kind == MONASTERY:
        return 9 - (sums & OPEN)
    if kind == FIELD:
        return 3 * len(fed_cities(state, label))
    tiles = count_tiles(state, label)
    if kind == ROAD:
        return tiles
    return (tiles + (sums >> PENNANT_SHIFT & PENNANTS)) * city_factor(state, sums, tiles)


def city_factor(state: CarcassonneState, sums: i64, tiles: i64) -> i64:
    """Points for each tile and pennant of a city (CAR-CITY-02, CAR-CITY-03, CAR-END-04)."""
    return 1 if sums & OPEN or (tiles == 2 and state.small_city == 2) else 2


def fed_cities(state: CarcassonneState, label: i64) -> list[int]:
    """The labels of the completed cities that a field touches, each once (CAR-FIELD-03)."""
    cities: list[int] = []
    ring = state.ring
    node = label
    while True:
        first = node & ~7
        cities_here = FEEDS[(state.turned[node >> 3] >> 2) * SEGMENTS + (node & 7)]
        while cities_here:
            if cities_here & 1:
                city = state.label[first]
                if not state.sums[city] & OPEN and int(city) not in cities:
                    cities.append(city)
            cities_here >>= 1
            first += 1
        node = ring[node]
        if node == label:
            return cities


def fed_names(state: CarcassonneState, label: i64) -> list[str]:
    """The first segment of each completed city that a field touches, in the order of laying."""
    firsts: list[int] = []
    for city in fed_cities(state, label):
        firsts.append(nodes_of(state, city)[0])
    firsts.sort()
    return [node_name(state, node) for node in firsts]


def score_action(state: CarcassonneState, events: "list[Event] | None") -> None:
    """Score what the tile just placed has completed and holds figures (CAR-SCORE-01, CAR-SCORE-04).

    One after the other: segments in their order, then monasteries in theirs (CAR-MON-03); CAR-SCORE-02.
    """
    slot = state.placed - 1
    node = slot * SEGMENTS
    last = node + SEGMENT_COUNT[state.turned[slot] >> 2]
    while node < last:
        label = state.label[node]
        if not state.sums[label] & OPEN and state.sums[label] >> WEIGHT_SHIFT:
            score_feature(state, label, events)
        node += 1
    completed: i64 = 0
    index: i64 = 0
    while index < state.monastery_count:
        node = state.monasteries[index]
        if not state.sums[node] & OPEN:
            completed += 1
            if state.sums[node] >> WEIGHT_SHIFT:
                score_feature(state, node, events)
        index += 1
    if completed:
        forget_complete_monasteries(state)


def score_feature(state: CarcassonneState, label: i64, events: "list[Event] | None") -> None:
    """Give a completed feature's value to its majority, then its figures back (CAR-SCORE-03, CAR-SCORE-05)."""
    award(state, label, events, False)
    take_home(state, label, events)


def award(state: CarcassonneState, label: i64, events: "list[Event] | None", final: bool) -> None:
    """Give a feature's value to every seat that has most figures in it (CAR-SCORE-03, CAR-SCORE-07)."""
    sums = state.sums[label]
    most = heaviest(sums)
    value = value_of(state, label)
    seat: i64 = 0
    while seat < state.seats:
        if weight_of(sums, seat) == most:
            state.scores[seat] += value
            if events is not None and value:
                events.append(_award_event(state, label, seat, value, final))
        seat += 1


def final_scoring(state: CarcassonneState, events: "list[Event] | None") -> None:
    """Score all that still holds a figure: first roads, cities and monasteries, then fields.

    CAR-END-03 to CAR-END-06; the order has no effect (CAR-END-09).
    """
    standing: list[i64] = []
    index: i64 = 0
    while index < state.seats * MEEPLES:
        if state.figures[index] >= 0:
            standing.append(state.figures[index])
        index += 1
    standing.sort()
    fields: i64 = 0
    while fields < 2:
        done: list[i64] = []
        for node in standing:
            label = state.label[node]
            if (kind_of(state, node) == FIELD) == (fields == 1) and label not in done:
                done.append(label)
                award(state, label, events, True)
        fields += 1


def _award_event(state: CarcassonneState, label: i64, seat: i64, value: i64, final: bool) -> Event:
    """The event of one award: which rule, what was counted, who had how many figures there."""
    kind = kind_of(state, label)
    sums = state.sums[label]
    segments = node_names(state, label)
    majority: dict[str, object] = {}
    for other in range(state.seats):
        if weight_of(sums, other):
            majority[str(other)] = int(weight_of(sums, other))
    data: dict[str, object] = {
        "feature": FEATURES[kind],
        "segments": segments,
        "majority": majority,
        "final": final,
    }
    terms: list[Term] = []
    complete = is_complete(state, label)
    if kind == MONASTERY:
        rule = "CAR-MON-02" if complete else "CAR-END-05"
        around = 8 - (sums & OPEN)
        terms.append(Term("monastery", 1, 1, 1, segments))
        if around:
            terms.append(Term("neighbour", around, 1, around, _neighbours(state, label)))
    elif kind == FIELD:
        rule = "CAR-END-06"
        fed = fed_names(state, label)
        terms.append(Term("city", len(fed), 3, 3 * len(fed), fed))
    else:
        tiles = count_tiles(state, label)
        each: i64 = 1
        if kind == ROAD:
            rule = "CAR-ROAD-02" if complete else "CAR-END-03"
        else:
            each = city_factor(state, sums, tiles)
            rule = "CAR-END-04"
            if complete:
                rule = "CAR-CITY-02" if each == 2 else "CAR-CITY-03"
        terms.append(Term("tile", tiles, each, tiles * each, segments))
        pennants = sums >> PENNANT_SHIFT & PENNANTS
        if pennants:
            terms.append(Term("pennant", pennants, each, pennants * each, _pennants(state, label)))
    return Event("points", rule, seat, value, data, terms)


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
