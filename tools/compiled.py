"""Compiles the engine with mypyc, always in a copy: a shared library beside a source would win every import.

    python -m tools.compiled          # or: make compiled
    PYTHONPATH=build/compiled python -m pessoi sim carcassonne ...

`[tool.pessoi] compiled` in pyproject.toml lists the modules. The libraries are kept in `build/engine/` under the
fingerprint of everything that goes into them, so an unchanged engine is never compiled twice; `build/compiled/` is
the whole package with them.
"""

import ast
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools.workspace import BUILD, PACKAGE, ROOT, SOURCE, exclusive, fingerprint, replace_tree

ENGINES = BUILD / "engine"
TREE = BUILD / "compiled"
REQUIREMENTS = ("mypy[mypyc]==2.4.1", "setuptools", "librt>=0.17,<0.18")
"""What a compiling build needs installed."""

_SETUP = """
import os
import re
import sys
from mypyc.build import mypycify
from setuptools import setup

out, *modules = sys.argv[1:]
options = ["--config-file=", "--ignore-missing-imports"]
libraries = {}  # one for each game and one for the rest: compiled side by side, and quicker than one large one
for module in modules:
    game = re.match(r"pessoi/games/(\\w+)/", module.replace(os.sep, "/"))
    libraries.setdefault(game[1] if game else "core", []).append(module)
groups = [(files, f"pessoi_{name}") for name, files in libraries.items()]
extensions = mypycify([*options, *modules], opt_level="3", debug_level="0", separate=groups)
if sys.platform != "win32":  # no module outside replaces a function of these, so they can be inlined
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
script = ["build_ext", f"--parallel={os.cpu_count() or 1}", "--build-lib", out, "--build-temp", out + ".temp"]
setup(name="pessoi-engine", packages=[], ext_modules=extensions, script_args=script)
"""


class EngineError(Exception):
    """There is no compiled engine; the message says why. The plain source does the same work, slower."""


class NoCompilerError(EngineError):
    """This machine has no C compiler, or no headers of Python."""


class CompilationError(EngineError):
    """mypyc or the C compiler refused the source."""


def compiled_modules() -> list[Path]:
    """Return the files that are to be compiled, by the globs in pyproject.toml, sorted.

    Raises ValueError for a glob that matches nothing.
    """
    with (ROOT / "pyproject.toml").open("rb") as file:
        globs: list[str] = tomllib.load(file)["tool"]["pessoi"]["compiled"]
    found: set[Path] = set()
    for glob in globs:
        files = set(PACKAGE.glob(glob))
        if not files:
            raise ValueError(f"pyproject.toml, [tool.pessoi] compiled: nothing matches {glob!r}")
        found |= files
    return sorted(found - {PACKAGE / "core" / "native.py"})


def import_closure(modules: Sequence[Path]) -> set[Path]:
    """Return the modules and all of the package that they import: what a compilation depends on."""
    seen: set[Path] = set()
    waiting = list(modules)
    while waiting:
        file = waiting.pop()
        if file in seen or not file.is_file():
            continue
        seen.add(file)
        for folder in file.parents:
            if folder == SOURCE:
                break
            waiting.append(folder / "__init__.py")
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            else:
                continue
            for name in names:
                path = SOURCE.joinpath(*name.split("."))
                waiting += [path.with_suffix(".py"), path / "__init__.py"]
    return seen


def build_engine() -> Path:
    """Compile the engine, unless that was done, and return the folder with its shared libraries.

    Raises NoCompilerError where there is no C compiler, CompilationError where it fails.
    """
    modules = compiled_modules()
    if not modules:
        raise CompilationError("no module is listed to be compiled")
    tools = [f"{name} {importlib.metadata.version(name)}" for name in ("mypy", "librt")]
    print_of_all = fingerprint(import_closure(modules), str(sysconfig.get_config_var("SOABI")), *tools, _SETUP)
    place = ENGINES / print_of_all
    with exclusive("engine"):
        if place.exists():
            return place
        _require_compiler()
        with tempfile.TemporaryDirectory() as folder:
            copy, out = Path(folder) / "src", Path(folder) / "out"
            ignored = shutil.ignore_patterns("*.so", "static", "__pycache__")
            shutil.copytree(PACKAGE, copy / "pessoi", ignore=ignored)
            names = [str(module.relative_to(SOURCE)) for module in modules]
            done = subprocess.run(
                [sys.executable, "-c", _SETUP, str(out), *names],
                cwd=copy,
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode:
                raise CompilationError(f"mypyc failed:\n{done.stdout[-6000:]}{done.stderr[-4000:]}")
            shutil.rmtree(ENGINES, ignore_errors=True)
            ENGINES.mkdir(parents=True)
            shutil.copytree(out, place)
    return place


def build_tree() -> Path:
    """Build `build/compiled`, the whole package with the compiled engine, and return its path.

    Raises EngineError as `build_engine` does.
    """
    engine = build_engine()
    with exclusive("compiled"):
        sources = [file for file in PACKAGE.rglob("*") if file.is_file() and file.suffix != ".pyc"]
        stamp = fingerprint(sources, engine.name)
        if not (TREE / "stamp.txt").exists() or (TREE / "stamp.txt").read_text() != stamp:
            with tempfile.TemporaryDirectory(dir=BUILD) as folder:
                new = Path(folder) / "tree"
                shutil.copytree(PACKAGE, new / "pessoi", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
                shutil.copytree(engine, new, dirs_exist_ok=True)
                (new / "stamp.txt").write_text(stamp)
                replace_tree(new, TREE)
    return TREE


def _require_compiler() -> None:
    """Raise NoCompilerError unless a small extension with Python's headers can be compiled."""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        command = [*compiler.split(), f"-I{sysconfig.get_path('include')}", "-c", str(source), "-o", f"{source}.o"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            raise NoCompilerError(f"no C compiler: {error}") from None
        if done.returncode:
            raise NoCompilerError(f"the C compiler {compiler!r} can't build extensions:\n{done.stderr[-500:]}")


if __name__ == "__main__":
    try:
        print(f"compiled: {build_tree()}")
    except EngineError as error:
        sys.exit(f"not compiled: {error}")
