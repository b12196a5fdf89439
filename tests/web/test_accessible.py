"""Automated accessibility checks (axe) of every page, in the light theme on a desktop, in the dark one on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.play import await_turn, new_table
from tools.workspace import FRONTEND

AXE = FRONTEND / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


def faults(page: Page, within: str = "html") -> list[str]:
    """Return what axe finds wrong on the page, or within a part of it, one line a fault."""
    # by the debugger, since the page's own policy lets no foreign script in
    page.evaluate(f"() => {{ {Path(AXE).read_text()}\n }}")
    found: dict[str, Any] = page.evaluate("([part, tags]) => axe.run(part, { runOnly: tags })", [within, TAGS])
    return [
        f"{page.url}: {violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize(
    ("theme", "viewport"), [("light", DESKTOP), ("dark", PHONE)], ids=["desktop light", "phone dark"]
)
def test_no_page_has_a_fault_that_a_machine_can_find(visitor: Visitors, theme: str, viewport: dict[str, int]) -> None:
    page = visitor("/", color_scheme=theme, viewport=viewport)
    expect(page.get_by_role("heading", name="Carcassonne")).to_be_visible()
    found = faults(page)
    for path in ("/new?game=carcassonne", "/tables", "/rules/carcassonne", "/about", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        found += faults(page)
    new_table(page, "me", "open")
    page.wait_for_selector(".code")
    found += faults(page)

    table = new_table(page, "me", "bot-easy")
    await_turn(page)
    found += faults(page)
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("9,9 r0")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Rule CAR-")).to_be_visible()
    found += faults(page)
    page.get_by_role("button", name="Menu").click()
    found += faults(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("group", name="Resign this game?").get_by_role("button", name="Resign").click()
    expect(page.locator(".bar h2")).to_contain_text("Winner")
    found += faults(page)
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    found += faults(page)

    assert not found, "\n".join(found)
