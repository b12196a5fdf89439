"""What each seat may expect to have at the end, in points: the judgement of bots and playouts.

To the points that lie there are added completed chapters, which buy more; chapters in the guild, the more the nearer to
completion; cards of the hand by what they would add to the guild; actions left; and what a draw or a choice under way
will bring. The weights come from matches of the evaluation against itself.
"""

from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.guildhall.legal import lies_open, random_move
from pessoi.games.guildhall.moves import BUY, DISCARD, DONE, END, KIND, PLAY, card_of, level_of, move_of
from pessoi.games.guildhall.state import (
    ACTION,
    AREA_AT,
    BACKING,
    BOUGHT,
    DONE_N,
    DRAWING,
    FILLING,
    GUILD,
    HAND_N,
    HELD,
    OWN,
    PAYING,
    POINTS,
    SEIZING,
    SETUP,
    SHOWING,
    GuildhallState,
)
from pessoi.games.guildhall.tables import (
    BIT,
    CARDS,
    COLOURS,
    COUNT,
    HAND_SIZE,
    NO_LEVEL,
    POINTS_TO_WIN,
    PROFESSION,
    VP,
    VP_COST,
    VP_EXTRA,
    VP_KINDS,
    VP_VALUE,
    WHOLE_CHAPTER,
    lowest,
)

COMPLETED: Final[vec[float]] = vec[float]([0.0, 4.8, 9.4, 11.4, 11.4])
"""What so many completed chapters are worth. The third adds little: until one is spent, the next is lost (GH-703)."""
ABILITY: Final[vec[float]] = vec[float]([1.2, 0.8, 0.8, 1.2, 0.6, 0.0, 0.0, 0.0, 0.0])
"""What the ability of a VP card is worth to its buyer, by kind; more actions are counted as such."""
CHAPTERS: Final[vec[float]] = vec[float]([0.0, 0.6, 1.4, 2.4, 3.5, 4.6])
"""What a chapter of so many cards is worth."""
IN_HAND: Final = 0.45
"""The share of what a card would add to the guild that it is worth in the hand."""
SPARE: Final = 0.1
"""A card of the hand that has no place now."""
UNKNOWN: Final = 0.42
"""A card not yet drawn."""
FROM_DECK: Final = 0.55
"""A card that comes from the deck into the guild."""
LEFT_ACTION: Final = 0.5
"""An action left."""
WINNING: Final = 8.0
"""Twenty points: nothing but the end of the turn is missing."""

STUBBORN: Final = 5
"""A playout tries so often for a play with ability before it takes another."""


def estimate(state: GuildhallState, seat: i64) -> float:
    """The points that a seat may expect."""
    base = seat * OWN
    own = state.own
    points = own[base + POINTS]
    value = float(points)
    guild = own[base + GUILD]
    completed = own[base + DONE_N]
    active = seat == state.active
    if active:
        index: i64 = 0
        while index < state.area_n:
            item = state.table[AREA_AT + index]
            if item < VP:
                guild |= BIT[item]
            index += 1
        if state.step == PAYING:
            kind = state.source - VP
            points += VP_VALUE[kind]
            value += float(VP_VALUE[kind])
            completed -= VP_COST[kind]
    index = 0
    while index < len(state.professions):
        count = COUNT[guild >> state.professions[index] * COLOURS & WHOLE_CHAPTER]
        value += CHAPTERS[count]
        index += 1
    value += COMPLETED[completed] if completed < 4 else COMPLETED[4]
    value += _hand(state, seat, guild)
    if active and state.to_move != OVER:
        value += _pending(state, seat)
    if points >= POINTS_TO_WIN:
        value += WINNING
    return value


def _hand(state: GuildhallState, seat: i64, guild: i64) -> float:
    """The cards of a hand by what they would add to the guild."""
    base = seat * OWN
    held = state.own[base + HELD]
    spare = state.own[base + HAND_N]
    value = 0.0
    while held:
        card = lowest(held)
        held &= held - 1
        if not guild >> card & 1:
            count = COUNT[guild >> PROFESSION[card] * COLOURS & WHOLE_CHAPTER]
            value += IN_HAND * (CHAPTERS[count + 1] - CHAPTERS[count])
            spare -= 1
    return value + SPARE * float(spare)


def _pending(state: GuildhallState, seat: i64) -> float:
    """What the active seat's turn will still bring: actions, draws, and what it has begun to discard."""
    value = LEFT_ACTION * float(state.actions)
    step = state.step
    if step == PAYING or (step == FILLING and state.work == BOUGHT):
        kind = state.source - VP
        return value + ABILITY[kind] + LEFT_ACTION * float(VP_EXTRA[kind])
    if step == DRAWING:
        return value + UNKNOWN * float(state.left)
    if step in (SHOWING, SEIZING):
        return value + FROM_DECK * float(state.left)
    if state.chosen_n > 0 and step in (ACTION, SETUP, BACKING):
        index: i64 = 0
        while index < state.chosen_n:
            value -= _worth(state, seat, state.chosen[index])
            index += 1
        if step != BACKING:
            missing = HAND_SIZE - state.own[seat * OWN + HAND_N] + state.chosen_n
            if missing > 0:
                value += UNKNOWN * float(missing)
            if step == ACTION:
                value -= LEFT_ACTION
    return value


def _worth(state: GuildhallState, seat: i64, card: i64) -> float:
    """What a card of the hand is worth there."""
    guild = state.own[seat * OWN + GUILD]
    if guild >> card & 1 or state.hand[seat * CARDS + card] > 1:
        return SPARE
    count = COUNT[guild >> PROFESSION[card] * COLOURS & WHOLE_CHAPTER]
    return IN_HAND * (CHAPTERS[count + 1] - CHAPTERS[count])


# Playouts


def playout_move(state: GuildhallState, rng: Random) -> i64:
    """A random move that mostly buys what it can, plays cards with their abilities and discards what has no place."""
    if state.step != ACTION:
        return random_move(state, rng)
    seat = state.active
    base = seat * OWN
    if state.chosen_n > 0:
        return _discard_on(state, rng)
    if state.own[base + DONE_N] > 0 and rng.below(8) > 0:
        kind = _dearest(state, state.own[base + DONE_N])
        if kind >= 0:
            return move_of(BUY, kind)
    fallback: i64 = DONE
    tries: i64 = 0
    while tries < STUBBORN:
        move = random_move(state, rng)
        kind = move & KIND
        if kind == PLAY:
            if level_of(move) != NO_LEVEL:
                return move
            fallback = move
        elif kind == DISCARD:
            if state.own[base + GUILD] >> card_of(move) & 1:
                return move
        elif kind not in (END, DONE):
            return move
        tries += 1
    return fallback


def _discard_on(state: GuildhallState, rng: Random) -> i64:
    """Go on discarding cards that are in the guild already, else it is done."""
    move = random_move(state, rng)
    if move & KIND == DISCARD and not state.own[state.active * OWN + GUILD] >> card_of(move) & 1 and rng.below(3) > 0:
        return DONE
    return move


def _dearest(state: GuildhallState, chapters: i64) -> i64:
    """The VP card of the row with the highest value that can be paid, -1 if there is none."""
    kind: i64 = VP_KINDS - 1
    while kind >= 0:
        if VP_COST[kind] <= chapters and lies_open(state, kind):
            return kind
        kind -= 1
    return -1
