"""Positions: a play written out as a document, and read again with all its faults at once.

    {"step": "action", "work": null, "viewer": null, "professions": ["BR", "HU", ...], "first": 0, "active": 1,
     "turn": 4, "actions": 2, "played": ["PE"], "area": ["PE-b", "vp7"], "source": null, "level": null, "low": null,
     "opponent": null, "left": 0, "chosen": [], "laid": [], "shown": [], "row": ["vp5", null, ...],
     "vp_deck": {"vp9": 2, ...}, "deck": {"BR-r": 3, ...}, "put_back": {"seat": 0, "cards": ["SC-r"]},
     "pile": ["HU-b", "HU-r"], "out": [],
     "seats": [{"hand": ["BR-r"], "guild": ["HU-g"], "completed": ["SC"], "vp_cards": ["vp5"], "tokens": 2}, ...],
     "learned": {"all": {"pile": ["HU-r"], "hands": [[], []]}, "seats": [{"pile": [], "hands": [[], []]}, ...]},
     "reason": null}

``step`` is what is awaited: ``first``, ``professions``, ``row``, ``draw``, ``show``, ``seize`` (the table), ``setup``,
``opening``, ``action``, ``pay``, ``back``, ``hunt``, ``search``, ``swap``, ``rob``, ``give``, ``strike``, ``use``,
``place``, ``drop`` (a seat) or ``over``. ``work`` says where the play goes on after ``draw``, ``row`` or ``drop``.
``pile`` stands from the bottom up, ``put_back`` with the top card first. ``left`` are the cards still to be drawn,
placed, taken or put back; ``chosen`` and ``laid`` what was named so far of a choice under way. Cards that a redacted
state doesn't know are null, and its ``deck`` is a number.

What is left out is empty, 0 or null; ``step`` is ``action``, ``professions`` are those of the options, ``actions`` 2,
``turn`` the first that fits ``active``, ``played`` what lies in the area, the row the first five VP cards not bought,
``vp_deck`` the others, ``deck`` all cards that lie nowhere else. Cards may be ``out`` of the game; where ``deck`` is
given and ``out`` isn't, the cards that lie nowhere are. What is ``learned`` is, when left out, the top of the pile and
what the decision under way shows.
"""

from typing import Final

from pessoi.core.errors import Malformed
from pessoi.core.game import Document, Json, Options
from pessoi.core.state import SPECTATOR
from pessoi.games.guildhall import view
from pessoi.games.guildhall.cards import CARD_IDS, CODES, ITEM_IDS, VP_IDS
from pessoi.games.guildhall.engine import REASONS, Guildhall
from pessoi.games.guildhall.laws import check_laws
from pessoi.games.guildhall.reading import Reading
from pessoi.games.guildhall.refusals import STEPS
from pessoi.games.guildhall.setup import empty_table
from pessoi.games.guildhall.state import (
    DONE_N,
    DRAWING,
    DROPPING,
    EVERYBODY,
    FILLING,
    GUILD,
    HAND_N,
    LAID_AT,
    OWN,
    PILE,
    SHOWN_AT,
    VP_DECK_AT,
    VP_TOKENS,
    WHOLE,
    ZONES,
    GuildhallState,
)
from pessoi.games.guildhall.tables import CARDS_A_WORD, COLOURS, WORDS
from pessoi.games.guildhall.telling import card_names

WORKS: Final = (
    "deal",
    "refill",
    "draw",
    "back",
    "show",
    "handle",
    "rob",
    "search",
    "place",
    "bought",
    "row",
    "next",
    "clear",
)
"""Where a play goes on, by its codes."""


def dump(state: GuildhallState) -> Document:
    """The document of a state."""
    tells = state.step in (DRAWING, FILLING, DROPPING)
    return {
        "step": STEPS[state.step],
        "work": WORKS[state.work] if tells else None,
        "viewer": _viewer(state.viewer),
        "professions": [CODES[number] for number in state.professions],
        "first": _or_none(state.first),
        "active": _or_none(state.active),
        "turn": state.turn,
        "actions": state.actions,
        "played": [code for number, code in enumerate(CODES) if state.played >> number & 1],
        "area": view.area(state),
        "source": ITEM_IDS[state.source] if state.source >= 0 else None,
        "level": _or_none(state.level),
        "low": _or_none(state.low),
        "opponent": _or_none(state.opponent),
        "left": state.left,
        "chosen": view.chosen(state),
        "laid": view.listed(state, LAID_AT, state.laid_n),
        "shown": view.listed(state, SHOWN_AT, state.shown_n),
        "row": view.row(state),
        "vp_deck": {name: count for kind, name in enumerate(VP_IDS) if (count := state.table[VP_DECK_AT + kind])},
        "deck": _deck(state),
        "put_back": view.put_back(state),
        "pile": view.names(state.pile[index] for index in range(state.pile_n)),
        "out": _out(state),
        "seats": [_seat(state, seat) for seat in range(state.seats)],
        "learned": _learned(state),
        "reason": REASONS[state.reason] or None,
    }


def _or_none(number: int) -> Json:
    return number if number >= 0 else None


def _viewer(viewer: int) -> Json:
    return None if viewer == WHOLE else "spectator" if viewer == SPECTATOR else viewer


def _deck(state: GuildhallState) -> Json:
    if state.viewer != WHOLE:
        return state.deck_n
    return {name: count for card, name in enumerate(CARD_IDS) if (count := state.deck[card])}


def _out(state: GuildhallState) -> Json:
    """The cards of the professions in the game that aren't in it."""
    cards = [number * COLOURS + colour for number in state.professions for colour in range(COLOURS)]
    return [CARD_IDS[card] for card in cards for _ in range(4 - state.copies[card])]


def _seat(state: GuildhallState, seat: int) -> Json:
    own = state.own
    cards = view.hand(state, seat)
    done = view.completed(state, seat)
    hidden: list[Json] = [None] * (own[seat * OWN + DONE_N] - len(done))
    unseen: list[Json] = [None] * (own[seat * OWN + HAND_N] - len(cards))
    return {
        "hand": [*[CARD_IDS[card] for card in cards], *unseen],
        "guild": list[Json](card_names(own[seat * OWN + GUILD])),
        "completed": [*[CODES[number] for number in done], *hidden],
        "vp_cards": view.bought(state, seat),
        "tokens": own[seat * OWN + VP_TOKENS],
    }


def _learned(state: GuildhallState) -> Document:
    """What all know of the zones, and what each seat knows besides (GH-1305)."""
    return {
        "all": _known(state, EVERYBODY),
        "seats": [_known(state, seat) for seat in range(state.seats)],
    }


def _known(state: GuildhallState, viewer: int) -> Json:
    return {
        "pile": _known_cards(state, viewer, PILE),
        "hands": [_known_cards(state, viewer, seat) for seat in range(state.seats)],
    }


def _known_cards(state: GuildhallState, viewer: int, zone: int) -> Json:
    found: list[Json] = []
    for word in range(WORDS):
        counts = state.known[(viewer * ZONES + zone) * WORDS + word]
        card = word * CARDS_A_WORD
        while counts:
            found += [CARD_IDS[card]] * (counts & 7)
            counts >>= 3
            card += 1
    return found


def load(document: Document, options: Options) -> Guildhall:
    """The state of a document. Raises ``Malformed`` with everything that is wrong with it."""
    state = empty_table(options)
    reading = Reading(document, state, WORKS)
    reading.read()
    if not reading.faults:
        check_laws(reading)
    if reading.faults:
        raise Malformed("guildhall-position", reading.faults)
    return state
