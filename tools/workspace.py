"""What the tools share: where things lie, fingerprints of files, and builds that happen once at a time."""

import fcntl
import hashlib
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "pessoi"
FRONTEND = ROOT / "frontend"
STATIC = PACKAGE / "server" / "static"
BUILD = ROOT / "build"


def fingerprint(files: Iterable[Path], *extra: str) -> str:
    """Return a short hash of the files' names (relative to the root) and contents, and of some words more."""
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    for word in extra:
        digest.update(word.encode() + b"\0")
    return digest.hexdigest()[:16]


@contextmanager
def exclusive(name: str) -> Iterator[None]:
    """Hold the lock of that name: two runs of one build in one checkout wait for each other."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def replace_tree(new: Path, place: Path) -> None:
    """Put the folder `new` where `place` is, so that a reader never sees half of it."""
    old = place.with_name(place.name + ".old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    place.parent.mkdir(parents=True, exist_ok=True)
    new.rename(place)
    shutil.rmtree(old, ignore_errors=True)
