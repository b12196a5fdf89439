"""The table and the events as lines of text, for the terminal and for screen readers of it.

Words are the ids of the notation. The structure stands row by row, the far one first: ``*`` marks an available card,
with what it costs each seat where the view tells, ``##`` a face-down card and ``#g`` one with a guild back.
"""

from collections.abc import Sequence
from typing import Final

from pessoi.core.game import Document, Json, Say
from pessoi.games.seven_wonders_duel.cards import LAYOUTS, SLOT_NUMBERS

_ITEM_KEYS: Final = ("item", "wonder", "token", "card", "symbol")
_LIST_KEYS: Final = ("tokens", "wonders")


def text_board(view: Document) -> str:
    """The structure, the track and the two cities of a view."""
    lines = _structure(view)
    military = _document(view["military"])
    loot = " | ".join(" ".join(_texts(tokens)) for tokens in _lists(military["tokens"]))
    lines += ["", f"pawn {military['pawn']}  loot {loot}  tokens: {_join(view['board'])}"]
    for seat, shown in enumerate(_documents(view["seats"])):
        produced = [f"coins {shown['coins']}"]
        produced += [f"{name} {count}" for name, count in _document(shown["production"]).items() if count]
        choices = ["/".join(_texts(choice["options"])) for choice in _documents(shown["choices"])]
        wonders = [f"{w['wonder']}{_MARKS[str(w['state'])]}" for w in _documents(shown["wonders"])]
        lines += [
            f"{seat}: {', '.join([*produced, *choices])}",
            *(f"   {line}" for line in (_join(shown["cards"]), ", ".join(wonders), _join(shown["tokens"])) if line),
        ]
    if view["discard"]:
        lines.append(f"discarded: {_join(view['discard'])}")
    return "\n".join(lines)


_MARKS: Final = {"unbuilt": "", "built": "+", "boxed": "-"}


def _structure(view: Document) -> list[str]:
    if view["structure"] is None:
        draft = view["draft"]
        return [] if draft is None else [_join(_document(draft)["group"])]
    structure = _document(view["structure"])
    age = structure["age"]
    assert isinstance(age, int)
    slots = {SLOT_NUMBERS[age - 1][str(slot["slot"])]: slot for slot in _documents(structure["slots"])}
    payments = [_document(each["cards"]) for each in _documents(view.get("payments", []))]
    rows: dict[str, list[str]] = {}
    for number, slot in enumerate(LAYOUTS[age - 1]):
        row, column = slot.id.split("-")[1].split("c")
        if number in slots:
            rows.setdefault(row, []).append(f"c{column} {_card(slots[number], payments)}")
    return [f"{row}  {', '.join(cards)}" for row, cards in rows.items()]


def _card(slot: Document, payments: list[Document]) -> str:
    if slot["card"] is None:
        return "#g" if slot["back"] == "guild" else "##"
    if not slot["available"]:
        return str(slot["card"])
    costs = [str(_document(each[str(slot["card"])])["total"]) for each in payments]
    return f"*{slot['card']}" + (f" {'/'.join(costs)}" if costs else "")


def text_event(event: Document, say: Say) -> str:
    """What happened, in words without the name of the seat."""
    data: dict[str, object] = dict(event)
    for key in _ITEM_KEYS:
        if isinstance(event.get(key), str):
            prefix = "symbol" if key == "symbol" else "name"
            data[key] = say(f"seven_wonders_duel-{prefix}-{event[key]}", {})
            data["item"] = data[key] if key != "card" or "item" not in event else data["item"]
    if event["kind"] == "wonder":
        data["item"] = data["wonder"]
    for key in _LIST_KEYS:
        names = event.get(key)
        data[key] = ", ".join(say(f"seven_wonders_duel-name-{name}", {}) for name in _texts(names or []))
    payment = event.get("payment")
    data["cost"] = payment["total"] if isinstance(payment, dict) else 0
    data["slots"] = ", ".join(_texts(event.get("slots") or []))
    coins = event.get("coins")
    data["coins"] = f"{coins:+d}" if isinstance(coins, int) else ""
    points = event.get("points")
    data["points"] = f"+{points}" if isinstance(points, int) else ""
    return say(f"seven_wonders_duel-log-{event['kind']}", data)


def _document(value: Json) -> Document:
    assert isinstance(value, dict)
    return value


def _documents(value: Json) -> list[Document]:
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, dict)]


def _lists(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _texts(value: Json) -> Sequence[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]


def _join(value: Json) -> str:
    return ", ".join(_texts(value))
