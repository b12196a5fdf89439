"""The games at hand: every package that declares the entry point ``pessoi.games``."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from pessoi.core.errors import Unknown
from pessoi.core.game import Game


@cache
def _declared() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group="pessoi.games"), key=lambda point: point.name)}


def game_keys() -> list[str]:
    """The keys of all games that are declared, sorted, loaded or not."""
    return list(_declared())


@cache
def game(key: str) -> Game:
    """The game of a key. Raises ``Unknown`` when there is none, or when its package can't be loaded."""
    point = _declared().get(key)
    if point is None:
        raise Unknown("core-game-unknown", game=key, known=game_keys())
    try:
        loaded = point.load()
    except Exception as error:
        raise Unknown("core-game-broken", game=key, detail=f"{type(error).__name__}: {error}") from error
    if not isinstance(loaded, Game) or loaded.key != key:
        raise Unknown("core-game-broken", game=key, detail=f"{point.value} is not the game {key}")
    return loaded


def games() -> dict[str, Game]:
    """All games at hand by key, sorted; one that can't be loaded raises ``Unknown``."""
    return {key: game(key) for key in game_keys()}
