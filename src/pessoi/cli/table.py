"""A play in words: entries, position, legal moves, for ``play`` and ``replay``."""

from collections.abc import Mapping, Sequence

from pessoi.core.entry import Entry
from pessoi.core.game import Document, Game, Json
from pessoi.core.state import CHANCE, SPECTATOR, State
from pessoi.core.view import legal_moves, seen_events, view
from pessoi.text import Messages


class Table:
    """Who sits at a play, and the words for what happens there."""

    def __init__(self, game: Game, names: Sequence[str], messages: Messages) -> None:
        self._game = game
        self._names = names
        self._messages = messages

    def _say(self, key: str, data: Mapping[str, object] | None = None) -> str:
        return self._messages.text(key, data)

    def name(self, seat: int) -> str:
        """Whoever made a move: a seat's name, or the table."""
        return self._names[seat] if seat >= 0 else self._say("cli-table")

    def entry(self, entry: Entry, seat: int = SPECTATOR) -> str:
        """An entry as ``seat`` may know it: the notation, then what the move caused, line by line."""
        if entry.is_undo:
            return self._say("cli-undone", {"ply": entry.back_to})
        mask = entry.mask_for(seat)
        lines = [f"{self.name(entry.seat)}: {self._game.write_move(mask)}"]
        for event in seen_events(entry.events, mask, seat):
            text = self._game.text_event(event, self._say)
            if text:
                lines.append(f"{self._whose(event, entry.seat)}{text}")
        return "\n        ".join(lines)

    def _whose(self, event: Document, mover: int) -> str:
        seat = event.get("seat", CHANCE)
        return f"{self.name(seat)}: " if isinstance(seat, int) and seat not in (CHANCE, mover) else ""

    def position(self, state: State, seat: int = SPECTATOR) -> str:
        """The board as ``seat`` may see it, the points, and the result if the game is over."""
        shown = view(self._game, state, seat)
        lines = [self._game.text_board(shown) or _listed(shown), ""]
        lines += [
            self._say("cli-seat", {"seat": each, "name": name, "points": int(state.points(each))})
            for each, name in enumerate(self._names)
        ]
        return "\n".join([*lines, *self.result(state)])

    def result(self, state: State) -> list[str]:
        """Who has won, if the game is over."""
        result = state.result()
        if result is None:
            return []
        winners = [self._names[seat] for seat in result.winners]
        return [self._say("cli-result", {"winners": winners, "count": len(winners)})]

    def moves(self, state: State, seat: int) -> list[str]:
        """The legal moves of ``seat``, each with its fields."""
        return [
            f"{move['text']}  ({_listed(move, 'text', 'kind')})" if len(move) > 2 else str(move["text"])
            for move in legal_moves(self._game, state, seat)
        ]


def _listed(document: Document, *without: str) -> str:
    return ", ".join(f"{key} {_value(value)}" for key, value in document.items() if key not in without)


def _value(value: Json) -> str:
    if isinstance(value, list):
        return ",".join(_value(item) for item in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
