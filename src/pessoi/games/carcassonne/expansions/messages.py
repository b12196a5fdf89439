"""The eight messages: how they are turned up and what they do.

A message is gained by the active seat alone (CAR-MSG-08), at most one from the scoring of an action (CAR-MSG-05), and
any number from messages (CAR-MSG-06). The stack is shuffled (CAR-SET-07), so they are drawn until all are known; a
message goes under it when its use is chosen, and so they come round in the same order (CAR-MSG-07, CAR-MSG-19). What
is read from the board is read as it is then (CAR-X-32); no gold comes of it (CAR-GM-11).
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.native import vec
from pessoi.core.state import CHANCE, SPECTATOR
from pessoi.games.carcassonne.expansions import traders
from pessoi.games.carcassonne.expansions.award import TWO, give
from pessoi.games.carcassonne.expansions.extras import MESSAGES
from pessoi.games.carcassonne.expansions.messengers import RULES
from pessoi.games.carcassonne.expansions.moves import EFFECT, POINTS, TURN_UP, USE_MESSAGE, packed, spot_of
from pessoi.games.carcassonne.expansions.moves import RECALL as RECALL_MOVE
from pessoi.games.carcassonne.expansions.steps import MESSAGE, RECALL
from pessoi.games.carcassonne.features import kind_of
from pessoi.games.carcassonne.figures import figure_on, next_meeple, take_figure, tell_return
from pessoi.games.carcassonne.moves import KIND, KIND_BITS
from pessoi.games.carcassonne.names import spot_name, spot_node
from pessoi.games.carcassonne.scoring import has_majority, value_for, value_of
from pessoi.games.carcassonne.state import DRAW, STEP_BITS, CarcassonneState
from pessoi.games.carcassonne.tables import (
    BIG,
    BIT,
    CITY,
    FIELD,
    FIGURE_NAMES,
    FIGURES,
    PENNANT_SHIFT,
    PENNANTS,
)
from pessoi.games.carcassonne.tiles import FEATURES

SMALLEST: Final[vec[i64]] = vec[i64]([-1, 1, 0, 3])
"""The kind of feature that messages 1 to 3 are about: road, city, monastery."""
PENNANT_MESSAGE: Final = 4
KNIGHT_MESSAGE: Final = 5
FARMER_MESSAGE: Final = 6
TILE_MESSAGE: Final = 7
RECALL_MESSAGE: Final = 8
TWO_POINTS: Final = 2
PLACES: Final = 8
"""The places of meeples and big meeple among a seat's figures; builders and pigs aren't counted."""


def enter(state: CarcassonneState, events: "list[Event] | None") -> bool:
    """Turn up a message if one was gained, which isn't optional (CAR-MSG-04), and ask for its use (CAR-MSG-07)."""
    extras = state.extras
    if not state.arguments():
        if not extras.landed:
            state.pop()
            return False
        if extras.known < MESSAGES:
            state.to_move = CHANCE
            return True
        turn_up(state, extras.order[extras.turned % MESSAGES], events)
    count = options(state)
    if count == 1:  # the two points alone are left (CAR-MSG-21)
        answer(state, state.moves[0], events)
        return False
    state.to_move = state.active
    return True


def turn_up(state: CarcassonneState, number: i64, events: "list[Event] | None") -> None:
    """Show a message."""
    state.extras.landed = 0
    state.extras.turned += 1
    state.amend(MESSAGE | number << STEP_BITS)
    if events is not None:
        learners = [*range(state.seats), SPECTATOR]
        events.append(Event("message", "CAR-MSG-04", state.active, 0, {"message": int(number)}, learners=learners))


def draw(state: CarcassonneState, number: i64, events: "list[Event] | None") -> None:
    """A message that nobody knew has been drawn."""
    state.extras.order[state.extras.known] = number
    state.extras.known += 1
    turn_up(state, number, events)


def is_known(state: CarcassonneState, number: i64) -> bool:
    """Whether a message has been turned up before."""
    index: i64 = 0
    while index < state.extras.known:
        if state.extras.order[index] == number:
            return True
        index += 1
    return False


def options(state: CarcassonneState) -> i64:
    """The messages not yet seen; or the uses of the one that is turned up."""
    count: i64 = 0
    number = state.arguments()
    if not number:
        message: i64 = 1
        while message <= MESSAGES:
            if not is_known(state, message):
                state.offer(count, packed(TURN_UP, message), 1)
                count += 1
            message += 1
        return count
    if number == RECALL_MESSAGE:
        count = _recalls(state)
    elif _is_available(state, number):
        state.offer(0, packed(USE_MESSAGE, EFFECT), 0)
        count = 1
    state.offer(count, packed(USE_MESSAGE, POINTS), 0)
    return count + 1


def _is_available(state: CarcassonneState, number: i64) -> bool:
    """Whether a message has an effect, be it worth nothing (CAR-MSG-21)."""
    if number < PENNANT_MESSAGE:
        return smallest(state, SMALLEST[number]) >= 0
    if number == TILE_MESSAGE:
        return state.pile > 0
    return counted(state, number) > 0


def _recalls(state: CarcassonneState) -> i64:
    """Offer every own meeple in a feature of which the seat has the majority, alone or tied (CAR-MSG-18)."""
    count: i64 = 0
    meeple = next_meeple(state, state.active, -1)
    while meeple >= 0:
        node = meeple >> 2
        if has_majority(state, state.label[node], state.active):
            state.offer(count, packed(RECALL_MOVE, meeple & 3 | spot_of(state, node) << 2), 0)
            count += 1
        meeple = next_meeple(state, state.active, meeple)
    return count


def smallest(state: CarcassonneState, kind: i64) -> i64:
    """A node of the feature of a kind with a meeple of the active seat that would be worth least at the end, or -1.

    CAR-MSG-10 to CAR-MSG-13: the majority doesn't matter, and of equal ones it doesn't matter which.
    """
    best: i64 = -1
    least: i64 = 0
    index = state.active * FIGURES
    last = index + PLACES
    while index < last:
        node = state.figures[index]
        if node >= 0 and kind_of(state, node) == kind:
            value = value_of(state, state.label[node])
            if best < 0 or value < least or (value == least and node < best):
                best = node
                least = value
        index += 1
    return best


def counted(state: CarcassonneState, number: i64) -> i64:
    """What messages 4 to 6 count: pennants in cities with an own knight (CAR-MSG-14), each city once; own knights
    (CAR-MSG-15); own farmers (CAR-MSG-16)."""
    count: i64 = 0
    wanted: i64 = FIELD if number == FARMER_MESSAGE else CITY
    index = state.active * FIGURES
    last = index + PLACES
    while index < last:
        node = state.figures[index]
        if node >= 0 and kind_of(state, node) == wanted:
            if number != PENNANT_MESSAGE:
                count += 1
            elif _is_first_in_city(state, index):
                count += state.sums[state.label[node]] >> PENNANT_SHIFT & PENNANTS
        index += 1
    return count


def _is_first_in_city(state: CarcassonneState, index: i64) -> bool:
    label = state.label[state.figures[index]]
    other = index // FIGURES * FIGURES
    while other < index:
        if state.figures[other] >= 0 and state.label[state.figures[other]] == label:
            return False
        other += 1
    return True


def answer(state: CarcassonneState, move: i64, events: "list[Event] | None") -> None:
    """Use the message. The step stays on the agenda for the message that its points may bring."""
    number = state.arguments()
    rest = move >> KIND_BITS
    effect = move & KIND == RECALL_MOVE or rest == EFFECT
    if events is not None:
        data: dict[str, object] = {"message": int(number), "use": "effect" if effect else "points"}
        events.append(Event("use", RULES[number] if effect else "CAR-MSG-07", state.active, 0, data))
    state.amend(MESSAGE)
    if not effect:
        give(state, TWO_POINTS, BIT[state.active], TWO, 0)
    elif number == RECALL_MESSAGE:
        node = spot_node(state, rest >> 2)
        points = value_for(state, state.label[node], state.active)
        state.push(RECALL | figure_on(state, state.active, rest & 3, node) << STEP_BITS)
        give(state, points, BIT[state.active], number, node)
    elif number == TILE_MESSAGE:
        state.pop()  # nothing is left of this step (CAR-TURN-05)
        state.push(DRAW)  # CAR-MSG-17; if no tile fits, it was for nothing (CAR-MSG-22)
    elif number < PENNANT_MESSAGE:
        node = smallest(state, SMALLEST[number])
        give(state, value_of(state, state.label[node]), BIT[state.active], number, node)
    else:
        give(state, 2 * counted(state, number), BIT[state.active], number, 0)


def recall(state: CarcassonneState, events: "list[Event] | None") -> None:
    """After MSG-8 its meeple goes home, and builder or pig if it was the last (CAR-MSG-18, CAR-X-10)."""
    index = state.arguments()
    state.pop()
    if events is not None:
        tell_return(state, index, "CAR-MSG-18", events)
    take_figure(state, index)
    traders.follow(state, index // FIGURES, events)


def refuse(state: CarcassonneState, move: i64) -> Refusal:
    """Why a message can't be used so."""
    number = state.arguments()
    kind = move & KIND
    data: dict[str, object] = {"message": int(number)}
    if kind == TURN_UP or not number:
        return Refusal("CAR-MSG-19", "carcassonne-refusal-message-known")
    if kind == RECALL_MOVE and number == RECALL_MESSAGE:
        figure = move >> KIND_BITS & 3
        data["figure"] = FIGURE_NAMES[figure]
        data["segment"] = spot_name(move >> KIND_BITS + 2)
        node = spot_node(state, move >> KIND_BITS + 2)
        if node < 0 or figure > BIG or figure_on(state, state.active, figure, node) < 0:
            return Refusal("CAR-MSG-18", "carcassonne-refusal-no-such-meeple", data)
        return Refusal("CAR-MSG-18", "carcassonne-refusal-recall-minority", data)
    return Refusal("CAR-MSG-21", "carcassonne-refusal-message-use", data)


def describe(state: CarcassonneState, move: i64) -> "dict[str, object]":
    """The fields of a move."""
    number = state.arguments()
    kind = move & KIND
    rest = move >> KIND_BITS
    if kind == TURN_UP:
        return {"kind": "message", "message": int(rest)}
    if kind == RECALL_MOVE:
        node = spot_node(state, rest >> 2)
        return {
            "kind": "return",
            "figure": FIGURE_NAMES[rest & 3],
            "segment": spot_name(rest >> 2),
            "feature": FEATURES[kind_of(state, node)],
            "points": int(value_for(state, state.label[node], state.active)),
        }
    return {"kind": "use", "use": "effect" if rest == EFFECT else "points", "points": int(worth(state, number, rest))}


def worth(state: CarcassonneState, number: i64, use: i64) -> i64:
    """The points that a use of a message gives at once."""
    if use == POINTS:
        return TWO_POINTS
    if number < PENNANT_MESSAGE:
        return value_of(state, state.label[smallest(state, SMALLEST[number])])
    return 2 * counted(state, number) if number < TILE_MESSAGE else 0
