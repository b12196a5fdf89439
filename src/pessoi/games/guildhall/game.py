"""Guildhall: what the game is, and the entry point of the package."""

from pathlib import Path
from typing import ClassVar

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Document, Game, Option, Options, Say
from pessoi.core.state import State
from pessoi.games.guildhall import describing, notation, position, terminal, view
from pessoi.games.guildhall.cards import PROFESSIONS
from pessoi.games.guildhall.engine import REASONS, Guildhall
from pessoi.games.guildhall.setup import SIX, new

SEAT_NAMES = ("0", "1", "2", "3")


class GuildhallGame(Game):
    """Job Faire for two to four seats, with the professions of the first set as an option."""

    key: ClassVar[str] = "guildhall"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    # Agreed on before play: GH-1501, GH-203, GH-204, GH-1103, GH-1307.
    schema: ClassVar[tuple[Option, ...]] = (
        Option("professions", ("job_faire", "random", "all"), "job_faire"),
        Option("named", tuple(profession.id for profession in PROFESSIONS), (), several=True),
        Option("first_player", ("random", *SEAT_NAMES), "random"),
        Option("first_refill", (9, 8), 9),
        Option("round_limit", (1000, 50, 3), 1000),
        Option("memory", (False, True), False, assistance=True),
    )
    chance_kinds: ClassVar[tuple[str, ...]] = ("first", "with", "row", "draw", "show", "take")
    hidden_kinds: ClassVar[tuple[str, ...]] = ("hands", "deck", "pile", "chapters")
    endings: ClassVar[tuple[str, ...]] = REASONS[1:]
    turn_samples: ClassVar[int | None] = 2
    folder: ClassVar[Path] = Path(__file__).parent

    def option_faults(self, options: Options) -> list[PessoiError]:
        """See ``Game.option_faults``: six professions at most are named, and a first player who sits there."""
        faults: list[PessoiError] = []
        named, first, seats = options["named"], options["first_player"], options["seats"]
        assert isinstance(named, list)
        assert isinstance(seats, int)
        if len(named) > SIX and options["professions"] != "all":
            faults.append(Malformed("guildhall-options-named", count=len(named), most=SIX))
        if first != "random" and int(str(first)) >= seats:
            faults.append(Malformed("guildhall-options-first", seat=str(first), seats=seats))
        return faults

    def most_plies(self, options: Options) -> int:
        """Turns by the round limit, each of 13 actions at most (GH-304) and the chapters that its cards complete; an
        action names and draws at most all cards."""
        cards = 240 if options["professions"] == "all" else 120
        seats, rounds = int(str(options["seats"])), int(str(options["round_limit"]))
        return seats * rounds * 13 * (2 * cards + 40) + seats * (4 * cards) + 20

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
        return describing.describe(move)

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


def _own(state: State) -> Guildhall:
    assert isinstance(state, Guildhall)
    return state


GAME = GuildhallGame()
"""The entry point."""
