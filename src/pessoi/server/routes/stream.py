"""The stream of a table: a WebSocket that brings what is new. Commands go by POST."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pessoi.core.errors import PessoiError
from pessoi.server.errors import status_of
from pessoi.server.failures import error_document, language_of
from pessoi.server.gate import guest_of
from pessoi.server.hub import Socket
from pessoi.server.limits import Limiter
from pessoi.server.messages import encode
from pessoi.server.service import TheService
from pessoi.server.settings import Rate

_PINGS = Rate(20, 2)
_REFUSED, _TOO_SLOW, _TOO_FAST = 4000, 1013, 4429


@websocket("/tables/{table_id:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], service: TheService, table_id: FromPath[str]) -> None:
    """What happens at a table, as the guest may know it, from the version ``since`` on."""
    guest = guest_of(socket.scope)
    await socket.accept()
    try:
        seat = await service.hub.join(table_id, guest.id, guest.address, _since(socket.query_params.get("since")))
    except PessoiError as error:
        language = language_of(socket.headers.get("accept-language", ""))
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(encode({"type": "error", "error": error_document(error, language)}))
            await socket.close(_REFUSED + status_of(error))
        return
    sender = asyncio.create_task(_send(socket, seat))
    try:
        await _listen(socket, seat)
    finally:
        service.hub.leave(seat)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await sender


async def _send(socket: WebSocket[Any, Any, Any], seat: Socket) -> None:
    while True:
        text = await seat.queue.get()
        if text is None:
            await socket.close(_TOO_SLOW)
            return
        await socket.send_text(text)


async def _listen(socket: WebSocket[Any, Any, Any], seat: Socket) -> None:
    """Answer pings until the other end goes. Whatever else it sends is ignored, and too much of it is the end."""
    pings = Limiter(_PINGS)
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if pings.wait_of(""):
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(_TOO_FAST)
            return
        if "ping" in (message.get("text") or "")[:100]:
            seat.send('{"type":"pong"}')


def _since(text: str | None) -> int | None:
    """The version that the client has; None when it has none, or something that isn't one."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else None


HANDLERS = [stream]
