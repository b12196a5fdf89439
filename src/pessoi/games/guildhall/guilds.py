"""Cards that come into guilds and onto the discard pile; chapters that complete (section 7 of the rules).

What lies in the action area makes nothing a duplicate (GH-705), nor does a completed chapter (GH-712).
"""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.native import append
from pessoi.games.guildhall import memory
from pessoi.games.guildhall.state import (
    DONE,
    DONE_N,
    EVERYBODY,
    GUILD,
    LAID_AT,
    OWN,
    PILE,
    GuildhallState,
)
from pessoi.games.guildhall.tables import (
    BIT,
    CHAPTER,
    COLOURS,
    DONE_BITS,
    DONE_MOST,
    DONE_ONE,
    MOST_COMPLETED,
    PROFESSION,
    PROFESSIONS_ALL,
)
from pessoi.games.guildhall.telling import card_name, code_of, tell


def guild_of(state: GuildhallState, seat: i64) -> i64:
    """The face-up cards of a seat, a set."""
    return state.own[seat * OWN + GUILD]


def completed_of(state: GuildhallState, seat: i64, profession: i64) -> i64:
    """How many completed chapters of a profession a seat has."""
    return state.own[seat * OWN + DONE] >> profession * DONE_BITS & DONE_MOST


def push(state: GuildhallState, card: i64) -> None:
    """A card is laid on the discard pile; what is known of it is the caller's to say."""
    if state.pile_n < len(state.pile):
        state.pile[state.pile_n] = card
    else:
        state.pile = append(state.pile, card)
    state.pile_n += 1


def push_openly(state: GuildhallState, card: i64) -> None:
    """A card is laid on the discard pile for all to see."""
    push(state, card)
    memory.learn(state, EVERYBODY, PILE, card)


def settle(state: GuildhallState, seat: i64, profession: i64, events: "list[Event] | None") -> None:
    """All five colours of a profession face up are a completed chapter at once (GH-702)."""
    place = seat * OWN + GUILD
    chapter = CHAPTER[profession]
    if state.own[place] & chapter == chapter:
        state.own[place] ^= chapter
        state.own[seat * OWN + DONE] += DONE_ONE[profession]
        state.own[seat * OWN + DONE_N] += 1
        if events is not None:
            tell(events, "complete", "GH-702", seat, {"profession": code_of(profession)})


def settle_all(state: GuildhallState, seat: i64, events: "list[Event] | None") -> None:
    """The same for every profession, after cards came together (GH-708, GH-901)."""
    profession: i64 = 0
    while profession < PROFESSIONS_ALL:
        settle(state, seat, profession, events)
        profession += 1


def add(state: GuildhallState, seat: i64, card: i64, whence: str, events: "list[Event] | None") -> None:
    """A card that is no duplicate is placed into a guild (GH-707)."""
    state.own[seat * OWN + GUILD] |= BIT[card]
    if events is not None:
        tell(events, "place", "GH-707", state.active, {"card": card_name(card), "from": whence, "owner": int(seat)})
    settle(state, seat, PROFESSION[card], events)


def add_or_discard(state: GuildhallState, seat: i64, card: i64, whence: str, events: "list[Event] | None") -> None:
    """A card is placed into a guild, or discarded if it is a duplicate there (GH-704, GH-710)."""
    if state.own[seat * OWN + GUILD] >> card & 1:
        push_openly(state, card)
        if events is not None:
            tell(events, "duplicate", "GH-704", seat, {"card": card_name(card), "from": whence})
    else:
        add(state, seat, card, whence, events)


def over_limit(state: GuildhallState) -> i64:
    """The seat that has more than three completed chapters, the active one first (GH-703, GH-708); -1 if none has."""
    turn: i64 = 0
    while turn < state.seats:
        seat = (state.active + turn) % state.seats
        if state.own[seat * OWN + DONE_N] > MOST_COMPLETED:
            return seat
        turn += 1
    return -1


def give_up(state: GuildhallState, seat: i64, profession: i64) -> None:
    """A completed chapter leaves its owner; ``discard_chapters`` puts its cards onto the pile."""
    state.own[seat * OWN + DONE] -= DONE_ONE[profession]
    state.own[seat * OWN + DONE_N] -= 1


def discard_chapters(state: GuildhallState, seat: i64, top: i64) -> None:
    """The chapters chosen go onto the pile, ``top`` last.

    The other cards lie as ``laid`` says, or in the order of the chapters and colours where nobody chose (GH-1201).
    The top card tells the five cards of its chapter, of another chapter only its owner knows (GH-1304).
    """
    from_table = state.laid_n > 0
    index: i64 = 0
    if from_table:
        while index < state.laid_n:
            _push_paid(state, seat, laid(state, index), PROFESSION[top])
            index += 1
    else:
        skipped = False
        while index < state.chosen_n:
            card = state.chosen[index] * COLOURS
            end = card + COLOURS
            while card < end:
                if card == top and not skipped:
                    skipped = True
                else:
                    _push_paid(state, seat, card, PROFESSION[top])
                card += 1
            index += 1
    _push_paid(state, seat, top, PROFESSION[top])
    index = 0
    open_chapters: i64 = 0
    while index < state.chosen_n:
        give_up(state, seat, state.chosen[index])
        if state.chosen[index] == PROFESSION[top]:
            open_chapters += 1
        index += 1
    if open_chapters == 2:  # two chapters of one profession: of the second one others know nothing
        _hide_one_of_each(state, seat, PROFESSION[top])


def laid(state: GuildhallState, index: i64) -> i64:
    """A card named in the second half of a choice."""
    return state.table[LAID_AT + index]


def _push_paid(state: GuildhallState, seat: i64, card: i64, told: i64) -> None:
    push(state, card)
    memory.learn(state, EVERYBODY if PROFESSION[card] == told else seat, PILE, card)


def _hide_one_of_each(state: GuildhallState, seat: i64, profession: i64) -> None:
    card = profession * COLOURS
    end = card + COLOURS
    while card < end:
        memory.leave(state, PILE, card)
        memory.learn(state, seat, PILE, card)
        card += 1
