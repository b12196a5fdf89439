"""What cards do: the professions (sections 8 and 15 of the rules) and the VP cards (section 9)."""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.native import append
from pessoi.core.state import CHANCE
from pessoi.games.guildhall import memory
from pessoi.games.guildhall.exchanges import finish_hunt, finish_swap, uncovered, unpile
from pessoi.games.guildhall.guilds import add, add_or_discard, guild_of, push_openly, settle
from pessoi.games.guildhall.levels import chapter_size
from pessoi.games.guildhall.moves import (
    CARD_BITS,
    ENOUGH,
    FETCH,
    KIND,
    KIND_BITS,
    LEVEL,
    SKIP,
    card_of,
    level_of,
    opponent_of,
)
from pessoi.games.guildhall.searches import is_last_laid
from pessoi.games.guildhall.state import (
    AREA_AT,
    BRICKS,
    DRAW_ON,
    GIVING,
    GUILD,
    HUNTING,
    LAID_AT,
    NEXT_ACTION,
    OWN,
    PLACE_ON,
    POINTS,
    ROB_ON,
    SEARCH_ON,
    SEIZING,
    SHOW_ON,
    STRIKING,
    SWAPPING,
    TOPS_AT,
    VP_TOKENS,
    GuildhallState,
    take_from_hand,
)
from pessoi.games.guildhall.swaps import takes_chapter, to_give, to_take
from pessoi.games.guildhall.tables import (
    ASSASSIN,
    BIT,
    BRICKLAYER,
    CARDS,
    DANCER,
    DRAWS,
    FARMER,
    FETCHES,
    HISTORIAN,
    HUNTER,
    LEVELS,
    NO_LEVEL,
    PEDDLER,
    PROFESSION,
    ROBBER,
    ROBS,
    SCHOLAR,
    SHOWS,
    STRIKES,
    TAX_COLLECTOR,
    TOKENS,
    VP,
    VP_CHAPTER,
    VP_DRAW,
    VP_DRAWS,
    WEAVER,
)
from pessoi.games.guildhall.tables import CHAPTER as CHAPTER_CARDS
from pessoi.games.guildhall.telling import (
    card_name,
    cards_of,
    code_of,
    colours_of,
    everybody,
    item_name,
    tell,
    tell_points,
    tell_secret,
)
from pessoi.games.guildhall.turn import go_on


def name_card(state: GuildhallState, card: i64) -> None:
    """A card is named in the choice under way; nothing moves yet (GH-412)."""
    state.chosen = append(state.chosen[: state.chosen_n], card)
    state.chosen_n += 1


def play_card(state: GuildhallState, move: i64, events: "list[Event] | None") -> None:
    """A card goes from the hand to the action area, then its ability is used or not (GH-401)."""
    seat = state.active
    card = move >> KIND_BITS & CARD_BITS
    level = level_of(move)
    profession = PROFESSION[card]
    take_from_hand(state, seat, card)
    memory.leave(state, seat, card)
    state.table[AREA_AT + state.area_n] = card
    state.area_n += 1
    state.actions -= 1
    state.played |= BIT[profession]
    if events is not None:
        against = opponent_of(move)
        data: dict[str, object] = {"card": card_name(card)}
        data["level"] = None if level == NO_LEVEL else int(level)
        data["opponent"] = None if against < 0 else int(against)
        tell(events, "play", "GH-401", seat, data)
    state.work = NEXT_ACTION
    if level != NO_LEVEL:
        state.source = card
        state.level = level
        state.low = -1
        state.opponent = opponent_of(move)
        _use(state, profession, level, events)
    else:
        go_on(state, events)


def _use(state: GuildhallState, profession: i64, level: i64, events: "list[Event] | None") -> None:
    seat = state.active
    index = profession * LEVELS + level
    if profession in (BRICKLAYER, SCHOLAR):
        state.work = BRICKS if profession == BRICKLAYER else SHOW_ON
        state.left = DRAWS[index] if profession == BRICKLAYER else SHOWS[index]
    elif profession == DANCER:  # GH-1504
        state.work = DRAW_ON
        state.left = level
        extra_action(state, "GH-1504", events)
    elif profession == ROBBER:
        state.left = ROBS[index]
        if level == 0:
            state.wait(SEIZING, CHANCE)
            return
        _look(state, seat, events)
        state.work = ROB_ON
    elif profession == HUNTER:
        _search(state, seat, events)
        state.wait(HUNTING, seat)
        return
    elif profession == HISTORIAN:
        if level > 0:
            _search(state, seat, events)
            state.work = SEARCH_ON
            state.left = FETCHES[index]
        else:
            _place_from_pile(state, state.pile[state.pile_n - 1], True, events)
    elif profession == TAX_COLLECTOR:
        count = chapter_size(state, seat, TAX_COLLECTOR)
        gain_tokens(state, "GH-807", "tax_collector", count, 1, events)
        state.wait(GIVING, seat)
        return
    elif profession == FARMER:  # GH-1505
        gain_tokens(state, "GH-1505", "farmer", 1, TOKENS[index], events)
    elif profession == ASSASSIN:
        state.left = STRIKES[index]
        state.wait(STRIKING, seat)
        return
    elif profession == WEAVER and level == 0:
        state.work = PLACE_ON
        state.left = 1
    else:  # Peddler, Trader, Weaver
        state.wait(SWAPPING, seat)
        return
    go_on(state, events)


def gain_tokens(
    state: GuildhallState, rule: str, kind: str, count: i64, each: i64, events: "list[Event] | None"
) -> None:
    """The active seat takes VP tokens (GH-103)."""
    state.own[state.active * OWN + VP_TOKENS] += count * each
    state.own[state.active * OWN + POINTS] += count * each
    tell_points(events, rule, state.active, kind, count, each, state.source)


def extra_action(state: GuildhallState, rule: str, events: "list[Event] | None") -> None:
    """Another action (GH-303)."""
    state.actions += 1
    tell(events, "actions", rule, state.active, {"count": 1})


# Bricklayer


def put_back(state: GuildhallState, card: i64, events: "list[Event] | None") -> None:
    """A card of the hand goes on top of the deck; they move together when the last one is named (GH-801)."""
    name_card(state, card)
    if state.chosen_n < state.left:
        return
    seat = state.active
    if events is not None:
        names: list[str] = [card_name(state.chosen[index]) for index in range(state.chosen_n)]
        tell_secret(events, "back", "GH-801", seat, {"count": int(state.chosen_n)}, {"cards": names})
    index: i64 = 0
    while index < state.chosen_n:
        take_from_hand(state, seat, state.chosen[index])
        state.table[TOPS_AT + state.tops_n] = state.chosen[index]
        state.tops_n += 1
        index += 1
    state.tops_by = seat
    state.chosen_n = 0
    memory.forget(state, seat)  # GH-1306 b
    state.work = NEXT_ACTION
    go_on(state, events)


# Hunter and Historian


def _search(state: GuildhallState, seat: i64, events: "list[Event] | None") -> None:
    """The pile is shown to the active seat alone (GH-1205)."""
    memory.look_at_pile(state, seat)
    if events is not None:
        cards: list[int] = [int(state.pile[index]) for index in range(state.pile_n)]
        cards.sort()
        names: list[str] = [card_name(card) for card in cards]
        tell_secret(events, "search", "GH-409", seat, {"count": int(state.pile_n)}, {"cards": names}, [int(seat)])


def search_step(state: GuildhallState, kind: i64, rest: i64, events: "list[Event] | None") -> None:
    """A step after the search: a lower level, a card of the pile, a card of the guild."""
    if kind == LEVEL:
        if rest == NO_LEVEL:
            tell(events, "vain", "GH-409", state.active)
            state.left = 0
            state.work = NEXT_ACTION
            state.low = -1
            go_on(state, events)
        else:
            state.low = rest
            if state.step != HUNTING:
                state.left = 1
    elif kind != FETCH:
        last = is_last_laid(state, rest)
        state.table[LAID_AT + state.laid_n] = rest
        state.laid_n += 1
        if last:
            finish_hunt(state, events)
            go_on(state, events)
    elif state.step == HUNTING:
        name_card(state, rest)
    else:
        if state.low >= 0 and events is not None:
            tell(events, "lower", "GH-409", state.active, {"level": int(state.low)})
        state.low = -1
        state.left -= 1
        _place_from_pile(state, rest, False, events)
        go_on(state, events)


def _place_from_pile(state: GuildhallState, card: i64, from_top: bool, events: "list[Event] | None") -> None:
    """The Historian places a card of the pile (GH-1506); others learn that it was there, and what it uncovers."""
    covered = unpile(state, card, from_top)
    if events is not None:
        data: dict[str, object] = {"card": card_name(card)}
        tell(events, "found", "GH-1506", state.active, data, everybody(state, state.active))
    add(state, state.active, card, "pile", events)
    if covered:
        uncovered(state, events)


# Swaps


def swap_step(state: GuildhallState, move: i64, events: "list[Event] | None") -> None:
    """A card, a chapter or "enough" in a choice of cards that change places (GH-708)."""
    kind = move & KIND
    card = card_of(move)
    if kind == SKIP:
        _decline(state, events)
        return
    if kind == ENOUGH:
        state.low = 1
    elif to_give(state) > 0:
        name_card(state, card)
    else:
        last = takes_chapter(state) or to_take(state) == 1
        state.opponent = opponent_of(move)
        if takes_chapter(state):
            chapter = guild_of(state, state.opponent) & CHAPTER_CARDS[card]
            for member in cards_of(chapter):
                state.table[LAID_AT + state.laid_n] = member
                state.laid_n += 1
        else:
            state.table[LAID_AT + state.laid_n] = card
            state.laid_n += 1
        if last:
            with_action = state.source < VP and PROFESSION[state.source] == PEDDLER
            finish_swap(state, events)
            if with_action:
                extra_action(state, "GH-804", events)
            go_on(state, events)


# Robber


def _look(state: GuildhallState, seat: i64, events: "list[Event] | None") -> None:
    """The robber looks at the hand (GH-805)."""
    opponent = state.opponent
    memory.look_at_hand(state, seat, opponent)
    if events is not None:
        names: list[str] = []
        for card in range(CARDS):
            names += [card_name(card)] * state.hand[opponent * CARDS + card]
        data: dict[str, object] = {"opponent": int(opponent), "count": len(names)}
        tell_secret(events, "look", "GH-805", seat, data, {"cards": names}, [int(seat)])


def take(state: GuildhallState, card: i64, events: "list[Event] | None") -> None:
    """A card of the opponent's hand comes into the guild, or onto the pile if it is a duplicate (GH-805)."""
    opponent = state.opponent
    take_from_hand(state, opponent, card)
    memory.leave(state, opponent, card)
    if events is not None:
        data: dict[str, object] = {"card": card_name(card), "opponent": int(opponent)}
        tell(events, "take", "GH-805", state.active, data, everybody(state))
    add_or_discard(state, state.active, card, "rob", events)
    state.left -= 1
    go_on(state, events)


# Tax Collector, Assassin


def give(state: GuildhallState, move: i64, events: "list[Event] | None") -> None:
    """A card of the guild goes into an opponent's guild (GH-807)."""
    seat = state.active
    card = card_of(move)
    other = opponent_of(move)
    state.own[seat * OWN + GUILD] ^= BIT[card]
    tell(events, "give", "GH-807", seat, {"card": card_name(card), "opponent": int(other)})
    add(state, other, card, "guild", events)
    go_on(state, events)


def strike(state: GuildhallState, move: i64, events: "list[Event] | None") -> None:
    """A card of an opponent's guild is discarded (GH-1503)."""
    card = card_of(move)
    other = opponent_of(move)
    state.own[other * OWN + GUILD] ^= BIT[card]
    push_openly(state, card)
    tell(events, "strike", "GH-1503", state.active, {"card": card_name(card), "opponent": int(other)})
    state.opponent = other
    name_card(state, card)
    state.left -= 1
    if state.left == 0:
        state.chosen_n = 0
        go_on(state, events)


# VP cards


def _decline(state: GuildhallState, events: "list[Event] | None") -> None:
    tell(events, "skip", "GH-603", state.active, {"vp": item_name(state.source)})
    go_on(state, events)


def use_vp(state: GuildhallState, move: i64, events: "list[Event] | None") -> None:
    """The ability of a VP card is used, or not (GH-908)."""
    seat = state.active
    kind = move & KIND
    if kind == SKIP:
        _decline(state, events)
        return
    tell(events, "use", "GH-603", seat, {"vp": item_name(state.source)})
    if state.source == VP_DRAW:  # GH-905
        state.work = DRAW_ON
        state.left = VP_DRAWS
    elif state.source == VP_CHAPTER:  # GH-901
        other = opponent_of(move)
        profession = card_of(move)
        chapter = guild_of(state, other) & CHAPTER_CARDS[profession]
        state.own[other * OWN + GUILD] ^= chapter
        state.own[seat * OWN + GUILD] |= chapter
        if events is not None:
            data: dict[str, object] = {"profession": code_of(profession), "opponent": int(other)}
            data["colours"] = colours_of(chapter, profession)
            tell(events, "move_chapter", "GH-901", seat, data)
        settle(state, seat, profession, events)
    else:  # GH-904
        card = card_of(move)
        state.own[opponent_of(move) * OWN + GUILD] ^= BIT[card]
        add(state, seat, card, "guild", events)
    go_on(state, events)
