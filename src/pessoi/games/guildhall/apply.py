"""What moves do. ``refusal`` has been asked before: nothing is checked here."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE
from pessoi.games.guildhall import abilities, memory, payments
from pessoi.games.guildhall.guilds import add, push
from pessoi.games.guildhall.moves import (
    BACK,
    BUY,
    CARD_BITS,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    END,
    ENOUGH,
    FETCH,
    FIRST,
    GIVE,
    HAND,
    KIND,
    KIND_BITS,
    LAY,
    LEVEL,
    PAY,
    PLACE,
    PLAY,
    ROW,
    SHOW,
    STRIKE,
    TAKE,
    TOP,
    UNDER,
)
from pessoi.games.guildhall.state import (
    DRAW_ON,
    EVERYBODY,
    FIRST_STEP,
    HAND_N,
    MIXING,
    OPENING,
    OWN,
    PILE,
    PLACING,
    REFILL,
    ROW_AT,
    ROW_SETUP,
    SETUP,
    SHOWN_AT,
    SWAPPING,
    VP_DECK_AT,
    GuildhallState,
    add_to_hand,
    mix,
    take_from_hand,
)
from pessoi.games.guildhall.tables import DEALT, HAND_SIZE, VP_HAND
from pessoi.games.guildhall.telling import card_name, code_of, everybody, tell, tell_secret, vp_name
from pessoi.games.guildhall.turn import begin_turn, end_early, go_on


def apply(state: GuildhallState, move: i64, events: "list[Event] | None") -> None:
    """Carry out a legal move or outcome."""
    kind = move & KIND
    rest = move >> KIND_BITS & CARD_BITS
    if kind == DRAW:
        _draw(state, rest, events)
    elif kind == DISCARD:
        abilities.name_card(state, rest)
    elif kind == DONE:
        _done(state, events)
    elif kind == PLAY:
        abilities.play_card(state, move, events)
    elif kind == SHOW:
        _show(state, rest, events)
    elif kind == PLACE:
        _place(state, rest, events)
    elif kind == END:
        end_early(state, events)
    elif kind in (BUY, PAY, DROP, UNDER, TOP):
        payments.apply(state, kind, rest, events)
    elif kind < DRAW:
        _set_up(state, kind, rest, events)
    else:
        _go_further(state, move, events)


def _go_further(state: GuildhallState, move: i64, events: "list[Event] | None") -> None:
    """A step of an ability."""
    kind = move & KIND
    rest = move >> KIND_BITS & CARD_BITS
    if kind == BACK:
        abilities.put_back(state, rest, events)
    elif kind in (FETCH, LAY, LEVEL):
        abilities.search_step(state, kind, rest, events)
    elif kind in (HAND, ENOUGH) or state.step == SWAPPING:
        abilities.swap_step(state, move, events)
    elif kind == GIVE:
        abilities.give(state, move, events)
    elif kind == STRIKE:
        abilities.strike(state, move, events)
    elif kind == TAKE:
        abilities.take(state, rest, events)
    else:
        abilities.use_vp(state, move, events)


def _set_up(state: GuildhallState, kind: i64, rest: i64, events: "list[Event] | None") -> None:
    """What the table draws before play, and into the row later."""
    if kind == FIRST:
        state.first = rest
        state.active = rest
        tell(events, "first", "GH-203", rest)
    elif kind == ROW:
        place: i64 = 0
        while state.table[ROW_AT + place] >= 0:
            place += 1
        state.table[ROW_AT + place] = rest
        state.table[VP_DECK_AT + rest] -= 1
        rule = "GH-202" if state.work == ROW_SETUP else "GH-602"
        if events is not None:
            tell(events, "row", rule, -1, {"vp": vp_name(rest), "place": int(place)}, everybody(state))
    else:
        mix(state, rest)
        tell(events, "profession", "GH-1501", -1, {"profession": code_of(rest)})
    begin(state, events)


def begin(state: GuildhallState, events: "list[Event] | None") -> None:
    """Go on with the set-up, or with the play where the row was filled."""
    if len(state.professions) < state.mixed:
        state.wait(MIXING, CHANCE)
    elif state.first < 0:
        state.wait(FIRST_STEP, CHANCE)
    else:
        go_on(state, events)


def _draw(state: GuildhallState, card: i64, events: "list[Event] | None") -> None:
    """A card comes from the deck into the hand; who had put it back knows that (GH-1305 c)."""
    seat = state.active
    if state.tops_n > 0:
        state.tops_n -= 1
        if state.tops_by != seat:
            memory.learn(state, state.tops_by, seat, card)
    else:
        state.deck[card] -= 1
        state.deck_n -= 1
    add_to_hand(state, seat, card)
    if events is not None:
        tell_secret(events, "draw", "GH-1303", seat, None, {"card": card_name(card)}, [int(seat)])
    state.left -= 1
    if state.left == 0 or state.deck_n + state.tops_n == 0:
        go_on(state, events)


def _show(state: GuildhallState, card: i64, events: "list[Event] | None") -> None:
    """The Scholar shows a card of the deck (GH-806)."""
    if state.tops_n > 0:
        state.tops_n -= 1
    else:
        state.deck[card] -= 1
        state.deck_n -= 1
    state.table[SHOWN_AT + state.shown_n] = card
    state.shown_n += 1
    state.left -= 1
    if events is not None:
        tell(events, "show", "GH-806", state.active, {"card": card_name(card)}, everybody(state))
    go_on(state, events)


def _done(state: GuildhallState, events: "list[Event] | None") -> None:
    """The cards named are discarded together, or no more cards are placed. They belong to the pile if it must be
    shuffled for the draw that follows (GH-503)."""
    seat = state.active
    if state.step == PLACING:
        state.left = 0
        go_on(state, events)
        return
    count = state.chosen_n
    if events is not None:
        top = card_name(state.chosen[count - 1]) if count else None
        names: list[str] = [card_name(state.chosen[index]) for index in range(count)]
        rule = "GH-204" if state.step == SETUP else "GH-501"
        data: dict[str, object] = {"count": int(count), "top": top}
        tell_secret(events, "discard", rule, seat, data, {"cards": names}, everybody(state, seat) if count else None)
    if count == 1:
        memory.leave(state, seat, state.chosen[0])
    elif count > 1:
        memory.forget(state, seat)  # GH-1306 b
    index: i64 = 0
    while index < count:
        card = state.chosen[index]
        take_from_hand(state, seat, card)
        push(state, card)
        memory.learn(state, EVERYBODY if index == count - 1 else seat, PILE, card)  # GH-1304
        index += 1
    state.chosen_n = 0
    goal = HAND_SIZE
    if state.step == SETUP:
        goal = state.first_refill if seat == state.first else DEALT
        state.work = REFILL
    else:
        state.actions -= 1
        state.work = DRAW_ON
    state.left = goal - state.own[seat * OWN + HAND_N]
    go_on(state, events)


def _place(state: GuildhallState, card: i64, events: "list[Event] | None") -> None:
    """A card of the hand is placed openly, without its ability (GH-206): opening guild, ``vp3_hand`` (GH-903), Weaver 0
    (GH-1508)."""
    seat = state.active
    take_from_hand(state, seat, card)
    memory.leave(state, seat, card)
    add(state, seat, card, "hand", events)
    if state.step != OPENING:
        if state.source != VP_HAND:
            state.left = 0
        go_on(state, events)
        return
    state.left -= 1
    if state.left == 0:
        next_seat = (seat + 1) % state.seats
        if next_seat == state.first:
            begin_turn(state, next_seat, events)
            go_on(state, events)
        else:
            state.active = next_seat
            state.wait(SETUP, next_seat)
