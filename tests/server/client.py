"""A guest as the tests play it: a browser's cookie, commands by POST and a stream."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets

Document = dict[str, Any]
PATIENCE = 60
"""Seconds after which a message that doesn't come is a failure; nothing is said about speed."""


class Guest:
    """One browser."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address = address
        self.secret = cookie or secrets.token_urlsafe(32)
        self._client = httpx.AsyncClient(
            base_url=address, cookies={"pessoi_guest": self.secret}, timeout=PATIENCE, trust_env=False
        )

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.aclose()

    def moved_to(self, address: str) -> "Guest":
        """The same browser at another worker."""
        return Guest(address, self.secret)

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Any request below ``/api``."""
        if body is not None:
            more["json"] = body
        return await self._client.request(method, f"/api{path}", **more)

    async def get(self, path: str) -> Any:
        """The document at a path, which must be there."""
        return _good(await self.ask("GET", path))

    async def post(self, path: str, body: object = None) -> Any:
        """The answer to a command, which must be good."""
        return _good(await self.ask("POST", path, body))

    async def refused(self, method: str, path: str, body: object = None) -> tuple[int, Document]:
        """Status and error of a request that must be refused."""
        answer = await self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        error = answer.json()["error"]
        assert error["message"], error
        assert error["message"] != error["key"], f"no words for {error['key']}"
        return answer.status_code, error

    async def table(self, *seats: Document, **more: Any) -> Document:
        """A new table."""
        table: Document = await self.post("/tables", {"game": "carcassonne", "seats": list(seats), **more})
        return table

    async def move(self, table: str, seat: int, version: int, *moves: str, key: str = "") -> int:
        """Make moves; the new version."""
        body = {"seat": seat, "version": version, "key": key or secrets.token_hex(8), "moves": list(moves)}
        answer = await self.post(f"/tables/{table}/moves", body)
        return int(answer["version"])

    async def legal(self, table: str, seat: int, version: int, *moves: str) -> list[str]:
        """The legal moves after some others, as texts."""
        draft = await self.post(f"/tables/{table}/draft", {"seat": seat, "version": version, "moves": list(moves)})
        return [move["text"] for move in draft["legal"]]

    @asynccontextmanager
    async def stream(self, table: str, since: int | None = None) -> AsyncIterator["Stream"]:
        """An open stream of a table, its welcome read."""
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/stream"
        if since is not None:
            address += f"?since={since}"
        headers = {"cookie": f"pessoi_guest={self.secret}"}
        async with websockets.connect(address, additional_headers=headers, proxy=None, max_size=2**24) as socket:
            stream = Stream(socket)
            await stream.read()
            yield stream


class Stream:
    """What came over a stream, and the state that follows from it."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.table: Document = {}
        self.now: Document = {}
        self.entries: list[Document] = []
        self.chat: list[Document] = []

    async def read(self) -> Document:
        """The next message, worked in."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Document = json.loads(text)
        if message["type"] in ("welcome", "moves"):
            if message["type"] == "moves":
                assert message["from"] == self.now["version"], "a step got lost"
            self.now = message
            if message["whole"]:
                self.entries = []
            self.entries += message["entries"]
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message["type"] in ("welcome", "chat"):
            self.chat += message["chat"]
        if message["type"] == "undo":
            self.now["undo"] = message["undo"]
        return message

    async def until(self, holds: Callable[["Stream"], bool]) -> None:
        """Read until something holds."""
        while not holds(self):
            await self.read()

    async def version(self, version: int) -> None:
        """Read until the play is at a version, or beyond."""
        await self.until(lambda stream: stream.now["version"] >= version)


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
    return answer.json()


async def play_out(guest: Guest, stream: Stream, limit: int = 1000) -> int:
    """Play the first legal moves for all seats of a guest until the table is over; the number of moves it made."""
    made = 0
    while stream.now["state"] == "playing" and made < limit:
        now = stream.now
        if not now["legal"]:
            await stream.read()
            continue
        body = {"seat": now["seat"], "version": now["version"], "key": secrets.token_hex(8)}
        path = f"/tables/{stream.table['id']}/moves"
        answer = await guest.ask("POST", path, {**body, "moves": [now["legal"][0]["text"]]})
        assert answer.status_code in (200, 409), answer.text  # somebody else may have resigned or taken back meanwhile
        made += answer.status_code == 200
        await stream.version(now["version"] + 1)
    return made
