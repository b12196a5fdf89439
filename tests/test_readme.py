"""The README is true: its example runs, its files are there, and both languages name the same commands."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
READMES = ["README.md", "README.el.md"]


def test_the_example_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


@pytest.mark.parametrize("name", READMES)
def test_its_links_lead_somewhere(name: str) -> None:
    targets = re.findall(r"\]\(([^)]+)\)", (ROOT / name).read_text("utf-8"))
    local = [target for target in targets if not target.startswith("https://")]
    assert local
    assert [target for target in local if not (ROOT / target).exists()] == []


def test_both_languages_name_the_same_commands() -> None:
    def commands(name: str) -> list[str]:
        lines = (ROOT / name).read_text("utf-8").splitlines()
        typed = [line.strip().split("#")[0].strip() for line in lines if line.startswith("    ")]
        return sorted(
            line.replace(" --language el", "") for line in typed if line.startswith(("make", ".venv/bin/pessoi"))
        )

    assert commands("README.md") == commands("README.el.md") != []
