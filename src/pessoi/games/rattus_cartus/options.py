"""The two options whose values can't be listed: a table's own card file, and a list of building cards (RC-24).

Any building may be chosen, also the Guard Tower with two players (RC-22). The cards chosen are known to all (RC-23).
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Json, Option
from pessoi.games.rattus_cartus.card_file import faults_of_text
from pessoi.games.rattus_cartus.cards import CARD_NUMBERS, CARDS, CLASSES, COPIES, DATA, STANDARD

LONGEST_FILE = 60_000
"""No card file is longer."""


@dataclass(frozen=True)
class CardFileOption(Option):
    """``standard``, or the text of a card file, checked as the standard one is; so a game stays a function of its
    options."""

    def read(self, value: Json) -> Json:
        """See ``Option.read``. Raises ``Malformed`` with everything that is wrong with a file."""
        if value == STANDARD or not isinstance(value, str) or not value.lstrip().startswith("{"):
            return super().read(value)
        faults = _faults(value) if len(value) <= LONGEST_FILE else (Malformed("rattus_cartus-cards-long"),)
        if faults:
            raise Malformed("rattus_cartus-cards", list(faults), option=self.key)
        return value


@cache
def _faults(text: str) -> tuple[PessoiError, ...]:
    return tuple(faults_of_text(text))


@dataclass(frozen=True)
class BuildingListOption(Option):
    """A list of building cards, five of each class; empty where the buildings are chosen in another way."""

    def read(self, value: Json) -> Json:
        """See ``Option.read``. Raises ``Malformed`` for anything but known cards, each once; puts them in order."""
        if not isinstance(value, (list, tuple)):
            raise Malformed("rattus_cartus-buildings-list", option=self.key)
        names = [name for name in value if isinstance(name, str) and name in CARD_NUMBERS]
        if len(names) != len(value) or len(set(names)) != len(names):
            wrong = [str(name)[:40] for name in value if not isinstance(name, str) or name not in CARD_NUMBERS]
            twice = [name for name, count in Counter(names).items() if count > 1]
            raise Malformed("rattus_cartus-buildings-names", option=self.key, wrong=wrong, twice=twice)
        return [name for name in CARDS if name in names]


def list_faults(chosen: list[str]) -> list[PessoiError]:
    """What is wrong with a list of building cards: it holds five of each class (RC-20)."""
    class_of = {building["id"]: building["class"] for building in DATA["buildings"]}
    found = Counter(class_of[entry["building"]] for entry in DATA["building_cards"] if entry["id"] in chosen)
    faults: list[PessoiError] = []
    for name in CLASSES:
        if found[name] != COPIES:
            data: dict[str, Any] = {"class": name, "count": found[name], "wanted": COPIES}
            faults.append(Malformed("rattus_cartus-buildings-class", None, **data))
    return faults
