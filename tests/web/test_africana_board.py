"""Africana's board in the browser: journeys, ways, books, discards, keys, phone, and a whole game."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.planted import plant, recorded, replay
from tests.web.play import PHONE, QUIET, SCREEN, attribute, button, large_enough_to_touch, moved, stand
from tests.web.server import Server
from tests.web.test_accessible import faults

GAME = "africana"

ACROSS = """([west, east]) => {
    const middle = id => {
        const box = document.querySelector(`[data-place="${id}"]`).getBoundingClientRect()
        return box.x + box.width / 2
    }
    return middle(east) - middle(west)
}"""
"""How far two places lie apart on the page."""


def go_on(page: Page, server: Server, record: str, plies: int) -> None:
    """Open a table for two people at this screen that goes on from a ply of a record."""
    page.goto(plant(page, server, GAME, record, plies))
    page.locator(".bar h2").wait_for()


def place(page: Page, name: str) -> Locator:
    """Return a place of the map."""
    return page.locator(f'[data-place="{name}"]')


def centre(thing: Locator) -> tuple[float, float]:
    """Return the middle of something on the page."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drafted(page: Page, moves: int) -> None:
    """Wait until so many moves are on the draft."""
    page.wait_for_selector(f'{SCREEN}[data-drafted="{moves}"]')


def begin(page: Page) -> None:
    """Begin a short game for two people at this screen."""
    body = {
        "game": GAME,
        "options": {"first": "0", "round_limit": 3},
        "seats": [{"kind": "me", "name": "Eleni"}, {"kind": "local", "name": "Nikos"}],
        "clock": None,
        "private": True,
    }
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    page.locator(".bar h2").wait_for()


# Journeys


def test_a_journey_is_seen_before_it_is_made_and_taken_back_step_by_step(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "two-seats", 56)
    place(page, "jeddah").hover()
    expect(page.locator('[data-preview="jeddah"]')).to_have_count(1)
    page.locator(".bar h2").hover()
    expect(page.locator("[data-preview]")).to_have_count(0)

    place(page, "timbuktu").click()
    while page.locator(".bar h2").inner_text() == "Timbuktu: which way?":
        expect(page.locator('[data-preview="timbuktu"]')).to_have_count(1)
        page.locator(".bar .button.primary").click()
        page.wait_for_selector(f'{SCREEN}:not([data-drafted="0"])')
    drafted(page, 2)
    expect(page.locator(".bar h2")).to_have_text("Timbuktu. Where to?")
    expect(page.locator("[data-table]")).to_have_attribute("data-table", "1")

    button(page, "Take back").click()
    drafted(page, 1)
    expect(page.locator(".bar h2")).to_have_text("Lagos. Where to?")


def test_a_mission_is_completed_and_the_journey_ended(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "two-seats", 58)
    expect(page.locator('[data-silver="6"]')).to_have_count(1)
    page.locator('[data-slot="1"] button').click()
    drafted(page, 1)
    expect(page.locator('[data-slot="1"]')).not_to_have_attribute("data-mission", re.compile("."))
    before = stand(page)
    button(page, "End the journey").click()
    moved(page, before)

    expect(page.locator('[data-slot="1"]')).to_have_attribute("data-mission", re.compile("."))
    expect(page.locator('[data-silver="10"]')).to_have_count(1)


def test_missions_that_were_joined_are_marked_from_start_to_goal(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "two-seats", 56)
    expect(page.locator("[data-goal]")).to_have_count(2)
    expect(page.locator("[data-flag]")).to_have_count(2)
    page.locator('[data-slot="3"] button').hover()
    expect(page.locator("[data-goal]")).to_have_count(3)


def test_a_place_that_cannot_be_entered_says_why(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "two-seats", 120)
    place(page, "napoli").click()
    refusal = page.get_by_role("heading", name="No route there").locator("..")
    expect(refusal).to_contain_text("No route leads from Leopoldville to Napoli.")


# The map


def test_the_map_is_zoomed_and_moved_and_comes_back_whole(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "two-seats", 56)
    seen = page.locator("[data-whole]")
    expect(seen).to_have_attribute("data-whole", "true")
    apart = float(page.evaluate(ACROSS, ["dakar", "cairo"]))
    place(page, "lagos").hover()
    page.mouse.wheel(0, -400)
    expect(seen).to_have_attribute("data-whole", "false")
    page.wait_for_function(f"() => ({ACROSS})(['dakar', 'cairo']) > {1.4 * apart}")
    # the wheel may come in several steps
    page.wait_for_function(
        f"() => {{ const was = window.was; window.was = ({ACROSS})(['dakar', 'cairo']); return window.was === was; }}",
        polling=250,
    )

    before, _ = centre(place(page, "lagos"))
    x, y = centre(seen)
    page.mouse.move(x, y + 100)
    page.mouse.down()
    page.mouse.move(x - 60, y + 60, steps=4)
    page.mouse.up()
    after, _ = centre(place(page, "lagos"))
    assert round(before - after) == 60
    expect(page.locator(".bar h2")).to_have_text("Which action do you take?")

    page.get_by_role("button", name="Whole map").click()
    expect(seen).to_have_attribute("data-whole", "true")
    page.wait_for_function(f"() => Math.abs(({ACROSS})(['dakar', 'cairo']) - {apart}) < 1")


# Books


SWINGS = """() => {
    window.swings = 0;
    const look = () => {
        for (const leaf of document.querySelectorAll(".leaf")) window.swings += leaf.getAnimations().length;
        requestAnimationFrame(look);
    };
    look();
}"""
"""Counts the frames in which a page swings."""


def test_a_page_is_turned_and_bought(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, reduced_motion="no-preference")
    go_on(page, server, "two-seats", 49)
    page.keyboard.press("b")
    drafted(page, 1)
    north = page.locator('[data-book="north"]')
    first = str(north.locator('[data-side="right"] [data-page]').get_attribute("data-page"))
    page.evaluate(SWINGS)
    before = stand(page)
    north.locator('[data-turn="right"]').click()
    moved(page, before)

    page.wait_for_function("window.swings > 0")
    expect(north.locator('[data-side="left"] [data-page]')).to_have_attribute("data-page", first)
    before = stand(page)
    north.locator('[data-buy="left"]').click()
    moved(page, before)
    expect(page.locator(f'[data-open="{first}"]')).to_have_count(1)
    expect(page.locator(f'[data-flag="{first}"]')).to_have_count(1)
    expect(north.locator('[data-side="left"] [data-page]')).to_have_count(0)
    before = stand(page)
    button(page, "Close the book").click()
    moved(page, before)


# Discards


def test_cards_too_many_are_chosen_and_discarded_together(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "two-seats", 34)
    cards = page.locator("button[data-card]")
    page.keyboard.press("1")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    cards.nth(2).click()
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    before = stand(page)
    button(page, "Discard 1").click()
    moved(page, before)
    expect(page.locator(".bar h2")).to_have_text("Which action do you take?")


# Keys, phone, whole games


def test_a_turn_by_keyboard_alone(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "two-seats", 56)
    page.keyboard.press("c")
    drafted(page, 1)
    page.wait_for_selector("[data-place]:focus")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "within reach by" in label, label
    page.keyboard.press("Enter")
    page.wait_for_selector(f'{SCREEN}:not([data-drafted="1"]), .bar h2:has-text("which way")')
    if "which way" in page.locator(".bar h2").inner_text():
        page.keyboard.press("1")
    page.wait_for_selector(f'{SCREEN}:not([data-drafted="1"])')
    before = stand(page)
    page.keyboard.press("0")
    moved(page, before)
    expect(page.locator(".bar")).to_contain_text("Nikos")


def test_a_whole_game_by_keyboard_and_by_what_is_spoken(visitor: Visitors) -> None:
    page = visitor(QUIET)
    begin(page)
    spoken = page.get_by_role("status").first
    actions = "cba"
    for number in range(60):
        if attribute(page, "state") == "over":
            break
        question = page.locator(".bar h2").inner_text()
        expect(spoken).to_contain_text(question)
        before = stand(page)
        if question == "Which action do you take?":
            page.keyboard.press(actions[number % 3])
        elif question.startswith("Which card"):
            for digit in range(1, 1 + int(re.findall(r"of (\d)", page.locator(".bar .hint").inner_text())[0])):
                page.keyboard.press(str(digit))
            page.keyboard.press("0")
        elif attribute(page, "drafted") == "1" and page.locator('[data-place][tabindex="0"]').count():
            page.wait_for_selector("[data-place]:focus")
            page.keyboard.press("Enter")
            page.wait_for_selector(f'{SCREEN}:not({before}), .bar h2:has-text("which way")')
            page.keyboard.press("1")
        else:
            page.keyboard.press("0")
        moved(page, before)

    assert attribute(page, "state") == "over"
    expect(spoken).to_contain_text("The game is over")


def test_on_a_phone_zones_change_by_themselves_and_targets_are_large_enough(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, **PHONE)
    go_on(page, server, "two-seats", 49)
    board = page.locator("[data-zone]")
    expect(board).to_have_attribute("data-zone", "map")
    for target in page.locator(".board button:visible, .bar button").all():
        assert large_enough_to_touch(target), target.evaluate("node => node.outerHTML")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    page.get_by_role("button", name="Whole map").tap()
    expect(page.locator("[data-place]")).to_have_count(0)
    page.get_by_role("button", name="Nearer").first.tap()
    expect(page.locator("[data-place]")).to_have_count(22)
    button(page, "Open the book").tap()
    expect(board).to_have_attribute("data-zone", "books")
    for target in page.locator(".board button:visible").all():
        assert large_enough_to_touch(target), target.evaluate("node => node.outerHTML")
    page.locator('[data-to="missions"]').tap()
    expect(page.locator("[data-slot]")).to_have_count(5)


def test_a_whole_game_by_what_is_offered(visitor: Visitors) -> None:
    page = visitor(QUIET, locale="el")
    begin(page)
    for turn in range(40):
        if attribute(page, "state") == "over":
            break
        before = stand(page)
        if page.locator("button[data-card]").count():
            page.locator('button[data-card][aria-pressed="false"]').first.click()
        if page.locator(".bar .button.primary:visible").count():
            page.locator(".bar .button.primary").click()
        else:
            button(page, "Τραβήξτε" if turn % 2 else "Ταξιδέψτε").click()
        moved(page, before)

    assert attribute(page, "state") == "over"
    expect(page.locator(".bar h2")).to_contain_text("Κερδίζ")


@pytest.mark.parametrize(
    ("settings", "plies"),
    [({}, [56, 50]), ({"color_scheme": "dark", **PHONE}, [56, 34])],
    ids=["desktop light", "phone dark"],
)
def test_no_fault_that_a_machine_can_find(
    visitor: Visitors, server: Server, settings: dict[str, object], plies: list[int]
) -> None:
    page = visitor(QUIET, **settings)
    found: list[str] = []
    for ply in plies:
        go_on(page, server, "two-seats", ply)
        found += faults(page)
    if "viewport" in settings:
        for zone in ("missions", "books"):
            page.locator(f'[data-to="{zone}"]').tap()
            found += faults(page)
    assert found == []


def test_the_rules_tell_what_is_reconstructed(visitor: Visitors) -> None:
    page = visitor("/rules/africana")
    sources = page.get_by_role("region", name="What is printed and what is reconstructed")
    parts = sources.locator('[data-origin="reconstructed"]').last
    expect(parts.locator("summary")).to_contain_text("30")
    expect(parts.get_by_role("listitem").first).to_be_hidden()
    parts.locator("summary").click()
    expect(parts.get_by_role("listitem")).to_have_count(30)


def test_a_finished_game_is_replayed_with_its_points(visitor: Visitors) -> None:
    page = visitor(QUIET)
    page.goto(f"{replay(page, GAME, 'two-seats')}?ply={len(recorded(GAME, 'two-seats')[1].entries)}")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("[data-pawn]")).to_have_count(2)
