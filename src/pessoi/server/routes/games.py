"""What can be played, and the texts of the rules."""

import re
from functools import cache
from typing import Any

from litestar import Request, get

import pessoi
from pessoi.bots.levels import LEVELS
from pessoi.core import registry
from pessoi.core.game import Game
from pessoi.server.failures import language_of
from pessoi.server.service import Service
from pessoi.server.store import count_tables
from pessoi.text import LANGUAGES

Answer = dict[str, Any]
_SECTION = re.compile(r"^## +(\S+)[^\n]*\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


@get("/health")
async def health(service: Service) -> Answer:
    """Whether the server and its database answer."""
    await service.database.read(count_tables)
    return {
        "status": "ok",
        "version": pessoi.__version__,
        "database": service.database.kind,
        "workers": service.bus.kind,
    }


@get("/games", sync_to_thread=False)
def list_games() -> list[Answer]:
    """All games with what can be chosen for them."""
    return [_described(game) for game in registry.games().values()]


def _described(game: Game) -> Answer:
    return {
        "key": game.key,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "schema": [
            {
                "key": option.key,
                "values": list(option.values),
                "default": list(option.default) if isinstance(option.default, tuple) else option.default,
                "several": option.several,
                "assistance": option.assistance,
            }
            for option in game.schema
        ],
        "levels": list(LEVELS),
        "chance_kinds": list(game.chance_kinds),
        "hidden_kinds": list(game.hidden_kinds),
        "endings": list(game.endings),
        "tie_breaks": list(game.tie_breaks),
    }


@get("/games/{key:str}/rules", cache_control=None, sync_to_thread=False)
def rules(request: Request[Any, Any, Any], key: str, language: str = "") -> Answer:
    """The text of every rule of a game by its id; ``language`` ``en`` or ``el``, else what the browser accepts."""
    chosen = language if language in LANGUAGES else language_of(request.headers.get("accept-language", ""))
    return {"language": chosen, "rules": rule_texts(registry.game(key), chosen)}


@cache
def rule_texts(game: Game, language: str) -> dict[str, str]:
    """The sections of a game's rule book by rule id; empty where there is no book in this language."""
    book = game.folder / "rulebook" / f"{language}.md"
    if not book.is_file():
        return {}
    return {found[1]: found[2].strip() for found in _SECTION.finditer(book.read_text(encoding="utf-8"))}


HANDLERS = [health, list_games, rules]
