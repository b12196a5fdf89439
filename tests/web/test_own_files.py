"""A table with card files of its own: chosen in the form, checked by the server, faults told in words."""

import json
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from pessoi.games.africana.files import SHIPPED
from pessoi.games.rattus_cartus.cards import DATA
from tests.web.conftest import Visitors


def file(document: Any) -> FilePayload:
    """A file as it is chosen on the page."""
    return {"name": "own.json", "mimeType": "application/json", "buffer": json.dumps(document).encode()}


def begin(page: Page) -> None:
    """Two people at this screen, and the button that makes the table."""
    for row in page.locator("form ol > li").all()[1:]:
        row.locator("select").select_option("local")
    page.locator("button.primary").click()


def options(page: Page) -> dict[str, Any]:
    """The options of the table that was made."""
    page.wait_for_url("**/table/*")
    table: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    found: dict[str, Any] = table["options"]
    return found


def test_a_card_file_is_checked_and_played_by(visitor: Visitors) -> None:
    page = visitor("/new?game=rattus_cartus", locale="el")
    page.get_by_role("radio", name="Δικό σας αρχείο").check()
    begin(page)
    expect(page.get_by_label("Αρχείο", exact=True)).to_be_focused()  # the browser itself asks for the file

    wrong = json.loads(json.dumps(DATA))
    wrong["building_cards"][0]["supply"]["draw"] = 99
    del wrong["rats"]
    page.get_by_label("Αρχείο", exact=True).set_input_files(file(wrong))
    begin(page)
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("99")
    expect(refused).to_contain_text("rats")

    own = json.loads(json.dumps(DATA))
    own["stacks"]["vp_token"]["value"] = 3
    page.get_by_label("Αρχείο", exact=True).set_input_files(file(own))
    begin(page)
    assert json.loads(options(page)["cards"])["stacks"]["vp_token"]["value"] == 3


def test_a_board_and_its_cards_are_two_files(visitor: Visitors) -> None:
    page = visitor("/new?game=africana", locale="en")
    page.get_by_role("radio", name="A file of your own").check()
    page.get_by_label("Board file").set_input_files(file({**SHIPPED.board, "regions": 7}))
    page.get_by_label("Card file").set_input_files(file(SHIPPED.cards))
    begin(page)
    expect(page.get_by_role("alert")).to_contain_text("regions")

    page.get_by_label("Board file").set_input_files(file(SHIPPED.board))
    begin(page)
    assert options(page)["files"] == {"board": SHIPPED.board, "cards": SHIPPED.cards}
