"""One entry of a record: a move that was made, or an undo."""

from dataclasses import dataclass

from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.state import NOTHING, SPECTATOR


@dataclass(frozen=True, slots=True)
class Entry:
    """A move by ``seat`` (or ``CHANCE``) with what it caused, or an undo (``back_to`` is the ply gone back to).

    ``masks`` are the move as each seat and, last, a spectator may know it; empty in games of open information.
    """

    seat: int
    move: int
    events: tuple[Event, ...] = ()
    masks: tuple[int, ...] = ()
    back_to: int = NOTHING

    @property
    def is_undo(self) -> bool:
        """Whether the entry is an undo."""
        return self.back_to != NOTHING

    def mask_for(self, seat: int) -> int:
        """The move as ``seat`` (or ``SPECTATOR``) may know it; ``NOTHING`` for a hidden step."""
        if not self.masks:
            return self.move
        return self.masks[-1] if seat == SPECTATOR else self.masks[seat]

    def shows(self, seat: int) -> bool:
        """Whether the move showed ``seat`` something that it didn't know: then it can't take it back freely."""
        return any(seat in event.learners for event in self.events)

    def text(self, game: Game) -> str:
        """The entry as a record holds it: a notation, or ``undo N``."""
        return f"undo {self.back_to}" if self.is_undo else game.write_move(self.move)
