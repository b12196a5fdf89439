"""What may be done now: the moves of the step under way. ``refusals`` says why any other may not be made."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.carcassonne.completion import paying_features
from pessoi.games.carcassonne.expansions import moments
from pessoi.games.carcassonne.expansions.moves import SCORE_NEXT, packed, spot_of
from pessoi.games.carcassonne.figures import free_segments, in_supply
from pessoi.games.carcassonne.moves import NO_FIGURE, draw_tile, first_seat, place_figure, place_tile
from pessoi.games.carcassonne.state import DRAW, FIGURE, FIRST, PLACE, SCORE, CarcassonneState
from pessoi.games.carcassonne.tables import BIG, FIT, MEEPLE, PIG, SEGMENT_NAME, SEGMENTS

TRIES: Final = 48
"""So many random placements are tried before all legal ones are listed."""


def list_moves(state: CarcassonneState) -> i64:
    """Fill the buffer with the moves of the step under way (and their weights at a draw); their number."""
    if state.to_move == OVER:
        return 0
    step = state.step()
    count: i64 = 0
    if step == PLACE:
        return _list_placements(state)
    if step == FIGURE:
        return _list_figures(state)
    if step == DRAW:
        tile: i64 = 0
        while tile < state.kinds:
            if state.left[tile]:
                state.offer(count, draw_tile(tile), state.left[tile])
                count += 1
            tile += 1
        return count
    if step == FIRST:
        while count < state.seats:
            state.offer(count, first_seat(count), 1)
            count += 1
        return count
    if step == SCORE:
        for node in paying_features(state):
            state.offer(count, packed(SCORE_NEXT, spot_of(state, node)), 0)
            count += 1
        return count
    return moments.options(state, step)


def _list_placements(state: CarcassonneState) -> i64:
    """Every cell and rotation where the drawn tile fits (CAR-TILE-02, CAR-TILE-03)."""
    count: i64 = 0
    base = state.drawn * 256
    index: i64 = 0
    while index < state.front_count:
        word = state.front[index]
        rotations = FIT[base + (word & 255)]
        rotation: i64 = 0
        while rotations:
            if rotations & 1:
                state.offer(count, place_tile(word >> 8, rotation), 0)
                count += 1
            rotations >>= 1
            rotation += 1
        index += 1
    return count


def figure_choices(state: CarcassonneState) -> i64:
    """Where the active seat may place figures on the tile just placed: a mask of segments for each kind of figure, that
    of the meeple in the lowest ``SEGMENTS`` bits (CAR-MEE-01, CAR-MEE-06)."""
    if not state.on:
        return free_segments(state) if state.supply[state.active] else 0
    free = free_segments(state)
    choices: i64 = 0
    kind: i64 = PIG
    while kind >= MEEPLE:
        choices <<= SEGMENTS
        if in_supply(state, state.active, kind):
            choices |= free if kind <= BIG else moments.companion_segments(state, kind, free)
        kind -= 1
    return choices


def has_figure_option(state: CarcassonneState) -> bool:
    """Note where figures may be placed in the step that is entered; whether there is any use for one."""
    state.choices = figure_choices(state)
    return state.choices != 0 or (state.on != 0 and moments.more_figure_options(state, 0) > 0)


def _list_figures(state: CarcassonneState) -> i64:
    """The segments of the tile just placed for each kind of figure, then other uses of one, then none (CAR-MEE-02)."""
    count: i64 = 0
    choice: i64 = 0
    mask = state.choices
    while mask:
        if mask & 1:
            state.offer(count, _figure_move(state, choice), 0)
            count += 1
        mask >>= 1
        choice += 1
    if state.on:
        count = moments.more_figure_options(state, count)
    state.offer(count, NO_FIGURE, 0)
    return count + 1


def random_move(state: CarcassonneState, rng: Random) -> i64:
    """One of ``list_moves``, by weight at a draw, else all equally likely; mostly without listing them."""
    step = state.step()
    if step == PLACE:
        front = state.front
        tickets = state.front_count * 4
        base = state.drawn * 256
        tries: i64 = 0
        while tries < TRIES:
            ticket = rng.below(tickets)
            word = front[ticket >> 2]
            if FIT[base + (word & 255)] >> (ticket & 3) & 1:
                return place_tile(word >> 8, ticket & 3)
            tries += 1
        count = _list_placements(state)  # before ``moves`` is read: listing may replace the buffer
        return state.moves[rng.below(count)]
    if step == DRAW:
        left = state.left
        ticket = rng.below(state.pile)
        tile: i64 = 0
        while ticket >= left[tile]:
            ticket -= left[tile]
            tile += 1
        return draw_tile(tile)
    if step == FIGURE:
        if state.on and moments.more_figure_options(state, 0):
            count = _list_figures(state)
            return state.moves[rng.below(count)]
        return _random_figure(state, rng)
    if step == FIRST:
        return first_seat(rng.below(state.seats))
    if step == SCORE:
        count = list_moves(state)
        return state.moves[rng.below(count)]
    return moments.random_option(state, step, rng)


def _figure_move(state: CarcassonneState, choice: i64) -> i64:
    """The move of one bit of ``choices``."""
    name = SEGMENT_NAME[(state.turned[state.placed - 1] >> 2) * SEGMENTS + (choice & 7)]
    return place_figure(choice >> 3, name)


def _random_figure(state: CarcassonneState, rng: Random) -> i64:
    """One of ``choices``, or no figure, all equally likely."""
    count: i64 = 1
    mask = state.choices
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    ticket = rng.below(count)
    choice: i64 = 0
    while mask:
        if mask & 1:
            if ticket == 0:
                return _figure_move(state, choice)
            ticket -= 1
        mask >>= 1
        choice += 1
    return NO_FIGURE
