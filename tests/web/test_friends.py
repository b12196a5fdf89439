"""Several people at one table: by link, on one screen, watching, taking back, giving up, playing again."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.play import SCREEN, attribute, await_turn, new_table, screen, turn_by_mouse


def invited(visitor: Visitors, host: Page) -> Page:
    """Let a second person follow the host's invitation and sit down, in Greek."""
    link = host.get_by_label("Link to this table").input_value()
    guest = visitor(link.removeprefix(host.url.split("/table")[0]), locale="el")
    guest.get_by_label("Το όνομά σας").fill("Νίκος")
    guest.get_by_role("button", name="Καθίστε").click()
    expect(screen(host)).to_be_visible()
    expect(screen(guest)).to_be_visible()
    return guest


def table_of_two(visitor: Visitors) -> tuple[Page, Page]:
    """Return the pages of two people at a new table."""
    host = visitor()
    new_table(host, "me", "open")
    expect(host.get_by_role("heading", name="One player is missing")).to_be_visible()
    return host, invited(visitor, host)


def asked_first(*pages: Page) -> tuple[Page, Page]:
    """Return the two pages, that of whoever is to move first."""
    pages[0].wait_for_function(f"document.querySelector('{SCREEN}')")
    for _ in range(100):
        for page in pages:
            if attribute(page, "asked"):
                return page, next(other for other in pages if other is not page)
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_friend_comes_by_link_and_each_sees_the_others_moves_at_once(visitor: Visitors) -> None:
    first, second = asked_first(*table_of_two(visitor))
    for _ in range(2):
        turn_by_mouse(first)
        await_turn(second)
        tiles = first.locator("[data-tile]").count()
        expect(second.locator("[data-tile]")).to_have_count(tiles)
        turn_by_mouse(second)
        await_turn(first)

    assert attribute(first, "version") == attribute(second, "version")
    expect(second.locator("aside")).to_contain_text("Νίκος")


def test_the_six_letters_lead_to_the_table(visitor: Visitors) -> None:
    host = visitor()
    table = new_table(host, "me", "open")
    code = host.locator(".code").inner_text()

    guest = visitor("/")
    guest.get_by_label("Were you invited?").fill(code.lower())
    guest.get_by_role("button", name="Enter").click()

    guest.wait_for_url(f"**/table/{table}")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()


def test_an_open_table_is_in_the_lobby_and_a_private_one_is_not(visitor: Visitors) -> None:
    host = visitor()
    open_table = new_table(host, "me", "open")
    private = visitor()
    private.goto("/new?game=carcassonne&friends")
    private.locator("button.primary").click()
    private.wait_for_url("**/table/*")

    lobby = visitor("/")
    links = lobby.locator("aside a[href^='/table/']")
    expect(lobby.locator(f"aside a[href='/table/{open_table}']")).to_be_visible()
    hidden = private.url.rsplit("/", 1)[1]
    assert f"/table/{hidden}" not in [link.get_attribute("href") for link in links.all()]


def test_somebody_who_watches_sees_all_and_is_asked_nothing(visitor: Visitors) -> None:
    player = visitor()
    table = new_table(player, "me", "local")
    watcher = visitor(f"/table/{table}", locale="el")
    turn_by_mouse(player)

    expect(watcher.locator("[data-tile]")).to_have_count(2)
    expect(watcher.locator(".bar h2")).to_contain_text("Παίζει:")
    assert attribute(watcher, "asked") == ""
    assert watcher.locator(".bar .button").count() == 0
    expect(player.get_by_text("One is watching")).to_be_attached()


def test_at_one_screen_the_bar_names_who_is_asked(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/new?game=carcassonne")
    rows = page.locator("form ol > li")
    rows.nth(1).locator("select").select_option("local")
    rows.nth(0).locator("input").fill("Ada")
    rows.nth(1).locator("input").fill("Grace")
    page.locator("button.primary").click()
    asked = []
    for _ in range(4):
        await_turn(page)
        asked.append(page.locator(".bar .hint").inner_text().split(" · ")[0])
        turn_by_mouse(page)

    assert asked[0::2] == [asked[0]] * 2
    assert {asked[0], asked[1]} == {"Ada", "Grace"}


def test_a_reload_and_a_second_tab_show_the_same_table(visitor: Visitors) -> None:
    page = visitor()
    table = new_table(page, "me", "local")
    turn_by_mouse(page)
    page.reload()
    expect(page.locator("[data-tile]")).to_have_count(2)

    tab = page.context.new_page()
    tab.goto(f"/table/{table}")
    await_turn(tab)
    turn_by_mouse(tab)

    expect(page.locator("[data-tile]")).to_have_count(3)
    assert attribute(page, "version") == attribute(tab, "version")


def test_a_seat_link_brings_the_seat_to_another_browser(visitor: Visitors) -> None:
    page = visitor()
    table = new_table(page, "me", "local")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on from another device").click()
    page.get_by_role("button", name="Link for").first.click()
    link = page.locator("input[readonly]").first.input_value()

    other = visitor(link[link.index("/seat/") :])

    other.wait_for_url(f"**/table/{table}")
    expect(other.locator(".tag", has_text="you")).to_have_count(1)


def test_a_move_is_taken_back_only_with_the_others_consent(visitor: Visitors) -> None:
    first, second = asked_first(*table_of_two(visitor))
    turn_by_mouse(first)
    await_turn(second)

    first.locator(".bar .button.quiet").click()
    consent = second.locator(".bar .button.primary")
    expect(second.locator(".bar .button")).to_have_count(2)
    second.locator(".bar .button.plain").click()
    await_turn(second)
    expect(first.locator("[data-tile]")).to_have_count(2)

    first.locator(".bar .button.quiet").click()
    expect(second.locator(".bar h2")).not_to_contain_text("πλακίδιο")
    consent.click()
    await_turn(first)
    expect(first.locator("[data-tile]")).to_have_count(1)
    expect(second.locator("[data-tile]")).to_have_count(1)


def test_a_draft_is_taken_back_without_asking(visitor: Visitors) -> None:
    page = visitor()
    new_table(page, "me", "local")
    before = attribute(page, "version")
    page.locator(".place").first.click()
    page.locator(".bar .button.primary").click()
    expect(page.locator("[data-tile]")).to_have_count(2)

    page.keyboard.press("Control+z")

    expect(page.locator("[data-tile]")).to_have_count(1)
    assert attribute(page, "version") == before


def test_what_is_said_reaches_the_other(visitor: Visitors) -> None:
    host, guest = table_of_two(visitor)
    host.get_by_role("button", name="Chat").click()
    host.get_by_label("Message").fill("Γεια <b>σου</b>")
    host.get_by_role("button", name="Send").click()

    guest.get_by_role("button", name="Συζήτηση, ένα νέο μήνυμα").click()
    expect(guest.get_by_role("dialog")).to_contain_text("Γεια <b>σου</b>")


def test_whoever_resigns_loses_and_both_meet_again_in_the_next_game(visitor: Visitors) -> None:
    host, guest = table_of_two(visitor)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("group", name="Resign this game?").get_by_role("button", name="Resign").click()

    expect(guest.locator(".bar h2")).to_contain_text("Κερδίζει: Νίκος")
    expect(host.locator(".bar .hint")).to_contain_text("Resigned")
    guest.get_by_role("button", name="Παίξτε πάλι").click()
    guest.wait_for_url(lambda url: url != host.url)
    host.get_by_role("button", name="To the next game").click()
    host.wait_for_url(guest.url)
    expect(screen(host)).to_have_attribute("data-state", "playing")
