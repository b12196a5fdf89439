"""A lost connection and a killed server cost nothing."""

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.play import attribute, await_turn, new_table, turn_by_mouse
from tests.web.server import Server


def test_a_move_made_while_the_server_is_dead_is_sent_when_it_is_back(visitor: Visitors, own_server: Server) -> None:
    page = visitor(base=own_server.url)
    new_table(page, "me", "local")
    turn_by_mouse(page)
    await_turn(page)
    before = attribute(page, "version")

    own_server.kill()
    expect(page.get_by_text("No connection.")).to_be_visible()
    expect(page.locator("[data-tile]")).to_have_count(2)
    own_server.start()
    # the page tries by itself as well: the button may be gone by now
    page.get_by_role("button", name="Now").evaluate_all("buttons => buttons.forEach(button => button.click())")
    expect(page.get_by_text("No connection.")).to_have_count(0)

    assert attribute(page, "version") == before
    turn_by_mouse(page)
    expect(page.locator("[data-tile]")).to_have_count(3)


def test_a_confirmed_turn_waits_for_the_connection(visitor: Visitors) -> None:
    page = visitor()
    new_table(page, "me", "local")
    page.locator(".place").first.click()
    page.locator(".bar .button.primary").click()
    page.locator(".spot").first.wait_for()
    before = attribute(page, "version")

    page.route("**/moves", lambda route: route.abort())
    page.locator(".bar .button.plain").click()
    expect(page.get_by_text("Your move is sent as soon as")).to_be_visible()
    page.unroute("**/moves")

    page.wait_for_selector(f'.screen:not([data-version="{before}"])')
    expect(page.get_by_text("Your move is sent as soon as")).to_have_count(0)
    expect(page.locator("[data-tile]")).to_have_count(2)
