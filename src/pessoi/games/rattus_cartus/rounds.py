"""Phases A and E: new buildings are turned up, a round ends (RC-25 to RC-28, RC-58, RC-59)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE
from pessoi.games.rattus_cartus.scoring import count_points
from pessoi.games.rattus_cartus.state import (
    CHOICE,
    COUNTED,
    NEW_BUILDINGS,
    ORDER,
    OWN,
    PLACE,
    ROW,
    SHOWN,
    SUPPLIES,
    SUPPLYING,
    TURNING,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import BIT, COPIES
from pessoi.games.rattus_cartus.telling import card_name, everybody, tell


def start_round(state: RattusState, events: "list[Event] | None") -> None:
    """Phase A begins."""
    state.round += 1
    state.phase = NEW_BUILDINGS
    data: dict[str, object] = {"round": int(state.round), "last": state.is_last()}
    tell(events, "round", "RC-25", state.starter, data)
    state.active = state.starter
    state.wait(TURNING, CHANCE)


def laid_out(state: RattusState) -> i64:
    """The buildings that lie in the row."""
    count: i64 = 0
    while count < ROW and state.row[count] >= 0:
        count += 1
    return count


def turn_up(state: RattusState, card: i64, events: "list[Event] | None") -> None:
    """A building card of the deck, or of the replacement deck, is turned up (RC-26, RC-27)."""
    open_ = state.tables.open[state.seats]
    count = laid_out(state)
    if state.unseen & BIT[card]:
        state.unseen ^= BIT[card]
    else:  # all that was unknown of the replacement deck is gone: its first known card comes
        state.under = state.under[1:]
    data: dict[str, object] = {"card": card_name(card)}
    if count < open_:
        state.row[count] = card
        if events is not None:
            data["place"] = int(count) + 1
            events.append(Event("turn", "RC-26", -1, 0, data, learners=everybody(state)))
        if count + 1 < open_:
            return
    else:
        gone = state.row[open_ - 1]
        state.lay_under(gone)
        state.row[open_ - 1] = card
        if events is not None:
            data = {"card": card_name(gone), "place": int(open_), "by": card_name(card)}
            events.append(Event("replace", "RC-27", -1, 0, data, learners=everybody(state)))
    if all_the_same(state):
        return
    state.phase = SUPPLIES
    state.turn = 0
    state.active = state.starter
    state.wait(SUPPLYING, state.active)


def all_the_same(state: RattusState) -> bool:
    """Whether the row is complete and shows one building only (RC-27)."""
    count = state.tables.open[state.seats]
    index: i64 = 0
    while index < count:
        if state.row[index] < 0 or state.row[index] // COPIES != state.row[0] // COPIES:
            return False
        index += 1
    return True


def end_round(state: RattusState, events: "list[Event] | None") -> None:
    """The buildings leave the game, the starting player card moves on (RC-58, RC-59); after the last round the points
    are counted (RC-90)."""
    seat: i64 = 0
    while seat < state.seats:
        base = seat * OWN
        state.own[base + CHOICE] = -1
        state.own[base + PLACE] = -1
        state.own[base + ORDER] = 0
        state.own[base + COUNTED] = 0
        state.own[base + SHOWN] = 0
        seat += 1
    index: i64 = 0
    while index < ROW:
        if state.row[index] >= 0:
            state.used |= BIT[state.row[index]]
            state.row[index] = -1
        index += 1
    state.place = -1
    state.turn = 0
    if state.is_last():
        count_points(state, events)
        return
    state.starter = state.starter + 1 if state.starter + 1 < state.seats else 0
    tell(events, "round_over", "RC-59", state.starter)
    start_round(state, events)
