"""The table before the first move."""

from collections.abc import Mapping

from pessoi.games.rattus_cartus.cards import CARD_NUMBERS, tables_of
from pessoi.games.rattus_cartus.engine import RattusCartus


def empty_table(options: Mapping[str, object]) -> RattusCartus:
    """A play before its starting player is known, for complete options; ``position`` fills it too."""
    seats = options["seats"]
    assert isinstance(seats, int)
    return RattusCartus(dict(options), tables_of(str(options["cards"])), seats)


def new(options: Mapping[str, object]) -> RattusCartus:
    """The buildings are named, or drawn when the starting player is known (RC-20, RC-24)."""
    state = empty_table(options)
    if options["building_choice"] == "first_game":
        state.in_game = state.tables.first_game
    elif options["building_choice"] == "list":
        chosen = options["building_list"]
        assert isinstance(chosen, list)
        state.in_game = sum(1 << CARD_NUMBERS[card] for card in chosen)
    return state
