"""What leaves for a guest at a table, as JSON: made of what ``core.view`` shows and of the table's public rows."""

from collections.abc import Sequence

import msgspec

from pessoi.core.state import OVER, SPECTATOR
from pessoi.server.acts import Undo, undo_of
from pessoi.server.live import LiveTable
from pessoi.server.rows import ChatRow, SeatRow, TableRow
from pessoi.server.store import Listed

Message = dict[str, object]
"""A message before it is written out; it may hold ``msgspec.Raw`` parts."""


def table_info(table: LiveTable, guest: str) -> Message:
    """A table as ``guest`` sees it: everything but the play itself."""
    row, over = table.row, table.row.state == "over"
    return {
        "id": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "options": row.options,
        "state": row.state,
        "created": row.created,
        "private": row.private,
        "code": row.code,
        "version": row.version,
        "host": row.host == guest,
        "seats": [
            {
                "index": seat.number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "mine": guest in table.holders[seat.number],
                "present": seat.number in table.present,
                "resigned": seat.resigned,
            }
            for seat in table.seats
        ],
        "clock": row.clock,
        "fairness": {
            "commitment": row.commitment,
            "values": [seat.value for seat in table.seats],
            "secret": row.secret if over and row.secret else None,
        }
        if row.commitment
        else None,
        "result": row.result,
        "rematch": row.rematch,
        "previous": row.previous,
        "spectators": sum(place < 0 for place in table.present),
    }


def summary(listed: Listed) -> Message:
    """A table as a list of tables shows it."""
    row, seats, held = listed
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "state": row.state,
        "created": row.created,
        "moved": row.moved,
        "private": row.private,
        "clock": row.clock,
        "my_turn": row.state == "playing" and row.to_move in held,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "mine": seat.number in held} for seat in seats
        ],
        "result": row.result,
    }


def clocks(row: TableRow, seats: Sequence[SeatRow]) -> Message | None:
    """The times left; that of the ``running`` seat counts down from ``at``."""
    if row.clock is None or row.left is None:
        return None
    running = row.to_move if row.deadline is not None else None
    return {"left": row.left, "running": running, "at": row.turn_started}


def chat_lines(lines: Sequence[ChatRow]) -> list[Message]:
    """Chat lines as the stream sends them."""
    return [
        {"number": line.number, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
        for line in lines
    ]


def undo_state(table: LiveTable, viewer: int) -> Message:
    """What the viewer may take back freely, whether it may ask for more, and what is being asked; in its own plies."""
    can = Undo(False, None, None)
    if viewer >= 0 and table.row.state == "playing" and table.seats[viewer].resigned is None:
        can = undo_of(table.play, viewer)
    asked = table.row.undo
    return {
        "free": can.free,
        "step": None if can.step is None else table.seen_ply(can.step, viewer),
        "turn": None if can.turn is None else table.seen_ply(can.turn, viewer),
        "asked": None
        if asked is None
        else {"seat": asked["seat"], "to": table.seen_ply(asked["to"], viewer), "waiting": asked["waiting"]},
    }


def _now(table: LiveTable, viewer: int) -> Message:
    view, legal = table.shown(viewer)
    to_move = table.play.state.to_move if table.row.state != "over" else OVER
    return {
        "seat": None if viewer == SPECTATOR else viewer,
        "version": table.row.version,
        "ply": table.play.ply_for(viewer),
        "to_move": to_move,
        "state": table.row.state,
        "view": view,
        "legal": legal,
        "clocks": clocks(table.row, table.seats),
        "undo": undo_state(table, viewer),
    }


def welcome(table: LiveTable, guest: str, since: int | None) -> Message:
    """The first message of a stream: all that there is, or what came after the version ``since``."""
    mine = table.seats_of(guest)
    viewer = table.viewer(mine)
    log = table.log(viewer)
    missed = log.since(since) if since is not None and since <= table.row.version else None
    return {
        "type": "welcome",
        "table": table_info(table, guest),
        "seats": mine,
        "whole": missed is None,
        "entries": log.entries if missed is None else missed,
        "chat": chat_lines(table.chat),
        **_now(table, viewer),
    }


def moves(table: LiveTable, viewer: int, since: int, whole: bool) -> Message:
    """What a step of the play changed for a viewer that was at version ``since``; with ``whole`` the log anew, the
    last ``fresh`` entries of which are the step."""
    log = table.log(viewer)
    step = log.since(since)
    return {
        "type": "moves",
        "from": since,
        "whole": whole,
        "fresh": len(step),
        "entries": log.entries if whole else step,
        **_now(table, viewer),
    }


def encode(message: Message) -> str:
    """A message as one JSON text."""
    return msgspec.json.encode(message).decode()
