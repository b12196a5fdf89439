"""Population cards are drawn, nun cards looked at (RC-32, RC-33)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE
from pessoi.games.rattus_cartus.kinds import UNIT, WORD, WORDS, population_at
from pessoi.games.rattus_cartus.memory import note_deck, note_draw, note_nun
from pessoi.games.rattus_cartus.state import DRAWING, OWN, SEEING, SIZE, UNDRAWN, RattusState
from pessoi.games.rattus_cartus.tables import BIT
from pessoi.games.rattus_cartus.telling import kind_name, tell


def begin_draws(state: RattusState, count: i64, events: "list[Event] | None") -> bool:
    """The active seat draws ``count`` cards, as far as there are any; whether a draw is awaited."""
    if count <= 0:
        return False
    if state.left == 0:
        make_anew(state, events)
        if state.left == 0:
            return False
    state.draws = count
    state.wait(DRAWING, CHANCE)
    return True


def draw(state: RattusState, kind: i64, events: "list[Event] | None") -> None:
    """One card goes from the deck to the hand of the active seat, which alone sees it (RC-33); a hand has no limit
    (RC-34)."""
    seat = state.active
    state.cards[state.deck * WORDS + WORD[kind]] -= UNIT[kind]
    state.cards[seat * WORDS + WORD[kind]] += UNIT[kind]
    state.own[seat * OWN + SIZE] += 1
    state.left -= 1
    state.draws -= 1
    note_draw(state, seat, kind)
    if events is not None:
        secret: dict[str, object] = {"card": kind_name(kind)}
        events.append(Event("draw", "RC-33", int(seat), secret=secret, seen_by=[int(seat)], learners=[int(seat)]))
    if state.left == 0:
        _part(state)
        make_anew(state, events)
        if state.left == 0:
            state.draws = 0


def _part(state: RattusState) -> None:
    """What is left of the multiset lies in the nun row."""
    if state.parted == 0:
        state.parted = 1
        word: i64 = 0
        while word < WORDS:
            state.cards[state.rest * WORDS + word] = state.cards[state.deck * WORDS + word]
            state.cards[state.deck * WORDS + word] = 0
            word += 1


def make_anew(state: RattusState, events: "list[Event] | None") -> None:
    """The discard pile becomes the deck, if there is one (RC-33)."""
    count = population_at(state.cards, state.pile)
    if count == 0:
        return
    note_deck(state)
    word: i64 = 0
    while word < WORDS:
        state.cards[state.deck * WORDS + word] = state.cards[state.pile * WORDS + word]
        state.cards[state.pile * WORDS + word] = 0
        word += 1
    state.left = count
    state.remade += 1
    tell(events, "reshuffle", "RC-33", -1, {"count": int(count)})


def nun_row(state: RattusState) -> i64:
    """The row of ``cards`` that holds the nun cards nobody has seen."""
    return state.rest if state.parted else state.deck


def look_at(state: RattusState, place: i64, events: "list[Event] | None") -> bool:
    """The active seat looks at a nun card (RC-32); False if that must be drawn first."""
    state.barred |= BIT[place]
    state.looks -= 1
    if state.nuns[place] == UNDRAWN:
        state.spot = place
        state.wait(SEEING, CHANCE)
        return False
    _see(state, place, events)
    return True


def see_nun(state: RattusState, place: i64, kind: i64, events: "list[Event] | None") -> None:
    """The nun card at which the active seat looks is drawn."""
    state.cards[nun_row(state) * WORDS + WORD[kind]] -= UNIT[kind]
    state.nuns[place] = kind
    state.spot = -1
    _see(state, place, events)


def _see(state: RattusState, place: i64, events: "list[Event] | None") -> None:
    seat = state.active
    known = state.looked[place] & BIT[seat] != 0
    kind = state.nuns[place]
    if not known:
        state.looked[place] |= BIT[seat]
        note_nun(state, seat, kind)
    if events is not None:
        learners = [] if known else [int(seat)]
        secret: dict[str, object] = {"card": kind_name(kind)}
        data: dict[str, object] = {"place": int(place) + 1}
        events.append(Event("look", "RC-32", int(seat), 0, data, secret=secret, seen_by=[int(seat)], learners=learners))
