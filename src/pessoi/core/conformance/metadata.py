"""Checks of what a game says of itself: options, endings, and that every message key has words in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

from pessoi.core.conformance.report import Probe
from pessoi.core.errors import Malformed
from pessoi.core.game import Game, Json, Options

LANGUAGES = ("en", "el")
_KEY = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_CORE_TEXTS = Path(__file__).parents[2] / "text"


def option_sets(game: Game) -> list[Options]:
    """Option sets that together show every number of seats and every value: the defaults for each number of seats,
    then each other value by itself, with the numbers of seats in turn."""
    sets: list[Options] = [game.options_of({"seats": seats}) for seats in game.seats]
    turn = 0
    for option in game.schema:
        others: list[Json] = [[value] for value in option.values] if option.several else list(option.values)
        for value in others:
            for _ in game.seats:
                chosen: dict[str, Json] = {"seats": game.seats[turn % len(game.seats)], option.key: value}
                turn += 1
                try:
                    options = game.options_of(chosen)
                except Malformed:
                    continue
                if options not in sets:
                    sets.append(options)
                break
    return sets


def check_metadata(probe: Probe) -> None:
    """Options are complete and strict, and all that the game names has words."""
    game = probe.game
    options = game.options_of({})
    keys = ["seats", *(option.key for option in game.schema)]
    probe.require(list(options) == keys, "options", f"complete options are {list(options)}, not {keys}")
    probe.require(game.options_of(options) == options, "options", "complete options aren't complete")
    wrongs: list[Options] = [{"surely-no-option": 1}, {"seats": 99}, *({option.key: "?!"} for option in game.schema)]
    for wrong in wrongs:
        try:
            game.options_of(wrong)
        except Malformed:
            continue
        probe.fault("options", f"{wrong} is accepted")
    for other in option_sets(game):
        probe.require(game.most_plies(other) > 0, "most_plies", "isn't positive")
    for key in named_messages(game):
        probe.report.checks[f"message {key}"] += 1


def named_messages(game: Game) -> Iterator[str]:
    """The message keys that a game's metadata name."""
    yield f"game-{game.key}"
    for option in game.schema:
        yield f"{game.key}-option-{option.key}"
        for value in option.values:
            yield f"{game.key}-option-{option.key}-{str(value).lower() if isinstance(value, bool) else value}"
        for part in option.parts:
            yield f"{game.key}-option-{option.key}-part-{part}"
    for reason in game.endings:
        yield f"{game.key}-ending-{reason}"
    yield from game.tie_breaks


def check_messages(probe: Probe) -> None:
    """Every message that was named or met has words in every language."""
    met = [check.removeprefix("message ") for check in probe.report.checks if check.startswith("message ")]
    for language in LANGUAGES:
        known = message_keys(probe.game, language)
        missing = sorted(key for key in met if key not in known)
        probe.require(not missing, "messages", f"no words in {language} for {', '.join(missing)}")


def message_keys(game: Game, language: str) -> set[str]:
    """The keys that the game's and the core's message files of a language define."""
    keys: set[str] = set()
    for folder in (_CORE_TEXTS, game.folder / "text"):
        for file in (*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")):
            keys.update(_KEY.findall(file.read_text(encoding="utf-8")))
    return keys
