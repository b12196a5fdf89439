"""The gate: all that leaves for a seat is made here, of ``State.redact``, ``State.mask`` and ``Event.seen`` alone.

``seat`` is everywhere a seat or ``SPECTATOR``. Views, streams, logs, the record of an unfinished table and what a
bot is given come from these functions; nothing else may look into a state on behalf of somebody.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pessoi.core.entry import Entry
from pessoi.core.events import Event
from pessoi.core.game import Document, Game
from pessoi.core.legality import Refusal
from pessoi.core.state import NOT_TO_MOVE, NOTHING, State


@dataclass(frozen=True, slots=True)
class SeenEntry:
    """An entry of the record as a seat sees it.

    ``number`` counts the entries that the seat has seen, from 0; ``ply`` is its ply after this one. ``seat`` made the
    move (``CHANCE`` for a draw and for an undo). ``text`` is the masked notation, or ``undo N`` in the seat's plies.
    ``index`` is the true number of the entry, by which a table finds what else it knows of it; it isn't shown, since it
    counts hidden steps too.
    """

    number: int
    ply: int
    seat: int
    text: str
    events: list[Document]
    is_undo: bool
    index: int


def view(game: Game, state: State, seat: int) -> Document:
    """What ``seat`` is shown of a state."""
    return game.view(state.redact(seat), seat)


def legal_moves(game: Game, state: State, seat: int) -> list[Document]:
    """The legal moves of ``seat`` as ``{"text": notation, **fields}``; empty when it isn't to move."""
    if seat < 0 or state.to_move != seat:
        return []
    redacted = state.redact(seat)
    return [{"text": game.write_move(move), **game.describe(redacted, move)} for move in redacted.legal()]


def refusal_for(state: State, seat: int, move: int) -> Refusal | None:
    """Why ``seat`` may not make ``move``, in what it may know; None if it may."""
    if seat < 0 or state.to_move != seat:
        return Refusal("", NOT_TO_MOVE)
    return state.redact(seat).refusal(move)


def seen_events(events: Sequence[Event], mask: int, seat: int) -> list[Document]:
    """The events of a move as ``seat`` may know them: nothing at all when its mask of the move is ``NOTHING``."""
    if mask == NOTHING:
        return []
    return [event.seen(seat) for event in events]  # type: ignore[misc]


def seen_entries(game: Game, entries: Sequence[Entry], seat: int, since: int = 0) -> list[SeenEntry]:
    """The entries of a play from number ``since`` on, in the seat's own count, hidden steps left out.

    An undo that takes back nothing that the seat saw is left out too.
    """
    seen: list[SeenEntry] = []
    plies = [0]  # by true ply: the seat's count of plies
    number = 0
    for index, entry in enumerate(entries):
        if entry.is_undo:
            changed = plies[entry.back_to] != plies[-1]
            del plies[entry.back_to + 1 :]
            if not changed:
                continue
        else:
            mask = entry.mask_for(seat)
            plies.append(plies[-1] + (mask != NOTHING))
            if mask == NOTHING:
                continue
        if number >= since:
            seen.append(_seen(game, entry, index, number, plies[-1], seat))
        number += 1
    return seen


def _seen(game: Game, entry: Entry, index: int, number: int, ply: int, seat: int) -> SeenEntry:
    if entry.is_undo:
        return SeenEntry(number, ply, entry.seat, f"undo {ply}", [], True, index)
    mask = entry.mask_for(seat)
    events = seen_events(entry.events, mask, seat)
    return SeenEntry(number, ply, entry.seat, game.write_move(mask), events, False, index)
