"""Carcassonne: what the game is, and the entry point of the package."""

from pathlib import Path
from typing import ClassVar

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Document, Game, Option, Options, Say
from pessoi.core.state import State
from pessoi.games.carcassonne import notation, position, terminal, view
from pessoi.games.carcassonne.engine import Carcassonne
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from pessoi.games.carcassonne.setup import new
from pessoi.games.carcassonne.tables import MOST_SEATS

MOST_PLIES_A_TILE = 40
"""More than ever came up in the mean of a play with expansions; one tile alone may take more."""


class CarcassonneGame(Game):
    """The game for two to six seats (CAR-GEN-02), with any of its expansions (CAR-GEN-01)."""

    key: ClassVar[str] = "carcassonne"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = tuple(range(2, MOST_SEATS + 1))
    # Agreed on before play: CAR-GEN-07, CAR-SET-04.
    schema: ClassVar[tuple[Option, ...]] = (
        Option("small_city", (4, 2), 4),
        Option("first", ("random", *(str(seat) for seat in range(MOST_SEATS))), "random"),
        Option("expansions", EXPANSIONS, (), several=True),
        Option("assistance", ("full", "standard", "purist"), "standard", assistance=True),
    )
    chance_kinds: ClassVar[tuple[str, ...]] = ("first", "draw", "roll", "message")
    endings: ClassVar[tuple[str, ...]] = ("pile",)
    folder: ClassVar[Path] = Path(__file__).parent

    def option_faults(self, options: Options) -> list[PessoiError]:
        """The first player must have a seat (CAR-SET-04)."""
        first, seats = options["first"], options["seats"]
        if first != "random" and isinstance(first, str) and isinstance(seats, int) and int(first) >= seats:
            return [Malformed("carcassonne-options-first", first=first, seats=seats)]
        return []

    def most_plies(self, options: Options) -> int:
        """The first player, then for each tile a draw, a placement and a figure; more decisions with expansions."""
        tiles = new(options).size - 1
        return 1 + tiles * (MOST_PLIES_A_TILE if options["expansions"] else 3)

    def new(self, options: Options) -> State:
        """See ``Game.new``."""
        return new(options)

    def dump(self, state: State) -> Document:
        """See ``Game.dump``."""
        return position.dump(_own(state))

    def load(self, position_: Document, options: Options) -> State:
        """See ``Game.load``."""
        return position.load(position_, options)

    def write_move(self, move: int) -> str:
        """See ``Game.write_move``."""
        return notation.write_move(move)

    def read_move(self, text: str) -> int:
        """See ``Game.read_move``."""
        return notation.read_move(text)

    def describe(self, state: State, move: int) -> Document:
        """See ``Game.describe``."""
        return view.describe(_own(state), move)

    def view(self, redacted: State, seat: int) -> Document:
        """See ``Game.view``."""
        return view.view(_own(redacted), seat)

    # Words

    def text_board(self, view: Document) -> str:
        """See ``Game.text_board``."""
        return terminal.text_board(view)

    def text_event(self, event: Document, say: Say) -> str:
        """See ``Game.text_event``."""
        return terminal.text_event(event, say)


def _own(state: State) -> Carcassonne:
    assert isinstance(state, Carcassonne)
    return state


GAME = CarcassonneGame()
"""The entry point."""
