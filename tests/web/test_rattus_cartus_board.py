"""Rattus Cartus' board in the browser: every question, refusals, spectators, phone, ending, replay, a whole game."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.planted import NAMES, Document, Wanted, plant, plant_where, replay
from tests.web.play import PHONE, QUIET, attribute, button, large_enough_to_touch, moved, press, stand
from tests.web.server import Server
from tests.web.test_accessible import faults
from tools.workspace import ROOT

CHOICE = '.board [tabindex="0"]:is([data-place], [data-nun], [data-card])'
"""Whatever can be chosen on the board now."""


def gladly(move: Document) -> float:
    """How gladly a move is made in a driven play: special actions, and few cards."""
    return {"special": 1000.0, "done": 5.0}.get(str(move["text"]), 1.0)


def asks(kind: str) -> Wanted:
    """Stop at the first question of a kind."""
    return lambda view, _: bool(view["prompt"]["kind"] == kind)


SUPPLY = asks("supply")


def open_table(page: Page, server: Server, until: Wanted = SUPPLY, seats: int = 2, **options: Any) -> str:
    """Open a table for people at this screen, driven up to a question. Return its address."""
    address = plant_where(page, server, "rattus_cartus", until, seats=seats, weigh=gladly, **options)
    page.goto(address)
    page.locator(".bar h2").wait_for()
    return address


def buildings(page: Page) -> Locator:
    """Return the buildings that may be chosen."""
    return page.locator('[data-place][tabindex="0"]')


def hand(page: Page) -> Locator:
    """Return the cards of the hand that may be chosen."""
    return page.locator('[data-card][tabindex="0"]')


def box(target: Locator) -> Any:
    """Return where a thing lies."""
    found = target.bounding_box()
    assert found is not None
    return found


def log(page: Page) -> Locator:
    """Return the log."""
    return page.get_by_role("list", name="Log")


def show_record(page: Page, name: str) -> None:
    """Show a finished game from the recorded ones."""
    record = json.loads((ROOT / "records" / "rattus_cartus" / f"{name}.json").read_text())
    answer = page.request.post("/api/records", data=record)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    page.locator("[data-ending]").wait_for()


def test_supplies_are_chosen_by_a_click_and_taken_by_the_button(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server)
    building = buildings(page).last
    name = str(building.get_attribute("aria-label")).split(" · ")[0]

    building.click()
    expect(building).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".bar")).to_contain_text(name)
    press(page, "Take supplies")

    expect(log(page)).to_contain_text(f"takes the supplies of: {name}")


def test_supplies_chosen_at_once_stay_hidden_until_all_have_chosen(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, simultaneous_supply=True)

    buildings(page).first.click()
    press(page, "Take supplies")
    expect(page.locator(".supplied")).to_have_count(0)
    expect(log(page)).not_to_contain_text("takes the supplies of")

    buildings(page).first.click()
    press(page, "Take supplies")
    expect(log(page)).to_contain_text("takes the supplies of")


def test_a_building_is_entered_with_cards_as_one_act(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, asks("enter"))
    seat = attribute(page, "asked")
    cards = hand(page)
    expect(cards).to_have_count(0)

    buildings(page).last.click()
    cards.nth(0).click()
    cards.nth(2).click()
    expect(page.locator(".mine")).to_contain_text("2 cards")
    expect(page.locator(".bar")).to_contain_text("the others see only the number")
    cards.nth(2).click()
    press(page, "Enter with 1 card")

    inside = page.locator(f'[data-building] [data-entered="{seat}"]')
    expect(inside).to_contain_text("1 card laid")
    expect(log(page)).to_contain_text("lays 1 card")


def test_a_nun_card_is_looked_at_by_who_is_asked_alone(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    table = open_table(page, server, asks("look"), show_rats=True)
    name = NAMES[int(attribute(page, "asked"))]
    nun = page.locator('[data-nun][tabindex="0"]').last
    place = nun.get_attribute("data-nun")

    nun.click()
    press(page, f"Look at card {place}")

    seen = page.locator(f'[data-nun="{place}"]')
    expect(seen).to_have_attribute("aria-label", re.compile(f"seen by: .*{name}"))
    other = visitor(QUIET)
    other.goto(table)
    expect(other.locator(f'[data-nun="{place}"]')).to_have_attribute("aria-label", re.compile(": face down; seen by"))
    expect(other.locator("[data-hand]")).to_have_count(0)
    expect(other.locator(CHOICE)).to_have_count(0)


def test_an_action_is_chosen_by_its_button(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, asks("action"), seats=3, building_choice="mixed")
    expect(page.locator('[data-building][data-state="now"]')).to_have_count(1)
    expect(page.locator(".bar h2")).to_contain_text("which action?")

    page.locator(".bar .button").filter(has_text=re.compile("(Special|Basic) action")).first.click()

    expect(log(page)).to_contain_text(re.compile(": (special|basic) action"))


def test_what_may_not_be_done_is_refused_with_reason_and_rule(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, lambda view, legal: view["prompt"]["kind"] == "look" and len(legal) < 5, seats=4)
    before = stand(page)
    barred = page.locator('[data-nun][tabindex="-1"]')
    expect(barred).to_have_count(1)

    barred.click()

    refused(page, "Not the same card twice", "RC-32")
    assert stand(page) == before


def refused(page: Page, title: str, rule: str) -> None:
    """Expect an answer to something that can't be done."""
    answer = page.locator("section[role=status]", has_text=title)
    expect(answer.get_by_text(rule)).to_be_visible()


def test_whatever_can_not_be_done_now_is_answered(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)

    def entering_with_gold(view: Document, _: object) -> bool:
        own = view["seats"][view["prompt"]["seat"]]
        return bool(view["prompt"]["kind"] == "enter" and "Go" in own["cards"])

    open_table(page, server, entering_with_gold, seats=3, building_choice="mixed")
    before = stand(page)

    page.locator("[data-card]").first.click()
    refused(page, "Not now", "RC-25")
    page.locator("[data-nun]").last.click()
    refused(page, "a building is to be entered", "RC-25")
    buildings(page).first.click()
    page.locator("[data-card=Go]").last.click()
    refused(page, "Gold is never laid", "RC-37")
    expect(page.locator("section[role=status]")).to_contain_text("Gold: gold is never played.")
    assert stand(page) == before


def test_who_has_the_most_swords_names_who_gives_and_that_player_chooses_the_cards(
    visitor: Visitors, server: Server
) -> None:
    page = visitor(QUIET)
    open_table(page, server, asks("giver"), seats=5, building_choice="mixed")
    taker = NAMES[int(attribute(page, "asked"))]
    giver = page.locator(".bar .button.plain").first
    name = str(giver.text_content()).split(",")[0].strip()

    press(page, name)

    assert NAMES[int(attribute(page, "asked"))] == name
    give = button(page, "Give")
    expect(give).to_have_attribute("aria-disabled", "true")
    wanted = int(str(give.text_content()).split()[1])
    for index in range(wanted):
        hand(page).nth(index).click()
    press(page, "Give")
    expect(log(page)).to_contain_text(f"gives {wanted} card")
    expect(log(page)).to_contain_text(f"to: {taker}")


def test_a_rat_goes_to_whom_the_flute_player_names(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, asks("flute"), seats=5, building_choice="mixed", show_rats=True)
    taker = str(page.locator(".bar .button.plain").last.text_content()).split()[0]

    press(page, taker)

    expect(log(page)).to_contain_text(f"has the most flutes; takes a rat: {taker}")


def test_a_hospital_takes_a_rat_for_each_card_discarded(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)

    def at_hospital(view: Document, _: object) -> bool:
        ask = view["prompt"]
        at = [row["building"] for row in view["row"] if row["place"] == ask["place"]]
        return bool(ask["kind"] == "action" and at == ["hospital"] and view["seats"][ask["seat"]]["rats"] > 4)

    open_table(page, server, at_hospital, seats=3, building_choice="mixed")
    press(page, "Basic action")
    hand(page).nth(0).click()
    hand(page).nth(1).click()
    expect(page.locator(".bar")).to_contain_text("Chosen: 2, at most 2")

    press(page, "Discard 2 cards")

    expect(log(page).locator("li", has_text="discards:")).to_have_count(2)
    expect(log(page).locator("li", has_text="−1 rat: cards discarded")).to_have_count(2)


def test_without_the_assistance_and_to_spectators_no_chance_is_told(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    table = open_table(page, server, asks("enter"), seats=3, survival=False)
    expect(page.locator("[data-rats]")).to_have_count(1)
    expect(page.get_by_text("You would live")).to_have_count(0)
    expect(page.get_by_role("heading", name="The plague")).to_have_count(0)

    other = visitor(QUIET)
    other.goto(table)
    expect(other.locator("[data-building]")).to_have_count(2)
    expect(other.locator("[data-rats], [data-hand]")).to_have_count(0)
    expect(other.locator(CHOICE)).to_have_count(0)


def walk(page: Page) -> None:
    """Answer one question with the keyboard alone: digits choose, Enter confirms."""
    before = stand(page)
    if page.locator(CHOICE).count() == 0:
        page.keyboard.press("1")
    elif hand(page).count() == 0:
        page.keyboard.press("1")
        page.locator('.board [aria-pressed="true"]').first.wait_for()
        if page.locator(".mine").count():
            for digit in "13":
                page.keyboard.press(digit)
        page.keyboard.press("Enter")
    else:
        for digit in "123456789":
            if page.locator(".bar .button.primary:not([aria-disabled=true])").count():
                break
            page.keyboard.press(digit)
        while not page.evaluate("document.activeElement.matches('.bar .button.primary')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    moved(page, before)


def test_a_whole_game_by_keyboard_alone_ends_with_points_and_fates(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, locale="el")
    open_table(page, server)
    decisions = 0
    while attribute(page, "state") != "over":
        walk(page)
        decisions += 1
        assert decisions < 150

    assert decisions > 30
    expect(page.locator("[data-ending] [data-alive]")).to_have_count(2)
    expect(page.locator("[data-points]")).to_have_count(2)


def test_the_ending_counts_line_by_line_and_shows_the_track_of_a_class(visitor: Visitors) -> None:
    page = visitor(QUIET)
    show_record(page, "deaths")
    ending = page.locator("[data-ending=survived]")
    expect(ending).to_contain_text("The plague has passed")
    expect(ending.locator("[data-alive=false]").first).to_have_text("dead")
    expect(log(page).locator("li", has_text="is killed by the plague")).not_to_have_count(0)

    ending.locator("tr", has_text="Peasantry").get_by_role("button").first.click()

    expect(page.locator("[data-track].back")).to_have_count(5)
    expect(page.locator("[data-track=peasantry]")).not_to_have_class(re.compile("back"))


def test_the_end_is_played_out_and_can_be_skipped(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, reduced_motion="no-preference")
    page.goto(plant(page, server, "rattus_cartus", "deaths", 306))
    buildings(page).first.click()
    press(page, "Enter without")

    expect(page.locator(".bar")).to_contain_text("The points are counted")
    expect(page.locator("[data-ending]")).not_to_have_attribute("data-told", "all")
    expect(page.locator('[data-nun="5"]')).to_have_attribute("aria-label", re.compile("face down"))
    expect(page.locator("[data-alive]").first).to_be_hidden()
    button(page, "To the result").click()

    expect(page.locator(".bar")).to_contain_text("Winner")
    expect(page.locator("[data-alive]").first).to_be_visible()
    expect(page.locator('[data-nun="5"]')).not_to_have_attribute("aria-label", re.compile("face down"))


def test_when_the_plague_kills_everybody_nobody_is_called_the_winner(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    page.goto(plant(page, server, "rattus_cartus", "all-dead", 289))
    buildings(page).first.click()
    press(page, "Enter without")

    expect(page.locator("[data-ending=all_dead] [data-alive=false]")).to_have_count(3)
    expect(page.locator(".bar")).to_contain_text("all lose")
    expect(page.locator(".bar")).not_to_contain_text("Winner")


def test_a_replay_steps_back_from_the_ending_and_plays_it_again(visitor: Visitors) -> None:
    page = visitor(QUIET)
    page.goto(replay(page, "rattus_cartus", "simultaneous"))
    ending = page.locator("[data-ending]")
    expect(ending).to_have_attribute("data-told", "all")

    ending.get_by_role("button", name="Line by line").click()
    expect(ending).not_to_have_attribute("data-told", "all")
    page.keyboard.press("ArrowLeft")
    expect(ending).to_have_count(0)
    expect(page.locator("[data-building]")).not_to_have_count(0)
    page.keyboard.press("End")
    expect(ending).to_have_attribute("data-told", "all")


def test_on_a_phone_a_turn_by_touch_with_targets_large_enough(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, **PHONE)
    open_table(page, server, asks("enter"), seats=4, building_choice="mixed")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert large_enough_to_touch(buildings(page).first)
    rats, nun = box(page.locator("[data-rats]")), box(page.locator("[data-nun]").last)
    assert nun["x"] + nun["width"] <= rats["x"]
    assert rats["x"] + rats["width"] <= 390
    over, fan = box(page.locator(".board .table")), box(page.locator("[data-hand]"))
    assert over["y"] + over["height"] <= fan["y"]

    buildings(page).first.tap()
    cards = hand(page)
    for index in range(cards.count()):
        assert large_enough_to_touch(cards.nth(index))
    cards.first.tap()
    before = stand(page)
    button(page, "Enter with 1 card").tap()
    moved(page, before)


def test_on_a_phone_the_ending_of_five_fits(visitor: Visitors) -> None:
    page = visitor(QUIET, **PHONE)
    show_record(page, "five-players")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    last = box(page.locator("[data-ending] thead th").last)
    assert last["x"] + last["width"] <= 390
    assert large_enough_to_touch(page.locator("[data-ending] td button").first)


@pytest.mark.parametrize(
    "settings", [{"color_scheme": "light"}, {"color_scheme": "dark", **PHONE}], ids=["desktop light", "phone dark"]
)
def test_no_fault_that_a_machine_can_find(visitor: Visitors, server: Server, settings: dict[str, Any]) -> None:
    page = visitor(QUIET, **settings)
    open_table(page, server, asks("enter"), seats=3, building_choice="mixed")
    found = faults(page)
    buildings(page).first.click()
    hand(page).first.click()
    found += faults(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Cards and icons").click()
    found += faults(page)
    show_record(page, "deaths")
    found += faults(page)
    assert found == []
