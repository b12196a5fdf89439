"""Starting the server: one worker, or several processes that share database and Redis."""

import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from pessoi.core.errors import Malformed
from pessoi.core.reasons import reason_of
from pessoi.server.migrate import migrate
from pessoi.server.settings import Settings, settings_from_environment

LARGEST_FRAME = 16 * 1024
"""Clients only ping over the WebSocket."""
BACKLOG = 2048


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    redis_url: str | None = None,
    workers: int = 1,
    opened: bool = False,
    listening: Callable[[str], None] | None = None,
    **settings: Any,
) -> None:
    """Serve until interrupted.

    What isn't given is taken from the environment (``PESSOI_DATABASE_URL``, ``PESSOI_REDIS_URL``, ...; see
    ``Settings``); without a database the tables are kept in an SQLite file in the data folder (``PESSOI_DATA``).
    ``opened`` opens the page in the browser of this machine, ``listening`` is told the address as soon as it is taken
    (port 0: any free one), ``settings`` are further fields of ``Settings``.

    Raises ``Malformed`` for a database URL that we can't use, for several workers without Redis, and when the address
    can't be taken.
    """
    if database_url:
        os.environ["PESSOI_DATABASE_URL"] = database_url
    if redis_url:
        os.environ["PESSOI_REDIS_URL"] = redis_url
    chosen: Settings = replace(settings_from_environment(), **settings)
    if workers > 1 and not chosen.redis_url:
        raise Malformed("server-workers-need-redis", workers=workers)
    listener = _listen(host, port)
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}"
    try:
        migrate(chosen.database_url)
    except BaseException:
        listener.close()
        raise
    os.environ.update(chosen.environment())  # by which every worker process gets them
    if listening is not None:
        listening(address)
    if opened:
        # The socket listens already: the browser waits until the worker answers.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        "pessoi.server.app:app_from_environment",
        factory=True,
        workers=workers,
        access_log=False,  # ours leaves secrets out
        log_config=None,
        server_header=False,
        backlog=BACKLOG,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )
    if workers == 1:
        uvicorn.Server(config).run(sockets=[listener])
    else:
        Multiprocess(config, sockets=[listener]).run()


def _listen(host: str, port: int) -> socket.socket:
    if not host:  # to the system it means every address of this machine
        raise Malformed("server-address-taken", host="", port=str(port), reason="core-os-unknown-host")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError) as error:
        reason = "core-os-unknown-host" if isinstance(error, OverflowError) else reason_of(error)
        raise Malformed("server-address-taken", host=host, port=str(port), reason=reason) from error
    listener.set_inheritable(True)
    return listener


def _shown(host: str) -> str:
    """The host as a browser on this machine can ask it."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
