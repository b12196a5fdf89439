"""Records and replays."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery

from pessoi.core.record import Fairness, read_record, record_for, record_of, write_record
from pessoi.core.state import SPECTATOR
from pessoi.core.view import seen_entries, view
from pessoi.server import founding
from pessoi.server.acts import check_held
from pessoi.server.errors import Refused
from pessoi.server.gate import TheGuest
from pessoi.server.live import LiveTable
from pessoi.server.messages import table_info
from pessoi.server.requests import Number
from pessoi.server.service import TheService
from pessoi.server.settings import Limits

Answer = dict[str, Any]


@get("/tables/{table_id:str}/record")
async def record(
    guest: TheGuest, service: TheService, table_id: FromPath[str], seat: FromQuery[Number | None] = None
) -> Response[bytes]:
    """The record: whole when the table is over; before that as a seat (one's own) or a spectator may know it."""
    body = await service.tables.look(table_id, lambda table: record_bytes(table, guest.id, seat))
    name = f'attachment; filename="pessoi-{table_id}.json"'
    return Response(body, media_type="application/json", headers={"content-disposition": name})


def record_bytes(table: LiveTable, guest: str, seat: int | None) -> bytes:
    """The record of a table for a guest."""
    row, names = table.row, [seat.name for seat in table.seats]
    fairness = None
    values = [seat.value for seat in table.seats]
    if row.commitment and None not in values:
        secret = row.secret if row.state == "over" and row.secret else None
        fairness = Fairness(row.commitment, [value or "" for value in values], secret)
    if row.state == "over":
        return write_record(record_of(table.play, names, fairness, row.result, row.position))
    if seat is None:
        mine = table.seats_of(guest)
        viewer = mine[0] if mine else SPECTATOR
    else:
        check_held(table, guest, seat)
        viewer = seat
    return write_record(record_for(table.play, viewer, names, fairness))


@post("/records", request_max_body_size=Limits().record_body)
async def upload(request: Request[Any, Any, Any], guest: TheGuest, service: TheService) -> Answer:
    """Store a record as a table that can be replayed."""
    service.creations.take(guest.id, guest.address)
    document = read_record(await request.body())
    return {"id": await founding.found_replay(service.tables, guest.id, document)}


@get("/tables/{table_id:str}/replay")
async def replay(guest: TheGuest, service: TheService, table_id: FromPath[str], seat: FromQuery[str] = "") -> Answer:
    """All entries of a finished play, as a seat saw them; without ``seat`` as a spectator did."""

    def look(table: LiveTable) -> Answer:
        viewer = _viewer(table, seat)
        entries = seen_entries(table.game, table.play.entries, viewer)
        return {
            "table": table_info(table, guest.id),
            "plies": table.play.ply_for(viewer),
            "entries": [table.entry_document(entry) for entry in entries],
        }

    return await service.tables.look(table_id, look)


@get("/tables/{table_id:str}/replay/{ply:int}")
async def replay_ply(
    guest: TheGuest, service: TheService, table_id: FromPath[str], ply: FromPath[int], seat: FromQuery[str] = ""
) -> Answer:
    """What a seat saw at a ply of a finished play, and the move that had led there."""

    def look(table: LiveTable) -> Answer:
        viewer = _viewer(table, seat)
        if not 0 <= ply <= table.play.ply_for(viewer):
            raise Refused("server-unknown-ply", 404, ply=ply, plies=table.play.ply_for(viewer))
        state = table.play.state_at(table.true_ply(ply, viewer))
        return {"ply": ply, "view": view(table.game, state, viewer), "entry": table.entry_at(ply, viewer)}

    return await service.tables.look(table_id, look)


def _viewer(table: LiveTable, seat: str) -> int:
    if table.row.state != "over":
        raise Refused("server-not-over", 409)
    if seat in ("", "spectator"):
        return SPECTATOR
    if not (seat.isascii() and seat.isdigit() and len(seat) < 4 and int(seat) < len(table.seats)):
        raise Refused("server-unknown-seat", 404, seat=seat[:20], seats=len(table.seats))
    return int(seat)


HANDLERS = [record, upload, replay, replay_ply]
