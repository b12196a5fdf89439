"""What a visitor has to load before playing."""

from playwright.sync_api import Response

from tests.web.conftest import Visitors
from tests.web.play import await_turn, new_table

BUDGET = 300_000
"""Compressed bytes of script and style until a table can be played."""


def test_script_and_style_of_a_table_stay_within_the_budget(visitor: Visitors) -> None:
    page = visitor("/about")
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            assert response.headers.get("content-encoding") in ("gzip", "br", "zstd"), response.url
            loaded[response.url] = int(response.headers["content-length"])

    page.on("response", note)
    page.reload()
    new_table(page, "me", "local")
    await_turn(page)

    assert 0 < sum(loaded.values()) < BUDGET
