"""What a position says that the seats have learned (GH-1305), checked against what lies where."""

from pessoi.games.guildhall import memory
from pessoi.games.guildhall.cards import CARD_IDS
from pessoi.games.guildhall.reading import Reading
from pessoi.games.guildhall.secrets import known_of
from pessoi.games.guildhall.state import (
    EVERYBODY,
    HAND_N,
    OWN,
    PILE,
    WHOLE,
    GuildhallState,
)
from pessoi.games.guildhall.tables import CARDS


def check_knowledge(reading: Reading) -> None:
    """Set what was learned, or what lies open where nothing is said, and note what can't be known."""
    state = reading.state
    if reading.learned is None:
        _learn_the_open(reading)
    else:
        for viewer, zone, cards in reading.learned:
            for card in sorted(set(cards)):
                if cards.count(card) > 4 or (viewer == zone < PILE and cards):
                    reading.fault("learned", card=CARD_IDS[card], where=_zone(zone))
                else:
                    for _ in range(cards.count(card)):
                        memory.learn(state, viewer, zone, card)
    if reading.faults:
        return
    for zone in (*range(int(state.seats)), PILE):
        _check_zone(reading, zone)
    _check_shown(reading)


def _zone(zone: int) -> str:
    return "pile" if zone == PILE else f"seats.{zone}.hand"


def counts_in(state: GuildhallState, zone: int) -> list[int]:
    """How many copies of each card lie in a zone, as far as that is known."""
    if zone < PILE:
        return [state.hand[zone * CARDS + card] for card in range(CARDS)]
    counts = [0] * CARDS
    for index in range(state.pile_n):
        if state.pile[index] >= 0:
            counts[state.pile[index]] += 1
    return counts


def _learn_the_open(reading: Reading) -> None:
    """All know the top of the pile; a redacted state's seat knows what stands in it; a search or a look was made."""
    state = reading.state
    memory.uncover(state)
    if state.viewer != WHOLE:
        viewer = state.viewer if state.viewer >= 0 else EVERYBODY
        for zone in (*range(int(state.seats)), PILE):
            if zone == viewer < PILE:
                continue
            for card, count in enumerate(counts_in(state, zone)):
                for _ in range(count - memory.knows(state, EVERYBODY, zone, card)):
                    memory.learn(state, viewer, zone, card)
        return
    seen = memory.looked_at(state)
    if seen >= 0:
        memory.look(state, seen)


def _check_zone(reading: Reading, zone: int) -> None:
    """Nobody knows a card that isn't there; a redacted state shows just what its seat knows."""
    state = reading.state
    there = counts_in(state, zone)
    whole = state.viewer in (WHOLE, zone)
    for card in range(CARDS):
        for viewer in range(EVERYBODY):
            known = memory.knows(state, viewer, zone, card)
            private = memory.apart(state, viewer, zone, card)
            if whole and known > there[card]:
                reading.fault("learned", card=CARD_IDS[card], where=_zone(zone))
                return
            if private and (viewer >= state.seats or state.viewer not in (WHOLE, viewer)):
                reading.fault("learned-others", seat=viewer)
                return
        if not whole and there[card] != known_of(state, state.viewer, zone, card):
            reading.fault("learned-shown", card=CARD_IDS[card], where=_zone(zone))
            return


def _check_shown(reading: Reading) -> None:
    """The top of the pile lies open; who searches the pile or looks at a hand knows all of it."""
    state = reading.state
    if state.pile_n and not memory.knows(state, EVERYBODY, PILE, state.pile[state.pile_n - 1]):
        reading.fault("learned-top")
    zone = memory.looked_at(state)
    if zone >= 0 and state.viewer in (WHOLE, state.active):
        known = sum(memory.knows(state, state.active, zone, card) for card in range(CARDS))
        if known != (state.pile_n if zone == PILE else state.own[zone * OWN + HAND_N]):
            reading.fault("learned-search", where=_zone(int(zone)))
