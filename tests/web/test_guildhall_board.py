"""Guildhall's board in the browser: set-up, plays, swaps, purchases, refusals, keyboard, phone, accessibility."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.guildhall_play import LIVE, choose, hand, name_of, number, open_table, play_at, told
from tests.web.play import PHONE, QUIET, SCREEN, attribute, button, large_enough_to_touch, moved, press, stand
from tests.web.server import Server
from tests.web.test_accessible import faults


def test_set_up_discards_in_order_and_opens_with_three_cards(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server)
    expect(hand(page)).to_have_count(9)

    hand(page).nth(0).click()
    hand(page).nth(4).click()
    expect(page.locator(".fan .sign")).to_have_text(["1", "2"])
    expect(page.locator(".bar")).to_contain_text("you draw 2")
    hand(page).nth(4).click()
    hand(page).nth(4).click()
    press(page, "Discard 2, draw 2")

    expect(page.locator(".bar h2")).to_have_text("Which 3 cards do you place?")
    assert number(page, "Discards") == 2
    expect(button(page, "Place 3")).to_have_attribute("aria-disabled", "true")
    # the highest card first: the order of clicks is free
    kinds = [str(target) for target in hand(page).evaluate_all("all => all.map(one => one.dataset.target)")]
    different = {kind.split("#")[0]: kind for kind in reversed(kinds)}
    for target in list(different.values())[:3]:
        page.locator(f'[data-target="{target}"]').click()
    press(page, "Place 3")

    expect(page.locator('[data-guild="0"] .cell:not(.empty)')).to_have_count(3)
    expect(page.locator('[data-guild="1"]')).to_contain_text("Nikos")


def test_a_card_tells_what_it_does_and_is_played_at_a_level(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play BR-. 0")
    abilities = page.get_by_role("region", name="Abilities")
    expect(abilities.get_by_role("listitem").first).to_be_visible()

    hand(page, "BR").first.click()
    expect(page.locator(".bar h2")).to_have_text("Bricklayer: at which level?")
    expect(abilities.get_by_role("listitem")).to_have_count(3)
    expect(abilities.locator(".reached")).to_have_count(1)
    press(page, "Level 0")

    expect(page.locator(".bar h2")).to_have_text("Which cards do you put back?")
    expect(page.get_by_role("region", name="Action area").locator("[data-place], button")).not_to_have_count(0)
    hand(page).first.click()
    press(page, "Put back 1")
    expect(told(page, "puts back on the deck: 1")).to_be_visible()


def test_a_card_that_may_not_be_played_is_refused_with_cause_and_rule(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play")
    veiled = page.locator(".fan li:has(.veil) button")
    for _ in range(24):
        if veiled.count():
            break
        choose_first_of_hand(page)
    veiled.first.click()

    card = page.locator("section[role=status]")
    expect(card.get_by_text(re.compile("GH-40[23]"))).to_be_visible()
    # in words, not in codes
    expect(card.locator("p")).not_to_contain_text(re.compile("[A-Z]{2}-[rbygp]"))
    expect(page.locator(".mark.refused")).not_to_have_count(0)
    expect(page.locator(".mark.cause")).to_have_count(1)


def choose_first_of_hand(page: Page) -> None:
    """Play the first card that can be played, without its ability; end the turn where there is none."""
    if hand(page).count() == 0:
        press(page, "End turn")
        return
    hand(page).first.click()
    press(page, "No ability")


def test_cards_are_discarded_and_drawn_up_to_six(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play")
    before, seat = number(page, "Discards"), attribute(page, "asked")

    page.keyboard.press("d")
    expect(page.locator(".bar h2")).to_have_text("Which cards do you discard?")
    hand(page).nth(0).click()
    hand(page).nth(2).click()
    press(page, "Discard 2, draw 2")

    assert number(page, "Discards") == before + 2
    assert attribute(page, "asked") == seat
    expect(page.locator(".fan li")).to_have_count(6)


def test_a_peddler_swaps_a_card_of_the_hand_for_one_of_an_opponent(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play PE-. 0", seats=3)
    play_at(page, "PE", "Level 0")
    expect(page.locator(".bar h2")).to_have_text("Which of your cards goes?")
    choose(page, hand(page).first)

    theirs = page.locator('[data-target^="cell:"][tabindex="0"]')
    target = str(theirs.first.get_attribute("data-target"))
    theirs.first.click()
    expect(page.locator(f'[data-target="{target}"]')).to_have_attribute("aria-pressed", "true")
    press(page, "Swap")

    expect(page.locator(f'.fan [data-thing^="hand:{target.split(":")[2]}"]')).not_to_have_count(0)
    # nothing hidden was seen: it can be taken back
    button(page, "Take back").click()
    expect(page.locator(".bar h2")).to_contain_text("What do you take?")


def test_a_hunter_sees_the_whole_pile_and_swaps_with_it(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play HU-. 0")
    play_at(page, "HU", "Level 0")
    pile = page.get_by_role("region", name="The discard pile")
    expect(pile).to_be_visible()
    fetched = pile.locator("[data-target]").first
    card = str(fetched.get_attribute("data-target")).split(":")[1]
    seat = attribute(page, "asked")
    choose(page, fetched)

    page.locator(f'[data-target^="cell:{seat}:"]').first.click()
    before = stand(page)
    button(page, "Swap").click()
    page.wait_for_selector(f"{SCREEN}:not({before})")
    # in the guild, or in a chapter that it completed
    place = f'[data-place="cell:{seat}:{card}"]:not(.empty), [data-thing^="done:{card[:2]}"]'
    expect(page.locator(place)).not_to_have_count(0)


def test_a_robber_looks_at_a_hand_and_takes_a_card(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play RO-. 2")
    play_at(page, "RO", "Level 2")
    robbed = page.get_by_role("region", name=re.compile("The hand you look at"))
    expect(robbed).to_be_visible()
    target = robbed.locator("[data-target]").first
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    name = name_of(target)
    press(page, "Take it")

    expect(told(page, f"takes: {name}")).to_be_visible()


def test_a_tax_collector_gives_a_card_to_an_opponent_by_a_click_on_the_guild(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play TX-. 0", seats=3)
    play_at(page, "TX", "Gain")
    target = page.locator(f'[data-target^="cell:{attribute(page, "asked")}:"][tabindex="0"]').first
    card, name = str(target.get_attribute("data-target")).split(":")[2], name_of(target)
    target.click()
    choose(page, page.locator(f'[data-target$=":{card}"]:not([aria-pressed="true"])').first)

    expect(told(page, f"gives: {name}")).to_be_visible()


def test_a_vp_card_is_bought_with_a_chapter_and_its_points_are_explained(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "buy")
    seat = attribute(page, "asked")
    card = page.locator('[data-target^="vp:"]').first
    name = str(card.get_attribute("data-target")).split(":")[1]
    value = int(name[2])
    points = page.locator(f'aside [data-points="{seat}"]')
    had = int(re.sub(r"\D.*", "", points.inner_text()))

    card.click()
    expect(page.locator(".bar h2")).to_contain_text(f"{value} VP")
    press(page, f"Buy {value} VP")
    while page.locator('[data-target^="done:"]').count():
        choose(page, page.locator('[data-target^="done:"][aria-pressed="false"]').first)
    first = page.locator('[data-target^="order:"]').first
    first.click()
    lying = button(page, "On top: ").inner_text().split(": ")[1].strip()
    press(page, "On top: ")

    expect(points).to_contain_text(str(had + value))
    expect(page.locator(f'[data-place="pile"] button[aria-label$="{lying}"]')).to_have_count(1)
    page.locator(".log button", has_text=f"+{value}").first.click()
    expect(page.locator("[data-award]")).to_have_count(2)
    expect(page.locator("[data-pill]")).not_to_have_count(0)


def test_what_cannot_be_paid_is_refused_and_shows_the_chapters(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server, "play")
    page.locator('[data-thing^="vp:"]').first.click()
    card = page.locator("section[role=status]", has_text="Not enough chapters")
    expect(card.get_by_text("GH-601")).to_be_visible()
    expect(page.locator(".completed .cause")).to_have_count(1)


def play_by_keys(page: Page, rng: random.Random) -> None:
    """Decide once with the keyboard alone: choose until the bar's first button can be pressed, then press it."""
    before = stand(page)
    for _ in range(12):
        primary = page.locator(".bar .button.primary:not([aria-disabled])")
        if primary.count():
            primary.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector(f"{SCREEN}:not({before}), section[role=status]")
            if page.locator(f"{SCREEN}{before}").count() == 0:
                break
            # two cards alike for the opening: choose anew
            page.keyboard.press("Escape")
        targets = page.locator(f'{LIVE}:not([aria-pressed="true"])')
        if targets.count() == 0:
            page.keyboard.press("e")
            break
        target = targets.nth(rng.randrange(targets.count()))
        name = target.get_attribute("data-target")
        target.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(
            f'{SCREEN}:not({before}), [data-target="{name}"][aria-pressed="true"], .bar .primary:not([aria-disabled])'
        )
        if page.locator(f"{SCREEN}{before}").count() == 0:
            break
    else:
        raise AssertionError(page.locator(".bar").inner_text())
    moved(page, before)


def test_a_whole_game_by_keyboard_alone_in_greek(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, locale="el")
    open_table(page, server, round_limit=3)
    rng = random.Random(3)
    decisions = 0
    while attribute(page, "state") != "over":
        play_by_keys(page, rng)
        decisions += 1
        assert decisions < 160

    assert decisions > 12
    expect(page.locator("[data-ending=round_limit]")).to_be_visible()


def test_targets_are_walked_by_arrows_and_chosen_by_digits(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET)
    open_table(page, server)
    page.keyboard.press("2")
    expect(hand(page).nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")
    hand(page).first.focus()
    page.keyboard.press("ArrowRight")
    expect(hand(page).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(hand(page).nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator('[data-target][aria-pressed="true"]')).to_have_count(0)


def test_on_a_phone_by_touch_with_targets_large_enough(visitor: Visitors, server: Server) -> None:
    page = visitor(QUIET, **PHONE)
    open_table(page, server, "play PE-. 0", seats=4)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for target in (hand(page).first, page.get_by_role("group", name="Guilds").locator("button").first):
        assert large_enough_to_touch(target)

    hand(page, "PE").first.tap()
    before = stand(page)
    button(page, "Level 0").tap()
    moved(page, before)
    before = stand(page)
    hand(page).first.tap()
    moved(page, before)
    # the guild that holds something to choose is shown by itself
    theirs = page.locator('[data-target^="cell:"]')
    expect(theirs.first).to_be_visible()
    theirs.first.tap()
    expect(page.locator('[data-target^="cell:"][aria-pressed="true"]')).to_have_count(1)


@pytest.mark.parametrize(
    "settings", [{"color_scheme": "light"}, {"color_scheme": "dark", **PHONE}], ids=["desktop light", "phone dark"]
)
def test_no_fault_that_a_machine_can_find(visitor: Visitors, server: Server, settings: dict[str, Any]) -> None:
    page = visitor(QUIET, **settings)
    open_table(page, server, seats=3)
    hand(page).first.click()
    found = faults(page)
    open_table(page, server, "play HU-. 0", seats=3)
    play_at(page, "HU", "Level 0")
    found += faults(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Legend: professions").click()
    found += faults(page)
    assert found == []
