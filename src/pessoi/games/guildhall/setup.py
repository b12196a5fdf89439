"""The table before the first move."""

from collections.abc import Mapping

from pessoi.core.state import CHANCE
from pessoi.games.guildhall.apply import begin
from pessoi.games.guildhall.cards import PROFESSIONS
from pessoi.games.guildhall.engine import Guildhall
from pessoi.games.guildhall.state import ROW_AT, VP_DECK_AT, mix, vp_copies
from pessoi.games.guildhall.tables import ROW_SIZE, VP_KINDS

SIX = 6
"""Professions of a game that doesn't mix all (GH-1501)."""


def empty_table(options: Mapping[str, object]) -> Guildhall:
    """A play in which nothing was drawn, for complete options; ``position`` fills it too."""
    seats = int(str(options["seats"]))
    state = Guildhall(dict(options), seats)
    state.mixed = len(PROFESSIONS) if options["professions"] == "all" else SIX
    state.first_refill = int(str(options["first_refill"]))
    state.most_turns = int(str(options["round_limit"])) * seats
    for place in range(ROW_SIZE):
        state.table[ROW_AT + place] = -1
    for kind in range(VP_KINDS):
        state.table[VP_DECK_AT + kind] = vp_copies(seats, kind)
    return state


def professions_at_first(options: Mapping[str, object]) -> list[int]:
    """The professions that take part for sure: all, or those named and, unless the rest is drawn, filled up with Job
    Faire in its order."""
    if options["professions"] == "all":
        return list(range(len(PROFESSIONS)))
    named = options["named"]
    assert isinstance(named, list)
    chosen = [number for number, profession in enumerate(PROFESSIONS) if profession.id in named]
    if options["professions"] == "job_faire":
        others = [number for number in range(len(PROFESSIONS)) if number not in chosen]
        chosen += others[: SIX - len(chosen)]
    return sorted(chosen)


def new(options: Mapping[str, object]) -> Guildhall:
    """The professions and the first player are drawn, or were named (GH-203, GH-1501)."""
    state = empty_table(options)
    for number in professions_at_first(options):
        mix(state, number)
    if options["first_player"] != "random":
        state.first = int(str(options["first_player"]))
        state.active = state.first
    state.to_move = CHANCE
    begin(state, None)
    return state
