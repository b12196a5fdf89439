"""Positions as bytes: a state written out as a JSON document, like FEN in chess."""

import re

import msgspec

from pessoi.core.errors import Malformed
from pessoi.core.game import Document, Game, Options
from pessoi.core.state import State

_PLACE = re.compile(r"\(byte (\d+)\)")
"""Where msgspec says that a text is no JSON; one that ends too early has no such place but its end."""


def write_position(game: Game, state: State) -> bytes:
    """The canonical bytes of a state, redacted ones too: equal states give equal bytes."""
    return msgspec.json.encode(game.dump(state))


def read_position(game: Game, data: bytes | str, options: Options) -> State:
    """The state of a position; raises ``Malformed`` with everything that is wrong with it."""
    return game.load(read_json(data), options)


def read_json(data: bytes | str) -> Document:
    """The JSON object in ``data``; raises ``Malformed`` when there is none, however odd the bytes."""
    try:
        document = msgspec.json.decode(data)
    except RecursionError:
        raise Malformed("core-too-deep") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        place = _PLACE.search(str(error))
        raise Malformed("core-json", byte=int(place[1]) if place else len(data)) from None
    if not isinstance(document, dict):
        raise Malformed("core-json-object")
    return document
