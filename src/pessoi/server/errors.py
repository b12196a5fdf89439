"""The server's own refusals: a message key, data and the HTTP status that goes with it."""

from pessoi.core.errors import Illegal, Malformed, NotYourTurn, PessoiError, Stale, Unknown


class Refused(PessoiError):
    """A request that the server doesn't carry out; ``status`` is the HTTP status of the answer."""

    def __init__(self, key: str, status: int, **data: object) -> None:
        super().__init__(key, **data)
        self.status = status


def status_of(error: PessoiError) -> int:
    """The HTTP status that answers an error of the core or of the server."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, Illegal):
        return 422
    if isinstance(error, (NotYourTurn, Stale)):
        return 409
    if isinstance(error, Unknown):
        return 404
    if isinstance(error, Malformed):
        return 400
    return 400


def unknown_table(table_id: str) -> Refused:
    """No table has this id."""
    return Refused("server-unknown-table", 404, table=table_id[:16])


def stale(version: int) -> Refused:
    """The command answers an earlier version of the play."""
    return Refused("server-stale", 409, version=version)


def not_your_seat(seat: int) -> Refused:
    """The guest doesn't hold the seat for which it speaks."""
    return Refused("server-not-your-seat", 403, seat=seat)


def not_playing(state: str) -> Refused:
    """The table has not begun, or is over."""
    return Refused("server-not-playing", 409, state=state)
