"""Laws of a position: who may be asked what, in which phase (RC-30 to RC-88)."""

from collections.abc import Callable

from pessoi.games.rattus_cartus.cards import KIND_NAMES
from pessoi.games.rattus_cartus.kinds import FLUTE, JOKER, KINDS, PLAYABLE, SWORD, count_at, population_at, size_at
from pessoi.games.rattus_cartus.reading import Reading
from pessoi.games.rattus_cartus.refusals import STEPS
from pessoi.games.rattus_cartus.resolving import actor_at, fewest_of, most_of
from pessoi.games.rattus_cartus.spaces import holder_of
from pessoi.games.rattus_cartus.state import (
    ACTIONS,
    CHOICE,
    COUNTED,
    ENTRY,
    HIDDEN,
    LAID,
    ORDER,
    OWN,
    PLACE,
    RATS,
    RESOLUTION,
    SHOWN,
    SIZE,
    SUPPLIES,
    SWORDS,
    WHOLE,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import BASIC, DRAW, DRAW_PER_INFLUENCE, LEVY, LOOK, TRADE

LEVIED = 3
"""Cards that a Guard Tower asks of each (RC-72)."""


def check_supplies(reading: Reading) -> None:
    """Who has chosen a supply action, by turn order (RC-30)."""
    state = reading.state
    if state.phase != SUPPLIES:
        return
    if not 0 <= state.turn < state.seats or state.active != state.seat_at(state.turn):
        reading.fault("turn", turn=state.turn, active=state.active)
        return
    choosing = STEPS[state.step] == "supply"
    if state.together and choosing == bool(state.carrying):
        reading.fault("carrying")
    for turn in range(state.seats):
        seat = int(state.seat_at(turn))
        chosen = state.own[seat * OWN + CHOICE]
        wanted = bool(state.carrying) or turn < state.turn or (turn == state.turn and not choosing)
        if (chosen != -1) != wanted:
            reading.fault("supply", where=f"seats.{seat}.supply")
        hidden = state.together and not state.carrying and state.viewer not in (WHOLE, seat)
        if chosen != -1 and (chosen == HIDDEN) != bool(hidden):
            reading.fault("supply-hidden", where=f"seats.{seat}.supply")


def check_entry(reading: Reading) -> None:
    """Who has entered (RC-35, RC-40)."""
    state = reading.state
    if state.phase != ENTRY:
        return
    if not 0 <= state.turn < state.seats or state.active != state.seat_at(state.turn):
        reading.fault("turn", turn=state.turn, active=state.active)
        return
    base = state.active * OWN
    if STEPS[state.step] == "enter":
        if state.own[base + PLACE] >= 0:
            reading.fault("entered", seat=state.active)
        return
    entered = sum(state.own[seat * OWN + PLACE] >= 0 for seat in range(state.seats))
    if state.own[base + PLACE] < 0 or state.own[base + ORDER] != entered - 1 or state.own[base + LAID]:
        reading.fault("lays", seat=state.active)
    if not state.own[base + SIZE]:
        reading.fault("no-cards", seat=state.active)


def check_resolution(reading: Reading) -> None:
    """Which buildings are resolved, which cards lie open, who acts (RC-45 to RC-64, RC-82 to RC-88)."""
    state = reading.state
    if state.phase != RESOLUTION:
        if state.place >= 0 or state.stage:
            reading.fault("counter", where="place", step=STEPS[state.step])
        return
    if state.place < 0:
        reading.fault("no-place")
        return
    for seat in range(state.seats):
        base, where = seat * OWN, f"seats.{seat}"
        place = state.own[base + PLACE]
        if place < 0:
            reading.fault("not-entered", where=where)
            continue
        shown = bool(state.own[base + SHOWN])
        if shown != (place <= state.place or state.seats == 2):
            reading.fault("shown", where=f"{where}.shown")
        if place < state.place and state.own[base + LAID]:
            reading.fault("laid-done", where=f"{where}.laid")
        row = state.seats + seat
        counting = population_at(state.cards, row) + count_at(state.cards, row, JOKER)
        if shown and place >= state.place and state.own[base + COUNTED] != counting:
            reading.fault("counted", where=f"{where}.counting", wanted=int(counting))
    if not reading.faults:
        _actor(reading)


def _actor(reading: Reading) -> None:
    state, step = reading.state, STEPS[reading.state.step]
    stage = {"giver": 0, "flute": 1}.get(step, None if step == "give" else ACTIONS)
    checks: dict[str, Callable[[RattusState], bool]] = {
        "giver": lambda s: _is_one_of_several(s, SWORD, s.active),
        "flute": lambda s: _is_one_of_several(s, FLUTE, s.active) and s.own[s.active * OWN + RATS] > 0,
        "give": _gives,
    }
    if stage is not None and state.stage != stage:
        reading.fault("counter", where="stage", step=step)
    elif step in checks:
        if not checks[step](state):
            reading.fault("actor", seat=state.active, step=step)
    elif (
        state.is_last()
        or not 0 <= state.turn < state.seats
        or actor_at(state, state.turn) != state.active
        or (step != "action" and not _may_do(state, step))
    ):
        reading.fault("actor", seat=state.active, step=step)


def _is_one_of_several(state: RattusState, kind: int, seat: int) -> bool:
    return most_of(state, kind) == seat and int(fewest_of(state, kind)).bit_count() > 1


def _gives(state: RattusState) -> bool:
    """Half of a hand for swords (RC-82), three cards for a Guard Tower (RC-72); fewer than all."""
    size = state.own[state.active * OWN + SIZE]
    if state.due >= size:
        return False
    if state.stage == SWORDS:
        fewest = fewest_of(state, SWORD) >> state.active & 1
        fits = state.due == size // 2 and most_of(state, SWORD) == state.to and state.hit == 0
        return bool(fewest and fits and state.own[state.active * OWN + PLACE] == state.place)
    building = state.tables.building[state.row[state.place]]
    levied = state.tables.effect[building] == LEVY and state.due == LEVIED and state.turn == 0
    holder = holder_of(state, state.place)
    others = all(seat not in (holder, state.active) for seat in range(state.seats) if state.hit >> seat & 1)
    fits = state.stage == ACTIONS and not state.is_last() and holder == state.to != state.active
    return bool(levied and others and fits)


def _may_do(state: RattusState, step: str) -> bool:
    """Whether the building makes the player that acts draw, look or discard."""
    building = state.tables.building[state.row[state.place]]
    effects = {state.tables.effect[building + BASIC]}
    if holder_of(state, state.place) == state.active:
        effects.add(state.tables.effect[building])
    base = state.active * OWN
    if step == "drop":
        most = max(state.tables.most[building], state.tables.most[building + BASIC])
        return TRADE in effects and state.due <= min(state.own[base + RATS], state.own[base + SIZE], most)
    if step == "draw":
        return bool(effects & {DRAW, DRAW_PER_INFLUENCE})
    return LOOK in effects


def check_chosen(reading: Reading) -> None:
    """Cards named so far are in the hand of whoever chooses, and can be named (RC-110)."""
    state, step = reading.state, STEPS[reading.state.step]
    named = size_at(state.cards, state.picked)
    if step not in ("lay", "give") and named:
        reading.fault("counter", where="chosen", step=step)
        return
    if step != "drop" and "cursor" in reading.document and reading.document["cursor"] is not None:
        reading.fault("counter", where="cursor", step=step)
    if not named:
        return
    if state.viewer not in (WHOLE, state.active):
        reading.fault("chosen-hidden")
        return
    for kind in range(KINDS):
        count = count_at(state.cards, state.picked, kind)
        if count > count_at(state.cards, state.active, kind) or (count and step == "lay" and kind >= PLAYABLE):
            reading.fault("chosen", card=KIND_NAMES[kind])
    if step == "give" and not reading.faults:
        after = sum(
            count_at(state.cards, state.active, kind) - count_at(state.cards, state.picked, kind)
            for kind in range(state.cursor, KINDS)
        )
        if not named < state.due <= named + after:
            reading.fault("chosen", card=KIND_NAMES[state.cursor])
