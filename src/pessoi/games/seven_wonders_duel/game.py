"""7 Wonders Duel: what the game is, and the entry point of the package."""

from pathlib import Path
from typing import ClassVar

from pessoi.core.game import Document, Game, Option, Options, Say
from pessoi.core.state import State
from pessoi.games.seven_wonders_duel import describing, notation, position, terminal, view
from pessoi.games.seven_wonders_duel.engine import SevenWondersDuel
from pessoi.games.seven_wonders_duel.scoring import TIE_BLUE, TIE_SHARED
from pessoi.games.seven_wonders_duel.setup import new


class SevenWondersDuelGame(Game):
    """The base game for two seats."""

    key: ClassVar[str] = "seven_wonders_duel"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    # Agreed on before play: 7WD-09, 7WD-11, 7WD-18.
    schema: ClassVar[tuple[Option, ...]] = (
        Option("wonders", ("draft", "first_game"), "draft"),
        Option("centre_start", ("begins", "chooses"), "begins"),
        Option("first", ("random", "0", "1"), "random"),
        Option("assistance", ("full", "standard", "purist"), "standard", assistance=True),
    )
    chance_kinds: ClassVar[tuple[str, ...]] = ("first", "tokens", "wonders", "guilds", "lay", "reveal", "draw")
    hidden_kinds: ClassVar[tuple[str, ...]] = ("library",)
    endings: ClassVar[tuple[str, ...]] = ("military", "scientific", "civilian")
    tie_breaks: ClassVar[tuple[str, ...]] = (TIE_BLUE, TIE_SHARED)
    search_rounds: ClassVar[int | None] = 0
    folder: ClassVar[Path] = Path(__file__).parent

    def most_plies(self, options: Options) -> int:
        """At most 79 decisions (7WD-96), and the draws: 4 of the setup, one for the Great Library, the guild backs,
        and each of the 60 cards once."""
        return 79 + 4 + 1 + 1 + 60

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


def _own(state: State) -> SevenWondersDuel:
    assert isinstance(state, SevenWondersDuel)
    return state


GAME = SevenWondersDuelGame()
"""The entry point."""
