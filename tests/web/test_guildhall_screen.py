"""Guildhall's screen as a whole: low windows, the change of seats at one screen, a replay."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.guildhall_play import open_table
from tests.web.planted import replay
from tests.web.play import PHONE, QUIET, attribute, press
from tests.web.server import Server

HIDDEN_PART = """() => {
    const board = document.querySelector('.board[role="region"]')
    return [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth]
}"""
"""By how much the table is larger than the room that it has."""


@pytest.mark.parametrize(
    ("width", "height", "seats"), [(1024, 700, 2), (1024, 700, 4), (1366, 768, 2), (1366, 768, 4), (1280, 720, 3)]
)
def test_a_low_window_shows_the_whole_table(
    visitor: Visitors, server: Server, width: int, height: int, seats: int
) -> None:
    page = visitor(QUIET, locale="el", viewport={"width": width, "height": height})
    open_table(page, server, "play", seats=seats)

    high, wide = page.evaluate(HIDDEN_PART)
    assert high <= 2
    assert wide <= 0


WATCH = """() => {
    window.hands = []
    const note = () => window.hands.push(
        [...document.querySelectorAll('.fan [data-thing^="hand:"]')].map((card) => card.dataset.thing).join(" "))
    const all = {childList: true, subtree: true, attributes: true}
    new MutationObserver(note).observe(document.querySelector(".screen"), all)
}"""
"""Notes all hands that come to be shown."""


def test_at_one_screen_no_card_of_another_hand_shows_before_its_turn(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, reduced_motion="no-preference")
    open_table(page, server, "play")
    shown = page.locator('.fan [data-thing^="hand:"]')
    things = "all => all.map(one => one.dataset.thing).join(' ')"
    mine, seat = shown.evaluate_all(things), attribute(page, "asked")
    page.evaluate(WATCH)
    press(page, "End turn")
    expect(page.locator(f'.screen[data-asked="{1 - int(seat)}"]')).to_be_visible()

    theirs = shown.evaluate_all(things)
    assert mine != theirs
    # one hand, then the other: never both, and nothing of what the first has drawn
    hands = [hand for hand in page.evaluate("window.hands") if hand]
    assert set(hands) <= {mine, theirs}
    assert sorted(hands, key=[mine, theirs].index) == hands


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_a_replay_shows_the_end_with_winner_and_points(
    visitor: Visitors, server: Server, settings: dict[str, Any]
) -> None:
    page = visitor(QUIET, **settings)
    page.goto(replay(page, "guildhall", "two-seats"))
    page.keyboard.press("End")

    expect(page.locator("[data-ending=twenty] .winner")).to_contain_text("20")
    # a spectator has no guild of one's own
    expect(page.get_by_role("region", name="Your guild")).to_have_count(0)
    expect(page.get_by_text("Yours")).to_have_count(0)
