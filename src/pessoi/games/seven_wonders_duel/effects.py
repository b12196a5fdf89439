"""What a building, Wonder or Progress token does when it enters play, in the order of 7WD-60.

Each effect happens once, then (7WD-64): coins, shields and choices are never undone or repeated. A function that
returns ``False`` says that the turn doesn't go on by itself: a choice is awaited, or the game is over (7WD-62).
"""

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.state import CHANCE
from pessoi.games.seven_wonders_duel.cards import COLOURS, SYMBOLS
from pessoi.games.seven_wonders_duel.counting import city_counted, count_in, pieces_counted
from pessoi.games.seven_wonders_duel.scoring import finish
from pessoi.games.seven_wonders_duel.state import (
    BLUE_POINTS,
    BOXED,
    BUILT,
    CITY,
    COINS,
    COLOUR_AT,
    DRAWING,
    FIXES,
    GOOD_CHOICES,
    HELD_TOKENS,
    MADE,
    MILITARY,
    OWN,
    PRINTED,
    PRODUCED,
    RAW_CHOICES,
    RAZING,
    REVIVING,
    SCIENTIFIC,
    SYMBOL_SET,
    TAKING,
    UNBUILT,
    WONDER_AT,
    DuelState,
)
from pessoi.games.seven_wonders_duel.tables import (
    AGAIN,
    BIT,
    BLUE,
    CAPITAL,
    CARD_COUNT,
    CHAIN_COINS,
    COINS_EACH,
    COINS_FOR,
    COINS_OF,
    COLOUR,
    COUNT,
    DRAWS,
    EXTRA_SHIELDS,
    FIXED,
    GOOD_CHOICE,
    GREEN,
    GREY,
    ITEMS,
    LOOT_AT,
    LOOT_COINS,
    LOSS,
    MOST_WONDERS,
    POINTS,
    PRODUCTION,
    PURPLE,
    RAW_CHOICE,
    RAZES,
    RED,
    REVIVES,
    SHIELDS,
    STRATEGY,
    SYMBOL,
    SYMBOLS_TO_WIN,
    THEOLOGY,
    TOKEN,
    URBANISM,
    WONDER,
)
from pessoi.games.seven_wonders_duel.telling import item_name, tell_coins, term, token_names


def enter_building(state: DuelState, seat: i64, card: i64, chained: bool, events: "list[Event] | None") -> bool:
    """A building enters the city of ``seat``, by its cost, by its chain or through the Mausoleum."""
    own = state.own
    base = seat * OWN
    colour = COLOUR[card]
    state.where[card] = CITY + seat
    own[base + COLOUR_AT + colour] += 1
    if chained and own[base + HELD_TOKENS] & URBANISM:  # 7WD-85, 7WD-87
        own[base + COINS] += CHAIN_COINS
        tell_coins(events, seat, CHAIN_COINS, "urbanism", "7WD-85", card)
    if colour <= GREY:
        own[base + PRODUCED] += PRODUCTION[card]
        return True
    points = POINTS[card]
    own[base + PRINTED] += points
    if colour == BLUE:
        own[base + BLUE_POINTS] += points
        return True
    if colour == RED:
        shields = SHIELDS[card]
        if own[base + HELD_TOKENS] & STRATEGY:
            shields += EXTRA_SHIELDS  # 7WD-75
        return march(state, seat, shields, events)
    if colour == GREEN:
        return add_symbol(state, seat, card, events)
    own[base + FIXES] |= FIXED[card]
    own[base + RAW_CHOICES] += RAW_CHOICE[card]
    own[base + GOOD_CHOICES] += GOOD_CHOICE[card]
    gain_coins(state, seat, card, events)
    return True


def enter_wonder(state: DuelState, seat: i64, wonder: i64, events: "list[Event] | None") -> bool:
    """A Wonder is constructed, once for all (7WD-50). Its effects, 7WD-53 to 7WD-57, are its owner's alone (7WD-58)."""
    own = state.own
    base = seat * OWN
    item = WONDER + wonder
    index: i64 = 0
    while own[base + WONDER_AT + index] != wonder:
        index += 1
    own[base + UNBUILT] &= ~BIT[index]
    own[base + BUILT] += 1
    own[base + PRINTED] += POINTS[item]
    own[base + RAW_CHOICES] += RAW_CHOICE[item]
    own[base + GOOD_CHOICES] += GOOD_CHOICE[item]
    state.where[item] = MADE + seat
    state.made += 1
    if state.made == MOST_WONDERS:
        box_last_wonder(state, events)
    if AGAIN[item] or own[base + HELD_TOKENS] & THEOLOGY:  # at most one, even with both (7WD-27)
        state.extra = 1
    if COINS_OF[item]:
        gain_coins(state, seat, item, events)
    if LOSS[item]:
        lose_coins(state, 1 - seat, LOSS[item], "loss", "7WD-53", item, events)
    if SHIELDS[item] and not march(state, seat, SHIELDS[item], events):
        return False
    if events is not None and state.extra:
        by_token = not AGAIN[item]
        data: dict[str, object] = {"wonder": item_name(item), "theology": by_token}
        events.append(Event("extra", "7WD-86" if by_token else "7WD-26", int(seat), 0, data))
    return not _asks(state, seat, item)


def _asks(state: DuelState, seat: i64, item: i64) -> bool:
    """Whether a Wonder leaves a choice (7WD-60); one without anything to choose from is skipped (7WD-101)."""
    state.source = item
    if RAZES[item] >= 0 and state.own[(1 - seat) * OWN + COLOUR_AT + RAZES[item]]:
        state.wait(RAZING, seat)
    elif REVIVES[item] and state.discards:
        state.wait(REVIVING, seat)
    elif DRAWS[item]:
        state.wait(DRAWING, CHANCE)
    else:
        state.source = -1
        return False
    return True


def box_last_wonder(state: DuelState, events: "list[Event] | None") -> None:
    """With the seventh Wonder the one still unbuilt goes to the box (7WD-51, 7WD-52)."""
    seat: i64 = 0
    while seat < 2:
        index: i64 = 0
        while index < 4:
            if state.own[seat * OWN + UNBUILT] >> index & 1:
                wonder = state.own[seat * OWN + WONDER_AT + index]
                state.where[WONDER + wonder] = BOXED
                if events is not None:
                    events.append(Event("boxed", "7WD-52", int(seat), 0, {"wonder": item_name(WONDER + wonder)}))
            index += 1
        state.own[seat * OWN + UNBUILT] = 0
        seat += 1


def gain_coins(state: DuelState, seat: i64, item: i64, events: "list[Event] | None") -> None:
    """The coins that an item brings at once: a number, or so many for each thing that it counts."""
    coins = COINS_OF[item]
    counted = COINS_FOR[item]
    if counted:
        city = city_counted(state, seat, item, counted)
        number = count_in(state, city, counted)
        coins = number * COINS_EACH[item]
        state.own[seat * OWN + COINS] += coins
        if events is not None:
            pieces = pieces_counted(state, city, counted)
            rule = "7WD-42" if city == seat and COLOUR[item] != PURPLE else "7WD-43"
            terms = [term("counted", number, COINS_EACH[item], pieces)]
            tell_coins(events, seat, coins, "card", rule, item, terms)
    elif coins:
        state.own[seat * OWN + COINS] += coins
        if item < WONDER:
            tell_coins(events, seat, coins, "card", "7WD-42", item)
        elif item < TOKEN:
            tell_coins(events, seat, coins, "wonder", "7WD-53" if LOSS[item] else "7WD-55", item)
        else:
            tell_coins(events, seat, coins, "token", "7WD-85", item)


def lose_coins(
    state: DuelState, seat: i64, coins: i64, reason: str, rule: str, item: i64, events: "list[Event] | None"
) -> i64:
    """A seat returns coins to the bank, all that it has if that is less (7WD-73); how many it lost."""
    held = state.own[seat * OWN + COINS]
    if coins > held:
        coins = held
    state.own[seat * OWN + COINS] = held - coins
    tell_coins(events, seat, -coins, reason, rule, item)
    return coins


def march(state: DuelState, seat: i64, shields: i64, events: "list[Event] | None") -> bool:
    """The pawn moves space by space towards the opponent's capital (7WD-70), with the tokens on its way (7WD-71,
    7WD-72); in the capital the game is won and further shields are ignored (7WD-74)."""
    direction: i64 = 1 if seat == 0 else -1
    start = state.pawn
    told: list[Event] | None = None if events is None else []
    while shields > 0:
        state.pawn += direction
        shields -= 1
        distance = state.pawn * direction
        if distance > 0:
            bit = LOOT_AT[distance * 2 + 1 - seat]
            if state.loot & bit:
                state.loot ^= bit
                _plunder(state, 1 - seat, bit, told)
            if distance == CAPITAL:
                break
    if events is not None and told is not None:
        steps = (state.pawn - start) * direction
        data: dict[str, object] = {"from": int(start), "to": int(state.pawn), "shields": int(steps)}
        events.append(Event("pawn", "7WD-70", int(seat), 0, data))
        events.extend(told)
    if state.pawn * direction == CAPITAL:
        finish(state, MILITARY, events)
        return False
    return True


def _plunder(state: DuelState, seat: i64, bit: i64, events: "list[Event] | None") -> None:
    token: i64 = 0
    while BIT[token] != bit:
        token += 1
    if events is not None:
        lost = min(LOOT_COINS[token], state.own[seat * OWN + COINS])
        data: dict[str, object] = {"token": int(LOOT_COINS[token]), "coins": int(lost)}
        events.append(Event("loot", "7WD-71", int(seat), 0, data))
    lose_coins(state, seat, LOOT_COINS[token], "loot", "7WD-71", -1, events)


def add_symbol(state: DuelState, seat: i64, item: i64, events: "list[Event] | None") -> bool:
    """A scientific symbol is added: six different ones win (7WD-84), an equal pair brings a token (7WD-81), which the
    symbol of Law never does (7WD-83). With no token on the board the pair gives nothing (7WD-82)."""
    bit = BIT[SYMBOL[item]]
    place = seat * OWN + SYMBOL_SET
    if events is not None:
        events.append(Event("symbol", "7WD-80", int(seat), 0, {"symbol": SYMBOLS[SYMBOL[item]]}))
    if state.own[place] & bit:
        if events is not None:
            data: dict[str, object] = {"symbol": SYMBOLS[SYMBOL[item]], "tokens": token_names(state.board)}
            events.append(Event("pair", "7WD-81" if state.board else "7WD-82", int(seat), 0, data))
        if state.board == 0:
            return True
        state.source = item
        state.wait(TAKING, seat)
        return False
    state.own[place] |= bit
    if COUNT[state.own[place]] >= SYMBOLS_TO_WIN:
        finish(state, SCIENTIFIC, events)
        return False
    return True


def take_token(state: DuelState, seat: i64, token: i64, source: str, events: "list[Event] | None") -> bool:
    """A Progress token comes into a city, its effect at once with it (7WD-85)."""
    item = TOKEN + token
    state.own[seat * OWN + HELD_TOKENS] |= BIT[token]
    state.own[seat * OWN + PRINTED] += POINTS[item]
    if events is not None:
        rule = "7WD-81" if source == "pair" else "7WD-57"
        events.append(Event("token", rule, int(seat), 0, {"token": item_name(item), "source": source}))
    gain_coins(state, seat, item, events)
    return SYMBOL[item] < 0 or add_symbol(state, seat, item, events)


def raze(state: DuelState, seat: i64, card: i64, events: "list[Event] | None") -> None:
    """A brown or grey building of the other city goes to the discard pile (7WD-54), its production with it."""
    base = (1 - seat) * OWN
    state.own[base + COLOUR_AT + COLOUR[card]] -= 1
    state.own[base + PRODUCED] -= PRODUCTION[card]
    if events is not None:
        data: dict[str, object] = {"card": item_name(card), "colour": COLOURS[COLOUR[card]]}
        events.append(Event("razed", "7WD-54", int(seat), 0, data))


def fill_city(state: DuelState, seat: i64) -> None:
    """Add up what the cards, Wonders and tokens of a city are worth, for a position that was only laid out."""
    base = seat * OWN
    own = state.own
    item: i64 = 0
    while item < CARD_COUNT:
        if state.where[item] == CITY + seat:
            own[base + COLOUR_AT + COLOUR[item]] += 1
            own[base + PRODUCED] += PRODUCTION[item] if COLOUR[item] <= GREY else 0
            own[base + FIXES] |= FIXED[item]
            if COLOUR[item] == BLUE:
                own[base + BLUE_POINTS] += POINTS[item]
            _fill(state, base, item)
        item += 1
    while item < TOKEN:
        if state.where[item] == MADE + seat:
            own[base + BUILT] += 1
            _fill(state, base, item)
        item += 1
    while item < ITEMS:
        if own[base + HELD_TOKENS] >> (item - TOKEN) & 1:
            _fill(state, base, item)
        item += 1


def _fill(state: DuelState, base: i64, item: i64) -> None:
    state.own[base + PRINTED] += POINTS[item]
    state.own[base + RAW_CHOICES] += RAW_CHOICE[item]
    state.own[base + GOOD_CHOICES] += GOOD_CHOICE[item]
    if SYMBOL[item] >= 0:
        state.own[base + SYMBOL_SET] |= BIT[SYMBOL[item]]
