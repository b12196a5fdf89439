"""Rattus Cartus: what the game is, and the entry point of the package."""

from pathlib import Path
from typing import ClassVar, Final

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Document, Game, Option, Options, Say
from pessoi.core.state import State
from pessoi.games.rattus_cartus import describing, notation, position, terminal, view
from pessoi.games.rattus_cartus.cards import STANDARD, tables_of
from pessoi.games.rattus_cartus.engine import RattusCartus
from pessoi.games.rattus_cartus.options import BuildingListOption, CardFileOption, list_faults
from pessoi.games.rattus_cartus.scoring import ALL_DEAD, MERCY, SURVIVED, TIE_RATS, TIE_SHARED
from pessoi.games.rattus_cartus.setup import new

SET_UP: Final = 12 + 25 + 5
"""Draws of the starting player, buildings, hands and, some time, the nun row."""
CARDS_A_ROUND: Final = 123 + 3 * 75 + 99 + 12 + 15 + 30
"""Every card that can be laid lies once; the givers of three buildings give half of all cards; breweries draw for every
counting card; passes; buildings turned up and replaced."""
SEAT_A_ROUND: Final = 9 + 9 + 10 + 9 + 10
"""Draws of a supply action and of an action, looks, cards for three Guard Towers, and single decisions."""


class RattusCartusGame(Game):
    """The base game for two to five seats."""

    key: ClassVar[str] = "rattus_cartus"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    # Agreed on before play: RC-21, RC-24, RC-30, RC-99, RC-102.
    schema: ClassVar[tuple[Option, ...]] = (
        Option("building_choice", ("first_game", "one_per_class", "mixed", "list"), "first_game"),
        BuildingListOption("building_list", (), (), kind="names", needs=("building_choice", "list")),
        Option("simultaneous_supply", (False, True), False),
        Option("all_dead_lowest_rats_survive", (False, True), False),
        CardFileOption("cards", (STANDARD,), STANDARD, kind="file"),
        Option("show_rats", (False, True), False, assistance=True),
        Option("survival", (True, False), True, assistance=True),
    )
    chance_kinds: ClassVar[tuple[str, ...]] = ("first", "building", "cards", "turn", "draw", "nun")
    hidden_kinds: ClassVar[tuple[str, ...]] = ("hand", "laid", "nun", "deck", "supply")
    endings: ClassVar[tuple[str, ...]] = (SURVIVED, ALL_DEAD, MERCY)
    tie_breaks: ClassVar[tuple[str, ...]] = (TIE_RATS, TIE_SHARED)
    search_rounds: ClassVar[int | None] = 3
    turn_leaves: ClassVar[int] = 60
    folder: ClassVar[Path] = Path(__file__).parent

    def option_faults(self, options: Options) -> list[PessoiError]:
        """A list of building cards goes with its way of choosing, and holds five of each class (RC-20)."""
        chosen = options["building_list"]
        assert isinstance(chosen, list)
        if options["building_choice"] == "list":
            return list_faults([str(name) for name in chosen])
        return [Malformed("rattus_cartus-buildings-unused")] if chosen else []

    def most_plies(self, options: Options) -> int:
        """The set-up, and in each round what all seats do and how often cards can be laid, given and drawn."""
        seats = int(str(options["seats"]))
        rounds = int(tables_of(str(options["cards"])).rounds[seats])
        return SET_UP + rounds * (CARDS_A_ROUND + seats * SEAT_A_ROUND)

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

    def text_board(self, view: Document) -> str:
        """See ``Game.text_board``."""
        return terminal.text_board(view)

    def text_event(self, event: Document, say: Say) -> str:
        """See ``Game.text_event``."""
        return terminal.text_event(event, say)


def _own(state: State) -> RattusCartus:
    assert isinstance(state, RattusCartus)
    return state


GAME = RattusCartusGame()
"""The entry point."""
