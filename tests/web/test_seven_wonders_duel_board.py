"""7 Wonders Duel's board in the browser: draft, cards, prices, Wonders, refusals, whole games, phone, accessibility."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.play import SCREEN, attribute, large_enough_to_touch
from tests.web.test_accessible import faults

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

QUIET = "/api/health"
"""An address without the app, so that nothing but the test speaks with the server."""

CHOICE = '.board [tabindex="0"]:is([data-slot], [data-thing])'
"""Whatever can be chosen on the board now, in the order of the keys."""


def open_table(page: Page, **options: Any) -> None:
    """Open a table for two people at this screen, set up over the API; without the draft unless asked for."""
    body = {
        "game": "seven_wonders_duel",
        "options": {"first": "0", "wonders": "first_game", **options},
        "seats": [{"kind": "me", "name": "Eleni"}, {"kind": "local", "name": "Nikos"}],
        "clock": None,
        "private": True,
    }
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    page.locator(CHOICE).first.wait_for()


def free(page: Page) -> Locator:
    """Return the cards of the structure that may be taken."""
    return page.locator('[data-slot][tabindex="0"]')


def button(page: Page, start: str) -> Locator:
    """Return the button of the prompt bar whose label begins so."""
    return page.locator(".bar .button").filter(has_text=re.compile(f"^\\s*{start}"))


def stand(page: Page) -> str:
    """Return how far the table has come, as a condition on its element: an extra turn goes on in the same draft."""
    return f'[data-version="{attribute(page, "version")}"][data-drafted="{attribute(page, "drafted")}"]'


def moved(page: Page, before: str) -> None:
    """Wait until the table has gone on from a stand and asks again, or is over."""
    page.wait_for_selector(f'{SCREEN}:not({before}):is(:not([data-asked=""]), [data-state="over"])')


def take(page: Page, card: Locator, use: str) -> None:
    """Pick a card up and use it so: ``Sell`` or ``Build``."""
    before = stand(page)
    card.click()
    button(page, use).click()
    moved(page, before)


def cheap(page: Page) -> Locator:
    """Return a free card that costs nothing, selling cards until there is one."""
    for _ in range(12):
        found = page.locator('.holder:has(.chip.free) [data-slot][tabindex="0"]')
        if found.count():
            return found.first
        take(page, free(page).first, "Sell")
    raise AssertionError("no card for nothing lay free in twelve turns")


def test_the_draft_shows_whose_pick_it_is_and_takes_by_two_clicks(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page, wonders="draft")
    steps = page.get_by_role("list", name="Order of picking").locator("li")
    expect(steps).to_have_count(8)
    expect(steps.first).to_contain_text("1. Eleni, now")
    lying = page.locator("[data-thing][data-wonder]")
    expect(lying).to_have_count(4)
    name = str(lying.first.get_attribute("data-wonder"))

    lying.first.click()
    expect(lying.first).to_have_attribute("aria-pressed", "true")
    before = stand(page)
    lying.first.click()
    moved(page, before)

    expect(page.locator(f'[data-city="0"] [data-wonder="{name}"]')).to_have_count(1)
    expect(lying).to_have_count(3)
    expect(steps.nth(1)).to_contain_text("2. Nikos, now")


def test_a_card_shows_its_price_and_why_and_is_built_by_the_button(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    card = cheap(page)
    name = str(card.get_attribute("data-card"))
    seat = attribute(page, "asked")

    card.hover()
    detail = page.get_by_role("region", name="Details")
    expect(detail).to_contain_text("You pay")
    expect(detail.locator("[data-total]")).to_have_text("0")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    before = stand(page)
    button(page, "Build").click()
    moved(page, before)

    expect(page.locator(f'[data-city="{seat}"] [data-tab="{name}"]')).to_have_count(1)
    expect(page.locator(f'[data-slot][data-card="{name}"]')).to_have_count(0)


def test_a_sold_card_brings_coins_and_lies_with_the_discards(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    name = str(free(page).first.get_attribute("data-card"))
    coins = page.locator('[data-coins="0"]')
    expect(coins).to_have_text("7")

    take(page, free(page).first, "Sell")

    expect(coins).to_have_text("9")
    page.get_by_role("button", name="Discarded: 1").click()
    expect(page.locator(".things svg")).to_have_count(1)
    page.get_by_role("button", name="Structure").click()
    expect(page.locator(f'[data-card="{name}"]')).to_have_count(0)


def test_a_card_goes_under_a_wonder_that_can_be_paid(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    for _ in range(16):
        free(page).first.click()
        if button(page, "For a Wonder").get_attribute("aria-disabled") is None:
            break
        before = stand(page)
        button(page, "Sell").click()
        moved(page, before)
    seat = attribute(page, "asked")
    button(page, "For a Wonder").click()
    wonder = page.locator(f'[data-city="{seat}"] .holder:has(.legal, .chosen) [data-wonder]').first
    if wonder.get_attribute("aria-pressed") != "true":
        wonder.click()
    before = stand(page)
    button(page, "Build").click()
    page.wait_for_selector(f"{SCREEN}:not({before})")

    expect(page.locator(f'[data-city="{seat}"] [data-state="built"]')).to_have_count(1)


def test_what_lies_under_others_or_is_too_dear_is_refused_with_cause_and_rule(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    covered = page.locator("[data-card]:not([data-free])")
    covered.first.click(position={"x": 20, "y": 12})
    card = page.locator("section[role=status]", has_text="Others lie upon it")
    expect(card).to_be_visible()
    expect(card.get_by_text("7WD-14")).to_be_visible()
    expect(page.locator(".structure .cause")).to_have_count(2)

    dear = page.locator('.holder:has(.chip.dear) [data-slot][tabindex="0"]')
    for _ in range(30):
        if dear.count():
            break
        take(page, free(page).first, "Build" if page.locator(".chip:not(.dear)").count() else "Sell")
    dear.first.click()
    before = stand(page)
    button(page, "Build").click()
    refused = page.locator("section[role=status]", has_text="Not enough coins")
    expect(refused.get_by_text("7WD-24")).to_be_visible()
    expect(page.locator(".chip.bad")).to_have_count(1)
    assert stand(page) == before


def test_without_help_there_are_no_prices_until_a_card_is_in_hand(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page, assistance="purist")
    expect(page.locator(".chip")).to_have_count(0)
    expect(page.locator("th", has_text="If the game ended now")).to_have_count(0)

    open_table(page, assistance="standard")
    expect(page.locator(".chip")).to_have_count(6)
    expect(page.locator("th", has_text="If the game ended now")).to_have_count(0)

    open_table(page, assistance="full")
    expect(page.locator("th", has_text="If the game ended now")).to_have_count(1)


def test_a_card_that_lies_face_down_tells_what_it_may_be(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)

    page.locator("[data-slot]:not([data-card])").first.click(position={"x": 20, "y": 12})

    detail = page.get_by_role("region", name="Details")
    expect(detail).to_contain_text("It is one of those not yet seen (11)")
    expect(detail.locator("li")).to_have_count(11)


def play_by_keys(page: Page, use: str) -> None:
    """Decide once with the keyboard alone: the first thing by its digit, then what the bar offers."""
    before = stand(page)
    page.keyboard.press("1")
    if page.locator(f"{SCREEN}:not({before})").count() == 0:
        if button(page, "Sell").count() or button(page, "Πούλησε").count():
            buildable = page.locator(".bar .button.primary").count()
            page.keyboard.press("3" if use == "build" and buildable else "1")
        elif page.locator(".bar .button.primary").count():
            page.keyboard.press("Enter")
    moved(page, before)


def test_a_whole_game_by_keyboard_alone_ends_with_the_points_of_each_city(visitor: Visitors) -> None:
    page = visitor(QUIET, locale="el")
    open_table(page, wonders="draft")
    decisions = 0
    while attribute(page, "state") != "over":
        if decisions > 0 and page.locator(CHOICE).count():
            expect(page.locator(f"{CHOICE}:focus")).to_have_count(1)
        play_by_keys(page, "build" if decisions % 3 else "sell")
        decisions += 1
        assert decisions < 120

    assert decisions > 20
    expect(page.locator("[data-ending]")).to_be_visible()
    expect(page.locator(".bar h2")).to_contain_text("Κερδίζ")
    if page.locator("[data-ending=civilian]").count():
        page.locator("[data-ending] td button").first.click()
        expect(page.locator("[data-award]")).to_have_count(1)


def test_cards_are_walked_by_arrows_and_built_by_enter(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    first = free(page).first
    first.focus()
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.card")
    assert second != first.get_attribute("data-card")
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.search(r", (free|\d+ coins?)", name)
    before = stand(page)

    page.keyboard.press("Enter")
    expect(page.locator(".bar h2")).to_contain_text("what now?")
    page.keyboard.press("1")
    moved(page, before)

    expect(page.locator(f'[data-slot][data-card="{second}"]')).to_have_count(0)
    expect(page.locator(f"{CHOICE}:focus")).to_have_count(1)


def test_on_a_phone_a_turn_by_touch_with_targets_large_enough(visitor: Visitors) -> None:
    page = visitor(QUIET, **PHONE)
    open_table(page)
    target = free(page).first
    assert large_enough_to_touch(target)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390

    target.tap()
    expect(page.locator(".bar")).to_contain_text("of your 7")
    before = stand(page)
    button(page, "Sell").tap()
    moved(page, before)

    expect(page.locator(".pile")).to_contain_text("Discarded: 1")


@pytest.mark.parametrize(
    "settings", [{"color_scheme": "light"}, {"color_scheme": "dark", **PHONE}], ids=["desktop light", "phone dark"]
)
def test_no_fault_that_a_machine_can_find(visitor: Visitors, settings: dict[str, Any]) -> None:
    page = visitor(QUIET, **settings)
    open_table(page, wonders="draft")
    found = faults(page)
    open_table(page)
    take(page, free(page).first, "Build" if page.locator(".chip:not(.dear)").count() else "Sell")
    found += faults(page)
    free(page).first.click()
    found += faults(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Legend, and cards that are left").click()
    found += faults(page)
    assert found == []
