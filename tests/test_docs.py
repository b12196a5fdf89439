"""The pages of the games tell the same things in the same order."""

import re
from pathlib import Path

from pessoi.core.registry import game_keys

PAGES = Path(__file__).parent.parent / "docs" / "games"


def test_every_game_has_a_page_with_the_same_headings() -> None:
    headings = {
        key: re.findall(r"^## (.+)$", (PAGES / f"{key}.md").read_text("utf-8"), re.MULTILINE) for key in game_keys()
    }
    assert len({tuple(found) for found in headings.values()}) == 1, headings
