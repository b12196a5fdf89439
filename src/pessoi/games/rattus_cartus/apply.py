"""What moves do: each kind is handed to its phase."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.rattus_cartus import resolving, supplies
from pessoi.games.rattus_cartus.beginning import choose_buildings, deal_on, start
from pessoi.games.rattus_cartus.drawing import draw, look_at, see_nun
from pessoi.games.rattus_cartus.entering import enter, lay, play_pass
from pessoi.games.rattus_cartus.kinds import UNIT, WORD, WORDS
from pessoi.games.rattus_cartus.moves import (
    BUILDING,
    CARD_BITS,
    CARDS,
    DONE,
    DRAW,
    ENTER,
    FIRST,
    KIND,
    KIND_BITS,
    LAY,
    LOOK,
    NUN,
    NUN_SHIFT,
    PLACE_BITS,
    PLAY_PASS,
    SUPPLY,
    TURN,
)
from pessoi.games.rattus_cartus.rounds import turn_up
from pessoi.games.rattus_cartus.scoring import see_last_nun
from pessoi.games.rattus_cartus.state import LAYING, RESOLUTION, SCORING, SUPPLIES, RattusState


def apply(state: RattusState, move: i64, events: "list[Event] | None") -> None:
    """Carry out a legal move; the arguments of ``State.apply``."""
    kind = move & KIND
    rest = move >> KIND_BITS
    if kind == DRAW:
        draw(state, rest & CARD_BITS, events)
        if state.draws == 0:
            _after_draws(state, events)
    elif kind == LAY:
        state.cards[state.picked * WORDS + WORD[rest]] += UNIT[rest]
        state.cursor = rest
    elif kind == DONE and state.step == LAYING:
        lay(state, events)
    elif kind == ENTER:
        enter(state, rest, events)
    elif kind == PLAY_PASS:
        play_pass(state, events)
    elif kind == SUPPLY:
        supplies.choose_supply(state, rest, events)
    elif kind == TURN:
        turn_up(state, rest, events)
    elif kind == NUN:
        if state.phase >= SCORING:
            see_last_nun(state, move >> NUN_SHIFT, events)
        else:
            see_nun(state, rest & PLACE_BITS, move >> NUN_SHIFT, events)
            _after_look(state, events)
    elif kind == LOOK:
        if look_at(state, rest, events):
            _after_look(state, events)
    elif kind == FIRST:
        start(state, rest, events)
    elif kind in (BUILDING, CARDS):
        choose_buildings(state, move, events)
    else:
        resolving.apply(state, move, events)


def _after_draws(state: RattusState, events: "list[Event] | None") -> None:
    """What waited for the draws goes on."""
    if state.phase == SUPPLIES:
        supplies.after_draws(state, events)
    elif state.phase == RESOLUTION:
        resolving.next_actor(state, events)
    else:
        deal_on(state, events)


def _after_look(state: RattusState, events: "list[Event] | None") -> None:
    if state.phase == SUPPLIES:
        supplies.go_on_looking(state, events)
    else:
        resolving.after_nun(state, events)
