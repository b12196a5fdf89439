"""The laws of a position as a whole: what can't be in any play. Each that is broken is told, all at once."""

from typing import Final

from pessoi.games.africana.files import BOOKS, COLOURS
from pessoi.games.africana.hands import cards_from, hand_surplus, open_surplus
from pessoi.games.africana.knowledge import layout_of, unseen
from pessoi.games.africana.reading import Reading
from pessoi.games.africana.refusals import STEPS
from pessoi.games.africana.scoring import REASONS
from pessoi.games.africana.state import (
    ACTION_A,
    ACTION_B,
    ACTION_C,
    ADVENTURES_WON,
    BOOK,
    CHOOSING,
    DISCARDING,
    DRAWING,
    DRAWN,
    DROPPING,
    EMPTY,
    ENDED,
    FIRST_STEP,
    HAND,
    HELD,
    HELPERS,
    LEFT_HEIGHT,
    LIMIT_REACHED,
    MISSIONS_WON,
    MOVING,
    NO_ACTION,
    NO_REASON,
    NOT_KNOWN,
    OPEN,
    OWN,
    PILE_OUT,
    READING,
    REFILLING,
    RIGHT_HEIGHT,
    STOCK,
    UNFOLDING,
    UNREAD,
    WHOLE,
    WILD_CARD,
)
from pessoi.games.africana.tables import (
    DRAW_ACTION,
    LANE,
    LANE_BITS,
    SLOTS,
    START_CARDS,
    cards_in,
    count_bits,
)

_ACTIONS: Final[dict[int, tuple[int, ...]]] = {
    FIRST_STEP: (NO_ACTION,),
    DRAWING: (ACTION_A, ACTION_C),
    REFILLING: (NO_ACTION,),
    UNFOLDING: (ACTION_B,),
    CHOOSING: (NO_ACTION,),
    READING: (ACTION_B,),
    MOVING: (ACTION_C,),
    DISCARDING: (ACTION_A, ACTION_B, ACTION_C),
    DROPPING: (ACTION_A, ACTION_B, ACTION_C),
    ENDED: (NO_ACTION,),
}
"""The actions that may be under way at each step, after the set-up."""


def check_laws(reading: Reading) -> None:
    """Note every law that is broken, of parts that are right by themselves."""
    _check_turn(reading)
    if reading.faults:  # the rest asks whose turn it is
        return
    _check_slots(reading)
    _check_hands(reading)
    _check_limits(reading)
    _check_books(reading)
    if not reading.state.round:
        _check_setup(reading)
    if not reading.faults:
        _check_pile(reading)
    _check_end(reading)


def _check_turn(reading: Reading) -> None:
    """Step, seats, round and action go together (AF-20, AF-21)."""
    state, step = reading.state, reading.step
    name = STEPS[step]
    if (state.first < 0) != (step == FIRST_STEP) or (state.active < 0) != (step == FIRST_STEP):
        reading.fault("first", step=name)
    if (state.round == 0 and step >= CHOOSING) or (state.round and step == FIRST_STEP) or state.round > state.limit:
        reading.fault("round", step=name, round=state.round, limit=int(state.limit))
    actions = _ACTIONS[step] if state.round else (NO_ACTION,)
    if state.action not in actions:
        reading.fault("action", step=name, known=["-ABC"[action] for action in actions])
    if (state.due > 0) != (step == DRAWING):
        reading.fault("due", step=name)
    if state.free and step not in (READING, UNFOLDING):
        reading.fault("free", step=name)
    if step == DRAWING:
        most = DRAW_ACTION if state.action == ACTION_A else START_CARDS
        if state.action == ACTION_C:
            most = max(state.board.bonus_cards)
        if state.due > most:
            reading.fault("due-most", most=int(most))
    playing = step == MOVING or (step == DRAWING and state.action == ACTION_C)
    if not playing and (state.table or state.table_helpers or state.table_wild):
        reading.fault("table", step=name)


def _check_slots(reading: Reading) -> None:
    """Slots are empty only within a turn or when the pile is out (AF-58, AF-67, AF-70); markers lie on missions."""
    state, step = reading.state, reading.step
    empty = sum(state.slots[slot] == EMPTY for slot in range(SLOTS))
    left = int(cards_in(state.letters))
    for slot in range(SLOTS):
        if state.slots[slot] == EMPTY and state.slots[SLOTS + slot]:
            reading.fault("marker-empty", slot=slot + 1)
    for seat in range(state.seats):
        if state.own[seat * OWN + STOCK] < 0:
            reading.fault("markers", seat=seat)
    if not state.round:
        return
    within = step in (MOVING, REFILLING, DISCARDING, DROPPING) or (step == DRAWING and state.action == ACTION_C)
    if empty and not within and not state.ending:
        reading.fault("slot-empty", step=STEPS[step])
    if step == REFILLING:
        if not empty or not left:
            reading.fault("refill")
        if bool(state.ending) != (empty > left) and not (state.ending and empty):
            reading.fault("ending", left=left)
    elif state.ending and (left or not empty):
        reading.fault("ending", left=left)


def _check_hands(reading: Reading) -> None:
    """Helper cards come from completed adventures (AF-62, AF-63); a hand is known to its own seat alone (AF-90)."""
    state = reading.state
    for seat in range(state.seats):
        base = seat * OWN
        known = state.own[base + HAND] != NOT_KNOWN
        if known != (state.viewer in (WHOLE, seat)):
            reading.fault("hand-known" if known else "hand-hidden", seat=seat)
        for colour, name in enumerate(COLOURS):
            held = state.own[base + HELPERS] >> LANE * colour & LANE_BITS
            if seat == state.active:
                held += state.table_helpers >> LANE * colour & LANE_BITS
            won = state.own[base + ADVENTURES_WON]
            earned = sum(
                state.board.helper[number] == colour
                for number in range(len(state.board.adventures))
                if won >> number & 1
            )
            if held > earned:
                reading.fault("helpers", seat=seat, colour=name, held=int(held), earned=earned)
        if state.viewer != WHOLE and state.viewer != seat and state.own[base + DRAWN]:
            reading.fault("learned-hidden", seat=seat)
    if state.table_wild > 1 or (state.table_wild and state.own[state.active * OWN + WILD_CARD]):
        reading.fault("wild")


def _check_limits(reading: Reading) -> None:
    """The limits hold at the end of a turn, and what is being discarded is there (AF-65, AF-66, AF-68)."""
    state, step = reading.state, reading.step
    ended = step in (CHOOSING, REFILLING, ENDED)
    for seat in range(state.seats):
        if seat == state.active and not ended:
            continue
        if hand_surplus(state, seat):
            reading.fault("hand-limit", seat=seat)
        if open_surplus(state, seat):
            reading.fault("open-limit", seat=seat)
    seat = int(state.active)
    if step == DISCARDING:
        surplus = hand_surplus(state, seat)
        enough = state.own[seat * OWN + HAND] == NOT_KNOWN or cards_from(state, seat, state.floor) >= surplus
        if not surplus or not enough:
            reading.fault("surplus", step=STEPS[step])
    if step == DROPPING:
        surplus = open_surplus(state, seat)
        rest = count_bits(state.own[seat * OWN + OPEN] >> state.floor)
        if hand_surplus(state, seat) or not surplus or rest < surplus:
            reading.fault("surplus", step=STEPS[step])


def _check_books(reading: Reading) -> None:
    """The top of a right pile is always seen, but for the moment in which it is turned up (AF-31, AF-94)."""
    state, step = reading.state, reading.step
    if step < UNFOLDING and not state.round:
        return
    turned = reading.unfolding() if step == UNFOLDING else -1
    for book, name in enumerate(BOOKS):
        base = book * BOOK
        closed = state.books[base + RIGHT_HEIGHT] == 0 and state.books[base + UNREAD] > 0
        if book == turned and not closed:
            reading.fault("unfolding", book=name)
        elif book != turned and closed and (state.round or book < turned):
            reading.fault("top", book=name)


def _check_setup(reading: Reading) -> None:
    """Before the first turn nothing has happened but what is dealt in its order (AF-10 to AF-14)."""
    state, step = reading.state, reading.step
    happened = bool(state.discards or state.gone or state.ending or state.ceiling != state.board.travel)
    for seat in range(state.seats):
        own = state.own[seat * OWN : (seat + 1) * OWN]
        happened |= bool(own[OPEN] or own[MISSIONS_WON] or own[ADVENTURES_WON] or own[HELPERS])
        happened |= bool(own[WILD_CARD]) == (step == FIRST_STEP)
        turns = (seat - state.first) % state.seats < (state.active - state.first) % state.seats
        dealt = step > DRAWING or (step == DRAWING and turns)
        if own[HELD] != (START_CARDS if dealt else 0):
            reading.fault("dealt", seat=seat)
    filled = [state.slots[slot] != EMPTY for slot in range(SLOTS)]
    happened |= any(state.slots[SLOTS : 2 * SLOTS]) or any(state.books[book * BOOK + LEFT_HEIGHT] for book in range(2))
    seen = [int(state.books[book * BOOK + RIGHT_HEIGHT]) for book in range(2)]
    if (step < REFILLING and any(filled)) or (
        step == REFILLING and (all(filled) or filled != sorted(filled, reverse=True))
    ):
        reading.fault("setup-slots", step=STEPS[step])
    if step == UNFOLDING and not all(filled):
        reading.fault("setup-slots", step=STEPS[step])
    if seen not in ([[0, 0], [1, 0]] if step == UNFOLDING else [[0, 0]]):
        reading.fault("setup-books", step=STEPS[step])
    if step in (REFILLING, UNFOLDING) and state.active != state.first:
        reading.fault("setup-active", seat=int(state.first))
    if happened:
        reading.fault("setup")


def _check_pile(reading: Reading) -> None:
    """No more cards of a colour than there are, and what is known of the pile is true (AF-26, AF-95)."""
    state = reading.state
    pool = unseen(state)
    for colour, count in enumerate(pool):
        if count < 0:
            reading.fault("colour", colour=COLOURS[colour], count=-count)
    hidden = sum(
        int(state.own[seat * OWN + HELD]) for seat in range(state.seats) if state.own[seat * OWN + HAND] == NOT_KNOWN
    )
    state.pile_size = sum(pool) - hidden
    if state.pile_size < 0 or (reading.step == DRAWING and state.pile_size == 0):
        reading.fault("pile", count=int(state.pile_size))
    if reading.faults:
        return
    if state.viewer == WHOLE:
        state.pile = sum(count << LANE * colour for colour, count in enumerate(pool))
        for seat in range(state.seats):
            for colour, count in enumerate(pool):
                if count + (state.own[seat * OWN + DRAWN] >> LANE * colour & LANE_BITS) > _ceiling(reading, colour):
                    reading.fault("ceiling", seat=seat, colour=COLOURS[colour])
        return
    state.pile = NOT_KNOWN
    if state.viewer >= 0:
        drawn = state.own[state.viewer * OWN + DRAWN]
        if any((drawn >> LANE * colour & LANE_BITS) > _ceiling(reading, colour) for colour in range(len(COLOURS))):
            reading.fault("learned-most", seat=int(state.viewer))
            return
    try:
        layout_of(state)
    except ValueError:
        reading.fault("layout")


def _ceiling(reading: Reading, colour: int) -> int:
    return int(reading.state.ceiling >> LANE * colour & LANE_BITS)


def _check_end(reading: Reading) -> None:
    """A game is over if, and only if, there is a reason for it (AF-70 to AF-73)."""
    state, step = reading.state, reading.step
    if (state.reason == NO_REASON) == (step == ENDED):
        reading.fault("reason", step=STEPS[step])
    if step != ENDED:
        return
    last = state.active == (state.first - 1) % state.seats
    if (
        not last
        or (state.reason == PILE_OUT and not state.ending)
        or (state.reason == LIMIT_REACHED and (state.ending or state.round != state.limit))
    ):
        reading.fault("reason-wrong", reason=REASONS[state.reason])
