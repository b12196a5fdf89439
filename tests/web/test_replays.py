"""A finished game, looked at again: steps, scrubbing, where points come from, records up and down."""

import json
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.server import Server

WAIT_SECONDS = 60


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """Return the id of a game that two computers have played to its end."""
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as client:
        seats = [{"kind": "bot", "level": "medium"}, {"kind": "bot", "level": "easy"}]
        wish: dict[str, object] = {
            "game": "carcassonne",
            "options": {},
            "seats": seats,
            "clock": None,
            "private": False,
        }
        table = client.post("/api/tables", json=wish).raise_for_status().json()["id"]
        for _ in range(WAIT_SECONDS * 10):
            if client.get(f"/api/tables/{table}").json()["state"] == "over":
                return str(table)
            time.sleep(0.1)
    raise AssertionError("the computers did not finish")


def test_a_replay_is_stepped_through_scrubbed_and_linked(visitor: Visitors, finished: str) -> None:
    page = visitor(f"/replay/{finished}")
    slider = page.get_by_role("slider", name="Move shown")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    expect(page.locator("[data-tile]")).to_have_count(72)

    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("[data-tile]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("1")
    slider.fill(str(last // 2))
    expect(page.locator("p.where")).to_contain_text(f"Move {last // 2} of {last}")
    page.wait_for_url(f"**/replay/{finished}?ply={last // 2}")
    expect(page.locator("[data-tile]")).not_to_have_count(1)
    tiles = page.locator("[data-tile]").count()

    again = visitor(page.url[page.url.index("/replay") :])
    expect(again.locator("[data-tile]")).to_have_count(tiles)
    again.get_by_role("button", name="To the end").click()
    expect(again.locator("[data-tile]")).to_have_count(72)


def test_a_replay_plays_by_itself(visitor: Visitors, finished: str) -> None:
    page = visitor(f"/replay/{finished}?ply=0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider")).to_have_value("3")
    page.get_by_role("button", name="Pause").click()


def test_every_number_of_points_tells_where_it_comes_from(visitor: Visitors, finished: str) -> None:
    page = visitor(f"/replay/{finished}", locale="el")
    page.locator("tbody td button").first.click()
    award = page.locator("section", has=page.locator(".formula"))
    formula = award.locator(".formula").first
    expect(formula).to_contain_text("=")
    first = formula.inner_text()
    points = award.locator("header .gain").first.inner_text()
    assert first.split(" ")[0] == points.lstrip("+")
    expect(page.locator("[data-pill]").first).to_be_visible()

    page.get_by_role("button", name="Επόμενοι πόντοι").click()
    expect(page.get_by_text("πόντοι", exact=False).first).to_be_visible()
    page.locator(".log .gain").first.click()
    expect(formula).to_contain_text("=")


def test_the_result_adds_up(visitor: Visitors, finished: str) -> None:
    page = visitor(f"/replay/{finished}")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        cells = [int(cell.inner_text()) for cell in row.locator("td").all()]
        assert sum(cells[:-1]) == cells[-1]


def test_a_record_is_downloaded_and_opens_again_as_a_replay(visitor: Visitors, finished: str, tmp_path: Path) -> None:
    page = visitor(f"/replay/{finished}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "pessoi-record"

    other = visitor("/")
    other.locator("input[type=file]").set_input_files(file)
    other.wait_for_url("**/replay/*")
    expect(other.locator("[data-tile]")).to_have_count(72)


def test_a_file_that_is_no_record_is_refused_in_words(visitor: Visitors, tmp_path: Path) -> None:
    page = visitor("/")
    for name, text in (("broken.json", "{"), ("other.json", '{"format": "other"}')):
        file = tmp_path / name
        file.write_text(text)
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_be_visible()
    assert page.url.endswith("/")
