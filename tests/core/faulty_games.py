"""The tiny game with one fault planted in each: what the conformance kit must catch, and by which check."""

from __future__ import annotations

from typing import Any

from pessoi.core.conformance import Report, check_completions, check_game
from pessoi.core.events import Event
from pessoi.core.game import Document, Options
from pessoi.core.legality import Refusal
from pessoi.core.native import i64, vec
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, NOTHING, OVER, Result, State
from tests.core.tiny_game import TinyGame
from tests.core.tiny_state import ASK, CARD, DEAL, DRAW, GIVE, KIND, LAY, LOOK, PLAY, Memory, TinyState, move_of

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


# Rules


class IllegalAccepted(TinyState):
    """A seat may lay cards a second time, though that isn't listed."""

    def refusal(self, move: int) -> Refusal | None:
        refusal = super().refusal(move)
        return None if refusal is not None and refusal.rule == "T-4" else refusal


class LegalRefused(TinyState):
    """Playing the highest card is listed but refused."""

    def refusal(self, move: int) -> Refusal | None:
        high = self.to_move >= 0 and move == move_of(PLAY, card=2)
        return Refusal("T-2", "tiny-no-card") if high else super().refusal(move)


class RefusalChangesState(TinyState):
    """Asking why a card can't be laid turns it into a score."""

    def refusal(self, move: int) -> Refusal | None:
        refusal = super().refusal(move)
        if refusal is not None and refusal.rule == "T-2":
            self.scores[0] += 1
        return refusal


class CrashOnOddIntegers(TinyState):
    """Only the kinds of moves that exist are thought of."""

    def refusal(self, move: int) -> Refusal | None:
        ["deal", "see", "draw", "play", "lay", "done", "look", "ask", "give"][KIND.get(move)]
        return super().refusal(move)


class SharedHands(TinyState):
    """A clone shares the hands."""

    def clone(self) -> TinyState:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class SharedBuffer(TinyState):
    """A clone shares the buffer of its moves."""

    def __init__(self, seats: int, deck: str) -> None:
        super().__init__(seats, deck)
        self.moves = vec[i64]([0] * 64)
        self.weights = vec[i64]([0] * 64)

    def clone(self) -> TinyState:
        copy = super().clone()
        copy.moves = self.moves
        return copy

    def list_moves(self) -> int:
        moves = self.chance() or [(move, 1) for move in self.legal()]
        for index, (move, weight) in enumerate(moves):
            self.moves[index] = move
            self.weights[index] = weight
        return len(moves)


class EventsMatter(TinyState):
    """Points are only scored when somebody listens."""

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        scores = self.scores[:]
        super().apply(move, events)
        if events is None:
            self.scores = scores


class SilentPoints(TinyState):
    """A look is worth a point, and no event says so."""

    def look(self, place: int, events: list[Event]) -> None:
        self.scores[self.active] += 1
        super().look(place, events)


class DeadEnd(TinyState):
    """Who holds no card has no move."""

    def legal(self) -> list[int]:
        return [] if self.to_move >= 0 and not self.hands[self.to_move] else super().legal()


class Endless(TinyState):
    """After the last turn the turns begin again."""

    def end_turn(self, events: list[Event]) -> None:
        super().end_turn(events)
        if self.to_move == OVER and self.result() and max(self.scores) < 5:
            self.turns = 0
            self.to_move = self.active = 0


class UnlistedEnding(TinyState):
    """A play ends for a reason that the game doesn't list."""

    def result(self) -> Result | None:
        result = super().result()
        if result is not None:
            result.reason = "boredom"
        return result


class EarlyResult(TinyState):
    """There is a result before the end."""

    def result(self) -> Result | None:
        to_move, self.to_move = self.to_move, OVER
        result = super().result()
        self.to_move = to_move
        return result


class WordlessRefusal(TinyState):
    """A refusal has a key that no message file knows."""

    def barred(self, move: int) -> Refusal | None:
        refusal = super().barred(move)
        return Refusal("T-3", "tiny-unheard-of") if refusal is not None and refusal.rule == "T-2" else refusal


class UnruledRefusal(TinyState):
    """A refusal names no rule."""

    def barred(self, move: int) -> Refusal | None:
        refusal = super().barred(move)
        return refusal if refusal is None else Refusal("", refusal.key)


class ZeroWeight(TinyState):
    """Cards that aren't there are listed with weight 0."""

    def chance(self) -> list[tuple[int, int]]:
        outcomes = super().chance()
        return [*outcomes, (move_of(DEAL, self.active, 2), 0)] if len(outcomes) == 1 else outcomes

    def refusal(self, move: int) -> Refusal | None:
        return None if self.to_move == CHANCE and (move, 0) in self.chance() else super().refusal(move)


# Texts and documents


class AmbiguousNotation(TinyGame):
    """All places of the row are written alike."""

    def write_move(self, move: int) -> str:
        return "look 0" if KIND.get(move) == LOOK else super().write_move(move)


class CarelessReader(TinyGame):
    """A card that isn't one is read as the first."""

    def read_move(self, text: str) -> int:
        try:
            return super().read_move(text)
        except Exception:
            return move_of(LAY)


class CrashingReader(TinyGame):
    """A text that isn't a move crashes the reader."""

    def read_move(self, text: str) -> int:
        return super().read_move(text) if text.split()[0] else 0


class ForgetfulPosition(TinyGame):
    """The position leaves out who has laid cards."""

    def dump(self, state: State) -> Document:
        return {key: value for key, value in super().dump(state).items() if key != "has_laid"}

    def _fill(self, state: TinyState, position: Any) -> None:
        super()._fill(state, {**position, "has_laid": [False] * state.seats})


class CrashingPosition(TinyGame):
    """A position with a part missing crashes the reader."""

    def load(self, position: Document, options: Options) -> State:
        _ = [position[key] for key in ("hands", "laid", "row", "deck", "scores", "learned", "place", "turns")]
        return super().load(position, options)


class UnlistedChance(TinyGame):
    """A kind of draw isn't listed."""

    chance_kinds = ("see",)


class WordlessOption(TinyGame):
    """An ending has no words."""

    endings = ("turns", "points", "deck")


class ShortBound(TinyGame):
    """The bound of the length is too low."""

    def most_plies(self, options: Options) -> int:
        return 12


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


def caught(game: TinyGame) -> Report:
    """What a short run of the kit finds."""
    return check_game(game, games=20, seed=5, states=5, stop_at=5)


def caught_on_small_decks(game: TinyGame) -> Report:
    """What the comparison of completions with enumeration finds."""
    from tests.core.test_conformance import remembers_all, rows

    options = game.options_of({"seats": 2, "deck": "small"})
    return check_completions(game, rows, options, remembers_all, games=12, plies=9, seed=3, samples=500, stop_at=1)
