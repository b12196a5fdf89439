"""Step 3 of an action: what it has completed is scored, one feature after the other; and the final scoring.

No complete feature holds a figure once an action is over, so those to be scored are simply all complete ones that do
(CAR-SCORE-08). Only what the new tile or a changed joint may have completed is looked at.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.carcassonne.board import forget_complete_monasteries
from pessoi.games.carcassonne.expansions import moments, questions
from pessoi.games.carcassonne.explain import award_event
from pessoi.games.carcassonne.features import head_of, kind_of, lowest_node, whole_sums
from pessoi.games.carcassonne.figures import take_home
from pessoi.games.carcassonne.scoring import majority_of, value_for, value_of
from pessoi.games.carcassonne.state import HOME, SCORE, STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import BIT, FIELD, LOOSE, OPEN, SEGMENT_COUNT, SEGMENTS, WEIGHT_SHIFT

BEGUN: Final = 0x20
"""The argument of a scoring that has begun."""


def enter(state: CarcassonneState, events: "list[Event] | None") -> bool:
    """Score what is complete (CAR-SCORE-01); whether the active seat must say what comes next.

    The order matters only where points are carried out on the score track, and between features that give somebody
    points (CAR-SCORE-02).
    """
    if state.on and not state.arguments():
        state.amend(SCORE | BEGUN)
        moments.tile_completed(state, events)
    while True:
        label = first_ready(state, -1)
        if label < 0:
            break
        if state.on and moments.has_track(state) and first_ready(state, label) >= 0:
            paying = paying_features(state)
            if len(paying) > 1:
                state.to_move = state.active
                return True
            if len(paying) == 1:
                label = state.label[paying[0]]
        score(state, label, events)
        if state.step() != SCORE:
            return False  # its points are given out first
    if state.enclosed:
        forget_complete_monasteries(state)
    state.pop()
    if state.on:
        moments.all_scored(state)
    return False


def _is_ready(state: CarcassonneState, label: i64, but: i64) -> bool:
    """Whether a feature other than ``but`` is complete and something stands in it that is to leave it."""
    sums = state.sums[label]
    if sums & LOOSE:
        sums = whole_sums(state, label)
    if sums & OPEN:
        return False
    if not sums >> WEIGHT_SHIFT and not (state.on and questions.is_held(state, label)):
        return False
    return but < 0 or head_of(state, label) != head_of(state, but)


def first_ready(state: CarcassonneState, but: i64) -> i64:
    """The label of the next feature to be scored other than ``but``, -1 if there is none: segments of the new tile in
    their order, then roads that can be joined, then monasteries in the order of laying (CAR-MON-03)."""
    label = state.label
    slot = state.placed - 1
    node = slot * SEGMENTS
    last = node + SEGMENT_COUNT[state.turned[slot] >> 2]
    while node < last:
        if _is_ready(state, label[node], but):
            return label[node]
        node += 1
    changed = state.extras.changed
    index: i64 = 0
    while changed:
        if changed & 1:
            node = state.extras.ends[index]
            if _is_ready(state, state.label[node], but):
                return state.label[node]
        changed >>= 1
        index += 1
    if not state.enclosed:
        return -1
    sums = state.sums
    monasteries = state.monasteries
    index = 0
    last = state.monastery_count
    while index < last:
        node = monasteries[index]
        if not sums[node] & OPEN and sums[node] >> WEIGHT_SHIFT and node != but:
            return node
        index += 1
    return -1


def paying_features(state: CarcassonneState) -> list[int]:
    """The first node of each feature to be scored that gives somebody points, in the order of ``first_ready``."""
    found: list[int] = []
    slot = state.placed - 1
    node = slot * SEGMENTS
    last = node + SEGMENT_COUNT[state.turned[slot] >> 2]
    while node < last:
        _add_paying(state, node, found)
        node += 1
    changed = state.extras.changed
    index: i64 = 0
    while changed:
        if changed & 1:
            _add_paying(state, state.extras.ends[index], found)
        changed >>= 1
        index += 1
    index = 0
    while index < state.monastery_count:
        _add_paying(state, state.monasteries[index], found)
        index += 1
    return found


def _add_paying(state: CarcassonneState, node: i64, found: list[int]) -> None:
    label = state.label[node]
    if state.sums[label] & OPEN:
        return
    sums = whole_sums(state, label)
    if not sums & OPEN and sums >> WEIGHT_SHIFT and value_of(state, label):
        first: int = lowest_node(state, label)
        if first not in found:
            found.append(first)


def score(state: CarcassonneState, label: i64, events: "list[Event] | None") -> None:
    """Give a completed feature's value to its majority, then its figures back (CAR-SCORE-03, CAR-SCORE-05)."""
    sums = whole_sums(state, label)
    if state.on:
        moments.scored(state, label, sums)
        if sums >> WEIGHT_SHIFT and moments.has_track(state):
            node = lowest_node(state, label)
            state.push(HOME | node << STEP_BITS)
            moments.give(state, value_of(state, label), majority_of(state, sums), node)
            return
    award(state, label, events, False)
    send_home(state, label, events)


def send_home(state: CarcassonneState, label: i64, events: "list[Event] | None") -> None:
    """A feature has been scored: all that stands in it leaves."""
    if whole_sums(state, label) >> WEIGHT_SHIFT:
        take_home(state, label, events)
    if state.on:
        moments.left(state, label, events)


def award(state: CarcassonneState, label: i64, events: "list[Event] | None", final: bool) -> None:
    """Give a feature's value to every seat that has most figures in it (CAR-SCORE-03, CAR-SCORE-04, CAR-SCORE-07)."""
    majority = majority_of(state, whole_sums(state, label))
    seat: i64 = 0
    while seat < state.seats:
        if majority & BIT[seat]:
            value = value_for(state, label, seat)
            if events is not None and value:
                events.append(award_event(state, label, seat, final))
            state.scores[seat] += value
        seat += 1


def final_scoring(state: CarcassonneState, events: "list[Event] | None") -> None:
    """Score all that still holds a figure: first roads, cities and monasteries, then fields.

    CAR-END-03 to CAR-END-06; the order has no effect (CAR-END-09).
    """
    if state.on:
        moments.before_final(state)
    standing: list[i64] = []
    for node in state.figures:
        if node >= 0:
            standing.append(node)
    standing.sort()
    fields: i64 = 0
    while fields < 2:
        done: list[i64] = []
        for node in standing:
            head = head_of(state, node)
            if (kind_of(state, node) == FIELD) == (fields == 1) and head not in done:
                done.append(head)
                award(state, head, events, True)
        fields += 1
    if state.on:
        moments.after_final(state, events)
