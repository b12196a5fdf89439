"""The table before the first move."""

from pessoi.core.game import Options
from pessoi.games.carcassonne.apply import begin_action, run
from pessoi.games.carcassonne.board import lay
from pessoi.games.carcassonne.engine import Carcassonne
from pessoi.games.carcassonne.expansions import moments
from pessoi.games.carcassonne.expansions.sets import mask_of
from pessoi.games.carcassonne.state import FIRST, ORIGIN, TURN, full_pile
from pessoi.games.carcassonne.tables import START_TILE


def empty_table(options: Options) -> Carcassonne:
    """A play without tile, pile and agenda, for complete options; ``position`` fills it too."""
    seats, small_city, expansions = options["seats"], options["small_city"], options["expansions"]
    assert isinstance(seats, int)
    assert isinstance(small_city, int)
    assert isinstance(expansions, list)
    state = Carcassonne(dict(options), seats, mask_of([str(name) for name in expansions]))
    state.small_city = small_city
    moments.set_up(state)
    return state


def new(options: Options) -> Carcassonne:
    """The start tile lies in the middle (CAR-SET-01); the first player is drawn or chosen (CAR-SET-04)."""
    state = empty_table(options)
    full_pile(state)
    lay(state, START_TILE * 4, ORIGIN, -1)
    state.push(TURN)
    begin_action(state)
    if options["first"] == "random":
        state.push(FIRST)
    else:
        state.active = int(str(options["first"]))
    run(state, None)
    return state
