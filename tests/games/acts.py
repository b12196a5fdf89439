"""Acts on a game's states in notation, the same for every game's tests: each ``table.py`` binds them to its game."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Generic, TypeVar

from pessoi.core.events import Event
from pessoi.core.game import Document, Game, Json
from pessoi.core.legality import Refusal
from pessoi.core.random import Random
from pessoi.core.state import OVER, State
from pessoi.text.messages import Messages

S = TypeVar("S", bound=State)


class Acts(Generic[S]):
    """What tests do with the states of one game, which are of one kind."""

    def __init__(self, game: Game, kind: type[S]) -> None:
        self.game = game
        self.kind = kind

    def loaded(self, position: dict[str, Any], **options: Json) -> S:
        """The state of a position; the number of seats is that of its entries, if so many can play."""
        seats: Json = position.get("seats")
        count: Document = {}
        if isinstance(seats, list) and len(seats) in self.game.seats:
            count = {"seats": len(seats)}
        return self._own(self.game.load(position, self.game.options_of({**count, **options})))

    def play(self, state: S, *moves: str) -> list[Event]:
        """Make moves, each of which must be legal; what happened."""
        events: list[Event] = []
        for text in moves:
            move = self.game.read_move(text)
            refusal = state.refusal(move)
            assert refusal is None, f"{text}: {refusal}"
            state.apply(move, events)
        return events

    def refused(self, state: S, move: str) -> Refusal:
        """The refusal of a move, which is checked to be barred and to leave everything as it was."""
        before = self.game.dump(state)
        refusal = state.refusal(self.game.read_move(move))
        assert refusal is not None, f"{move} is legal"
        assert self.game.dump(state) == before
        return refusal

    def legal(self, state: S) -> set[str]:
        """The legal moves, or the outcomes of the draw, in notation."""
        moves = state.legal() or [move for move, _ in state.chance()]
        return {self.game.write_move(move) for move in moves}

    def shown(self, state: S, seat: int = 0) -> dict[str, Any]:
        """The view of a seat."""
        return self.game.view(state.redact(seat), seat)

    def dumped(self, state: S) -> dict[str, Any]:
        """The position."""
        return self.game.dump(state)

    def random_play(self, seed: int, **options: Json) -> Iterator[S]:
        """The one changing state of a random game: at its start and after every move."""
        state = self._own(self.game.new(self.game.options_of(options)))
        rng = Random(seed)
        yield state
        while state.to_move != OVER:
            state.apply(state.random_move(rng))
            yield state

    def words(self, language: str) -> Messages:
        """The messages of the game in a language."""
        return _messages(language, self.game)

    def _own(self, state: State) -> S:
        assert isinstance(state, self.kind)
        return state


@cache
def _messages(language: str, game: Game) -> Messages:
    return Messages(language, [game.folder])
