"""No module above 400 lines: past that it has more than one subject."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tools.workspace import FRONTEND, ROOT, STATIC

MOST_LINES = 400
_PLACES = ((ROOT / "src", "*.py"), (ROOT / "tools", "*.py"), (ROOT / "tests", "*.py"), (ROOT / "bench", "*.py"))
_PAGE = ((FRONTEND / "src", "*.ts"), (FRONTEND / "src", "*.svelte"))


def modules() -> Iterator[Path]:
    """Yield every source file of our own."""
    for folder, pattern in (*_PLACES, *_PAGE):
        yield from (file for file in sorted(folder.rglob(pattern)) if STATIC not in file.parents)


def check() -> int:
    """Print the modules that are too long; return how many."""
    sizes = [(len(file.read_text().splitlines()), file) for file in modules()]
    large = [(lines, file) for lines, file in sizes if lines > MOST_LINES]
    for lines, file in large:
        print(f"{file.relative_to(ROOT)}: {lines} lines, more than {MOST_LINES}")
    if not large:
        middle = sorted(lines for lines, _ in sizes)[len(sizes) // 2]
        print(f"{len(sizes)} modules, {middle} lines in the median, none above {MOST_LINES}")
    return len(large)


if __name__ == "__main__":
    sys.exit(1 if check() else 0)
