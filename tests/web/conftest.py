"""The browser of the page's tests: see tools/browser.py for how it is found."""

from typing import Any

import pytest

from tools.browser import ARGUMENTS, chromium


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start pytest-playwright's browser from the Chromium at hand."""
    return {**browser_type_launch_args, "executable_path": str(chromium()), "args": list(ARGUMENTS)}
