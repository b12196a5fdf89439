"""The wheel holds the compiled engine and the page, and works in an environment that has nothing else.

python -m tools.wheel_check
"""

import contextlib
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from zipfile import ZipFile

from tools.uv import uv

_START_SECONDS = 60


def check(compiles: bool = True) -> int:
    """Build both wheels, install one, run it; return 0, or raise an error that says which step failed and how.

    Where nothing can be compiled (`compiles` is False) there is only the pure wheel, and it is the one installed.
    """
    with tempfile.TemporaryDirectory(prefix="pessoi-wheel-") as name:
        folder = Path(name)
        wheel = build(folder / "pure", compiled=False)
        if compiles:
            wheel = build(folder / "compiled", compiled=True)
        environment = install(wheel, folder)
        version = run(environment, "--version")
        print(f"pessoi --version: {version.strip()}")
        arguments = ["carcassonne", "--bots", "random,random", "--games", "20", "--seed", "1", "--json"]
        result = json.loads(run(environment, "sim", *arguments))
        if result["games"] != 20 or result["errors"]:
            raise RuntimeError(f"pessoi sim: {result}")
        print(f"pessoi sim: 20 games, {result['games_per_second']:,.0f} games/s")
        print(f"pessoi serve: {served(environment, folder)}")
    return 0


def build(folder: Path, compiled: bool) -> Path:
    """Build the wheel with the engine compiled, whatever happens, or pure, and look into it."""
    uv("build", "--quiet", "--wheel", "--out-dir", str(folder), PESSOI_COMPILE="always" if compiled else "never")
    (wheel,) = folder.glob("*.whl")
    names = ZipFile(wheel).namelist()
    libraries = sum(name.endswith((".so", ".pyd")) for name in names)
    if "pessoi/server/static/index.html" not in names:
        raise RuntimeError(f"{wheel.name} lacks the page")
    if bool(libraries) != compiled or wheel.name.endswith("py3-none-any.whl") == compiled:
        raise RuntimeError(f"{wheel.name} holds {libraries} compiled modules")
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, {len(names)} files, {libraries} compiled")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """Install the wheel into a new environment, with the locked versions of what it needs, and return its path."""
    environment = folder / "environment"
    uv("venv", "--quiet", "--python", sys.executable, str(environment))
    locked = str(folder / "locked.txt")
    uv("export", "--quiet", "--frozen", "--no-dev", "--no-emit-project", "--no-hashes", "-o", locked)
    uv("pip", "install", "--quiet", "--python", str(environment / "bin" / "python"), "-c", locked, str(wheel))
    return environment


def run(environment: Path, *arguments: str) -> str:
    """Run `pessoi` of an environment, far from the sources, and return what it printed."""
    command = [str(environment / "bin" / "pessoi"), *arguments]
    done = subprocess.run(command, cwd=environment, env=bare(), stdout=subprocess.PIPE, text=True, check=True)
    return str(done.stdout)


def bare() -> dict[str, str]:
    """Return the environment variables without those that lead to the sources or set up a server."""
    unwanted = ("PYTHON", "VIRTUAL_ENV", "PESSOI_")
    return {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}


def served(environment: Path, folder: Path) -> str:
    """Serve the page from the installed wheel, fetch it with its script, and tell what came."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(environment / "bin" / "pessoi"), "serve", "--port", str(port)]
    variables = {**bare(), "PESSOI_DATA": str(folder)}
    with (folder / "server.txt").open("w+") as output:
        server = subprocess.Popen(command, cwd=folder, env=variables, stdout=output, stderr=subprocess.STDOUT)
        try:
            page = fetch_when_up(f"http://127.0.0.1:{port}/", server)
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            if script is None:
                raise RuntimeError(f"the page names no script:\n{page}")
            size = len(fetch(f"http://127.0.0.1:{port}{script[1]}"))
            health = json.loads(fetch(f"http://127.0.0.1:{port}/api/health"))
        except Exception as error:
            output.seek(0)
            raise RuntimeError(f"{error}\nthe server wrote:\n{output.read()[-3000:]}") from error
        finally:
            server.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(timeout=10)
            server.kill()
    return f"page {len(page)} bytes, script {size} bytes, health {health['status']}"


def fetch(address: str) -> str:
    """Return the body at an address of this machine."""
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def fetch_when_up(address: str, server: subprocess.Popen[bytes]) -> str:
    """Return the body as soon as the server answers; raise RuntimeError if it ends or takes too long."""
    deadline = time.monotonic() + _START_SECONDS
    while True:
        try:
            return fetch(address)
        except OSError as error:
            if server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"no answer: {error}") from error
            time.sleep(0.2)


if __name__ == "__main__":
    sys.exit(check())
