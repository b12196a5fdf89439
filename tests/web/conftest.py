"""The browser of the page's tests (see tools/browser.py for how it is found), and a real server to look at."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.server import Server, serving
from tools.browser import ARGUMENTS, chromium
from tools.npm import npm_command

# Playwright's own Node needs a library that small systems lack; the one that builds the page doesn't
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", npm_command([])[0][0])

PATIENCE = 30_000
"""Milliseconds that a test waits for the page: far more than it takes, since nothing is asserted about time."""
expect.set_options(timeout=PATIENCE)

Visitors = Callable[..., Page]
"""Opens the page in a browser of its own: `visitor("/table/abc", locale="en")`."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start pytest-playwright's browser from the Chromium at hand."""
    return {**browser_type_launch_args, "executable_path": str(chromium()), "args": list(ARGUMENTS)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that all tests of this worker share; each test makes its own tables."""
    with serving(tmp_path_factory.mktemp("server")) as shared:
        yield shared


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that the test may kill."""
    with serving(tmp_path_factory.mktemp("own-server")) as alone:
        yield alone


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitors]:
    """Yield a function that opens an address in a new browser profile.

    No error of a page goes unseen, unless ``broken`` says that the test breaks it.
    """
    faults: list[str] = []
    contexts = []

    def visit(
        path: str = "/", locale: str = "en", base: str = server.url, broken: bool = False, **settings: Any
    ) -> Page:
        chosen = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **settings}
        context = browser.new_context(locale=locale, base_url=base, **chosen)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        if not broken:
            page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert faults == []
