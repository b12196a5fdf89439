"""One worker of the server, whatever speaks to it: database, tables, sockets, bots, upkeep, started and stopped."""

import contextlib
import secrets
from collections.abc import AsyncIterator

from litestar.di import NamedDependency

from pessoi.server.bus import Bus, LoneBus, RedisBus
from pessoi.server.database import open_database
from pessoi.server.hub import Hub
from pessoi.server.interpreter import Garbage, tuned
from pessoi.server.limits import GuestLimiter, Limiter
from pessoi.server.opponents import Opponents
from pessoi.server.presence import Presence
from pessoi.server.settings import Settings
from pessoi.server.tables import Tables
from pessoi.server.tasks import Tasks
from pessoi.server.upkeep import OldCommands, fallen_flags, look_after, lost_news


class Service:
    """All parts of a worker, bound together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(8)
        self.database = open_database(settings.database_url)
        self.tables = Tables(self.database, self.worker, settings.cached_tables, int(settings.lease_seconds * 1000))
        self.tasks = Tasks()
        self.hub = Hub(self.tables, settings.limits)
        self.presence = Presence(self.tables, self.tasks)
        self.hub.seats_changed = self.presence.changed
        self.opponents = Opponents(self.tables, self.tasks, settings)
        self.tables.listeners.append(self.opponents.wake)
        self.bus: Bus = RedisBus(settings.redis_url, self.worker) if settings.redis_url else LoneBus()
        self.tables.announce = self.bus.announce
        limits = settings.limits
        self.requests = Limiter(limits.request)
        self.commands = GuestLimiter(limits.command)
        self.creations = GuestLimiter(limits.create)
        self.chats = GuestLimiter(limits.chat)
        self.lookups = Limiter(limits.lookup)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start everything, and stop it in the end."""
        await self.bus.start(self.hub.heard)
        self.opponents.start()
        duties = [
            lambda: fallen_flags(self.tables),
            self.opponents.upkeep,
            lambda: lost_news(self.tables, self.hub),
            self.presence.upkeep,
            OldCommands(self.tables).upkeep,
            Garbage().upkeep,
        ]
        self.tasks.start(look_after(self.settings.sweep_seconds, duties))
        try:
            with tuned():
                yield
        finally:
            await self.tasks.stop()
            self.opponents.stop()
            await self.bus.stop()
            with contextlib.suppress(Exception):  # the rows run out by themselves
                await self.presence.stop()
            await self.database.close()


TheService = NamedDependency[Service]
"""How a handler asks for the service."""
