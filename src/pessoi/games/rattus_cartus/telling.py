"""The events of a play: small functions that put what happened into words of the game's data."""

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.core.state import SPECTATOR
from pessoi.games.rattus_cartus.cards import BUILDINGS, CARDS, CLASSES, KIND_NAMES, STACKS
from pessoi.games.rattus_cartus.kinds import kinds_at
from pessoi.games.rattus_cartus.state import RattusState
from pessoi.games.rattus_cartus.tables import BIT, CARD_COUNT


def kind_name(kind: i64) -> str:
    """``Mo2``."""
    return KIND_NAMES[kind]


def building_name(building: i64) -> str:
    """The id of a building."""
    return BUILDINGS[building]


def card_name(card: i64) -> str:
    """The id of a building card."""
    return CARDS[card]


def class_name(class_: i64) -> str:
    """The id of a class."""
    return CLASSES[class_]


def stack_name(stack: i64) -> str:
    """The id of an open stack."""
    return STACKS[stack]


def names_of(state: RattusState, row: i64) -> "list[str]":
    """The cards of a row of ``cards``, in order."""
    return [KIND_NAMES[kind] for kind in kinds_at(state.cards, row)]


def cards_of(mask: i64) -> "list[str]":
    """The ids of a set of building cards."""
    names: list[str] = []
    card: i64 = 0
    while card < CARD_COUNT:
        if mask & BIT[card]:
            names.append(CARDS[card])
        card += 1
    return names


def everybody(state: RattusState) -> "list[int]":
    """All seats and the spectators."""
    return [*range(int(state.seats)), SPECTATOR]


def all_but(state: RattusState, seat: i64) -> "list[int]":
    """All but one seat: those who learn what it turns up."""
    return [other for other in everybody(state) if other != seat]


def tell(
    events: "list[Event] | None", kind: str, rule: str, seat: i64, data: "dict[str, object] | None" = None
) -> None:
    """Something that all may see and that was not hidden."""
    if events is not None:
        events.append(Event(kind, rule, int(seat), 0, data))


def tell_rats(events: "list[Event] | None", rule: str, seat: i64, rats: i64, reason: str) -> None:
    """Somebody's rats changed by ``rats``."""
    if events is not None and rats != 0:
        events.append(Event("rats", rule, int(seat), 0, {"rats": int(rats), "reason": reason}))


def tell_points(
    events: "list[Event] | None", rule: str, seat: i64, line: str, class_: i64, count: i64, each: i64, points: i64
) -> None:
    """Points of a line of the count: ``count`` things, worth ``points`` together."""
    if events is None or points == 0:
        return
    data: dict[str, object] = {"line": line, "count": int(count)}
    pieces: list[str] = []
    if class_ >= 0:
        data["class"] = CLASSES[class_]
        pieces.append(CLASSES[class_])
    terms = [Term(line, int(points // each), int(each), int(points), pieces)]
    events.append(Event("points", rule, int(seat), int(points), data, terms))
