"""Reading and writing the database: one function of a connection per transaction, the same on both databases.

The embedded SQLite is served by threads of this process, PostgreSQL by asyncpg. A unit of work is a plain function
that takes a SQLAlchemy connection, so a whole transaction costs one hop to the database, not one for each statement.
Errors are logged without the values of their statement (``hide_parameters``): the secret of a deal may be among them.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pessoi.core.errors import Malformed

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """Runs units of work. What ``write`` has returned is committed: it survives the end of the process."""

    kind: str

    async def read(self, work: Work[T]) -> T:
        """Run ``work`` in a transaction that changes nothing and sees one state of the database."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run ``work`` in a transaction and commit it; whatever it raises undoes the whole of it."""
        ...

    async def close(self) -> None:
        """Give the connections back."""
        ...


def read_url(url: str) -> URL:
    """The URL with the driver that we use. Raises ``Malformed`` for anything but SQLite and PostgreSQL."""
    try:
        parsed = make_url(url)
    except Exception:
        raise Malformed("server-database-url", url="?") from None
    backend = parsed.drivername.split("+")[0]
    if backend == "sqlite" and parsed.database:
        return parsed.set(drivername="sqlite+pysqlite")
    if backend in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+asyncpg")
    raise Malformed("server-database-url", url=parsed.render_as_string(hide_password=True))


def open_database(url: str) -> Database:
    """The database behind ``url``. Raises ``Malformed`` for anything but SQLite and PostgreSQL."""
    parsed = read_url(url)
    if parsed.drivername.startswith("sqlite"):
        return EmbeddedDatabase(parsed)
    return ServerDatabase(parsed)


def _decode(text: str | bytes) -> Any:
    return msgspec.json.decode(text)


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


class EmbeddedDatabase:
    """SQLite in this process: one thread writes, another reads beside it (write-ahead log)."""

    kind = "sqlite"

    def __init__(self, url: URL) -> None:
        self._engine = sqlite_engine(url)
        self._writer = ThreadPoolExecutor(1, "database-writer")
        self._reader = ThreadPoolExecutor(1, "database-reader")

    async def read(self, work: Work[T]) -> T:
        """Run ``work`` on the reading thread."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._run, work, False)

    async def write(self, work: Work[T]) -> T:
        """Run ``work`` on the writing thread; when it returns, the commit has reached the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._run, work, True)

    def _run(self, work: Work[T], immediate: bool) -> T:
        with self._engine.connect().execution_options(immediate=immediate) as connection, connection.begin():
            return work(connection)

    async def close(self) -> None:
        """Wait for what is running, then close the file."""
        self._writer.shutdown()
        self._reader.shutdown()
        self._engine.dispose()


def sqlite_engine(url: URL) -> Engine:
    """An engine for the file: write-ahead log, every commit on the disk before it is confirmed."""
    engine = create_engine(
        url,
        pool_size=4,
        connect_args={"timeout": 30},
        json_serializer=_encode,
        json_deserializer=_decode,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer asks for the lock at once, so that two processes wait for one another instead of failing.
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


class ServerDatabase:
    """PostgreSQL, by a pool of connections."""

    kind = "postgresql"

    def __init__(self, url: URL) -> None:
        self._engine: AsyncEngine = create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            json_serializer=_encode,
            json_deserializer=_decode,
            hide_parameters=True,
        )
        self._snapshots = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def read(self, work: Work[T]) -> T:
        """Run ``work`` on a snapshot: what several statements read fits together, whoever writes between them."""
        async with self._snapshots.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Run ``work`` in a transaction and commit it."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close the pool."""
        await self._engine.dispose()
