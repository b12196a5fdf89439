"""Dash: a whole game on the contract, as small as one can be. A die is thrown; who is on turn takes it or leaves it.

Two to four seats, ten turns each, most points win. A throw that is taken adds to one's points; a taken 1 loses them
all. Rules: D-1 the die is thrown before every turn, D-2 take or leave it, D-3 a taken 1 loses all points, D-4 the game
ends after ten turns each, or at once with 20 points.
"""

from pathlib import Path
from typing import ClassVar

import msgspec

from pessoi.core.errors import Malformed
from pessoi.core.events import Event, Term
from pessoi.core.game import Document, Game, Option, Options
from pessoi.core.legality import Refusal
from pessoi.core.moves import Field
from pessoi.core.state import CHANCE, OVER, Result, State

KIND, PIPS = Field(0, 2), Field(2, 3)
THROW, TAKE, LEAVE = range(3)
TURNS = 10


class DashState(State):
    """Points, the number of turns finished, and the die: 0 until it is thrown."""

    def __init__(self, seats: int, goal: int) -> None:
        super().__init__(seats)
        self.goal = goal
        self.scores = [0] * seats
        self.turns = 0
        self.die = 0
        self.to_move = CHANCE

    def legal(self) -> list[int]:
        return [TAKE, LEAVE] if self.to_move >= 0 else []

    def chance(self) -> list[tuple[int, int]]:
        return [(PIPS.put(THROW, pips), 1) for pips in range(1, 7)] if self.to_move == CHANCE else []

    def refusal(self, move: int) -> Refusal | None:
        if self.to_move == OVER:
            return Refusal("D-4", "dash-over")
        if self.to_move == CHANCE:
            drawn = any(move == outcome for outcome, _ in self.chance())
            return None if drawn else Refusal("D-1", "dash-throw-first")
        return None if move in (TAKE, LEAVE) else Refusal("D-2", "dash-take-or-leave", {"die": self.die})

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        if KIND.get(move) == THROW:
            self.die = PIPS.get(move)
            self.to_move = self.turns % self.seats
            return
        seat = self.to_move
        if move == TAKE:
            gained = -self.scores[seat] if self.die == 1 else self.die
            self.scores[seat] += gained
            if events is not None and gained:
                terms = [Term("lost", 1, gained, gained)] if self.die == 1 else [Term("pip", self.die, 1, self.die)]
                rule = "D-3" if self.die == 1 else "D-2"
                events.append(Event("points", rule=rule, seat=seat, points=gained, terms=terms))
        self.turns += 1
        self.die = 0
        ended = self.turns == TURNS * self.seats or self.scores[seat] >= self.goal
        self.to_move = OVER if ended else CHANCE

    def clone(self) -> "DashState":
        copy = DashState(self.seats, self.goal)
        copy.scores = self.scores[:]
        copy.turns, copy.die, copy.to_move = self.turns, self.die, self.to_move
        return copy

    def points(self, seat: int) -> int:
        return self.scores[seat]

    def result(self) -> Result | None:
        if self.to_move != OVER:
            return None
        best = max(self.scores)
        winners = [seat for seat in range(self.seats) if self.scores[seat] == best]
        return Result(self.scores[:], winners, "goal" if best >= self.goal else "turns")


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What a position document must look like."""

    scores: list[int]
    turns: int
    die: int
    to_move: int


class DashGame(Game):
    """The game."""

    key: ClassVar[str] = "dash"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    schema: ClassVar[tuple[Option, ...]] = (Option("goal", (20, 12), 20),)
    chance_kinds: ClassVar[tuple[str, ...]] = ("throw",)
    endings: ClassVar[tuple[str, ...]] = ("turns", "goal")
    folder: ClassVar[Path] = Path(__file__).parent

    def most_plies(self, options: Options) -> int:
        return 2 * TURNS * int(str(options["seats"]))

    def new(self, options: Options) -> State:
        return DashState(int(str(options["seats"])), int(str(options["goal"])))

    def dump(self, state: State) -> Document:
        assert isinstance(state, DashState)
        return {"scores": [*state.scores], "turns": state.turns, "die": state.die, "to_move": int(state.to_move)}

    def load(self, position: Document, options: Options) -> State:
        state = self.new(options)
        assert isinstance(state, DashState)
        try:
            read = msgspec.convert(position, Position)
        except msgspec.ValidationError as error:
            raise Malformed("dash-position", detail=str(error)) from None
        turn = read.turns % state.seats
        thrown = read.to_move == turn and 1 <= read.die <= 6
        if len(read.scores) != state.seats or not 0 <= read.turns <= TURNS * state.seats:
            raise Malformed("dash-position", detail="scores, turns")
        if not thrown and (read.die != 0 or read.to_move not in (CHANCE, OVER)):
            raise Malformed("dash-position", detail="die, to_move")
        state.scores, state.turns, state.die, state.to_move = read.scores, read.turns, read.die, read.to_move
        return state

    def write_move(self, move: int) -> str:
        return f"throw {PIPS.get(move)}" if KIND.get(move) == THROW else ("take" if move == TAKE else "leave")

    def read_move(self, text: str) -> int:
        moves = {self.write_move(move): move for move in (TAKE, LEAVE, *(PIPS.put(THROW, n) for n in range(1, 7)))}
        if text not in moves:
            raise Malformed("dash-notation", text=text)
        return moves[text]

    def describe(self, state: State, move: int) -> Document:
        if KIND.get(move) == THROW:
            return {"kind": "throw", "pips": int(PIPS.get(move))}
        return {"kind": "take" if move == TAKE else "leave"}

    def view(self, redacted: State, seat: int) -> Document:
        return {"game": "dash", **self.dump(redacted)}


GAME = DashGame()
"""The entry point: ``[project.entry-points."pessoi.games"] dash = "dash:GAME"``."""
