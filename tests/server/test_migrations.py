"""The database's form: what the migrations make is what the code expects."""

import asyncio
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError

from pessoi.core.errors import Malformed
from pessoi.server import migrate, schema
from pessoi.server.database import open_database
from pessoi.server.schema import metadata


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'form.sqlite3'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


async def in_thread(url: str) -> None:
    """Migrate as a start does, which has no event loop yet."""
    await asyncio.get_running_loop().run_in_executor(None, migrate, url)


async def test_the_migrations_make_the_form_that_the_code_expects(url: str) -> None:
    await in_thread(url)
    await in_thread(url)  # a second start finds nothing to do

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    database = open_database(url)
    try:
        assert await database.read(differences) == []
    finally:
        await database.close()


async def test_a_transaction_that_fails_leaves_nothing(url: str) -> None:
    await in_thread(url)
    database = open_database(url)

    def half(connection: Connection) -> None:
        connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('x', 'y', 1)"))
        raise KeyError

    try:
        with pytest.raises(KeyError):
            await database.write(half)
        assert await database.read(lambda c: c.execute(text("SELECT count(*) FROM guests")).scalar()) == 0
    finally:
        await database.close()


async def test_a_read_sees_one_state_of_the_database(url: str) -> None:
    """What is committed between two statements of a read isn't seen by the second one."""
    await in_thread(url)
    reader, writer = open_database(url), open_database(url)
    insert = "INSERT INTO guests (id, name, created) VALUES ('x', 'y', 1)"

    def write_meanwhile() -> None:
        async def run() -> None:
            other = open_database(url)
            try:
                await other.write(lambda connection: connection.execute(text(insert)))
            finally:
                await other.close()

        asyncio.run(run())

    def look_twice(connection: Connection) -> list[object]:
        count = text("SELECT count(*) FROM guests")
        first = connection.execute(count).scalar()
        thread = threading.Thread(target=write_meanwhile)
        thread.start()
        thread.join()
        return [first, connection.execute(count).scalar()]

    try:
        assert await reader.read(look_twice) == [0, 0]
        assert await writer.read(lambda c: c.execute(text("SELECT count(*) FROM guests")).scalar()) == 1
    finally:
        await reader.close()
        await writer.close()


async def test_the_errors_of_a_database_hold_no_values(url: str) -> None:
    """They are logged, and the values of a statement may be secrets."""
    await in_thread(url)
    database = open_database(url)

    def twice(connection: Connection) -> None:
        guest = {"id": "sesame", "name": "open sesame", "created": 1}
        for _ in range(2):
            connection.execute(insert(schema.guests), guest)

    try:
        with pytest.raises(IntegrityError) as caught:
            await database.write(twice)
        assert "open sesame" not in str(caught.value)
    finally:
        await database.close()


@pytest.mark.parametrize("wrong", ["", "mysql://localhost/x", "sqlite://", "no url", "postgresql", "://"])
def test_other_addresses_are_refused(wrong: str) -> None:
    with pytest.raises(Malformed, match="server-database-url"):
        open_database(wrong)


def test_the_password_of_a_database_is_not_told() -> None:
    with pytest.raises(Malformed) as caught:
        open_database("mysql://user:sesame@localhost/x")
    assert "sesame" not in str(caught.value)
