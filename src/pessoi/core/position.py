"""Positions as bytes: a state written out as a JSON document, like FEN in chess."""

import msgspec

from pessoi.core.errors import Malformed
from pessoi.core.game import Document, Game, Options
from pessoi.core.state import State


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
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed("core-json", detail=str(error)) from None
    if not isinstance(document, dict):
        raise Malformed("core-json-object")
    return document
