"""Acts of a player of Guildhall on the page, and tables that have come to a certain question, for the tests."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.planted import Wanted, Weigh, plant_where
from tests.web.play import attribute, button, moved, press, stand
from tests.web.server import Server

LIVE = '.board [data-target][tabindex="0"]'
"""Whatever can be chosen on the board now."""

WEIGHTS = {"buy": 60.0, "end": 0.02, "discard": 0.4, "done": 3.0, "skip": 0.2}
"""How gladly the moves of a driven play are made; whatever isn't here is worth 4, and a play more the higher it is."""


def weight(fields: dict[str, Any]) -> float:
    """How gladly a move is made."""
    if fields["kind"] == "play":
        return 1.0 if fields["level"] is None else 6.0 + fields["level"]
    return WEIGHTS.get(str(fields["kind"]), 4.0)


def open_table(page: Page, server: Server, until: str = "", seats: int = 2, **options: Any) -> None:
    """Open a table for people at this screen, driven until a turn may begin with a move like that."""

    def possible(_: object, legal: Sequence[dict[str, Any]]) -> bool:
        return any(re.match(until, str(move["text"])) for move in legal)

    open_where(page, server, possible, weight, seats=seats, **options)


def open_where(page: Page, server: Server, wanted: Wanted, weigh: Weigh, seats: int = 2, **options: Any) -> None:
    """Open a table for people at this screen, driven until this is what is asked."""
    chosen = {"first_player": "0", **options}
    page.goto(plant_where(page, server, "guildhall", wanted, seats=seats, weigh=weigh, **chosen))
    page.locator(LIVE).first.wait_for()


def hand(page: Page, card: str = "") -> Locator:
    """Return the cards of the hand that can be chosen, of one kind if it is named."""
    return page.locator(f'[data-target^="hand:{card}"][tabindex="0"]')


def choose(page: Page, target: Locator) -> None:
    """Choose something that moves the game on by itself."""
    before = stand(page)
    target.click()
    moved(page, before)


def play_at(page: Page, card: str, level: str) -> None:
    """Play a card of the hand by click and button."""
    hand(page, card).first.click()
    press(page, level)


def number(page: Page, text: str) -> int:
    """Return the number behind a word on the board: ``Discards 4``."""
    found = re.search(rf"{text} (\d+)", page.locator(".board").first.inner_text())
    assert found is not None, text
    return int(found[1])


def told(page: Page, words: str) -> Locator:
    """Return the line of the log that says so; what happened in a draft is told once it is sent."""
    if button(page, "End turn").count() and attribute(page, "drafted") != "0":
        press(page, "End turn")
    return page.locator(".log", has_text=words)


def name_of(target: Locator) -> str:
    """Return the name of a card without its level."""
    return ", ".join(str(target.get_attribute("aria-label")).split(", ")[:2])
