"""Starting the server: one worker, or several processes that share database and Redis."""

import os
from dataclasses import replace

import uvicorn

from pessoi.core.errors import Malformed
from pessoi.server.migrate import migrate
from pessoi.server.settings import Settings, data_folder, sqlite_url

LARGEST_FRAME = 16 * 1024
"""Clients only ping over the WebSocket."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    redis_url: str | None = None,
    workers: int = 1,
    access_log: bool = False,
    bot_processes: int | None = None,
    limited: bool = True,
) -> None:
    """Serve until interrupted. Without ``database_url`` in an SQLite file in the data folder (``PESSOI_DATA``).

    Raises ``Malformed`` for a database URL that we can't use, and for several workers without Redis.
    """
    if workers > 1 and not redis_url:
        raise Malformed("server-workers-need-redis", workers=workers)
    settings = Settings(
        database_url or sqlite_url(data_folder()), redis_url or "", limited=limited, access_log=access_log
    )
    if bot_processes is not None:
        settings = replace(settings, bot_processes=bot_processes)
    migrate(settings.database_url)
    os.environ.update(settings.environment())  # by which every worker process gets them
    uvicorn.run(
        "pessoi.server.app:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        access_log=False,  # ours leaves secrets out
        log_config=None,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )
