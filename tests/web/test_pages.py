"""Language, theme, rules, refusals, errors, phones."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Visitors
from tests.web.play import attribute, await_turn, new_table, screen, turn_by_mouse


def test_the_language_follows_the_browser_and_can_be_changed_for_good(visitor: Visitors) -> None:
    page = visitor(locale="el-GR")
    expect(page.locator("html")).to_have_attribute("lang", "el")
    expect(page.get_by_role("link", name="Κανόνες")).to_be_visible()

    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()

    expect(page.get_by_role("link", name="Rules")).to_be_visible()
    assert "Pessoi" in page.title()


def test_an_unknown_language_gets_english(visitor: Visitors) -> None:
    page = visitor(locale="de")

    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_theme_follows_the_system_and_can_be_changed_for_good(visitor: Visitors) -> None:
    page = visitor(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")

    page.get_by_role("button", name="Light theme").click()
    page.reload()

    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_the_page_asks_no_other_host(visitor: Visitors) -> None:
    page = visitor()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    new_table(page, "me", "bot-easy")
    await_turn(page)

    home = page.url.split("/table")[0]
    assert [url for url in asked if not url.startswith((home, home.replace("http", "ws"), "data:", "blob:"))] == []


def test_a_place_that_doesnt_fit_is_refused_with_its_rule(visitor: Visitors) -> None:
    page = visitor()
    new_table(page, "me", "local")
    await_turn(page)
    before = attribute(page, "version")
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("9,9 r0")
    page.keyboard.press("Enter")

    refusal = page.get_by_role("status").filter(has_text="Rule CAR-")
    expect(refusal).to_contain_text("9,9 r0")
    refusal.get_by_role("button", name="Rule CAR-").click()
    expect(refusal.get_by_role("link", name="All rules")).to_have_attribute("href", "/rules/carcassonne#CAR-TILE-02")
    assert attribute(page, "version") == before


def test_notation_that_is_none_is_refused_in_words(visitor: Visitors) -> None:
    page = visitor(locale="el")
    new_table(page, "me", "local")
    await_turn(page)
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("κάπου")
    page.keyboard.press("Enter")

    expect(page.get_by_role("status").filter(has_text="«κάπου»")).to_be_visible()


def test_a_whole_turn_by_notation(visitor: Visitors) -> None:
    page = visitor()
    new_table(page, "me", "local")
    await_turn(page)
    before = attribute(page, "version")
    page.keyboard.press("/")
    box = page.get_by_role("combobox")
    page.keyboard.press("ArrowDown")
    move = page.get_by_role("option", selected=True)
    expect(move).to_be_visible()
    page.keyboard.press("Enter")
    expect(screen(page)).to_have_attribute("data-drafted", "1")
    box.fill("none")
    page.keyboard.press("Enter")

    page.wait_for_selector(f'.screen:not([data-version="{before}"])')
    expect(page.locator("[data-tile]")).to_have_count(2)


def test_moves_and_questions_are_spoken(visitor: Visitors) -> None:
    page = visitor()
    new_table(page, "me", "local")
    await_turn(page)

    spoken = page.locator("div[aria-live=polite]")
    expect(spoken).to_contain_text("Place your tile")
    turn_by_mouse(page)
    expect(spoken).to_contain_text("places at")
    expect(spoken).to_contain_text("Place your tile")


def test_a_button_that_cannot_be_used_yet_says_why(visitor: Visitors) -> None:
    page = visitor()
    new_table(page, "me", "local")
    await_turn(page)
    before = attribute(page, "version")
    page.locator(".bar .button.primary").click(force=True)

    expect(page.locator(".bar .hint")).to_contain_text("Choose a place first")
    assert attribute(page, "version") == before


def test_a_board_that_fails_offers_the_record_and_another_try(visitor: Visitors) -> None:
    page = visitor(broken=True)

    def spoil(stream: WebSocketRoute) -> None:
        server = stream.connect_to_server()
        server.on_message(
            lambda text: stream.send(re.sub(r'("tiles":.*?"tile":)"[^"]+"', r'\1"NO-SUCH-TILE"', str(text)))
        )

    page.route_web_socket("**/stream*", spoil)
    table = new_table(page, "me", "local")

    failed = page.get_by_role("alert")
    expect(failed).to_contain_text("The board can’t be shown")
    expect(failed.get_by_role("link")).to_have_attribute("href", f"/api/tables/{table}/record")
    expect(page.locator(".bar")).to_be_visible()


def test_a_player_who_wishes_it_is_asked_before_the_turn_ends(visitor: Visitors) -> None:
    page = visitor()
    new_table(page, "me", "local")
    await_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Ask before my turn ends").check()
    page.keyboard.press("Escape")
    before = attribute(page, "version")
    page.locator(".place").first.click()
    page.locator(".bar .button.primary").click()
    page.locator(".bar .button.plain").click()

    expect(page.locator(".bar h2")).to_have_text("Is your turn over?")
    assert attribute(page, "version") == before
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.screen:not([data-version="{before}"])')


def test_rules_open_at_the_rule_asked_for(visitor: Visitors) -> None:
    page = visitor("/rules/carcassonne#CAR-TILE-03", locale="el")

    rule = page.locator("#CAR-TILE-03")
    expect(rule).to_be_in_viewport()
    page.get_by_label("Αναζήτηση στους κανόνες").fill("CAR-TILE-03")
    expect(page.locator("section[id^=CAR-]")).to_have_count(1)


def test_addresses_that_lead_nowhere_say_so(visitor: Visitors) -> None:
    page = visitor("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    page.goto("/table/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    page.goto("/join/ABCDEF")
    expect(page.get_by_role("heading", level=1)).to_have_text("No table has these letters")
    page.goto("/seat/not-a-secret")
    expect(page.get_by_role("heading", level=1)).to_have_text("This seat link isn’t valid")
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", name="Carcassonne")).to_be_visible()


def test_a_turn_on_a_phone(visitor: Visitors) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    new_table(page, "me", "local")
    await_turn(page)
    page.locator(".place").first.tap()
    page.locator(".bar .button.primary").tap()
    page.locator(".bar .button.plain").tap()
    expect(page.locator("[data-tile]")).to_have_count(2)
    page.get_by_role("button", name="Log").tap()

    expect(page.get_by_role("dialog", name="Log")).to_contain_text("places at")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
