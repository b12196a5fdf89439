"""The contract's state: ``SevenWondersDuel`` with the rules."""

from typing import final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, Result, listed_moves
from pessoi.games.seven_wonders_duel import apply as applying
from pessoi.games.seven_wonders_duel import legal as legality
from pessoi.games.seven_wonders_duel import refusals, scoring
from pessoi.games.seven_wonders_duel.evaluate import estimate
from pessoi.games.seven_wonders_duel.moves import DRAW_TOKENS, DRAWN, KIND
from pessoi.games.seven_wonders_duel.state import NOT_KNOWN, WHOLE, DuelState
from pessoi.games.seven_wonders_duel.tables import BIT, LIBRARY_DRAW, TOKEN_COUNT


@final
class SevenWondersDuel(DuelState):
    """One play of 7 Wonders Duel."""

    def legal(self) -> "list[int]":
        """See ``State.legal``."""
        return listed_moves(self) if self.to_move >= 0 and self.viewer in (WHOLE, self.to_move) else []

    def chance(self) -> "list[tuple[int, int]]":
        """See ``State.chance``. All outcomes are equally likely."""
        if self.to_move != CHANCE or self.viewer != WHOLE:
            return []
        return [(outcome, 1) for outcome in listed_moves(self)]

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
        return legality.playout_move(self, rng)

    def apply(self, move: i64, events: "list[Event] | None" = None) -> None:
        """See ``State.apply``."""
        applying.apply(self, move, events)

    def clone(self) -> "SevenWondersDuel":
        """See ``State.clone``."""
        return SevenWondersDuel(self.options, self)

    def mask(self, move: i64, seat: i64) -> i64:
        """See ``State.mask``. The draw for the Great Library is for its builder alone (7WD-04, 7WD-57)."""
        if move & KIND == DRAW_TOKENS and seat != self.active:
            return DRAWN.hide(move)
        return move

    def redact(self, seat: i64) -> "SevenWondersDuel":
        """See ``State.redact``. At the end of the game the draw for the Great Library is open (7WD-103)."""
        copy = self.clone()
        copy.viewer = seat
        if copy.drawn and self.to_move != OVER and scoring.library_seat(self) != seat:
            copy.drawn = NOT_KNOWN
        return copy

    def determinize(self, rng: Random) -> "SevenWondersDuel":
        """See ``State.determinize``. Face-down cards need no completion: they are drawn when they are turned up."""
        copy = self.clone()
        copy.viewer = WHOLE
        if copy.drawn == NOT_KNOWN:
            copy.drawn = complete_draw(copy, rng)
        return copy

    def points(self, seat: i64) -> i64:
        """See ``State.points``. Points are counted at a civilian end only (7WD-91)."""
        return self.scores[seat]

    def evaluate(self, seat: i64) -> float:
        """See ``State.evaluate``."""
        return estimate(self, seat)

    def result(self) -> "Result | None":
        """See ``State.result``."""
        return scoring.result(self) if self.to_move == OVER else None


def complete_draw(state: DuelState, rng: Random) -> i64:
    """Tokens that may have been drawn for the Great Library, each way equally likely (7WD-100): of those set aside,
    with the one that was kept, which all have seen."""
    chosen: i64 = 0
    number = LIBRARY_DRAW
    if state.kept >= 0:
        chosen = BIT[state.kept]
        number -= 1
    pool = legality.aside(state)
    while number > 0:
        bit = BIT[rng.below(TOKEN_COUNT)]
        if pool & bit:
            pool ^= bit
            chosen |= bit
            number -= 1
    return chosen
