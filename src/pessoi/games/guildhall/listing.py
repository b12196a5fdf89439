"""The moves of every step but the action, in a fixed order, written into the buffer of a state."""

from mypy_extensions import i64

from pessoi.core.native import append
from pessoi.games.guildhall import searches, swaps
from pessoi.games.guildhall.guilds import completed_of, guild_of
from pessoi.games.guildhall.levels import chapters, movable_chapters
from pessoi.games.guildhall.moves import (
    BACK,
    CHAPTER,
    DONE,
    DRAW,
    DROP,
    ENOUGH,
    FETCH,
    FIRST,
    FOR,
    GIVE,
    HAND,
    LAY,
    LEVEL,
    PAY,
    PLACE,
    ROW,
    SHOW,
    SKIP,
    STRIKE,
    TAKE,
    TOP,
    UNDER,
    USE,
    WITH,
    against,
    move_of,
)
from pessoi.games.guildhall.state import (
    BACKING,
    DRAWING,
    DROPPING,
    FILLING,
    FIRST_STEP,
    GIVING,
    HELD,
    HUNTING,
    LAID_AT,
    MIXING,
    OPENING,
    OWN,
    PAYING,
    PLACING,
    ROBBING,
    SEARCHING,
    SEIZING,
    STRIKING,
    SWAPPING,
    TOPS_AT,
    USING,
    VP_DECK_AT,
    GuildhallState,
    left_in_hand,
)
from pessoi.games.guildhall.tables import (
    BIT,
    CARDS,
    COLOURS,
    NO_LEVEL,
    PEDDLER,
    PROFESSION,
    PROFESSIONS_ALL,
    VP,
    VP_CARD,
    VP_CHAPTER,
    VP_COST,
    VP_DRAW,
    VP_HAND,
    VP_KINDS,
    VP_SWAP,
    lowest,
    size,
)
from pessoi.games.guildhall.tables import CHAPTER as CHAPTER_CARDS


def put(state: GuildhallState, index: i64, move: i64) -> i64:
    """Write a move into the buffer; the number of moves then."""
    if index < len(state.moves):
        state.moves[index] = move
    else:
        state.moves = append(state.moves, move)
        state.weights = append(state.weights, 1)
    return index + 1


def put_cards(state: GuildhallState, index: i64, kind: i64, cards: i64) -> i64:
    """A move of a kind for each card of a set (or each profession, each level)."""
    while cards:
        index = put(state, index, move_of(kind, lowest(cards)))
        cards &= cards - 1
    return index


def put_against(state: GuildhallState, index: i64, kind: i64, cards: i64, opponent: i64) -> i64:
    """The same with an opponent."""
    while cards:
        index = put(state, index, against(kind, lowest(cards), opponent))
        cards &= cards - 1
    return index


# Draws


def _weigh(state: GuildhallState, index: i64, move: i64, weight: i64) -> i64:
    index = put(state, index, move)
    state.weights[index - 1] = weight
    return index


def list_draw(state: GuildhallState) -> i64:
    """The outcomes of a draw with their weights."""
    step = state.step
    count: i64 = 0
    number: i64 = 0
    if step == FIRST_STEP:
        while number < state.seats:
            count = _weigh(state, count, move_of(FIRST, number), 1)
            number += 1
    elif step == MIXING:
        while number < PROFESSIONS_ALL:
            if state.copies[number * COLOURS] == 0:
                count = _weigh(state, count, move_of(WITH, number), 1)
            number += 1
    elif step == FILLING:
        while number < VP_KINDS:
            if state.table[VP_DECK_AT + number] > 0:
                count = _weigh(state, count, move_of(ROW, number), state.table[VP_DECK_AT + number])
            number += 1
    elif step == SEIZING:  # GH-805: every card of the hand is equally likely
        hand = state.opponent * CARDS
        while number < CARDS:
            if state.hand[hand + number] > 0:
                count = _weigh(state, count, move_of(TAKE, number), state.hand[hand + number])
            number += 1
    else:
        kind: i64 = DRAW if step == DRAWING else SHOW
        if state.tops_n > 0:
            return _weigh(state, 0, move_of(kind, state.table[TOPS_AT + state.tops_n - 1]), 1)
        while number < CARDS:
            if state.deck[number] > 0:
                count = _weigh(state, count, move_of(kind, number), state.deck[number])
            number += 1
    return count


# Decisions


def list_choice(state: GuildhallState) -> i64:
    """The moves of a step that is a decision, but for the action and the discarding of the set-up."""
    step = state.step
    seat = state.active
    if step == OPENING:
        return put_cards(state, 0, PLACE, openings(state))
    if step in (PAYING, DROPPING):
        return _list_payment(state)
    if step == BACKING:
        return put_cards(state, 0, BACK, unnamed(state))
    if step == HUNTING:
        return _list_hunt(state)
    if step == SEARCHING:
        return _list_search(state)
    if step == SWAPPING:
        return _list_swap(state)
    if step == ROBBING:
        return put_cards(state, 0, TAKE, robbable(state))
    if step == GIVING:
        return _list_gifts(state)
    if step == STRIKING:
        return _list_strikes(state)
    if step == PLACING:
        count = put_cards(state, 0, PLACE, state.own[seat * OWN + HELD] & ~guild_of(state, seat))
        return put(state, count, DONE) if state.source == VP_HAND else count
    return _list_use(state) if step == USING else 0


def unnamed(state: GuildhallState) -> i64:
    """The cards of the hand that can still be named in the choice under way, a set."""
    held = state.own[state.active * OWN + HELD]
    index: i64 = 0
    while index < state.chosen_n:
        card = state.chosen[index]
        if held >> card & 1 and left_in_hand(state, state.active, card) == 0:
            held ^= BIT[card]
        index += 1
    return held


def openings(state: GuildhallState) -> i64:
    """The cards that may be placed next for the opening guild, in ascending order: three different ones (GH-205)."""
    held = state.own[state.active * OWN + HELD] & swaps.above(_highest(guild_of(state, state.active)))
    found: i64 = 0
    while size(held) >= state.left and held:
        found |= held & -held
        held &= held - 1
    return found


def _highest(guild: i64) -> i64:
    card: i64 = -1
    while guild:
        card = lowest(guild)
        guild &= guild - 1
    return card


def chapters_due(state: GuildhallState) -> i64:
    """How many completed chapters are to be paid, or given up at a time."""
    return VP_COST[state.source - VP] if state.step == PAYING else 1


def payable(state: GuildhallState) -> i64:
    """The completed chapters that may be named next, in ascending order, a bit for each profession (GH-601)."""
    seat = state.to_move
    due = chapters_due(state) - state.chosen_n
    last: i64 = state.chosen[state.chosen_n - 1] if state.chosen_n else 0
    found: i64 = 0
    behind: i64 = 0
    profession: i64 = PROFESSIONS_ALL - 1
    while profession >= last:
        copies = completed_of(state, seat, profession)
        index: i64 = 0
        while index < state.chosen_n:
            if state.chosen[index] == profession:
                copies -= 1
            index += 1
        behind += copies
        if copies > 0 and behind >= due:
            found |= BIT[profession]
        profession -= 1
    return found


def unlaid(state: GuildhallState) -> i64:
    """The cards of the chapters paid that don't lie in order yet, a set."""
    cards: i64 = 0
    index: i64 = 0
    while index < state.chosen_n:
        cards |= CHAPTER_CARDS[state.chosen[index]]
        index += 1
    found: i64 = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        copies: i64 = 0
        index = 0
        while index < state.chosen_n:
            if state.chosen[index] == PROFESSION[card]:
                copies += 1
            index += 1
        index = 0
        while index < state.laid_n:
            if state.table[LAID_AT + index] == card:
                copies -= 1
            index += 1
        if copies > 0:
            found |= BIT[card]
    return found


def orders_whole(state: GuildhallState) -> bool:
    """Whether the next card named lies under others: the order within the pile matters to Historians alone."""
    return state.with_historian == 1 and state.laid_n + 1 < chapters_due(state) * COLOURS


def _list_payment(state: GuildhallState) -> i64:
    if state.chosen_n < chapters_due(state):
        return put_cards(state, 0, PAY if state.step == PAYING else DROP, payable(state))
    return put_cards(state, 0, UNDER if orders_whole(state) else TOP, unlaid(state))


def _list_hunt(state: GuildhallState) -> i64:
    if searches.hunter_fails(state):
        return put_cards(state, 0, LEVEL, searches.lower_levels(state))
    if searches.fetches(state) > 0:
        return put_cards(state, 0, FETCH, searches.huntable(state))
    return put_cards(state, 0, LAY, searches.layable(state))


def _list_search(state: GuildhallState) -> i64:
    cards = searches.findable(state)
    if cards:
        return put_cards(state, 0, FETCH, cards)
    lower = state.left == 2 and searches.fetchable_at_all(state) != 0
    return put(state, 0, move_of(LEVEL, 2 if lower else NO_LEVEL))


def _list_swap(state: GuildhallState) -> i64:
    count: i64 = 0
    if swaps.to_give(state) > 0:
        cards = swaps.givable(state)
        if swaps.gives_chapter(state):
            return put_cards(state, 0, CHAPTER, cards)
        count = put_cards(state, 0, HAND if swaps.from_hand(state) else GIVE, cards)
        if swaps.gives_any(state):
            count = put(state, count, ENOUGH)
        elif state.source == VP_SWAP:
            count = put(state, count, SKIP)
        return count
    if swaps.from_hand(state) and swaps.swapper(state) != PEDDLER:
        return put_cards(state, 0, FOR, swaps.takeable(state, state.active))
    other: i64 = 0
    while other < state.seats:
        if other != state.active and state.opponent in (-1, other):
            if swaps.takes_chapter(state):
                cards = swaps.takeable_chapters(state, swaps.given(state), other)
                count = put_against(state, count, CHAPTER, cards, other)
            else:
                count = put_against(state, count, FOR, swaps.takeable(state, other), other)
        other += 1
    return count


def robbable(state: GuildhallState) -> i64:
    """The cards that a Robber may take: one that can be placed if there is one (GH-805)."""
    held = state.own[state.opponent * OWN + HELD]
    placeable = held & ~guild_of(state, state.active)
    return placeable if placeable else held


def _list_gifts(state: GuildhallState) -> i64:
    """A card of the guild and an opponent who lacks it (GH-807)."""
    count: i64 = 0
    cards = guild_of(state, state.active)
    while cards:
        other: i64 = 0
        while other < state.seats:
            if other != state.active and not guild_of(state, other) & cards & -cards:
                count = put(state, count, against(GIVE, lowest(cards), other))
            other += 1
        cards &= cards - 1
    return count


def strikable(state: GuildhallState, other: i64) -> i64:
    """The cards of an opponent that an Assassin may discard next, a set (GH-1503)."""
    theirs = guild_of(state, other)
    if state.opponent not in (-1, other):
        return 0
    if state.level == 2:
        if state.chosen_n:
            return theirs & ~CHAPTER_CARDS[PROFESSION[state.chosen[0]]]
        return theirs if chapters(theirs) >= 2 else 0
    return theirs if size(theirs) >= state.left else 0


def _list_strikes(state: GuildhallState) -> i64:
    count: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != state.active:
            count = put_against(state, count, STRIKE, strikable(state, other), other)
        other += 1
    return count


def _list_use(state: GuildhallState) -> i64:
    count: i64 = 0
    if state.source == VP_DRAW:
        count = put(state, count, USE)
    other: i64 = 0
    guild = guild_of(state, state.active)
    while other < state.seats:
        if other != state.active:
            theirs = guild_of(state, other)
            if state.source == VP_CARD:
                count = put_against(state, count, FOR, theirs & ~guild, other)
            elif state.source == VP_CHAPTER:
                count = put_against(state, count, CHAPTER, movable_chapters(guild, theirs), other)
        other += 1
    return put(state, count, SKIP)
