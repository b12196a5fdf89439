"""Brings the database to the form that this version needs: Alembic migrations, run at every start."""

import asyncio
from pathlib import Path

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from pessoi.core.errors import Malformed
from pessoi.core.reasons import reason_of
from pessoi.server.database import read_url, sqlite_engine

_FOLDER = Path(__file__).parent / "migrations"
_NEWEST = max(path.name.split("_")[0] for path in (_FOLDER / "versions").glob("[0-9]*.py"))
_LOCK = 0x70657373  # any number: workers that start together wait for one another by it


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database behind ``connection`` lacks, within its transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK})
    if _is_newest(connection):
        return
    from alembic import command  # half a second that most starts needn't spend
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_newest(connection: Connection) -> bool:
    return inspect(connection).has_table("alembic_version") and (
        connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [_NEWEST]
    )


def migrate(url: str) -> None:
    """Bring the database behind ``url`` to its newest form.

    Raises ``Malformed`` for a URL that we don't know, and when the database can't be opened.
    """
    parsed = read_url(url)
    try:
        _migrate(parsed)
    except OSError as error:
        raise Malformed("server-database-closed", url=_shown(parsed), reason=reason_of(error)) from error
    except (OperationalError, PostgresError, InterfaceError) as error:
        cause = error.orig if isinstance(error, OperationalError) else error
        raise Malformed("server-database-closed", url=_shown(parsed), reason=type(cause).__name__) from error


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def _migrate(parsed: URL) -> None:
    if parsed.drivername.startswith("sqlite"):
        engine = sqlite_engine(parsed)
        try:
            with engine.connect().execution_options(immediate=True) as connection, connection.begin():
                upgrade(connection)
        finally:
            engine.dispose()
    else:
        asyncio.run(_migrate_server(parsed))


async def _migrate_server(parsed: URL) -> None:
    engine = create_async_engine(parsed)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
