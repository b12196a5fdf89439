"""Positions: a play written out as a document, and read again with all its faults at once.

    {"step": "move", "viewer": null, "first": 0, "active": 1, "round": 3, "action": "C", "ending": false, "due": 0,
     "free": 0, "floor": null,
     "seats": [{"location": "napoli", "silver": 7, "travel": {"pink": 1}, "helpers": ["cyan"], "wild": true,
                "open": ["N01"], "missions": ["A07"], "adventures": ["N12"]}, ...],
     "table": ["grey", "cyan-helper"], "discard": {"orange": 2}, "ceiling": null,
     "missions": [{"mission": "A03", "markers": [0]}, null, ...], "letters": {"A": 5, "B": 10, "C": 4},
     "books": {"north": {"left": ["N05"], "right": ["N02", "N03"], "unread": 11}, "south": {...}},
     "removed": ["N07"], "learned": [{"grey": 2}, null], "reason": null}

``step`` is what is awaited: ``first``, ``draw``, ``mission``, ``page`` (the table), ``action``, ``book``, ``move``,
``discard_hand``, ``discard_adventure`` (a seat) or ``over``; ``round`` is 0 during the set-up. ``due`` are cards
still to be drawn, ``free`` free pages left, ``floor`` the last card or adventure that was discarded in this choice.
``travel`` is a number where the colours aren't known. The piles of a book stand from the bottom to the top, on the
right the pages that were seen; ``unread`` lie below them. ``ceiling`` is what the travel pile held when it was last
made of the discard pile, ``learned`` by seat what it has drawn since then; null for the seats whose memory isn't known.

What is left out is empty, 0 or false; ``wild`` true, ``travel`` none, ``location`` and ``silver`` those of the start.
Slots left out of ``missions`` hold the first missions that are nowhere else, right piles left out of ``books`` the
first page that is nowhere else upon the unread ones, ``letters`` all missions that were not seen but those in the box.
"""

from typing import Final

from pessoi.core.errors import Malformed
from pessoi.core.game import Document, Json, Options
from pessoi.core.state import SPECTATOR
from pessoi.games.africana import view
from pessoi.games.africana.engine import Africana
from pessoi.games.africana.files import BOOKS, COLOURS, LETTERS
from pessoi.games.africana.laws import check_laws
from pessoi.games.africana.notation import ACTIONS
from pessoi.games.africana.reading import Reading
from pessoi.games.africana.refusals import STEPS
from pessoi.games.africana.scoring import REASONS
from pessoi.games.africana.setup import empty_table
from pessoi.games.africana.state import (
    ADVENTURES_WON,
    BOOK,
    DISCARDING,
    DRAWN,
    DROPPING,
    HAND,
    HELD,
    HELPERS,
    LEFT,
    MISSIONS_WON,
    NOT_KNOWN,
    OPEN,
    OWN,
    PLACE,
    RIGHT,
    SILVER,
    UNREAD,
    WHOLE,
    WILD_CARD,
    AfricanaState,
)
from pessoi.games.africana.tables import LANE, LANE_BITS, PAGE_BITS, PAGE_LANE, PAGES, SLOTS
from pessoi.games.africana.telling import (
    adventure_name,
    adventure_names,
    card_name,
    colour_names,
    mission_name,
    place_name,
)

_VIEWERS: Final[dict[int, Json]] = {WHOLE: None, SPECTATOR: "spectator"}


def dump(state: AfricanaState) -> Document:
    """The document of a state."""
    floor: Json = None
    if state.floor and state.step == DISCARDING:
        floor = card_name(state.floor)
    elif state.floor and state.step == DROPPING:
        floor = adventure_name(state, state.floor)
    return {
        "step": STEPS[state.step],
        "viewer": _VIEWERS.get(state.viewer, state.viewer),
        "first": _seat_or_none(state.first),
        "active": _seat_or_none(state.active),
        "round": state.round,
        "action": ACTIONS[state.action - 1] if state.action else None,
        "ending": bool(state.ending),
        "due": state.due,
        "free": state.free,
        "floor": floor,
        "seats": [_seat(state, seat) for seat in range(state.seats)],
        "table": [card["card"] for card in view.table(state) if isinstance(card, dict)],
        "discard": _some(state.discards),
        "ceiling": None if state.ceiling == state.board.travel else _some(state.ceiling),
        "missions": [_slot(state, slot) for slot in range(SLOTS)],
        "letters": {name: state.letters >> LANE * letter & LANE_BITS for letter, name in enumerate(LETTERS)},
        "books": {name: _book(state, book) for book, name in enumerate(BOOKS)},
        "removed": list[Json](adventure_names(state, state.gone)),
        "learned": [_learned(state, seat) for seat in range(state.seats)],
        "reason": REASONS[state.reason] or None,
    }


def _seat_or_none(seat: int) -> Json:
    return seat if seat >= 0 else None


def _some(packed: int) -> Json:
    """The colours of which there are cards."""
    found: Document = {}
    for colour, name in enumerate(COLOURS):
        if packed >> LANE * colour & LANE_BITS:
            found[name] = packed >> LANE * colour & LANE_BITS
    return found


def _seat(state: AfricanaState, seat: int) -> Json:
    own, base = state.own, seat * OWN
    return {
        "location": place_name(state, own[base + PLACE]) if state.first >= 0 else None,
        "silver": own[base + SILVER],
        "travel": own[base + HELD] if own[base + HAND] == NOT_KNOWN else _some(own[base + HAND]),
        "helpers": list[Json](colour_names(own[base + HELPERS])),
        "wild": own[base + WILD_CARD] > 0,
        "open": list[Json](adventure_names(state, own[base + OPEN])),
        "missions": list[Json](view.mission_ids(state, own[base + MISSIONS_WON])),
        "adventures": list[Json](adventure_names(state, own[base + ADVENTURES_WON])),
    }


def _slot(state: AfricanaState, slot: int) -> Json:
    mission = state.slots[slot]
    if mission < 0:
        return None
    marks: list[Json] = [seat for seat in range(state.seats) if state.slots[SLOTS + slot] >> seat & 1]
    return {"mission": mission_name(state, mission), "markers": marks}


def _book(state: AfricanaState, book: int) -> Json:
    base = book * BOOK
    found: Document = {}
    for name, side in (("left", LEFT), ("right", RIGHT)):
        pages = []
        for height in range(state.books[base + side + 1] - 1, -1, -1):
            page = state.books[base + side] >> PAGE_LANE * height & PAGE_BITS
            pages.append(adventure_name(state, book * PAGES + page))
        found[name] = list[Json](pages)
    return found | {"unread": state.books[base + UNREAD]}


def _learned(state: AfricanaState, seat: int) -> Json:
    if state.viewer != WHOLE and state.viewer != seat:
        return None
    return _some(state.own[seat * OWN + DRAWN])


def load(document: Document, options: Options) -> Africana:
    """The state of a document. Raises ``Malformed`` with everything that is wrong with it."""
    state = empty_table(options)
    reading = Reading(document, state)
    reading.read()
    if not reading.faults:
        check_laws(reading)
    if reading.faults:
        raise Malformed("africana-position", reading.faults)
    reading.begin()
    return state
