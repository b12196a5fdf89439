"""What a seat knows of the cards that it can't see: travel cards in the hands of others and in the pile (AF-95)."""

from mypy_extensions import i64

from pessoi.core.chance import Layout
from pessoi.games.africana.state import DRAWN, HAND, HELD, NOT_KNOWN, OWN, WHOLE, AfricanaState
from pessoi.games.africana.tables import COLOUR_COUNT, LANE, LANE_BITS, ONE


def layout_of(state: AfricanaState) -> Layout:
    """Where the unseen cards of a redacted state may lie: first the hidden hands, by seat, then the pile.

    The pile holds no more cards of a colour than lay in it when it was made anew, less those that the seat itself has
    drawn since. Raises ``ValueError`` where that can't be.
    """
    sizes: list[int] = []
    most: list[list[int] | None] = []
    seat: i64 = 0
    while seat < state.seats:
        if state.own[seat * OWN + HAND] == NOT_KNOWN:
            sizes.append(state.own[seat * OWN + HELD])
            most.append(None)
        seat += 1
    ceiling = state.ceiling
    if state.viewer >= 0:
        ceiling -= state.own[state.viewer * OWN + DRAWN]
    sizes.append(state.pile_size)
    pool = unseen(state)
    limits = counts(ceiling)
    bound = False
    for colour in range(len(pool)):
        if limits[colour] < pool[colour]:
            bound = True
    most.append(limits if bound else None)
    return Layout(pool, sizes, most)


def unseen(state: AfricanaState) -> "list[int]":
    """By colour the travel cards that lie neither in a known hand nor on the table or the discard pile."""
    rest = counts(state.board.travel)
    _take(rest, state.discards)
    _take(rest, state.table)
    seat: i64 = 0
    while seat < state.seats:
        if state.own[seat * OWN + HAND] != NOT_KNOWN:
            _take(rest, state.own[seat * OWN + HAND])
        seat += 1
    return rest


def _take(rest: "list[int]", packed: i64) -> None:
    cards = counts(packed)
    for colour in range(len(rest)):
        rest[colour] -= cards[colour]


def counts(packed: i64) -> "list[int]":
    """The cards of a packed word by colour."""
    found: list[int] = []
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        found.append(packed >> colour * LANE & LANE_BITS)
        colour += 1
    return found


def lay(state: AfricanaState, laid: "list[list[int]]") -> None:
    """Complete a redacted state with the cards of each hidden hand and of the pile."""
    state.viewer = WHOLE
    group = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.own[seat * OWN + HAND] == NOT_KNOWN:
            state.own[seat * OWN + HAND] = _packed(laid[group])
            group += 1
        seat += 1
    state.pile = _packed(laid[group])


def _packed(cards: "list[int]") -> i64:
    packed: i64 = 0
    for card in cards:
        colour: i64 = card
        packed += ONE[colour]
    return packed
