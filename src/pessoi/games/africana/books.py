"""The books: pages that are turned, bought and seen for the first time (AF-30 to AF-37, AF-94)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE
from pessoi.games.africana.state import (
    BOOK,
    LEFT,
    OPEN,
    OWN,
    PLACE,
    READING,
    RIGHT,
    RIGHT_HEIGHT,
    SILVER,
    UNFOLDING,
    UNREAD,
    AfricanaState,
)
from pessoi.games.africana.tables import ADVENTURE_COST, BIT, PAGE_BITS, PAGE_COST, PAGE_LANE, PAGES
from pessoi.games.africana.telling import adventure_name, everybody, tell_silver
from pessoi.games.africana.turns import begin_turn


def unfold(state: AfricanaState, adventure: i64, events: "list[Event] | None") -> None:
    """A page is seen for the first time: the top of the right pile (AF-32, AF-94)."""
    base = state.place * BOOK
    state.pages |= BIT[adventure]
    state.books[base + RIGHT] = adventure - state.place * PAGES
    state.books[base + RIGHT_HEIGHT] = 1
    state.books[base + UNREAD] -= 1
    if events is not None:
        data: dict[str, object] = {
            "book": "south" if state.place else "north",
            "card": adventure_name(state, adventure),
        }
        events.append(Event("page", "AF-32", -1, 0, data, learners=everybody(state)))
    if state.round:
        state.wait(READING, state.active)
    elif state.place == 0:
        state.place = 1
    else:
        begin_turn(state)


def turn_page(state: AfricanaState, side: i64, events: "list[Event] | None") -> None:
    """The top of one pile goes onto the other; the first page of an action is free (AF-32, AF-33)."""
    seat = state.active
    book = state.board.book[state.own[seat * OWN + PLACE]]
    cost: i64 = 0 if state.free else PAGE_COST
    if state.free:
        state.free -= 1
    state.own[seat * OWN + SILVER] -= cost
    page = lift(state, book, side)
    target = book * BOOK + (LEFT if side else RIGHT)
    state.books[target] = state.books[target] << PAGE_LANE | page
    state.books[target + 1] += 1
    if events is not None:
        data: dict[str, object] = {
            "book": "south" if book else "north",
            "from": "right" if side else "left",
            "to": "left" if side else "right",
            "card": adventure_name(state, book * PAGES + page),
            "cost": int(cost),
        }
        tell_silver(events, seat, -cost, "page", "AF-33")
        events.append(Event("turned", "AF-32", int(seat), 0, data))
    _look(state, book)


def lift(state: AfricanaState, book: i64, side: i64) -> i64:
    """Take the top page off a pile; its number within the book."""
    at = book * BOOK + (RIGHT if side else LEFT)
    page = state.books[at] & PAGE_BITS
    state.books[at] >>= PAGE_LANE
    state.books[at + 1] -= 1
    return page


def _look(state: AfricanaState, book: i64) -> None:
    """A page that nobody has seen may lie on top now (AF-36)."""
    if state.books[book * BOOK + RIGHT_HEIGHT] == 0 and state.books[book * BOOK + UNREAD] > 0:
        state.place = book
        state.wait(UNFOLDING, CHANCE)
    else:
        state.wait(READING, state.active)


def buy_page(state: AfricanaState, side: i64, events: "list[Event] | None") -> None:
    """The top page of a pile becomes an open adventure, also beyond the limit (AF-34, AF-38)."""
    seat = state.active
    book = state.board.book[state.own[seat * OWN + PLACE]]
    state.own[seat * OWN + SILVER] -= ADVENTURE_COST
    adventure = book * PAGES + lift(state, book, side)
    state.own[seat * OWN + OPEN] |= BIT[adventure]
    if events is not None:
        name = adventure_name(state, adventure)
        tell_silver(events, seat, -ADVENTURE_COST, "buy", "AF-34", name)
        where = "right" if side else "left"
        data: dict[str, object] = {"book": "south" if book else "north", "side": where, "card": name}
        events.append(Event("bought", "AF-34", int(seat), 0, data))
    _look(state, book)
