"""The compilation of the engine: what is compiled, what it depends on, and what happens without a compiler."""

from pathlib import Path

import pytest

import hatch_build
from tools import compiled
from tools.workspace import PACKAGE


def test_the_shim_is_never_compiled() -> None:
    assert PACKAGE / "core" / "native.py" not in compiled.compiled_modules()


def test_a_compilation_depends_on_all_that_its_modules_import() -> None:
    closure = compiled.import_closure([PACKAGE / "core" / "state.py"])

    assert {PACKAGE / "core" / name for name in ("state.py", "native.py", "random.py", "__init__.py")} <= closure


def test_without_a_compiler_there_is_no_engine_but_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "ENGINES", tmp_path)
    monkeypatch.setenv("CC", "/bin/false")

    with pytest.raises(compiled.NoCompilerError, match="/bin/false"):
        compiled.build_engine()


def test_an_unknown_word_for_the_build_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PESSOI_COMPILE", "perhaps")

    with pytest.raises(ValueError, match="choose one of auto, always, never"):
        hatch_build.setting("PESSOI_COMPILE", ("auto", "always", "never"))
