"""The check of rules finds rules without text, code or test, and citations of rules that aren't there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import coverage_of_rules

Plant = Callable[..., list[str]]


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Return a function that writes a small game and gives the faults found in it."""
    monkeypatch.setattr(coverage_of_rules, "ROOT", tmp_path)
    monkeypatch.setattr(coverage_of_rules, "GAMES", tmp_path / "games")
    book = tmp_path / "games" / "go" / "rulebook"
    book.mkdir(parents=True)
    (tmp_path / "tests" / "games").mkdir(parents=True)

    def faults(english: str, greek: str, code: str, test: str) -> list[str]:
        (book / "en.md").write_text(english)
        (book / "el.md").write_text(greek)
        (book.parent / "legal.py").write_text(code)
        (tmp_path / "tests" / "games" / "test_go.py").write_text(test)
        return coverage_of_rules.faults("go")

    return faults


def test_a_rule_with_texts_code_and_test_passes(plant: Plant) -> None:
    assert plant("## GO-KO-01\nNo.\n", "## GO-KO-01\nΌχι.\n", "# GO-KO-01", "# GO-KO-01") == []


def test_what_a_rule_lacks_is_found(plant: Plant) -> None:
    assert plant("## GO-KO-01\nNo.\n", "", "", "# GO-KO-02") == [
        "go: GO-KO-01 is missing in rulebook/el.md",
        "go: no test or case cites GO-KO-01",
        "go: no code cites GO-KO-01",
        "tests/games/test_go.py: cites GO-KO-02, which the rulebook doesn't have",
    ]


def test_a_rule_that_stands_twice_is_found(plant: Plant) -> None:
    with pytest.raises(ValueError, match="twice"):
        plant("## GO-KO-01\nNo.\n## GO-KO-01\nNo.\n", "", "", "")
