"""What follows from the parts of a position, or is filled in where it was left out."""

from pessoi.core.state import CHANCE, OVER
from pessoi.games.rattus_cartus.beginning import special_count, uses_stack
from pessoi.games.rattus_cartus.cards import CARDS, KIND_NAMES, STACKS
from pessoi.games.rattus_cartus.kinds import JOKER, KINDS, POPULATION, UNIT, WORD, WORDS, count_at
from pessoi.games.rattus_cartus.reading import PHASES, Reading
from pessoi.games.rattus_cartus.state import (
    ENDED,
    LAID,
    OWN,
    SEEING,
    SETUP,
    SIZE,
    TOKENS,
    TURNING,
    WHOLE,
)
from pessoi.games.rattus_cartus.tables import STACK_COUNT, TOKEN


def begin(reading: Reading) -> None:
    """The parts are right: what follows from them is set, and the step is awaited."""
    state = reading.state
    chosen = [kind for kind in range(KINDS) if count_at(state.cards, state.picked, kind)]
    if chosen:
        state.cursor = max(chosen)
    _fill_used(reading)
    state.unseen = state.in_game & ~state.used
    for card in (*(card for card in state.row if card >= 0), *state.under):
        state.unseen &= ~(1 << card)
    _fill_stacks(reading)
    _fill_deck(reading)
    if reading.step == ENDED:
        state.wait(ENDED, OVER)
    elif reading.step <= SEEING:
        state.wait(reading.step, CHANCE)
    else:
        state.wait(reading.step, state.active)


def _fill_used(reading: Reading) -> None:
    """Where earlier buildings aren't named, the first ones that lie nowhere else were used."""
    state = reading.state
    if "used" in reading.document or state.phase == SETUP:
        return
    elsewhere = {*(card for card in state.row if card >= 0), *state.under}
    rounds = state.round if PHASES[state.phase] in ("scoring", "over") else state.round - 1
    missing = rounds * state.tables.open[state.seats]
    for card in range(len(CARDS)):
        if missing > 0 and state.in_game >> card & 1 and card not in elsewhere:
            state.used |= 1 << card
            missing -= 1


def _fill_stacks(reading: Reading) -> None:
    """Where a stack isn't named, it holds what nobody has."""
    state = reading.state
    given = reading.document.get("stacks", {})
    assert isinstance(given, dict)
    for stack in range(STACK_COUNT):
        if STACKS[stack] in given:
            continue
        if stack == TOKEN:
            held = sum(state.own[seat * OWN + TOKENS] for seat in range(state.seats))
            total = state.tables.stacks[TOKEN] if reading.step >= TURNING and uses_stack(state, TOKEN) else 0
        else:
            held = sum(count_at(state.cards, row, JOKER + stack) for row in range(2 * state.seats))
            total = special_count(state, JOKER + stack)
        state.stacks[stack] = max(total - held, 0)


def _fill_deck(reading: Reading) -> None:
    """The deck is what lies nowhere else; its size follows from the numbers of cards."""
    state = reading.state
    held = sum(state.own[seat * OWN + SIZE] + state.own[seat * OWN + LAID] for seat in range(state.seats))
    specials = sum(special_count(state, kind) - state.stacks[kind - JOKER] for kind in range(JOKER, KINDS))
    pile = sum(count_at(state.cards, state.pile, kind) for kind in range(POPULATION))
    state.left = state.tables.population - state.tables.nuns - held + specials - pile
    for word in range(WORDS):
        state.cards[state.deck * WORDS + word] = 0
    if state.viewer != WHOLE:
        return
    for kind in range(POPULATION):
        rows = [*range(2 * state.seats), state.rest, state.pile]
        left = state.tables.copies[WORD[kind]] // UNIT[kind] % 16
        left -= sum(count_at(state.cards, row, kind) for row in rows)
        left -= sum(state.nuns[place] == kind for place in range(state.tables.nuns))
        if left < 0:
            reading.fault("too-many", card=KIND_NAMES[kind], where="position")
        else:
            state.cards[state.deck * WORDS + WORD[kind]] += left * UNIT[kind]
