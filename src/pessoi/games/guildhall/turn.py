"""Where a play goes on when a step is done: draws, the rest of an ability, the next action, the end of the turn."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE, OVER
from pessoi.games.guildhall import memory
from pessoi.games.guildhall.guilds import add_or_discard, over_limit
from pessoi.games.guildhall.levels import vp_can
from pessoi.games.guildhall.state import (
    ACTION,
    AREA_AT,
    BACKING,
    BOUGHT,
    BRICKS,
    CLEARING,
    DEAL,
    DRAW_ON,
    DRAWING,
    DROPPING,
    ENDED,
    FILLING,
    HAND_N,
    HANDLE,
    HELD,
    NEXT_ACTION,
    OPENING,
    OWN,
    PILE,
    PLACE_ON,
    PLACING,
    POINTS,
    REFILL,
    ROB_ON,
    ROBBING,
    ROUND_LIMIT,
    ROW_AT,
    ROW_SETUP,
    SEARCH_ON,
    SEARCHING,
    SETUP,
    SHOW_ON,
    SHOWING,
    SHOWN_AT,
    SWAPPING,
    TWENTY,
    USING,
    VP_DECK_AT,
    GuildhallState,
)
from pessoi.games.guildhall.tables import (
    ACTIONS,
    DEALT,
    LEVELS,
    PLACED,
    POINTS_TO_WIN,
    PROFESSION,
    RETURNS,
    ROW_SIZE,
    VP,
    VP_EXTRA,
    VP_HAND,
    VP_KINDS,
    VP_SWAP,
    size,
)
from pessoi.games.guildhall.telling import everybody, tell


def go_on(state: GuildhallState, events: "list[Event] | None") -> None:
    """Carry out what needs no choice, up to the next decision or draw."""
    while True:
        if state.turn > 0:
            owner = over_limit(state)
            if owner >= 0:
                state.wait(DROPPING, owner)  # GH-703
                return
        work = state.work
        if work == NEXT_ACTION:
            state.source = -1
            state.level = -1
            state.opponent = -1
            state.left = 0
            if state.actions > 0:
                state.wait(ACTION, state.active)
                return
            _end_turn(state, events)
        elif work <= SHOW_ON:
            if state.left > 0 and can_draw(state, events):
                state.wait(SHOWING if work == SHOW_ON else DRAWING, CHANCE)
                return
            if _after_draws(state, work, events):
                return
        elif _other_work(state, work, events):
            return


def can_draw(state: GuildhallState, events: "list[Event] | None") -> bool:
    """Whether a card can be drawn; the pile becomes the deck when it must (GH-1202)."""
    if state.deck_n + state.tops_n > 0:
        return True
    if state.pile_n == 0:
        return False
    tell(events, "reshuffle", "GH-1202", -1, {"count": int(state.pile_n)})
    index: i64 = 0
    while index < state.pile_n:
        state.deck[state.pile[index]] += 1
        index += 1
    state.deck_n = state.pile_n
    state.pile_n = 0
    memory.forget(state, PILE)
    return True


def _after_draws(state: GuildhallState, work: i64, events: "list[Event] | None") -> bool:
    """The draws are over, or no card is left (GH-1204); True if a decision is awaited now."""
    seat = state.active
    state.left = 0
    if work == DRAW_ON:
        state.work = NEXT_ACTION
    elif work == DEAL:
        state.active = (seat + 1) % state.seats
        if state.active == state.first:
            state.wait(SETUP, state.active)  # GH-204
            return True
        state.left = DEALT
    elif work == REFILL:
        if size(state.own[seat * OWN + HELD]) < PLACED and can_draw(state, events):
            tell(events, "more", "GH-205", seat, {"count": 1}, everybody(state))
            state.left = 1
            return False
        state.left = PLACED
        state.wait(OPENING, seat)
        return True
    elif work == BRICKS:
        state.left = RETURNS[PROFESSION[state.source] * LEVELS + state.level]
        state.wait(BACKING, seat)
        return True
    else:
        state.work = HANDLE
    return False


def _other_work(state: GuildhallState, work: i64, events: "list[Event] | None") -> bool:
    """One step of an ability or of the end of the turn; True if a decision or draw is awaited now."""
    seat = state.active
    if work == ROW_SETUP:
        if _fill_row(state):
            return True
        state.work = DEAL
        state.active = state.first
        state.left = DEALT
    elif work == BOUGHT:
        return _fill_row(state) or _ask(state, events)
    elif work == HANDLE:
        if state.shown_n == 0:
            state.work = NEXT_ACTION
        else:
            card = _shift(state, SHOWN_AT, state.shown_n)
            state.shown_n -= 1
            add_or_discard(state, seat, card, "deck", events)
    elif work == CLEARING:
        return _clear(state, events)
    elif state.left == 0:  # an ability that takes or places one card after another is done
        state.work = NEXT_ACTION
    elif work == ROB_ON:
        state.wait(ROBBING, seat)
        return True
    elif work == SEARCH_ON:
        state.wait(SEARCHING, seat)
        return True
    else:  # PLACE_ON
        if state.own[seat * OWN + HAND_N] == 0:
            state.work = NEXT_ACTION
            return False
        state.wait(PLACING, seat)
        return True
    return False


def _shift(state: GuildhallState, at: i64, count: i64) -> i64:
    """Take the first of a list in ``table``."""
    first = state.table[at]
    index: i64 = 1
    while index < count:
        state.table[at + index - 1] = state.table[at + index]
        index += 1
    return first


def _fill_row(state: GuildhallState) -> bool:
    """Wait for the next VP card if a place is empty and the VP deck isn't (GH-202, GH-602)."""
    place: i64 = 0
    empty = False
    while place < ROW_SIZE:
        if state.table[ROW_AT + place] < 0:
            empty = True
        place += 1
    kind: i64 = 0
    while empty and kind < VP_KINDS:
        if state.table[VP_DECK_AT + kind] > 0:
            state.wait(FILLING, CHANCE)
            return True
        kind += 1
    return False


def _ask(state: GuildhallState, events: "list[Event] | None") -> bool:
    """The ability of the VP card just bought (GH-603); True if its owner is asked (GH-908)."""
    seat = state.active
    state.work = NEXT_ACTION
    extra = VP_EXTRA[state.source - VP]
    if extra:
        state.actions += extra  # GH-906
        tell(events, "actions", "GH-906", seat, {"count": int(extra)})
        return False
    if not vp_can(state, state.source):
        return False
    if state.source == VP_HAND:
        state.work = PLACE_ON
        state.left = 1
        state.wait(PLACING, seat)
    elif state.source == VP_SWAP:
        state.wait(SWAPPING, seat)
    else:
        state.wait(USING, seat)
    return True


def _end_turn(state: GuildhallState, events: "list[Event] | None") -> None:
    tell(events, "end", "GH-306", state.active)
    state.actions = 0
    state.work = CLEARING


def _clear(state: GuildhallState, events: "list[Event] | None") -> bool:
    """The action area moves into the guild, card by card (GH-1001, GH-1002); True when the play is over."""
    seat = state.active
    if state.area_n > 0:
        item = _shift(state, AREA_AT, state.area_n)
        state.area_n -= 1
        if item < VP:  # bought VP cards are among the scored ones already (GH-1003)
            add_or_discard(state, seat, item, "area", events)
        return False
    state.played = 0
    if state.own[seat * OWN + POINTS] >= POINTS_TO_WIN:  # GH-1004, GH-1005, GH-1101
        state.reason = TWENTY
    elif state.turn >= state.most_turns:  # GH-1103
        state.reason = ROUND_LIMIT
    if state.reason:  # nothing else ends a game (GH-1102)
        state.wait(ENDED, OVER)
        rule = "GH-1101" if state.reason == TWENTY else "GH-1103"
        tell(events, "over", rule, seat, {"winner": int(seat) if state.reason == TWENTY else None})
        return True
    begin_turn(state, (seat + 1) % state.seats, events)
    return False


def begin_turn(state: GuildhallState, seat: i64, events: "list[Event] | None") -> None:
    """The turn of a seat begins with two actions (GH-301)."""
    state.active = seat
    state.turn += 1
    state.actions = ACTIONS
    state.work = NEXT_ACTION
    if events is not None:
        tell(events, "turn", "GH-301", seat, {"turn": int(state.turn)})


def end_early(state: GuildhallState, events: "list[Event] | None") -> None:
    """The seat lets its other actions pass (GH-302)."""
    _end_turn(state, events)
    go_on(state, events)
