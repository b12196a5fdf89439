"""Fixtures for every test: PostgreSQL and Redis, empty and at hand."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.services import empty_redis, fresh_database
from tools import services

# a busy machine is no failure: nothing is asserted about time
settings.register_profile("pessoi", deadline=None)
settings.load_profile("pessoi" if settings.get_current_profile_name() == "default" else "ci")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Yield the address of the PostgreSQL of this run."""
    with services.postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """Yield the address of the Redis of this run."""
    with services.redis_server() as address:
        yield address


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """Yield the SQLAlchemy address of an empty PostgreSQL database, dropped after the test."""
    with fresh_database(postgres_server) as address:
        yield address


@pytest.fixture
def redis_url(redis_server: str, worker_id: str) -> Iterator[str]:
    """Yield the address of an empty Redis database. Channels are common to all of them: use unguessable ids."""
    with empty_redis(redis_server, int(worker_id.removeprefix("gw") or 0) if worker_id != "master" else 0) as address:
        yield address
