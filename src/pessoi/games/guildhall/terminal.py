"""The table and the events as lines of text, for the terminal and for screen readers of it.

Words are the ids of the notation: cards ``BR-r``, chapters ``BR rby``, VP cards ``vp7``.
"""

from collections.abc import Sequence
from typing import Final

from pessoi.core.game import Document, Json, Say

_CARD_LISTS: Final = ("cards", "taken", "given", "laid")


def text_board(view: Document) -> str:
    """The row, deck and pile, the action area and what each seat has, of a view."""
    pile, back = _document(view["pile"]), _document(view["put_back"])
    deck = f"deck {view['deck']}" + (f" ({back['count']} put back)" if back["count"] else "")
    top = f" top {pile['top']}" if pile["top"] else ""
    lines = [f"row: {_join(view['row'])}   ({view['vp_deck']} more)   {deck}   pile {pile['count']}{top}"]
    if view["turn"]:
        lines.append(f"turn {view['turn']}, seat {view['active']}, actions {view['actions']}: {_join(view['area'])}")
    if view["shown"]:
        lines.append(f"shown: {_join(view['shown'])}")
    for seat, shown in enumerate(_documents(view["seats"])):
        guild = [f"{code} {''.join(_texts(colours))}" for code, colours in _document(shown["guild"]).items()]
        done = f"{shown['completed']} completed"
        if shown["completed_of"]:
            done += f" ({_join(shown['completed_of'])})"
        held = f"hand {shown['hand']}"
        if shown["cards"] is not None:
            held += f": {_join(shown['cards'])}"
        lines += [
            f"{seat}: {shown['points']} VP   {done}   {_join(shown['vp_cards'])}",
            f"   {', '.join(guild)}",
            f"   {held}",
        ]
    if pile["cards"] is not None:
        lines.append(f"pile: {_join(pile['cards'])}")
    return "\n".join(line.rstrip() for line in lines if line.strip())


def text_event(event: Document, say: Say) -> str:
    """What happened, in words without the name of the seat."""
    data: dict[str, object] = {key: event.get(key, "") for key in ("count", "turn", "owner", "points", "level")}
    for key in ("card", "top"):
        data[key] = _card(event.get(key), say)
    for key in _CARD_LISTS:
        data[key] = ", ".join(_card(card, say) for card in _texts(event.get(key) or [])) or "none"
    data["vp"] = say(f"guildhall-card-{event['vp']}", {}) if event.get("vp") else ""
    data["profession"] = say(f"guildhall-name-{event['profession']}", {}) if event.get("profession") else ""
    data["level"] = "none" if event.get("level") is None else str(event["level"])
    opponent = event.get("opponent")
    data["opponent"] = "none" if opponent is None else str(opponent)
    data["reason"] = str(event.get("reason", ""))
    data["won"] = "no" if event.get("winner") is None else "yes"
    points = event.get("points")
    data["points"] = f"+{points}" if isinstance(points, int) else ""
    return say(f"guildhall-log-{event['kind']}", data)


def _card(name: object, say: Say) -> str:
    """A card by profession and colour; nothing for none."""
    if not isinstance(name, str) or not name:
        return "none"
    code, colour = name.split("-")
    words = {"profession": say(f"guildhall-name-{code}", {}), "colour": say(f"guildhall-colour-{colour}", {})}
    return say("guildhall-profession-card", dict(words))


def _document(value: Json) -> Document:
    assert isinstance(value, dict)
    return value


def _documents(value: Json) -> list[Document]:
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, dict)]


def _texts(value: Json) -> Sequence[str]:
    assert isinstance(value, list)
    return ["-" if item is None else str(item) for item in value]


def _join(value: Json) -> str:
    return ", ".join(_texts(value))
