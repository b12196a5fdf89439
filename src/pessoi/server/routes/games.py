"""What can be played, and the texts of the rules."""

from typing import Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery

import pessoi
from pessoi.bots.levels import LEVELS
from pessoi.core import registry
from pessoi.core.game import Game
from pessoi.server.answers import GameInfo, Health, RuleTexts
from pessoi.server.failures import language_of
from pessoi.server.service import TheService
from pessoi.server.store import is_there
from pessoi.text import LANGUAGES
from pessoi.text.rulebook import rule_texts


@get("/health")
async def health(service: TheService) -> Health:
    """Whether the server and its database answer."""
    await service.database.read(is_there)
    return {
        "status": "ok",
        "version": pessoi.__version__,
        "database": service.database.kind,
        "workers": service.bus.kind,
    }


@get("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games with what can be chosen for them."""
    return [_described(game) for game in registry.games().values()]


def _described(game: Game) -> GameInfo:
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
                "kind": option.kind,
                "parts": list(option.parts),
                "needs": None if option.needs is None else list(option.needs),
            }
            for option in game.schema
        ],
        "levels": list(LEVELS),
        "chance_kinds": list(game.chance_kinds),
        "hidden_kinds": list(game.hidden_kinds),
        "endings": list(game.endings),
        "tie_breaks": list(game.tie_breaks),
    }


@get("/games/{key:str}/rules", sync_to_thread=False)
def rules(request: Request[Any, Any, Any], key: FromPath[str], language: FromQuery[str] = "") -> RuleTexts:
    """The text of every rule of a game by its id; ``language`` ``en`` or ``el``, else what the browser accepts."""
    chosen = language if language in LANGUAGES else language_of(request.headers.get("accept-language", ""))
    return {"language": chosen, "rules": rule_texts(registry.game(key), chosen)}


HANDLERS = [health, list_games, rules]
