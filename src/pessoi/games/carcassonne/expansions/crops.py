"""Crop Circles: at the end of the action of such a tile all seats add a meeple, or take one back.

Nobody scores by it and nothing is completed (CAR-CC-08, CAR-X-18); monks are never meant (CAR-X-17). The area ends
roads and bounds fields, as the tiles' data say (CAR-CC-09, CAR-CC-10). Any own meeple on the board may be chosen, one
that has flown too (CAR-X-28), and stands on its segment whatever ferries do (CAR-X-16).
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.games.carcassonne.expansions import traders
from pessoi.games.carcassonne.expansions.moves import ADD_FIGURE, CHOOSE_CROP, PASS, RECALL, packed, spot_of
from pessoi.games.carcassonne.expansions.steps import CROP, SYMBOL_KINDS, SYMBOLS
from pessoi.games.carcassonne.features import kind_of
from pessoi.games.carcassonne.figures import figure_on, in_supply, next_meeple, put_figure, take_figure, tell_return
from pessoi.games.carcassonne.moves import KIND, KIND_BITS
from pessoi.games.carcassonne.names import node_name, spot_name, spot_node
from pessoi.games.carcassonne.state import STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import BIG, FIGURE_NAMES, MEEPLE

CHOICES: Final = ("", "A", "B")
ADD: Final = 1
TAKE_BACK: Final = 2
ASKED_SHIFT: Final = 4
ONE_ASKED: Final = 0x200
"""One more seat asked, in the word of the step."""


def symbol(state: CarcassonneState) -> i64:
    """The symbol that decides who is meant (CAR-CC-02)."""
    return state.arguments() & 3


def choice(state: CarcassonneState) -> i64:
    """``ADD``, ``TAKE_BACK``, or 0 while the active seat has not chosen."""
    return state.arguments() >> 2 & 3


def asked_seat(state: CarcassonneState) -> i64:
    """The seat that acts next: from the left of the active seat on, which is last (CAR-CC-05)."""
    return (state.active + 1 + (state.arguments() >> ASKED_SHIFT)) % state.seats


def enter(state: CarcassonneState, events: "list[Event] | None") -> bool:
    """The choice between A and B, which is always made (CAR-CC-01, CAR-CC-12); then each seat that can act does."""
    if not choice(state):
        state.to_move = state.active
        return True
    while state.arguments() >> ASKED_SHIFT < state.seats:
        count = options(state)
        if count > 1:
            state.to_move = asked_seat(state)
            return True
        if count == 1 and choice(state) == TAKE_BACK:
            answer(state, state.moves[0], events)
        else:
            _next(state)
    state.pop()
    return False


def _next(state: CarcassonneState) -> None:
    state.amend(state.top + ONE_ASKED)


def options(state: CarcassonneState) -> i64:
    """A or B; then what the seat that is asked may do."""
    if not choice(state):
        state.offer(0, packed(CHOOSE_CROP, ADD), 0)
        state.offer(1, packed(CHOOSE_CROP, TAKE_BACK), 0)
        return 2
    if choice(state) == ADD:
        return _additions(state)
    count: i64 = 0
    seat = asked_seat(state)
    meeple = next_meeple(state, seat, -1)
    while meeple >= 0:
        if is_meant(state, meeple >> 2):
            state.offer(count, packed(RECALL, meeple & 3 | spot_of(state, meeple >> 2) << 2), 0)
            count += 1
        meeple = next_meeple(state, seat, meeple)
    return count


def _additions(state: CarcassonneState) -> i64:
    """A meeple from supply on a segment where an own one of the kind stands (CAR-CC-03, CAR-CC-04, CAR-CC-11), or none
    (CAR-CC-07)."""
    seat = asked_seat(state)
    count: i64 = 0
    meeple = next_meeple(state, seat, -1)
    while meeple >= 0:
        node = meeple >> 2
        if is_meant(state, node):
            kind: i64 = MEEPLE
            while kind <= BIG:
                if in_supply(state, seat, kind):
                    state.offer(count, packed(ADD_FIGURE, kind | spot_of(state, node) << 2), 0)
                    count += 1
                kind += 1
        meeple = next_meeple(state, seat, node << 2 | 3)  # past other meeples on the same segment
    state.offer(count, PASS, 0)
    return count + 1


def is_meant(state: CarcassonneState, node: i64) -> bool:
    """Whether a meeple there is a farmer, thief or knight, as the symbol says."""
    return kind_of(state, node) == SYMBOL_KINDS[symbol(state)]


def answer(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """Choose for all, or add or take back one's own."""
    kind = move & KIND
    rest = move >> KIND_BITS
    if kind == CHOOSE_CROP:
        state.amend(CROP | (symbol(state) | rest << 2) << STEP_BITS)
        if events is not None:
            data: dict[str, object] = {"symbol": SYMBOLS[symbol(state)], "choice": CHOICES[rest]}
            events.append(Event("crop", "CAR-CC-01", state.active, 0, data))
        return
    seat = asked_seat(state)
    if kind == ADD_FIGURE:
        node = spot_node(state, rest >> 2)
        put_figure(state, seat, rest & 3, node)
        if events is not None:
            added: dict[str, object] = {"figure": FIGURE_NAMES[rest & 3], "segment": node_name(state, node)}
            events.append(Event("added", "CAR-CC-03", seat, 0, added))
    elif kind == RECALL:
        index = figure_on(state, seat, rest & 3, spot_node(state, rest >> 2))
        if events is not None:
            tell_return(state, index, "CAR-CC-06", events)
        take_figure(state, index)
        traders.follow(state, seat, events)
    _next(state)


def refuse(state: CarcassonneState, move: i64) -> Refusal:
    """Why this can't be added or taken back."""
    kind = move & KIND
    if not choice(state) or kind == CHOOSE_CROP:
        return Refusal("CAR-CC-01", "carcassonne-refusal-crop-choice")
    if kind == PASS or kind == (ADD_FIGURE if choice(state) == TAKE_BACK else RECALL):
        rule = "CAR-CC-06" if choice(state) == TAKE_BACK else "CAR-CC-03"
        return Refusal(rule, "carcassonne-refusal-crop-other", {"choice": CHOICES[choice(state)]})
    figure = move >> KIND_BITS & 3
    node = spot_node(state, move >> KIND_BITS + 2)
    data: dict[str, object] = {
        "figure": FIGURE_NAMES[figure],
        "segment": spot_name(move >> KIND_BITS + 2),
        "symbol": SYMBOLS[symbol(state)],
    }
    seat = asked_seat(state)
    if kind == RECALL:
        return Refusal("CAR-CC-06", "carcassonne-refusal-crop-none", data)
    if figure > BIG or not in_supply(state, seat, figure):
        return Refusal("CAR-CC-03", "carcassonne-refusal-no-figure-left", data)
    if node >= 0 and kind_of(state, node) != SYMBOL_KINDS[symbol(state)]:
        return Refusal("CAR-CC-02", "carcassonne-refusal-crop-kind", data)
    return Refusal("CAR-CC-04", "carcassonne-refusal-crop-beside", data)


def describe(move: i64) -> "dict[str, object]":
    """The fields of a move."""
    kind = move & KIND
    rest = move >> KIND_BITS
    if kind == CHOOSE_CROP:
        return {"kind": "crop", "choice": CHOICES[rest]}
    if kind == PASS:
        return {"kind": "pass"}
    name = "add" if kind == ADD_FIGURE else "return"
    return {"kind": name, "figure": FIGURE_NAMES[rest & 3], "segment": spot_name(rest >> 2)}
