"""The fixtures give real, empty services."""

import redis

from tests.services import run_sql


def test_each_test_gets_an_empty_postgres_database(postgres_url: str) -> None:
    address = postgres_url.replace("+asyncpg", "")

    run_sql(address, "CREATE TABLE moves (ply integer)")

    assert address.rsplit("/", 1)[1].startswith("pessoi_test_")


def test_each_test_gets_an_empty_redis_database(redis_url: str) -> None:
    with redis.Redis.from_url(redis_url) as client:
        assert client.dbsize() == 0
        assert client.set("key", "value") is True
