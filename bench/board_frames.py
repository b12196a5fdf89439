"""How smoothly the board of the page is moved: frames while it is dragged and zoomed, with 120 tiles and 30 figures.

    python -m bench.board_frames

Opens the replay of a recorded game in headless Chromium, makes its board larger than any real one on the way to the
page, drags and zooms it, and prints the times between frames.
"""

import json
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, Route, sync_playwright

from tests.web.server import serving
from tools.browser import ARGUMENTS, chromium
from tools.npm import npm_command
from tools.workspace import ROOT

TILES, FIGURES = 120, 30
RECORD = ROOT / "records" / "carcassonne" / "two-seats.json"
STEPS = 90
_RECORDER = """() => {
    let before = performance.now();
    const step = now => { window.times.push(now - before); before = now; requestAnimationFrame(step); };
    window.times = [];
    requestAnimationFrame(step);
}"""


def crowded(view: dict[str, Any]) -> None:
    """Lay a second copy of the board beside the first, and put figures all over it."""
    tiles = view["tiles"]
    width = max(tile["at"][0] for tile in tiles) - min(tile["at"][0] for tile in tiles) + 1
    copies = [{**tile, "at": [tile["at"][0] + width, tile["at"][1]], "seat": 0} for tile in tiles]
    view["tiles"] = [*tiles, *copies][:TILES]
    cities = [tile for tile in view["tiles"] if "C" in tile["tile"].split("-")[1]]
    view["figures"] = [
        {"seat": number % 2, "figure": "meeple", "segment": f"{tile['at'][0]},{tile['at'][1]}:c0"}
        for number, tile in enumerate(cities[:FIGURES])
    ]
    view.pop("features", None)


def main() -> None:
    """Measure and print."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", npm_command([])[0][0])
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        table = httpx.post(f"{server.url}/api/records", content=RECORD.read_bytes()).json()["id"]
        browser = playwright.chromium.launch(executable_path=str(chromium()), args=list(ARGUMENTS))
        page = browser.new_page(viewport={"width": 1440, "height": 900})

        def larger(route: Route) -> None:
            document = route.fetch().json()
            crowded(document["view"])
            route.fulfill(body=json.dumps(document), content_type="application/json")

        page.route("**/replay/*", lambda route: larger(route) if "/api/" in route.request.url else route.continue_())
        page.goto(f"{server.url}/replay/{table}")
        page.locator("[data-tile] image").nth(TILES - 1).wait_for(state="attached")
        drawn = (
            page.locator("[data-tile]").count(),
            page.locator("[data-segment]").count(),
            page.locator("svg *").count(),
        )
        print("{} tiles, {} figures, {} nodes drawn".format(*drawn))
        page.evaluate(_RECORDER)
        for name, act in (("still", still), ("drag", drag), ("zoom", zoom)):
            page.evaluate("window.times.length = 0")
            act(page)
            times = page.evaluate("window.times")
            cuts = statistics.quantiles(times, n=100)
            print(f"{name}: {len(times)} frames, p50 {cuts[49]:.1f} ms, p95 {cuts[94]:.1f} ms, p99 {cuts[98]:.1f} ms")
        browser.close()


def still(page: Page) -> None:
    """Do nothing: what the machine gives at best."""
    page.wait_for_timeout(1_500)


def drag(page: Page) -> None:
    """Drag the board to and fro."""
    page.mouse.move(450, 350)
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(450 + (step % 30) * 6, 350 + (step % 20) * 5)
        page.wait_for_timeout(10)
    page.mouse.up()


def zoom(page: Page) -> None:
    """Zoom in and out by the wheel."""
    page.mouse.move(450, 350)
    for step in range(STEPS):
        page.mouse.wheel(0, -60 if step % 30 < 15 else 60)
        page.wait_for_timeout(10)


if __name__ == "__main__":
    main()
