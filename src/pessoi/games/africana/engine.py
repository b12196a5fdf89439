"""The contract's state: ``Africana`` with the rules."""

from typing import final

from mypy_extensions import i64

from pessoi.core.chance import Layout
from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, Result, listed_moves, listed_outcomes
from pessoi.games.africana import apply as applying
from pessoi.games.africana import evaluate, knowledge, playout, refusals, scoring
from pessoi.games.africana import legal as legality
from pessoi.games.africana.moves import COLOUR, DRAW, KIND
from pessoi.games.africana.state import DRAWN, HAND, NOT_KNOWN, OWN, SCORE, WHOLE, AfricanaState
from pessoi.games.africana.tables import Board


@final
class Africana(AfricanaState):
    """One play of Africana."""

    def __init__(self, options: dict[str, object], board: Board, source: "AfricanaState | None" = None) -> None:
        super().__init__(options, board, source)
        self.layout: Layout | None = None
        """Of a redacted state, once it was completed: where the hidden cards may lie."""

    def legal(self) -> "list[int]":
        """See ``State.legal``."""
        return listed_moves(self) if self.to_move >= 0 and self.viewer in (WHOLE, self.to_move) else []

    def chance(self) -> "list[tuple[int, int]]":
        """See ``State.chance``."""
        return listed_outcomes(self) if self.to_move == CHANCE and self.viewer == WHOLE else []

    def refusal(self, move: i64) -> "Refusal | None":
        """See ``State.refusal``."""
        return refusals.refusal(self, move)

    def list_moves(self) -> i64:
        """See ``State.list_moves``."""
        return legality.list_moves(self)

    def random_move(self, rng: Random) -> i64:
        """See ``State.random_move``."""
        return legality.random_move(self, rng)

    def playout_move(self, rng: Random) -> i64:
        """See ``State.playout_move``."""
        return playout.playout_move(self, rng)

    def apply(self, move: i64, events: "list[Event] | None" = None) -> None:
        """See ``State.apply``."""
        applying.apply(self, move, events)

    def clone(self) -> "Africana":
        """See ``State.clone``."""
        return Africana(self.options, self.board, self)

    def mask(self, move: i64, seat: i64) -> i64:
        """See ``State.mask``. A travel card drawn is for the eyes of its owner alone (AF-25, AF-90)."""
        if move & KIND == DRAW and seat != self.active:
            return COLOUR.hide(move)
        return move

    def redact(self, seat: i64) -> "Africana":
        """See ``State.redact``. Hands stay hidden to the end (AF-12, AF-90)."""
        copy = self.clone()
        copy.viewer = seat
        copy.pile = NOT_KNOWN
        each: i64 = 0
        while each < self.seats:
            if each != seat:
                copy.own[each * OWN + HAND] = NOT_KNOWN
                copy.own[each * OWN + DRAWN] = 0
            each += 1
        return copy

    def determinize(self, rng: Random) -> "Africana":
        """See ``State.determinize``. Missions and pages need no completion: they are drawn when they are turned up."""
        if self.layout is None:
            self.layout = knowledge.layout_of(self)
        copy = self.clone()
        knowledge.lay(copy, self.layout.sample(rng))
        return copy

    def points(self, seat: i64) -> i64:
        """See ``State.points``. Points are counted at the end."""
        return self.own[seat * OWN + SCORE]

    def evaluate(self, seat: i64) -> float:
        """See ``State.evaluate``."""
        return evaluate.estimate(self, seat)

    def foresees(self) -> bool:
        """See ``State.foresees``."""
        return evaluate.foresees(self)

    def result(self) -> "Result | None":
        """See ``State.result``."""
        return scoring.result(self) if self.to_move == OVER else None
