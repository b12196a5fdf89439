"""Builds the page into `src/pessoi/server/static`, if anything that goes into it has changed.

python -m tools.frontend          # or: make frontend
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.npm import ensure_packages, npm
from tools.workspace import BUILD, FRONTEND, PACKAGE, STATIC, exclusive, fingerprint, replace_tree

STAMP = STATIC / "inputs.txt"
"""Lies in the bundle and holds the fingerprint of what it was built from."""


def inputs() -> Iterator[Path]:
    """Yield every file that goes into the page: its sources, its settings, and texts and data of the games."""
    for folder in ("src", "public"):
        yield from (file for file in (FRONTEND / folder).rglob("*") if file.is_file())
    yield from (FRONTEND / name for name in ("index.html", "package.json", "package-lock.json"))
    yield from (FRONTEND / name for name in ("vite.config.ts", "svelte.config.js", "tsconfig.json"))
    for kind in ("*.ftl", "*.json", "*.md"):
        yield from (file for file in PACKAGE.rglob(kind) if STATIC not in file.parents)


def is_current() -> bool:
    """Tell whether the bundle that is there was built from the sources that are there."""
    return STAMP.exists() and STAMP.read_text() == fingerprint(inputs())


def build() -> None:
    """Build the page unless it is current. Raises SystemExit if npm or the build fails."""
    with exclusive("frontend"):
        if is_current():
            return
        ensure_packages()
        stamp = fingerprint(inputs())
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            out = Path(folder) / "static"
            if npm("run", "--silent", "build", "--", "--outDir", str(out), "--emptyOutDir", quiet=True):
                raise SystemExit("the page could not be built")
            (out / STAMP.name).write_text(stamp)
            replace_tree(out, STATIC)
        print(f"built the page: {STATIC.relative_to(Path.cwd()) if Path.cwd() in STATIC.parents else STATIC}")


if __name__ == "__main__":
    build()
    sys.exit()
