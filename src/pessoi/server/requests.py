"""What clients send, as strict structures: anything else is refused with the place and the reason."""

import unicodedata
from typing import Annotated, Literal

from msgspec import Meta, Struct

NAME_LENGTH = 40
CHAT_LENGTH = 500

Name = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""An idempotency key; a UUID does."""
Value = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9a-f]+$")]
"""A seat's share in the deal: 8 to 64 hexadecimal digits."""
Number = Annotated[int, Meta(ge=0, le=64)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Text = Annotated[str, Meta(max_length=200)]
Batch = Annotated[list[Text], Meta(min_length=1, max_length=200)]


class Strict(Struct, forbid_unknown_fields=True):
    """A request body; unknown fields are refused."""


class NameWish(Strict):
    """A guest's own name."""

    name: Name


class SeatWish(Strict):
    """How a seat of a new table is filled: by me, by somebody at my screen, by a bot, or by whoever comes."""

    kind: Literal["me", "local", "bot", "open"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class Clock(Strict):
    """Time of each seat: a bank, and an increment after each of its turns."""

    bank_seconds: Annotated[int, Meta(ge=10, le=14 * 24 * 3600)]
    increment_seconds: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class NewTable(Strict):
    """A new table. ``options`` are those of the game without the number of seats, which is that of ``seats``.
    ``commitment`` is one that the guest was given before it chose its ``value``."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str | list[int | str] | dict[str, str] | None] = {}
    clock: Clock | None = None
    private: bool = False
    value: Value | None = None
    commitment: Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")] | None = None


class Sit(Strict):
    """Sitting down at an open seat."""

    name: Name = ""
    value: Value | None = None


class SeatLink(Strict):
    """A seat's secret, from its link."""

    secret: Annotated[str, Meta(max_length=200)]


class Command(Strict):
    """A command for a seat that is carried out once, however often it comes."""

    seat: Number
    version: Version
    key: Key


class Moves(Command):
    """A batch of moves: all of them or none."""

    moves: Batch


class Draft(Strict):
    """Moves to be tried without making them."""

    seat: Number
    version: Version
    moves: Annotated[list[Text], Meta(max_length=200)]


class UndoWish(Command):
    """A wish to take back one step, or the turn."""

    to: Literal["step", "turn"] = "step"


class UndoAnswer(Strict):
    """Consent to an undo, or not."""

    seat: Number
    accept: bool


class SeatOnly(Strict):
    """For a command that needs no more than the seat."""

    seat: Number


class Resignation(Command):
    """Giving the play up."""


class ChatText(Strict):
    """Something said."""

    text: Annotated[str, Meta(max_length=4 * CHAT_LENGTH)]


def clean_text(text: str, most: int) -> str:
    """One line of a person's text: without control characters, spaces gathered, cut to ``most`` characters."""
    kept = "".join(" " if letter.isspace() else letter for letter in text if letter.isspace() or _is_shown(letter))
    return " ".join(kept.split())[:most].strip()


def _is_shown(letter: str) -> bool:
    return not unicodedata.category(letter).startswith("C") or letter == "\u200d"  # joins the parts of an emoji
