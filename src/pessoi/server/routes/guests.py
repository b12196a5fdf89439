"""The guest who asks: name and tables."""

from typing import Any

from litestar import get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from pessoi.server import store
from pessoi.server.acts import attach
from pessoi.server.errors import Refused
from pessoi.server.gate import TheGuest
from pessoi.server.messages import summary
from pessoi.server.requests import NAME_LENGTH, Me, SeatLink, clean_text
from pessoi.server.service import TheService
from pessoi.server.tables import now_ms
from pessoi.server.tokens import is_code, stored_secret

Answer = dict[str, Any]


@get("/me")
async def me(guest: TheGuest, service: TheService) -> Answer:
    """The guest's name and the tables at which it sits."""

    def look(connection: Connection) -> Answer:
        tables = [summary(listed) for listed in store.tables_of(connection, guest.id)]
        return {"name": store.guest_name(connection, guest.id), "tables": tables}

    return await service.database.read(look)


@put("/me")
async def name_me(guest: TheGuest, service: TheService, data: JSONBody[Me]) -> Answer:
    """Choose a name."""
    service.commands.take(guest.id, guest.address)
    name = clean_text(data.name, NAME_LENGTH)
    await service.database.write(lambda connection: store.name_guest(connection, guest.id, name, now_ms()))
    return await me.fn(guest, service)  # type: ignore[no-any-return]


@post("/seats", status_code=200)
async def attach_seat(guest: TheGuest, service: TheService, data: JSONBody[SeatLink]) -> Answer:
    """Hold the seat of a seat link in this browser too."""
    service.lookups.take(guest.address)
    found = await service.database.read(lambda connection: store.linked_seat(connection, stored_secret(data.secret)))
    if found is None:
        raise Refused("server-unknown-seat-link", 404)
    table_id, seat = found
    await service.tables.change(table_id, lambda edit: attach(edit, guest.id, seat))
    return {"table": table_id, "seat": seat}


@get("/codes/{code:str}")
async def find_code(guest: TheGuest, service: TheService, code: FromPath[str]) -> Answer:
    """The table of an invitation code."""
    service.lookups.take(guest.address)
    wanted = code.strip().upper()
    found = None
    if is_code(wanted):
        found = await service.database.read(lambda connection: store.table_of_code(connection, wanted))
    if found is None:
        raise Refused("server-unknown-code", 404)
    return {"id": found}


HANDLERS = [me, name_me, attach_seat, find_code]
