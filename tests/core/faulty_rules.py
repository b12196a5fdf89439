"""The tiny game with one fault of rules, copies, texts or documents planted in each."""

from __future__ import annotations

from typing import Any

from pessoi.core.errors import Malformed
from pessoi.core.events import Event
from pessoi.core.game import Document, Options
from pessoi.core.legality import Refusal
from pessoi.core.state import CHANCE, OVER, Result, State
from tests.core.tiny_game import TinyGame
from tests.core.tiny_state import DEAL, GIVE, KIND, LAY, LOOK, PLAY, TinyState, move_of


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


class Buffer(State):
    """A state whose ``moves`` are long, compiled or not."""

    def legal(self) -> list[int]:
        return [0] * 64


class SharedBuffer(TinyState):
    """A clone shares the buffer of its moves."""

    def clone(self) -> TinyState:
        copy = super().clone()
        copy.moves = self.moves
        return copy

    def list_moves(self) -> int:
        if self.to_move < 0:
            return super().list_moves()
        if len(self.moves) < 64:
            buffer = Buffer(2)
            buffer.to_move = 0
            buffer.list_moves()
            self.moves = buffer.moves
        for index, move in enumerate(self.legal()):
            self.moves[index] = move
        return len(self.legal())


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


class PositionRefusedSeldom(TinyGame):
    """The position isn't accepted while a seat waits for the card that another one chooses."""

    def load(self, position: Document, options: Options) -> State:
        state = super().load(position, options)
        if isinstance(state, TinyState) and state.waiting == GIVE:
            raise Malformed("tiny-position", detail="waiting")
        return state


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
