"""`make play`: the page built, the engine compiled where a compiler is at hand, the server started, the page opened."""

import os
import sys
from pathlib import Path

from tools import frontend
from tools.compiled import EngineError, build_tree


def main() -> None:
    """Build what is missing and become `pessoi`, with the arguments given."""
    print("building the page ...", flush=True)
    frontend.build()
    print("compiling the engine, once ...", flush=True)
    environment = dict(os.environ)
    try:
        environment["PYTHONPATH"] = str(build_tree())
    except EngineError as error:
        print(f"not compiled, so bots think more slowly: {error}", flush=True)
    pessoi = Path(sys.executable).with_name("pessoi")
    os.execve(pessoi, [str(pessoi), *sys.argv[1:]], environment)


if __name__ == "__main__":
    main()
