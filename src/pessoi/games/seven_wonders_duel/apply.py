"""What a move does, and how the play goes on: draft, Ages and turns (7WD-10 to 7WD-29).

A decision with one option stays a move; what leaves nothing to decide is carried out by itself (7WD-102).
"""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE
from pessoi.games.seven_wonders_duel.ages import begin, begin_age, end_turn, settle_beginner
from pessoi.games.seven_wonders_duel.cost import cost_of, is_chained
from pessoi.games.seven_wonders_duel.counting import pieces_counted
from pessoi.games.seven_wonders_duel.effects import enter_building, enter_wonder, raze, take_token
from pessoi.games.seven_wonders_duel.moves import (
    BEGIN,
    BUILD,
    BUILD_WONDER,
    CARD_BITS,
    DISCARD,
    DRAW_TOKENS,
    FIRST_SEAT,
    KEEP_TOKEN,
    KIND,
    KIND_BITS,
    LAY,
    PICK,
    REVEAL,
    REVIVE,
    SET_GUILDS,
    SET_TOKENS,
    SET_WONDERS,
    TAKE_TOKEN,
    WONDER_SHIFT,
)
from pessoi.games.seven_wonders_duel.payment import payment_of
from pessoi.games.seven_wonders_duel.state import (
    COINS,
    COLOUR_AT,
    DISCARDED,
    GROUP_STEP,
    HELD_TOKENS,
    KEEPING,
    LAYING,
    LYING,
    OF_SEAT,
    OWN,
    PICKING,
    TOKENS_STEP,
    UNBUILT,
    UNDER,
    WONDER_AT,
    DuelState,
    lowest,
)
from pessoi.games.seven_wonders_duel.tables import (
    BENEATH,
    BIT,
    COVER,
    DISCARD_COINS,
    DRAFT,
    ECONOMY,
    FIRST_GAME,
    PICKS,
    PLACES,
    PRINTED_COINS,
    WONDER,
    YELLOW,
)
from pessoi.games.seven_wonders_duel.telling import (
    everybody,
    item_name,
    place_name,
    place_names,
    tell_coins,
    term,
    token_names,
    wonder_names,
)


def apply(state: DuelState, move: i64, events: "list[Event] | None") -> None:
    """Carry out a legal move and go on to the next decision or draw."""
    kind = move & KIND
    rest = move >> KIND_BITS
    if kind in (LAY, REVEAL):
        _turn_up(state, rest, events)
    elif kind == DISCARD:
        _discard(state, rest, events)
        end_turn(state, events)
    elif kind == BUILD:
        if _build(state, rest, events):
            end_turn(state, events)
    elif kind == BUILD_WONDER:
        if _build_wonder(state, move >> WONDER_SHIFT, rest & CARD_BITS, events):
            end_turn(state, events)
    elif kind == PICK:
        _pick(state, rest, events)
    elif kind <= DRAW_TOKENS:
        _draw(state, kind, rest, events)
    elif kind == BEGIN:
        begin(state, rest, True, events)
    else:  # the choices within a turn, each with all that follows from it (7WD-61)
        seat = state.active
        state.source = -1
        if kind == TAKE_TOKEN:
            state.board ^= BIT[rest]
            goes_on = take_token(state, seat, rest, "pair", events)
        elif kind == KEEP_TOKEN:
            state.kept = rest
            goes_on = take_token(state, seat, rest, "library", events)
        elif kind == REVIVE:
            state.discards -= 1
            if events is not None:
                _tell_built(state, seat, rest, "", "mausoleum", None, events)
            goes_on = enter_building(state, seat, rest, False, events)
        else:
            raze(state, seat, rest, events)
            state.where[rest] = DISCARDED
            state.discards += 1
            goes_on = True
        if goes_on:
            end_turn(state, events)


# Before the first turn


def deal_wonders(state: DuelState, events: "list[Event] | None") -> None:
    """A group of the draft is laid out (7WD-10), or all Wonders are given, some for a first game (7WD-11), and Age I
    begins."""
    if state.first_game:
        while state.picked < PICKS:
            give_wonder(state, state.first ^ DRAFT[state.picked], FIRST_GAME[state.picked])
    if state.picked < PICKS:
        state.wait(GROUP_STEP, CHANCE)
    else:
        begin_age(state, 1, events)


def give_wonder(state: DuelState, seat: i64, wonder: i64) -> None:
    """A Wonder becomes one of the four of a seat."""
    index: i64 = 0
    while state.own[seat * OWN + WONDER_AT + index] >= 0:
        index += 1
    state.own[seat * OWN + WONDER_AT + index] = wonder
    state.own[seat * OWN + UNBUILT] |= BIT[index]
    state.where[WONDER + wonder] = OF_SEAT + seat
    state.picked += 1


def picker(state: DuelState) -> i64:
    """The seat that picks next."""
    return state.first ^ DRAFT[state.picked]


def _pick(state: DuelState, wonder: i64, events: "list[Event] | None") -> None:
    seat = state.to_move
    state.group ^= BIT[wonder]
    give_wonder(state, seat, wonder)
    if events is not None:
        events.append(Event("picked", "7WD-10", int(seat), 0, {"wonder": item_name(WONDER + wonder)}))
    if state.group:
        state.active = picker(state)
        state.wait(PICKING, state.active)
    else:
        deal_wonders(state, events)


# Draws


def _draw(state: DuelState, kind: i64, rest: i64, events: "list[Event] | None") -> None:
    """Draws that happen once or twice in a play (7WD-103)."""
    if kind == FIRST_SEAT:
        state.first = rest
        if events is not None:
            events.append(Event("first", "7WD-09", int(rest), learners=everybody()))
        state.wait(TOKENS_STEP, CHANCE)
    elif kind == SET_TOKENS:
        state.board = rest
        if events is not None:
            events.append(Event("tokens", "7WD-07", data={"tokens": token_names(rest)}, learners=everybody()))
        deal_wonders(state, events)
    elif kind == SET_WONDERS:
        state.group = rest
        while rest:
            state.where[WONDER + lowest(rest)] = LYING
            rest &= rest - 1
        if events is not None:
            data: dict[str, object] = {"wonders": wonder_names(state.group)}
            events.append(Event("wonders", "7WD-10", data=data, learners=everybody()))
        state.active = picker(state)
        state.wait(PICKING, state.active)
    elif kind == SET_GUILDS:
        state.guilds = rest
        if events is not None:
            slots: dict[str, object] = {"slots": place_names(state.age, rest)}
            events.append(Event("guilds", "7WD-05", data=slots, learners=everybody()))
        state.wait(LAYING, CHANCE)
    else:
        state.drawn = rest
        seat = state.active
        if events is not None:
            secret: dict[str, object] = {"tokens": token_names(rest)}
            here: dict[str, object] = {"count": len(token_names(rest))}
            told = Event("library", "7WD-57", int(seat), 0, here, None, secret, [int(seat)], [int(seat)])
            events.append(told)
        state.wait(KEEPING, seat)


def _turn_up(state: DuelState, card: i64, events: "list[Event] | None") -> None:
    """A card lies face up in the next place: of a new structure (7WD-13), or at the end of a turn (7WD-15)."""
    place = state.place
    state.slots[place] = card
    state.where[card] = place
    if events is not None:
        kind = "laid" if state.step == LAYING else "reveal"
        rule = "7WD-13" if state.step == LAYING else "7WD-15"
        data: dict[str, object] = {"slot": place_name(state.age, place), "card": item_name(card)}
        events.append(Event(kind, rule, -1, 0, data, learners=everybody()))
    if state.step == LAYING:
        state.unlaid ^= BIT[place]
        if state.unlaid == 0:
            settle_beginner(state, events)
        else:
            state.place = lowest(state.unlaid)
    else:
        state.hidden ^= BIT[place]
        end_turn(state, events)


# Turns


def _take(state: DuelState, card: i64) -> None:
    """Take an available card out of the structure; what it alone still covered is uncovered (7WD-14)."""
    place = state.where[card]
    bit = BIT[place]
    left = state.left ^ bit
    state.left = left
    state.uncovered ^= bit
    state.guilds &= ~bit
    state.slots[place] = -1
    state.free -= 1
    first = state.age * PLACES
    index = (first + place) * 2
    below = BENEATH[index]
    if below >= 0:
        if not COVER[first + below] & left:
            state.uncovered |= BIT[below]
            state.free += 1
        below = BENEATH[index + 1]
        if below >= 0 and not COVER[first + below] & left:
            state.uncovered |= BIT[below]
            state.free += 1


def _discard(state: DuelState, card: i64, events: "list[Event] | None") -> None:
    """Discard a card for coins (7WD-22)."""
    seat = state.active
    slot = "" if events is None else place_name(state.age, state.where[card])
    _take(state, card)
    yellow = state.own[seat * OWN + COLOUR_AT + YELLOW]
    state.own[seat * OWN + COINS] += DISCARD_COINS + yellow
    state.where[card] = DISCARDED
    state.discards += 1
    if events is not None:
        events.append(Event("discarded", "7WD-22", int(seat), 0, {"card": item_name(card), "slot": slot}))
        terms = [term("base", 1, DISCARD_COINS), term("yellow", yellow, 1, pieces_counted(state, seat, BIT[YELLOW]))]
        tell_coins(events, seat, DISCARD_COINS + yellow, "discard", "7WD-22", card, terms)


def _build(state: DuelState, card: i64, events: "list[Event] | None") -> bool:
    """Construct a building (7WD-21); False where the turn doesn't go on by itself."""
    seat = state.active
    chained = is_chained(state, seat, card)
    if events is not None:
        slot = place_name(state.age, state.where[card])
        _tell_built(state, seat, card, slot, "chain" if chained else "paid", payment_of(state, seat, card), events)
    _take(state, card)
    if not chained:
        _pay(state, seat, card, events)
    return enter_building(state, seat, card, chained, events)


def _build_wonder(state: DuelState, wonder: i64, card: i64, events: "list[Event] | None") -> bool:
    """Construct a Wonder with a card under it, which has no effect there (7WD-23)."""
    seat = state.active
    if events is not None:
        data: dict[str, object] = {
            "wonder": item_name(WONDER + wonder),
            "card": item_name(card),
            "slot": place_name(state.age, state.where[card]),
            "payment": payment_of(state, seat, WONDER + wonder),
        }
        events.append(Event("wonder", "7WD-23", int(seat), 0, data))
    _take(state, card)
    _pay(state, seat, WONDER + wonder, events)
    state.where[card] = UNDER + wonder
    return enter_wonder(state, seat, wonder, events)


def _pay(state: DuelState, seat: i64, item: i64, events: "list[Event] | None") -> None:
    """Pay before any effect; with Economy the opponent gets what is paid for resources (7WD-39)."""
    cost = cost_of(state, seat, item)
    if cost == 0:
        return
    state.own[seat * OWN + COINS] -= cost
    tell_coins(events, seat, -cost, "cost", "7WD-30", item)
    if state.own[(1 - seat) * OWN + HELD_TOKENS] & ECONOMY:
        trade = cost - PRINTED_COINS[item]
        state.own[(1 - seat) * OWN + COINS] += trade
        tell_coins(events, 1 - seat, trade, "economy", "7WD-39", item)


def _tell_built(
    state: DuelState,
    seat: i64,
    card: i64,
    slot: str,
    how: str,
    payment: "dict[str, object] | None",
    events: "list[Event]",
) -> None:
    rules = {"paid": "7WD-21", "chain": "7WD-38", "mausoleum": "7WD-56"}
    data: dict[str, object] = {"card": item_name(card), "slot": slot or None, "how": how, "payment": payment}
    events.append(Event("built", rules[how], int(seat), 0, data))
