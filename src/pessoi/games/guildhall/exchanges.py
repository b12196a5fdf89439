"""The end of a choice of several cards: they all change places at once (GH-708)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.guildhall import memory
from pessoi.games.guildhall.guilds import guild_of, push_openly, settle_all
from pessoi.games.guildhall.state import (
    EVERYBODY,
    GUILD,
    LAID_AT,
    NEXT_ACTION,
    OWN,
    PILE,
    GuildhallState,
    add_to_hand,
    take_from_hand,
)
from pessoi.games.guildhall.swaps import from_hand, given, swapper, taken
from pessoi.games.guildhall.tables import WEAVER, lowest
from pessoi.games.guildhall.telling import card_name, card_names, everybody, tell


def unpile(state: GuildhallState, card: i64, from_top: bool = False) -> bool:
    """A card leaves the pile openly, its lowest copy unless it is the one on top; whether it lay there."""
    index: i64 = state.pile_n - 1 if from_top else 0
    while state.pile[index] != card:
        index += 1
    state.pile_n -= 1
    top = index == state.pile_n
    while index < state.pile_n:
        state.pile[index] = state.pile[index + 1]
        index += 1
    memory.leave(state, PILE, card)
    return top


def uncovered(state: GuildhallState, events: "list[Event] | None") -> None:
    """All see what lies on top of the pile now (GH-1301)."""
    memory.uncover(state)
    if events is not None:
        top = card_name(state.pile[state.pile_n - 1]) if state.pile_n else None
        tell(events, "uncovered", "GH-1301", -1, {"top": top}, everybody(state))


def finish_hunt(state: GuildhallState, events: "list[Event] | None") -> None:
    """Cards of the pile and of the guild change places; those of the guild lie on top (GH-802)."""
    seat = state.active
    fetched = given(state)
    laid = taken(state)
    if events is not None:
        data: dict[str, object] = {"taken": card_names(fetched), "laid": card_names(laid)}
        data["top"] = card_name(state.table[LAID_AT + state.laid_n - 1])
        tell(events, "hunt", "GH-802", seat, data, everybody(state, seat))
    index: i64 = 0
    while index < state.chosen_n:
        unpile(state, state.chosen[index])
        index += 1
    index = 0
    while index < state.laid_n:
        push_openly(state, state.table[LAID_AT + index])
        index += 1
    state.own[seat * OWN + GUILD] ^= fetched | laid
    _close(state)
    settle_all(state, seat, events)


def _close(state: GuildhallState) -> None:
    """The choice is over."""
    state.chosen_n = 0
    state.laid_n = 0
    state.low = -1
    state.work = NEXT_ACTION


def finish_swap(state: GuildhallState, events: "list[Event] | None") -> None:
    """Peddler, Trader, Weaver, ``vp3_swap``: completions after the swap, the active seat's first (GH-708)."""
    seat = state.active
    cards = given(state)
    others = taken(state)
    opponent = state.opponent
    owner = seat if swapper(state) == WEAVER else opponent
    hand = from_hand(state)
    if events is not None:
        data: dict[str, object] = {"given": card_names(cards), "taken": card_names(others)}
        data["opponent"] = None if opponent < 0 else int(opponent)
        data["given_from"] = "hand" if hand else "guild"
        data["taken_to"] = "hand" if hand else "guild"
        tell(events, "swap", "GH-708", seat, data)
    state.own[owner * OWN + GUILD] = guild_of(state, owner) & ~others | cards
    if hand:
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            take_from_hand(state, seat, card)
            memory.leave(state, seat, card)
        while others:
            card = lowest(others)
            others &= others - 1
            add_to_hand(state, seat, card)
            memory.learn(state, EVERYBODY, seat, card)  # GH-1305 a
    else:
        state.own[seat * OWN + GUILD] = guild_of(state, seat) & ~cards | others
    _close(state)
    settle_all(state, seat, events)
    if owner != seat:
        settle_all(state, owner, events)
