"""Positions: a play written out as a document, and read again with all its faults at once.

    {"step": "turn", "viewer": null, "first": 0, "active": 1, "age": 2, "extra": false, "pawn": -2,
     "loot": [[5], [2, 5]], "seats": [{"coins": 7, "cards": ["quarry"], "tokens": ["law"],
     "wonders": [{"wonder": "sphinx", "state": "built", "card": "baths"}, ...]}, ...],
     "structure": {"A2-r1c1": "temple", "A2-r2c1": null, ...}, "guilds": [], "discard": ["altar"],
     "board": ["economy", ...], "group": [], "library": null, "source": null, "reason": null}

``step`` is what is awaited: ``first``, ``tokens``, ``wonders``, ``guilds``, ``lay``, ``reveal``, ``draw`` (the table),
``pick``, ``begin``, ``turn``, ``token``, ``keep``, ``revive``, ``raze`` (a seat) or ``over``. ``structure`` holds the
places not yet taken with their cards, null where one isn't known; ``guilds`` the places of unknown cards with guild
backs. ``loot`` are the Military tokens on the track by the seat that would lose them. ``library`` is
``{"drawn": [...], "kept": null}`` once tokens were drawn for the Great Library, ``source`` the item that left the
choice under way. What is left out is empty, 0 or false; ``coins`` are 7, ``loot`` what the pawn has left on the track,
``board`` the first tokens that are in no city. A Wonder given by its name alone is unbuilt. A city may hold fewer
cards than were played so far; the rest counts as never seen.
"""

from typing import Final

from pessoi.core.errors import Malformed
from pessoi.core.game import Document, Json, Options
from pessoi.core.state import SPECTATOR
from pessoi.games.seven_wonders_duel import view
from pessoi.games.seven_wonders_duel.cards import CARDS, LAYOUTS, TOKENS
from pessoi.games.seven_wonders_duel.engine import SevenWondersDuel
from pessoi.games.seven_wonders_duel.laws import check_laws
from pessoi.games.seven_wonders_duel.reading import Reading
from pessoi.games.seven_wonders_duel.refusals import STEPS
from pessoi.games.seven_wonders_duel.scoring import REASONS
from pessoi.games.seven_wonders_duel.setup import empty_table
from pessoi.games.seven_wonders_duel.state import (
    CITY,
    COINS,
    DISCARDED,
    HELD_TOKENS,
    NOT_KNOWN,
    OWN,
    WHOLE,
    DuelState,
)
from pessoi.games.seven_wonders_duel.telling import item_name, place_names, token_names, wonder_names

VIEWERS: Final[dict[int, Json]] = {WHOLE: None, 0: 0, 1: 1, SPECTATOR: "spectator"}
"""For whose eyes a state is redacted, in a document."""


def dump(state: DuelState) -> Document:
    """The document of a state."""
    return {
        "step": STEPS[state.step],
        "viewer": VIEWERS[state.viewer],
        "first": _seat_or_none(state.first),
        "active": _seat_or_none(state.active),
        "age": state.age,
        "extra": bool(state.extra),
        "pawn": state.pawn,
        "loot": view.loot(state),
        "seats": [_seat(state, seat) for seat in range(2)],
        "structure": _structure(state),
        "guilds": list[Json](place_names(state.age, state.guilds & (state.hidden | state.unlaid))) if state.age else [],
        "discard": view.card_names(view.cards_at(state, DISCARDED)),
        "board": list[Json](token_names(state.board)),
        "group": list[Json](wonder_names(state.group)),
        "library": _library(state),
        "source": item_name(state.source) if state.source >= 0 else None,
        "reason": REASONS[state.reason] or None,
    }


def _seat_or_none(seat: int) -> Json:
    return seat if seat >= 0 else None


def _seat(state: DuelState, seat: int) -> Json:
    return {
        "coins": state.own[seat * OWN + COINS],
        "cards": view.card_names(view.cards_at(state, CITY + seat)),
        "wonders": list[Json](view.wonders(state, seat)),
        "tokens": list[Json](token_names(state.own[seat * OWN + HELD_TOKENS])),
    }


def _structure(state: DuelState) -> Document:
    if not state.age:
        return {}
    found: Document = {}
    for place, slot in enumerate(LAYOUTS[state.age - 1]):
        if state.left >> place & 1:
            card = state.slots[place]
            found[slot.id] = CARDS[card].id if card >= 0 else None
    return found


def _library(state: DuelState) -> Json:
    if not state.drawn:
        return None
    drawn = None if state.drawn == NOT_KNOWN else list[Json](token_names(state.drawn))
    return {"drawn": drawn, "kept": TOKENS[state.kept].id if state.kept >= 0 else None}


def load(document: Document, options: Options) -> SevenWondersDuel:
    """The state of a document. Raises ``Malformed`` with everything that is wrong with it."""
    state = empty_table(options)
    reading = Reading(document, state)
    reading.read()
    if not reading.faults:
        check_laws(reading)
    if reading.faults:
        raise Malformed("seven_wonders_duel-position", reading.faults)
    reading.begin()
    return state
