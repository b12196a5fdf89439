"""The check of messages finds what is missing, unused, ill-formed or different in the two languages."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import coverage_of_messages

Plant = Callable[..., list[str]]


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Return a function that writes a small program with its messages and gives the faults found in it."""
    package = tmp_path / "src" / "pessoi"
    (package / "text").mkdir(parents=True)
    for name, place in (("ROOT", tmp_path), ("PACKAGE", package), ("STATIC", package / "static")):
        monkeypatch.setattr(coverage_of_messages, name, place)
    monkeypatch.setattr(coverage_of_messages, "FRONTEND", tmp_path / "frontend")

    def faults(english: str, greek: str, program: str = "", page: str = "") -> list[str]:
        (package / "text" / "en.ftl").write_text(english)
        (package / "text" / "el.ftl").write_text(greek)
        (package / "program.py").write_text(program)
        (tmp_path / "frontend" / "src").mkdir(parents=True)
        (tmp_path / "frontend" / "src" / "page.ts").write_text(page)
        return coverage_of_messages.faults()

    return faults


def test_messages_that_agree_and_are_used_pass(plant: Plant) -> None:
    english = "ui-hello = Hello { $name }\nui-word-bye = Bye\ngame-go-name = Go\n"
    greek = "ui-hello = Γεια { $name }\nui-word-bye = Αντίο\ngame-go-name = Γκο\n"

    assert plant(english, greek, 'x = f"game-{key}-name"', 't("ui-hello"); t(`ui-word-${word}`)') == []


def test_a_key_in_one_language_only_is_found(plant: Plant) -> None:
    assert plant("ui-hello = Hello\n", "", 'x = "ui-hello"') == ["src/pessoi/text/el.ftl: ui-hello is missing"]


def test_an_unused_key_is_found(plant: Plant) -> None:
    assert plant("ui-hello = Hello\n", "ui-hello = Γεια\n") == ["src/pessoi/text: ui-hello isn't used"]


def test_a_key_without_a_message_is_found(plant: Plant) -> None:
    found = plant("ui-hello = Hello\n", "ui-hello = Γεια\n", 'x = "ui-helo"', 't("ui-hello"); t("ui-bey")')

    assert found == [
        "src/pessoi/program.py: there is no message ui-helo",
        "frontend/src/page.ts: there is no message ui-bey",
    ]


def test_a_variable_in_one_language_only_is_found(plant: Plant) -> None:
    found = plant("ui-hello = Hello { $name }\n", "ui-hello = Γεια\n", 'x = "ui-hello"')

    assert found == ["src/pessoi/text: ui-hello has $name in one language only"]


def test_an_ill_formed_message_is_found(plant: Plant) -> None:
    found = plant("ui-hello = Hello { $name\n", "ui-hello = Γεια\n", 'x = "ui-hello"')

    assert any("Expected token" in fault for fault in found)
