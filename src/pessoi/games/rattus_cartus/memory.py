"""What each seat, and a spectator, has learned of hidden cards (RC-103, RC-104).

A **viewer** is a seat, or ``state.seats`` for a spectator. For each it is kept

- which cards are **surely** in another hand: those it gave there, and special cards taken from open stacks. After a
  gift between two others only what both have together is sure, so their hands become one **cell**; a cell bears the
  number of its lowest seat. A card that shows up counts as the known one, since alike cards are interchangeable.
- from the first time that the deck was made anew, **bounds** of the population cards that it can't place: which of
  them may lie in the nun row (``FIRST_OLD``), which aren't of the last deck (``OLD``), which are (``FRESH``). A hand
  that has drawn nothing since holds only old ones (``own[SINCE]``, open to all).

A hand includes here what its owner has laid down and not yet turned up.
"""

from mypy_extensions import i64

from pessoi.games.rattus_cartus.kinds import (
    KINDS,
    LANES,
    MOST,
    POPULATION,
    UNIT,
    WORD,
    WORDS,
    count_at,
)
from pessoi.games.rattus_cartus.state import (
    BOUND_OF_NOTHING,
    BOUNDS,
    EARLIER,
    FIRST_OLD,
    FRESH,
    NEVER,
    NOW,
    OLD,
    OWN,
    SCORING,
    SHOWN,
    SINCE,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import BIT


def viewer_of(state: RattusState) -> i64:
    """The viewer for whom a state is redacted: its seat, or the number after the last seat for a spectator."""
    return state.viewer if state.viewer >= 0 else state.seats


def cell_row(state: RattusState, viewer: i64, seat: i64) -> i64:
    """The row of ``memory`` with the cards surely held by the cell of a seat."""
    return viewer * (state.seats + BOUNDS) + state.cells[viewer * state.seats + seat]


def bound_row(state: RattusState, viewer: i64, bound: i64) -> i64:
    """The row of ``memory`` with a bound."""
    return viewer * (state.seats + BOUNDS) + state.seats + bound


def is_bound(state: RattusState, viewer: i64, bound: i64) -> bool:
    """Whether the bound says anything yet."""
    return state.memory[bound_row(state, viewer, bound) * WORDS] != BOUND_OF_NOTHING


def note_shown(state: RattusState, seat: i64, kind: i64, count: i64) -> None:
    """All saw ``count`` cards of a kind that came from a hand."""
    viewer: i64 = 0
    while viewer <= state.seats:
        if viewer != seat:
            note_seen_by(state, viewer, seat, kind, count)
        viewer += 1


def note_cards(state: RattusState, seat: i64, row: i64) -> None:
    """All see a row of ``cards`` of a seat: its hand, or what it has laid."""
    word: i64 = 0
    while word < WORDS:
        left = state.cards[row * WORDS + word]
        kind = word * LANES
        while left:
            if left & MOST:
                note_shown(state, seat, kind, left & MOST)
            left >>= 4
            kind += 1
        word += 1


def note_seen_by(state: RattusState, viewer: i64, seat: i64, kind: i64, count: i64) -> None:
    """``viewer`` saw cards of a kind that came from the hand of ``seat``: known ones count first."""
    row = cell_row(state, viewer, seat)
    known = count_at(state.memory, row, kind)
    if known > count:
        known = count
    if known > 0:
        state.memory[row * WORDS + WORD[kind]] -= known * UNIT[kind]
    since = state.own[seat * OWN + SINCE]
    if count > known and state.remade > 0 and kind < POPULATION and since < NOW:
        _lower(state, viewer, OLD, kind, count - known)
        if since == NEVER:
            _lower(state, viewer, FIRST_OLD, kind, count - known)


def _lower(state: RattusState, viewer: i64, bound: i64, kind: i64, count: i64) -> None:
    row = bound_row(state, viewer, bound)
    if state.memory[row * WORDS] != BOUND_OF_NOTHING:
        most = count_at(state.memory, row, kind)
        if count > most:
            count = most
        state.memory[row * WORDS + WORD[kind]] -= count * UNIT[kind]


def note_nun(state: RattusState, seat: i64, kind: i64) -> None:
    """A seat has seen a card of the nun row for the first time."""
    if state.remade > 0:
        _lower(state, seat, OLD, kind, 1)
        _lower(state, seat, FIRST_OLD, kind, 1)


def note_draw(state: RattusState, seat: i64, kind: i64) -> None:
    """A seat has drawn a card."""
    state.own[seat * OWN + SINCE] = NOW
    if state.remade > 0:
        _lower(state, seat, FRESH, kind, 1)


def note_taken(state: RattusState, seat: i64, kind: i64, count: i64) -> None:
    """All saw special cards go to a hand (RC-103)."""
    viewer: i64 = 0
    while viewer <= state.seats:
        if viewer != seat:
            state.memory[cell_row(state, viewer, seat) * WORDS + WORD[kind]] += count * UNIT[kind]
        viewer += 1


def note_gift(state: RattusState, giver: i64, taker: i64, row: i64) -> None:
    """The cards of a row of ``cards`` went from hand to hand."""
    viewer: i64 = 0
    while viewer <= state.seats:
        if viewer == giver:
            base = cell_row(state, viewer, taker) * WORDS
            word: i64 = 0
            while word < WORDS:
                state.memory[base + word] += state.cards[row * WORDS + word]
                word += 1
        elif viewer == taker:
            kind: i64 = 0
            while kind < KINDS:
                count = count_at(state.cards, row, kind)
                if count > 0:
                    note_seen_by(state, viewer, giver, kind, count)
                kind += 1
        else:
            _join(state, viewer, giver, taker)
        viewer += 1
    if state.own[giver * OWN + SINCE] > state.own[taker * OWN + SINCE]:
        state.own[taker * OWN + SINCE] = state.own[giver * OWN + SINCE]


def _join(state: RattusState, viewer: i64, one: i64, other: i64) -> None:
    """Two hands become one cell."""
    new = state.cells[viewer * state.seats + one]
    old = state.cells[viewer * state.seats + other]
    if old == new:
        return
    if old < new:
        new = old
        old = state.cells[viewer * state.seats + one]
    seat: i64 = 0
    while seat < state.seats:
        if state.cells[viewer * state.seats + seat] == old:
            state.cells[viewer * state.seats + seat] = new
        seat += 1
    base = viewer * (state.seats + BOUNDS)
    word: i64 = 0
    while word < WORDS:
        state.memory[(base + new) * WORDS + word] += state.memory[(base + old) * WORDS + word]
        state.memory[(base + old) * WORDS + word] = 0
        word += 1


def note_deck(state: RattusState) -> None:
    """The discard pile, still in its row, becomes the deck: all that a viewer can't place is old now."""
    viewer: i64 = 0
    while viewer <= state.seats:
        word: i64 = 0
        while word < WORDS:
            unplaced = unplaced_word(state, viewer, word) if word < WORDS - 1 else 0
            if state.remade == 0:
                state.memory[bound_row(state, viewer, FIRST_OLD) * WORDS + word] = unplaced
            state.memory[bound_row(state, viewer, OLD) * WORDS + word] = unplaced
            state.memory[bound_row(state, viewer, FRESH) * WORDS + word] = state.cards[state.pile * WORDS + word]
            word += 1
        viewer += 1
    seat: i64 = 0
    while seat < state.seats:
        if state.own[seat * OWN + SINCE] == NOW:
            state.own[seat * OWN + SINCE] = NEVER if state.remade == 0 else EARLIER
        seat += 1


def unplaced_word(state: RattusState, viewer: i64, word: i64) -> i64:
    """One word of the population cards that a viewer can't place: in no pile, not its own, not surely somewhere."""
    left = state.tables.copies[word] - state.cards[state.pile * WORDS + word]
    seat: i64 = 0
    while seat < state.seats:
        if seat == viewer or state.phase >= SCORING:
            left -= state.cards[seat * WORDS + word]
        if seat == viewer or state.own[seat * OWN + SHOWN]:
            left -= state.cards[(state.seats + seat) * WORDS + word]
        left -= state.memory[(viewer * (state.seats + BOUNDS) + seat) * WORDS + word]
        seat += 1
    place: i64 = 0
    while place < state.tables.nuns:
        kind = state.nuns[place]
        if kind >= 0 and WORD[kind] == word and sees_nun(state, viewer, place):
            left -= UNIT[kind]
        place += 1
    return left


def sees_nun(state: RattusState, viewer: i64, place: i64) -> bool:
    """Whether a viewer knows the card in a place of the nun row."""
    return (state.looked[place] & BIT[viewer]) != 0 or (state.phase >= SCORING and place < state.spot)


def forget(state: RattusState, viewer: i64) -> None:
    """What a viewer has learned is unknown: nothing is sure, nothing is bound."""
    row = viewer * (state.seats + BOUNDS)
    index: i64 = 0
    while index < (state.seats + BOUNDS) * WORDS:
        state.memory[row * WORDS + index] = 0
        index += 1
    bound: i64 = 0
    while bound < BOUNDS:
        state.memory[bound_row(state, viewer, bound) * WORDS] = BOUND_OF_NOTHING
        bound += 1
    seat: i64 = 0
    while seat < state.seats:
        state.cells[viewer * state.seats + seat] = seat
        seat += 1
