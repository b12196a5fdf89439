"""Why a move may not be made: for any integer. What ``legal`` lists is allowed; of all else this finds the rule."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.legality import Refusal
from pessoi.core.state import NOT_TO_MOVE, OVER
from pessoi.games.guildhall.guilds import completed_of, guild_of
from pessoi.games.guildhall.legal import lies_open, list_moves
from pessoi.games.guildhall.levels import chapter_size
from pessoi.games.guildhall.listing import chapters_due, unnamed
from pessoi.games.guildhall.moves import (
    BACK,
    BUY,
    CHAPTER,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    END,
    ENOUGH,
    FETCH,
    FIRST,
    FOR,
    GIVE,
    HAND,
    KIND,
    KINDS,
    LAY,
    LEVEL,
    PAY,
    PLACE,
    PLAY,
    ROW,
    SHOW,
    SKIP,
    STRIKE,
    TAKE,
    TOP,
    UNDER,
    USE,
    WITH,
    against,
    card_of,
    level_of,
    move_of,
    opponent_of,
    play,
)
from pessoi.games.guildhall.searches import fetchable_at_all, hunter_fails
from pessoi.games.guildhall.state import (
    DONE_N,
    DROPPING,
    HELD,
    HUNTING,
    OPENING,
    OWN,
    WHOLE,
    GuildhallState,
    pile_cards,
)
from pessoi.games.guildhall.tables import (
    CARDS,
    HAS_LEVEL,
    LEVELS,
    NO_LEVEL,
    PROFESSION,
    PROFESSIONS_ALL,
    ROBBER,
    VP_COST,
    VP_KINDS,
)
from pessoi.games.guildhall.telling import card_name, code_of, vp_name

STEPS: Final = (
    "first",
    "professions",
    "row",
    "draw",
    "show",
    "seize",
    "setup",
    "opening",
    "action",
    "pay",
    "back",
    "hunt",
    "search",
    "swap",
    "rob",
    "give",
    "strike",
    "use",
    "place",
    "drop",
    "over",
)
"""The steps by their codes, as refusals, views and positions name them."""

_KINDS_OF: Final[list[list[int]]] = [
    [FIRST],
    [WITH],
    [ROW],
    [DRAW],
    [SHOW],
    [TAKE],
    [DISCARD, DONE],
    [PLACE],
    [DISCARD, DONE, PLAY, BUY, END],
    [PAY, UNDER, TOP],
    [BACK],
    [LEVEL, FETCH, LAY],
    [LEVEL, FETCH],
    [HAND, GIVE, FOR, CHAPTER, ENOUGH, SKIP],
    [TAKE],
    [GIVE],
    [STRIKE],
    [USE, FOR, CHAPTER, SKIP],
    [PLACE, DONE],
    [DROP, UNDER, TOP],
    [],
]
"""The kinds of moves that a step may await."""


def refusal(state: GuildhallState, move: i64) -> "Refusal | None":
    """Why ``move`` may not be made now, or None if it may."""
    if state.viewer != WHOLE and state.viewer != state.to_move:
        return Refusal("", NOT_TO_MOVE)
    if state.to_move == OVER:
        return Refusal("GH-1101", "guildhall-refusal-over")
    probe = state.clone()  # so that the buffer of the state stays as it is
    assert isinstance(probe, GuildhallState)
    count = list_moves(probe)
    index: i64 = 0
    while index < count:
        if probe.moves[index] == move:
            return None
        index += 1
    return _reason(state, move)


def _reason(state: GuildhallState, move: i64) -> Refusal:
    if move < 0 or move & KIND >= KINDS or move != _normal(move):
        return Refusal("GH-101", "guildhall-refusal-unknown")
    kind = move & KIND
    if int(kind) not in _KINDS_OF[state.step]:
        return Refusal("GH-301", "guildhall-refusal-step", {"step": STEPS[state.step]})
    card = card_of(move)
    if kind < DISCARD or (kind == TAKE and state.to_move < 0):
        return Refusal("GH-1202", "guildhall-refusal-draw")
    if kind in (PLAY, BUY, END) and state.chosen_n:
        return Refusal("GH-305", "guildhall-refusal-begun")
    if kind == PLAY:
        return _refuse_play(state, card, level_of(move), opponent_of(move))
    if kind == BUY:
        return _refuse_purchase(state, card)
    if kind in (DISCARD, HAND, BACK, PLACE) and not unnamed(state) >> card & 1:
        return Refusal("GH-501", "guildhall-refusal-hand", {"card": card_name(card)})
    if kind == PLACE:
        return _refuse_placing(state, card)
    if kind in (PAY, DROP):
        return _refuse_chapter(state, card)
    if kind in (FETCH, LAY):
        return _refuse_search(state, kind, card)
    return _refuse_other(state, kind, card, opponent_of(move))


def _normal(move: i64) -> i64:
    """The move with nothing in the fields that its kind doesn't use, or -1 when there is no such move."""
    kind = move & KIND
    card = card_of(move)
    if kind == PLAY:
        level = level_of(move)
        known = card < CARDS and level <= NO_LEVEL and opponent_of(move) < 4
        return play(card, level, opponent_of(move)) if known else -1
    if kind in (DONE, END, ENOUGH, USE, SKIP):
        return kind
    if kind in (GIVE, FOR, CHAPTER, STRIKE):
        most: i64 = PROFESSIONS_ALL if kind == CHAPTER else CARDS
        return against(kind, card, opponent_of(move)) if card < most and opponent_of(move) < 4 else -1
    most = CARDS
    if kind == FIRST:
        most = 4
    elif kind in (WITH, PAY, DROP):
        most = PROFESSIONS_ALL
    elif kind in (ROW, BUY):
        most = VP_KINDS
    elif kind == LEVEL:
        most = NO_LEVEL + 1
    return move_of(kind, card) if card < most else -1


def _refuse_play(state: GuildhallState, card: i64, level: i64, opponent: i64) -> Refusal:
    seat = state.active
    profession = PROFESSION[card]
    data: dict[str, object] = {"card": card_name(card)}
    if not state.own[seat * OWN + HELD] >> card & 1:
        return Refusal("GH-401", "guildhall-refusal-hand", data)
    if guild_of(state, seat) >> card & 1:
        return Refusal("GH-402", "guildhall-refusal-guild", data)
    if state.played >> profession & 1:
        return Refusal("GH-403", "guildhall-refusal-profession", {"profession": code_of(profession)})
    against_one = profession == ROBBER and level != NO_LEVEL
    if (opponent >= 0) != against_one or opponent in (seat,) or opponent >= state.seats:
        return Refusal("GH-411", "guildhall-refusal-opponent")
    count = chapter_size(state, seat, profession)
    if level != NO_LEVEL and (not HAS_LEVEL[profession * LEVELS + level] or level > count):
        data["count"] = int(count)
        return Refusal("GH-405", "guildhall-refusal-level", data)
    data["level"] = int(level)
    return Refusal("GH-407", "guildhall-refusal-ability", data)


def _refuse_purchase(state: GuildhallState, kind: i64) -> Refusal:
    if not lies_open(state, kind):
        return Refusal("GH-601", "guildhall-refusal-row", {"vp": vp_name(kind)})
    have = state.own[state.active * OWN + DONE_N]
    return Refusal("GH-601", "guildhall-refusal-cost", {"cost": int(VP_COST[kind]), "have": int(have)})


def _refuse_placing(state: GuildhallState, card: i64) -> Refusal:
    if state.step == OPENING:
        return Refusal("GH-205", "guildhall-refusal-opening")
    return Refusal("GH-704", "guildhall-refusal-duplicate", {"card": card_name(card)})


def _refuse_chapter(state: GuildhallState, profession: i64) -> Refusal:
    rule = "GH-703" if state.step == DROPPING else "GH-601"
    if state.chosen_n == chapters_due(state):
        return Refusal(rule, "guildhall-refusal-paid")
    if completed_of(state, state.to_move, profession) == 0:
        return Refusal(rule, "guildhall-refusal-chapter", {"profession": code_of(profession)})
    return Refusal("GH-412", "guildhall-refusal-order")


def _refuse_search(state: GuildhallState, kind: i64, card: i64) -> Refusal:
    data: dict[str, object] = {"card": card_name(card)}
    if state.step == HUNTING and hunter_fails(state):
        return Refusal("GH-409", "guildhall-refusal-lower")
    if kind == LAY:
        return Refusal("GH-802", "guildhall-refusal-lay", data)
    if not pile_cards(state) >> card & 1:
        return Refusal("GH-802", "guildhall-refusal-pile", data)
    if not fetchable_at_all(state) >> card & 1:
        return Refusal("GH-803" if state.step == HUNTING else "GH-1506", "guildhall-refusal-fetch", data)
    return Refusal("GH-412", "guildhall-refusal-order")


def _refuse_other(state: GuildhallState, kind: i64, card: i64, opponent: i64) -> Refusal:
    if opponent >= state.seats or opponent == state.active:
        return Refusal("GH-411", "guildhall-refusal-opponent")
    if kind in (UNDER, TOP):
        return Refusal("GH-1201", "guildhall-refusal-top")
    if kind == TAKE:
        return Refusal("GH-805", "guildhall-refusal-take", {"card": card_name(card)})
    if kind == LEVEL:
        return Refusal("GH-409", "guildhall-refusal-lower")
    if kind == STRIKE:
        return Refusal("GH-1503", "guildhall-refusal-strike", {"card": card_name(card)})
    if STEPS[state.step] == "give":
        return Refusal("GH-807", "guildhall-refusal-gift", {"card": card_name(card)})
    if STEPS[state.step] == "use":
        rule = "GH-706" if kind == CHAPTER else "GH-704" if kind == FOR else "GH-603"
        return Refusal(rule, "guildhall-refusal-use")
    if STEPS[state.step] == "place":
        return Refusal("GH-1508", "guildhall-refusal-must-place")
    return Refusal("GH-708", "guildhall-refusal-swap")
