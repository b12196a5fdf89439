"""The browser of the page's tests: see tools/browser.py for how it is found."""

import os
from typing import Any

import pytest

from tools.browser import ARGUMENTS, chromium
from tools.npm import npm_command

# Playwright's own Node needs a library that small systems lack; the one that builds the page doesn't
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", npm_command([])[0][0])


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start pytest-playwright's browser from the Chromium at hand."""
    return {**browser_type_launch_args, "executable_path": str(chromium()), "args": list(ARGUMENTS)}
