"""What seats have learned of hands and of the discard pile (GH-1305), and when that ends (GH-1306).

Of each zone is kept what everybody knows and, apart from it, what a seat knows besides: a seat knows the sum of both.
"""

from mypy_extensions import i64

from pessoi.games.guildhall.state import (
    DROPPING,
    EVERYBODY,
    HUNTING,
    PILE,
    ROB_ON,
    ROBBING,
    SEARCH_ON,
    SEARCHING,
    ZONES,
    GuildhallState,
)
from pessoi.games.guildhall.tables import BIT, CARDS, LANE, ONE, WORD, WORDS


def place_of(viewer: i64, zone: i64, card: i64) -> i64:
    """The index into ``known`` of the word in which a card is counted."""
    return (viewer * ZONES + zone) * WORDS + WORD[card]


def apart(state: GuildhallState, viewer: i64, zone: i64, card: i64) -> i64:
    """How many copies of a card ``viewer`` knows in a zone, besides what everybody knows (unless it is EVERYBODY)."""
    return state.known[place_of(viewer, zone, card)] >> LANE[card] & 7


def knows(state: GuildhallState, viewer: i64, zone: i64, card: i64) -> i64:
    """How many copies of a card a seat (or EVERYBODY) knows in a zone."""
    count = apart(state, EVERYBODY, zone, card)
    return count if viewer == EVERYBODY else count + apart(state, viewer, zone, card)


def learn(state: GuildhallState, viewer: i64, zone: i64, card: i64) -> None:
    """One more copy of a card is known in a zone, by a seat or by EVERYBODY."""
    state.known[place_of(viewer, zone, card)] += ONE[card]
    state.informed[zone] |= BIT[viewer]


def leave(state: GuildhallState, zone: i64, card: i64) -> None:
    """A card leaves a zone openly: it counts as one that was known (GH-1306 c)."""
    informed = state.informed[zone]
    if informed == 0:
        return
    place = place_of(EVERYBODY, zone, card)
    if state.known[place] >> LANE[card] & 7:
        state.known[place] -= ONE[card]
        return
    viewer: i64 = 0
    while viewer < EVERYBODY:
        if informed >> viewer & 1:
            place = place_of(viewer, zone, card)
            if state.known[place] >> LANE[card] & 7:
                state.known[place] -= ONE[card]
        viewer += 1


def forget(state: GuildhallState, zone: i64) -> None:
    """All knowledge of a zone ends: of a hand that cards left unseen (GH-1306 b), of the pile when it is shuffled
    (GH-1306 a)."""
    if state.informed[zone] == 0:
        return
    viewer: i64 = 0
    while viewer <= EVERYBODY:
        forget_of(state, viewer, zone)
        viewer += 1
    state.informed[zone] = 0


def forget_of(state: GuildhallState, viewer: i64, zone: i64) -> None:
    """What ``viewer`` knows of a zone besides the others ends."""
    place = (viewer * ZONES + zone) * WORDS
    word: i64 = 0
    while word < WORDS:
        state.known[place + word] = 0
        word += 1


def look_at_hand(state: GuildhallState, viewer: i64, seat: i64) -> None:
    """A Robber's seat knows each card of the hand (GH-1305 b)."""
    forget_of(state, viewer, seat)
    card: i64 = 0
    while card < CARDS:
        count = state.hand[seat * CARDS + card] - apart(state, EVERYBODY, seat, card)
        while count > 0:
            learn(state, viewer, seat, card)
            count -= 1
        card += 1


def look_at_pile(state: GuildhallState, viewer: i64) -> None:
    """A seat that searches the pile knows each card of it (GH-1305 d)."""
    forget_of(state, viewer, PILE)
    index: i64 = 0
    while index < state.pile_n:
        learn(state, viewer, PILE, state.pile[index])
        index += 1
    index = 0
    while index < CARDS:
        count = apart(state, EVERYBODY, PILE, index)
        state.known[place_of(viewer, PILE, index)] -= count * ONE[index]
        index += 1


def uncover(state: GuildhallState) -> None:
    """The card that lies on top of the pile now is seen by all: it may be one that some knew already."""
    if state.pile_n == 0:
        return
    card = state.pile[state.pile_n - 1]
    if apart(state, EVERYBODY, PILE, card):
        return
    viewer: i64 = 0
    while viewer < EVERYBODY:
        if apart(state, viewer, PILE, card):
            state.known[place_of(viewer, PILE, card)] -= ONE[card]
        viewer += 1
    learn(state, EVERYBODY, PILE, card)


def looked_at(state: GuildhallState) -> i64:
    """The zone that the active seat sees for the decision in hand: the pile (GH-409), a hand (GH-805); -1 for none."""
    goes_on = state.step == DROPPING and state.left > 0
    if state.step in (HUNTING, SEARCHING) or (goes_on and state.work == SEARCH_ON):
        return PILE
    return state.opponent if state.step == ROBBING or (goes_on and state.work == ROB_ON) else -1


def look(state: GuildhallState, zone: i64) -> None:
    """The active seat knows what it sees."""
    if zone == PILE:
        look_at_pile(state, state.active)
    else:
        look_at_hand(state, state.active, zone)
