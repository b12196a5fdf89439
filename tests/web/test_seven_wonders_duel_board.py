"""7 Wonders Duel's board in the browser: every decision, prices and why, refusals, endings, keys, phone, replay."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.duel import CHOICE, GAME, card, details, free, go_on, open_table, take
from tests.web.planted import replay
from tests.web.play import PHONE, QUIET, SCREEN, button, large_enough_to_touch, moved, stand
from tests.web.server import Server
from tests.web.test_accessible import faults

# Decisions


def test_the_draft_shows_whose_pick_it_is_and_takes_by_two_clicks(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "civilian", 3)
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


def test_a_sold_card_brings_coins_and_lies_with_the_discards(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "civilian", 81)
    expect(page.locator('[data-coins="1"]')).to_have_text("24")

    take(page, card(page, "forum"), "Sell")

    expect(page.locator('[data-coins="1"]')).to_have_text("27")
    page.get_by_role("button", name="Discarded: 10").click()
    expect(page.locator(".things svg")).to_have_count(10)
    page.get_by_role("button", name="Structure").click()
    expect(card(page, "forum")).to_have_count(0)


def test_a_card_goes_under_a_wonder_that_can_be_paid(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "civilian", 81)
    card(page, "barracks").click()
    before = stand(page)
    button(page, "For a Wonder").click()
    expect(page.locator('[data-wonder="great_library"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".bar h2")).to_have_text("The Great Library, with card: Barracks")
    button(page, "Build").click()
    page.wait_for_selector(f"{SCREEN}:not({before})")

    expect(page.locator('[data-wonder="great_library"]')).to_have_attribute("data-state", "built")
    expect(page.locator(".bar h2")).to_have_text("Which Progress token do you keep?")


@pytest.mark.parametrize(
    ("record", "plies", "thing", "held"),
    [
        ("civilian", 52, "scriptorium", '[data-city="1"] [data-tab="scriptorium"]'),
        ("civilian", 70, "law", '[data-city="1"] [data-held="law"]'),
        ("civilian", 95, "masonry", '[data-city="1"] [data-held="masonry"]'),
    ],
    ids=["Mausoleum", "a pair", "Great Library"],
)
def test_what_an_effect_offers_is_chosen_and_confirmed(
    visitor: Visitors, server: Server, record: str, plies: int, thing: str, held: str
) -> None:
    page = visitor(QUIET)
    go_on(page, server, record, plies)
    choose = page.locator(".bar .button.primary")
    expect(choose).to_have_attribute("aria-disabled", "true")
    before = stand(page)

    page.locator(f'[data-thing="{thing}"]').click()
    choose.click()
    page.wait_for_selector(f"{SCREEN}:not({before})")

    expect(page.locator(held)).to_have_count(1)


def test_zeus_throws_a_brown_card_away_chosen_in_the_city_itself(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "military", 118)
    expect(page.locator("[data-thing]")).to_have_count(2)
    before = stand(page)

    page.locator('[data-city="1"] [data-tab="clay_pool"]').click()
    expect(page.locator('[data-thing="clay_pool"]')).to_have_attribute("aria-pressed", "true")
    button(page, "Discard it").click()
    page.wait_for_selector(f"{SCREEN}:not({before})")

    expect(page.locator('[data-tab="clay_pool"]')).to_have_count(0)
    expect(page.get_by_role("button", name="Discarded: 18")).to_be_visible()


# Prices and refusals


def test_a_price_is_explained_on_hover_on_focus_and_where_it_was_paid(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "military", 121)
    why = ["Wood", "Great Lighthouse", "by choice", "Stone", "produced", "Glass", "2 + 1 produced by the opponent"]

    card(page, "academy").hover()
    for text in why:
        expect(details(page)).to_contain_text(text)
    expect(details(page).locator("[data-total]")).to_have_text("3")
    page.mouse.move(5, 5)
    expect(details(page)).not_to_contain_text("Academy")
    card(page, "academy").focus()
    expect(details(page)).to_contain_text("2 + 1 produced by the opponent")

    go_on(page, server, "civilian", 81)
    take(page, card(page, "customs_house"), "Build")
    expect(page.locator('[data-city="1"] [data-tab="customs_house"]')).to_have_count(1)
    page.get_by_role("button", name="−4, where from?").first.click()
    paid = page.get_by_role("region", name="Nikos: cost: Customs House")
    expect(paid.locator(".formula")).to_have_text("4 coins")
    expect(paid).to_contain_text("Coins")


def test_what_lies_under_others_or_is_too_dear_is_refused_with_cause_and_rule(
    visitor: Visitors, server: Server
) -> None:
    page = visitor(QUIET)
    go_on(page, server, "civilian", 82)
    card(page, "courthouse").click(position={"x": 20, "y": 12})
    refused = page.locator("section[role=status]", has_text="Others lie upon it")
    expect(refused).to_contain_text("Upon it: a face-down card")
    expect(refused.get_by_text("7WD-14")).to_be_visible()
    expect(page.locator(".structure .cause")).to_have_count(1)

    card(page, "brickyard").click()
    before = stand(page)
    button(page, "Build").click()
    refused = page.locator("section[role=status]", has_text="Not enough coins")
    expect(refused.get_by_text("7WD-24")).to_be_visible()
    expect(page.locator(".structure .chip.bad")).to_have_count(1)
    assert stand(page) == before


def test_without_help_there_are_no_prices_until_a_card_is_in_hand(visitor: Visitors) -> None:
    page = visitor(QUIET)
    open_table(page, assistance="purist")
    expect(page.locator(".structure .chip")).to_have_count(0)
    expect(page.locator("th", has_text="If the game ended now")).to_have_count(0)
    free(page).first.click()
    expect(page.locator(".structure .chip")).to_have_count(1)

    open_table(page, assistance="standard")
    expect(page.locator(".structure .chip")).to_have_count(6)
    expect(page.locator("th", has_text="If the game ended now")).to_have_count(0)

    open_table(page, assistance="full")
    expect(page.locator("th", has_text="If the game ended now")).to_have_count(1)


def test_a_card_that_lies_face_down_tells_what_it_may_be(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "civilian", 35)

    page.locator("[data-slot]:not([data-card])").first.click(position={"x": 20, "y": 12})

    expect(details(page)).to_contain_text("It is one of those not yet seen (8)")
    expect(details(page).locator("li")).to_have_count(8)


# Endings


@pytest.mark.parametrize(
    ("record", "move", "told"),
    [("military", "siege_workshop", "Military supremacy"), ("scientific", "university", "Scientific supremacy")],
)
def test_a_supremacy_ends_the_game_at_once_and_shows_by_what(
    visitor: Visitors, server: Server, record: str, move: str, told: str
) -> None:
    page = visitor(QUIET)
    go_on(page, server, record, {"military": 121, "scientific": 137}[record])

    take(page, card(page, move), "Build")

    expect(page.locator(f"[data-ending={record}]")).to_contain_text(told)
    expect(page.locator(".bar h2")).to_have_text("Winner: Eleni")
    symbols = page.locator("[data-ending] [data-symbol]")
    expect(symbols).to_have_count(6 if record == "scientific" else 0)


def test_a_civilian_end_counts_by_category_and_each_number_is_explained(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "tie-blue", 134)

    take(page, free(page).first, "Sell")

    ending = page.locator("[data-ending=civilian]")
    expect(ending).to_contain_text("Equal points: the points of blue buildings decide.")
    assert [cell.inner_text() for cell in ending.locator("tfoot td").all()] == ["31", "31"]
    ending.locator("tr", has_text="Civilian buildings").get_by_role("button").first.click()
    award = page.get_by_role("region", name="Eleni: Civilian buildings")
    expect(award.locator(".formula")).to_contain_text("7 = ")
    pills = page.locator('[data-city="0"] [data-pill]')
    assert sum(int(pill.inner_text()) for pill in pills.all()) == 7


# Keys


def focused(page: Page, fact: str) -> str:
    """Return a fact of the focused element by its name in the dataset."""
    return str(page.evaluate(f"document.activeElement.dataset.{fact}"))


def test_cards_are_walked_by_arrows_and_built_by_enter(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "civilian", 82)
    card(page, "glass_blower").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page, "card") == "customs_house"
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Customs House, 4 coins, too dear"
    page.keyboard.press("ArrowUp")
    assert focused(page, "slot").startswith("A2-r2")
    page.keyboard.press("ArrowUp")
    expect(details(page)).to_contain_text("Upon it lie: a face-down card")
    card(page, "glass_blower").focus()
    before = stand(page)

    page.keyboard.press("Enter")
    expect(page.locator(".bar h2")).to_contain_text("what now?")
    page.keyboard.press("1")
    moved(page, before)

    expect(card(page, "glass_blower")).to_have_count(0)
    expect(page.locator(f":is({CHOICE}):focus")).to_have_count(1)


def test_a_city_is_one_stop_of_tab_and_walked_by_arrows(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "civilian", 81)
    city = page.locator('[data-city="1"]')
    expect(city.locator("button[tabindex='0']")).to_have_count(1)
    city.locator("button[tabindex='0']").focus()
    expect(details(page)).to_contain_text("The Hanging Gardens")
    page.keyboard.press("ArrowLeft")
    expect(details(page)).to_contain_text("Agriculture")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(details(page)).to_contain_text("The Temple of Artemis")


# Phone, shared screen, onlookers, replay


def test_on_a_phone_a_turn_by_touch_with_targets_large_enough(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, **PHONE)
    go_on(page, server, "military", 121)
    for target in page.locator(".board button:visible, .bar button").all():
        assert large_enough_to_touch(target), target.evaluate("node => node.outerHTML")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    page.locator('[data-city="1"] [data-wonder="pyramids"]').tap()
    expect(details(page)).to_contain_text("9 points")
    details(page).get_by_role("button", name="Close").tap()
    expect(details(page)).to_have_count(0)

    card(page, "academy").tap()
    expect(page.locator(".bar")).to_contain_text("Glass at 3 (2 + 1 produced by the opponent)")
    before = stand(page)
    button(page, "Sell").tap()
    moved(page, before)

    expect(page.locator(".pile")).to_contain_text("Discarded: 20")


def test_at_a_shared_screen_a_card_flies_to_where_it_goes(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, reduced_motion="no-preference")
    go_on(page, server, "civilian", 81)
    card(page, "brickyard").click()
    page.evaluate("""() => {
        window.flown = 0;
        new MutationObserver(() => (window.flown += document.querySelectorAll(".flight").length))
            .observe(document.body, { childList: true, subtree: true });
    }""")
    before = stand(page)
    button(page, "Build").click()
    moved(page, before)
    page.wait_for_function("window.flown > 0")
    expect(page.locator(".flight")).to_have_count(0)


def test_somebody_who_watches_sees_the_board_and_is_offered_nothing(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    go_on(page, server, "civilian", 95)
    onlooker = visitor(page.url)
    expect(onlooker.locator("[data-city]")).to_have_count(2)
    expect(onlooker.locator(CHOICE)).to_have_count(0)
    expect(onlooker.locator(".log")).to_contain_text("draws 3 tokens")
    expect(onlooker.locator(".log")).not_to_contain_text("Architecture")
    onlooker.locator('[data-wonder="pyramids"], [data-wonder="mausoleum"]').first.click()
    expect(details(onlooker)).to_contain_text("points")


def test_a_replay_explains_coins_as_it_does_points(visitor: Visitors) -> None:
    page = visitor(QUIET)
    page.goto(replay(page, GAME, "civilian"))
    expect(page.locator("[data-ending=civilian]")).to_be_visible()
    log = page.locator(".log li")
    log.filter(has_text="coins: The Temple of Artemis").get_by_role("button", name="+12").click()
    told = page.get_by_role("region", name="coins: The Temple of Artemis")
    expect(told.locator(".formula")).to_have_text("12 coins")
    expect(page.get_by_role("slider")).to_have_value("33")
    log.filter(has_text="builds: Aqueduct").get_by_role("button", name="−4").click()
    expect(page.get_by_role("region", name="cost: Aqueduct")).to_contain_text("Stone")
    log.filter(has_text="Civilian buildings").first.get_by_role("button").last.click()
    expect(page.get_by_role("region", name="Civilian buildings")).to_contain_text("Points after")


# What a machine can find


@pytest.mark.parametrize(
    ("settings", "stands"),
    [
        ({"color_scheme": "light"}, [("civilian", 3), ("military", 118)]),
        ({"color_scheme": "dark", **PHONE}, [("civilian", 70), ("civilian", 95)]),
    ],
    ids=["desktop light", "phone dark"],
)
def test_no_fault_that_a_machine_can_find(
    visitor: Visitors, server: Server, settings: dict[str, Any], stands: list[tuple[str, int]]
) -> None:
    page = visitor(QUIET, **settings)
    go_on(page, server, "civilian", 82, assistance="full")
    card(page, "courthouse").click(position={"x": 20, "y": 12})
    page.get_by_role("status").filter(has_text="7WD-14").wait_for()
    found = faults(page)
    free(page).first.click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Legend, and cards that are left").click()
    found += faults(page, "dialog, [role=dialog]")
    for record, plies in stands:
        go_on(page, server, record, plies)
        found += faults(page, "main")
    go_on(page, server, "civilian", 139)
    take(page, free(page).first, "Sell")
    found += faults(page, "main")
    assert found == []
