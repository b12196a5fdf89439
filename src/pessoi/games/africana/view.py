"""What a seat is shown: a function of the state redacted for it (AF-90 to AF-96)."""

from pessoi.core.game import Document, Json
from pessoi.core.state import CHANCE, OVER
from pessoi.games.africana.describing import bonus
from pessoi.games.africana.files import BOOKS, COLOURS, COMPANIES, LETTERS, SHIPPED_NAME
from pessoi.games.africana.hands import company_of, hand_size, hand_surplus, helpers_left, open_surplus
from pessoi.games.africana.legal import next_letter
from pessoi.games.africana.moves import HELPER, WILD
from pessoi.games.africana.notation import ACTIONS
from pessoi.games.africana.reach import reach
from pessoi.games.africana.refusals import STEPS
from pessoi.games.africana.scoring import best_division, result, score_terms, total_points
from pessoi.games.africana.state import (
    ADVENTURES_WON,
    BOOK,
    DISCARDING,
    DROPPING,
    HAND,
    HELD,
    HELPERS,
    LEFT,
    LEFT_HEIGHT,
    MISSIONS_WON,
    NOT_KNOWN,
    OPEN,
    OWN,
    PLACE,
    RIGHT,
    RIGHT_HEIGHT,
    SILVER,
    STOCK,
    UNREAD,
    WILD_CARD,
    AfricanaState,
)
from pessoi.games.africana.tables import (
    BOXED,
    LANE,
    LANE_BITS,
    PAGE_BITS,
    PAGES,
    SLOTS,
    cards_in,
    count_bits,
)
from pessoi.games.africana.telling import (
    adventure_name,
    adventure_names,
    card_name,
    colour_counts,
    mission_name,
    place_name,
)


def view(state: AfricanaState, seat: int) -> Document:
    """The view of a seat or spectator; the arguments of ``Game.view``."""
    files = state.options["files"]
    return {
        "game": "africana",
        "to_move": state.to_move,
        "round": state.round,
        "first": state.first if state.first >= 0 else None,
        "ending": bool(state.ending),
        "prompt": _prompt(state),
        "seats": [_seat(state, each, seat) for each in range(state.seats)],
        "missions": missions(state),
        "pile": _pile(state),
        "books": {name: _book(state, book) for book, name in enumerate(BOOKS)},
        "travel": {"pile": state.pile_size, "discard": counts(state.discards)},
        "table": table(state),
        "helpers": {name: int(helpers_left(state, colour)) for colour, name in enumerate(COLOURS)},
        "removed": _removed(state),
        "reach": reach(state, seat),
        "files": None if files == SHIPPED_NAME else files,  # type: ignore[dict-item]
        "options": {key: value for key, value in state.options.items() if key != "files"},  # type: ignore[misc]
        "result": _result(state),
    }


def counts(packed: int) -> Json:
    """The number of cards by colour."""
    return colour_counts(packed)  # type: ignore[return-value]


def _prompt(state: AfricanaState) -> Document:
    """What is asked, and of whom."""
    kinds = {CHANCE: "chance", OVER: "over"}
    surplus = 0
    if state.step == DISCARDING:
        surplus = int(hand_surplus(state, state.active))
    elif state.step == DROPPING:
        surplus = int(open_surplus(state, state.active))
    known = state.first >= 0
    book = BOOKS[state.board.book[state.own[state.active * OWN + PLACE]]] if known else None
    return {
        "kind": kinds.get(state.to_move) or STEPS[state.step],
        "seat": state.active if known else None,
        "action": ACTIONS[state.action - 1] if state.action else None,
        "book": book,
        "free_page": state.free > 0,
        "surplus": surplus,
    }


def _seat(state: AfricanaState, seat: int, viewer: int) -> Json:
    base = seat * OWN
    own = state.own
    company = company_of(state, seat)
    over = state.to_move == OVER
    open_to_viewer = over or seat == viewer
    cards_shown = open_to_viewer or state.options["won"] != "hidden"
    shown: Document = {
        "company": COMPANIES[company] if company >= 0 else None,
        "location": place_name(state, own[base + PLACE]) if company >= 0 else None,
        "silver": own[base + SILVER],
        "markers": own[base + STOCK],
        "hand": {
            "count": int(hand_size(state, seat)),
            "travel": own[base + HELD],
            "colours": None if own[base + HAND] == NOT_KNOWN else counts(own[base + HAND]),
            "helpers": counts(own[base + HELPERS]),
            "wild": own[base + WILD_CARD] > 0,
        },
        "open": list[Json](adventure_names(state, own[base + OPEN])),
        "missions": list[Json](mission_ids(state, own[base + MISSIONS_WON])) if cards_shown else None,
        "adventures": list[Json](adventure_names(state, own[base + ADVENTURES_WON])) if cards_shown else None,
        "won": int(count_bits(own[base + MISSIONS_WON]) + count_bits(own[base + ADVENTURES_WON])),
        "joined": [slot + 1 for slot in range(SLOTS) if state.slots[SLOTS + slot] >> seat & 1],
    }
    if open_to_viewer or state.options["won"] == "totals":
        shown["score"] = score(state, seat)
        artifacts = int(own[base + ADVENTURES_WON] & ~state.board.helper_mask)
        shown["sets"] = [list[Json](members) for members, _ in best_division(artifacts, state.board)]
    return shown


def mission_ids(state: AfricanaState, mask: int) -> list[str]:
    """The ids of a set of missions."""
    return [name for number, name in enumerate(state.board.missions) if mask >> number & 1]


def score(state: AfricanaState, seat: int) -> Document:
    """The points by category if the game ended now (section 10)."""
    terms = score_terms(state, seat)
    points: Document = {category: sum(each.points for each in found) for category, found in terms.items()}
    return points | {"total": int(total_points(state, seat))}


def missions(state: AfricanaState) -> list[Json]:
    """The five slots with their missions, bonuses and markers (AF-14)."""
    found: list[Json] = []
    for slot in range(SLOTS):
        mission, marks = state.slots[slot], state.slots[SLOTS + slot]
        found.append(
            {
                "slot": slot + 1,
                "mission": mission_name(state, mission) if mission >= 0 else None,
                "bonus": bonus(state, slot),
                "markers": [seat for seat in range(state.seats) if marks >> seat & 1],
            }
        )
    return found


def _pile(state: AfricanaState) -> Document:
    """The missions left, by letter, and the C cards that were taken out unseen (AF-91, AF-96)."""
    left = int(cards_in(state.letters))
    return {
        "count": left,
        "next": LETTERS[next_letter(state)] if left else None,
        "letters": {name: state.letters >> LANE * letter & LANE_BITS for letter, name in enumerate(LETTERS)},
        "boxed": int(BOXED[state.seats]),
    }


def _book(state: AfricanaState, book: int) -> Document:
    """The tops and heights of both piles; what else was seen is for the players to remember (AF-93)."""
    base = book * BOOK
    tops: list[Json] = []
    for side in (LEFT, RIGHT):
        page = state.books[base + side] & PAGE_BITS
        tops.append(adventure_name(state, book * PAGES + page) if state.books[base + side + 1] else None)
    right = state.books[base + RIGHT_HEIGHT] + state.books[base + UNREAD]
    return {
        "left": {"count": state.books[base + LEFT_HEIGHT], "top": tops[0]},
        "right": {"count": right, "top": tops[1]},
    }


def table(state: AfricanaState) -> list[Json]:
    """The cards played in the action under way (AF-45), in the order of their numbers."""
    cards: list[int] = []
    for colour in range(len(COLOURS)):
        cards += [colour] * (state.table >> colour * LANE & LANE_BITS)
    for colour in range(len(COLOURS)):
        cards += [HELPER + colour] * (state.table_helpers >> colour * LANE & LANE_BITS)
    cards += [WILD] * state.table_wild
    return [{"card": card_name(card)} for card in cards]


def _removed(state: AfricanaState) -> Document:
    """What the limits have removed from the game (AF-91): adventures, helper cards, the seats of wild cards."""
    helpers = {}
    for colour, name in enumerate(COLOURS):
        won = held = 0
        for seat in range(state.seats):
            won += sum(
                state.board.helper[number] == colour
                for number in range(2 * PAGES)
                if state.own[seat * OWN + ADVENTURES_WON] >> number & 1
            )
            held += state.own[seat * OWN + HELPERS] >> LANE * colour & LANE_BITS
        helpers[name] = won - held - (state.table_helpers >> LANE * colour & LANE_BITS)
    lost: list[Json] = [
        seat
        for seat in range(state.seats)
        if state.first >= 0
        and not state.own[seat * OWN + WILD_CARD]
        and not (state.table_wild and seat == state.active)
    ]
    return {"adventures": list[Json](adventure_names(state, state.gone)), "helpers": {**helpers}, "wild": lost}


def _result(state: AfricanaState) -> Json:
    if state.to_move != OVER:
        return None
    ending = result(state)
    return {
        "points": list(ending.points),
        "winners": list(ending.winners),
        "reason": ending.reason,
        "tie_break": ending.tie_break,
        "scores": [score(state, seat) for seat in range(state.seats)],
    }
