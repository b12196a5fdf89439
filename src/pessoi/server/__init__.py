"""The server: tables that several people and bots share, over HTTP and WebSocket."""

from pessoi.server.app import create_app
from pessoi.server.migrate import migrate
from pessoi.server.running import run
from pessoi.server.settings import Settings

__all__ = ["Settings", "create_app", "migrate", "run"]
