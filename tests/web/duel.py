"""Acts of two people at a table of 7 Wonders Duel, for the tests."""

from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.planted import plant
from tests.web.play import button, moved, stand
from tests.web.server import Server

GAME = "seven_wonders_duel"

CHOICE = ".board :is([data-choice], [data-thing])"
"""Whatever can be chosen on the board now, in the order of the keys."""


def open_table(page: Page, **options: Any) -> None:
    """Open a table for two people at this screen, set up over the API; without the draft unless asked for."""
    body = {
        "game": GAME,
        "options": {"first": "0", "wonders": "first_game", **options},
        "seats": [{"kind": "me", "name": "Eleni"}, {"kind": "local", "name": "Nikos"}],
        "clock": None,
        "private": True,
    }
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    page.locator(CHOICE).first.wait_for()


def go_on(page: Page, server: Server, record: str, plies: int, **options: Any) -> None:
    """Open a table for two people at this screen that goes on from a ply of a record."""
    page.goto(plant(page, server, GAME, record, plies, **options))
    page.locator(".bar h2").wait_for()


def free(page: Page) -> Locator:
    """Return the cards of the structure that may be taken."""
    return page.locator("[data-slot][data-choice]")


def card(page: Page, name: str) -> Locator:
    """Return a card of the structure."""
    return page.locator(f'[data-slot][data-card="{name}"]')


def details(page: Page) -> Locator:
    """Return what is told of the thing that is pointed at."""
    return page.get_by_role("region", name="Details")


def take(page: Page, chosen: Locator, use: str) -> None:
    """Pick a card up and use it so: ``Sell`` or ``Build``."""
    before = stand(page)
    chosen.click()
    button(page, use).click()
    moved(page, before)
