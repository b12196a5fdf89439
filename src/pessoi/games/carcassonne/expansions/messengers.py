"""Messengers on the score track: a second figure for each seat (CAR-MSG-01), and the spaces that bring messages.

``messages`` says what the messages are and do.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.games.carcassonne.expansions.moves import MARKER
from pessoi.games.carcassonne.explain import rule_of, terms
from pessoi.games.carcassonne.features import kind_of
from pessoi.games.carcassonne.names import node_names
from pessoi.games.carcassonne.state import CarcassonneState
from pessoi.games.carcassonne.tiles import FEATURES

DARK: Final = 5
"""Every fifth space of the track is dark."""
RULES: Final = (
    "CAR-MSG-07",
    "CAR-MSG-10",
    "CAR-MSG-11",
    "CAR-MSG-12",
    "CAR-MSG-14",
    "CAR-MSG-15",
    "CAR-MSG-16",
    "CAR-MSG-17",
    "CAR-MSG-18",
    "CAR-MSG-07",
)
"""The rule by which a message gives points, by its number; 9 are the two points instead."""
COUNTED: Final = ("", "", "", "", "pennant", "knight", "farmer", "", "", "message")
"""What a message counts at two points each."""


def figure_points(state: CarcassonneState, seat: i64, figure: i64) -> i64:
    """The points of marker or messenger; together they are the seat's score."""
    messenger = state.extras.messenger[seat]
    return state.scores[seat] - messenger if figure == MARKER else messenger


def land(state: CarcassonneState, seat: i64, figure: i64, points: i64, events: "list[Event] | None") -> None:
    """Note that the active seat's figure has ended a move on a dark space; others gain nothing by it.

    CAR-MSG-04, CAR-MSG-08. Whether it moves on later, or others land too, makes no difference (CAR-MSG-05).
    """
    if seat != state.active or points % DARK:
        return
    state.extras.landed = 1
    if events is not None:
        names = ("marker", "messenger")
        data: dict[str, object] = {"figure": names[figure], "space": int(points % 50)}
        events.append(Event("dark", "CAR-MSG-04", seat, 0, data))


def award_event(state: CarcassonneState, seat: i64, message: i64, points: i64, node: i64) -> Event:
    """The event of the points of a message."""
    data: dict[str, object] = {"source": "message", "message": int(message)}
    if COUNTED[message]:
        counted = [Term(COUNTED[message], points // 2, 2, points)]
        return Event("points", RULES[message], seat, points, data, counted)
    label = state.label[node]
    data["feature"] = FEATURES[kind_of(state, node)]
    data["segments"] = node_names(state, label)
    data["value_rule"] = rule_of(state, label)
    return Event("points", RULES[message], seat, points, data, terms(state, label, seat))
