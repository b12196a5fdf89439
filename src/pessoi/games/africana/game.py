"""Africana: what the game is, and the entry point of the package."""

from pathlib import Path
from typing import ClassVar

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Document, Game, Option, Options, Say
from pessoi.core.state import State
from pessoi.games.africana import describing, notation, position, terminal, view
from pessoi.games.africana.engine import Africana
from pessoi.games.africana.own_files import FilesOption, most_plies
from pessoi.games.africana.scoring import TIE_SHARED, TIE_SILVER
from pessoi.games.africana.setup import board_of, new

MOST_SEATS = 4


class AfricanaGame(Game):
    """The game for two to four seats (AF-05)."""

    key: ClassVar[str] = "africana"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = tuple(range(2, MOST_SEATS + 1))
    # Agreed on before play: AF-11, AF-73, AF-92.
    schema: ClassVar[tuple[Option, ...]] = (
        Option("first", ("random", *(str(seat) for seat in range(MOST_SEATS))), "random"),
        Option("round_limit", (2000, 100, 40, 20, 3), 2000),
        FilesOption(),
        Option("won", ("cards", "totals", "hidden"), "cards", assistance=True),
    )
    chance_kinds: ClassVar[tuple[str, ...]] = ("first", "draw", "mission", "page")
    hidden_kinds: ClassVar[tuple[str, ...]] = ("travel_cards",)
    endings: ClassVar[tuple[str, ...]] = ("missions", "round_limit")
    tie_breaks: ClassVar[tuple[str, ...]] = (TIE_SILVER, TIE_SHARED)
    search_rounds: ClassVar[int | None] = 2
    turn_samples: ClassVar[int | None] = 1
    folder: ClassVar[Path] = Path(__file__).parent

    def option_faults(self, options: Options) -> list[PessoiError]:
        """The starting player must have a seat (AF-11)."""
        first, seats = options["first"], options["seats"]
        if first != "random" and isinstance(first, str) and isinstance(seats, int) and int(first) >= seats:
            return [Malformed("africana-options-first", first=first, seats=seats)]
        return []

    def most_plies(self, options: Options) -> int:
        """See ``own_files.most_plies``."""
        return most_plies(board_of(options), int(str(options["seats"])), int(str(options["round_limit"])))

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
        return describing.describe(_own(state), move)

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


def _own(state: State) -> Africana:
    assert isinstance(state, Africana)
    return state


GAME = AfricanaGame()
"""The entry point."""
