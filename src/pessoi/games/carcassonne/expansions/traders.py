"""Traders & Builders: the builder and its second action, the pig, goods (CAR-SET-06).

Builder and pig count in no majority and win nothing (CAR-TB-06, CAR-TB-13): their weight is none. They stand where
their owner has a figure that counts, and go home when it is gone; a builder that comes home by the first tile may be
used with the second (CAR-TB-04).
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.core.legality import Refusal
from pessoi.core.native import vec
from pessoi.games.carcassonne.board import STEPS, slot_at
from pessoi.games.carcassonne.expansions.extras import EARNED, NONE, TAKEN
from pessoi.games.carcassonne.features import head_of, kind_of, whole_sums
from pessoi.games.carcassonne.figures import take_figure, tell_return, weight_of
from pessoi.games.carcassonne.names import node_names
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import (
    ALL_GOODS,
    BIT,
    BUILDER,
    CENTRE,
    CITY,
    FIELD,
    FIGURES,
    FIRST_PLACE,
    GOODS_MASKS,
    GOODS_SHIFTS,
    OPEN,
    PIG,
    SEGMENT_COUNT,
    SEGMENTS,
)
from pessoi.games.carcassonne.tiles import GOODS, TILES

MAJORITY: Final = 10
"""Points for most tokens of a kind (CAR-TB-22)."""


def _tokens() -> vec[i64]:
    counts: list[i64] = [0] * len(GOODS)
    for tile in TILES:
        for segment in tile.segments:
            if segment.goods >= 0:
                counts[segment.goods] += tile.copies
    return vec[i64](counts)


TOKENS: Final[vec[i64]] = _tokens()
"""Tokens of each kind: as many as there are symbols (CAR-SET-06, CAR-TB-23)."""


def segments_for(state: CarcassonneState, kind: i64, free: i64) -> i64:
    """The segments of the new tile where builder or pig may join a figure of its seat, as a mask.

    A builder on a road or city (CAR-TB-01), a pig in a field (CAR-TB-10); others' figures don't matter. ``free`` are
    the segments without any figure.
    """
    mask: i64 = 0
    slot = state.placed - 1
    segment: i64 = 0
    last = SEGMENT_COUNT[state.turned[slot] >> 2]
    while segment < last:
        if not free >> segment & 1:
            node = slot * SEGMENTS + segment
            if weight_of(whole_sums(state, state.label[node]), state.active):
                feature = kind_of(state, node)
                if feature == FIELD if kind == PIG else feature < FIELD:
                    mask |= BIT[segment]
        segment += 1
    return mask


def refuse(kind: i64, feature: i64, data: "dict[str, object]") -> Refusal:
    """Why builder or pig may not stand on a segment of a kind of feature."""
    if kind == BUILDER:
        fits = feature < FIELD
        return Refusal("CAR-TB-01", f"carcassonne-refusal-builder-{'alone' if fits else 'where'}", data)
    return Refusal("CAR-TB-10", f"carcassonne-refusal-pig-{'alone' if feature == FIELD else 'where'}", data)


def note(state: CarcassonneState, turned: i64, cell: i64, events: "list[Event] | None") -> None:
    """Before a tile is laid: whether it adds to the road or city with the active seat's builder (CAR-TB-09).

    So ferries earn nothing (CAR-TB-07), a discarded tile neither (CAR-X-27), and what is earned stays (CAR-X-19). A
    second action is earned once a turn (CAR-TB-02, CAR-TB-03), by the tile of MSG-7 too (CAR-MSG-17).
    """
    builder = state.figures[state.active * FIGURES + FIRST_PLACE[BUILDER]]
    if builder < 0 or state.extras.second != NONE:
        return
    head = head_of(state, builder)
    direction: i64 = 0
    while direction < 4:
        if CENTRE[turned * 4 + direction] >= 0:
            slot = slot_at(state, cell + STEPS[direction])
            if slot >= 0:
                node = slot * SEGMENTS + CENTRE[state.turned[slot] * 4 + (direction ^ 2)]
                if head_of(state, node) == head:
                    state.extras.second = EARNED
                    if events is not None:
                        events.append(Event("second", "CAR-TB-09", state.active))
                    return
        direction += 1


def again(state: CarcassonneState, events: "list[Event] | None") -> bool:
    """Whether a second action follows, now that all of the first is done (CAR-TB-02, CAR-TB-08)."""
    if state.extras.second == EARNED and state.pile:
        state.extras.second = TAKEN
        if events is not None:
            events.append(Event("again", "CAR-TB-02", state.active))
        return True
    state.extras.second = NONE
    return False


def follow(state: CarcassonneState, seat: i64, events: "list[Event] | None") -> None:
    """Builder and pig go home where their owner has nobody left, by any cause (CAR-TB-05, CAR-TB-11, CAR-X-11)."""
    kind: i64 = BUILDER
    while kind <= PIG:
        index = seat * FIGURES + FIRST_PLACE[kind]
        node = state.figures[index]
        if node >= 0 and not weight_of(whole_sums(state, state.label[node]), seat):
            if events is not None:
                tell_return(state, index, "CAR-TB-05" if kind == BUILDER else "CAR-TB-11", events)
            take_figure(state, index)
        kind += 1


def city_goods(sums: i64, kind: i64) -> i64:
    """The tokens of a kind in a city with these sums."""
    return sums >> GOODS_SHIFTS[kind] & GOODS_MASKS[kind]


def take_goods(state: CarcassonneState, events: "list[Event] | None") -> None:
    """The active seat takes the goods of every city that its tile completed, whoever's it is.

    CAR-TB-20, CAR-TB-21, CAR-X-22; there are as many tokens as symbols (CAR-TB-23).
    """
    slot = state.placed - 1
    first = slot * SEGMENTS
    node = first
    while node < first + SEGMENT_COUNT[state.turned[slot] >> 2] and kind_of(state, node) == CITY:
        label = state.label[node]
        sums = state.sums[label]
        if not sums & OPEN and sums & ALL_GOODS:
            earlier = first
            while state.label[earlier] != label:
                earlier += 1
            if earlier == node:  # else its other piece on this tile was met before
                _take(state, label, events)
        node += 1


def _take(state: CarcassonneState, label: i64, events: "list[Event] | None") -> None:
    taken: dict[str, object] = {}
    kind: i64 = 0
    while kind < 3:
        count = city_goods(state.sums[label], kind)
        state.extras.goods[state.active * 3 + kind] += count
        if count and events is not None:
            taken[GOODS[kind]] = int(count)
        kind += 1
    if events is not None:
        data: dict[str, object] = {"goods": taken, "segments": node_names(state, label)}
        events.append(Event("goods", "CAR-TB-20", state.active, 0, data))


def pays(state: CarcassonneState, seat: i64, kind: i64) -> bool:
    """Whether a seat has most tokens of a kind, alone or with others, and at least one (CAR-TB-22)."""
    mine = state.extras.goods[seat * 3 + kind]
    other: i64 = 0
    while other < state.seats:
        if state.extras.goods[other * 3 + kind] > mine:
            return False
        other += 1
    return mine > 0


def final(state: CarcassonneState, events: "list[Event] | None") -> None:
    """The points for goods, after all features (CAR-END-07, CAR-TB-22)."""
    kind: i64 = 0
    while kind < 3:
        seat: i64 = 0
        while seat < state.seats:
            if pays(state, seat, kind):
                state.scores[seat] += MAJORITY
                if events is not None:
                    count = state.extras.goods[seat * 3 + kind]
                    data: dict[str, object] = {
                        "source": "goods",
                        "goods": GOODS[kind],
                        "count": int(count),
                        "final": True,
                    }
                    terms = [Term("goods", 1, MAJORITY, MAJORITY)]
                    events.append(Event("points", "CAR-TB-22", seat, MAJORITY, data, terms))
            seat += 1
        kind += 1


def field_bonus(state: CarcassonneState, label: i64, seat: i64) -> i64:
    """Points more that a field gives a seat for each city: one with the own pig in it (CAR-TB-12)."""
    node = state.figures[seat * FIGURES + FIRST_PLACE[PIG]]
    return 1 if node >= 0 and state.label[node] == label else 0
