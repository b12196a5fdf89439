"""Acts of a player on the page, by mouse or keys, for the tests."""

import re

from playwright.sync_api import Locator, Page, expect

SCREEN = ".screen[data-version]"

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

QUIET = "/api/health"
"""An address without the app, so that nothing but the test speaks with the server."""


def new_table(page: Page, *kinds: str, clock: str | None = None) -> str:
    """Set up a Carcassonne table through the page: the kinds of its seats as the list offers them. Return its id."""
    page.goto("/new?game=carcassonne")
    rows = page.locator("form ol > li")
    for _ in range(len(kinds) - 2):
        page.locator("fieldset button.small").click()
    for index, kind in enumerate(kinds):
        rows.nth(index).locator("select").select_option(kind)
    if clock:
        page.get_by_role("radio", name=clock).check()
    page.locator("button.primary").click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def screen(page: Page) -> Locator:
    """Return the element that tells the state of the table."""
    return page.locator(SCREEN)


def attribute(page: Page, name: str) -> str:
    """Return one fact that the table tells: state, version, asked, drafted."""
    return screen(page).get_attribute(f"data-{name}") or ""


def button(page: Page, start: str) -> Locator:
    """Return the button of the prompt bar whose label begins so."""
    return page.locator(".bar .button").filter(has_text=re.compile(f"^\\s*{start}"))


def stand(page: Page) -> str:
    """Return how far the table has come, as a condition on its element: an extra turn goes on in the same draft."""
    return f'[data-version="{attribute(page, "version")}"][data-drafted="{attribute(page, "drafted")}"]'


def moved(page: Page, before: str) -> None:
    """Wait until the table has gone on from a stand, nothing is under way, and it asks again or is over."""
    page.wait_for_selector(f'{SCREEN}:not({before})[data-busy="false"]:is(:not([data-asked=""]), [data-state="over"])')


def press(page: Page, start: str) -> None:
    """Press a button of the prompt bar and wait for what it leads to."""
    before = stand(page)
    button(page, start).click()
    moved(page, before)


def await_turn(page: Page) -> bool:
    """Wait until a seat of this browser is asked or the game is over; tell whether it is asked."""
    page.wait_for_selector(f'{SCREEN}:not([data-asked=""]), {SCREEN}[data-state="over"]')
    return attribute(page, "state") != "over"


NEAREST = """places => places
    .map((place, index) => [Math.hypot(...place.dataset.place.split(",").map(Number)), index])
    .sort((a, b) => a[0] - b[0])[0][1]"""
"""The place nearest to the start tile, so that the board stays compact."""


def nearest_place(page: Page) -> Locator:
    """Return the legal place nearest to the start tile."""
    places = page.locator(".place")
    places.first.wait_for()
    return places.nth(places.evaluate_all(NEAREST))


def await_spots_or_next(page: Page, before: str) -> None:
    """Wait for the spots on the laid tile or, where it has none and the turn is sent at once, for its end."""
    page.wait_for_selector(f'.spot, {SCREEN}:not([data-version="{before}"])')


def place_tile(page: Page) -> None:
    """Lay the tile in hand at a legal place with the mouse: choose it, then confirm with the button."""
    before = attribute(page, "version")
    nearest_place(page).click()
    page.locator(".bar .button.primary").click()
    await_spots_or_next(page, before)


def turn_by_mouse(page: Page, figure: bool = False) -> None:
    """Play a whole turn with the mouse, with a figure on the first spot or without one."""
    before = attribute(page, "version")
    place_tile(page)
    if attribute(page, "version") == before:
        if figure:
            page.locator(".spot").last.click()
            page.locator(".bar .button.primary").click()
        else:
            page.locator(".bar .button.plain").click()
    page.wait_for_selector(f'{SCREEN}:not([data-version="{before}"])')


def turn_by_keys(page: Page, figure: bool = False) -> None:
    """Play a whole turn with the keyboard alone: Tab to a place, Enter to choose and to confirm."""
    before = attribute(page, "version")
    wanted = nearest_place(page).get_attribute("data-place")
    for _ in range(120):
        if page.evaluate("document.activeElement?.dataset?.place ?? ''") == wanted:
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    await_spots_or_next(page, before)
    if attribute(page, "version") == before:
        page.keyboard.press("1" if figure else "0")
        if figure:
            page.keyboard.press("1")
    page.wait_for_selector(f'{SCREEN}:not([data-version="{before}"])')


def settle(page: Page) -> None:
    """Wait until the page of a table is there."""
    expect(screen(page)).to_be_visible()


def large_enough_to_touch(target: Locator) -> bool:
    """Tell whether a target is at least 44 by 44 pixels, to a hundredth: browsers scale by binary fractions."""
    box = target.bounding_box()
    assert box is not None
    return round(min(box["width"], box["height"]), 2) >= 44
