"""A card file put to the test: everything that is wrong with it, before a table plays by it.

The same is demanded as of the standard file (``data/README.md`` says how it reads): the rulebook's counts, every figure
of the right type and range. Ids are those of the standard file, since notation and texts name them; what lies open to
change is what the rulebook doesn't fix: supply actions, nuns by class, numbers of actions, value of a token, length of
the tracks.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from pessoi.core.errors import Malformed, PessoiError
from pessoi.games.rattus_cartus.cards import DATA
from pessoi.games.rattus_cartus.tables import EFFECTS

STATUSES = ("rulebook", "public", "reconstructed", "printed")
SUPPLY = ("draw", "discard_rats", "look_nuns")
MOST = 9
"""Of a supply action or an action's number."""
LONGEST_TRACK = 999
FIELDS = {
    "take": {"stack": "stack", "count": "number"},
    "discard_rats": {"count": "number"},
    "discard_rats_and_trade": {"count": "number", "max_cards": "number"},
    "draw": {"count": "number"},
    "draw_per_influence": {"per": "divisor"},
    "look_nuns": {"count": "number"},
    "levy": {"count": "number"},
    "none": {},
}
"""The fields of an effect besides its name."""
FIXED_PARTS = (
    ("schema_version",),
    ("game",),
    ("population", "total"),
    ("population", "per_class"),
    ("nun_totals",),
    ("rats", "token_values"),
    ("rats", "starting_total"),
    ("influence_track", "start"),
    ("discs",),
    ("setup",),
    ("first_game", "buildings"),
    ("scoring",),
    ("options",),
)
"""What must be as in the standard file: the rulebook's own figures."""
NUMBERS_OF_TEXT = (
    ("monastery", "count", 2, 1),
    ("farm", "count", 4, 2),
    ("fortune_tent", "count", 2, 1),
    ("hospital", "max_cards", 3, 2),
    ("hospital", "count", 1, 0),
    ("brewery", "per", 1, 2),
)
"""Building, field, special and basic number that stand in the rulebook's text."""


def faults_of_text(text: str) -> list[PessoiError]:
    """Everything that is wrong with the text of a card file."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        return [Malformed("rattus_cartus-cards-json", detail=str(error)[:200])]
    if not isinstance(document, dict):
        return [Malformed("rattus_cartus-cards-json", detail="not an object")]
    return list(_faults(document))


def _faults(document: dict[str, Any]) -> Iterator[PessoiError]:
    """Part by part; a part of the wrong shape is named and left."""
    for key in document:
        if key not in DATA:
            yield Malformed("rattus_cartus-cards-key", where=str(key)[:40])
    missing = [key for key in DATA if key not in document]
    for key in missing:
        yield Malformed("rattus_cartus-cards-missing", where=key)
    for path in FIXED_PARTS:
        if path[0] not in missing:
            yield from _fixed(document, path)
    parts: dict[str, Callable[[Any], Iterator[PessoiError]]] = {
        "classes": _classes,
        "population": _population,
        "stacks": _stacks,
        "influence_track": _track,
        "buildings": _buildings,
        "building_cards": _building_cards,
    }
    for key, check in parts.items():
        if key not in missing:
            try:
                yield from check(document[key])
            except (TypeError, KeyError, AttributeError, IndexError):
                yield Malformed("rattus_cartus-cards-shape", where=key)
    yield from _provenance(document, "")


def _plain(value: Any) -> Any:
    """A value without its provenance."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items() if key != "provenance"}
    return value


def _same(value: Any, wanted: Any) -> bool:
    """Equal in value and type (1 isn't True)."""
    if isinstance(wanted, dict):
        return isinstance(value, dict) and set(value) == set(wanted) and all(_same(value[k], wanted[k]) for k in wanted)
    if isinstance(wanted, list):
        return isinstance(value, list) and len(value) == len(wanted) and all(map(_same, value, wanted))
    return type(value) is type(wanted) and value == wanted


def _fixed(document: dict[str, Any], path: tuple[str, ...]) -> Iterator[PessoiError]:
    seen: Any = document
    wanted: Any = DATA
    for key in path:
        seen = seen.get(key) if isinstance(seen, dict) else None
        wanted = wanted[key]
    if not _same(_plain(seen), _plain(wanted)):
        yield Malformed(
            "rattus_cartus-cards-fixed",
            where=".".join(path),
            value=json.dumps(_plain(seen))[:80],
            wanted=json.dumps(_plain(wanted))[:200],
        )


def _ids(entries: Any, key: str, where: str) -> Iterator[PessoiError]:
    """The ids of a list are those of the standard file, in its order."""
    seen = [entry[key] for entry in entries]
    wanted = [entry[key] for entry in DATA[where]]
    if seen != wanted:
        wrong = [str(name)[:40] for name in seen if name not in wanted] or seen[:1]
        yield Malformed("rattus_cartus-cards-ids", where=where, value=", ".join(map(str, wrong))[:80])


def _classes(classes: Any) -> Iterator[PessoiError]:
    yield from _ids(classes, "id", "classes")
    for index, entry in enumerate(classes):
        for key in ("name_en", "name_el", "person_en", "person_el"):
            yield from _name(entry, key, f"classes.{index}")


def _name(entry: Any, key: str, where: str) -> Iterator[PessoiError]:
    if not isinstance(entry.get(key), str) or not entry[key]:
        yield Malformed("rattus_cartus-cards-missing", where=f"{where}.{key}")


def _population(population: Any) -> Iterator[PessoiError]:
    """RC-02: 14 cards of each class, the rulebook's totals of nuns."""
    rows = population["nuns_per_class"]
    wanted = {entry["id"] for entry in DATA["classes"]}
    if set(rows) != wanted:
        yield Malformed(
            "rattus_cartus-cards-ids", where="population.nuns_per_class", value=", ".join(map(str, rows))[:80]
        )
        return
    counted: Counter[int] = Counter()
    for name, values in rows.items():
        where = f"population.nuns_per_class.{name}"
        if len(values) != DATA["population"]["per_class"]:
            yield Malformed("rattus_cartus-cards-count", where=where, count=len(values), wanted=14)
        for value in values:
            yield from _number(value, 0, 4, where)
            if type(value) is int:
                counted[value] += 1
    for nuns in range(5):
        if counted[nuns] != DATA["nun_totals"][str(nuns)]:
            where = f"nun_totals.{nuns}"
            yield Malformed(
                "rattus_cartus-cards-count", where=where, count=counted[nuns], wanted=DATA["nun_totals"][str(nuns)]
            )


def _number(value: Any, low: int, high: int, where: str) -> Iterator[PessoiError]:
    if type(value) is not int or not low <= value <= high:
        yield Malformed("rattus_cartus-cards-number", where=where, value=str(value)[:40], low=low, high=high)


def _stacks(stacks: Any) -> Iterator[PessoiError]:
    """RC-04: the sizes stand in the rulebook, the value of a token doesn't (RC-96)."""
    for name, wanted in DATA["stacks"].items():
        if name == "provenance":
            continue
        for key in ("count", "kind", "playable_in_building"):
            if not _same(stacks[name].get(key), wanted.get(key)):
                yield Malformed(
                    "rattus_cartus-cards-fixed",
                    where=f"stacks.{name}.{key}",
                    value=str(stacks[name].get(key))[:40],
                    wanted=str(wanted.get(key)),
                )
    for name in stacks:
        if name not in DATA["stacks"]:
            yield Malformed("rattus_cartus-cards-key", where=f"stacks.{str(name)[:40]}")
    yield from _number(stacks["vp_token"]["value"], 1, MOST, "stacks.vp_token.value")


def _track(track: Any) -> Iterator[PessoiError]:
    """RC-10."""
    if track["length"] is not None:
        yield from _number(track["length"], 1, LONGEST_TRACK, "influence_track.length")


def _buildings(buildings: Any) -> Iterator[PessoiError]:
    yield from _ids(buildings, "id", "buildings")
    yield from _ids(buildings, "class", "buildings")
    for entry in buildings:
        where = f"buildings.{entry['id']}"
        for key in ("name_en", "name_el"):
            yield from _name(entry, key, where)
        used: set[str] = set()
        for side in ("special", "basic"):
            yield from _action(entry[side], f"{where}.{side}")
            if entry[side].get("effect") == "take":
                used.add(str(entry[side].get("stack")))
        if used != set(entry["uses_stacks"]):
            yield Malformed("rattus_cartus-cards-uses", where=f"{where}.uses_stacks", wanted=", ".join(sorted(used)))
        if entry["basic"].get("effect") == "levy":
            yield Malformed("rattus_cartus-cards-effect", where=f"{where}.basic.effect", value="levy", known=["none"])
        if entry["special"].get("effect") == "take" and not (
            entry["special"].get("count", 0) > entry["basic"].get("count", 0) == 1
        ):
            yield Malformed("rattus_cartus-cards-more", where=where)
    by_id = {entry["id"]: entry for entry in buildings}
    for name, field, special, basic in NUMBERS_OF_TEXT:
        for side, wanted in (("special", special), ("basic", basic)):
            if by_id[name][side].get(field) != wanted:
                where = f"buildings.{name}.{side}.{field}"
                value = str(by_id[name][side].get(field))[:40]
                yield Malformed("rattus_cartus-cards-fixed", where=where, value=value, wanted=str(wanted))
    levy = {"effect": "levy", "count": 3}
    if by_id["guard_tower"]["special"] != levy:
        value = str(by_id["guard_tower"]["special"])[:80]
        yield Malformed(
            "rattus_cartus-cards-fixed", where="buildings.guard_tower.special", value=value, wanted=str(levy)
        )


def _action(action: Any, where: str) -> Iterator[PessoiError]:
    effect = action.get("effect")
    if effect not in EFFECTS:
        yield Malformed(
            "rattus_cartus-cards-effect", where=f"{where}.effect", value=str(effect)[:40], known=list(EFFECTS)
        )
        return
    fields = FIELDS[effect]
    for key in action:
        if key != "effect" and key not in fields:
            yield Malformed("rattus_cartus-cards-key", where=f"{where}.{str(key)[:40]}")
    for key, kind in fields.items():
        value = action.get(key)
        if kind == "stack":
            if value not in DATA["stacks"] or value == "provenance":
                known = [name for name in DATA["stacks"] if name != "provenance"]
                yield Malformed(
                    "rattus_cartus-cards-effect", where=f"{where}.{key}", value=str(value)[:40], known=known
                )
        else:
            yield from _number(value, 1 if kind == "divisor" else 0, MOST, f"{where}.{key}")


def _building_cards(cards: Any) -> Iterator[PessoiError]:
    """RC-03: five copies of each building, each with a supply action (RC-31)."""
    yield from _ids(cards, "id", "building_cards")
    yield from _ids(cards, "building", "building_cards")
    for card in cards:
        where = f"building_cards.{card['id']}"
        if set(card["supply"]) != set(SUPPLY):
            yield Malformed("rattus_cartus-cards-shape", where=f"{where}.supply")
            continue
        before = 0
        for key in SUPPLY:
            for fault in _number(card["supply"][key], 0, MOST, f"{where}.supply.{key}"):
                before += 1
                yield fault
        if not before and not any(card["supply"].values()):
            yield Malformed("rattus_cartus-cards-empty", where=f"{where}.supply")
        if card.get("supply_status") not in ("reconstructed", "printed"):
            yield Malformed(
                "rattus_cartus-cards-effect",
                where=f"{where}.supply_status",
                value=str(card.get("supply_status"))[:40],
                known=["reconstructed", "printed"],
            )


def _provenance(value: Any, where: str) -> Iterator[PessoiError]:
    """Every block says where it comes from; what is reconstructed says how."""
    if isinstance(value, dict):
        if "status" in value and "source" in value:
            if value["status"] not in STATUSES:
                status = str(value["status"])[:40]
                yield Malformed(
                    "rattus_cartus-cards-effect", where=f"{where}.status", value=status, known=list(STATUSES)
                )
            if not value["source"] or (value["status"] == "reconstructed" and not value.get("note")):
                yield Malformed("rattus_cartus-cards-missing", where=f"{where}.note")
        for key, item in value.items():
            yield from _provenance(item, f"{where}.{key}".lstrip("."))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _provenance(item, f"{where}.{index}")
