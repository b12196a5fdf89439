"""Servers for the tests: in a thread of this process, or as a process of its own that can be killed."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvicorn

from pessoi.server import Settings, create_app, migrate
from pessoi.server.running import LARGEST_FRAME

START_SECONDS = 300


@contextmanager
def thread_server(settings: Settings) -> Iterator[str]:
    """Serve in a thread; yields the address."""
    migrate(settings.database_url)
    app = create_app(settings)
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            if not thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


@dataclass
class Worker:
    """A server process with settings from its environment."""

    environment: dict[str, str]
    log: Path
    process: subprocess.Popen[bytes] | None = None
    address: str = ""

    def start(self) -> str:
        """Start it and wait until it answers; the address."""
        code = "import sys; from pessoi.server import run; run(port=int(sys.argv[1]))"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code, str(port)],
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
            )
        self.address = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                httpx.get(f"{self.address}/api/health", timeout=START_SECONDS).raise_for_status()
                return self.address
            except httpx.TransportError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(self.log.read_text()) from None
                time.sleep(0.05)

    def kill(self) -> None:
        """End it without any warning (SIGKILL)."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it in order."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
