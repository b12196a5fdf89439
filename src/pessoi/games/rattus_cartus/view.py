"""What a seat is shown: a function of the state redacted for it (RC-100 to RC-104)."""

from pessoi.core.game import Document, Json
from pessoi.core.state import CHANCE, OVER
from pessoi.games.rattus_cartus.beginning import uses_stack
from pessoi.games.rattus_cartus.cards import CARDS, CLASSES, KIND_NAMES, STACKS, STANDARD
from pessoi.games.rattus_cartus.describing import action, building_of, class_of, is_guessed, is_reconstructed, supply
from pessoi.games.rattus_cartus.kinds import FLUTE, SWORD, playable_at
from pessoi.games.rattus_cartus.legal import still_due
from pessoi.games.rattus_cartus.memory import sees_nun
from pessoi.games.rattus_cartus.position import names_at, sure_of, tracks
from pessoi.games.rattus_cartus.reading import PHASES
from pessoi.games.rattus_cartus.refusals import STEPS
from pessoi.games.rattus_cartus.resolving import fewest_of
from pessoi.games.rattus_cartus.scoring import award_lines, is_alive, nun_sum, result
from pessoi.games.rattus_cartus.spaces import holder_of, seat_on, space_of
from pessoi.games.rattus_cartus.state import (
    ACTING,
    CHOICE,
    COUNTED,
    DROPPING,
    ENTRY,
    FINISHED,
    GIVING,
    INFLUENCE,
    LAID,
    LAYING,
    LOOKING,
    NAMING,
    ORDER,
    OWN,
    PIPING,
    PLACE,
    POINTS,
    RATS,
    RESOLUTION,
    SCORING,
    SHOWN,
    SIZE,
    TOKENS,
    RattusState,
)
from pessoi.games.rattus_cartus.survival import chance_with, nun_odds, nuns_seen
from pessoi.games.rattus_cartus.tables import STACK_COUNT
from pessoi.games.rattus_cartus.telling import cards_of

NEAR = 4
"""Rats more or fewer than a seat has, for which its chance to survive is told."""


def view(state: RattusState, seat: int) -> Document:
    """The view of a seat or spectator; the arguments of ``Game.view``."""
    options = dict(state.options)
    if options["cards"] != STANDARD:
        options["cards"] = "own"
    viewer = seat if seat >= 0 else state.seats
    return {
        "game": "rattus_cartus",
        "to_move": state.to_move,
        "prompt": _prompt(state, seat),
        "round": state.round,
        "rounds": state.tables.rounds[state.seats],
        "last": bool(state.is_last()),
        "phase": PHASES[state.phase],
        "start": state.starter if state.starter >= 0 else None,
        "row": [
            _building(state, place, seat) for place in range(state.tables.open[state.seats]) if state.row[place] >= 0
        ],
        "tracks": tracks(state),
        "track_end": state.tables.track_end if state.tables.track_end >= 0 else None,
        "nuns": [_nun(state, place, viewer) for place in range(state.tables.nuns)],
        "deck": state.left,
        "remade": state.remade,
        "discard": names_at(state, state.pile),
        "building_deck": _building_deck(state),
        "replacement": state.tables.aside[state.seats],
        "under": [CARDS[card] for card in state.under],
        "in_game": list[Json](cards_of(state.in_game)),
        "used": list[Json](cards_of(state.used)),
        "stacks": {STACKS[each]: state.stacks[each] for each in range(STACK_COUNT) if uses_stack(state, each)},
        "seats": [_seat(state, each, seat) for each in range(state.seats)],
        "together": _together(state, viewer),
        "survival": _survival(state, seat),
        "options": options,  # type: ignore[dict-item]
        "result": _result(state),
    }


def _prompt(state: RattusState, seat: int) -> Document:
    """What is asked, and of whom."""
    kind = {CHANCE: "chance", OVER: "over"}.get(state.to_move) or STEPS[state.step]
    left, seats = 0, list[int]()
    if state.step == LOOKING:
        left = state.looks
    elif state.step == DROPPING:
        left = state.due
    elif state.step == GIVING:
        left, seats = int(still_due(state)), [state.to]
    elif state.step in (NAMING, PIPING):
        fewest = fewest_of(state, SWORD if state.step == NAMING else FLUTE)
        seats = [each for each in range(state.seats) if fewest >> each & 1]
    place = state.place
    if state.step == LAYING:
        place = state.own[state.active * OWN + PLACE]
    return {
        "kind": kind,
        "seat": state.active if state.active >= 0 else None,
        "place": place + 1 if place >= 0 else None,
        "left": left,
        "chosen": names_at(state, state.picked) if seat == state.active else [],
        "seats": list[Json](seats),
        "special": state.step == ACTING and holder_of(state, state.place) == state.active,
    }


def _building_deck(state: RattusState) -> int:
    """The building cards that are still to come."""
    laid = sum(card >= 0 for card in state.row)
    open_ = state.tables.open[state.seats]
    return int(state.tables.rounds[state.seats] * open_ - int(state.used).bit_count() - laid)


def _building(state: RattusState, place: int, seat: int) -> Json:
    card = state.row[place]
    building = building_of(card)
    entered: list[Json] = []
    while len(entered) < state.seats and seat_on(state, place, len(entered)) >= 0:
        entered.append(int(seat_on(state, place, len(entered))))
    shown = any(state.own[int(str(each)) * OWN + SHOWN] for each in entered)
    holder = holder_of(state, place) if shown else -1
    kind = "open"
    if state.phase == RESOLUTION and place <= state.place:
        kind = "now" if place == state.place else "done"
    return {
        "place": place + 1,
        "card": CARDS[card],
        "building": building,
        "class": class_of(state, building),
        "supply": supply(state, card),
        "reconstructed": is_reconstructed(state, card),
        "guessed": is_guessed(state, building),
        **_actions(state, building),
        "entered": entered,
        "holder": int(holder) if holder >= 0 else None,
        "beats": _beats(state, place, seat),
        "state": kind,
    }


def _actions(state: RattusState, building: str) -> Document:
    """What the special and the basic action give this round: in the last one influence, and nothing (RC-60)."""
    if state.is_last():
        return {"special": {"effect": "influence", "count": 1}, "basic": {"effect": "none"}}
    return {side: action(state, building, side) for side in ("special", "basic")}


def _beats(state: RattusState, place: int, seat: int) -> Json:
    """Counting cards that surely stand before all that have entered so far for the special action (RC-50, RC-62):
    more than anybody has laid."""
    if seat < 0 or state.phase != ENTRY or (state.own[seat * OWN + PLACE] >= 0 and state.to_move != seat):
        return None
    laid = [
        int(state.own[other * OWN + LAID])
        for other in range(state.seats)
        if other != seat
        and state.own[other * OWN + PLACE] >= 0
        and (state.own[other * OWN + PLACE] == place or state.seats == 2)
    ]
    return max(laid) + 1 if laid else 0


def _nun(state: RattusState, place: int, viewer: int) -> Json:
    known = sees_nun(state, viewer, place)
    looked = [seat for seat in range(state.seats) if state.looked[place] >> seat & 1]
    return {"place": place + 1, "card": KIND_NAMES[state.nuns[place]] if known else None, "looked": list[Json](looked)}


def _seat(state: RattusState, seat: int, viewer: int) -> Json:
    base, own, mine = seat * OWN, state.own, seat == viewer
    open_ = state.phase >= SCORING
    shown = bool(own[base + SHOWN])
    place = own[base + PLACE]
    rats = mine or open_ or state.options["show_rats"] is True
    known = sure_of(state, viewer if viewer >= 0 else state.seats)
    alone: Json = next(
        (dict(cell)["cards"] for cell in known if isinstance(cell, dict) and cell["seats"] == [seat]), []
    )
    points: dict[str, Json] = {"points": own[base + POINTS]} if open_ else {}
    return {
        "hand": own[base + SIZE],
        "cards": names_at(state, seat) if mine or open_ else None,
        "laid": own[base + LAID],
        "laid_cards": names_at(state, state.seats + seat) if mine or shown else None,
        "shown": shown,
        "playable": playable_at(state.cards, seat) if mine else None,
        "counting": own[base + COUNTED] if shown else None,
        "supply": own[base + CHOICE] + 1 if own[base + CHOICE] >= 0 else None,
        "place": place + 1 if place >= 0 else None,
        "space": int(space_of(state, seat)) + 1 if place >= 0 else None,
        "order": own[base + ORDER] if place >= 0 else None,
        "rats": own[base + RATS] if rats else None,
        "tokens": own[base + TOKENS],
        "influence": {name: own[base + INFLUENCE + number] for number, name in enumerate(CLASSES)},
        "known": alone,
        **points,
    }


def _together(state: RattusState, viewer: int) -> list[Json]:
    """Cards known to be in one of several hands (RC-103)."""
    return [
        cell
        for cell in sure_of(state, viewer)
        if isinstance(cell, dict) and isinstance(cell["seats"], list) and len(cell["seats"]) > 1 and cell["cards"]
    ]


def _survival(state: RattusState, seat: int) -> Json:
    """What the seat knows of its chances, an assistance."""
    if seat < 0 or state.options["survival"] is not True or state.phase >= SCORING:
        return None
    odds = nun_odds(state, seat)
    seen, unseen = nuns_seen(state, seat)
    rats = int(state.own[seat * OWN + RATS])
    around = range(max(rats - NEAR, 0), rats + NEAR + 1)
    return {
        "seen": seen,
        "unseen": unseen,
        "rats": rats,
        "chance": chance_with(odds, rats),
        "by_rats": [[number, chance_with(odds, number)] for number in around],
    }


def _result(state: RattusState) -> Json:
    if state.phase != FINISHED:
        return None
    ending = result(state)
    return {
        "points": list(ending.points),
        "winners": list(ending.winners),
        "reason": ending.reason,
        "tie_break": ending.tie_break,
        "nuns": int(nun_sum(state)),
        "rats": [state.own[seat * OWN + RATS] for seat in range(state.seats)],
        "alive": [bool(is_alive(state, seat)) for seat in range(state.seats)],
        "lines": [lines(state, seat) for seat in range(state.seats)],
    }


def lines(state: RattusState, seat: int) -> list[Json]:
    """The points of a seat line by line."""
    return [
        {"line": line, "class": CLASSES[class_] if class_ >= 0 else None, "points": points, "count": count}
        for line, class_, count, points in award_lines(state, seat)
        if points
    ]
