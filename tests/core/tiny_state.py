"""Rules and knowledge of the tiny game (see ``tiny_game``)."""

from __future__ import annotations

from pessoi.core.chance import complete
from pessoi.core.events import Event, Term
from pessoi.core.legality import Refusal
from pessoi.core.moves import UNSEEN, Field
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, NOT_TO_MOVE, NOTHING, OVER, SPECTATOR, Result, State

KIND, SEAT, CARD, PLACE = Field(0, 4), Field(4, 3), Field(7, 3), Field(10, 3)
DEAL, SEE, DRAW, PLAY, LAY, DONE, LOOK, ASK, GIVE = range(9)
KINDS = 3
UNDRAWN = -2
DECKS = {"small": ((3, 3, 2), 2, 1), "normal": ((4, 3, 3), 2, 2)}
"""By option ``deck``: cards of each kind, cards dealt to a seat, places of the row."""
TURNS = 4
TARGET = 5


def move_of(kind: int, seat: int = 0, card: int = 0, place: int = 0) -> int:
    return PLACE.put(CARD.put(SEAT.put(KIND.put(0, kind), seat), card), place)


class Memory:
    """What one seat has learned: which cards are surely in hands, and what the deck can hold at most."""

    def __init__(self, seats: int) -> None:
        self.sure = [[0] * KINDS for _ in range(seats)]
        self.most: list[int] | None = None
        self.faded = False

    def clone(self) -> Memory:
        copy = Memory(len(self.sure))
        copy.sure = [row[:] for row in self.sure]
        copy.most = None if self.most is None else self.most[:]
        copy.faded = self.faded
        return copy


class TinyState(State):
    """One play. Cards are 0, 1, 2; ``UNSEEN`` where a redacted state doesn't know them, ``UNDRAWN`` in the row."""

    def __init__(self, seats: int, deck: str) -> None:
        super().__init__(seats)
        cards, dealt, places = DECKS[deck]
        self.size, self.dealt, self.all_cards = deck, dealt, list(cards)
        self.viewer: int | None = None
        self.to_move = CHANCE
        self.active = 0
        self.waiting = DEAL
        """What is awaited: the kind of the next draw, ``GIVE``, ``LAY`` (more), or ``PLAY``: an action of a turn."""
        self.place = 0
        self.turns = -1
        """Turns finished; -1 while the first cards are dealt."""
        self.scores = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.has_laid = [False] * seats
        self.laying: list[int] = []
        self.row = [UNDRAWN] * places
        self.deck = list(cards)  # with the undrawn places of the row, until a reshuffle parts them
        self.deck_size = sum(cards) - places
        self.parted = False
        self.row_cards = [0] * KINDS
        self.discard = [0] * KINDS
        self.looked = [[False] * places for _ in range(seats + 1)]
        """Who has looked at which place: open to all, what was seen there is not."""
        self.memory: list[Memory | None] = [Memory(seats) for _ in range(seats + 1)]

    # What may happen

    def legal(self) -> list[int]:
        if self.to_move < 0 or self.viewer not in (None, self.to_move):
            return []
        cards = [move_of(kind, card=card) for kind in (PLAY, LAY, GIVE) for card in range(KINDS)]
        looks = [move_of(LOOK, place=place) for place in range(len(self.row))]
        asks = [move_of(ASK, seat=seat) for seat in range(self.seats)]
        return [move for move in [move_of(DRAW), *cards, *looks, *asks, move_of(DONE)] if self.barred(move) is None]

    def chance(self) -> list[tuple[int, int]]:
        if self.to_move != CHANCE or self.viewer is not None:
            return []
        cards = self.row_cards if self.waiting == SEE and self.parted else self.deck
        place = self.place if self.waiting == SEE else 0
        return [(move_of(self.waiting, self.active, card, place), count) for card, count in enumerate(cards) if count]

    def refusal(self, move: int) -> Refusal | None:
        if self.viewer is not None and self.to_move != self.viewer:
            return Refusal("", NOT_TO_MOVE)
        if self.to_move == OVER:
            return Refusal("", "core-game-over")
        if self.to_move == CHANCE:
            drawn = any(move == outcome for outcome, _ in self.chance())
            return None if drawn else Refusal("T-1", "tiny-no-draw")
        return self.barred(move)

    def barred(self, move: int) -> Refusal | None:
        kind, card, seat, place = KIND.get(move), CARD.get(move), SEAT.get(move), PLACE.get(move)
        hand = self.hands[self.to_move]
        if move < 0 or move != self.normal(move):
            return Refusal("T-1", "tiny-no-move")
        if kind in (PLAY, LAY, GIVE) and card not in hand:
            return Refusal("T-2", "tiny-no-card", {"card": card})
        if self.waiting == GIVE:
            return None if kind == GIVE else Refusal("T-8", "tiny-must-give")
        if self.waiting == LAY:
            if kind == DONE:
                return None
            if kind == LAY:
                return None if card >= self.laying[-1] else Refusal("T-5", "tiny-order")
            return Refusal("T-6", "tiny-laying")
        if kind in (DONE, GIVE):
            return Refusal("T-6", "tiny-nothing-open")
        if kind == DRAW and not self.deck_size and not sum(self.discard):
            return Refusal("T-3", "tiny-no-cards")
        if kind == LAY and self.has_laid[self.to_move]:
            return Refusal("T-4", "tiny-laid")
        if kind == LOOK and place >= len(self.row):
            return Refusal("T-7", "tiny-no-place", {"places": len(self.row)})
        if kind == ASK and (seat >= self.seats or seat == self.to_move or not self.hands[seat]):
            return Refusal("T-8", "tiny-nobody")
        return None

    @staticmethod
    def normal(move: int) -> int:
        """The move with the fields that its kind doesn't use at 0, or -1 when there is no such move."""
        kind, card = KIND.get(move), CARD.get(move)
        if kind in (PLAY, LAY, GIVE):
            return move_of(kind, card=card) if 0 <= card < KINDS else -1
        if kind in (DRAW, DONE):
            return move_of(kind)
        if kind == LOOK:
            return move_of(kind, place=PLACE.get(move)) if PLACE.get(move) >= 0 else -1
        return move_of(kind, seat=SEAT.get(move)) if kind == ASK and SEAT.get(move) >= 0 else -1

    # What happens

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        happened: list[Event] = []
        kind, card = KIND.get(move), CARD.get(move)
        if kind == DEAL:
            self.dealt_to(SEAT.get(move), card, happened)
        elif kind == SEE:
            (self.row_cards if self.parted else self.deck)[card] -= 1
            self.row[self.place] = card
            self.look(self.place, happened)
        elif kind == DRAW:
            self.draw(happened)
        elif kind == PLAY:
            self.play(card, happened)
        elif kind == LAY:
            self.hands[self.active].remove(card)
            self.laying.append(card)
            self.waiting = LAY
        elif kind == DONE:
            self.done(happened)
        elif kind == LOOK:
            self.place = PLACE.get(move)
            if self.row[self.place] == UNDRAWN:
                self.to_move, self.waiting = CHANCE, SEE
            else:
                self.look(self.place, happened)
        elif kind == ASK:
            self.to_move, self.waiting = SEAT.get(move), GIVE
            happened.append(Event("asked", seat=self.active, data={"of": SEAT.get(move)}))
        elif kind == GIVE:
            self.give(self.to_move, card, happened)
        if events is not None:
            events.extend(happened)

    def dealt_to(self, seat: int, card: int, events: list[Event]) -> None:
        self.deck[card] -= 1
        self.deck_size -= 1
        self.hands[seat] = sorted([*self.hands[seat], card])
        memory = self.memory[seat]
        if memory is not None and memory.most is not None:
            memory.most[card] -= 1
        events.append(Event("dealt", seat=seat, secret={"card": card}, seen_by=[seat], learners=[seat]))
        waiting = [each for each in range(self.seats) if len(self.hands[each]) < self.dealt]
        if self.turns < 0 and waiting:
            self.active = waiting[0]
        else:
            self.end_turn(events)

    def draw(self, events: list[Event]) -> None:
        if not self.deck_size:
            if not self.parted:
                self.row_cards, self.parted = self.deck, True
            for memory in self.memory:
                if memory is not None:
                    memory.most, memory.faded = self.discard[:], True
            self.deck, self.discard = self.discard, [0] * KINDS
            self.deck_size = sum(self.deck)
            events.append(Event("reshuffled", rule="T-3"))
        self.to_move, self.waiting = CHANCE, DEAL

    def play(self, card: int, events: list[Event]) -> None:
        seat = self.active
        self.hands[seat].remove(card)
        self.discard[card] += 1
        for memory in self.memory:
            if memory is not None and memory.sure[seat][card]:
                memory.sure[seat][card] -= 1
        events.append(Event("played", seat=seat, data={"card": card}))
        self.score(seat, [card], events)
        self.end_turn(events)

    def score(self, seat: int, cards: list[int], events: list[Event]) -> None:
        terms = [
            Term("card", cards.count(card), card + 1, cards.count(card) * (card + 1)) for card in sorted(set(cards))
        ]
        points = sum(term.points for term in terms)
        self.scores[seat] += points
        events.append(Event("points", rule="T-9", seat=seat, points=points, terms=terms))

    def done(self, events: list[Event]) -> None:
        seat = self.active
        self.laid[seat], self.laying, self.has_laid[seat] = self.laying, [], True
        self.forget(seat, [seat])
        events.append(Event("laid", seat=seat, data={"count": len(self.laid[seat])}))
        if all(self.has_laid):
            everybody = [*range(self.seats), SPECTATOR]
            events.append(
                Event("revealed", rule="T-4", data={"cards": [sorted(row) for row in self.laid]}, learners=everybody)
            )
            for owner, cards in enumerate(self.laid):
                self.score(owner, cards, events)
                for card in cards:
                    self.discard[card] += 1
            self.laid = [[] for _ in range(self.seats)]
        self.end_turn(events)

    def look(self, place: int, events: list[Event]) -> None:
        seat = self.active
        known = self.looked[seat][place]
        self.looked[seat][place] = True
        secret: dict[str, object] = {"card": self.row[place]}
        learners = [] if known else [seat]
        events.append(
            Event("looked", seat=seat, data={"place": place}, secret=secret, seen_by=[seat], learners=learners)
        )
        self.end_turn(events)

    def give(self, giver: int, card: int, events: list[Event]) -> None:
        asker = self.active
        self.hands[giver].remove(card)
        self.hands[asker] = sorted([*self.hands[asker], card])
        self.forget(giver, [giver, asker])
        memory = self.memory[asker]
        if memory is not None and memory.sure[giver][card]:
            memory.sure[giver][card] -= 1
        memory = self.memory[giver]
        if memory is not None:
            memory.sure[asker][card] += 1
        data: dict[str, object] = {"to": asker}
        seen_by = [giver, asker]
        events.append(Event("given", seat=giver, data=data, secret={"card": card}, seen_by=seen_by, learners=[asker]))
        self.end_turn(events)

    def forget(self, seat: int, keep: list[int]) -> None:
        """Cards left a hand unseen: all but the seats in ``keep`` lose what they knew of it."""
        for viewer, memory in enumerate(self.memory):
            if memory is not None and viewer not in keep and any(memory.sure[seat]):
                memory.sure[seat] = [0] * KINDS
                memory.faded = True

    def end_turn(self, events: list[Event]) -> None:
        self.turns += 1
        self.active = self.turns % self.seats
        self.to_move, self.waiting, self.place = self.active, PLAY, 0
        if self.turns >= TURNS * self.seats or max(self.scores) >= TARGET:
            self.to_move = OVER
            events.append(Event("over"))

    # What a seat may know

    def mask(self, move: int, seat: int) -> int:
        kind = KIND.get(move)
        if kind == LAY and seat != self.to_move:
            return NOTHING
        if kind in (DEAL, SEE) and seat != SEAT.get(move):
            return CARD.hide(move)
        if kind == GIVE and seat not in (self.to_move, self.active):
            return CARD.hide(move)
        return move

    def redact(self, seat: int) -> TinyState:
        copy = self.clone()
        copy.viewer = seat
        mine = self.seats if seat == SPECTATOR else seat
        if self.waiting == LAY and seat != self.active:
            copy.hands[self.active] += self.laying
            copy.laying, copy.waiting = [], PLAY
        for other in range(self.seats):
            if other != seat:
                copy.hands[other] = [UNSEEN] * len(copy.hands[other])
                copy.laid[other] = [UNSEEN] * len(copy.laid[other])
        for place, card in enumerate(self.row):
            if card != UNDRAWN and not self.looked[mine][place]:
                copy.row[place] = UNSEEN
        copy.deck = [UNSEEN] * KINDS
        copy.row_cards = [UNSEEN] * KINDS if self.parted else [0] * KINDS
        copy.memory = [each if viewer == mine else None for viewer, each in enumerate(copy.memory)]
        return copy

    def determinize(self, rng: Random) -> TinyState:
        viewer = self.viewer
        assert viewer is not None
        memory = self.memory[self.seats if viewer == SPECTATOR else viewer]
        assert memory is not None
        copy = self.clone()
        copy.viewer = None
        pool = self.all_cards[:]
        for card in [c for row in (*self.hands, *self.laid, self.laying, self.row) for c in row if c >= 0]:
            pool[card] -= 1
        others = [seat for seat in range(self.seats) if seat != viewer]
        for card in range(KINDS):
            pool[card] -= self.discard[card] + sum(memory.sure[seat][card] for seat in others)
        undrawn = self.row.count(UNDRAWN)
        hidden = [place for place, card in enumerate(self.row) if card == UNSEEN]
        sizes = [len(self.hands[seat]) - sum(memory.sure[seat]) for seat in others]
        sizes += [len(self.laid[seat]) for seat in others]
        sizes += [1] * len(hidden)
        sizes += [undrawn, self.deck_size] if self.parted else [0, self.deck_size + undrawn]
        rows = complete(pool, sizes, [*([None] * (len(sizes) - 1)), memory.most if self.parted else None], rng)
        for index, seat in enumerate(others):
            known = [card for card in range(KINDS) for _ in range(memory.sure[seat][card])]
            copy.hands[seat] = sorted(rows[index] + known)
            copy.laid[seat] = sorted(rows[len(others) + index])
        for index, place in enumerate(hidden):
            copy.row[place] = rows[2 * len(others) + index][0]
        copy.row_cards = [rows[-2].count(card) for card in range(KINDS)]
        copy.deck = [rows[-1].count(card) for card in range(KINDS)]
        empty = Memory(self.seats)
        copy.memory = [empty.clone() if each is None else each for each in copy.memory]
        return copy

    def clone(self) -> TinyState:
        copy = type(self)(self.seats, self.size)
        copy.viewer, copy.to_move, copy.active, copy.waiting = self.viewer, self.to_move, self.active, self.waiting
        copy.place, copy.turns, copy.deck_size, copy.parted = self.place, self.turns, self.deck_size, self.parted
        copy.scores, copy.has_laid, copy.laying = self.scores[:], self.has_laid[:], self.laying[:]
        copy.hands = [row[:] for row in self.hands]
        copy.laid = [row[:] for row in self.laid]
        copy.row, copy.deck = self.row[:], self.deck[:]
        copy.row_cards, copy.discard = self.row_cards[:], self.discard[:]
        copy.looked = [row[:] for row in self.looked]
        copy.memory = [None if memory is None else memory.clone() for memory in self.memory]
        return copy

    # What it is worth

    def points(self, seat: int) -> int:
        return self.scores[seat]

    def result(self) -> Result | None:
        if self.to_move != OVER:
            return None
        best = max(self.scores)
        winners = [seat for seat in range(self.seats) if self.scores[seat] == best]
        tie_break = ""
        if len(winners) > 1:
            most = max(len(self.hands[seat]) for seat in winners)
            tied, winners = winners, [seat for seat in winners if len(self.hands[seat]) == most]
            tie_break = "tiny-tie-hand" if len(winners) < len(tied) else ""
        return Result(self.scores[:], winners, "points" if best >= TARGET else "turns", tie_break)
