"""What a move does within an action; ``turns`` says how the play goes on (AF-25 to AF-62)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.africana.books import buy_page, turn_page, unfold
from pessoi.games.africana.hands import company_of, take_card
from pessoi.games.africana.moves import (
    ACTION,
    BUY,
    CARD_BITS,
    CARD_SHIFT,
    COMPLETE_ADVENTURE,
    COMPLETE_MISSION,
    DISCARD_ADVENTURE,
    DISCARD_HAND,
    DONE,
    DRAW,
    FIRST_SEAT,
    HELPER,
    JOIN,
    KIND,
    KIND_BITS,
    LETTER_SHIFT,
    MISSION,
    NUMBER_BITS,
    PAGE,
    PAID,
    PLACE_BITS,
    STEP,
    TURN,
    WILD,
)
from pessoi.games.africana.state import (
    ACTION_A,
    ACTION_B,
    ACTION_C,
    ADVENTURES_WON,
    DRAWN,
    EMPTY,
    HAND,
    HELD,
    HELPERS,
    MISSIONS_WON,
    MOVING,
    NO_ACTION,
    OPEN,
    OWN,
    PLACE,
    READING,
    SILVER,
    STOCK,
    WILD_CARD,
    AfricanaState,
)
from pessoi.games.africana.tables import (
    BIT,
    COLOUR_COST,
    DRAW_ACTION,
    FREE_PAGES,
    LANE,
    ONE,
    SLOTS,
    START_SILVER,
    START_WILD,
    lowest,
)
from pessoi.games.africana.telling import (
    adventure_name,
    card_name,
    colour_name,
    colour_names,
    everybody,
    mission_name,
    others,
    place_name,
    tell_silver,
)
from pessoi.games.africana.turns import deal_on, draw_on, end_turn, go_on


def apply(state: AfricanaState, move: i64, events: "list[Event] | None") -> None:
    """Carry out a legal move and go on to the next decision or draw."""
    kind = move & KIND
    rest = move >> KIND_BITS
    if kind == DRAW:
        _draw(state, rest, events)
    elif kind == ACTION:
        _begin_action(state, rest, events)
    elif kind == DONE:
        _finish_action(state, events)
    elif kind == STEP:
        _step(state, rest & PLACE_BITS, move >> CARD_SHIFT & CARD_BITS, move & PAID != 0, events)
    elif kind == TURN:
        turn_page(state, rest, events)
    elif kind == JOIN:
        _join(state, rest, events)
    elif kind == BUY:
        buy_page(state, rest, events)
    elif kind == COMPLETE_MISSION:
        _complete_mission(state, rest, events)
    elif kind == COMPLETE_ADVENTURE:
        _complete_adventure(state, rest, events)
    elif kind == DISCARD_HAND:
        _discard(state, rest, events)
    elif kind == DISCARD_ADVENTURE:
        _drop(state, rest, events)
    elif kind == MISSION:
        letter = move >> LETTER_SHIFT
        _turn_up(state, letter, state.board.letter_from[letter] + (rest & NUMBER_BITS), events)
    elif kind == PAGE:
        unfold(state, rest, events)
    elif kind == FIRST_SEAT:
        set_first(state, rest, events)


# The set-up


def set_first(state: AfricanaState, seat: i64, events: "list[Event] | None") -> None:
    """The starting seat is known, and so are companies, start towns and silver (AF-11, AF-12); cards are dealt."""
    state.first = seat
    each: i64 = 0
    while each < state.seats:
        company = company_of(state, each)
        state.own[each * OWN + PLACE] = state.board.start[company]
        state.own[each * OWN + SILVER] = START_SILVER[company]
        state.own[each * OWN + WILD_CARD] = START_WILD
        each += 1
    if events is not None:
        events.append(Event("first", "AF-11", int(seat), learners=everybody(state)))
    state.active = seat
    deal_on(state)


def _turn_up(state: AfricanaState, letter: i64, mission: i64, events: "list[Event] | None") -> None:
    """The next mission of the pile lies in its slot (AF-14, AF-67)."""
    state.slots[state.place] = mission
    state.seen |= BIT[mission]
    state.letters -= BIT[letter * LANE]
    if events is not None:
        rule = "AF-67" if state.round else "AF-14"
        data: dict[str, object] = {"slot": int(state.place) + 1, "mission": mission_name(state, mission)}
        events.append(Event("mission", rule, -1, 0, data, learners=everybody(state)))
    go_on(state, events)


# The actions


def _begin_action(state: AfricanaState, action: i64, events: "list[Event] | None") -> None:
    """A, B or C (AF-21)."""
    state.action = action + 1
    seat = state.active
    if events is not None:
        events.append(Event("action", "AF-21", int(seat), 0, {"action": "ABC"[action]}))
    if state.action == ACTION_A:
        state.due = DRAW_ACTION
        draw_on(state, events)
    elif state.action == ACTION_B:
        state.free = FREE_PAGES
        state.wait(READING, seat)
    else:
        state.wait(MOVING, seat)


def _finish_action(state: AfricanaState, events: "list[Event] | None") -> None:
    """The seat is done with B or C; the cards on the table are cleared away (AF-45)."""
    if state.action == ACTION_C:
        _clear_table(state, events)
    end_turn(state, events)


def _clear_table(state: AfricanaState, events: "list[Event] | None") -> None:
    """Travel cards go to the discard pile, helper and wild cards back to the hand (AF-45)."""
    base = state.active * OWN
    if events is not None and (state.table or state.table_helpers or state.table_wild):
        back = [f"{name}-helper" for name in colour_names(state.table_helpers)]
        if state.table_wild:
            back.append("wild")
        data: dict[str, object] = {"spent": colour_names(state.table), "back": back}
        events.append(Event("cleared", "AF-45", int(state.active), 0, data))
    state.discards += state.table
    state.own[base + HELPERS] += state.table_helpers
    state.own[base + WILD_CARD] += state.table_wild
    state.table = 0
    state.table_helpers = 0
    state.table_wild = 0


# Action A, and bonus cards


def _draw(state: AfricanaState, colour: i64, events: "list[Event] | None") -> None:
    """A travel card comes into the hand; only its owner sees it (AF-25, AF-90)."""
    seat = state.active
    base = seat * OWN
    state.pile -= ONE[colour]
    state.pile_size -= 1
    state.own[base + HAND] += ONE[colour]
    state.own[base + HELD] += 1
    state.own[base + DRAWN] += ONE[colour]
    state.due -= 1
    if events is not None:
        why = "setup" if state.action == NO_ACTION else ("action" if state.action == ACTION_A else "bonus")
        rule = "AF-12" if state.action == NO_ACTION else ("AF-25" if state.action == ACTION_A else "AF-54")
        secret: dict[str, object] = {"card": colour_name(colour)}
        events.append(Event("drawn", rule, int(seat), 0, {"why": why}, None, secret, [int(seat)], [int(seat)]))
    if state.due == 0 and state.action == NO_ACTION:
        state.active = (seat + 1) % state.seats
        deal_on(state)
    else:
        draw_on(state, events)


# Action C


def _step(state: AfricanaState, place: i64, card: i64, paid: bool, events: "list[Event] | None") -> None:
    """One travel route, and one card played for it, as often as there are cards (AF-40, AF-41, AF-45, AF-46)."""
    seat = state.active
    place -= state.board.first_place
    if events is not None:
        data: dict[str, object] = {
            "from": place_name(state, state.own[seat * OWN + PLACE]),
            "to": place_name(state, place),
            "card": card_name(card),
            "paid": paid,
        }
        if paid:
            tell_silver(events, seat, -COLOUR_COST, "colour", "AF-46", card_name(card))
        shown = others(state, seat) if card < HELPER else []
        events.append(Event("stepped", "AF-40", int(seat), 0, data, learners=shown))
    if paid:
        state.own[seat * OWN + SILVER] -= COLOUR_COST
    take_card(state, seat, card)
    if card < HELPER:
        state.table += ONE[card]
    elif card < WILD:
        state.table_helpers += ONE[card - HELPER]
    else:
        state.table_wild = 1
    state.own[seat * OWN + PLACE] = place


def _join(state: AfricanaState, slot: i64, events: "list[Event] | None") -> None:
    """A marker on a mission, of several with one start too, and the bonus of its slot (AF-50, AF-51, AF-54)."""
    seat = state.active
    state.slots[SLOTS + slot] |= BIT[seat]
    state.own[seat * OWN + STOCK] -= 1
    silver = state.board.bonus_silver[slot]
    state.own[seat * OWN + SILVER] += silver
    if events is not None:
        name = mission_name(state, state.slots[slot])
        events.append(Event("joined", "AF-50", int(seat), 0, {"slot": int(slot) + 1, "mission": name}))
        tell_silver(events, seat, silver, "join", "AF-54", name)
    state.due = state.board.bonus_cards[slot]
    draw_on(state, events)


def _complete_mission(state: AfricanaState, slot: i64, events: "list[Event] | None") -> None:
    """The mission is won and all its markers go home; the others get nothing (AF-55 to AF-57, AF-58)."""
    seat = state.active
    mission = state.slots[slot]
    marks = state.slots[SLOTS + slot]
    silver = state.board.mission_silver[mission]
    if events is not None:
        name = mission_name(state, mission)
        back = [each for each in range(int(state.seats)) if marks >> each & 1]
        data: dict[str, object] = {"slot": int(slot) + 1, "mission": name, "back": back}
        events.append(Event("completed_mission", "AF-56", int(seat), 0, data))
        tell_silver(events, seat, silver, "mission", "AF-56", name)
    while marks:
        state.own[lowest(marks) * OWN + STOCK] += 1
        marks &= marks - 1
    state.own[seat * OWN + SILVER] += silver
    state.own[seat * OWN + MISSIONS_WON] |= BIT[mission]
    state.slots[slot] = EMPTY
    state.slots[SLOTS + slot] = 0


def _complete_adventure(state: AfricanaState, adventure: i64, events: "list[Event] | None") -> None:
    """An artifact brings silver, a helper a card of its colour, usable at once (AF-47, AF-60 to AF-63)."""
    base = state.active * OWN
    board = state.board
    colour = board.helper[adventure]
    state.own[base + OPEN] ^= BIT[adventure]
    state.own[base + ADVENTURES_WON] |= BIT[adventure]
    if colour >= 0:
        state.own[base + HELPERS] += ONE[colour]
    state.own[base + SILVER] += board.adventure_silver[adventure]
    if events is not None:
        name = adventure_name(state, adventure)
        data: dict[str, object] = {
            "adventure": name,
            "artifact": None if colour >= 0 else board.artifacts[board.artifact[adventure]],
            "helper": colour_name(colour) if colour >= 0 else None,
        }
        rule = "AF-62" if colour >= 0 else "AF-61"
        events.append(Event("completed_adventure", rule, int(state.active), 0, data))
        tell_silver(events, state.active, board.adventure_silver[adventure], "adventure", "AF-61", name)


# The end of a turn


def _discard(state: AfricanaState, card: i64, events: "list[Event] | None") -> None:
    """One card beyond the hand limit; wild and helper cards leave the game (AF-65)."""
    seat = state.active
    take_card(state, seat, card)
    if card < HELPER:
        state.discards += ONE[card]
    state.floor = card
    if events is not None:
        shown = others(state, seat) if card < HELPER else []
        events.append(Event("discarded", "AF-65", int(seat), 0, {"card": card_name(card)}, learners=shown))
    end_turn(state, events)


def _drop(state: AfricanaState, adventure: i64, events: "list[Event] | None") -> None:
    """One open adventure beyond the limit leaves the game (AF-66)."""
    state.own[state.active * OWN + OPEN] ^= BIT[adventure]
    state.gone |= BIT[adventure]
    state.floor = adventure
    if events is not None:
        data: dict[str, object] = {"adventure": adventure_name(state, adventure)}
        events.append(Event("dropped", "AF-66", int(state.active), 0, data))
    end_turn(state, events)
