"""Acts of a player of Guildhall on the page, and tables that have come to a certain question, for the tests."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.play import SCREEN, attribute

QUIET = "/api/health"
"""An address without the app, so that nothing but the test speaks with the server."""

LIVE = '.board [data-target][tabindex="0"]'
"""Whatever can be chosen on the board now."""

MOST_BATCHES = 220
"""So many batches reach every question that a test waits for, with weights to spare."""


def make_table(page: Page, players: int = 2, **options: Any) -> str:
    """Set up a table for people at this screen over the API; return its id."""
    names = ["Eleni", "Nikos", "Marina", "Petros"][:players]
    seats = [{"kind": "local" if seat else "me", "name": name} for seat, name in enumerate(names)]
    body = {"game": "guildhall", "options": {"first_player": "0", **options}, "seats": seats}
    answer = page.request.post("/api/tables", data={**body, "clock": None, "private": True})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


WEIGHTS = {"buy": 60.0, "end": 0.02, "discard": 0.4, "done": 3.0, "skip": 0.2}
"""How gladly the moves of a driven play are made; whatever isn't here is worth 4, and a play more the higher it is."""


def weight(fields: dict[str, Any]) -> float:
    """How gladly a move is made."""
    if fields["kind"] == "play":
        return 1.0 if fields["level"] is None else 6.0 + fields["level"]
    return WEIGHTS.get(fields["kind"], 4.0)


def drive(page: Page, table: str, until: str) -> None:
    """Play at random over the API until a batch may begin with a move like that."""
    rng = random.Random(7)
    for number in range(MOST_BATCHES):
        info = page.request.get(f"/api/tables/{table}").json()
        assert info["state"] == "playing", f"over before anybody could {until}"
        seat, state = asked(page, table, info)
        if any(re.match(until, move["text"]) for move in state["legal"]):
            return
        moves: list[str] = []
        while state["legal"] and not state["final"]:
            legal = state["legal"]
            moves += [rng.choices(legal, [weight(move["fields"]) for move in legal])[0]["text"]]
            state = draft(page, table, info["version"], seat, moves)
        body = {"seat": seat, "version": info["version"], "key": f"drive-{number:04}", "moves": moves}
        answer = page.request.post(f"/api/tables/{table}/moves", data=body)
        assert answer.status == 200, answer.text()
    raise AssertionError(f"nobody could {until} in {MOST_BATCHES} batches")


def draft(page: Page, table: str, version: int, seat: int, moves: list[str]) -> dict[str, Any]:
    """Return what moves would come to."""
    body = {"seat": seat, "version": version, "moves": moves}
    answer = page.request.post(f"/api/tables/{table}/draft", data=body)
    return dict(answer.json()) if answer.status == 200 else {}


def asked(page: Page, table: str, info: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """Return the seat to move and what it may do."""
    for seat in range(len(info["seats"])):
        state = draft(page, table, info["version"], seat, [])
        if state:
            return seat, state
    raise AssertionError("nobody is asked")


def show(page: Page, table: str) -> None:
    """Open a table in the page."""
    page.goto(f"/table/{table}")
    page.locator(LIVE).first.wait_for()


def open_table(page: Page, until: str | None = None, players: int = 2, **options: Any) -> None:
    """Open a table, driven until a move like that is possible."""
    table = make_table(page, players, **options)
    if until:
        drive(page, table, until)
    show(page, table)


def hand(page: Page, card: str = "") -> Locator:
    """Return the cards of the hand that can be chosen, of one kind if it is named."""
    return page.locator(f'[data-target^="hand:{card}"][tabindex="0"]')


def button(page: Page, label: str) -> Locator:
    """Return the button of the prompt bar whose label begins so."""
    return page.locator(".bar .button").filter(has_text=re.compile(f"^\\s*{label}"))


def stand(page: Page) -> str:
    """Return how far the table has come, as a condition on its element."""
    return f'[data-version="{attribute(page, "version")}"][data-drafted="{attribute(page, "drafted")}"]'


def moved(page: Page, before: str) -> None:
    """Wait until the table has gone on from a stand and asks again, or is over."""
    page.wait_for_selector(f'{SCREEN}:not({before}):is(:not([data-asked=""]), [data-state="over"])')


def act(page: Page, label: str) -> None:
    """Press a button of the prompt bar, and wait for what it leads to."""
    before = stand(page)
    button(page, label).click()
    moved(page, before)


def choose(page: Page, target: Locator) -> None:
    """Choose something that moves the game on by itself."""
    before = stand(page)
    target.click()
    moved(page, before)


def play_at(page: Page, card: str, level: str) -> None:
    """Play a card of the hand by click and button."""
    hand(page, card).first.click()
    act(page, level)


def number(page: Page, text: str) -> int:
    """Return the number behind a word on the board: ``Discards 4``."""
    found = re.search(rf"{text} (\d+)", page.locator(".board").first.inner_text())
    assert found is not None, text
    return int(found[1])


def told(page: Page, words: str) -> Locator:
    """Return the line of the log that says so; what happened in a draft is told once it is sent."""
    if button(page, "End turn").count() and attribute(page, "drafted") != "0":
        act(page, "End turn")
    return page.locator(".log", has_text=words)


def name_of(target: Locator) -> str:
    """Return the name of a card without its level."""
    return ", ".join(str(target.get_attribute("aria-label")).split(", ")[:2])
