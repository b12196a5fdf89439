"""What special and basic actions do (RC-65 to RC-79). Each function says whether something is awaited."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.rattus_cartus.drawing import begin_draws
from pessoi.games.rattus_cartus.giving import begin_gift
from pessoi.games.rattus_cartus.kinds import JOKER, POPULATION, UNIT, WORD, WORDS
from pessoi.games.rattus_cartus.memory import note_shown, note_taken
from pessoi.games.rattus_cartus.state import (
    COUNTED,
    DROPPING,
    LOOKING,
    OWN,
    PLACE,
    RATS,
    SIZE,
    TOKENS,
    RattusState,
)
from pessoi.games.rattus_cartus.tables import (
    BIT,
    DISCARD_RATS,
    DRAW,
    DRAW_PER_INFLUENCE,
    LEVY,
    LOOK,
    TAKE,
    TOKEN,
    TRADE,
)
from pessoi.games.rattus_cartus.telling import all_but, kind_name, stack_name, tell, tell_rats


def carry_out(state: RattusState, action: i64, events: "list[Event] | None") -> bool:
    """The active seat carries out an action of the building being resolved, in full as far as possible (RC-55)."""
    tables = state.tables
    effect = tables.effect[action]
    amount = tables.amount[action]
    seat = state.active
    if effect == TAKE:
        _take(state, tables.stack[action], amount, events)
    elif effect == DRAW:
        return begin_draws(state, amount, events)
    elif effect == DRAW_PER_INFLUENCE:
        return begin_draws(state, state.own[seat * OWN + COUNTED] // amount, events)  # RC-77
    elif effect == DISCARD_RATS:
        give_back(state, amount, "RC-67", "action", events)
    elif effect == TRADE:
        give_back(state, amount, "RC-68", "action", events)
        return _begin_drops(state, tables.most[action])
    elif effect == LOOK:
        state.looks = amount
        state.barred = 0
        return look_on(state)
    elif effect == LEVY:
        return _levy(state, amount, events)
    return False


def _take(state: RattusState, stack: i64, count: i64, events: "list[Event] | None") -> None:
    """What the stack still holds, if that is less (RC-05)."""
    seat = state.active
    if count > state.stacks[stack]:
        count = state.stacks[stack]
    state.stacks[stack] -= count
    if stack == TOKEN:
        state.own[seat * OWN + TOKENS] += count
    else:
        kind = JOKER + stack
        state.cards[seat * WORDS + WORD[kind]] += count * UNIT[kind]
        state.own[seat * OWN + SIZE] += count
        note_taken(state, seat, kind, count)
    tell(events, "take", _TAKING[stack], seat, {"stack": stack_name(stack), "count": int(count)})


_TAKING = ("RC-69", "RC-71", "RC-78", "RC-70", "RC-66", "RC-65")


def give_back(state: RattusState, count: i64, rule: str, reason: str, events: "list[Event] | None") -> None:
    """The active seat gives back rats, at most all that it has (RC-06)."""
    base = state.active * OWN
    if count > state.own[base + RATS]:
        count = state.own[base + RATS]
    state.own[base + RATS] -= count
    tell_rats(events, rule, state.active, -count, reason)


# The Hospital


def _begin_drops(state: RattusState, most: i64) -> bool:
    """Cards may be discarded, not more than there are rats left (RC-68)."""
    base = state.active * OWN
    state.due = most
    if state.due > state.own[base + RATS]:
        state.due = state.own[base + RATS]
    if state.due > state.own[base + SIZE]:
        state.due = state.own[base + SIZE]
    state.cursor = 0
    if state.due == 0:
        return False
    state.wait(DROPPING, state.active)
    return True


def drop(state: RattusState, kind: i64, events: "list[Event] | None") -> bool:
    """A card goes to its pile or stack at once (RC-57), and a rat with it; whether that was the last one."""
    seat = state.active
    state.cards[seat * WORDS + WORD[kind]] -= UNIT[kind]
    state.own[seat * OWN + SIZE] -= 1
    if kind < POPULATION:
        state.cards[state.pile * WORDS + WORD[kind]] += UNIT[kind]
    else:
        state.stacks[kind - JOKER] += 1
    note_shown(state, seat, kind, 1)
    if events is not None:
        data: dict[str, object] = {"card": kind_name(kind)}
        events.append(Event("drop", "RC-68", int(seat), 0, data, learners=all_but(state, seat)))
    give_back(state, 1, "RC-68", "drop", events)
    state.cursor = kind
    state.due -= 1
    if state.due == 0:
        state.cursor = 0
        return True
    return False


def stop_dropping(state: RattusState) -> None:
    """No more cards are discarded."""
    state.due = 0
    state.cursor = 0


# The Fortune-teller's Tent


def look_on(state: RattusState) -> bool:
    """Whether there is another look, at a place not looked at in this action (RC-32, RC-79)."""
    if state.looks > 0 and state.barred != BIT[state.tables.nuns] - 1:
        state.wait(LOOKING, state.active)
        return True
    state.looks = 0
    state.barred = 0
    return False


# The Guard Tower


def _levy(state: RattusState, count: i64, events: "list[Event] | None") -> bool:
    """Who must give is settled once, when the action begins (RC-72, RC-74); another tower asks anew (RC-75)."""
    holder = state.active
    state.hit = 0
    hit: list[int] = []
    steps: i64 = 1
    while steps < state.seats:
        seat = (holder + steps) % state.seats
        if not is_guarded(state, seat) and state.own[seat * OWN + SIZE] >= state.own[holder * OWN + SIZE]:
            state.hit |= BIT[seat]
            hit.append(int(seat))
        steps += 1
    tell(events, "levy", "RC-72", holder, {"seats": hit})
    return levy_on(state, holder, count, events)


def is_guarded(state: RattusState, seat: i64) -> bool:
    """Whether a seat has entered a Guard Tower this round, resolved or not (RC-73)."""
    place = state.own[seat * OWN + PLACE]
    return place >= 0 and state.tables.effect[state.tables.building[state.row[place]]] == LEVY


def levy_on(state: RattusState, holder: i64, count: i64, events: "list[Event] | None") -> bool:
    """The next seat gives its cards, in turn order from the holder's left (RC-74)."""
    steps: i64 = 1
    while steps < state.seats and state.hit:
        seat = (holder + steps) % state.seats
        if state.hit & BIT[seat]:
            state.hit ^= BIT[seat]
            given = state.own[seat * OWN + SIZE]
            if given > count:
                given = count
            if begin_gift(state, seat, holder, given, events):
                return True
        steps += 1
    state.active = holder
    return False
