"""How a bot is named in text: ``random``, ``greedy``, ``mcts:seconds=1``, ``mcts:iterations=2000:rounds=3``."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from pessoi.bots.levels import LEVELS
from pessoi.bots.mcts import Plan
from pessoi.core.errors import Malformed, Unknown


@dataclass(frozen=True)
class Setting:
    """A number that a bot can be given: whole or not, from ``least`` to ``most``."""

    default: float
    least: float
    most: float
    whole: bool = False


@dataclass(frozen=True)
class Spec:
    """A bot with its settings; ``text`` is its name as it was given."""

    text: str
    kind: str
    settings: Mapping[str, float]


HOUR = 3600.0
_USUAL = Plan()

KINDS: Mapping[str, Mapping[str, Setting]] = {
    "greedy": {
        "noise": Setting(0.0, 0.0, 1000.0),
    },
    "mcts": {
        "seconds": Setting(0.0, 0.001, HOUR),
        "iterations": Setting(0, 1, 1_000_000_000, whole=True),
        "rounds": Setting(float(_USUAL.rounds), 0, 1000, whole=True),
        "exploration": Setting(_USUAL.exploration, 0.0, 100.0),
        "temperature": Setting(_USUAL.temperature, 0.001, 1000.0),
        "trust": Setting(_USUAL.trust, 0.001, 1000.0),
        "scale": Setting(_USUAL.scale, 0.001, 10_000.0),
    },
    "random": {},
}
"""What can be set for each kind of bot."""


def read_spec(text: str) -> Spec:
    """The bot that ``text`` names; a level's name stands for its bot.

    Raises ``Unknown`` for a name or setting that isn't there and ``Malformed`` for a value that isn't possible.
    """
    text = text.strip()
    kind, *parts = LEVELS.get(text, text).split(":")
    if kind not in KINDS:
        raise Unknown("bots-unknown", bot=kind, known=[*KINDS, *LEVELS])
    settings: dict[str, float] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        setting = KINDS[kind].get(name)
        if setting is None:
            raise Unknown("bots-setting-unknown", bot=kind, setting=name, known=sorted(KINDS[kind]) or "none")
        settings[name] = _number(kind, name, setting, value if equals else "")
    return Spec(text, kind, settings)


def _number(kind: str, name: str, setting: Setting, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not setting.least <= value <= setting.most or (setting.whole and value != int(value)):
        raise Malformed(
            "bots-setting-value",
            bot=kind,
            setting=name,
            value=text,
            least=_shown(setting.least),
            most=_shown(setting.most),
            whole="yes" if setting.whole else "no",
        )
    return value


def _shown(limit: float) -> str:
    return str(int(limit)) if limit == int(limit) else str(limit)
