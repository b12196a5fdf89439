"""The tiny game with one fault of secrecy, memory or completion planted in each."""

from __future__ import annotations

from pessoi.core.events import Event
from pessoi.core.game import Document
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import NOTHING, State
from tests.core.tiny_game import TinyGame
from tests.core.tiny_state import ASK, CARD, DEAL, DRAW, GIVE, KIND, Memory, TinyState, move_of

# Leaks


class LeakInRedact(TinyState):
    """The redacted state shows the hands."""

    def redact(self, seat: int) -> TinyState:
        copy = super().redact(seat)
        copy.hands = self.clone().hands
        return copy


class LeakInMask(TinyState):
    """The mask of a draw shows the card to all."""

    def mask(self, move: int, seat: int) -> int:
        return move if KIND.get(move) == DEAL else super().mask(move, seat)


class LeakInEvent(TinyState):
    """The event of a draw shows the card to all."""

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        super().apply(move, events)
        for event in events or []:
            event.data |= event.secret if event.kind == "dealt" else {}


class LeakInRefusal(TinyState):
    """A refusal tells what another seat holds."""

    def barred(self, move: int) -> Refusal | None:
        refusal = super().barred(move)
        if refusal is not None:
            refusal.data["hands"] = [list(hand) for hand in self.hands]
        return refusal


class LeakOfTheDeck(TinyState):
    """The redacted state lists the odds of the coming draw."""

    def chance(self) -> list[tuple[int, int]]:
        viewer, self.viewer = self.viewer, None
        outcomes = super().chance()
        self.viewer = viewer
        return outcomes


class MovesForOthers(TinyState):
    """A seat that isn't to move gets legal moves, so it learns when they change."""

    def legal(self) -> list[int]:
        viewer, self.viewer = self.viewer, None
        moves = super().legal()
        self.viewer = viewer
        return moves


class CountedSteps(TinyState):
    """The others are told of each card laid, before the choice is finished."""

    def mask(self, move: int, seat: int) -> int:
        mask = super().mask(move, seat)
        return CARD.hide(move) if mask == NOTHING else mask


class ShownSteps(TinyState):
    """The redacted state shows that cards are being laid."""

    def redact(self, seat: int) -> TinyState:
        copy = super().redact(seat)
        copy.waiting = self.waiting
        return copy


class LeakPastThePosition(TinyState):
    """The redacted state carries something that isn't in its position, and the view shows it."""

    carried: list[list[int]] | None = None

    def redact(self, seat: int) -> TinyState:
        copy = super().redact(seat)
        assert isinstance(copy, LeakPastThePosition)
        copy.carried = [hand[:] for hand in self.hands]
        return copy


class LeakingView(TinyGame):
    """See ``LeakPastThePosition``."""

    def view(self, redacted: State, seat: int) -> Document:
        document = super().view(redacted, seat)
        assert isinstance(redacted, LeakPastThePosition)
        document["carried"] = [list(hand) for hand in redacted.carried or []]
        return document


# What is skipped, forgotten or not named


class SkippedForcedMove(TinyState):
    """A seat that holds cards of one kind only gives one without being asked which."""

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        super().apply(move, events)
        if KIND.get(move) == ASK and len(set(self.hands[self.to_move])) == 1:
            super().apply(move_of(GIVE, card=self.hands[self.to_move][0]), events)


class SkippedForcedDraw(TinyState):
    """A draw from a deck of one kind is made at once."""

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        super().apply(move, events)
        if KIND.get(move) == DRAW and len(self.chance()) == 1:
            super().apply(self.chance()[0][0], events)


class UnnamedLearner(TinyState):
    """A look at a card of the row names nobody who learns it."""

    def look(self, place: int, events: list[Event]) -> None:
        super().look(place, events)
        events[0].learners = []


class UnnamedReveal(TinyState):
    """The cards are turned up, and the event names nobody who learns them."""

    def done(self, events: list[Event]) -> None:
        super().done(events)
        for event in events:
            event.learners = []


class Forgetful(TinyState):
    """Nobody remembers which card it gave away."""

    def give(self, giver: int, card: int, events: list[Event]) -> None:
        super().give(giver, card, events)
        for memory in self.memory:
            if memory is not None:
                memory.sure = [[0] * len(row) for row in memory.sure]


class TooSure(TinyState):
    """What was known of a hand is still held to be there after cards left it unseen."""

    def forget(self, seat: int, keep: list[int]) -> None:
        pass


# Wrong completions


class BiasedCompletion(TinyState):
    """Of two completions the one with the higher cards in hands is taken."""

    def determinize(self, rng: Random) -> TinyState:
        one, other = super().determinize(rng), super().determinize(rng)
        return max(one, other, key=lambda state: sum(map(sum, state.hands)))


class CompletionAgainstKnowledge(TinyState):
    """Completions take no heed of what the seat knows of other hands and of the deck."""

    def determinize(self, rng: Random) -> TinyState:
        copy = self.clone()
        kept = [None if memory is None else memory.clone() for memory in self.memory]
        copy.memory = [None if memory is None else Memory(self.seats) for memory in self.memory]
        whole = TinyState.determinize(copy, rng)
        whole.memory = [new if old is None else old for old, new in zip(kept, whole.memory, strict=True)]
        return whole


class CompletionLosesACard(TinyState):
    """Completions have a card of the deck too few."""

    def determinize(self, rng: Random) -> TinyState:
        copy = super().determinize(rng)
        if sum(copy.deck):
            copy.deck[max(card for card in range(len(copy.deck)) if copy.deck[card])] -= 1
            copy.deck_size -= 1
        return copy


class NarrowCompletion(TinyState):
    """Completions always give the first other seat the same cards: the lowest that there are."""

    def determinize(self, rng: Random) -> TinyState:
        return min((super(NarrowCompletion, self).determinize(rng) for _ in range(12)), key=lambda each: each.hands)


class HidesNothing(TinyState):
    """The game says that something is hidden, but nothing is redacted or masked."""

    def redact(self, seat: int) -> TinyState:
        copy = self.clone()
        copy.viewer = seat
        return copy

    def determinize(self, rng: Random) -> TinyState:
        copy = self.clone()
        copy.viewer = None
        return copy

    def mask(self, move: int, seat: int) -> int:
        return move
