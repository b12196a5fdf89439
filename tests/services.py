"""Fresh databases on the PostgreSQL and Redis that tools/services.py finds or starts."""

import asyncio
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import redis


def run_sql(address: str, statement: str) -> None:
    """Run one statement outside any transaction, on a thread of its own: the caller may be inside an event loop."""

    async def run() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    failure: list[BaseException] = []

    def main() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            failure.append(error)

    thread = threading.Thread(target=main)
    thread.start()
    thread.join()
    if failure:
        raise failure[0]


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """Make an empty database, yield its SQLAlchemy address (asyncpg), and drop it, open connections or not."""
    name = f"pessoi_test_{secrets.token_hex(6)}"
    run_sql(server, f"CREATE DATABASE {name}")
    try:
        yield server.replace("postgresql://", "postgresql+asyncpg://").rsplit("/", 1)[0] + f"/{name}"
    finally:
        run_sql(server, f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def empty_redis(server: str, worker: int) -> Iterator[str]:
    """Find an empty logical database (of those that this test worker may use), yield its address, and empty it."""
    for number in range(1 + worker % 3, 16, 3):
        address = f"{server.rstrip('/')}/{number}"
        with redis.Redis.from_url(address) as client:
            if client.dbsize() == 0:
                try:
                    yield address
                finally:
                    client.flushdb()
                return
    raise RuntimeError(f"no empty logical database at {server}")
