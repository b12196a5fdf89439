"""How the cards that a seat can't see may lie, each way equally likely (RC-104, RC-105).

A ``Completion`` sorts the cards that a viewer can't place by where they may lie, and the places that it can't see into
**groups**; ``core.chance`` lays them. Once the deck was made anew a population card is of one of three ages: as old as
the nun row, older than the deck, or of the deck (``ages.py``).

Cards told apart are laid within what ``memory.py`` keeps, and there every way has the same odds. Two things that could
be worked out aren't kept, so a completion may show what a perfect memory would rule out, but never misses what is
possible: how many cards of the deck a hand has drawn (one that has drawn any may hold any number, one that has drawn
none holds none), and, from the second new deck on, which of the cards shown of older ones were as old as the nun row
(as many as possible are taken to lie unseen still).
"""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.chance import FREE, Layout, Plan, below, take
from pessoi.core.random import Random
from pessoi.games.rattus_cartus.ages import SPAN, Ages
from pessoi.games.rattus_cartus.beginning import special_count
from pessoi.games.rattus_cartus.kinds import (
    JOKER,
    KINDS,
    LANES,
    MOST,
    PLAYABLE,
    POPULATION,
    SHIFT,
    UNIT,
    WORD,
    WORDS,
    count_at,
    counts_of,
)
from pessoi.games.rattus_cartus.memory import bound_row, is_bound, sees_nun, unplaced_word, viewer_of
from pessoi.games.rattus_cartus.state import (
    BOUNDS,
    CHOICE,
    EARLIER,
    FIRST_OLD,
    FRESH,
    HIDDEN,
    LAID,
    NEVER,
    NOW,
    OLD,
    OWN,
    SCORING,
    SHOWN,
    SINCE,
    SIZE,
    UNDRAWN,
    WHOLE,
    RattusState,
)

DECK_GROUP: Final = -1
ROW_GROUP: Final = -2
"""Whose places a group has; otherwise a seat."""
ANY: Final = 3
"""The age of a card of which nothing is known; ``NEVER``, ``EARLIER`` and ``NOW`` are the others."""
NO_CELL: Final = -1


@final
class Completion:
    """What one viewer can't place. Raises ``ValueError`` if there is no way to lay it.

    ``owners``, ``laid`` and ``sizes`` tell of the groups. Of the sorts, ``fixed`` holds the cards and ``aged`` the age
    of those whose kinds are drawn first (else ``ANY``); ``most[group][sort]`` says where they may lie. Of the numbers
    of cards of each age that there may be: ``totals``, cumulated ``odds``, ``pools`` of the sorts and, once wanted,
    ``layouts``. All share one ``plan``.
    """

    def __init__(self, state: RattusState) -> None:
        self.state = state
        self.viewer: i64 = viewer_of(state)
        self.owners: list[int] = []
        self.laid: list[bool] = []
        self.sizes: list[int] = []
        self.fixed: list[list[int]] = []
        self.aged: list[int] = []
        self.most: list[list[int] | None] = []
        self.ages: Ages | None = None
        self.totals: list[int] = []
        self.odds: list[int] = []
        self.pools: list[list[int]] = []
        self.layouts: list[Layout | None] = []
        self.plan: Plan | None = None
        self._groups()
        rows: list[list[int]] = [[] for _ in self.sizes]
        self._sorts(rows)
        self.most.extend(rows)
        self._lay_out()

    def _add(self, owner: i64, laid: bool, size: i64) -> None:
        if size > 0:
            self.owners.append(int(owner))
            self.laid.append(laid)
            self.sizes.append(int(size))

    def _groups(self) -> None:
        """The places that the viewer can't see."""
        state = self.state
        if state.phase < SCORING:
            seat: i64 = 0
            while seat < state.seats:
                base = seat * OWN
                if seat != self.viewer:
                    self._add(seat, False, state.own[base + SIZE])
                    if state.own[base + SHOWN] == 0:
                        self._add(seat, True, state.own[base + LAID])
                seat += 1
        row: i64 = 0
        undrawn: i64 = 0
        place: i64 = 0
        while place < state.tables.nuns:
            if state.nuns[place] == UNDRAWN:
                undrawn += 1
            elif not sees_nun(state, self.viewer, place):
                row += 1
            place += 1
        if state.parted:
            self._add(ROW_GROUP, False, row + undrawn)
            self._add(DECK_GROUP, False, state.left)
        else:
            self._add(ROW_GROUP, False, row)
            self._add(DECK_GROUP, False, state.left + undrawn)

    def _unplaced(self) -> "list[int]":
        """By kind the cards that the viewer can't place."""
        state = self.state
        counts: list[int] = []
        word: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if kind % LANES == 0 and kind < POPULATION:
                word = unplaced_word(state, self.viewer, WORD[kind])
            left = word >> SHIFT[kind] & MOST if kind < POPULATION else self._unplaced_specials(kind)
            if left < 0:
                raise ValueError("more cards are known than there are")
            counts.append(int(left))
            kind += 1
        return counts

    def _unplaced_specials(self, kind: i64) -> i64:
        state = self.state
        left = special_count(state, kind) - state.stacks[kind - JOKER]
        seat: i64 = 0
        while seat < state.seats:
            if seat == self.viewer or state.phase >= SCORING:
                left -= count_at(state.cards, seat, kind)
            if seat == self.viewer or state.own[seat * OWN + SHOWN]:
                left -= count_at(state.cards, state.seats + seat, kind)
            left -= count_at(state.memory, self.viewer * (state.seats + BOUNDS) + seat, kind)
            seat += 1
        return left

    # Sorts of cards

    def _sorts(self, rows: "list[list[int]]") -> None:
        state = self.state
        unplaced = self._unplaced()
        if state.remade > 0 and is_bound(state, self.viewer, OLD):
            self.ages = Ages(unplaced[:POPULATION], self._bound(OLD), self._bound(FIRST_OLD), self._bound(FRESH))
            age: i64 = NEVER
            while age <= NOW:
                self._sort(rows, [], False, NO_CELL, age)
                age += 1
        else:
            self._sort(rows, _cards(unplaced, 0, POPULATION), False, NO_CELL, ANY)
        self._sort(rows, _cards(unplaced, JOKER, PLAYABLE), True, NO_CELL, ANY)
        self._sort(rows, _cards(unplaced, PLAYABLE, KINDS), True, NO_CELL, ANY)
        cell: i64 = 0
        while cell < state.seats:
            sure = counts_of(state.memory, self.viewer * (state.seats + BOUNDS) + cell, KINDS)
            self._sort(rows, _cards(sure, 0, PLAYABLE), True, cell, ANY)
            self._sort(rows, _cards(sure, PLAYABLE, KINDS), True, cell, ANY)
            cell += 1

    def _bound(self, bound: i64) -> "list[int]":
        return counts_of(self.state.memory, bound_row(self.state, self.viewer, bound), POPULATION)

    def _sort(self, rows: "list[list[int]]", cards: "list[int]", in_hands: bool, cell: i64, age: i64) -> None:
        """Cards that may lie in the same groups: in hands alone, in those of a cell, where cards of an age may be."""
        if age == ANY and not cards:
            return
        self.fixed.append(cards)
        self.aged.append(int(age))
        whole = len(cards) > 0 and cards[0] < PLAYABLE
        for group in range(len(self.sizes)):
            free = self._may_hold(group, in_hands, cell, age) and (age < ANY or whole or not self.laid[group])
            rows[group].append(FREE if free else 0)

    def _may_hold(self, group: int, in_hands: bool, cell: i64, age: i64) -> bool:
        owner: i64 = self.owners[group]
        if owner < 0:
            if in_hands:
                return False
            if age == ANY:
                return True
            return age == NEVER if owner == ROW_GROUP else age == NOW
        if cell >= 0:
            return self.state.cells[self.viewer * self.state.seats + owner] == cell
        return age == ANY or age <= self.state.own[owner * OWN + SINCE]

    # Laying them

    def _lay_out(self) -> None:
        """Count the ways for all numbers of cards of each age."""
        pool = [len(cards) for cards in self.fixed]
        ages = self.ages
        if ages is None:
            self.plan = Plan(pool, self.sizes, self.most)
            self.pools.append(pool)
            self.layouts.append(Layout(pool, self.sizes, self.most, self.plan))
            return
        places = sum(self.sizes) - sum(pool)
        odds = 0
        for total, ways in ages.totals().items():
            pool = pool[:]
            pool[NEVER] = total // SPAN
            pool[EARLIER] = total % SPAN
            pool[NOW] = places - pool[NEVER] - pool[EARLIER]
            if pool[NOW] < 0:
                continue
            plan = self.plan
            if plan is None:
                plan = Plan(pool, self.sizes, self.most)
                self.plan = plan
            ways *= plan.ways(pool, self.sizes)
            if ways:
                odds += ways
                self.totals.append(total)
                self.odds.append(odds)
                self.pools.append(pool)
                self.layouts.append(None)
        if not odds:
            raise ValueError("no numbers of old and fresh cards fit")

    def sample(self, rng: Random) -> "list[list[int]]":
        """For each group the kinds of its cards, in order; of the deck, which has none, in any order."""
        chosen = 0
        aged: list[list[int]] = []
        if self.ages is not None:
            if len(self.odds) > 1:
                ticket = below(self.odds[len(self.odds) - 1], rng)
                while ticket >= self.odds[chosen]:
                    chosen += 1
            aged = self.ages.draw(self.totals[chosen], rng)
        cards: list[list[int]] = []
        for sort in range(len(self.fixed)):
            age = self.aged[sort]
            cards.append(aged[age] if age < ANY else self.fixed[sort][:])
        layout = self.layouts[chosen]
        if layout is None:
            layout = Layout(self.pools[chosen], self.sizes, self.most, self.plan)
            self.layouts[chosen] = layout
        laid = layout.sample(rng)
        for group in range(len(laid)):
            in_order = self.owners[group] != DECK_GROUP
            places = laid[group]
            for place in range(len(places)):
                left = cards[places[place]]
                places[place] = take(left, rng) if in_order else left.pop()
        return laid


def _cards(counts: "list[int]", kind: int, end: int) -> "list[int]":
    """The cards of some kinds one by one."""
    cards: list[int] = []
    while kind < end:
        cards.extend([kind] * counts[kind])
        kind += 1
    return cards


def fill(state: RattusState, completion: Completion, rng: Random) -> None:
    """Lay the unseen cards into a copy of a redacted state, which is whole then."""
    laid = completion.sample(rng)
    for group in range(len(laid)):
        owner = completion.owners[group]
        row: i64 = state.deck
        if owner == ROW_GROUP:
            row = state.rest
        elif owner >= 0:
            row = state.seats + owner if completion.laid[group] else owner
        place: i64 = 0
        for kind in laid[group]:
            if owner == ROW_GROUP:
                while place < state.tables.nuns and state.nuns[place] != HIDDEN:
                    place += 1
                if place < state.tables.nuns:
                    state.nuns[place] = kind
                    continue
            state.cards[row * WORDS + WORD[kind]] += UNIT[kind]
    seat: i64 = 0
    while seat < state.seats:
        if state.own[seat * OWN + CHOICE] == HIDDEN:
            state.own[seat * OWN + CHOICE] = rng.below(state.tables.open[state.seats])
        seat += 1
    state.viewer = WHOLE
    state.completion = None
