"""The browser that the tests find shows a page."""

from playwright.sync_api import Page


def test_the_browser_shows_a_page_and_runs_its_script(page: Page) -> None:
    page.set_content("<button onclick=\"this.textContent = 'Πεσσοί'\">Pessoi</button>")

    page.get_by_role("button").click()

    assert page.get_by_role("button").inner_text() == "Πεσσοί"
