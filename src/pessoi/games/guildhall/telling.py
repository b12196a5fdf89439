"""The events of a play: small functions that put what happened into words of the game's data."""

from mypy_extensions import i64

from pessoi.core.events import Event, Term
from pessoi.core.state import SPECTATOR
from pessoi.games.guildhall.cards import CARD_IDS, CODES, COLOURS, ITEM_IDS, VP_IDS
from pessoi.games.guildhall.state import GuildhallState
from pessoi.games.guildhall.tables import CARDS, PROFESSION, VP


def card_name(card: i64) -> str:
    """The id of a profession card."""
    return CARD_IDS[card]


def item_name(item: i64) -> str:
    """The id of a profession or VP card."""
    return ITEM_IDS[item]


def code_of(profession: i64) -> str:
    """The code of a profession."""
    return CODES[profession]


def vp_name(kind: i64) -> str:
    """The id of a VP card by its kind."""
    return VP_IDS[kind]


def cards_of(mask: i64) -> "list[int]":
    """The cards of a set, in order."""
    return [card for card in range(CARDS) if mask >> card & 1]


def card_names(mask: i64) -> "list[str]":
    """The ids of a set of cards."""
    return [CARD_IDS[card] for card in cards_of(mask)]


def colours_of(mask: i64, profession: i64) -> "list[str]":
    """The colours of the cards of a profession in a set."""
    return [COLOURS[card % 5] for card in cards_of(mask) if PROFESSION[card] == profession]


def everybody(state: GuildhallState, but: i64 = -1) -> "list[int]":
    """All seats and the spectators: those who learn what is turned up; ``but`` one seat where it knew."""
    return [*[seat for seat in range(state.seats) if seat != but], SPECTATOR]


def tell(
    events: "list[Event] | None",
    kind: str,
    rule: str,
    seat: i64,
    data: "dict[str, object] | None" = None,
    learners: "list[int] | None" = None,
) -> None:
    """Something happened that all see."""
    if events is not None:
        events.append(Event(kind, rule, int(seat), 0, data, None, None, None, learners))


def tell_secret(
    events: "list[Event] | None",
    kind: str,
    rule: str,
    seat: i64,
    data: "dict[str, object] | None",
    secret: "dict[str, object]",
    learners: "list[int] | None" = None,
) -> None:
    """Something happened of which ``seat`` alone sees a part; ``learners`` are those to whom it was hidden before."""
    if events is not None:
        own: list[int] = [int(seat)]
        events.append(Event(kind, rule, int(seat), 0, data, None, secret, own, learners))


def tell_points(
    events: "list[Event] | None", rule: str, seat: i64, kind: str, count: i64, each: i64, piece: i64
) -> None:
    """A seat gets points: a VP card or tokens, because of an item."""
    if events is not None and count * each:
        terms = [Term(kind, int(count), int(each), int(count * each), [item_name(piece)])]
        data: dict[str, object] = {"reason": "card" if piece >= VP else "token"}
        events.append(Event("points", rule, int(seat), int(count * each), data, terms))
