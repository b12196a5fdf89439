"""What a step of a position needs: its ability, its opponent, its numbers, and a choice under way that can be made."""

from pessoi.core.state import CHANCE, NOTHING, OVER, SPECTATOR
from pessoi.games.guildhall import swaps
from pessoi.games.guildhall.abilities import name_card
from pessoi.games.guildhall.apply import apply
from pessoi.games.guildhall.cards import CARD_NUMBERS, CODE_NUMBERS
from pessoi.games.guildhall.legal import list_moves
from pessoi.games.guildhall.moves import (
    BACK,
    CHAPTER,
    DISCARD,
    DROP,
    ENOUGH,
    FETCH,
    FOR,
    GIVE,
    HAND,
    LAY,
    LEVEL,
    PAY,
    UNDER,
    against,
    move_of,
)
from pessoi.games.guildhall.reading import Reading
from pessoi.games.guildhall.refusals import STEPS
from pessoi.games.guildhall.secrets import mask
from pessoi.games.guildhall.state import (
    ACTION,
    AREA_AT,
    BACKING,
    BOUGHT,
    BRICKS,
    DRAW_ON,
    DRAWING,
    DROPPING,
    FILLING,
    GIVING,
    HAND_N,
    HANDLE,
    HUNTING,
    OPENING,
    OWN,
    PAYING,
    PLACE_ON,
    PLACING,
    ROB_ON,
    ROBBING,
    ROW_AT,
    SEARCH_ON,
    SEARCHING,
    SEIZING,
    SETUP,
    SHOWING,
    STRIKING,
    SWAPPING,
    USING,
    WHOLE,
    GuildhallState,
)
from pessoi.games.guildhall.tables import (
    ASSASSIN,
    BRICKLAYER,
    DANCER,
    DEALT,
    FETCHES,
    HAS_LEVEL,
    HISTORIAN,
    HUNTER,
    LEVELS,
    PEDDLER,
    PLACED,
    PROFESSION,
    RETURNS,
    ROBBER,
    ROBS,
    ROW_SIZE,
    SCHOLAR,
    SHOWS,
    STRIKES,
    TAX_COLLECTOR,
    TRADER,
    VP,
    VP_CARD,
    VP_CHAPTER,
    VP_DRAW,
    VP_HAND,
    VP_SWAP,
    WEAVER,
)

NONE = -1
_VP_COSTS = tuple(range(VP, VP + 9))
_SOURCES: dict[int, tuple[int, ...]] = {
    SHOWING: (SCHOLAR,),
    SEIZING: (ROBBER,),
    PAYING: _VP_COSTS,
    BACKING: (BRICKLAYER,),
    HUNTING: (HUNTER,),
    SEARCHING: (HISTORIAN,),
    SWAPPING: (PEDDLER, TRADER, WEAVER, VP_SWAP),
    ROBBING: (ROBBER,),
    GIVING: (TAX_COLLECTOR,),
    STRIKING: (ASSASSIN,),
    USING: (VP_CHAPTER, VP_DRAW, VP_CARD),
    PLACING: (WEAVER, VP_HAND),
}
"""Whose ability a step belongs to: professions, or VP cards as items."""
_WORK_SOURCES: dict[int, tuple[int, ...]] = {
    DRAW_ON: (NONE, DANCER, VP_DRAW),
    BRICKS: (BRICKLAYER,),
    BOUGHT: _VP_COSTS,
    HANDLE: (SCHOLAR,),
    ROB_ON: (ROBBER,),
    SEARCH_ON: (HISTORIAN,),
    PLACE_ON: (WEAVER, VP_HAND),
}
"""The same for draws, the row and a chapter too many, by where the play goes on."""

_TAKEN_OF = {SEIZING: ROBS, ROBBING: ROBS, SEARCHING: FETCHES, STRIKING: STRIKES}
_LEVELS_OF = {SEIZING: (0,), ROBBING: (2, 4), SEARCHING: (2, 4)}
_KINDS_OF = {
    SETUP: (DISCARD, -1),
    ACTION: (DISCARD, -1),
    PAYING: (PAY, UNDER),
    DROPPING: (DROP, UNDER),
    BACKING: (BACK, -1),
    HUNTING: (FETCH, LAY),
}
"""The kinds of moves that fill ``chosen`` and ``laid``."""


def check_step(reading: Reading) -> None:
    """Note what the step lacks; make the steps of a choice under way again."""
    state = reading.state
    _check_source(reading)
    if not reading.faults:
        _check_numbers(reading)
    if not reading.faults:
        _check_opponent(reading)
    if reading.faults:
        return
    redone = _redo(reading)
    seat = state.to_move
    if state.viewer in (WHOLE, seat) and seat != OVER and not _can_go_on(state):
        reading.fault("dead", step=STEPS[reading.step])
    if not redone:
        reading.fault("chosen", step=STEPS[reading.step])


def _can_go_on(state: GuildhallState) -> bool:
    """Whether the seat to move, or the table, can do anything."""
    if state.step == DRAWING or state.step == SHOWING:
        return state.left > 0 and (state.viewer != WHOLE or state.deck_n + state.tops_n > 0)
    if state.to_move == CHANCE and state.viewer != WHOLE:
        return True
    if state.step == SWAPPING and swaps.gives_any(state) and not swaps.can_take(state, swaps.given(state)):
        return False
    if state.step == STRIKING and state.level == 2 and state.left == 1 and state.chosen_n == 0:
        return False
    return list_moves(state) > 0


def _check_source(reading: Reading) -> None:
    """The ability under way is that of the last card in the action area, at a level that is printed."""
    state = reading.state
    step = STEPS[reading.step]
    source = int(state.source)
    what = source if source >= VP or source < 0 else int(PROFESSION[source])
    known = _SOURCES.get(reading.step)
    if reading.step in (DRAWING, FILLING, DROPPING):
        known = _WORK_SOURCES.get(int(state.work), None if reading.step == DROPPING else (NONE,))
    elif known is None:
        known = (NONE,)
    if known is not None and what not in known:
        reading.fault("source", step=step)
        return
    has_level = 0 <= source < VP
    if has_level != (state.level >= 0):
        reading.fault("level", step=step)
        return
    if has_level and not HAS_LEVEL[PROFESSION[source] * LEVELS + state.level]:
        reading.fault("level", step=step)
    if reading.step == PAYING:
        if source - VP not in [state.table[ROW_AT + place] for place in range(ROW_SIZE)]:
            reading.fault("source", step=step)
    elif source >= 0 and (state.area_n == 0 or state.table[AREA_AT + state.area_n - 1] != source):
        reading.fault("source-area", step=step)
    if reading.step != DROPPING and state.shown_n and reading.step != SHOWING:
        reading.fault("shown", step=step)
    if reading.step == DROPPING and state.shown_n and state.work != HANDLE:
        reading.fault("shown", step=step)


def _check_numbers(reading: Reading) -> None:
    """How many cards are left to be drawn, named, taken or placed."""
    state, step = reading.state, reading.step
    low, high = 0, 0
    index = int(PROFESSION[state.source] * LEVELS + state.level) if 0 <= state.source < VP else 0
    if step == DRAWING:
        low, high = 1, int(DEALT)
    elif step == OPENING:
        low, high = 1, int(PLACED)
    elif step == BACKING:
        low = high = int(RETURNS[index])
        if state.own[state.active * OWN + HAND_N] < high or state.tops_n:
            reading.fault("back", count=high)
    elif step == SHOWING:
        low, high = 1, int(SHOWS[index] - state.shown_n)
    elif step in _TAKEN_OF:
        low, high = 1, int(_TAKEN_OF[step][index])
    elif step == PLACING:
        low = high = 1
    elif step == DROPPING:
        high = 1 if state.work in (ROB_ON, SEARCH_ON, PLACE_ON) else int(DEALT)
    if not low <= state.left <= high:
        reading.fault("left", count=int(state.left), low=low, high=high)
    placing = step == PLACING or (step == DROPPING and state.work == PLACE_ON)
    levels = (0, -1) if placing else _LEVELS_OF.get(step)
    if levels is not None and state.level not in levels:
        reading.fault("level", step=STEPS[reading.step])
    if step == SWAPPING and state.source < VP and PROFESSION[state.source] == WEAVER and state.level == 0:
        reading.fault("level", step="swap")


def _check_opponent(reading: Reading) -> None:
    """The other seat of an ability, and enough cards in its hand."""
    state, step = reading.state, reading.step
    other = state.opponent
    named = other >= 0 and other != state.active
    robs = step in (SEIZING, ROBBING) or (step == DROPPING and state.work == ROB_ON)
    begun = step == STRIKING and state.left < STRIKES[ASSASSIN * LEVELS + state.level]
    swaps_begun = step == SWAPPING and len(reading.laid) > 0 and swaps.swapper(state) != WEAVER
    needed = robs or begun or swaps_begun
    if (needed and not named) or (other >= 0 and not named) or (named and not needed and step != DROPPING):
        reading.fault("opponent", step=STEPS[reading.step])
    elif robs and state.own[other * OWN + HAND_N] < state.left:
        reading.fault("hand", seat=int(other), least=int(state.left))


def _redo(reading: Reading) -> bool:
    """Make the hidden steps of a choice under way again; False if one of them can't have been made."""
    state, step = reading.state, reading.step
    if step == STRIKING:
        return _redo_strike(reading)
    if state.viewer not in (WHOLE, state.to_move):
        return not reading.chosen and not reading.laid and reading.low < 0
    opponent = int(state.opponent)
    if step == SWAPPING:
        state.opponent = -1
    if step == SEARCHING and reading.low >= 0:
        if state.left != 1:
            return False
        state.left = 2
    for move in _steps(reading, opponent):
        count = list_moves(state)
        if move not in [state.moves[index] for index in range(count)]:
            return False
        if mask(state, move, SPECTATOR) != NOTHING:
            return False
        apply(state, move, None)
    return True


def _steps(reading: Reading, opponent: int) -> list[int]:
    """The moves that a choice under way is made of; -1 for what can't be one."""
    state, step, low = reading.state, reading.step, reading.low
    first, second = _KINDS_OF.get(step, (-1, -1))
    chapters = step in (PAYING, DROPPING)
    if step == SWAPPING:
        chapters = swaps.gives_chapter(state)
        first = CHAPTER if chapters else HAND if swaps.from_hand(state) else GIVE
        against_one = swaps.swapper(state) != WEAVER
        second_moves = [int(against(FOR, card, opponent if against_one else -1)) for card in reading.laid]
        between = [ENOUGH] if low == 1 else [-1] if low >= 0 else []
    else:
        second_moves = [int(move_of(second, card)) if second >= 0 else -1 for card in reading.laid]
        between = []
    before: list[int] = []
    if low >= 0 and step != SWAPPING:
        before = [int(move_of(LEVEL, low))] if step in (HUNTING, SEARCHING) else [-1]
    known = CODE_NUMBERS if chapters else CARD_NUMBERS
    numbers = [known.get(name, -1) if isinstance(name, str) else -1 for name in reading.chosen]
    first_moves = [int(move_of(first, number)) if first >= 0 and number >= 0 else -1 for number in numbers]
    return [*before, *first_moves, *between, *second_moves]


def _redo_strike(reading: Reading) -> bool:
    """The card that an Assassin has struck already, which decides what may be next."""
    state = reading.state
    struck = int(STRIKES[ASSASSIN * LEVELS + state.level] - state.left)
    numbers = [CARD_NUMBERS.get(name, -1) if isinstance(name, str) else -1 for name in reading.chosen]
    if len(numbers) != struck or -1 in numbers or reading.laid or reading.low >= 0:
        return False
    for number in numbers:
        if number not in [state.pile[index] for index in range(state.pile_n)]:
            return False
        name_card(state, number)
    return True
