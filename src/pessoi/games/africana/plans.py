"""The best movement with the cards and silver in hand, by exact search (AF-40 to AF-48).

A node is a place with what is left of the hand and which goals were reached. From each node every route is tried with
every card that differs, helper cards before travel cards of their colour (they come back), and with bought colours. At
each place all is joined and completed that is worth it. Nodes that are alike are met once.
"""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.native import append, vec
from pessoi.games.africana.state import (
    ADVENTURES_WON,
    HAND,
    HELPERS,
    OPEN,
    OWN,
    PLACE,
    SILVER,
    STOCK,
    WILD_CARD,
    AfricanaState,
)
from pessoi.games.africana.tables import (
    BIT,
    COLOUR_COST,
    COLOUR_COUNT,
    LANE,
    LANE_BITS,
    PLACE_COUNT,
    SLOTS,
    cards_in,
    lowest,
)
from pessoi.games.africana.worth import (
    HELPER_WORTH,
    MARKER,
    WEIGHTS,
    WILD_WORTH,
    adventure_worth,
    card_worth,
    hand_worth,
    income_worth,
    joined_worth,
    lure,
    mission_worth,
    open_worth,
    purse_worth,
    sets_worth,
)

# A node as one number: place, travel cards (4 bits a colour), helper cards (2 bits a colour), wild card, missions
# joined, missions completed, adventures completed (by their order among the open ones), colours bought.
TRAVEL_AT: Final = 5
HELPERS_AT: Final = 25
WILD_AT: Final = 35
JOINED_AT: Final = 36
DONE_AT: Final = 41
GOALS_AT: Final = 46
PAID_AT: Final = 54
PLACE_MASK: Final = 0x1F
CARD_MASK: Final = 0xF
HELPER_MASK: Final = 3
FIVE: Final = 0x1F
MOST_GOALS: Final = 8
"""Open adventures that a plan looks at."""
MOST_PAID: Final = 2
"""Colours that a plan buys."""
SMALLEST: Final = 1024
"""Size of the table of nodes met, at first."""
_EMPTY: Final[vec[i64]] = vec[i64]([0] * SMALLEST)
_NO_MASKS: Final[vec[i64]] = vec[i64]([0] * (3 * PLACE_COUNT))
_NO_WORTHS: Final[vec[float]] = vec[float]([0.0] * ((2 * SLOTS + MOST_GOALS) * PLACE_COUNT))
_NO_REWARDS: Final[vec[float]] = vec[float]([0.0] * (SLOTS + MOST_GOALS))
JOINED_ROW: Final = 5
GOALS_ROW: Final = 10


def best_plan(state: AfricanaState, seat: i64, left: float) -> float:
    """The worth of cards, silver, markers and goals after the best movement of a seat from here."""
    plan = Plan(state, seat, left)
    return plan.search()


@final
class Plan:
    """One search. ``nodes`` and the arrays beside it grow as nodes are met; ``table`` finds a node again.

    ``masks`` hold by place the slots whose missions begin there, those whose missions end there, and the open
    adventures that are completed there; ``worths`` by row and place the worth of a goal still open: 5 missions not
    joined, 5 joined, then the adventures; ``rewards`` that of a goal reached, ``sets`` what several add together.
    """

    def __init__(self, state: AfricanaState, seat: i64, left: float) -> None:
        self.state = state
        self.seat = seat
        self.left = left
        self.marker_worth = WEIGHTS[MARKER] * left
        self.card_worth = card_worth(3, left)
        self.missions: i64 = 0
        self.goals: i64 = 0
        self.marked: i64 = 0
        self.constant = 0.0
        self.masks: vec[i64] = _NO_MASKS[:]
        self.worths: vec[float] = _NO_WORTHS[:]
        self.rewards: vec[float] = _NO_REWARDS[:]
        self.sets: vec[float] = vec[float]([])
        self.helper_of: vec[i64] = vec[i64]([])
        self.silver_of: vec[i64] = vec[i64]([])
        self.nodes: vec[i64] = vec[i64]([])
        self.silver: vec[i64] = vec[i64]([])
        self.extra: vec[float] = vec[float]([])
        self.table: vec[i64] = _EMPTY[:]
        self.size: i64 = SMALLEST
        self.count: i64 = 0
        self.best = 0.0
        self._weigh_missions()
        self._weigh_adventures()

    def _weigh_missions(self) -> None:
        state = self.state
        board = state.board
        slot: i64 = 0
        while slot < SLOTS:
            mission = state.slots[slot]
            if mission >= 0:
                self.missions |= BIT[slot]
                if state.slots[SLOTS + slot] >> self.seat & 1:
                    self.marked |= BIT[slot]
                reward = mission_worth(state, self.seat, mission, self.left)
                self.rewards[slot] = reward
                self.masks[board.mission_from[mission]] |= BIT[slot]
                self.masks[PLACE_COUNT + board.mission_to[mission]] |= BIT[slot]
                place: i64 = 0
                while place < PLACE_COUNT:
                    self.worths[slot * PLACE_COUNT + place] = lure(state, slot, reward, place)
                    at = (JOINED_ROW + slot) * PLACE_COUNT + place
                    self.worths[at] = joined_worth(state, slot, reward, place)
                    place += 1
            slot += 1

    def _weigh_adventures(self) -> None:
        state = self.state
        board = state.board
        purse = state.own[self.seat * OWN + SILVER]
        rest = state.own[self.seat * OWN + OPEN]
        while rest and self.goals < MOST_GOALS:
            adventure = lowest(rest)
            rest &= rest - 1
            goal = self.goals
            worth = adventure_worth(state, self.seat, adventure, purse, self.left)
            silver = board.adventure_silver[adventure]
            self.rewards[SLOTS + goal] = worth - income_worth(purse, silver, self.left)
            self.helper_of = append(self.helper_of, board.helper[adventure])
            self.silver_of = append(self.silver_of, silver)
            place: i64 = 0
            while place < PLACE_COUNT:
                self.worths[(GOALS_ROW + goal) * PLACE_COUNT + place] = open_worth(state, adventure, worth, place)
                place += 1
            to = board.adventure_to[adventure]
            if worth > self.worths[(GOALS_ROW + goal) * PLACE_COUNT + to]:
                self.masks[2 * PLACE_COUNT + to] |= BIT[goal]
            self.goals += 1
        self._weigh_sets()

    def _weigh_sets(self) -> None:
        """What completing each set of open adventures adds to the sets of artifacts."""
        won = self.state.own[self.seat * OWN + ADVENTURES_WON]
        opened = self.state.own[self.seat * OWN + OPEN]
        now = sets_worth(self.state, won, opened)
        chosen: i64 = 0
        while chosen < BIT[self.goals]:
            done: i64 = 0
            rest = opened
            goal: i64 = 0
            while goal < self.goals:
                if chosen >> goal & 1:
                    done |= rest & -rest
                rest &= rest - 1
                goal += 1
            self.sets = append(self.sets, sets_worth(self.state, won | done, opened) - now)
            chosen += 1

    def search(self) -> float:
        """Meet every node and keep the best worth at which the movement may stop."""
        own = self.state.own
        base = self.seat * OWN
        helpers = own[base + HELPERS]
        node = own[base + PLACE] | own[base + WILD_CARD] << WILD_AT | self.marked << JOINED_AT
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            node |= (own[base + HAND] >> colour * LANE & LANE_BITS) << (TRAVEL_AT + 4 * colour)
            node |= (helpers >> colour * LANE & LANE_BITS) << (HELPERS_AT + 2 * colour)
            colour += 1
        wild = own[base + WILD_CARD] + self.state.table_wild
        cards = cards_in(helpers) + cards_in(self.state.table_helpers)
        self.constant = (WEIGHTS[WILD_WORTH] * float(wild) + WEIGHTS[HELPER_WORTH] * float(cards)) * self.left
        self._arrive(node, own[base + SILVER], 0.0)
        index: i64 = 0
        while index < self.count:
            self._leave(self.nodes[index], self.silver[index], self.extra[index])
            index += 1
        return self.best + self.constant

    def _leave(self, node: i64, silver: i64, extra: float) -> None:
        """All steps from a node."""
        board = self.state.board
        place = node & PLACE_MASK
        paid = node >> PAID_AT & HELPER_MASK
        rich = silver >= COLOUR_COST and paid < MOST_PAID
        near = board.near_from[place]
        last = board.near_from[place + 1]
        while near < last:
            there = board.near[near]
            symbols = board.symbols[there]
            moved = node ^ place | there
            colour: i64 = 0
            while colour < COLOUR_COUNT:
                fits = symbols >> colour & 1
                if fits or rich:
                    after = moved
                    if node >> (HELPERS_AT + 2 * colour) & HELPER_MASK:
                        after -= BIT[HELPERS_AT + 2 * colour]
                    elif node >> (TRAVEL_AT + 4 * colour) & CARD_MASK:
                        after -= BIT[TRAVEL_AT + 4 * colour]
                    if after != moved:
                        if fits:
                            self._arrive(after, silver, extra)
                        else:
                            self._arrive(after + BIT[PAID_AT], silver - COLOUR_COST, extra)
                colour += 1
            if node >> WILD_AT & 1:
                self._arrive(moved - BIT[WILD_AT], silver, extra)
            near += 1

    def _arrive(self, node: i64, silver: i64, extra: float) -> None:
        """Complete and join what is here, and keep the node if it is a new one."""
        place = node & PLACE_MASK
        starts = self.masks[place]
        ends = self.masks[PLACE_COUNT + place]
        goals = self.masks[2 * PLACE_COUNT + place]
        if starts | ends | goals:
            board = self.state.board
            joined = node >> JOINED_AT & FIVE
            done = node >> DONE_AT & FIVE
            here = ends & joined & ~done
            node |= here << DONE_AT
            while here:
                silver += board.mission_silver[self.state.slots[lowest(here)]]
                here &= here - 1
            here = goals & ~(node >> GOALS_AT & 0xFF)
            node |= here << GOALS_AT
            while here:
                goal = lowest(here)
                here &= here - 1
                silver += self.silver_of[goal]
                if self.helper_of[goal] >= 0:
                    node += BIT[HELPERS_AT + 2 * self.helper_of[goal]]
            here = starts & ~joined
            while here and self._stock(node) > 0:
                slot = lowest(here)
                here &= here - 1
                node |= BIT[JOINED_AT + slot]
                silver += board.bonus_silver[slot]
                extra += self.card_worth * float(board.bonus_cards[slot])
        if self._is_new(node):
            self.nodes = append(self.nodes, node)
            self.silver = append(self.silver, silver)
            self.extra = append(self.extra, extra)
            self.count += 1
            worth = self._worth(node, silver) + extra
            if self.count == 1 or worth > self.best:
                self.best = worth

    def _stock(self, node: i64) -> i64:
        """Markers in stock at a node."""
        stock = self.state.own[self.seat * OWN + STOCK]
        joined = (node >> JOINED_AT & FIVE) & ~self.marked
        while joined:
            stock -= 1
            joined &= joined - 1
        done = node >> DONE_AT & FIVE
        while done:
            stock += 1
            done &= done - 1
        return stock

    def _is_new(self, node: i64) -> bool:
        """Whether a node is met for the first time; it is in the table then."""
        if 2 * self.count >= self.size:
            self._grow()
        at = _spot(node) & (self.size - 1)
        while self.table[at]:
            if self.table[at] == node + 1:
                return False
            at = (at + 1) & (self.size - 1)
        self.table[at] = node + 1
        return True

    def _grow(self) -> None:
        self.size *= 2
        self.table = vec[i64]([0] * self.size)
        index: i64 = 0
        while index < self.count:
            at = _spot(self.nodes[index]) & (self.size - 1)
            while self.table[at]:
                at = (at + 1) & (self.size - 1)
            self.table[at] = self.nodes[index] + 1
            index += 1

    def _worth(self, node: i64, silver: i64) -> float:
        """The worth of stopping at a node, but for what no plan changes."""
        place = node & PLACE_MASK
        worth = purse_worth(silver, self.left) + self.marker_worth * float(self._stock(node))
        hand: i64 = 0
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            hand |= (node >> (TRAVEL_AT + 4 * colour) & CARD_MASK) << (colour * LANE)
            colour += 1
        worth += hand_worth(hand, self.left)
        joined = node >> JOINED_AT & FIVE
        done = node >> DONE_AT & FIVE
        rest = self.missions
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            if done >> slot & 1:
                mission = self.state.slots[slot]
                worth += float(self.state.board.mission_points[mission])
            elif joined >> slot & 1:
                worth += self.worths[(JOINED_ROW + slot) * PLACE_COUNT + place]
            else:
                worth += self.worths[slot * PLACE_COUNT + place]
        reached = node >> GOALS_AT & 0xFF
        worth += self.sets[reached]
        goal: i64 = 0
        while goal < self.goals:
            if reached >> goal & 1:
                worth += self.rewards[SLOTS + goal]
            else:
                worth += self.worths[(GOALS_ROW + goal) * PLACE_COUNT + place]
            goal += 1
        return worth


def _spot(node: i64) -> i64:
    """Where a node is looked for first."""
    return ((node & 0xFFFFFFF) * 0x9E37 ^ (node >> 28) * 0x85EB) >> 9
