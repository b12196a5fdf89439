"""Ferries: a ferry joins two of the roads that end at its lake (CAR-FE-03), until it is moved.

A stock of eight for the eight lakes (CAR-SET-08, CAR-FE-13). That roads are then counted as one is the work of
``features``; a lake tile counts once and is no inn (CAR-FE-11), and roads without the ferry end there (CAR-FE-04). The
roads of a lake are separate when a figure is placed, since the ferry comes later (CAR-FE-01). A move may open a
finished road again (CAR-FE-09); what it completes is scored, as a whole, whatever was scored before (CAR-FE-10,
CAR-FE-18).
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.games.carcassonne.board import STEPS, slot_at
from pessoi.games.carcassonne.expansions.moves import MOVE_FERRY, SET_FERRY, packed
from pessoi.games.carcassonne.expansions.steps import FERRIES, FERRY
from pessoi.games.carcassonne.moves import KIND, KIND_BITS
from pessoi.games.carcassonne.names import CELLS, cell_name, column, name_code, row
from pessoi.games.carcassonne.state import STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import BIT, CENTRE, LOOSE, ROAD, SEGMENT_KIND, SEGMENTS

BEGUN: Final = 1
SLOT: Final = 0xFF


def first_end(state: CarcassonneState, slot: i64) -> i64:
    """The index of the first loose end of a tile, -1 if it has none; the others follow it."""
    extras = state.extras
    end: i64 = 0
    while end < extras.end_count:
        if extras.ends[end] >> 3 == slot:
            return end
        end += 1
    return -1


def count_ends(state: CarcassonneState, first: i64) -> i64:
    """The number of loose ends of the tile with this first one."""
    extras = state.extras
    slot = extras.ends[first] >> 3
    end = first
    while end < extras.end_count and extras.ends[end] >> 3 == slot:
        end += 1
    return end - first


def road_index(state: CarcassonneState, end: i64) -> i64:
    """The index among its tile's roads of a loose end."""
    return name_code(state, state.extras.ends[end]) >> 2


def joined_roads(state: CarcassonneState, slot: i64) -> list[str]:
    """The two roads (``r0``) that the ferry of a lake joins, empty without one."""
    first = first_end(state, slot)
    if first < 0:
        return []
    count = count_ends(state, first)
    ends = [first + k for k in range(count) if state.extras.joined[first + k] >= 0]
    return [f"r{road_index(state, end)}" for end in ends]


def join(state: CarcassonneState, one: i64, two: i64) -> None:
    """Let the ferry join two ends of one lake, wherever it was."""
    extras = state.extras
    first = first_end(state, extras.ends[one] >> 3)
    count = count_ends(state, first)
    end = first
    while end < first + count:
        extras.joined[end] = -1
        extras.changed |= BIT[end]
        end += 1
    extras.joined[one] = two
    extras.joined[two] = one


def enter(state: CarcassonneState) -> bool:
    """2b: the ferry must be placed (CAR-FE-02). 2c: any of the ferries that may be moved, or none (CAR-FE-13)."""
    if state.step() == FERRIES:
        if not state.arguments():
            state.amend(FERRIES | (BEGUN | _reached(state) << 1) << STEP_BITS)
        if not state.arguments() >> 1:
            state.pop()
            return False
    state.to_move = state.active
    return True


def _reached(state: CarcassonneState) -> i64:
    """The first ferry along each road that leads away from the new tile, as slots + 1, eight bits each.

    CAR-FE-05, CAR-FE-06, CAR-FE-14, CAR-FE-15, CAR-FE-16: fixed now, whatever is moved afterwards; the new tile's own
    ferry was placed before (CAR-FE-08) and stays.
    """
    slots: i64 = 0
    if not state.extras.end_count:
        return slots
    slot = state.placed - 1
    turned = state.turned[slot]
    direction: i64 = 0
    while direction < 4:
        segment = CENTRE[turned * 4 + direction]
        if segment >= 0 and SEGMENT_KIND[(turned >> 2) * SEGMENTS + segment] == ROAD:
            if state.sums[state.label[slot * SEGMENTS + segment]] & LOOSE:
                lake = _walk(state, slot, direction)
                if lake >= 0 and not _holds(slots, lake):
                    slots = slots << 8 | lake + 1
        direction += 1
    return slots


def _walk(state: CarcassonneState, start: i64, direction: i64) -> i64:
    """The slot of the lake to whose ferry a road leads that leaves a tile in a direction, or -1."""
    slot = start
    while True:
        slot = slot_at(state, state.cell[slot] + STEPS[direction])
        if slot < 0 or slot == start:
            return -1
        turned = state.turned[slot]
        entered = direction ^ 2
        segment = CENTRE[turned * 4 + entered]
        direction = 0
        while direction < 4 and (direction == entered or CENTRE[turned * 4 + direction] != segment):
            direction += 1
        if direction == 4:
            return slot if _is_joined(state, slot * SEGMENTS + segment) else -1


def _is_joined(state: CarcassonneState, node: i64) -> bool:
    extras = state.extras
    end: i64 = 0
    while end < extras.end_count:
        if extras.ends[end] == node:
            return extras.joined[end] >= 0
        end += 1
    return False


def _holds(slots: i64, slot: i64) -> bool:
    while slots:
        if slots & SLOT == slot + 1:
            return True
        slots >>= 8
    return False


def movable(state: CarcassonneState) -> list[int]:
    """The slots of the lakes whose ferries may still be moved in this step, in the order of laying."""
    slots: list[int] = []
    rest = state.arguments() >> 1
    while rest:
        slots.append((rest & SLOT) - 1)
        rest >>= 8
    slots.sort()
    return slots


def options(state: CarcassonneState) -> i64:
    """Two roads for the new ferry; or for each ferry that may be moved every other pair of its lake (CAR-FE-05)."""
    if state.step() == FERRY:
        return _pairs(state, 0, state.placed - 1, -1)
    count: i64 = 0
    rest = state.arguments() >> 1
    while rest:
        slot = (rest & SLOT) - 1
        count = _pairs(state, count, slot, state.cell[slot])
        rest >>= 8
    return count


def _pairs(state: CarcassonneState, count: i64, slot: i64, cell: i64) -> i64:
    """Offer the pairs of roads of a lake that its ferry doesn't join; ``cell`` is -1 for a ferry not yet placed."""
    first = first_end(state, slot)
    last = first + count_ends(state, first)
    one = first
    while one < last:
        two = one + 1
        while two < last:
            if state.extras.joined[one] != two:
                pair = road_index(state, one) | road_index(state, two) << 3
                move = packed(SET_FERRY, pair) if cell < 0 else packed(MOVE_FERRY, pair | cell << 6)
                state.offer(count, move, 0)
                count += 1
            two += 1
        one += 1
    return count


def end_of(state: CarcassonneState, slot: i64, road: i64) -> i64:
    """The loose end of a lake's road with this index, -1 if there is none."""
    first = first_end(state, slot)
    if first < 0:
        return -1
    end = first
    last = first + count_ends(state, first)
    while end < last:
        if road_index(state, end) == road:
            return end
        end += 1
    return -1


def answer(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """Place or move a ferry; one that has been moved stays until the action is over (CAR-FE-07)."""
    rest = move >> KIND_BITS
    slot = state.placed - 1
    if move & KIND == MOVE_FERRY:
        slot = slot_at(state, rest >> 6)
        state.amend(FERRIES | (BEGUN | _without(state.arguments() >> 1, slot) << 1) << STEP_BITS)
    else:
        state.pop()
    before = joined_roads(state, slot) if events is not None else []
    join(state, end_of(state, slot, rest & 7), end_of(state, slot, rest >> 3 & 7))
    if events is not None:
        cell = state.cell[slot]
        data: dict[str, object] = {
            "at": [column(cell), row(cell)],
            "roads": joined_roads(state, slot),
            "before": before or None,
        }
        rule = "CAR-FE-05" if before else "CAR-FE-02"
        events.append(Event("ferry", rule, state.active, 0, data))


def _without(slots: i64, slot: i64) -> i64:
    kept: i64 = 0
    while slots:
        if slots & SLOT != slot + 1:
            kept = kept << 8 | slots & SLOT
        slots >>= 8
    return kept


def refuse(state: CarcassonneState, move: i64) -> Refusal:
    """Why a ferry can't be placed or moved so."""
    rest = move >> KIND_BITS
    slot = state.placed - 1
    if move & KIND == MOVE_FERRY:
        slot = slot_at(state, rest >> 6) if rest >> 6 < CELLS else -1
        if slot < 0 or slot not in movable(state):
            return Refusal("CAR-FE-06", "carcassonne-refusal-ferry-far", {"at": cell_name(rest >> 6)})
    data: dict[str, object] = {"one": f"r{rest & 7}", "two": f"r{rest >> 3 & 7}", "at": cell_name(state.cell[slot])}
    if rest & 7 == rest >> 3 & 7:
        return Refusal("CAR-FE-17", "carcassonne-refusal-ferry-itself", data)
    if end_of(state, slot, rest & 7) < 0 or end_of(state, slot, rest >> 3 & 7) < 0:
        return Refusal("CAR-FE-02", "carcassonne-refusal-ferry-road", data)
    return Refusal("CAR-FE-05", "carcassonne-refusal-ferry-same", data)


def describe(state: CarcassonneState, move: i64) -> "dict[str, object]":
    """The fields of a move."""
    rest = move >> KIND_BITS
    cell = rest >> 6 if move & KIND == MOVE_FERRY else state.cell[state.placed - 1]
    return {"kind": "ferry", "at": [column(cell), row(cell)], "roads": [f"r{rest & 7}", f"r{rest >> 3 & 7}"]}
