"""Positions: a play written out as a document, and read again with all its faults at once.

    {"step": "enter", "phase": "entering", "viewer": null, "start": 0, "round": 3, "turn": 1, "active": 1,
     "place": null, "stage": null, "row": ["farm_1", "palace_3"], "in_game": [...], "used": [...], "under": [],
     "seats": [{"hand": ["Mo2", "Sw"], "laid": ["Ki0"], "shown": false, "supply": 1, "place": 2, "order": 0,
                "counting": 0, "rats": 10, "tokens": 0, "drawn": "now"}, ...],
     "tracks": {"church": [{"value": 4, "discs": [1, 0]}]}, "nuns": [{"card": "Mo4", "looked": [0]}, ...],
     "discard": ["Pe0"], "deck": 60, "remade": 0, "rest": null, "stacks": {"sword": 12}, "draws": 0, "looks": 0,
     "barred": [], "due": 0, "cursor": null, "to": null, "hit": [], "carrying": false, "spot": null, "chosen": [],
     "learned": {"0": {"sure": [{"seats": [1], "cards": ["Sw"]}], "bounds": null}}}

``step`` is what is awaited: ``first building cards turn draw nun`` (the table), ``supply look enter lay giver give
flute action drop`` (a seat) or ``over``. Row positions and nun places count from 1. ``hand`` and ``laid`` are numbers
where the cards aren't known. ``nuns``: ``card`` is null where nobody has looked, ``?`` where the viewer hasn't.
``drawn`` says when a hand last got cards of the deck: ``never`` since it was first made anew, ``earlier``, or ``now``:
since the last time. ``rest`` holds the nun cards nobody has seen once the first deck is used up. ``due`` are cards to
be given or discarded, ``chosen`` those named so far, ``cursor`` the last one discarded, ``to`` who gets them, ``hit``
who must still give to a Guard Tower.

What is left out is empty, 0 or as at the start: hands are empty, rats 10, discs at 0, all stacks full but for what
is held, ``used`` the first cards of the game that lie nowhere else, the deck all population cards that lie nowhere
else. The buildings of the game are those of the first game unless named; in ``in_game`` a building stands for its
five copies.
"""

from typing import Final

from pessoi.core.errors import Malformed
from pessoi.core.game import Document, Json, Options
from pessoi.core.state import SPECTATOR
from pessoi.games.rattus_cartus.cards import CARDS, CLASSES, KIND_NAMES, STACKS
from pessoi.games.rattus_cartus.engine import RattusCartus
from pessoi.games.rattus_cartus.filling import begin
from pessoi.games.rattus_cartus.kinds import kinds_at
from pessoi.games.rattus_cartus.laws import check_laws
from pessoi.games.rattus_cartus.memory import bound_row, is_bound
from pessoi.games.rattus_cartus.reading import AGES, PHASES, STAGES, Reading
from pessoi.games.rattus_cartus.refusals import STEPS
from pessoi.games.rattus_cartus.setup import empty_table
from pessoi.games.rattus_cartus.state import (
    ARRIVED,
    BOUNDS,
    CHOICE,
    COUNTED,
    DROPPING,
    FIRST_OLD,
    FRESH,
    HIDDEN,
    INFLUENCE,
    LAID,
    OLD,
    ORDER,
    OWN,
    PLACE,
    RATS,
    RESOLUTION,
    SCORING,
    SHOWN,
    SINCE,
    SIZE,
    TOKENS,
    UNDRAWN,
    WHOLE,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import STACK_COUNT
from pessoi.games.rattus_cartus.telling import cards_of

BOUND_NAMES: Final = {"row": FIRST_OLD, "old": OLD, "deck": FRESH}


def dump(state: RattusState) -> Document:
    """The document of a state."""
    return {
        "step": STEPS[state.step],
        "phase": PHASES[state.phase],
        "viewer": None if state.viewer == WHOLE else "spectator" if state.viewer == SPECTATOR else state.viewer,
        "start": _or_none(state.starter),
        "round": state.round,
        "turn": state.turn,
        "active": _or_none(state.active),
        "place": _place(state.place),
        "stage": STAGES[state.stage] if state.phase == RESOLUTION else None,
        "row": [CARDS[card] for card in state.row if card >= 0],
        "in_game": list[Json](cards_of(state.in_game)),
        "used": list[Json](cards_of(state.used)),
        "under": [CARDS[card] for card in state.under],
        "seats": [_seat(state, seat) for seat in range(state.seats)],
        "tracks": tracks(state),
        "nuns": [_nun(state, place) for place in range(state.tables.nuns)],
        "discard": names_at(state, state.pile),
        "deck": state.left,
        "remade": state.remade,
        "rest": names_at(state, state.rest) if state.parted else None,
        "stacks": {STACKS[stack]: state.stacks[stack] for stack in range(STACK_COUNT)},
        "draws": state.draws,
        "looks": state.looks,
        "barred": [place + 1 for place in range(state.tables.nuns) if state.barred >> place & 1],
        "due": state.due,
        "cursor": KIND_NAMES[state.cursor] if state.step == DROPPING and state.cursor else None,
        "to": _or_none(state.to),
        "hit": [seat for seat in range(state.seats) if state.hit >> seat & 1],
        "carrying": bool(state.carrying),
        "spot": _place(state.spot),
        "chosen": names_at(state, state.picked),
        "learned": _learned(state),
    }


def _or_none(seat: int) -> Json:
    return seat if seat >= 0 else None


def _place(place: int) -> Json:
    return place + 1 if place >= 0 else None


def names_at(state: RattusState, row: int) -> Json:
    """The cards of a row of ``cards``."""
    return [KIND_NAMES[kind] for kind in kinds_at(state.cards, row)]


def _seat(state: RattusState, seat: int) -> Json:
    base = seat * OWN
    own = state.own
    known = state.viewer in (WHOLE, seat) or state.phase >= SCORING
    supply: Json = "?" if own[base + CHOICE] == HIDDEN else _place(own[base + CHOICE])
    return {
        "hand": names_at(state, seat) if known else own[base + SIZE],
        "laid": names_at(state, state.seats + seat) if known or own[base + SHOWN] else own[base + LAID],
        "shown": bool(own[base + SHOWN]),
        "supply": supply,
        "place": _place(own[base + PLACE]),
        "order": own[base + ORDER] if own[base + PLACE] >= 0 else None,
        "counting": own[base + COUNTED],
        "rats": own[base + RATS],
        "tokens": own[base + TOKENS],
        "drawn": AGES[own[base + SINCE]],
    }


def tracks(state: RattusState) -> Document:
    """The stacks of each track from the highest value down, discs from below up (RC-48)."""
    found: Document = {}
    for class_, name in enumerate(CLASSES):
        values = [int(state.own[seat * OWN + INFLUENCE + class_]) for seat in range(state.seats)]
        stacks: list[Json] = []
        for value in sorted(set(values), reverse=True):
            discs = [seat for seat in range(state.seats) if values[seat] == value]
            discs.sort(key=lambda seat: int(state.own[seat * OWN + ARRIVED + class_]))
            stacks.append({"value": value, "discs": list[Json](discs)})
        found[name] = stacks
    return found


def _nun(state: RattusState, place: int) -> Json:
    kind = state.nuns[place]
    card = None if kind == UNDRAWN else "?" if kind == HIDDEN else KIND_NAMES[kind]
    return {"card": card, "looked": [seat for seat in range(state.seats) if state.looked[place] >> seat & 1]}


def _learned(state: RattusState) -> Document:
    """What each viewer has learned, where that is anything."""
    found: Document = {}
    for viewer in range(state.seats + 1):
        sure = sure_of(state, viewer)
        bounds: Json = None
        if is_bound(state, viewer, OLD):
            bounds = {
                name: [KIND_NAMES[kind] for kind in kinds_at(state.memory, bound_row(state, viewer, bound))]
                for name, bound in BOUND_NAMES.items()
            }
        if sure or bounds is not None:
            found[str(viewer) if viewer < state.seats else "spectator"] = {"sure": sure, "bounds": bounds}
    return found


def sure_of(state: RattusState, viewer: int) -> list[Json]:
    """The cells of several seats, and those in which cards surely are."""
    found: list[Json] = []
    for cell in range(state.seats):
        seats = [seat for seat in range(state.seats) if state.cells[viewer * state.seats + seat] == cell]
        cards = kinds_at(state.memory, viewer * (state.seats + BOUNDS) + cell)
        if len(seats) > 1 or cards:
            found.append({"seats": list[Json](seats), "cards": [KIND_NAMES[kind] for kind in cards]})
    return found


def load(document: Document, options: Options) -> RattusCartus:
    """The state of a document. Raises ``Malformed`` with everything that is wrong with it."""
    state = empty_table(options)
    reading = Reading(document, state)
    reading.read()
    if not reading.faults:
        begin(reading)
        check_laws(reading)
    if reading.faults:
        raise Malformed("rattus_cartus-position", reading.faults)
    return state
