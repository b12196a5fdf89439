"""The addresses of the API, by subject. Handlers only translate: what is done stands in the modules beside."""

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from pessoi.server.answers import Failed
from pessoi.server.routes import games, guests, play, records, seats, stream, tables

HANDLERS = [*games.HANDLERS, *guests.HANDLERS, *tables.HANDLERS, *seats.HANDLERS, *play.HANDLERS, *records.HANDLERS,
            *stream.HANDLERS]  # fmt: skip
"""All handlers below ``/api``."""

_FAILURES = {
    400: "Something can't be understood",
    403: "Not by this guest",
    404: "There is no such thing",
    409: "Not now",
    422: "The rules forbid it",
    429: "Too much at once",
    503: "Not at present; try again",
}

for _handler in HANDLERS:
    if isinstance(_handler, HTTPRouteHandler):
        _handler.responses = {
            status: ResponseSpec(Failed, description=words, generate_examples=False)
            for status, words in _FAILURES.items()
        }
