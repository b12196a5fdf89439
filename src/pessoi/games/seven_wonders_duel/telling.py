"""The events of a play: small functions that put what happened into words of the game's data."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import SPECTATOR
from pessoi.games.seven_wonders_duel.cards import CARDS, LAYOUTS, TOKENS, WONDERS
from pessoi.games.seven_wonders_duel.tables import TOKEN, WONDER


def item_name(item: i64) -> str:
    """The id of a building, Wonder or token."""
    if item < WONDER:
        return CARDS[item].id
    return WONDERS[item - WONDER].id if item < TOKEN else TOKENS[item - TOKEN].id


def name_key(item: i64) -> str:
    """The message that names a building, Wonder or token."""
    return f"seven_wonders_duel-name-{item_name(item)}"


def place_name(age: i64, place: i64) -> str:
    """The id of a place of a structure."""
    return LAYOUTS[age - 1][place].id


def wonder_names(mask: i64) -> "list[str]":
    """The ids of a set of Wonders."""
    return [wonder.id for number, wonder in enumerate(WONDERS) if mask >> number & 1]


def token_names(mask: i64) -> "list[str]":
    """The ids of a set of Progress tokens."""
    return [token.id for number, token in enumerate(TOKENS) if mask >> number & 1]


def place_names(age: i64, mask: i64) -> "list[str]":
    """The ids of a set of places."""
    return [slot.id for number, slot in enumerate(LAYOUTS[age - 1]) if mask >> number & 1]


def everybody() -> "list[int]":
    """Both seats and the spectators: those who learn what is turned up."""
    return [0, 1, SPECTATOR]


def tell_coins(
    events: "list[Event] | None",
    seat: i64,
    coins: i64,
    reason: str,
    rule: str,
    item: i64 = -1,
    terms: "list[dict[str, object]] | None" = None,
) -> None:
    """A treasury changed by ``coins``, because of ``item`` if that isn't negative."""
    if events is None or (coins == 0 and not terms):
        return
    data: dict[str, object] = {"coins": int(coins), "reason": reason}
    if item >= 0:
        data["item"] = item_name(item)
    if terms is not None:
        data["terms"] = terms
    events.append(Event("coins", rule, int(seat), 0, data))


def term(kind: str, count: i64, each: i64, pieces: "list[str] | None" = None) -> "dict[str, object]":
    """One summand of a number of coins."""
    return {
        "kind": kind,
        "count": int(count),
        "each": int(each),
        "coins": int(count * each),
        "pieces": [] if pieces is None else pieces,
    }
