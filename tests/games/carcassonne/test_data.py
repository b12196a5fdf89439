"""The tile data are sound."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from pessoi.games.carcassonne import GAME
from tests.games.carcassonne.tile_checks import check

DATA: dict[str, Any] = json.loads((GAME.folder / "data" / "tiles.json").read_text(encoding="utf-8"))


def test_the_tile_data_are_sound() -> None:
    """CAR-SET-01, CAR-FIELD-01, CAR-FIELD-03: counts, segments, and fields derived from the rest."""
    assert check(DATA) == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda tile: tile.update(count=5),
        lambda tile: tile["fields"][0]["half_edges"].pop(),
        lambda tile: tile["fields"][0]["cities"].clear(),
        lambda tile: tile["roads"][0]["edges"].pop(),
        lambda tile: tile["edges"].update(N="field"),
    ],
)
def test_the_checks_find_damage(damage: Callable[[dict[str, Any]], object]) -> None:
    """Planted in the start tile's kind."""
    data = copy.deepcopy(DATA)
    damage(next(tile for tile in data["tiles"] if tile["id"] == "BG-CRFR"))

    assert check(data)
