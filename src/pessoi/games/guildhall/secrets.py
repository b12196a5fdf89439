"""What a seat may know of a move and of a state, and how a redacted state is made whole (section 13 of the rules)."""

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.core.random import Random
from pessoi.core.state import NOTHING, SPECTATOR
from pessoi.games.guildhall import memory
from pessoi.games.guildhall.moves import (
    BACK,
    CARD,
    CHAPTER,
    DISCARD,
    DRAW,
    DROP,
    ENOUGH,
    FETCH,
    FOR,
    GIVE,
    HAND,
    KIND,
    LAY,
    LEVEL,
    PAY,
    UNDER,
    card_of,
)
from pessoi.games.guildhall.searches import is_last_laid
from pessoi.games.guildhall.state import (
    AREA_AT,
    DONE,
    DONE_N,
    EVERYBODY,
    GUILD,
    HAND_N,
    HELD,
    HUNTING,
    NOT_KNOWN,
    OWN,
    PILE,
    SEARCHING,
    SHOWN_AT,
    STRIKING,
    SWAPPING,
    TOPS_AT,
    WHOLE,
    GuildhallState,
    add_to_hand,
)
from pessoi.games.guildhall.swaps import takes_chapter, to_give, to_take
from pessoi.games.guildhall.tables import (
    BIT,
    CARDS,
    COLOURS,
    DONE_ONE,
    NO_LEVEL,
    PROFESSIONS_ALL,
    VP,
    lowest,
)


def mask(state: GuildhallState, move: i64, seat: i64) -> i64:
    """A move as another seat may know it (see ``State.mask``)."""
    kind = move & KIND
    if kind == DRAW:  # GH-1303
        return move if seat == state.active else CARD.hide(move)
    if seat == state.to_move:
        return move
    if kind in (DISCARD, PAY, UNDER, DROP, HAND, ENOUGH):
        return NOTHING
    if kind == BACK:
        return CARD.hide(move) if state.chosen_n + 1 == state.left else NOTHING
    if kind == LEVEL:
        return move if card_of(move) == NO_LEVEL else NOTHING
    if kind == FETCH:
        return NOTHING if state.step == HUNTING else move
    if kind == LAY:
        return move if is_last_laid(state, card_of(move)) else NOTHING
    if state.step == SWAPPING and kind in (GIVE, FOR, CHAPTER):
        if to_give(state) > 0:
            return NOTHING
        return move if takes_chapter(state) or to_take(state) == 1 else NOTHING
    return move


def redact(state: GuildhallState, seat: i64) -> None:
    """Take from a copy all that ``seat`` (or ``SPECTATOR``) may not know."""
    state.viewer = seat
    _hide_choice(state, seat)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            _hide_hand(state, other, seat)
            if state.own[other * OWN + DONE_N] > 0:
                state.own[other * OWN + DONE] = 0  # GH-1302
        other += 1
    card: i64 = 0
    while card < CARDS:
        state.deck[card] = 0
        card += 1
    if state.tops_by != seat:
        card = 0
        while card < state.tops_n:
            state.table[TOPS_AT + card] = NOT_KNOWN
            card += 1
    _hide_pile(state, seat)
    other = 0
    while other < EVERYBODY:
        if other != seat:
            zone: i64 = 0
            while zone <= PILE:
                memory.forget_of(state, other, zone)
                zone += 1
        other += 1


def _hide_choice(state: GuildhallState, seat: i64) -> None:
    """Of a choice begun others know nothing before its last step (GH-412); what an Assassin strikes is open."""
    if seat == state.to_move or state.step == STRIKING:
        return
    state.chosen_n = 0
    state.laid_n = 0
    if state.step == SEARCHING and state.low >= 0:
        state.left = 2
    if state.step in (HUNTING, SEARCHING, SWAPPING):
        state.low = -1
    if state.step == SWAPPING:
        state.opponent = -1


def known_of(state: GuildhallState, seat: i64, zone: i64, card: i64) -> i64:
    """How many copies of a card a seat or ``SPECTATOR`` knows in a zone."""
    return memory.knows(state, EVERYBODY if seat == SPECTATOR else seat, zone, card)


def _hide_hand(state: GuildhallState, other: i64, seat: i64) -> None:
    """Leave the cards known; the size stays."""
    size = state.own[other * OWN + HAND_N]
    held: i64 = 0
    card: i64 = 0
    while card < CARDS:
        count = known_of(state, seat, other, card) if state.informed[other] else 0
        state.hand[other * CARDS + card] = count
        if count:
            held |= BIT[card]
        card += 1
    state.own[other * OWN + HELD] = held
    state.own[other * OWN + HAND_N] = size


def _hide_pile(state: GuildhallState, seat: i64) -> None:
    """Of the pile a seat knows some cards, but not their order (GH-1305 d): unknown ones first, then those known in
    order, the top one last."""
    if state.pile_n == 0:
        return
    top = state.pile[state.pile_n - 1]
    place = state.pile_n - 1
    card: i64 = CARDS - 1
    while card >= 0:
        count = known_of(state, seat, PILE, card)
        if card == top:
            count -= 1
        while count > 0:
            place -= 1
            state.pile[place] = card
            count -= 1
        card -= 1
    while place > 0:
        place -= 1
        state.pile[place] = NOT_KNOWN


# Completion


def determinize(state: GuildhallState, rng: Random) -> None:
    """Make a redacted copy whole: each way to lay the cards that the seat can't place is equally likely (GH-1307).

    Nothing but its size is known of the rest of a place, so the cards are laid out after one shuffle; only completed
    chapters hold together, and are chosen first.
    """
    seat = state.viewer
    pool = unplaced(state)
    state.viewer = WHOLE
    _lay_chapters(state, seat, pool, rng)
    cards: list[i64] = []
    card: i64 = 0
    while card < CARDS:
        count = pool[card]
        while count > 0:
            cards.append(card)
            count -= 1
        card += 1
    laying = vec[i64](cards)
    left: i64 = len(laying)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            missing = state.own[other * OWN + HAND_N] - _known_size(state, other)
            while missing > 0:
                left = _draw(laying, left, rng)
                add_to_hand(state, other, laying[left])
                state.own[other * OWN + HAND_N] -= 1
                missing -= 1
        other += 1
    place: i64 = 0
    while place < state.tops_n:
        if state.table[TOPS_AT + place] == NOT_KNOWN:
            left = _draw(laying, left, rng)
            state.table[TOPS_AT + place] = laying[left]
        place += 1
    place = 0
    while place < state.pile_n and state.pile[place] == NOT_KNOWN:
        left = _draw(laying, left, rng)
        state.pile[place] = laying[left]
        place += 1
    if state.with_historian:
        _shuffle_pile(state, rng)
    while left > 0:
        left -= 1
        state.deck[laying[left]] += 1
    seen = memory.looked_at(state)
    if seen >= 0 and state.active != seat:
        memory.look(state, seen)


def _draw(cards: vec[i64], left: i64, rng: Random) -> i64:
    """Swap one of the first ``left`` cards to the end of them; their number without it, which is its place."""
    chosen = rng.below(left)
    left -= 1
    card = cards[chosen]
    cards[chosen] = cards[left]
    cards[left] = card
    return left


def _known_size(state: GuildhallState, seat: i64) -> i64:
    held = state.own[seat * OWN + HELD]
    count: i64 = 0
    while held:
        count += state.hand[seat * CARDS + lowest(held)]
        held &= held - 1
    return count


def _shuffle_pile(state: GuildhallState, rng: Random) -> None:
    """All cards but the top one lie in any order."""
    left = state.pile_n - 1
    while left > 1:
        left = _draw(state.pile, left, rng)


def unplaced(state: GuildhallState) -> vec[i64]:
    """By card how many copies the seat of a redacted state can't place."""
    pool = state.copies[:]
    seat: i64 = 0
    while seat < state.seats:
        guild = state.own[seat * OWN + GUILD]
        while guild:
            pool[lowest(guild)] -= 1
            guild &= guild - 1
        done = state.own[seat * OWN + DONE]
        profession: i64 = 0
        while done:
            _take_chapters(pool, profession, done & 15)
            done >>= 4
            profession += 1
        held = state.own[seat * OWN + HELD]
        while held:
            card = lowest(held)
            pool[card] -= state.hand[seat * CARDS + card]
            held &= held - 1
        seat += 1
    _take_listed(pool, state.table, AREA_AT, state.area_n)
    _take_listed(pool, state.table, SHOWN_AT, state.shown_n)
    _take_listed(pool, state.table, TOPS_AT, state.tops_n)
    _take_listed(pool, state.pile, 0, state.pile_n)
    return pool


def _take_listed(pool: vec[i64], cards: vec[i64], at: i64, count: i64) -> None:
    index = at
    while index < at + count:
        card = cards[index]
        if 0 <= card < VP:
            pool[card] -= 1
        index += 1


def _take_chapters(pool: vec[i64], profession: i64, count: i64) -> None:
    card = profession * COLOURS
    while card < profession * COLOURS + COLOURS:
        pool[card] -= count
        card += 1


def _lay_chapters(state: GuildhallState, viewer: i64, pool: vec[i64], rng: Random) -> None:
    """Choose the professions of the completed chapters that lie hidden, each set of cards equally likely.

    ``ways[profession * width + n]`` is the number of ways to take n chapters from this profession on; the chapters,
    told apart, are then dealt out to their owners.
    """
    hidden: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if seat != viewer:
            hidden += state.own[seat * OWN + DONE_N]
        seat += 1
    if hidden == 0:
        return
    chapters = _choose_chapters(pool, hidden, rng)
    left = hidden
    seat = 0
    while seat < state.seats:
        if seat != viewer:
            count = state.own[seat * OWN + DONE_N]
            while count > 0:
                left = _draw(chapters, left, rng)
                state.own[seat * OWN + DONE] += DONE_ONE[chapters[left]]
                _take_chapters(pool, chapters[left], 1)
                count -= 1
        seat += 1


def _choose_chapters(pool: vec[i64], hidden: i64, rng: Random) -> vec[i64]:
    width = hidden + 1
    blank: list[float] = [0.0] * ((PROFESSIONS_ALL + 1) * width)
    ways = vec[float](blank)
    ways[PROFESSIONS_ALL * width] = 1.0
    profession: i64 = PROFESSIONS_ALL - 1
    while profession >= 0:
        total: i64 = 0
        while total <= hidden:
            count: i64 = 0
            while count <= total:
                weight = _chapter_ways(pool, profession, count)
                ways[profession * width + total] += weight * ways[(profession + 1) * width + total - count]
                count += 1
            total += 1
        profession -= 1
    chosen: list[i64] = []
    left = hidden
    profession = 0
    while left > 0:
        ticket = rng.unit() * ways[profession * width + left]
        count = 0
        while count < left:
            ticket -= _chapter_ways(pool, profession, count) * ways[(profession + 1) * width + left - count]
            if ticket < 0.0:
                break
            count += 1
        while _chapter_ways(pool, profession, count) == 0.0:
            count -= 1
        left -= count
        while count > 0:
            chosen.append(profession)
            count -= 1
        profession += 1
    return vec[i64](chosen)


def _chapter_ways(pool: vec[i64], profession: i64, count: i64) -> float:
    """The ways to make so many chapters of a profession of the cards left, divided by those to tell them apart."""
    ways = 1.0
    taken: i64 = 0
    while taken < count:
        card = profession * COLOURS
        while card < profession * COLOURS + COLOURS:
            ways *= float(pool[card] - taken) if pool[card] > taken else 0.0
            card += 1
        taken += 1
        ways /= float(taken)
    return ways
