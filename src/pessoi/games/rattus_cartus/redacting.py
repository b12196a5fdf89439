"""What a seat may know of a state: all else is taken out (RC-100, RC-101, RC-102)."""

from mypy_extensions import i64

from pessoi.games.rattus_cartus.kinds import WORDS
from pessoi.games.rattus_cartus.memory import forget, sees_nun, viewer_of
from pessoi.games.rattus_cartus.state import (
    CHOICE,
    GIVING,
    HIDDEN,
    LAYING,
    OWN,
    SCORING,
    SHOWN,
    SUPPLIES,
    RattusState,
)


def hide(state: RattusState) -> None:
    """Take out of a copy all that its ``viewer`` may not know (RC-100, RC-101)."""
    viewer = viewer_of(state)
    choosing = state.together == 1 and state.phase == SUPPLIES and state.carrying == 0
    if state.phase < SCORING:
        seat: i64 = 0
        while seat < state.seats:
            if seat != viewer:
                _clear(state, seat)
                if state.own[seat * OWN + SHOWN] == 0:
                    _clear(state, state.seats + seat)
                if choosing and state.own[seat * OWN + CHOICE] >= 0:
                    state.own[seat * OWN + CHOICE] = HIDDEN
            seat += 1
        if state.active != viewer:
            _clear(state, state.picked)
            if state.step in (LAYING, GIVING):
                state.cursor = 0
    _clear(state, state.deck)
    _clear(state, state.rest)
    place: i64 = 0
    while place < state.tables.nuns:
        if state.nuns[place] >= 0 and not sees_nun(state, viewer, place):
            state.nuns[place] = HIDDEN
        place += 1
    other: i64 = 0
    while other <= state.seats:
        if other != viewer:
            forget(state, other)
        other += 1


def _clear(state: RattusState, row: i64) -> None:
    word: i64 = 0
    while word < WORDS:
        state.cards[row * WORDS + word] = 0
        word += 1
