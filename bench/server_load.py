"""Many busy tables on one worker: how long until a move is confirmed to its maker and shown to the others.

    python -m bench.server_load [--tables 200] [--seconds 30] [--think 1.0] [--database URL] [--redis URL]
        [--compressed] [--json]

Starts a server process of its own, seats two guests with a stream each and one spectator at every table, and lets
whoever is to move answer after a random time around ``--think`` seconds with a whole turn (a tile and a figure). The
times are taken at the clients, which share the machine with the server: they are upper bounds of the server's own.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
import websockets

START_SECONDS = 60


class Legal(msgspec.Struct):
    """A legal move, as far as the load needs it."""

    text: str


class Message(msgspec.Struct):
    """A message of the stream, as far as the load needs it; the rest isn't even read."""

    type: str
    version: int = -1
    state: str = ""
    seat: int | None = None
    to_move: int = -3
    legal: list[Legal] = []


COMPRESSION: list[str | None] = [None]
"""How the streams are compressed; the clients' share of that work falls on the same machine."""
DECODER = msgspec.json.Decoder(Message)


class Http:
    """A keep-alive connection of one guest: as small as can be, so that the client doesn't measure itself."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = secrets.token_urlsafe(32)
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: object) -> tuple[int, Any]:
        """Status and document of the answer; once more when the server has closed the idle connection meanwhile."""
        try:
            return await self._post(path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            self._reader = self._writer = None
            return await self._post(path, body)

    async def _post(self, path: str, body: object) -> tuple[int, Any]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        content = json.dumps(body).encode()
        self._writer.write(
            f"POST /api{path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: pessoi_guest={self.cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = await self._reader.readuntil(b"\r\n\r\n")
        status = int(head[9:12])
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        return status, msgspec.json.decode(await self._reader.readexactly(length))

    def close(self) -> None:
        """End the connection."""
        if self._writer is not None:
            self._writer.close()


@dataclass
class Times:
    """What was measured, in seconds; ``sent`` is when the move to each version of a table was sent."""

    confirmed: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    sent: dict[tuple[str, int], float] = field(default_factory=dict)
    moves: int = 0
    errors: int = 0
    bytes: int = 0


async def table(port: int, think: float, end: float, times: Times, started: asyncio.Event) -> None:
    """One table: two guests who play against one another, and a spectator; a new one when it is over."""
    guests = [Http(port) for _ in range(3)]
    try:
        while time.perf_counter() < end or not started.is_set():
            seats = [{"kind": "me"}, {"kind": "open"}]
            _, made = await guests[0].post("/tables", {"game": "carcassonne", "seats": seats})
            name = made["id"]
            await guests[1].post(f"/tables/{name}/seats/1", {})
            await asyncio.gather(*(watch(port, guest, name, think, end, times) for guest in guests))
            await started.wait()
    finally:
        for guest in guests:
            guest.close()


async def watch(port: int, guest: Http, name: str, think: float, end: float, times: Times) -> None:
    """One stream; its guest moves when it is to move."""
    address = f"ws://127.0.0.1:{port}/api/tables/{name}/stream"
    headers = {"cookie": f"pessoi_guest={guest.cookie}"}
    async with websockets.connect(
        address, additional_headers=headers, proxy=None, compression=COMPRESSION[0], max_size=2**24
    ) as stream:
        while time.perf_counter() < end:
            try:
                text = await asyncio.wait_for(stream.recv(), max(0.01, end - time.perf_counter()))
            except TimeoutError:
                return
            arrived = time.perf_counter()
            message = DECODER.decode(text)
            times.bytes += len(text)
            if message.version < 0:
                continue
            sent = times.sent.get((name, message.version))
            if sent is not None:
                times.delivered.append(arrived - sent)
            if message.state == "over":
                return
            if message.legal:
                await asyncio.sleep(random.uniform(0.5, 1.5) * think)
                await move(guest, name, message, times)


async def move(guest: Http, name: str, message: Message, times: Times) -> None:
    """Send a whole turn: a legal placement and no figure, or the placement alone where no figure can follow."""
    chosen = random.choice(message.legal).text
    for moves in ([chosen, "none"], [chosen]):
        body = {"seat": message.seat, "version": message.version, "key": secrets.token_hex(8), "moves": moves}
        before = time.perf_counter()
        times.sent[name, message.version + 1] = before
        status, _ = await guest.post(f"/tables/{name}/moves", body)
        if status == 200:
            times.confirmed.append(time.perf_counter() - before)
            times.moves += 1
            return
    times.errors += 1


async def load(port: int, tables: int, seconds: float, think: float) -> tuple[Times, float]:
    """Let the tables play for some seconds, after a few to warm up."""
    times = Times()
    started = asyncio.Event()
    begin = time.perf_counter()
    warm = 3 + tables / 50
    end = begin + warm + seconds
    tasks = []
    for number in range(tables):
        tasks.append(asyncio.create_task(table(port, think, end, times, started)))
        await asyncio.sleep((warm - 2) / tables if number < tables - 1 else 0)
    await asyncio.sleep(max(0, begin + warm - time.perf_counter()))
    started.set()
    times.confirmed.clear()
    times.delivered.clear()
    times.moves = times.errors = times.bytes = 0
    begin = time.perf_counter()
    await asyncio.gather(*tasks)
    return times, time.perf_counter() - begin


def percentile(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 2) if ordered else float("nan")


def start(environment: dict[str, str]) -> tuple[subprocess.Popen[bytes], int]:
    """A server process and its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    code = f"from pessoi.server import run; run(port={port})"
    process = subprocess.Popen([sys.executable, "-c", code], env={**os.environ, **environment})
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process, port
        time.sleep(0.1)
    process.kill()
    raise SystemExit("the server did not start")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Load on one worker of the server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between a view and the next move")
    parser.add_argument("--database", default="", help="URL; without it SQLite in a folder of its own")
    parser.add_argument("--redis", default="")
    parser.add_argument("--compressed", action="store_true", help="streams compressed, as browsers ask for")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    COMPRESSION[0] = "deflate" if chosen.compressed else None
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "PESSOI_DATA": folder,
            "PESSOI_DATABASE_URL": chosen.database,
            "PESSOI_REDIS_URL": chosen.redis,
            "PESSOI_LIMITED": "no",
            "PESSOI_BOT_PROCESSES": "0",
        }
        process, port = start(environment)
        try:
            times, took = asyncio.run(load(port, chosen.tables, chosen.seconds, chosen.think))
            cpu = processor_seconds(process.pid)
        finally:
            process.terminate()
            process.wait()
    found = {
        "tables": chosen.tables,
        "connections": 3 * chosen.tables,
        "seconds": round(took, 1),
        "moves": times.moves,
        "moves_per_second": round(times.moves / took, 1),
        "refused": times.errors,
        "megabytes_per_second": round(times.bytes / took / 1e6, 2),
        "confirmed_ms": {"p50": percentile(times.confirmed, 0.5), "p99": percentile(times.confirmed, 0.99)},
        "shown_ms": {"p50": percentile(times.delivered, 0.5), "p99": percentile(times.delivered, 0.99)},
        "server_processor_seconds": cpu,
    }
    if chosen.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:26} {value}")


def processor_seconds(pid: int) -> float:
    """Processor time that a process has used (Linux)."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rsplit(") ", 1)[1].split()
        return round((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), 1)
    except OSError:
        return float("nan")


if __name__ == "__main__":
    main()
