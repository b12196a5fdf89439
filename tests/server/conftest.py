"""Servers on SQLite, and on PostgreSQL with Redis, shared by the tests of a run; guests of them."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from pessoi.server import Settings, migrate
from pessoi.server.service import Service
from tests.server.client import Guest
from tests.server.running import Worker, thread_server
from tests.services import fresh_database

QUICK = {"bot_processes": 0, "sweep_seconds": 0.1, "lease_seconds": 1.0, "limited": False}


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server on SQLite, alone, without rate limits, its bots in its own thread."""
    file = tmp_path_factory.mktemp("sqlite") / "pessoi.sqlite3"
    with thread_server(Settings(f"sqlite:///{file}", **QUICK)) as address:  # type: ignore[arg-type]
        yield address


@pytest.fixture(scope="session")
def postgres_database(postgres_server: str) -> Iterator[str]:
    """Yield the URL of a PostgreSQL database that the tests of a run share."""
    with fresh_database(postgres_server) as url:
        yield url


@pytest.fixture(scope="session")
def postgres_workers(postgres_database: str, redis_server: str) -> Iterator[tuple[str, str]]:
    """Yield the addresses of two workers on one PostgreSQL database that talk over Redis."""
    settings = Settings(postgres_database, redis_server, **QUICK)  # type: ignore[arg-type]
    with thread_server(settings) as one, thread_server(settings) as other:
        yield one, other


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> str:
    """The address of a server, on each database in turn."""
    if request.param == "sqlite":
        address: str = request.getfixturevalue("sqlite_server")
        return address
    one: str = request.getfixturevalue("postgres_workers")[0]
    return one


@pytest_asyncio.fixture
async def guests() -> AsyncIterator[Callable[[str], Guest]]:
    """Make guests of a server that are closed after the test."""
    made: list[Guest] = []

    def make(address: str) -> Guest:
        made.append(Guest(address))
        return made[-1]

    yield make
    for guest in made:
        await guest.__aexit__()


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Callable[[dict[str, str]], Worker]]:
    """Make server processes, which are ended after the test."""
    made: list[Worker] = []

    def make(environment: dict[str, str]) -> Worker:
        settings = {
            "PESSOI_BOT_PROCESSES": "0",
            "PESSOI_SWEEP_SECONDS": "0.1",
            "PESSOI_LEASE_SECONDS": "1",
            "PESSOI_LIMITED": "no",
            "PESSOI_ACCESS_LOG": "yes",
        }
        made.append(Worker({**settings, **environment}, tmp_path / f"worker-{len(made)}.log"))
        return made[-1]

    yield make
    for each in made:
        each.stop()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Stop the server's time; the returned function lets some milliseconds pass."""
    now = [1_000_000]

    def later(milliseconds: int) -> None:
        now[0] += milliseconds

    for module in ("tables", "founding", "upkeep", "opponents"):
        monkeypatch.setattr(f"pessoi.server.{module}.now_ms", lambda: now[0])
    return later


@pytest_asyncio.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    """Yield a worker's service that runs nothing by itself."""
    url = f"sqlite:///{tmp_path / 'still.sqlite3'}"
    migrate(url)
    made = Service(Settings(url, bot_processes=0))
    yield made
    await made.database.close()
