"""Whole games through the page: Carcassonne by mouse and by keyboard alone, 7 Wonders Duel by keyboard alone."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.duel import CHOICE, open_table
from tests.web.play import QUIET, SCREEN, attribute, await_turn, moved, new_table, stand, turn_by_keys, turn_by_mouse


def test_a_whole_game_against_the_computer_by_mouse_in_greek(visitor: Visitors) -> None:
    page = visitor(locale="el")
    new_table(page, "me", "bot-easy")
    turns = 0
    while await_turn(page):
        turn_by_mouse(page, figure=turns % 3 == 0)
        turns += 1

    assert turns > 25
    expect(page.locator(".bar h2")).to_contain_text("Κερδίζ")
    expect(page.locator("html")).to_have_attribute("lang", "el")
    assert attribute(page, "state") == "over"


def test_a_whole_game_by_keyboard_alone_in_english(visitor: Visitors) -> None:
    page = visitor(locale="en")
    new_table(page, "me", "bot-easy")
    turns = 0
    while await_turn(page):
        turn_by_keys(page, figure=turns % 3 == 0)
        turns += 1

    assert turns > 25
    expect(page.locator(".bar h2")).to_contain_text("Winner")
    page.get_by_role("button", name="Replay").last.click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider")).to_be_visible()


def decide_by_keys(page: Page, use: str) -> None:
    """Decide once in 7 Wonders Duel: the first thing by its digit, then what the bar offers."""
    before = stand(page)
    page.keyboard.press("1")
    if page.locator(f"{SCREEN}:not({before})").count() == 0:
        if page.locator(".bar kbd", has_text="Esc").count():
            buildable = page.locator(".bar .button.primary").count()
            page.keyboard.press("3" if use == "build" and buildable else "1")
        elif page.locator(".bar .button.primary").count():
            page.keyboard.press("Enter")
    moved(page, before)


def test_a_whole_game_of_seven_wonders_duel_by_keyboard_alone_in_greek(visitor: Visitors) -> None:
    page = visitor(QUIET, locale="el")
    open_table(page, wonders="draft")
    decisions = 0
    while attribute(page, "state") != "over":
        if decisions > 0 and page.locator(CHOICE).count():
            page.wait_for_selector(f":is({CHOICE}):focus")
        decide_by_keys(page, "build" if decisions % 3 else "sell")
        decisions += 1
        assert decisions < 120

    assert decisions > 20
    expect(page.locator("[data-ending]")).to_be_visible()
    expect(page.locator(".bar h2")).to_contain_text("Κερδίζ")
