"""Laws of a whole position: what must be true of its parts together (RC-25 to RC-104)."""

from typing import Final

from pessoi.core.random import Random
from pessoi.games.rattus_cartus.beginning import special_count, uses_stack
from pessoi.games.rattus_cartus.cards import CARDS, CLASSES, COPIES, DATA, KIND_NAMES, STACKS
from pessoi.games.rattus_cartus.completing import Completion
from pessoi.games.rattus_cartus.drawing import nun_row
from pessoi.games.rattus_cartus.kinds import (
    JOKER,
    KINDS,
    POPULATION,
    count_at,
    playable_at,
    population_at,
    size_at,
)
from pessoi.games.rattus_cartus.memory import bound_row, is_bound, sees_nun
from pessoi.games.rattus_cartus.reading import PHASES, Reading
from pessoi.games.rattus_cartus.refusals import STEPS
from pessoi.games.rattus_cartus.rounds import all_the_same
from pessoi.games.rattus_cartus.scoring import settle_points
from pessoi.games.rattus_cartus.state import (
    BOUNDS,
    CHOICE,
    COUNTED,
    ENTRY,
    FINISHED,
    FIRST_OLD,
    FRESH,
    HIDDEN,
    LAID,
    NEW_BUILDINGS,
    ORDER,
    OWN,
    PLACE,
    RESOLUTION,
    SCORING,
    SETUP,
    SHOWN,
    SIZE,
    SUPPLIES,
    TOKENS,
    UNDRAWN,
    WHOLE,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import TOKEN
from pessoi.games.rattus_cartus.turn_laws import check_chosen, check_entry, check_resolution, check_supplies

_STEPS_OF: Final = {
    SETUP: ("first", "building", "cards", "draw"),
    NEW_BUILDINGS: ("turn",),
    SUPPLIES: ("supply", "draw", "look", "nun"),
    ENTRY: ("enter", "lay"),
    RESOLUTION: ("giver", "give", "flute", "action", "drop", "draw", "look", "nun"),
    SCORING: ("nun",),
    FINISHED: ("over",),
}
"""What can be awaited in a phase."""


def check_laws(reading: Reading) -> None:
    """Note everything in which the parts of a position contradict one another."""
    for law in (_phase, _start, _buildings, _stacks, _population, _seats, _nuns, _numbers):
        law(reading)
    if reading.faults:
        return
    for law in (check_supplies, check_entry, check_resolution, check_chosen):
        law(reading)
    if not reading.faults:
        _memory(reading)
    if not reading.faults and reading.state.phase >= SCORING:
        settle_points(reading.state)


def _phase(reading: Reading) -> None:
    state = reading.state
    if STEPS[state.step] not in _STEPS_OF[state.phase]:
        reading.fault("phase", step=STEPS[state.step], phase=PHASES[state.phase])


def _start(reading: Reading) -> None:
    state = reading.state
    if (state.starter >= 0) != (STEPS[state.step] != "first"):
        reading.fault("start", step=STEPS[state.step])
    if (state.phase == SETUP) != (state.round == 0):
        reading.fault("round", round=state.round, phase=PHASES[state.phase])
    if state.phase >= SCORING and not state.is_last():
        reading.fault("not-last", round=state.round, rounds=state.tables.rounds[state.seats])
    needs_active = STEPS[state.step] not in ("first", "building", "cards")
    if needs_active and state.active < 0:
        reading.fault("active", step=STEPS[state.step])


def _buildings(reading: Reading) -> None:
    """The 30 cards of the game, each in one place (RC-20, RC-26 to RC-28)."""
    state = reading.state
    placed = [card for card in range(len(CARDS)) if state.used >> card & 1]
    placed += [card for card in state.row if card >= 0] + [*state.under]
    for card in placed:
        if not state.in_game >> card & 1:
            reading.fault("not-in-game", card=CARDS[card])
    for card in {card for card in placed if placed.count(card) > 1}:
        reading.fault("twice", card=CARDS[card])
    class_of = {entry["id"]: entry["class"] for entry in DATA["buildings"]}
    found = [class_of[CARDS[c].rpartition("_")[0]] for c in range(len(CARDS)) if state.in_game >> c & 1]
    whole = STEPS[state.step] not in ("first", "building", "cards")
    for number, name in enumerate(CLASSES):
        wanted = COPIES
        if not whole and state.options["building_choice"] in ("one_per_class", "mixed"):
            wanted = COPIES if STEPS[state.step] != "first" and number < state.turn else 0
        if found.count(name) != wanted:
            reading.fault("class", **{"class": name}, count=found.count(name), wanted=wanted)
    if STEPS[state.step] in ("building", "cards"):
        fits = {"one_per_class": "building", "mixed": "cards"}.get(str(state.options["building_choice"]))
        if fits != STEPS[state.step] or not 0 <= state.turn < len(CLASSES):
            reading.fault("phase", step=STEPS[state.step], phase=PHASES[state.phase])
    _row(reading)


def _row(reading: Reading) -> None:
    state, open_ = reading.state, int(reading.state.tables.open[reading.state.seats])
    laid = sum(card >= 0 for card in state.row)
    if state.phase in (SUPPLIES, ENTRY, RESOLUTION):
        wanted = open_
    elif state.phase == NEW_BUILDINGS:
        wanted = laid if laid < open_ or (laid == open_ and all_the_same(state)) else open_ - 1
    else:
        wanted = 0
    if laid != wanted:
        reading.fault("row-size", count=laid, wanted=wanted)
    if state.phase in (SUPPLIES, ENTRY, RESOLUTION) and laid == open_ and all_the_same(state):
        reading.fault("row-same")
    rounds = state.round if state.phase >= SCORING else max(state.round - 1, 0)
    used = int(state.used).bit_count()
    if used != rounds * open_:
        reading.fault("used", count=used, wanted=rounds * open_)
    if len(state.under) > state.tables.aside[state.seats]:
        reading.fault("under", count=len(state.under), most=state.tables.aside[state.seats])


def _stacks(reading: Reading) -> None:
    """What is not on its stack somebody holds (RC-04, RC-05)."""
    state = reading.state
    ready = STEPS[state.step] not in ("first", "building", "cards")
    hidden = 0
    for stack, name in enumerate(STACKS):
        if stack == TOKEN:
            total = state.tables.stacks[TOKEN] if ready and uses_stack(state, TOKEN) else 0
            held = sum(state.own[seat * OWN + TOKENS] for seat in range(state.seats))
        else:
            total = special_count(state, JOKER + stack) if ready else 0
            held = sum(count_at(state.cards, row, JOKER + stack) for row in range(2 * state.seats))
            hidden += total - state.stacks[stack] - held
        exact = state.viewer == WHOLE or stack == TOKEN or state.phase >= SCORING
        if held + state.stacks[stack] > total or (exact and held + state.stacks[stack] != total):
            reading.fault("stack", stack=name, held=held, left=state.stacks[stack], total=total)
    if state.viewer != WHOLE and state.phase < SCORING:
        places = sum(
            state.own[seat * OWN + SIZE]
            - size_at(state.cards, seat)
            + state.own[seat * OWN + LAID]
            - size_at(state.cards, state.seats + seat)
            for seat in range(state.seats)
        )
        if hidden > places:
            reading.fault("hidden-specials", count=hidden, places=places)


def _population(reading: Reading) -> None:
    """No card is anywhere twice, and the deck has the size that is left (RC-02, RC-33)."""
    state = reading.state
    given = reading.document.get("deck", state.left)
    if type(given) is not int or given != state.left or state.left < 0:
        reading.fault("deck", value=str(given)[:40], wanted=int(state.left))
    if state.left == 0 and state.parted == 0 and state.phase != SETUP:
        reading.fault("rest-missing")
    if state.remade and not state.parted:
        reading.fault("remade")
    undrawn = int(state.undrawn())
    rest = population_at(state.cards, state.rest)
    if state.parted and rest != (undrawn if state.viewer == WHOLE else 0):
        reading.fault("rest", count=rest, wanted=undrawn)
    if state.viewer == WHOLE and not reading.faults:
        deck = population_at(state.cards, state.deck)
        wanted = state.left + (0 if state.parted else undrawn)
        if deck != wanted:
            reading.fault("deck", value=str(wanted), wanted=int(deck))


def _seats(reading: Reading) -> None:
    """RC-37: what lies in a building can be laid there; cards are laid in buildings only (RC-36)."""
    state = reading.state
    for seat in range(state.seats):
        base, row = seat * OWN, state.seats + seat
        if size_at(state.cards, row) != playable_at(state.cards, row):
            reading.fault("laid-kind", where=f"seats.{seat}.laid")
        if state.own[base + LAID] and state.own[base + PLACE] < 0:
            reading.fault("laid-nowhere", where=f"seats.{seat}.laid")
        if state.own[base + PLACE] >= 0 and state.phase not in (ENTRY, RESOLUTION):
            reading.fault("place-phase", where=f"seats.{seat}.place", phase=PHASES[state.phase])
        if state.own[base + SHOWN] and (state.phase != RESOLUTION):
            reading.fault("shown", where=f"seats.{seat}.shown")
        if state.own[base + COUNTED] and not state.own[base + SHOWN]:
            reading.fault("counting", where=f"seats.{seat}.counting")
        if state.own[base + CHOICE] != -1 and state.phase not in (SUPPLIES, ENTRY, RESOLUTION):
            reading.fault("place-phase", where=f"seats.{seat}.supply", phase=PHASES[state.phase])
    orders = sorted(int(state.own[s * OWN + ORDER]) for s in range(state.seats) if state.own[s * OWN + PLACE] >= 0)
    if orders != list(range(len(orders))):
        reading.fault("orders", value=", ".join(map(str, orders)))


def _nuns(reading: Reading) -> None:
    """A card that somebody has looked at is drawn, and known to those who looked (RC-32)."""
    state = reading.state
    for place in range(state.tables.nuns):
        where, kind = f"nuns.{place}", state.nuns[place]
        known = state.viewer == WHOLE or sees_nun(state, state.viewer if state.viewer >= 0 else state.seats, place)
        open_ = state.phase >= SCORING and place < state.spot
        if kind == UNDRAWN and (state.looked[place] or open_):
            reading.fault("nun-undrawn", where=where)
        elif kind == HIDDEN and known:
            reading.fault("nun-hidden", where=where)
        elif kind >= 0 and not known:
            reading.fault("nun-known", where=where)
        elif kind != UNDRAWN and not state.looked[place] and not open_:
            reading.fault("nun-drawn", where=where)


def _numbers(reading: Reading) -> None:
    """Counters say something only where they are awaited."""
    state, step = reading.state, STEPS[reading.state.step]
    nuns = int(state.tables.nuns)
    wanted = {
        "draws": (state.draws > 0) == (step == "draw"),
        "looks": state.looks >= 0 if step == "nun" and state.phase < SCORING else (state.looks > 0) == (step == "look"),
        "barred": step in ("look", "nun") or state.barred == 0,
        "due": (state.due > 0) == (step in ("give", "drop")),
        "to": (state.to >= 0) == (step == "give"),
        "hit": state.hit == 0 or step == "give",
        "carrying": not state.carrying or (state.together and state.phase == SUPPLIES),
        "spot": (0 <= state.spot < nuns) if step == "nun" else state.spot == (nuns if step == "over" else -1),
    }
    if step == "look" and state.barred == (1 << nuns) - 1:
        wanted["barred"] = False
    for name, holds in wanted.items():
        if not holds:
            reading.fault("counter", where=name, step=step)
    if step == "draw" and state.left == 0:
        reading.fault("deck-empty")
    if step == "nun" and 0 <= state.spot < nuns and state.nuns[state.spot] != UNDRAWN:
        reading.fault("spot", place=state.spot + 1)


def _memory(reading: Reading) -> None:
    """What a viewer has learned is true (RC-103, RC-104), or at least possible."""
    state = reading.state
    if state.viewer != WHOLE:
        viewer = state.viewer if state.viewer >= 0 else state.seats
        learned = reading.document.get("learned", {})
        assert isinstance(learned, dict)
        for name in learned:
            if name != (str(viewer) if viewer < state.seats else "spectator"):
                reading.fault("learned-other", who=name)
        try:
            Completion(state).sample(Random(1))
        except ValueError:
            reading.fault("impossible")
        return
    for viewer in range(state.seats + 1):
        name = f"learned.{viewer if viewer < state.seats else 'spectator'}"
        for cell in range(state.seats):
            seats = [seat for seat in range(state.seats) if state.cells[viewer * state.seats + seat] == cell]
            rows = [row for seat in seats for row in _closed(state, seat)]
            for kind in range(KINDS):
                sure = count_at(state.memory, viewer * (state.seats + BOUNDS) + cell, kind)
                if sure > sum(count_at(state.cards, row, kind) for row in rows):
                    reading.fault("sure", where=name, card=KIND_NAMES[kind])
        if is_bound(state, viewer, FIRST_OLD):
            _bounds(reading, viewer, name)


def _closed(state: RattusState, seat: int) -> list[int]:
    """The rows of a seat's cards that others can't see."""
    return [seat] if state.own[seat * OWN + SHOWN] else [seat, state.seats + seat]


def _bounds(reading: Reading, viewer: int, name: str) -> None:
    """The deck and the nun row hold what they may."""
    state = reading.state
    unseen = [k for place, k in enumerate(state.nuns) if k >= 0 and not sees_nun(state, viewer, place)]
    for kind in range(POPULATION):
        row = count_at(state.cards, nun_row(state), kind) + unseen.count(kind)
        deck = count_at(state.cards, state.deck, kind)
        for bound, count in ((FIRST_OLD, row), (FRESH, deck)):
            if state.remade and count > count_at(state.memory, bound_row(state, viewer, bound), kind):
                reading.fault("bound", where=f"{name}.bounds", card=KIND_NAMES[kind])
    if not state.remade:
        reading.fault("bound-early", where=f"{name}.bounds")
