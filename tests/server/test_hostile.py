"""Whatever bytes come, no worker falls, no answer is a fault of ours, and nothing changes."""

import asyncio
import json
import random
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pessoi.server import Settings
from tests.server.client import PATIENCE, Guest, Stream
from tests.server.conftest import QUICK
from tests.server.running import thread_server

ME, LOCAL = {"kind": "me"}, {"kind": "local"}
Guests = Callable[[str], Guest]


@pytest.fixture(scope="module")
def lone_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server of this module's own."""
    file = tmp_path_factory.mktemp("hostile") / "pessoi.sqlite3"
    with thread_server(Settings(f"sqlite:///{file}", **QUICK)) as address:  # type: ignore[arg-type]
        yield address


@pytest.fixture(scope="module")
def table(lone_server: str) -> tuple[str, str]:
    """The id of a table in play and the cookie of the guest who holds its seats."""
    cookie = secrets.token_urlsafe(32)
    with httpx.Client(base_url=lone_server, cookies={"pessoi_guest": cookie}, trust_env=False) as client:
        wish = {"game": "carcassonne", "seats": [ME, LOCAL], "options": {"first": "0"}}
        return client.post("/api/tables", json=wish).json()["id"], cookie


PATHS = (
    "/api/me",
    "/api/tables",
    *(
        "/api/tables/{id}" + path
        for path in ("", "/moves", "/draft", "/undo", "/undo/answer", "/resign", "/chat", "/rematch", "/record")
    ),
    *("/api/tables/{id}" + path for path in ("/replay", "/replay/3", "/seats/0", "/seats/1/link")),
    *("/api" + path for path in ("/seats", "/records", "/games/carcassonne/rules", "/codes/ABCDEF", "/health")),
    *("/", "/table/x", "/assets/x.js", "/api/nothing", "/api/schema/openapi.json"),
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")
SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
    | st.sampled_from(["carcassonne", "0,-1 r2", "none", "undo 0", "\u0000", "\ud800", "x" * 5000, 2**63, 10**400, -1])
)  # fmt: skip
NAMES = st.sampled_from(
    ["seat", "version", "key", "moves", "to", "accept", "text", "name", "game", "seats", "options", "clock", "secret"]
) | st.text(max_size=8)
DOCUMENTS = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=6),
    max_leaves=12,
)
HEADERS = st.dictionaries(
    st.sampled_from(
        [
            "content-type",
            "accept-language",
            "accept-encoding",
            "cookie",
            "origin",
            "if-none-match",
            "range",
            "x-forwarded-for",
        ]
    ),
    st.binary(max_size=60).map(lambda raw: bytes(byte for byte in raw if byte >= 32 and byte != 127).strip()),
    max_size=4,
)


def is_json(document: object) -> bytes:
    return json.dumps(document, ensure_ascii=True).encode()


@given(
    method=st.sampled_from(METHODS),
    path=st.sampled_from(PATHS),
    tail=st.text(max_size=12) | st.just(""),
    body=DOCUMENTS.map(is_json) | st.binary(max_size=200),
    headers=HEADERS,
)
@settings(max_examples=250, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_no_request_is_answered_with_a_fault(
    lone_server: str, table: tuple[str, str], method: str, path: str, tail: str, body: bytes, headers: dict[str, bytes]
) -> None:
    """Known and unknown addresses, with sensible and senseless bodies and headers, by a guest who holds the seats."""
    address = path.replace("{id}", table[0])
    if tail:
        address += "/" + "".join(f"%{byte:02x}" for byte in tail.encode("utf-8", "surrogatepass"))
    given_headers: dict[str, bytes | str] = {"content-type": "application/json", **headers}
    given_headers.setdefault("cookie", f"pessoi_guest={table[1]}")
    raw = httpx.Headers([(name.encode(), value if isinstance(value, bytes) else value.encode())
                         for name, value in given_headers.items()])  # fmt: skip
    with httpx.Client(base_url=lone_server, trust_env=False, timeout=PATIENCE) as client:
        answer = client.request(method, address, content=body, headers=raw)
        assert answer.status_code < 500 or (answer.status_code == 503 and not path.startswith("/api")), answer.text
        if answer.status_code >= 400 and address.startswith("/api") and method != "HEAD":
            error = answer.json()["error"]
            assert error["key"]
        assert client.get("/api/health").json()["status"] == "ok"


@given(document=DOCUMENTS)
@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_no_move_of_any_form_changes_the_play_unless_it_is_legal(
    lone_server: str, table: tuple[str, str], document: object
) -> None:
    with httpx.Client(
        base_url=lone_server, cookies={"pessoi_guest": table[1]}, trust_env=False, timeout=PATIENCE
    ) as client:
        path = f"/api/tables/{table[0]}"
        before = client.get(path).json()["version"]
        wish = {"seat": 0, "version": before, "key": secrets.token_hex(8), "moves": document}
        answer = client.post(f"{path}/moves", content=is_json(wish), headers={"content-type": "application/json"})
        assert answer.status_code in (400, 409, 422)
        assert client.get(path).json()["version"] == before


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"moves":' * 6_000,
        b"\xff\xfe\x00",
        b'{"seat":0,"seat":1}',
        b'{"text":"\\ud800"}',
        b"1e999",
        b"",
        b"null",
    ],
)
@pytest.mark.parametrize("path", ["moves", "draft", "undo", "chat", "records"])
def test_bodies_made_to_break_a_reader(lone_server: str, table: tuple[str, str], path: str, body: bytes) -> None:
    address = "/api/records" if path == "records" else f"/api/tables/{table[0]}/{path}"
    with httpx.Client(
        base_url=lone_server, cookies={"pessoi_guest": table[1]}, trust_env=False, timeout=PATIENCE
    ) as client:
        answer = client.post(address, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]["message"]


def test_oversized_bodies_are_not_read(lone_server: str, table: tuple[str, str]) -> None:
    with httpx.Client(
        base_url=lone_server, cookies={"pessoi_guest": table[1]}, trust_env=False, timeout=PATIENCE
    ) as client:
        for path, size in ((f"/api/tables/{table[0]}/chat", 70_000), ("/api/records", 3_000_000)):
            answer = client.post(path, content=b'"' + b"x" * size + b'"', headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["error"]["key"]) == (413, "server-too-large")

        def endless() -> Iterator[bytes]:
            for _ in range(40):
                yield b"x" * 4_000

        answer = client.post(f"/api/tables/{table[0]}/chat", content=endless())
        assert answer.status_code == 413


def test_bytes_that_are_not_http(lone_server: str) -> None:
    """Random bytes, half a request, a request line without end: the connection ends, the server goes on."""
    host, port = urlsplit(lone_server).hostname, urlsplit(lone_server).port
    chance = random.Random(7)
    for raw in (
        *(chance.randbytes(400) for _ in range(10)),
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5_000,
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n",
        b"GET /\xff\xfe\xc3 HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: pessoi_guest=\xff\xff\r\n\r\n",
        b"GET /api/tables/%00%ff/stream HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
    ):
        with socket.create_connection((str(host), int(port or 0)), timeout=PATIENCE) as connection:
            try:
                connection.sendall(raw)
                connection.shutdown(socket.SHUT_WR)
                answer = connection.recv(65536)
            except ConnectionError:
                answer = b""
            assert b" 500 " not in answer.split(b"\r\n")[0]
    assert httpx.get(f"{lone_server}/api/health", trust_env=False).json()["status"] == "ok"


async def test_frames_of_any_form_end_at_most_their_own_connection(
    lone_server: str, table: tuple[str, str], guests: Guests
) -> None:
    chance = random.Random(11)
    frames: list[str | bytes] = [
        '{"type":"ping"}', "", "x" * 10_000, b"\x00\xff", '{"type":"moves","moves":["none"]}', "[" * 5_000,
        *(chance.randbytes(200) for _ in range(20)),
    ]  # fmt: skip
    watcher = guests(lone_server)
    async with watcher.stream(table[0]) as stream:
        for frame in frames[:12]:
            await stream.socket.send(frame)
        await stream.until(lambda each: '{"type":"pong"}' in each.texts)
        with pytest.raises(websockets.ConnectionClosed):
            await send_and_read(stream, frames * 20)
    async with watcher.stream(table[0]) as stream:
        with pytest.raises(websockets.ConnectionClosed):
            await send_and_read(stream, ["y" * 100_000])
    assert (await watcher.get("/health"))["status"] == "ok"


async def send_and_read(stream: Stream, frames: Sequence[str | bytes]) -> None:
    """Send frames, then read as long as the connection lasts."""
    for frame in frames:
        await stream.socket.send(frame)
        await asyncio.sleep(0)
    while True:
        await stream.read()


async def handshake(address: str, headers: dict[str, str]) -> int:
    """The HTTP status with which a WebSocket is answered; 101 when it is opened."""
    try:
        async with websockets.connect(address, additional_headers=headers, proxy=None):
            return 101
    except websockets.InvalidStatus as refused:
        return refused.response.status_code


async def test_a_stream_of_no_table_is_closed_with_the_reason(lone_server: str) -> None:
    for name in ("nothing", "%00", "x" * 300, "а" * 5):
        address = lone_server.replace("http", "ws") + f"/api/tables/{name}/stream"
        async with websockets.connect(address, proxy=None) as socket:
            error = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert error["error"]["key"] == "server-unknown-table"
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4404
    assert await handshake(lone_server.replace("http", "ws") + "/api/tables/../stream", {}) < 500


async def test_a_foreign_page_can_neither_command_nor_listen(
    lone_server: str, table: tuple[str, str], guests: Guests
) -> None:
    maria = guests(lone_server)
    for origin, allowed in (
        ("http://evil.example", False), ("null", False), ("http://[", False), (lone_server, True), (None, True),
    ):  # fmt: skip
        headers = {} if origin is None else {"origin": origin}
        answer = await maria.ask("PUT", "/me", {"name": "x"}, headers=headers)
        assert (answer.status_code == 200) is allowed, origin
        address = lone_server.replace("http", "ws") + f"/api/tables/{table[0]}/stream"
        assert await handshake(address, headers) == (101 if allowed else 403)


@pytest.mark.parametrize(
    "beside", ['theme={"dark":true}; ', "x; ", "words=a b c; ", "fo@o=1; ", "φως=1; ", "=; ;; ", f"big={'x' * 9_000}; "]
)
async def test_cookies_of_other_programs_cost_nobody_a_seat(lone_server: str, beside: str) -> None:
    """A host has one jar of cookies for all its ports."""
    cookie = beside.encode() + b"pessoi_guest=" + secrets.token_urlsafe(32).encode()
    async with httpx.AsyncClient(base_url=lone_server, headers=[(b"cookie", cookie)], trust_env=False) as client:
        answer = await client.put("/api/me", json={"name": "Maria"})
        assert "set-cookie" not in answer.headers
        assert (await client.get("/api/me")).json()["name"] == "Maria"


async def test_a_code_of_any_form_is_unknown(server: str, guests: Guests) -> None:
    eve = guests(server)
    for code in ("%00", "AB%00CDE", "%ff%fe", "abcdef%0a", "x" * 3_000, "%F0%9F%8C%B3", "AAAAAA"):
        assert (await eve.refused("GET", f"/codes/{code}"))[0] == 404


async def test_two_lines_of_a_name_are_one(lone_server: str, guests: Guests) -> None:
    """Names can't imitate other lines, turn the direction of the text, or hide."""
    maria = guests(lone_server)
    for given_name, kept in (
        ("a\nb\r\n\tc", "a b c"),
        ("\u202eevil\u2066", "evil"),
        ("\u200b\u0000\u0007", ""),
        ("x" * 200, "x" * 40),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ):
        assert (await maria.ask("PUT", "/me", {"name": given_name})).json()["name"] == kept


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[str]:
    """Yield the address of a server with its rate limits on."""
    limited: dict[str, Any] = {**QUICK, "limited": True}
    with thread_server(Settings(f"sqlite:///{tmp_path / 'limited.sqlite3'}", **limited)) as address:
        yield address


async def test_who_asks_too_much_is_told_when_to_come_back(limited: str, guests: Guests) -> None:
    maria, nikos = guests(limited), guests(limited)
    table = await maria.table(ME, LOCAL)
    answers = await asyncio.gather(
        *(maria.ask("POST", f"/tables/{table['id']}/chat", {"text": "hello"}) for _ in range(30))
    )
    refused = [answer for answer in answers if answer.status_code == 429]
    assert 0 < len(refused) < 30
    assert int(refused[0].headers["retry-after"]) >= 1
    assert refused[0].json()["error"]["key"] == "server-too-fast"
    assert (await nikos.ask("POST", f"/tables/{table['id']}/chat", {"text": "hello"})).status_code == 200


async def test_invitation_codes_and_seat_links_cannot_be_tried_out(limited: str, guests: Guests) -> None:
    eve = guests(limited)
    codes = [(await eve.ask("GET", f"/codes/AAAA{chr(65 + n)}A")).status_code for n in range(25)]
    assert set(codes[:10]) == {404}
    assert codes[-1] == 429
    other_cookie = guests(limited)
    assert (await other_cookie.ask("POST", "/seats", {"secret": "x" * 43})).status_code == 429


async def test_a_guest_has_so_many_connections(limited: str, guests: Guests) -> None:
    maria = guests(limited)
    table = await maria.table(ME, LOCAL)
    address = limited.replace("http", "ws") + f"/api/tables/{table['id']}/stream"
    headers = {"cookie": f"pessoi_guest={maria.secret}"}
    sockets = [await websockets.connect(address, additional_headers=headers, proxy=None) for _ in range(25)]
    try:
        last = [json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] for socket in sockets]
        assert last == ["welcome"] * 24 + ["error"]
    finally:
        for each in sockets:
            await each.close()
