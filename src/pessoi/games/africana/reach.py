"""Where an explorer can go now, and what it costs: every way that no other beats, for the screen.

The search is exact over the cards of the hand and the silver. Of cards that would do for a step a helper card is always
better than a travel card of its colour: it comes back (AF-45).
"""

from typing import NamedTuple

from pessoi.core.game import Document, Json
from pessoi.games.africana.hands import count_of
from pessoi.games.africana.moves import CARDS, HELPER, WILD, step_to
from pessoi.games.africana.notation import write_move
from pessoi.games.africana.state import CHOOSING, MOVING, OWN, PLACE, SILVER, AfricanaState
from pessoi.games.africana.tables import COLOUR_COST, COLOUR_COUNT
from pessoi.games.africana.telling import card_name, place_name

MOST_WAYS = 4
"""Ways shown for a place, the cheapest first."""


class Way(NamedTuple):
    """A way to a place: silver paid, travel cards spent, and each step as place, card and whether it is paid for."""

    silver: int
    spent: int
    steps: tuple[tuple[int, int, bool], ...]


def reach(state: AfricanaState, seat: int) -> Json:
    """The places that ``seat`` can reach now by cards and silver, each with its ways; None when it isn't to move."""
    if state.to_move != seat or state.step not in (CHOOSING, MOVING):
        return None
    found: list[Json] = []
    for place, ways in ways_from(state, seat).items():
        shown: list[Json] = [_document(state, way) for way in ways[:MOST_WAYS]]
        found.append({"to": place_name(state, place), "ways": shown})
    return found


def ways_from(state: AfricanaState, seat: int) -> dict[int, list[Way]]:
    """By place, in their order, the ways to it that no other beats in silver, travel cards spent and steps."""
    start = int(state.own[seat * OWN + PLACE])
    hand = tuple(int(count_of(state, seat, card)) for card in range(CARDS))
    silver = int(state.own[seat * OWN + SILVER])
    best: dict[int, list[Way]] = {}
    here: dict[tuple[int, tuple[int, ...]], Way] = {(start, hand): Way(0, 0, ())}
    while here:
        reached: dict[tuple[int, tuple[int, ...]], Way] = {}
        for (place, left), way in here.items():
            for there, card, paid in _steps(state, place, left, silver - way.silver):
                rest = (*left[:card], left[card] - 1, *left[card + 1 :])
                cost = int(COLOUR_COST) if paid else 0
                longer = Way(way.silver + cost, way.spent + (card < HELPER), (*way.steps, (there, card, paid)))
                known = reached.get((there, rest))
                if known is None or longer[:2] < known[:2]:
                    reached[(there, rest)] = longer
        for (place, _), way in reached.items():
            if place != start:
                _keep(best.setdefault(place, []), way)
        here = reached
    return {place: sorted(best[place], key=_price) for place in sorted(best)}


def _steps(state: AfricanaState, place: int, left: tuple[int, ...], silver: int) -> list[tuple[int, int, bool]]:
    """The steps from a place with the cards left: place, card, paid."""
    board = state.board
    cards = [card for card in range(COLOUR_COUNT, CARDS) if left[card]]
    cards += [card for card in range(COLOUR_COUNT) if left[card] and not left[card + HELPER]]
    found = []
    for there in board.near[board.near_from[place] : board.near_from[place + 1]]:
        for card in cards:
            fits = card == WILD or board.symbols[there] >> card % HELPER & 1
            if fits or silver >= COLOUR_COST:
                found.append((int(there), card, not fits))
    return found


def _price(way: Way) -> tuple[int, int, int]:
    return way.silver, way.spent, len(way.steps)


def _keep(ways: list[Way], way: Way) -> None:
    """Keep a way unless another is at least as good in all; let go of those that it beats."""
    price = _price(way)
    if any(all(a <= b for a, b in zip(_price(other), price, strict=True)) for other in ways):
        return
    ways[:] = [other for other in ways if not all(a <= b for a, b in zip(price, _price(other), strict=True))]
    ways.append(way)


def _document(state: AfricanaState, way: Way) -> Json:
    moves: list[Json] = ["C"] if state.step == CHOOSING else []
    moves += [write_move(int(step_to(place + state.board.first_place, card, paid))) for place, card, paid in way.steps]
    shown: Document = {
        "moves": moves,
        "path": [place_name(state, place) for place, _, _ in way.steps],
        "cards": [card_name(card) for _, card, _ in way.steps],
        "paid": [paid for _, _, paid in way.steps],
        "silver": way.silver,
        "spent": way.spent,
    }
    return shown
