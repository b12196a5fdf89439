"""A whole game of Carcassonne through the page, by mouse in Greek and by keyboard alone in English."""

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.play import attribute, await_turn, new_table, turn_by_keys, turn_by_mouse


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
