"""Carcassonne's board in the browser: placing, turning, figures, refusals, aids, keyboard, touch, camera, awards."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from pessoi.core.dealer import SeededDealer
from pessoi.core.play import Play
from pessoi.core.random import Random
from pessoi.core.record import record_of, write_record
from pessoi.games.carcassonne import GAME
from tests.web.conftest import Visitors
from tests.web.play import PHONE, QUIET, attribute, large_enough_to_touch


def open_table(page: Page, *others: str, **options: Any) -> None:
    """Open a table for several people at this screen, set up over the API."""
    body = {
        "game": "carcassonne",
        "options": {"first": "0", **options},
        "seats": [{"kind": "me", "name": "Eleni"}, *({"kind": "local", "name": name} for name in others or ("Nikos",))],
        "clock": None,
        "private": True,
    }
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    places(page).first.wait_for()


def places(page: Page) -> Locator:
    """Return the cells where the tile in hand may lie."""
    return page.locator("[data-place]")


def ghost(page: Page) -> Locator:
    """Return the tile in hand over the board."""
    return page.locator("[data-ghost]")


def tile(page: Page, cell: str) -> Locator:
    """Return the tile laid at a cell."""
    return page.locator(f'[data-tile="{cell}"]')


def primary(page: Page) -> Locator:
    """Return the one primary button of the prompt bar."""
    return page.locator(".bar .button.primary")


def turnable_place(page: Page) -> tuple[str, list[int]]:
    """Play on until the tile in hand fits some place in several rotations; choose that place and return both."""
    for _ in range(20):
        for name in names(page):
            place(page, name).click()
            ghost(page).wait_for()
            if page.get_by_role("button", name="Turn right").count():
                return name, rotations(page)
            page.keyboard.press("Escape")
        play_turn(page)
    raise AssertionError("no tile could be turned in twenty turns")


def rotations(page: Page) -> list[int]:
    """Return all rotations through which the chosen tile goes, by turning it until the first comes again."""
    seen = [rotation(page)]
    for _ in range(4):
        before = rotation(page)
        page.keyboard.press("e")
        expect(ghost(page)).not_to_have_attribute("data-rotation", str(before))
        if rotation(page) == seen[0]:
            return seen
        seen.append(rotation(page))
    raise AssertionError(f"more rotations than there are: {seen}")


def rotation(page: Page) -> int:
    """Return the rotation of the tile over the board."""
    return int(ghost(page).get_attribute("data-rotation") or -1)


def names(page: Page) -> list[str]:
    """Return the names of the legal cells."""
    return [str(name) for name in places(page).evaluate_all("all => all.map(place => place.dataset.place)")]


def place(page: Page, name: str) -> Locator:
    """Return one legal cell."""
    return page.locator(f'[data-place="{name}"]')


def play_turn(page: Page, figure: bool = False) -> None:
    """Lay the tile at the first place, with a figure on the first spot or without one."""
    before = attribute(page, "version")
    places(page).first.click()
    primary(page).click()
    page.wait_for_selector(f'[data-drafted="1"], [data-version]:not([data-version="{before}"])')
    if attribute(page, "version") == before:
        if figure:
            page.locator("[data-spot]").first.click()
            primary(page).click()
        else:
            page.locator(".bar").get_by_text("No meeple").click()
    page.wait_for_selector(f'[data-version]:not([data-version="{before}"])')
    places(page).first.wait_for()


def test_pointing_at_a_place_shows_the_tile_there_and_two_clicks_lay_it(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    name = names(page)[0]

    place(page, name).hover()
    expect(ghost(page)).to_have_attribute("data-ghost", "pointed")
    place(page, name).click()
    expect(ghost(page)).to_have_attribute("data-ghost", "chosen")
    expect(tile(page, name)).to_have_count(0)
    place(page, name).click()

    expect(tile(page, name)).to_have_count(1)
    expect(page.locator(".bar h2")).to_have_text("Where does your meeple go?")


def test_wheel_buttons_and_keys_turn_through_the_rotations_that_fit(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    name, fitting = turnable_place(page)

    place(page, name).hover()
    page.mouse.wheel(0, 100)
    expect(ghost(page)).to_have_attribute("data-rotation", str(fitting[1]))
    page.mouse.wheel(0, -100)
    expect(ghost(page)).to_have_attribute("data-rotation", str(fitting[0]))
    page.get_by_role("button", name="Turn left").click()
    expect(ghost(page)).to_have_attribute("data-rotation", str(fitting[-1]))
    page.keyboard.press("e")
    expect(ghost(page)).to_have_attribute("data-rotation", str(fitting[0]))
    page.keyboard.press("q")
    expect(ghost(page)).to_have_attribute("data-rotation", str(fitting[-1]))
    page.keyboard.press("Enter")

    expect(tile(page, name)).to_have_count(1)


def test_spots_say_what_they_claim_and_the_figure_stands_there_after_confirming(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    name = names(page)[0]
    place(page, name).click()
    primary(page).click()
    spot = page.locator("[data-spot]").first

    expect(spot).to_have_attribute("aria-label", re.compile(r"(knight|thief|farmer|monk): \w+ · "))
    claim = spot.get_attribute("aria-label") or ""
    spot.hover()
    expect(page.locator("[data-light]")).to_have_count(1)
    spot.click()
    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".bar")).to_contain_text(claim)
    before = attribute(page, "version")
    spot.click()

    page.wait_for_selector(f'[data-version]:not([data-version="{before}"])')
    expect(page.locator("[data-last]")).to_have_count(1)


def test_a_tile_and_a_figure_can_be_taken_back_before_the_turn_ends(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    before = attribute(page, "version")
    name = names(page)[0]
    place(page, name).click()
    primary(page).click()
    page.locator("[data-spot]").first.click()

    page.keyboard.press("Escape")
    expect(page.locator('[data-spot][aria-pressed="true"]')).to_have_count(0)
    page.locator(".bar").get_by_text("Take back").click()

    expect(tile(page, name)).to_have_count(0)
    expect(place(page, name)).to_have_count(1)
    assert attribute(page, "version") == before


def test_a_wrong_place_is_refused_with_the_edge_the_reason_and_the_rule(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    barred = page.locator("[data-barred]")
    for _ in range(20):
        if barred.count():
            break
        play_turn(page)
    before = attribute(page, "version")

    barred.first.click()

    expect(page.locator("[data-refused]")).to_have_count(1)
    expect(page.locator("[data-refused] .mark.bar").first).to_be_attached()
    card = page.locator("section[role=status]", has_text="Doesn't match")
    expect(card).to_be_visible()
    expect(card.get_by_text("CAR-TILE-03")).to_be_visible()
    assert attribute(page, "version") == before
    places(page).first.click()
    expect(page.locator("[data-refused]")).to_have_count(0)


def test_the_feature_under_the_pointer_is_lit_with_owner_and_worth(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page, assistance="standard")

    point_at_start_city(page)

    tooltip = page.get_by_role("tooltip")
    expect(tooltip).to_contain_text("city")
    expect(tooltip).to_contain_text("one tile · open on one side · worth 1")
    expect(tooltip).to_contain_text("nobody's")
    expect(page.locator("[data-light]")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(tooltip).to_have_count(0)


def point_at_start_city(page: Page) -> None:
    box = tile(page, "0,0").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.12)


def test_full_assistance_tells_projected_points_and_purist_nothing_at_all(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page, assistance="full")
    expect(page.get_by_text("if the game ended now")).to_have_count(2)

    open_table(page, assistance="purist")
    expect(page.get_by_text("if the game ended now")).to_have_count(0)
    point_at_start_city(page)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    places(page).first.click()
    primary(page).click()
    spot = page.locator("[data-spot]").first
    expect(spot).to_have_attribute("aria-label", re.compile(r"^\w+: \w+$"))
    expect(page.locator(".worth rect")).to_have_count(0)


def test_a_turn_by_keyboard_alone_with_arrows_from_place_to_place(visitor: Visitors) -> None:
    page = visitor(QUIET, locale="el")
    open_table(page)
    for _ in range(60):
        if page.evaluate("document.activeElement?.dataset?.place !== undefined"):
            break
        page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.dataset.place")
    others = set(names(page)) - {first}
    moved = first
    for arrow in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(arrow)
        moved = page.evaluate("document.activeElement.dataset.place")
        if moved != first:
            break
    assert moved in others or not others
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.fullmatch(r"−?\d+, −?\d+, (χωρίς στροφή|μία στροφή|δύο στροφές|τρεις στροφές)", name)
    before = attribute(page, "version")

    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-drafted="1"]')
    expect(page.locator("[data-spot]").first).to_be_focused()
    last = page.locator("[data-spot]").count()
    page.keyboard.press(str(last))
    expect(page.locator("[data-spot]").last).to_be_focused()
    page.keyboard.press("Enter")

    page.wait_for_selector(f'[data-version]:not([data-version="{before}"])')
    expect(tile(page, moved)).to_have_count(1)
    expect(page.locator("[data-segment]")).to_have_count(1)


def test_on_a_phone_a_turn_by_touch_with_targets_large_enough(visitor: Visitors) -> None:
    page = visitor(QUIET, **PHONE)
    open_table(page)
    target = places(page).first
    assert large_enough_to_touch(target)

    target.tap()
    expect(ghost(page)).to_have_attribute("data-ghost", "chosen")
    primary(page).tap()
    spot = page.locator("[data-spot]").first
    spot.wait_for()
    assert large_enough_to_touch(spot.locator(".hit"))
    before = attribute(page, "version")
    spot.tap()
    primary(page).tap()

    page.wait_for_selector(f'[data-version]:not([data-version="{before}"])')
    expect(page.locator("[data-segment]").or_(page.locator("[data-last]")).first).to_be_attached()


def test_what_others_laid_since_the_own_last_turn_is_marked(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page, "Nikos", "Zoe")
    for _ in range(3):
        play_turn(page)

    expect(page.locator("[data-last]")).to_have_count(1)
    expect(page.locator("[data-recent]")).to_have_count(1)


def test_the_camera_zooms_pans_and_comes_back_and_a_drag_lays_nothing(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)
    world = page.locator(".surface > g")
    fitted = world.get_attribute("transform")
    board = page.locator(".board .board").bounding_box()
    assert board is not None
    x, y = board["x"] + 60, board["y"] + board["height"] / 2

    page.mouse.move(x, y)
    page.mouse.wheel(0, -240)
    expect(world).not_to_have_attribute("transform", str(fitted))
    page.get_by_role("button", name="Show the whole board").click()
    expect(world).to_have_attribute("transform", str(fitted))

    target = places(page).first.bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + 20, target["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + 80, target["y"] + 70, steps=5)
    page.mouse.up()
    expect(world).not_to_have_attribute("transform", str(fitted))
    expect(page.locator('[data-ghost="chosen"]')).to_have_count(0)
    page.get_by_role("button", name="Show the whole board").click()
    expect(world).to_have_attribute("transform", str(fitted))


def test_the_tiles_left_are_listed_with_their_numbers(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page)

    page.get_by_role("button", name="Menu").click()
    page.get_by_text("What is left").click()

    sheet = page.get_by_role("dialog")
    counts = sheet.locator("li .num").all_inner_texts()
    assert sum(int(count) for count in counts) == 70  # 72, less the start tile and the one in hand


def test_every_award_is_shown_where_it_was_earned(visitor: Visitors) -> None:
    page = visitor(QUIET)
    answer = page.request.post("/api/records", data=json.loads(played_record()))
    assert answer.status == 201, answer.text()
    page.goto(f"/replay/{answer.json()['id']}")

    page.locator("td button").first.click()

    expect(page.locator("[data-award]")).to_have_count(1)
    pills = page.locator("[data-pill] text").all_text_contents()
    assert pills
    assert all(re.fullmatch(r"\+\d+", pill) for pill in pills)


def played_record() -> bytes:
    """Return the record of a whole game by random moves with figures."""
    play = Play(GAME, GAME.options_of({"seats": 2, "first": "0"}), SeededDealer(5))
    rng = Random(5)
    play.deal()
    while play.state.to_move >= 0:
        play.apply(play.state.to_move, [play.state.playout_move(rng)])
        play.deal()
    return write_record(record_of(play, ["Eleni", "Nikos"]))
