"""Playing: moves, drafts, undo, resignation, chat."""

from typing import Any

from litestar import delete, post
from litestar.params import FromPath, JSONBody

from pessoi.core.errors import Illegal, Malformed, PessoiError
from pessoi.core.notation import read_moves
from pessoi.core.view import legal_moves, view
from pessoi.server import acts, store
from pessoi.server.edit import Edit
from pessoi.server.gate import Guest, TheGuest
from pessoi.server.live import LiveTable, with_fields
from pessoi.server.requests import (
    CHAT_LENGTH,
    NAME_LENGTH,
    ChatText,
    Draft,
    Moves,
    Resignation,
    SeatOnly,
    UndoAnswer,
    UndoWish,
    clean_text,
)
from pessoi.server.service import TheService

Answer = dict[str, Any]


@post("/tables/{table_id:str}/moves", status_code=200)
async def move(guest: TheGuest, service: TheService, table_id: FromPath[str], data: JSONBody[Moves]) -> Answer:
    """Make moves: all of them, or none. With a key that was used before, the answer of then."""
    service.commands.take(guest.id, guest.address)

    def act(edit: Edit) -> Answer:
        acts.move(edit, guest.id, data.seat, data.version, data.moves)
        return {"version": edit.row.version}

    return await service.tables.command(table_id, guest.id, data, act)


@post("/tables/{table_id:str}/draft", status_code=200)
async def draft(guest: TheGuest, service: TheService, table_id: FromPath[str], data: JSONBody[Draft]) -> Answer:
    """What moves would come to, and how they could go on; nothing is stored."""
    service.commands.take(guest.id, guest.address)
    return await service.tables.look(table_id, lambda table: _try(table, guest, data))


def _try(table: LiveTable, guest: Guest, data: Draft) -> Answer:
    acts.check_held(table, guest.id, data.seat)
    acts.check_version(table.row, data.version)
    texts, refusal = data.moves, None
    try:
        drafted = table.play.draft(data.seat, read_moves(table.game, texts))
    except (Illegal, Malformed):
        # Show how far the moves can go: up to the first that can't be made.
        made = 0
        while made < len(texts):
            try:
                table.play.draft(data.seat, read_moves(table.game, texts[: made + 1]))
            except (Illegal, Malformed) as first:
                fault = _innermost(first)
                break
            made += 1
        drafted = table.play.draft(data.seat, read_moves(table.game, texts[:made]))
        refusal = {"key": fault.key, "data": fault.data, "rule": fault.data.get("rule", ""), "index": made}
    state = drafted.state
    return {
        "view": view(table.game, state, data.seat),
        "legal": [] if drafted.whole else with_fields(legal_moves(table.game, state, data.seat)),
        "to_move": state.to_move,
        "final": drafted.whole,
        "events": [event.seen(data.seat) for event in drafted.events],
        "refusal": refusal,
    }


def _innermost(error: PessoiError) -> PessoiError:
    """What is wrong with the one move that can't be made: the first fault at the bottom of ``error``."""
    while isinstance(error, Malformed) and error.faults:
        error = error.faults[0]
    return error


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(guest: TheGuest, service: TheService, table_id: FromPath[str], data: JSONBody[UndoWish]) -> Answer:
    """Take back what may be taken back freely, else ask the others."""
    service.commands.take(guest.id, guest.address)

    def act(edit: Edit) -> Answer:
        if acts.undo(edit, guest.id, data.seat, data.version, data.to == "turn"):
            return {"version": edit.row.version}
        return {"asked": True}

    return await service.tables.command(table_id, guest.id, data, act)


@post("/tables/{table_id:str}/undo/answer", status_code=200)
async def answer_undo(
    guest: TheGuest, service: TheService, table_id: FromPath[str], data: JSONBody[UndoAnswer]
) -> Answer:
    """Agree to an undo, or not."""
    service.commands.take(guest.id, guest.address)

    def act(edit: Edit) -> Answer:
        acts.answer_undo(edit, guest.id, data.seat, data.accept)
        return {"version": edit.row.version}

    return await service.tables.change(table_id, act)


@delete("/tables/{table_id:str}/undo", status_code=200)
async def withdraw_undo(
    guest: TheGuest, service: TheService, table_id: FromPath[str], data: JSONBody[SeatOnly]
) -> Answer:
    """Withdraw one's own request."""
    service.commands.take(guest.id, guest.address)

    def act(edit: Edit) -> Answer:
        acts.withdraw_undo(edit, guest.id, data.seat)
        return {"version": edit.row.version}

    return await service.tables.change(table_id, act)


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(guest: TheGuest, service: TheService, table_id: FromPath[str], data: JSONBody[Resignation]) -> Answer:
    """Give the play up for a seat."""
    service.commands.take(guest.id, guest.address)

    def act(edit: Edit) -> Answer:
        acts.resign(edit, guest.id, data.seat, data.version)
        return {"version": edit.row.version}

    return await service.tables.command(table_id, guest.id, data, act)


@post("/tables/{table_id:str}/chat", status_code=200)
async def chat(guest: TheGuest, service: TheService, table_id: FromPath[str], data: JSONBody[ChatText]) -> Answer:
    """Say something at a table; spectators may, too."""
    service.chats.take(guest.id, guest.address)
    text = clean_text(data.text, CHAT_LENGTH)
    name = await service.database.read(lambda connection: store.guest_name(connection, guest.id))
    name = clean_text(name, NAME_LENGTH)
    return {"number": await service.tables.change(table_id, lambda edit: acts.chat(edit, guest.id, name, text))}


HANDLERS = [move, draft, undo, answer_undo, withdraw_undo, resign, chat]
