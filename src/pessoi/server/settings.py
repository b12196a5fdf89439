"""What a server is told from outside: where it stores, whom it tells, what it allows.

Everything can be given in the environment as ``PESSOI_...``, which is also how ``run`` hands the settings to worker
processes.
"""

import math
import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from pessoi.core.errors import Malformed

DATABASE_FILE = "pessoi.sqlite3"
_REDIS = ("redis://", "rediss://", "unix://")


def data_folder() -> Path:
    """The folder of the embedded database: ``PESSOI_DATA``, else the user's data folder (XDG base directories)."""
    given = os.environ.get("PESSOI_DATA")
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "pessoi"


def sqlite_url(folder: Path) -> str:
    """The database URL of the embedded database in ``folder``, which is made if it isn't there."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder.resolve() / DATABASE_FILE}"


@dataclass(frozen=True)
class Rate:
    """A token bucket: ``burst`` requests at once, ``per_second`` more each second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """How much one guest or address may ask for; what is allowed to a guest, four times that to an address. Sizes in
    bytes."""

    body: int = 64 * 1024
    record_body: int = 2 * 1024 * 1024
    request: Rate = Rate(300, 60)
    """All requests of one address."""
    command: Rate = Rate(60, 12)
    """Moves, drafts, undo and the like of one guest."""
    create: Rate = Rate(30, 0.2)
    """New tables, rematches and uploaded records of one guest."""
    chat: Rate = Rate(8, 0.5)
    lookup: Rate = Rate(20, 0.5)
    """Invitation codes and seat secrets tried by one address."""
    sockets_of_guest: int = 24
    sockets_of_address: int = 200
    sockets: int = 10_000
    queued_messages: int = 64
    """Messages that may wait for one slow socket before it is closed."""


@dataclass(frozen=True)
class Settings:
    """Settings of one server process."""

    database_url: str
    redis_url: str = ""
    """Empty: there is only this process."""
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes that search for bots; 0: quick bots in the server's own thread (tests)."""
    cached_tables: int = 1000
    """States kept in memory; the others are rebuilt from their moves when asked for."""
    static: Path = Path(__file__).parent / "static"
    limited: bool = True
    """False switches the rate limits off (load tests)."""
    access_log: bool = False
    """Log every request, without secrets."""
    sweep_seconds: float = 1.0
    """Pause between looks for flags that fell, bots that nobody drives and news that got lost."""
    lease_seconds: float = 6.0
    """A bot's turn whose worker is silent for so long is taken by another."""

    @property
    def limits(self) -> Limits:
        """The limits in force."""
        return Limits() if self.limited else _UNLIMITED

    def environment(self) -> dict[str, str]:
        """The settings as environment variables, from which ``settings_from_environment`` makes them again."""
        return {f"PESSOI_{item.name.upper()}": str(getattr(self, item.name)) for item in fields(self)}


_ENDLESS = Rate(1e12, 1e12)
_UNLIMITED = Limits(
    request=_ENDLESS,
    command=_ENDLESS,
    create=_ENDLESS,
    chat=_ENDLESS,
    lookup=_ENDLESS,
    sockets_of_guest=10_000,
    sockets_of_address=10_000,
)


def settings_from_environment() -> Settings:
    """Settings from ``PESSOI_DATABASE_URL``, ``PESSOI_REDIS_URL`` and the like; what isn't set has its default.

    Raises ``Malformed`` for a value that can't be one.
    """
    given = {item.name: os.environ.get(f"PESSOI_{item.name.upper()}", "") for item in fields(Settings)}
    chosen: dict[str, object] = {"database_url": given["database_url"] or sqlite_url(data_folder())}
    if given["redis_url"]:
        if not given["redis_url"].startswith(_REDIS):
            raise Malformed("server-redis-url", url=given["redis_url"].rpartition("@")[2])
        chosen["redis_url"] = given["redis_url"]
    for name, least in (("bot_processes", 0), ("cached_tables", 1)):
        if given[name]:
            chosen[name] = _whole(name, given[name], least)
    for name in ("sweep_seconds", "lease_seconds"):
        if given[name]:
            chosen[name] = _positive(name, given[name])
    if given["static"]:
        chosen["static"] = Path(given["static"])
    for name in ("limited", "access_log"):
        if given[name]:
            chosen[name] = given[name].lower() not in ("0", "false", "no")
    return Settings(**chosen)  # type: ignore[arg-type]


def _whole(name: str, text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least):
        raise Malformed("server-setting", name=f"PESSOI_{name.upper()}", value=text[:40], wanted="whole", least=least)
    return int(text)


def _positive(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise Malformed("server-setting", name=f"PESSOI_{name.upper()}", value=text[:40], wanted="number", least=0)
    return number
