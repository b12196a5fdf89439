"""The addresses of the API, by subject. Handlers only translate: what is done stands in the modules beside."""

from pessoi.server.routes import games, guests, play, records, seats, stream, tables

HANDLERS = [*games.HANDLERS, *guests.HANDLERS, *tables.HANDLERS, *seats.HANDLERS, *play.HANDLERS, *records.HANDLERS,
            *stream.HANDLERS]  # fmt: skip
"""All handlers below ``/api``."""
