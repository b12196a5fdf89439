"""A real server for the page's tests: its own process, a database file of its own, a free port that it keeps."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tools import frontend
from tools.workspace import ROOT

START_SECONDS = 60


class Server:
    """One server process; it can be killed and started again on the same port and data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until it answers. Raises RuntimeError, with its output, if it doesn't."""
        environment = {
            **os.environ,
            "PESSOI_DATA": str(self.folder),
            "PESSOI_BOT_PROCESSES": "0",
            "PESSOI_LIMITED": "0",
        }
        log = self.folder / "server.log"
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "pessoi", "serve", "--port", str(self.port)],
                cwd=ROOT,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/api/health").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the server did not start:\n{log.read_text()}")

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """Build the page if it isn't current, and serve it with a database in ``folder``."""
    frontend.build()
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()
