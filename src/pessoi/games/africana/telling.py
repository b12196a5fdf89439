"""The events of a play: small functions that put what happened into words of the game's data."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import SPECTATOR
from pessoi.games.africana.files import COLOURS
from pessoi.games.africana.moves import HELPER, WILD
from pessoi.games.africana.state import AfricanaState
from pessoi.games.africana.tables import LANE, LANE_BITS


def place_name(state: AfricanaState, place: i64) -> str:
    """The id of a location."""
    return state.board.places[place]


def mission_name(state: AfricanaState, mission: i64) -> str:
    """The id of a mission."""
    return state.board.missions[mission]


def adventure_name(state: AfricanaState, adventure: i64) -> str:
    """The id of an adventure."""
    return state.board.adventures[adventure]


def adventure_names(state: AfricanaState, mask: i64) -> "list[str]":
    """The ids of a set of adventures."""
    return [name for number, name in enumerate(state.board.adventures) if mask >> number & 1]


def colour_name(colour: i64) -> str:
    """The id of a colour."""
    return COLOURS[colour]


def colour_names(packed: i64) -> "list[str]":
    """The colours of a packed word, one name for each card."""
    names: list[str] = []
    for number, name in enumerate(COLOURS):
        names.extend([name] * int(packed >> number * LANE & LANE_BITS))
    return names


def colour_counts(packed: i64) -> "dict[str, object]":
    """The number of cards for each colour."""
    return {name: int(packed >> number * LANE & LANE_BITS) for number, name in enumerate(COLOURS)}


def card_name(card: i64) -> str:
    """The name of a card: its colour, ``pink-helper``, ``wild``."""
    if card < HELPER:
        return COLOURS[card]
    return f"{COLOURS[card - HELPER]}-helper" if card < WILD else "wild"


def everybody(state: AfricanaState) -> "list[int]":
    """All seats and the spectators: those who learn what is turned up."""
    return [*range(int(state.seats)), SPECTATOR]


def others(state: AfricanaState, seat: i64) -> "list[int]":
    """All but one seat: those who learn what it shows of its hand."""
    return [each for each in everybody(state) if each != seat]


def tell_silver(events: "list[Event]", seat: i64, silver: i64, reason: str, rule: str, item: str = "") -> None:
    """The silver of a seat changed, because of ``item`` if there is one."""
    if silver:
        data: dict[str, object] = {"silver": int(silver), "reason": reason, "item": item or None}
        events.append(Event("silver", rule, int(seat), 0, data))
