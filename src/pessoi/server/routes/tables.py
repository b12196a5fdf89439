"""Tables: the lobby, new ones, and what one of them is."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from pessoi.server import founding, store
from pessoi.server.gate import Guest, TheGuest
from pessoi.server.messages import summary, table_info
from pessoi.server.requests import NAME_LENGTH, NewTable, clean_text
from pessoi.server.service import Service, TheService

Answer = dict[str, Any]


@get("/tables")
async def lobby(guest: TheGuest, service: TheService) -> Answer:
    """Tables that wait for players, and those of the guest."""

    def look(connection: Connection) -> Answer:
        return {
            "open": [summary(listed) for listed in store.open_tables(connection, guest.id)],
            "mine": [summary(listed) for listed in store.tables_of(connection, guest.id)],
        }

    return await service.database.read(look)


@post("/deals")
async def promise_deal(guest: TheGuest, service: TheService) -> Answer:
    """A commitment for the next table that the guest makes."""
    service.creations.take(guest.id, guest.address)
    return {"commitment": await founding.promise(service.tables, guest.id)}


@post("/tables")
async def new_table(guest: TheGuest, service: TheService, data: JSONBody[NewTable]) -> Answer:
    """Make a table. It begins at once when no seat is open."""
    service.creations.take(guest.id, guest.address)
    name = next((clean_text(seat.name, NAME_LENGTH) for seat in data.seats if seat.kind == "me"), "")
    if not name:
        name = await service.database.read(lambda connection: store.guest_name(connection, guest.id))
    table_id = await founding.found(service.tables, guest.id, data, name)
    return await _info(service, table_id, guest)


@get("/tables/{table_id:str}")
async def one_table(guest: TheGuest, service: TheService, table_id: FromPath[str]) -> Answer:
    """A table, without the play itself."""
    await service.tables.news(table_id)
    return await _info(service, table_id, guest)


@post("/tables/{table_id:str}/rematch")
async def new_rematch(guest: TheGuest, service: TheService, table_id: FromPath[str]) -> Answer:
    """The table on which the same people play once more."""
    service.creations.take(guest.id, guest.address)
    return {"id": await founding.rematch(service.tables, guest.id, table_id)}


async def _info(service: Service, table_id: str, guest: Guest) -> Answer:
    return await service.tables.look(table_id, lambda table: table_info(table, guest.id))


HANDLERS = [lobby, promise_deal, new_table, one_table, new_rematch]
