"""Games by entry points, also broken ones."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from pessoi.core import registry
from pessoi.core.errors import Unknown


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Three games declared by packages: a good one, one that can't be imported, one that is something else."""
    points = {
        name: EntryPoint(name, value, "pessoi.games")
        for name, value in [
            ("tiny", "tests.core.conftest:TINY"),
            ("gone", "tests.core.no_such_module:GAME"),
            ("odd", "tests.core.conftest:TINY"),
        ]
    }
    monkeypatch.setattr(registry, "_declared", lambda: points)
    registry.game.cache_clear()
    yield
    registry.game.cache_clear()


@pytest.mark.usefixtures("declared")
class TestDeclared:
    def test_a_game_is_found_by_its_key(self) -> None:
        assert registry.game("tiny").key == "tiny"
        assert registry.game_keys() == ["tiny", "gone", "odd"]

    def test_an_unknown_game_is_told_with_those_known(self) -> None:
        with pytest.raises(Unknown) as caught:
            registry.game("chess")
        assert caught.value.data == {"game": "chess", "known": ["tiny", "gone", "odd"]}

    @pytest.mark.parametrize("key", ["gone", "odd"])
    def test_a_game_that_can_not_be_loaded_is_told(self, key: str) -> None:
        with pytest.raises(Unknown, match="core-game-broken"):
            registry.game(key)


def test_the_installed_games_load() -> None:
    assert list(registry.games()) == registry.game_keys()
