"""The errors that a caller may meet. Each carries a message key and data; the words are in the message files.

PessoiError
├── Malformed        a text, document or option that can't be understood
├── Illegal          a move that the rules forbid here (with its ``refusal``)
├── NotYourTurn      a move by a seat that is not to move
├── Stale            a command that answers an earlier ply
└── Unknown          a game, option or rules version that isn't there
"""

from pessoi.core.legality import Refusal


class PessoiError(Exception):
    """Base of all errors meant for a caller: ``key`` names the message, ``data`` fills it."""

    def __init__(self, key: str, **data: object) -> None:
        details = ", ".join(f"{name}={value!r}" for name, value in data.items())
        super().__init__(f"{key}({details})")
        self.key = key
        self.data: dict[str, object] = data


class Malformed(PessoiError):
    """Something that can't be understood. ``faults`` lists all that is wrong at once, when there is more to say."""

    def __init__(self, key: str, faults: "list[PessoiError] | None" = None, **data: object) -> None:
        super().__init__(key, **data)
        self.faults: list[PessoiError] = [] if faults is None else faults


class Illegal(PessoiError):
    """A move that the rules forbid here."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, rule=refusal.rule, **refusal.data)
        self.refusal = refusal


class NotYourTurn(PessoiError):
    """A move by a seat that is not to move."""


class Stale(PessoiError):
    """A command that answers an earlier ply than the current one."""


class Unknown(PessoiError):
    """A game, option or rules version that isn't there."""
