"""Where an explorer can go now, and what it costs: every way that no other beats, for the screen.

The search is exact over the cards of the hand and the silver. Of cards that would do for a step a helper card is always
better than a travel card of its colour: it comes back (AF-45). No place is entered twice: without the detour a way has
the same cards to play, and more of them.
"""

from typing import NamedTuple

from pessoi.core.game import Document, Json
from pessoi.games.africana.hands import count_of
from pessoi.games.africana.moves import CARDS, HELPER, WILD, step_to
from pessoi.games.africana.notation import write_move
from pessoi.games.africana.state import CHOOSING, MOVING, OWN, PLACE, SILVER, AfricanaState
from pessoi.games.africana.tables import COLOUR_COST, COLOUR_COUNT, PLACE_COUNT
from pessoi.games.africana.telling import card_name, place_name

MOST_WAYS = 4
"""Ways shown for a place, the cheapest first."""

Price = tuple[int, int, int]
"""Silver paid, travel cards spent, steps."""


class Way(NamedTuple):
    """A way to a place: silver paid, travel cards spent, and each step as place, card and whether it is paid for."""

    silver: int
    spent: int
    steps: tuple[tuple[int, int, bool], ...]


class _Node(NamedTuple):
    """A place reached with some cards left: silver paid, the places on the way as bits, and the step that led there."""

    silver: int
    spent: int
    been: int
    before: "_Node | None"
    place: int
    card: int
    paid: bool


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
    silver = int(state.own[seat * OWN + SILVER])
    cost = int(COLOUR_COST)
    hand, choices = _hands([int(count_of(state, seat, card)) for card in range(CARDS)])
    fitting, others = _neighbours(state)
    best: dict[int, dict[Price, _Node]] = {}
    here: dict[int, _Node] = {hand * PLACE_COUNT + start: _Node(0, 0, 1 << start, None, start, -1, False)}
    steps = 0
    while here:
        steps += 1
        reached: dict[int, _Node] = {}
        for code, node in here.items():
            hand, place = divmod(code, PLACE_COUNT)
            paid, spent, been = node[0], node[1], node[2]
            rich = paid + cost <= silver
            for card, rest in choices[hand]:
                after = rest * PLACE_COUNT
                now = spent + 1 if card < HELPER else spent
                for there in fitting[card][place]:
                    if not been >> there & 1:
                        known = reached.get(after + there)
                        if known is None or paid < known[0]:
                            reached[after + there] = _Node(paid, now, been | 1 << there, node, there, card, False)
                if rich:
                    for there in others[card][place]:
                        if not been >> there & 1:
                            known = reached.get(after + there)
                            if known is None or paid + cost < known[0]:
                                reached[after + there] = _Node(
                                    paid + cost, now, been | 1 << there, node, there, card, True
                                )
        for node in reached.values():
            _keep(best.setdefault(node.place, {}), (node.silver, node.spent, steps), node)
        here = reached
    return {place: [_way(node) for _, node in sorted(best[place].items())] for place in sorted(best)}


def _hands(counts: list[int]) -> tuple[int, list[list[tuple[int, int]]]]:
    """Every part of a hand by a number; for each the cards that may be played from it, and the part that is left.

    Return the number of the whole hand, and these.
    """
    size = 1
    weights: list[int] = []
    for count in counts:
        weights.append(size)
        size *= count + 1
    order = [*range(COLOUR_COUNT, CARDS), *range(COLOUR_COUNT)]  # those that come back first
    choices: list[list[tuple[int, int]]] = []
    for hand in range(size):
        left = [hand // weight % (count + 1) for weight, count in zip(weights, counts, strict=True)]
        choices.append(
            [
                (card, hand - weights[card])
                for card in order
                if left[card] and (card >= COLOUR_COUNT or not left[card + HELPER])
            ]
        )
    return size - 1, choices


def _neighbours(state: AfricanaState) -> tuple[list[list[list[int]]], list[list[list[int]]]]:
    """By card and place the neighbours that the card fits, and those for which its colour must be changed."""
    board = state.board
    fitting: list[list[list[int]]] = []
    others: list[list[list[int]]] = []
    near = [
        [int(there) for there in board.near[board.near_from[place] : board.near_from[place + 1]]]
        for place in range(PLACE_COUNT)
    ]
    for card in range(CARDS):
        fits = [card == WILD or board.symbols[place] >> card % HELPER & 1 for place in range(PLACE_COUNT)]
        fitting.append([[there for there in each if fits[there]] for each in near])
        others.append([[there for there in each if not fits[there]] for each in near])
    return fitting, others


def _keep(ways: dict[Price, _Node], price: Price, node: _Node) -> None:
    """Keep a way unless another is at least as good in all; let go of those that it beats."""
    silver, spent, steps = price
    for other in ways:
        if other[0] <= silver and other[1] <= spent and other[2] <= steps:
            return
    for other in list(ways):
        if silver <= other[0] and spent <= other[1] and steps <= other[2]:
            del ways[other]
    ways[price] = node


def _way(node: _Node) -> Way:
    """The way that led to a node."""
    steps: list[tuple[int, int, bool]] = []
    back = node
    while back.before is not None:
        steps.append((back.place, back.card, back.paid))
        back = back.before
    return Way(node.silver, node.spent, tuple(reversed(steps)))


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
