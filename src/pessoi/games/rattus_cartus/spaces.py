"""Who stands where: spaces of buildings, the special action, tracks (RC-41, RC-48, RC-50, RC-62)."""

from mypy_extensions import i64

from pessoi.games.rattus_cartus.state import ARRIVED, COUNTED, INFLUENCE, ORDER, OWN, PLACE, RattusState


def space_of(state: RattusState, seat: i64) -> i64:
    """The space of its building that a seat stands on, from 0 (RC-41)."""
    space: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if (
            state.own[other * OWN + PLACE] == state.own[seat * OWN + PLACE]
            and state.own[other * OWN + ORDER] < state.own[seat * OWN + ORDER]
        ):
            space += 1
        other += 1
    return space


def seat_on(state: RattusState, place: i64, space: i64) -> i64:
    """The seat on a space of a building, -1 if that is free."""
    order: i64 = 0
    while order < state.seats:
        seat: i64 = 0
        while seat < state.seats:
            if state.own[seat * OWN + ORDER] == order and state.own[seat * OWN + PLACE] >= 0:
                if state.own[seat * OWN + PLACE] == place:
                    if space == 0:
                        return seat
                    space -= 1
                break
            seat += 1
        order += 1
    return -1


def holder_of(state: RattusState, place: i64) -> i64:
    """The seat that holds the special action of a building, -1 for none (RC-50). Its players' cards lie open.

    With two players only one of both holds one, wherever they are (RC-62).
    """
    best: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        base = seat * OWN
        if state.own[base + PLACE] == place or state.seats == 2:
            if (
                best < 0
                or state.own[base + COUNTED] > state.own[best * OWN + COUNTED]
                or (
                    state.own[base + COUNTED] == state.own[best * OWN + COUNTED]
                    and state.own[base + ORDER] < state.own[best * OWN + ORDER]
                )
            ):
                best = seat
        seat += 1
    return best if best >= 0 and state.own[best * OWN + PLACE] == place else -1


def move_up(state: RattusState, seat: i64, class_: i64, steps: i64) -> i64:
    """Move a disc up a track: it arrives on top of those that are there (RC-48). Return the steps made (RC-10)."""
    at = seat * OWN + INFLUENCE + class_
    end = state.tables.track_end
    if end >= 0 and state.own[at] + steps > end:
        steps = end - state.own[at]
    if steps <= 0:
        return 0
    state.own[at] += steps
    top: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            if state.own[other * OWN + ARRIVED + class_] >= top:
                top = state.own[other * OWN + ARRIVED + class_] + 1
        other += 1
    state.own[seat * OWN + ARRIVED + class_] = top
    return steps


def is_ahead(state: RattusState, seat: i64, other: i64, class_: i64) -> bool:
    """Whether a seat's disc is ahead of another's: higher, or lower in the stack of the same space."""
    mine = state.own[seat * OWN + INFLUENCE + class_]
    theirs = state.own[other * OWN + INFLUENCE + class_]
    if mine != theirs:
        return mine > theirs
    return state.own[seat * OWN + ARRIVED + class_] < state.own[other * OWN + ARRIVED + class_]


def rank_of(state: RattusState, seat: i64, class_: i64) -> i64:
    """The number of discs ahead of a seat's on a track (RC-91)."""
    ahead: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and is_ahead(state, other, seat, class_):
            ahead += 1
        other += 1
    return ahead
