"""Mage & Witch: two neutral figures that change what a road or city is worth.

They occupy nothing and hinder nobody (CAR-MW-12), and change neither goods, gold nor farms (CAR-X-04). They stay where
they are when the last meeple leaves (CAR-X-34), and on their own segment when a ferry moves (CAR-FE-12, CAR-X-14).
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.games.carcassonne.expansions.extras import BESIDE
from pessoi.games.carcassonne.expansions.moves import MOVE_MAGIC, REMOVE_MAGIC, packed, spot_of
from pessoi.games.carcassonne.expansions.steps import PART
from pessoi.games.carcassonne.features import first_node, head_of, is_complete, kind_of
from pessoi.games.carcassonne.moves import KIND, KIND_BITS
from pessoi.games.carcassonne.names import node_name, spot_name, spot_node
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tables import ROAD, SEGMENT_COUNT, SEGMENTS

NAMES: Final = ("mage", "witch")
MAGE: Final = 0
WITCH: Final = 1
TRIES: Final = 200
"""So many random targets are tried before all are listed."""


def stands_in(state: CarcassonneState, figure: i64, label: i64) -> bool:
    """Whether mage or witch stands in the feature."""
    node = state.extras.magic[figure]
    return node >= 0 and head_of(state, node) == head_of(state, label)


def change(state: CarcassonneState, label: i64, value: i64, tiles: i64) -> i64:
    """The value of a road or city, reckoned with all else (CAR-MW-08, CAR-X-02, CAR-X-03), as they change it.

    The mage adds a point for each tile (CAR-MW-06), also where an inn or cathedral left nothing (CAR-MW-10); the witch
    leaves half, rounded up (CAR-MW-07).
    """
    if stands_in(state, MAGE, label):
        return value + tiles
    if stands_in(state, WITCH, label):
        return (value + 1) // 2
    return value


def together(state: CarcassonneState) -> bool:
    """Whether both stand in one feature, which must not be (CAR-MW-02)."""
    mage = state.extras.magic[MAGE]
    witch = state.extras.magic[WITCH]
    return mage >= 0 and witch >= 0 and head_of(state, mage) == head_of(state, witch)


def leave(state: CarcassonneState, label: i64, events: "list[Event] | None") -> None:
    """Take them off a feature that has been completed, also if nobody scored (CAR-MW-09, CAR-MW-15)."""
    figure: i64 = 0
    while figure < 2:
        if stands_in(state, figure, label):
            if events is not None:
                data: dict[str, object] = {
                    "figure": NAMES[figure],
                    "segment": node_name(state, state.extras.magic[figure]),
                }
                events.append(Event("magic-left", "CAR-MW-09", -1, 0, data))
            state.extras.magic[figure] = BESIDE
        figure += 1


def is_target(state: CarcassonneState, node: i64) -> bool:
    """Whether a figure may be put on a node: of an unfinished road or city (CAR-MW-11) that holds neither of them
    (CAR-MW-13); one node for each stretch between lakes is enough, and one for each city (CAR-MW-14)."""
    if kind_of(state, node) > ROAD or is_complete(state, state.label[node]):
        return False
    if stands_in(state, MAGE, node) or stands_in(state, WITCH, node):
        return False
    return first_node(state, state.label[node]) == node


def enter(state: CarcassonneState, events: "list[Event] | None") -> bool:
    """One of them must be moved: by a magic tile, or because both stand in one feature (CAR-MW-01, CAR-MW-05)."""
    if state.step() == PART and not together(state):
        state.pop()
        return False
    if not _has_target(state):
        count = options(state)
        if count == 0:  # none is on the board: nothing happens (CAR-MW-04)
            state.pop()
            return False
        if count == 1:
            answer(state, state.moves[0], events)
            return False
    state.to_move = state.active
    return True


def _has_target(state: CarcassonneState) -> bool:
    """Whether there is anywhere for one of them to go."""
    node: i64 = 0
    while node < state.placed * SEGMENTS:
        if node & 7 < SEGMENT_COUNT[state.turned[node >> 3] >> 2] and is_target(state, node):
            return True
        node += 1
    return False


def options(state: CarcassonneState) -> i64:
    """Either of them to any target (CAR-MW-03); without a target, off the board (CAR-MW-04)."""
    count: i64 = 0
    slot: i64 = 0
    while slot < state.placed:
        node = slot * SEGMENTS
        last = node + SEGMENT_COUNT[state.turned[slot] >> 2]
        while node < last:
            if is_target(state, node):
                spot = spot_of(state, node)
                state.offer(count, packed(MOVE_MAGIC, MAGE | spot << 1), 0)
                state.offer(count + 1, packed(MOVE_MAGIC, WITCH | spot << 1), 0)
                count += 2
            node += 1
        slot += 1
    if count == 0:
        figure: i64 = 0
        while figure < 2:
            if state.extras.magic[figure] >= 0:
                state.offer(count, packed(REMOVE_MAGIC, figure), 0)
                count += 1
            figure += 1
    return count


def random_option(state: CarcassonneState, rng: Random) -> i64:
    """One of ``options``, all equally likely, mostly without listing them; -1 if none was hit upon."""
    tries: i64 = 0
    while tries < TRIES:
        node = rng.below(state.placed * SEGMENTS)
        if node & 7 < SEGMENT_COUNT[state.turned[node >> 3] >> 2] and is_target(state, node):
            return packed(MOVE_MAGIC, rng.below(2) | spot_of(state, node) << 1)
        tries += 1
    return -1


def answer(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """Move one of them, or take it off."""
    rest = move >> KIND_BITS
    figure = rest & 1
    before = state.extras.magic[figure]
    node = spot_node(state, rest >> 1) if move & KIND == MOVE_MAGIC else BESIDE
    if events is not None:
        data: dict[str, object] = {
            "figure": NAMES[figure],
            "segment": node_name(state, node) if node >= 0 else None,
            "before": node_name(state, before) if before >= 0 else None,
        }
        rule = "CAR-MW-05" if state.step() == PART else "CAR-MW-01"
        events.append(Event("magic", rule if node >= 0 else "CAR-MW-04", state.active, 0, data))
    state.extras.magic[figure] = node
    state.pop()


def refuse(state: CarcassonneState, move: i64) -> Refusal:
    """Why a figure can't go there."""
    if move & KIND == REMOVE_MAGIC:
        return Refusal("CAR-MW-04", "carcassonne-refusal-magic-off")
    spot = move >> KIND_BITS + 1
    data: dict[str, object] = {"segment": spot_name(spot)}
    node = spot_node(state, spot)
    if node < 0 or kind_of(state, node) > ROAD:
        return Refusal("CAR-MW-01", "carcassonne-refusal-magic-where", data)
    if is_complete(state, state.label[node]):
        return Refusal("CAR-MW-11", "carcassonne-refusal-magic-complete", data)
    if stands_in(state, MAGE, node) or stands_in(state, WITCH, node):
        return Refusal("CAR-MW-02", "carcassonne-refusal-magic-held", data)
    data["first"] = node_name(state, first_node(state, state.label[node]))
    return Refusal("CAR-MW-14", "carcassonne-refusal-magic-name", data)


def describe(move: int) -> "dict[str, object]":
    """The fields of a move."""
    rest = move >> KIND_BITS
    segment = spot_name(rest >> 1) if move & KIND == MOVE_MAGIC else None
    return {"kind": "magic", "figure": NAMES[rest & 1], "segment": segment}
