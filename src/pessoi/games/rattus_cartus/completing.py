"""How the cards that a seat can't see may lie, each way equally likely (RC-104, RC-105).

A ``Completion`` sorts the cards that a viewer can't place into **sorts**, a kind and where it may lie, and the places
that it can't see into **groups**; ``core.chance`` lays them. Once the deck was made anew a population card is of one of
three ages: as old as the nun row, older than the deck, or of the deck. Where cards were shown that may have been of
either, the number of old ones is drawn first, with the number of ways that it leaves.
"""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.chance import Layout
from pessoi.core.random import Random
from pessoi.games.rattus_cartus.beginning import special_count
from pessoi.games.rattus_cartus.kinds import (
    JOKER,
    KINDS,
    MOST,
    PLAYABLE,
    POPULATION,
    SHIFT,
    UNIT,
    WORD,
    WORDS,
    count_at,
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
TRIES: Final = 100


@final
class Completion:
    """What one viewer can't place. Raises ``ValueError`` in ``sample`` if there is no way to lay it."""

    def __init__(self, state: RattusState) -> None:
        self.state = state
        self.viewer: i64 = viewer_of(state)
        self.bound: bool = state.remade > 0 and is_bound(state, self.viewer, OLD)
        self.owners: list[int] = []
        self.laid: list[bool] = []
        self.sizes: list[int] = []
        self.layout: Layout | None = None
        self.layout_is_sure: bool = True
        self.kinds: list[int] = []
        self._groups()

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

    def unplaced(self, kind: i64) -> i64:
        """The cards of a kind that the viewer can't place."""
        if kind < POPULATION:
            word = unplaced_word(self.state, self.viewer, WORD[kind])
            return word >> SHIFT[kind] & MOST
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

    def sample(self, rng: Random) -> "list[list[int]]":
        """For each group the kinds of its cards, in order."""
        layout = self.layout
        if layout is None:
            layout = self._lay_out(rng)
        found: list[list[int]] = []
        for sorts in layout.sample(rng):
            found.append([self.kinds[sort] for sort in sorts])
        return found

    def _lay_out(self, rng: Random) -> Layout:
        """The layout; kept if it doesn't depend on which of the cards shown were old."""
        tries: i64 = 0
        while True:
            ages = self._ages(rng)
            pool: list[int] = []
            self.kinds = []
            most: list[list[int]] = [[] for _ in self.sizes]
            kind: i64 = 0
            while kind < KINDS:
                if kind < POPULATION:
                    age: i64 = 0
                    while age <= ANY:
                        self._sort(pool, most, kind, ages[kind * 4 + age], -1, age)
                        age += 1
                else:
                    self._sort(pool, most, kind, self.unplaced(kind), -1, ANY)
                cell: i64 = 0
                while cell < self.state.seats:
                    row = self.viewer * (self.state.seats + BOUNDS) + cell
                    self._sort(pool, most, kind, count_at(self.state.memory, row, kind), cell, ANY)
                    cell += 1
                kind += 1
            bounds: list[list[int] | None] = []
            for limits in most:
                bounds.append(limits if 0 in limits else None)
            try:
                layout = Layout(pool, self.sizes, bounds)
            except ValueError:
                tries += 1
                if tries == TRIES or self.layout_is_sure:
                    raise
                continue
            if self.layout_is_sure:
                self.layout = layout
            return layout

    def _sort(self, pool: "list[int]", most: "list[list[int]]", kind: i64, count: i64, cell: i64, age: i64) -> None:
        """Some cards of a kind with the groups in which they may lie; ``cell``: those that surely hold them."""
        if count < 0:
            raise ValueError("more cards are known than there are")
        if count == 0:
            return
        pool.append(int(count))
        self.kinds.append(int(kind))
        for group in range(len(self.sizes)):
            most[group].append(int(count) if self._may_hold(group, kind, cell, age) else 0)

    def _may_hold(self, group: int, kind: i64, cell: i64, age: i64) -> bool:
        owner: i64 = self.owners[group]
        state = self.state
        if owner < 0:
            if kind >= POPULATION or cell >= 0:
                return False
            if age == ANY:
                return True
            return age == NEVER if owner == ROW_GROUP else age == NOW
        if self.laid[group] and kind >= PLAYABLE:
            return False
        if cell >= 0:
            return state.cells[self.viewer * state.seats + owner] == cell
        return age == ANY or age <= state.own[owner * OWN + SINCE]

    # The ages of population cards

    def _ages(self, rng: Random) -> "list[int]":
        """By kind and age: how many of the cards that can't be placed are of it."""
        self.layout_is_sure = True
        ages = [0] * (POPULATION * 4)
        kind: i64 = 0
        if not self.bound:
            while kind < POPULATION:
                ages[kind * 4 + ANY] = int(self.unplaced(kind))
                kind += 1
            return ages
        olds: list[int] = []
        slacks: list[int] = []
        while kind < POPULATION:
            count = self.unplaced(kind)
            old = self._most(OLD, kind, count)
            fresh = self._most(FRESH, kind, count)
            if old + fresh < count:
                raise ValueError("fewer cards than there are")
            olds.append(int(old))
            slacks.append(int(old + fresh - count))
            kind += 1
        if sum(slacks):
            self.layout_is_sure = False
            olds = self._draw_olds(olds, slacks, rng)
        kind = 0
        while kind < POPULATION:
            old = olds[kind]
            first = self._most(FIRST_OLD, kind, old)
            ages[kind * 4 + NEVER] = int(first)
            ages[kind * 4 + EARLIER] = int(old - first)
            ages[kind * 4 + NOW] = int(self.unplaced(kind) - old)
            kind += 1
        return ages

    def _most(self, bound: i64, kind: i64, count: i64) -> i64:
        """What a bound allows of a number of cards."""
        most = count_at(self.state.memory, bound_row(self.state, self.viewer, bound), kind)
        return most if most < count else count

    def _draw_olds(self, olds: "list[int]", slacks: "list[int]", rng: Random) -> "list[int]":
        """Of the cards shown that may have been old or not, how many were, with the odds of the ways that are left."""
        kinds = [kind for kind in range(POPULATION) if slacks[kind]]
        weights: list[list[float]] = []
        for kind in kinds:
            slack = slacks[kind]
            fresh = int(self._most(FRESH, kind, self.unplaced(kind)))
            row = [
                _choose(slack, shown) * _falling(olds[kind], shown) * _falling(fresh, slack - shown)
                for shown in range(slack + 1)
            ]
            weights.append(row)
        unplaced = sum([int(self.unplaced(kind)) for kind in range(POPULATION)])
        old_places = 0
        deck_places = 0
        for group in range(len(self.sizes)):
            owner = self.owners[group]
            if owner == DECK_GROUP:
                deck_places += self.sizes[group]
            elif owner == ROW_GROUP or self.state.own[owner * OWN + SINCE] < NOW:
                old_places += self.sizes[group]
        ahead = [[0.0] * (sum(slacks) + 1) for _ in range(len(kinds) + 1)]
        for shown in range(sum(slacks) + 1):
            old = sum(olds) - shown
            ahead[len(kinds)][shown] = _falling(old, old_places) * _falling(unplaced - old, deck_places)
        for index in range(len(kinds) - 1, -1, -1):
            for before in range(sum(slacks) + 1):
                total = 0.0
                for shown in range(len(weights[index])):
                    if before + shown <= sum(slacks):
                        total += weights[index][shown] * ahead[index + 1][before + shown]
                ahead[index][before] = total
        if ahead[0][0] <= 0.0:
            raise ValueError("no number of old cards fits")
        drawn = olds[:]
        before = 0
        for index in range(len(kinds)):
            ticket = rng.unit() * ahead[index][before]
            chosen = -1
            for shown in range(len(weights[index])):
                if before + shown <= sum(slacks):
                    weight = weights[index][shown] * ahead[index + 1][before + shown]
                    if weight > 0.0 and (chosen < 0 or ticket >= 0.0):
                        chosen = shown
                    ticket -= weight
            drawn[kinds[index]] -= chosen
            before += chosen
        return drawn


def _choose(count: int, part: int) -> float:
    return _falling(count, part) / _falling(part, part)


def _falling(count: int, steps: int) -> float:
    """count * (count - 1) * ...: the ways to take ``steps`` things in order."""
    product = 1.0
    for step in range(steps):
        product *= float(count - step)
        if count <= step:
            return 0.0
    return product


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
