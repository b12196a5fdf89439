"""Why a move may not be made: for any integer, in agreement with ``legal``."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.legality import Refusal
from pessoi.core.state import NOT_TO_MOVE, OVER
from pessoi.games.rattus_cartus.drawing import nun_row
from pessoi.games.rattus_cartus.kinds import FLUTE, GOLD, KINDS, PASS, PLAYABLE, POPULATION, SWORD, count_at
from pessoi.games.rattus_cartus.legal import (
    SET_SIZE,
    holds_special,
    lanes_of_bits,
    offers_basic,
    still_due,
    turns_next,
    unnamed,
    unnamed_from,
)
from pessoi.games.rattus_cartus.moves import (
    BASIC,
    BUILDING,
    DECLINE,
    DONE,
    DRAW,
    DROP,
    ENTER,
    FIRST,
    GIVE,
    GIVER,
    KIND,
    KIND_BITS,
    LAY,
    LOOK,
    NUN,
    NUN_SHIFT,
    PLACE_BITS,
    PLAY_PASS,
    RAT_TO,
    SET_BITS,
    SET_SHIFT,
    SPECIAL,
    SUPPLY,
    TURN,
    set_move,
)
from pessoi.games.rattus_cartus.resolving import fewest_of
from pessoi.games.rattus_cartus.state import (
    ACTING,
    ENTERING,
    GIVING,
    LAYING,
    LOOKING,
    NAMING,
    PIPING,
    WHOLE,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import BIT, BUILDING_COUNT, CARD_COUNT
from pessoi.games.rattus_cartus.telling import card_name, class_name, kind_name

STEPS: Final = (
    "first",
    "building",
    "cards",
    "turn",
    "draw",
    "nun",
    "supply",
    "look",
    "enter",
    "lay",
    "giver",
    "give",
    "flute",
    "action",
    "drop",
    "over",
)
"""The steps by their codes, as refusals, views and positions name them."""


def refusal(state: RattusState, move: i64) -> "Refusal | None":
    """Why ``move`` may not be made now, or None if it may."""
    if state.viewer != WHOLE and state.viewer != state.to_move:
        return Refusal("", NOT_TO_MOVE)
    if state.to_move == OVER:
        return Refusal("RC-90", "rattus_cartus-refusal-over")
    kind = move & KIND
    rest = move >> KIND_BITS
    if move < 0 or not _fits(state.step, kind):
        data: dict[str, object] = {"step": STEPS[state.step]}
        return Refusal("RC-25", "rattus_cartus-refusal-step", data)
    if kind in (PLAY_PASS, DONE, SPECIAL, BASIC, DECLINE):
        return _refuse_bare(state, kind, rest)
    if kind in (LAY, GIVE, DROP):
        return _refuse_card(state, kind, rest)
    if kind in (SUPPLY, ENTER):
        if rest < state.tables.open[state.seats]:
            return None
        rule = "RC-30" if kind == SUPPLY else "RC-36"
        return Refusal(rule, "rattus_cartus-refusal-row", {"count": int(state.tables.open[state.seats])})
    if kind == LOOK:
        return _refuse_look(state, rest)
    if kind in (GIVER, RAT_TO):
        return _refuse_seat(state, kind, rest)
    return _refuse_draw(state, move, kind, rest)


def _fits(step: i64, kind: i64) -> bool:
    """Whether a kind of move answers a step."""
    if step <= LOOKING:
        return kind == step  # draws and the first decisions have the numbers of their steps
    if step == ENTERING:
        return kind in (ENTER, PLAY_PASS)
    if step == LAYING:
        return kind in (LAY, DONE)
    if step == NAMING:
        return kind == GIVER
    if step == GIVING:
        return kind == GIVE
    if step == PIPING:
        return kind == RAT_TO
    if step == ACTING:
        return kind in (SPECIAL, BASIC, DECLINE)
    return kind in (DROP, DONE)


def _refuse_bare(state: RattusState, kind: i64, rest: i64) -> "Refusal | None":
    """Moves without a field."""
    if rest:
        return Refusal("RC-25", "rattus_cartus-refusal-unknown")
    if kind == PLAY_PASS and count_at(state.cards, state.active, PASS) == 0:
        return Refusal("RC-40", "rattus_cartus-refusal-pass-none")
    if kind == SPECIAL and not holds_special(state):
        return Refusal("RC-50", "rattus_cartus-refusal-special")
    if kind == BASIC and not offers_basic(state):
        return Refusal("RC-72", "rattus_cartus-refusal-basic")
    return None


def _refuse_card(state: RattusState, kind: i64, card: i64) -> "Refusal | None":
    """A card of the hand, named in the order of RC-110."""
    if card >= KINDS:
        return Refusal("RC-25", "rattus_cartus-refusal-unknown")
    data: dict[str, object] = {"card": kind_name(card)}
    if kind == LAY and card >= PLAYABLE:
        key = "rattus_cartus-refusal-kind-gold" if card == GOLD else "rattus_cartus-refusal-kind-pass"
        return Refusal("RC-37", key, data)
    rule = "RC-36" if kind == LAY else "RC-68" if kind == DROP else "RC-82"
    if unnamed(state, card) <= 0:
        return Refusal(rule, "rattus_cartus-refusal-hand", data)
    if card < state.cursor:
        data["after"] = kind_name(state.cursor)
        return Refusal("RC-110", "rattus_cartus-refusal-order", data)
    if kind == GIVE and unnamed_from(state, card) < still_due(state):
        data["count"] = int(still_due(state))
        return Refusal("RC-110", "rattus_cartus-refusal-too-few", data)
    return None


def _refuse_look(state: RattusState, place: i64) -> "Refusal | None":
    if place >= state.tables.nuns:
        return Refusal("RC-32", "rattus_cartus-refusal-place", {"count": int(state.tables.nuns)})
    if state.barred & BIT[place]:
        return Refusal("RC-32", "rattus_cartus-refusal-looked-twice", {"place": int(place) + 1})
    return None


def _refuse_seat(state: RattusState, kind: i64, seat: i64) -> "Refusal | None":
    wanted: i64 = SWORD if kind == GIVER else FLUTE
    if seat < state.seats and fewest_of(state, wanted) & BIT[seat]:
        return None
    rule = "RC-83" if kind == GIVER else "RC-84"
    return Refusal(rule, "rattus_cartus-refusal-giver" if kind == GIVER else "rattus_cartus-refusal-flute")


def _refuse_draw(state: RattusState, move: i64, kind: i64, rest: i64) -> "Refusal | None":
    """What the table may draw."""
    if kind == DRAW:
        if rest < POPULATION and count_at(state.cards, state.deck, rest) > 0:
            return None
        return Refusal("RC-33", "rattus_cartus-refusal-draw")
    if kind == NUN:
        card = move >> NUN_SHIFT
        place = rest & PLACE_BITS
        if place == state.spot and card < POPULATION and count_at(state.cards, nun_row(state), card) > 0:
            return None
        return Refusal("RC-32", "rattus_cartus-refusal-nun", {"place": int(state.spot) + 1})
    if kind == TURN:
        if rest < CARD_COUNT and turns_next(state) & BIT[rest]:
            return None
        data: dict[str, object] = {"card": card_name(rest) if rest < CARD_COUNT else ""}
        return Refusal("RC-26", "rattus_cartus-refusal-turn", data)
    if kind == FIRST:
        if rest < state.seats:
            return None
        return Refusal("RC-16", "rattus_cartus-refusal-first", {"count": int(state.seats)})
    if kind == BUILDING:
        if rest < BUILDING_COUNT and state.tables.class_of[rest] == state.turn:
            return None
        return Refusal("RC-20", "rattus_cartus-refusal-building", {"class": class_name(state.turn)})
    chosen = move >> SET_SHIFT & SET_BITS
    if move == set_move(state.turn, chosen) and lanes_of_bits(chosen) == SET_SIZE:
        return None
    return Refusal("RC-20", "rattus_cartus-refusal-cards", {"class": class_name(state.turn)})
