"""The contract's state: ``RattusCartus`` with the rules."""

from typing import final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, NOTHING, OVER, Result, listed_moves, listed_outcomes
from pessoi.games.rattus_cartus import apply as applying
from pessoi.games.rattus_cartus import legal as legality
from pessoi.games.rattus_cartus import playout, refusals, scoring
from pessoi.games.rattus_cartus.completing import Completion, fill
from pessoi.games.rattus_cartus.evaluate import estimate
from pessoi.games.rattus_cartus.moves import CARD_FIELD, DRAW, GIVE, KIND, LAY, NUN, NUN_CARD, PLACE_FIELD, SUPPLY
from pessoi.games.rattus_cartus.redacting import hide
from pessoi.games.rattus_cartus.state import OWN, POINTS, SCORING, WHOLE, RattusState


@final
class RattusCartus(RattusState):
    """One play of Rattus Cartus."""

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

    def evaluate(self, seat: i64) -> float:
        """See ``State.evaluate``."""
        return estimate(self, seat)

    def apply(self, move: i64, events: "list[Event] | None" = None) -> None:
        """See ``State.apply``."""
        applying.apply(self, move, events)

    def clone(self) -> "RattusCartus":
        """See ``State.clone``."""
        return RattusCartus(self.options, self.tables, self.seats, self)

    def mask(self, move: i64, seat: i64) -> i64:
        """See ``State.mask``: cards drawn, looked at, laid and given, and choices made together (RC-101, RC-30)."""
        kind = move & KIND
        if seat == self.active or self.phase >= SCORING:
            return move
        if kind == DRAW:
            return CARD_FIELD.hide(move)
        if kind == NUN:
            return NUN_CARD.hide(move)
        if kind == LAY:
            return NOTHING
        if kind == GIVE:
            return CARD_FIELD.hide(GIVE) if legality.still_due(self) == 1 else NOTHING
        if kind == SUPPLY and self.together == 1 and self.turn + 1 < self.seats:
            return PLACE_FIELD.hide(SUPPLY)
        return move

    def redact(self, seat: i64) -> "RattusCartus":
        """See ``State.redact``."""
        copy = self.clone()
        copy.viewer = seat
        hide(copy)
        return copy

    def determinize(self, rng: Random) -> "RattusCartus":
        """See ``State.determinize``."""
        if self.viewer == WHOLE:
            return self.clone()
        completion = self.completion
        if not isinstance(completion, Completion):
            completion = Completion(self)
            self.completion = completion
        copy = self.clone()
        fill(copy, completion, rng)
        return copy

    def points(self, seat: i64) -> i64:
        """See ``State.points``. Points are counted at the end (RC-90)."""
        return self.own[seat * OWN + POINTS]

    def result(self) -> "Result | None":
        """See ``State.result``."""
        return scoring.result(self) if self.to_move == OVER else None
