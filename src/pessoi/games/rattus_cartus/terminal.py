"""The table and the events as lines of text, for the terminal and for screen readers of it. Words are the ids of the
notation."""

from typing import Final

from pessoi.core.game import Document, Json, Say

_NAMED: Final = {"card": "card", "by": "card", "building": "building", "class": "class", "stack": "stack"}
"""Fields of events that name something of the game."""


def text_board(view: Document) -> str:
    """The row, the tracks, the nun row and the seats of a view."""
    lines = [f"round {view['round']}/{view['rounds']}  {view['phase']}  deck {view['deck']}"]
    lines += [_building(entry) for entry in _documents(view["row"])]
    tracks = view["tracks"]
    assert isinstance(tracks, dict)
    for name, stacks in tracks.items():
        shown = [f"{stack['value']}: {_join(stack['discs'])}" for stack in _documents(stacks) if stack["value"]]
        if shown:
            lines.append(f"{name}  {' | '.join(shown)}")
    nuns = [str(nun["card"] or "##") for nun in _documents(view["nuns"])]
    stacks = view["stacks"]
    assert isinstance(stacks, dict)
    lines.append(f"nuns {' '.join(nuns)}  stacks {' '.join(f'{name} {count}' for name, count in stacks.items())}")
    lines += [_seat(number, seat) for number, seat in enumerate(_documents(view["seats"]))]
    if view["survival"] is not None:
        survival = view["survival"]
        assert isinstance(survival, dict)
        lines.append(f"nuns seen {survival['seen']}, chance to survive {float(str(survival['chance'])):.0%}")
    return "\n".join(lines)


def _building(entry: Document) -> str:
    supply = entry["supply"]
    assert isinstance(supply, dict)
    offered = ", ".join(f"{name} {count}" for name, count in supply.items() if count)
    entered = f"  entered: {_join(entry['entered'])}" if entry["entered"] else ""
    return f"{entry['place']}: {entry['card']} ({entry['class']})  supply: {offered}{entered}"


def _seat(number: int, seat: Document) -> str:
    parts = [f"{number}: hand {seat['hand']}"]
    if seat["cards"] is not None:
        parts.append(_join(seat["cards"]))
    if seat["place"] is not None:
        laid = f" ({_join(seat['laid_cards'])})" if seat["laid_cards"] else ""
        parts.append(f"in {seat['place']}, laid {seat['laid']}{laid}")
    if seat["rats"] is not None:
        parts.append(f"rats {seat['rats']}")
    if seat["tokens"]:
        parts.append(f"tokens {seat['tokens']}")
    return "  ".join(parts)


def text_event(event: Document, say: Say) -> str:
    """What happened, in words without the name of the seat."""
    data: dict[str, object] = dict(event)
    for key, space in _NAMED.items():
        value = event.get(key)
        if isinstance(value, str):
            data[key] = _name(value, space, say)
    cards = event.get("cards")
    names = [_name(str(card), "card", say) for card in cards] if isinstance(cards, list) else []
    data["cards"] = ", ".join(names)
    if isinstance(event.get("card"), str) is False:
        data["card"] = ""
    for key in ("rats", "points"):
        value = event.get(key)
        if isinstance(value, int) and event["kind"] in ("rats", "points"):
            data[key] = f"{value:+d}"
    for key in ("seats", "winners"):
        value = event.get(key)
        if isinstance(value, list):
            data[key] = _join(value)
    for key in ("last", "alive"):
        if key in event:
            data[key] = "yes" if event[key] else "no"
    return say(f"rattus_cartus-log-{event['kind']}", data)


def _name(value: str, space: str, say: Say) -> str:
    """A card of the hand by person and nuns, a building card by its building, all else by its own message."""
    if space == "card":
        if "_" in value:
            return say(f"rattus_cartus-building-{value.rpartition('_')[0]}", {})
        kind = value[:2]
        name = say(f"rattus_cartus-card-{kind}", {})
        return f"{name} {value[2:]}" if value[2:] else name
    return say(f"rattus_cartus-{space}-{value}", {})


def _documents(value: Json) -> list[Document]:
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, dict)]


def _join(value: Json) -> str:
    assert isinstance(value, list)
    return ", ".join(map(str, value))
