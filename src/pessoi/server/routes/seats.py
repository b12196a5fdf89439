"""Seats: sitting down, leaving, links."""

from typing import Any

from litestar import delete, post
from litestar.params import FromPath, JSONBody

from pessoi.server import acts, store
from pessoi.server.gate import TheGuest
from pessoi.server.messages import table_info
from pessoi.server.requests import NAME_LENGTH, Sit, clean_text
from pessoi.server.service import TheService
from pessoi.server.tokens import new_secret, stored_secret

Answer = dict[str, Any]
_SEAT = "/tables/{table_id:str}/seats/{number:int}"


@post(_SEAT, status_code=200)
async def sit(
    guest: TheGuest, service: TheService, table_id: FromPath[str], number: FromPath[int], data: JSONBody[Sit]
) -> Answer:
    """Sit down at an open seat."""
    service.commands.take(guest.id, guest.address)
    name = clean_text(data.name, NAME_LENGTH)
    if not name:
        name = await service.database.read(lambda connection: store.guest_name(connection, guest.id))
    await service.tables.change(table_id, lambda edit: acts.sit(edit, guest.id, number, name, data.value))
    return await service.tables.look(table_id, lambda table: table_info(table, guest.id))


@delete(_SEAT, status_code=200)
async def leave(guest: TheGuest, service: TheService, table_id: FromPath[str], number: FromPath[int]) -> Answer:
    """Give a seat back before the play has begun."""
    service.commands.take(guest.id, guest.address)
    await service.tables.change(table_id, lambda edit: acts.leave(edit, guest.id, number))
    return await service.tables.look(table_id, lambda table: table_info(table, guest.id))


@post(_SEAT + "/link")
async def link(guest: TheGuest, service: TheService, table_id: FromPath[str], number: FromPath[int]) -> Answer:
    """A new link to one's own seat, for another browser; its secret is told this one time."""
    service.commands.take(guest.id, guest.address)
    secret = new_secret()
    await service.tables.change(table_id, lambda edit: acts.link(edit, guest.id, number, stored_secret(secret)))
    return {"secret": secret}


HANDLERS = [sit, leave, link]
