"""Every check of the project, in the order from quick to slow: `make test`.

python -m tools.checks                    # all; stops at the first stage that fails
python -m tools.checks --keep-going       # all, whatever fails (so in CI)
python -m tools.checks --quick            # lint, types, layers, messages
python -m tools.checks --only pytest,page # some, by name; --list names them
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools import (
    browser,
    compiled,
    coverage_of_messages,
    coverage_of_rules,
    engine_rules,
    frontend,
    layers,
    module_size,
    replay_check,
    services,
    speed_floor,
    wheel_check,
)
from tools.npm import npm
from tools.workspace import ROOT

BIN = Path(sys.executable).parent
WORKERS = "2"


class LeftOutError(Exception):
    """A stage can't run on this machine; the message, shown in the summary, says why."""


@dataclass(frozen=True)
class Stage:
    """One check: its name, what runs it (0 is success), whether it is quick, whether it needs the compiled engine."""

    name: str
    run: Callable[[], int]
    quick: bool = False
    engine: bool = False


def command(*words: str, **variables: str) -> int:
    """Run a program of the environment at the root and return its exit status."""
    environment = {**os.environ, **variables}
    return subprocess.run([str(BIN / words[0]), *words[1:]], cwd=ROOT, env=environment, check=False).returncode


def lint() -> int:
    """Ruff: rules and format."""
    return command("ruff", "check", ".") or command("ruff", "format", "--check", ".")


def tests() -> int:
    """All tests but the browser's, on the plain source."""
    with services.services() as addresses:
        return command("pytest", "-n", WORKERS, "--ignore=tests/web", **addresses)


def browser_tests() -> int:
    """The page in a real browser. Apart from the others: Playwright keeps an event loop running in its process."""
    frontend.build()
    with services.services() as addresses:
        chosen = {browser.CHROMIUM: str(browser.chromium())}
        return command("pytest", "-n", WORKERS, "tests/web", **addresses, **chosen)


def compiled_tests() -> int:
    """The tests of engine and bots on the compiled engine."""
    tree = _tree()
    folders = [name for name in ("tests/core", "tests/games", "tests/bots") if (ROOT / name).is_dir()]
    return command("pytest", "-n", WORKERS, *folders, PYTHONPATH=str(tree))


def page_build() -> int:
    """The page can be built."""
    frontend.build()
    return 0


def replays() -> int:
    """Compiled and interpreted runs of the same seeds agree move for move."""
    return replay_check.check(_tree())


def speed() -> int:
    """The compiled engine isn't grossly slower than it was."""
    return speed_floor.check(_tree())


def wheel() -> int:
    """The wheel, with the page and (where it can be compiled) the engine, in an empty environment."""
    try:
        _tree()
    except LeftOutError as reason:
        print(f"only the pure wheel: {reason}")
        return wheel_check.check(compiles=False)
    return wheel_check.check()


def _tree() -> Path:
    try:
        return compiled.build_tree()
    except compiled.NoCompilerError as error:
        raise LeftOutError(str(error)) from None


STAGES = (
    Stage("lint", lint, quick=True),
    Stage("types", lambda: command("mypy"), quick=True),
    Stage("layers", lambda: command("lint-imports") or layers.check(), quick=True),
    Stage("sizes", module_size.check, quick=True),
    Stage("engine-rules", engine_rules.check, quick=True),
    Stage("messages", coverage_of_messages.check, quick=True),
    Stage("rules", coverage_of_rules.check, quick=True),
    Stage("page-types", lambda: npm("run", "--silent", "check"), quick=True),
    Stage("page-lint", lambda: npm("run", "--silent", "lint") or npm("run", "--silent", "format:check"), quick=True),
    Stage("page-tests", lambda: npm("run", "--silent", "test")),
    Stage("page-build", page_build),
    Stage("browser-tests", browser_tests),
    Stage("replays", replays, engine=True),
    Stage("speed", speed, engine=True),
    Stage("wheel", wheel, engine=True),
    Stage("compiled-tests", compiled_tests, engine=True),
    Stage("tests", tests),
)


@contextmanager
def compiling_ahead(stages: Sequence[Stage]) -> Iterator[None]:
    """Let the engine be compiled beside the stages that don't need it; those that do wait for it, or say why not."""
    if not any(stage.engine for stage in stages):
        yield
        return
    silent = subprocess.DEVNULL
    ahead = subprocess.Popen([sys.executable, "-m", "tools.compiled"], cwd=ROOT, stdout=silent, stderr=silent)
    try:
        yield
    finally:
        ahead.terminate()
        ahead.wait()


def run(stages: Sequence[Stage], keep_going: bool) -> int:
    """Run the stages, print a summary, and return how many failed."""
    with compiling_ahead(stages):
        return _run(stages, keep_going)


def _run(stages: Sequence[Stage], keep_going: bool) -> int:
    lines: list[str] = []
    failed = 0
    for stage in stages:
        print(f"\n── {stage.name} " + "─" * max(0, 76 - len(stage.name)), flush=True)
        start = time.monotonic()
        try:
            outcome = "passed" if stage.run() == 0 else "FAILED"
        except LeftOutError as reason:
            outcome = f"left out: {reason}"
            print(outcome)
        except (Exception, SystemExit) as error:
            print(f"{type(error).__name__}: {error}")
            outcome = "FAILED"
        failed += outcome == "FAILED"
        lines.append(f"{stage.name:16}{time.monotonic() - start:7.1f} s   {outcome}")
        print(lines[-1], flush=True)
        if failed and not keep_going:
            break
    print("\n── summary " + "─" * 69)
    print("\n".join(lines))
    if len(lines) < len(stages):
        print("not run: " + ", ".join(stage.name for stage in stages[len(lines) :]))
    return failed


def main() -> int:
    """Read the command line and run what it asks for."""
    parser = argparse.ArgumentParser(description="Run the project's checks.")
    parser.add_argument("--quick", action="store_true", help="only the quick ones")
    parser.add_argument("--only", metavar="NAMES", help="only these, separated by commas")
    parser.add_argument("--keep-going", action="store_true", default=bool(os.environ.get("CI")))
    parser.add_argument("--list", action="store_true", help="name the stages and stop")
    arguments = parser.parse_args()
    names = [stage.name for stage in STAGES]
    if arguments.list:
        print("\n".join(names))
        return 0
    chosen = arguments.only.split(",") if arguments.only else names
    unknown = [name for name in chosen if name not in names]
    if unknown:
        parser.error(f"no such stage: {', '.join(unknown)}; there are {', '.join(names)}")
    return run(
        [stage for stage in STAGES if stage.name in chosen and (stage.quick or not arguments.quick)],
        arguments.keep_going,
    )


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
