"""What a seat is shown: a function of the state redacted for it (GH-1301, GH-1302, GH-1307)."""

from collections.abc import Iterable

from pessoi.core.game import Document, Json
from pessoi.core.state import CHANCE, OVER
from pessoi.games.guildhall.cards import CARD_IDS, CODES, COLOURS, ITEM_IDS, VP_IDS
from pessoi.games.guildhall.engine import REASONS
from pessoi.games.guildhall.levels import chapter_size
from pessoi.games.guildhall.listing import chapters_due
from pessoi.games.guildhall.offers import offered
from pessoi.games.guildhall.refusals import STEPS
from pessoi.games.guildhall.secrets import known_of
from pessoi.games.guildhall.state import (
    AREA_AT,
    DONE,
    DONE_N,
    DROPPING,
    GUILD,
    HAND_N,
    HUNTING,
    LAID_AT,
    OWN,
    PAYING,
    POINTS,
    ROBBING,
    ROW_AT,
    SEARCHING,
    SHOWN_AT,
    TOPS_AT,
    TWENTY,
    VP_AT,
    VP_DECK_AT,
    VP_TOKENS,
    WHOLE,
    GuildhallState,
)
from pessoi.games.guildhall.tables import (
    CARDS,
    DANCER,
    FARMER,
    MOST_COMPLETED,
    ROW_SIZE,
    TAX_COLLECTOR,
    VP_KINDS,
)
from pessoi.games.guildhall.tables import (
    COLOURS as COLOUR_COUNT,
)


def view(state: GuildhallState, seat: int) -> Document:
    """The view of a seat or spectator; the arguments of ``Game.view``."""
    helped = bool(state.options["memory"])
    return {
        "game": "guildhall",
        "to_move": state.to_move,
        "prompt": _prompt(state),
        "professions": [CODES[number] for number in state.professions],
        "first": _or_none(state.first),
        "active": _or_none(state.active),
        "turn": state.turn,
        "round": (state.turn + state.seats - 1) // state.seats,
        "actions": state.actions,
        "played": [code for number, code in enumerate(CODES) if state.played >> number & 1],
        "area": area(state),
        "shown": listed(state, SHOWN_AT, state.shown_n),
        "row": row(state),
        "vp_deck": sum(state.table[VP_DECK_AT + kind] for kind in range(VP_KINDS)),
        "vp_left": {name: state.table[VP_DECK_AT + kind] for kind, name in enumerate(VP_IDS)},
        "deck": state.deck_n + state.tops_n,
        "put_back": put_back(state),
        "pile": _pile(state, seat, helped),
        "seats": [_seat(state, each, seat, helped) for each in range(state.seats)],
        "options": dict(state.options),  # type: ignore[arg-type]
        "result": _result(state),
    }


def _or_none(number: int) -> Json:
    return number if number >= 0 else None


def names(cards: Iterable[int]) -> Json:
    """The ids of cards, null where one isn't known."""
    return [CARD_IDS[card] if card >= 0 else None for card in cards]


def listed(state: GuildhallState, at: int, count: int) -> Json:
    """The ids of cards listed in ``table``."""
    return names(state.table[at + index] for index in range(count))


def area(state: GuildhallState) -> Json:
    """The action area in order of play."""
    return [ITEM_IDS[state.table[AREA_AT + index]] for index in range(state.area_n)]


def row(state: GuildhallState) -> Json:
    """The five places of the center row, null where one is empty."""
    kinds = [state.table[ROW_AT + place] for place in range(ROW_SIZE)]
    return [VP_IDS[kind] if kind >= 0 else None for kind in kinds]


def chosen(state: GuildhallState) -> Json:
    """The cards, or the professions of chapters, chosen so far in the choice under way."""
    known = CODES if state.step in (PAYING, DROPPING) or _chapter_given(state) else CARD_IDS
    return [known[state.chosen[index]] for index in range(state.chosen_n)]


def _chapter_given(state: GuildhallState) -> bool:
    return STEPS[state.step] == "swap" and state.level == 4 and ITEM_IDS[state.source].startswith("TR-")


def _prompt(state: GuildhallState) -> Document:
    """What is asked, and of whom; ``source`` is the item whose ability is under way."""
    kinds = {CHANCE: "chance", OVER: "over"}
    dropping = state.step == DROPPING
    kind = kinds.get(state.to_move) or STEPS[state.step]
    wanted, fits = offered(state) if kind in ("opening", "pay", "hunt", "swap") else (0, None)
    return {
        "kind": kind,
        "seat": state.to_move if state.to_move >= 0 else _or_none(state.active),
        "source": ITEM_IDS[state.source] if state.source >= 0 else None,
        "level": _or_none(state.low if state.low >= 0 and state.step in (HUNTING, SEARCHING) else state.level),
        "opponent": _or_none(state.opponent),
        "left": wanted or state.left,
        "chosen": chosen(state),
        "laid": listed(state, LAID_AT, state.laid_n),
        "cost": int(chapters_due(state)) if state.step == PAYING else 0,
        "drops": state.own[state.to_move * OWN + DONE_N] - MOST_COMPLETED if dropping else 0,
        "fits": fits,
    }


def put_back(state: GuildhallState) -> Document:
    """The cards put back on the deck, the top one first."""
    cards = [state.table[TOPS_AT + index] for index in reversed(range(state.tops_n))]
    return {"count": state.tops_n, "seat": state.tops_by if state.tops_n else None, "cards": names(cards)}


def _pile(state: GuildhallState, seat: int, helped: bool) -> Document:
    cards = [state.pile[index] for index in range(state.pile_n)]
    searching = state.step in (HUNTING, SEARCHING) and state.to_move == seat
    return {
        "count": len(cards),
        "top": CARD_IDS[cards[-1]] if cards else None,
        "cards": names(sorted(cards)) if searching else None,
        "known": names(sorted(card for card in cards if card >= 0)) if helped else None,
    }


def hand(state: GuildhallState, seat: int) -> list[int]:
    """The cards of a hand, as far as they are known."""
    return [card for card in range(CARDS) for _ in range(state.hand[seat * CARDS + card])]


def known_in_hand(state: GuildhallState, viewer: int, seat: int) -> list[int]:
    """What a seat or spectator knows of another hand (GH-1305)."""
    return [card for card in range(CARDS) for _ in range(known_of(state, viewer, seat, card))]


def completed(state: GuildhallState, seat: int) -> list[int]:
    """The professions of the completed chapters, as far as they are known."""
    done = state.own[seat * OWN + DONE]
    return [number for number in range(len(CODES)) for _ in range(done >> 4 * number & 15)]


def bought(state: GuildhallState, seat: int) -> Json:
    """The VP cards of a seat."""
    own = state.own
    return [name for kind, name in enumerate(VP_IDS) for _ in range(own[seat * OWN + VP_AT + kind])]


def _seat(state: GuildhallState, seat: int, viewer: int, helped: bool) -> Json:
    own = state.own
    guild = own[seat * OWN + GUILD]
    sees = seat == viewer or state.viewer == WHOLE
    robbed = state.step == ROBBING and state.to_move == viewer and state.opponent == seat
    return {
        "hand": own[seat * OWN + HAND_N],
        "cards": names(hand(state, seat)) if sees or robbed else None,
        "known": names(known_in_hand(state, viewer, seat)) if helped and seat != viewer else None,
        "guild": {
            CODES[number]: [COLOURS[colour] for colour in range(len(COLOURS)) if _has(guild, number, colour)]
            for number in range(len(CODES))
            if guild >> number * COLOUR_COUNT & 31
        },
        "levels": {CODES[number]: _level(state, seat, number) for number in state.professions},
        "completed": own[seat * OWN + DONE_N],
        "completed_of": [CODES[number] for number in completed(state, seat)] if sees else None,
        "vp_cards": bought(state, seat),
        "tokens": own[seat * OWN + VP_TOKENS],
        "points": own[seat * OWN + POINTS],
    }


def _has(guild: int, number: int, colour: int) -> bool:
    return bool(guild >> number * COLOUR_COUNT + colour & 1)


def _level(state: GuildhallState, seat: int, number: int) -> Json:
    """The highest level that a count reaches (GH-405); the count itself where each card counts."""
    count = int(chapter_size(state, seat, number))
    if number in (TAX_COLLECTOR, DANCER):
        return count
    if number == FARMER:
        return None if count == 0 else 3 if count >= 3 else 1
    return count // 2 * 2


def _result(state: GuildhallState) -> Json:
    if state.to_move != OVER:
        return None
    points = [state.own[seat * OWN + POINTS] for seat in range(state.seats)]
    winners: list[Json] = [state.active] if state.reason == TWENTY else []
    return {"points": [*points], "winners": winners, "reason": REASONS[state.reason], "tie_break": ""}
