"""Buying VP cards (section 6 of the rules) and giving up a fourth completed chapter (GH-703).

A card may be bought for its value alone (GH-604), and one with every action (GH-606).
"""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.native import append
from pessoi.games.guildhall.guilds import discard_chapters
from pessoi.games.guildhall.moves import BUY, DROP, PAY, UNDER
from pessoi.games.guildhall.state import (
    AREA_AT,
    BOUGHT,
    DROPPING,
    LAID_AT,
    OWN,
    PAYING,
    POINTS,
    ROW_AT,
    VP_AT,
    GuildhallState,
)
from pessoi.games.guildhall.tables import VP, VP_VALUE
from pessoi.games.guildhall.telling import card_name, code_of, everybody, tell, tell_points, tell_secret, vp_name
from pessoi.games.guildhall.turn import go_on


def apply(state: GuildhallState, kind: i64, rest: i64, events: "list[Event] | None") -> None:
    """One step: the VP card, a chapter, a card under the others, the card on top."""
    if kind == BUY:
        state.source = VP + rest
        state.actions -= 1
        state.wait(PAYING, state.active)
        tell(events, "buy", "GH-601", state.active, {"vp": vp_name(rest)})
    elif kind in (PAY, DROP):
        state.chosen = append(state.chosen[: state.chosen_n], rest)
        state.chosen_n += 1
    elif kind == UNDER:
        state.table[LAID_AT + state.laid_n] = rest
        state.laid_n += 1
    else:
        _pay(state, rest, events)


def _pay(state: GuildhallState, top: i64, events: "list[Event] | None") -> None:
    """The chapters go to the pile; then a VP card is taken, the row filled, the ability asked for (GH-603)."""
    seat = state.to_move
    if events is not None:
        kind = "drop" if state.step == DROPPING else "pay"
        rule = "GH-703" if state.step == DROPPING else "GH-601"
        data: dict[str, object] = {"count": int(state.chosen_n), "top": card_name(top)}
        paid: list[str] = [code_of(state.chosen[index]) for index in range(state.chosen_n)]
        tell_secret(events, kind, rule, seat, data, {"professions": paid}, everybody(state, seat))
    discard_chapters(state, seat, top)
    state.chosen_n = 0
    state.laid_n = 0
    if state.step == PAYING:
        _take_card(state, seat, events)
    go_on(state, events)


def _take_card(state: GuildhallState, seat: i64, events: "list[Event] | None") -> None:
    kind = state.source - VP
    place: i64 = 0
    while state.table[ROW_AT + place] != kind:
        place += 1
    state.table[ROW_AT + place] = -1
    state.table[AREA_AT + state.area_n] = state.source
    state.area_n += 1
    state.own[seat * OWN + VP_AT + kind] += 1
    state.own[seat * OWN + POINTS] += VP_VALUE[kind]  # GH-605
    tell_points(events, "GH-605", seat, "vp_card", 1, VP_VALUE[kind], state.source)
    state.work = BOUGHT
