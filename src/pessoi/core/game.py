"""The contract of a game: the rules of one title, as data about it and the functions around its state."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Literal

from pessoi.core.errors import Malformed, PessoiError, Unknown
from pessoi.core.state import State

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Document = dict[str, Json]
"""A JSON object: a position, a view, the fields of a move."""
Options = Mapping[str, Json]
"""Complete options, as ``Game.options_of`` makes them: every key of the schema, in its order."""
Say = Callable[[str, Mapping[str, object]], str]
"""The message of a key, filled with data."""


@dataclass(frozen=True)
class Option:
    """One thing that is chosen before play. Its texts are the messages ``GAME-option-KEY`` and
    ``GAME-option-KEY-VALUE``.

    ``values`` are the allowed values; with ``several`` any subset of them, as a list in their order.
    ``assistance`` options change only what a view shows, never the rules.

    ``kind`` tells a form what can be given besides: nothing (``values``), the text of a JSON file of the table's own
    (``file``), or, if the option has ``parts``, an object with such a text for each, worded by
    ``GAME-option-KEY-part-PART``; or a list of names, typed (``names``). ``needs`` is another option's key and the
    value without which this one says nothing.
    """

    key: str
    values: tuple[int | str | bool, ...]
    default: int | str | bool | tuple[int | str, ...]
    several: bool = False
    assistance: bool = False
    kind: Literal["values", "file", "names"] = "values"
    parts: tuple[str, ...] = ()
    needs: tuple[str, str] | None = None

    def read(self, value: Json) -> Json:
        """The value in its normal form; raises ``Malformed`` when it isn't one of ``values``."""
        if self.several:
            if isinstance(value, (list, tuple)) and all(self._holds(item) for item in value):
                return [item for item in self.values if item in value]
        elif self._holds(value):
            return value
        raise Malformed("core-option-value", option=self.key, value=str(value), allowed=[str(v) for v in self.values])

    def _holds(self, value: Json) -> bool:
        return any(type(value) is type(allowed) and value == allowed for allowed in self.values)


class Game(ABC):
    """The rules of one title. One instance, ``GAME``, is the entry point ``pessoi.games`` of its package."""

    key: ClassVar[str]
    """``carcassonne``: in files, addresses and message keys. Its name is the message ``game-KEY``."""
    rules_version: ClassVar[int]
    """Rises with every change of behaviour."""
    seats: ClassVar[tuple[int, ...]]
    """The possible numbers of seats."""
    schema: ClassVar[tuple[Option, ...]]
    """What is chosen before play, besides the number of seats."""
    chance_kinds: ClassVar[tuple[str, ...]]
    """What the table draws: kinds of chance moves, as ``describe`` names them."""
    hidden_kinds: ClassVar[tuple[str, ...]] = ()
    """What some seat can't see; empty for a game of open information."""
    fading: ClassVar[tuple[str, ...]] = ()
    """Kinds of moves that show a seat more than it keeps, because the rules let it fade (the third property of
    secrecy leaves them out)."""
    endings: ClassVar[tuple[str, ...]]
    """Every ``Result.reason``; each is worded by the message ``GAME-ending-REASON``."""
    tie_breaks: ClassVar[tuple[str, ...]] = ()
    """Every ``Result.tie_break``, in the order in which they are asked."""
    search_rounds: ClassVar[int | None] = None
    """How many of its own turns ahead a search plays before it judges, 0 for to the end; None where the bots' usual
    number serves. A game whose worth shows only at the end, or whose plays are quick, says 0."""
    turn_samples: ClassVar[int | None] = None
    """How many completions of what is hidden a search of one turn weighs; None for the bots' usual number. A game whose
    ``evaluate`` doesn't ask for hidden things says 1."""
    turn_leaves: ClassVar[int] = 5000
    """How many positions the bots look at, at most, to weigh the moves of one decision. A game whose turns have many
    small steps, and whose ``evaluate`` judges a turn half made, says fewer."""
    folder: ClassVar[Path]
    """Where the game's package lies: ``data/``, ``text/``, ``rulebook/``."""

    # Options

    def options_of(self, chosen: Options) -> Options:
        """Complete options from those chosen, defaults filled in, ``seats`` first.

        Raises ``Malformed`` with all faults at once: unknown keys, values that are not allowed, combinations that
        exclude one another (``option_faults``).
        """
        faults: list[PessoiError] = []
        options: dict[str, Json] = {}
        seats = chosen.get("seats", self.seats[0])
        if type(seats) is not int or seats not in self.seats:
            faults.append(
                Malformed("core-option-value", option="seats", value=str(seats), allowed=[str(n) for n in self.seats])
            )
        options["seats"] = seats
        for option in self.schema:
            default: Json = list(option.default) if isinstance(option.default, tuple) else option.default
            try:
                options[option.key] = option.read(chosen.get(option.key, default))
            except Malformed as fault:
                faults.append(fault)
        known = {"seats"} | {option.key for option in self.schema}
        faults += [
            Unknown("core-option-unknown", option=key, known=sorted(known)) for key in chosen if key not in known
        ]
        faults = faults or self.option_faults(options)
        if faults:
            raise Malformed("core-options", faults=faults, game=self.key)
        return options

    def option_faults(self, options: Options) -> list[PessoiError]:
        """What is wrong with a combination of otherwise good options."""
        return []

    @abstractmethod
    def most_plies(self, options: Options) -> int:
        """An upper bound for the number of moves of one game."""

    # States

    @abstractmethod
    def new(self, options: Options) -> State:
        """The state before the first move, for complete options."""

    @abstractmethod
    def dump(self, state: State) -> Document:
        """The position: complete, readable, JSON-ready, keys in a fixed order; of redacted states too."""

    @abstractmethod
    def load(self, position: Document, options: Options) -> State:
        """The state of a position. Raises ``Malformed`` with everything that is wrong with it at once."""

    # Moves

    @abstractmethod
    def write_move(self, move: int) -> str:
        """The notation of a move (masked ones too, with ``?``), one to one."""

    @abstractmethod
    def read_move(self, text: str) -> int:
        """The move of a notation. Raises ``Malformed`` when the text isn't one."""

    @abstractmethod
    def describe(self, state: State, move: int) -> Document:
        """The named fields of a move that is legal in ``state``, for the screen; ``kind`` is always there."""

    # What is shown

    @abstractmethod
    def view(self, redacted: State, seat: int) -> Document:
        """What ``seat`` (or ``SPECTATOR``) is shown: a function of the state redacted for it alone."""

    # For the terminal: a game may say it better than by its bare documents

    def text_board(self, view: Document) -> str:
        """A view as lines of text; empty where the game has no such drawing."""
        return ""

    def text_event(self, event: Document, say: Say) -> str:
        """An event, as a seat saw it, in words that leave out the seat's name; empty for what needs none.

        ``say`` fills the message of a key. A game without words of its own lists kind and data.
        """
        data = ", ".join(f"{key} {value}" for key, value in event.items() if key not in ("kind", "seat"))
        return f"{event['kind']} {data}".strip()
