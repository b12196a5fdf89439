"""uv, as it is installed in the environment: `python -m tools.uv sync --frozen`.

It asks the registry with its own list of certificate authorities first, and then with the system's: a company's proxy
may be known there alone.
"""

import os
import subprocess
import sys
from pathlib import Path

from tools.workspace import ROOT


def uv(*arguments: str, **variables: str) -> None:
    """Run uv at the root for this environment. Raises SystemExit, with what uv said, if it fails."""
    command = [str(Path(sys.executable).with_name("uv")), *arguments]
    environment = {**os.environ, "VIRTUAL_ENV": sys.prefix, **variables}
    first = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if first.returncode == 0:
        return
    second = subprocess.run([*command, "--system-certs"], cwd=ROOT, env=environment, check=False)
    if second.returncode:
        raise SystemExit(f"uv {arguments[0]} failed:\n{first.stdout}{first.stderr}")


def sync(*arguments: str) -> None:
    """Install what uv.lock names, and the package itself, editable and without building anything."""
    pure = {"PESSOI_COMPILE": "never", "PESSOI_FRONTEND": "never"}
    uv("sync", "--quiet", "--active", "--frozen", "--inexact", *arguments, **pure)


if __name__ == "__main__":
    sync(*sys.argv[2:]) if sys.argv[1:2] == ["sync"] else uv(*sys.argv[1:])
