"""Phase D, building by building: cards are turned up, swords, flutes, actions, discards (RC-45 to RC-64)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.rattus_cartus.actions import carry_out, drop, levy_on, look_on, stop_dropping
from pessoi.games.rattus_cartus.giving import begin_gift, give
from pessoi.games.rattus_cartus.kinds import (
    FLUTE,
    JOKER,
    SWORD,
    WORDS,
    class_at,
    count_at,
    counting_at,
    population_at,
)
from pessoi.games.rattus_cartus.memory import note_cards
from pessoi.games.rattus_cartus.moves import BASIC as BASIC_MOVE
from pessoi.games.rattus_cartus.moves import DONE, DROP, GIVE, GIVER, KIND, KIND_BITS, RAT_TO
from pessoi.games.rattus_cartus.moves import SPECIAL as SPECIAL_MOVE
from pessoi.games.rattus_cartus.rounds import end_round
from pessoi.games.rattus_cartus.spaces import holder_of, move_up, seat_on
from pessoi.games.rattus_cartus.state import (
    ACTING,
    ACTIONS,
    COUNTED,
    FLUTES,
    INFLUENCE,
    LAID,
    NAMING,
    OWN,
    PIPING,
    PLACE,
    RATS,
    RESOLUTION,
    SHOWN,
    SIZE,
    SWORDS,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import BASIC, BIT, NO_EFFECT
from pessoi.games.rattus_cartus.telling import (
    all_but,
    building_name,
    class_name,
    names_of,
    tell,
    tell_rats,
)


def start(state: RattusState, events: "list[Event] | None") -> None:
    """All have entered. With two players all cards are turned up now (RC-63)."""
    state.phase = RESOLUTION
    state.place = -1
    if state.seats == 2:
        seat: i64 = 0
        while seat < 2:
            _show(state, seat, events)
            seat += 1
    _next_building(state, events)


def apply(state: RattusState, move: i64, events: "list[Event] | None") -> None:
    """Carry out a decision of this phase."""
    kind = move & KIND
    rest = move >> KIND_BITS
    if kind == GIVE:
        if give(state, rest, events):
            _after_gift(state, events)
    elif kind == DROP:
        if drop(state, rest, events):
            next_actor(state, events)
    elif kind == DONE:
        stop_dropping(state)
        next_actor(state, events)
    elif kind == GIVER:
        _swords_from(state, rest, events)
    elif kind == RAT_TO:
        _rat_to(state, rest, events)
        _begin_actions(state, events)
    else:
        _act(state, kind, events)


def _next_building(state: RattusState, events: "list[Event] | None") -> None:
    """The next building that somebody has entered (RC-45); after the last one the round ends."""
    state.place += 1
    count = state.tables.open[state.seats]
    while state.place < count and seat_on(state, state.place, 0) < 0:
        state.place += 1
    if state.place == count:
        end_round(state, events)
        return
    state.stage = SWORDS
    space: i64 = 0
    seat = seat_on(state, state.place, space)
    while seat >= 0:
        _show(state, seat, events)
        space += 1
        seat = seat_on(state, state.place, space)
    space = 0
    seat = seat_on(state, state.place, space)
    while seat >= 0:
        _score_cards(state, seat, events)
        space += 1
        seat = seat_on(state, state.place, space)
    _swords(state, events)


def _show(state: RattusState, seat: i64, events: "list[Event] | None") -> None:
    """A player turns up its cards (RC-46)."""
    base = seat * OWN
    if state.own[base + SHOWN]:
        return
    row = state.seats + seat
    state.own[base + SHOWN] = 1
    state.own[base + COUNTED] = counting_at(state.cards, row)
    note_cards(state, seat, row)
    if events is not None:
        data: dict[str, object] = {"place": int(state.own[base + PLACE]) + 1, "cards": names_of(state, row)}
        learners = all_but(state, seat) if state.own[base + LAID] > 0 else []
        events.append(Event("shown", "RC-46", int(seat), 0, data, learners=learners))


def _score_cards(state: RattusState, seat: i64, events: "list[Event] | None") -> None:
    """One step up for every counting card, one rat for every stranger (RC-46, RC-87)."""
    base = seat * OWN
    row = state.seats + seat
    class_ = _class(state)
    _gain(state, seat, state.own[base + COUNTED], "cards", "RC-46", events)
    rats = population_at(state.cards, row) - class_at(state.cards, row, class_)
    state.own[base + RATS] += rats
    tell_rats(events, "RC-46", seat, rats, "strangers")


def _class(state: RattusState) -> i64:
    """The class of the building being resolved."""
    return state.tables.class_of[state.tables.building[state.row[state.place]]]


def _gain(state: RattusState, seat: i64, steps: i64, reason: str, rule: str, events: "list[Event] | None") -> None:
    class_ = _class(state)
    made = move_up(state, seat, class_, steps)
    if events is not None and made > 0:
        data: dict[str, object] = {
            "class": class_name(class_),
            "count": int(made),
            "value": int(state.own[seat * OWN + INFLUENCE + class_]),
            "reason": reason,
        }
        events.append(Event("influence", rule, int(seat), 0, data))


# Swords and flutes


def most_of(state: RattusState, kind: i64) -> i64:
    """The seat with the most swords or flutes in the building, ties to the lowest space (RC-83); -1 if all have
    equally many."""
    best: i64 = -1
    most: i64 = 0
    differ = False
    space: i64 = 0
    seat = seat_on(state, state.place, space)
    while seat >= 0:
        count = count_at(state.cards, state.seats + seat, kind)
        if best >= 0 and count != most:
            differ = True
        if best < 0 or count > most:
            best = seat
            most = count
        space += 1
        seat = seat_on(state, state.place, space)
    return best if differ else -1


def fewest_of(state: RattusState, kind: i64) -> i64:
    """The seats with the fewest swords or flutes in the building, as a set."""
    fewest: i64 = 99
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.own[seat * OWN + PLACE] == state.place:
            count = count_at(state.cards, state.seats + seat, kind)
            if count < fewest:
                fewest = count
                found = 0
            if count == fewest:
                found |= BIT[seat]
        seat += 1
    return found


def _only(mask: i64) -> i64:
    """The one seat of a set, -1 if there are several (RC-89)."""
    seat: i64 = 0
    while mask != BIT[seat]:
        seat += 1
        if BIT[seat] > mask:
            return -1
    return seat


def _swords(state: RattusState, events: "list[Event] | None") -> None:
    """Swords come first, then flutes (RC-47, RC-82, RC-83)."""
    taker = most_of(state, SWORD)
    if taker < 0:
        _flutes(state, events)
        return
    giver = _only(fewest_of(state, SWORD))
    state.active = taker
    if giver < 0:
        state.wait(NAMING, taker)
        return
    _swords_from(state, giver, events)


def _swords_from(state: RattusState, giver: i64, events: "list[Event] | None") -> None:
    """Half of the giver's hand, rounded down, goes to the taker (RC-82, RC-88)."""
    taker = state.active
    count = state.own[giver * OWN + SIZE] // 2
    tell(events, "swords", "RC-82", taker, {"giver": int(giver), "count": int(count)})
    if not begin_gift(state, giver, taker, count, events):
        _flutes(state, events)


def _after_gift(state: RattusState, events: "list[Event] | None") -> None:
    if state.stage == SWORDS:
        _flutes(state, events)
        return
    holder = holder_of(state, state.place)
    amount = state.tables.amount[state.tables.building[state.row[state.place]]]
    if not levy_on(state, holder, amount, events):
        next_actor(state, events)


def _flutes(state: RattusState, events: "list[Event] | None") -> None:
    """RC-84, RC-88: without a rat there is nothing to choose."""
    state.stage = FLUTES
    state.to = -1
    giver = most_of(state, FLUTE)
    if giver >= 0 and state.own[giver * OWN + RATS] > 0:
        state.active = giver
        taker = _only(fewest_of(state, FLUTE))
        if taker < 0:
            state.wait(PIPING, giver)
            return
        _rat_to(state, taker, events)
    _begin_actions(state, events)


def _rat_to(state: RattusState, taker: i64, events: "list[Event] | None") -> None:
    giver = state.active
    tell(events, "flutes", "RC-84", giver, {"taker": int(taker)})
    state.own[giver * OWN + RATS] -= 1
    state.own[taker * OWN + RATS] += 1
    tell_rats(events, "RC-84", giver, -1, "flute")
    tell_rats(events, "RC-84", taker, 1, "flute")


# Actions


def _begin_actions(state: RattusState, events: "list[Event] | None") -> None:
    """The holder of the special action first, then the others by spaces (RC-53); in the last round the holder gains
    one influence point instead (RC-60, RC-61)."""
    state.stage = ACTIONS
    holder = holder_of(state, state.place)
    if holder >= 0:
        data: dict[str, object] = {"place": int(state.place) + 1, "counting": int(state.own[holder * OWN + COUNTED])}
        tell(events, "holder", "RC-62" if state.seats == 2 else "RC-50", holder, data)
    if state.is_last():
        if holder >= 0:
            _gain(state, holder, state.tables.last_bonus, "last", "RC-60", events)
        _discard(state, events)
        return
    state.turn = -1
    next_actor(state, events)


def actor_at(state: RattusState, turn: i64) -> i64:
    """The seat that acts at a place of the order of RC-53, -1 after the last one."""
    holder = holder_of(state, state.place)
    if turn == 0 and holder >= 0:
        return holder
    if holder < 0:
        turn += 1
    space: i64 = 0
    seat = seat_on(state, state.place, space)
    while seat >= 0:
        if seat != holder:
            turn -= 1
            if turn == 0:
                return seat
        space += 1
        seat = seat_on(state, state.place, space)
    return -1


def next_actor(state: RattusState, events: "list[Event] | None") -> None:
    """The next player in the building acts; a basic action that does nothing isn't offered (RC-54)."""
    state.turn += 1
    seat = actor_at(state, state.turn)
    building = state.tables.building[state.row[state.place]]
    if seat >= 0 and state.tables.effect[building + BASIC] == NO_EFFECT and seat != holder_of(state, state.place):
        seat = -1
    if seat < 0:
        _discard(state, events)
        return
    state.active = seat
    state.wait(ACTING, seat)


def _act(state: RattusState, kind: i64, events: "list[Event] | None") -> None:
    """The special action, the basic one, or none (RC-50, RC-51, RC-52, RC-54)."""
    building = state.tables.building[state.row[state.place]]
    action = "special" if kind == SPECIAL_MOVE else "basic" if kind == BASIC_MOVE else "decline"
    data: dict[str, object] = {"place": int(state.place) + 1, "building": building_name(building), "action": action}
    tell(events, "action", "RC-54", state.active, data)
    awaited = False
    if kind == SPECIAL_MOVE:
        awaited = carry_out(state, building, events)
    elif kind == BASIC_MOVE:
        awaited = carry_out(state, building + BASIC, events)
    if not awaited:
        next_actor(state, events)


def after_nun(state: RattusState, events: "list[Event] | None") -> None:
    """A look of the Tent is done: another one, or the next player."""
    if not look_on(state):
        next_actor(state, events)


def _discard(state: RattusState, events: "list[Event] | None") -> None:
    """Played cards go to the pile and the stacks (RC-56); then the next building is resolved."""
    population: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        base = seat * OWN
        if state.own[base + PLACE] == state.place and state.own[base + LAID] > 0:
            row = state.seats + seat
            population += population_at(state.cards, row)
            kind: i64 = JOKER
            while kind <= FLUTE:
                state.stacks[kind - JOKER] += count_at(state.cards, row, kind)
                kind += 1
            word: i64 = 0
            while word < WORDS:
                if word < WORDS - 1:
                    state.cards[state.pile * WORDS + word] += state.cards[row * WORDS + word]
                state.cards[row * WORDS + word] = 0
                word += 1
            state.own[base + LAID] = 0
        seat += 1
    data: dict[str, object] = {"place": int(state.place) + 1, "count": int(population)}
    tell(events, "discard", "RC-56", -1, data)
    _next_building(state, events)
