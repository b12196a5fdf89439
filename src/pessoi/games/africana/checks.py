"""The checks of board and card files: their form, the facts of the rulebook, and for reconstructed files the balance
(``design``). They are those of the data's own checker, and a table's own files have to pass them too."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from pessoi.core.errors import Malformed, PessoiError
from pessoi.games.africana.design import missed
from pessoi.games.africana.files import BOOKS, COLOURS, COMPANIES, LETTERS, SHIPPED
from pessoi.games.africana.network import distances, neighbours

MOST: Final = 99
"""No reward or bonus is larger."""
WEST, SOUTH, EAST, NORTH = -22, -37, 56, 45
"""The map."""

_NAME: Final = {"en": str, "el": str}
_BOARD: Final[dict[str, Any]] = {
    "status": ("reconstructed", "printed"),
    "symbols": [{"id": str, "name": _NAME, "glyph": str, "hex": str}],
    "regions": [{"id": str, "colour": str, "book_border": str, "book_destinations": str}],
    "locations": [
        {
            "id": str,
            "name": _NAME,
            "region": BOOKS,
            "lon": float,
            "lat": float,
            "label": str,
            "symbols": [str],
            "start": (*COMPANIES, None),
            "provenance": {"name": str, "region": str, "symbols": str},
        }
    ],
    "routes": [{"a": str, "b": str, "kind": ("land", "sea"), "via": [[float]], "provenance": str}],
    "mission_slots": [{"slot": int, "bonus": {"type": ("silver", "travel_card"), "amount": int}}],
}
_COLOURS: Final = dict.fromkeys(COLOURS, int)
_CARDS: Final[dict[str, Any]] = {
    "status": ("reconstructed", "printed"),
    "companies": [{"order": int, "id": str, "colour": str, "start": str, "silver": int}],
    "travel_cards": _COLOURS,
    "helper_cards": _COLOURS,
    "artifacts": [{"id": str, "name": _NAME}],
    "missions": [{"id": str, "back": LETTERS, "from": str, "to": str, "silver": int, "vp": int}],
    "adventures": [{"id": str, "book": BOOKS, "type": ("artifact", "helper"), "to": str}],
}
_BY_TYPE: Final[dict[str, dict[str, Any]]] = {
    "artifact": {"artifact": str, "silver": int, "vp": int},
    "helper": {"helper": COLOURS},
}
_NUMBERS: Final = ("wild_cards", "helper_cards", "setup", "limits", "costs", "draw_action", "scoring")
_TYPES: Final[dict[Any, str]] = {str: "a text", int: f"a whole number from 0 to {MOST}", float: "a number"}


def faults_of(document: Mapping[str, Any]) -> list[PessoiError]:
    """Everything that is wrong with ``{"board": ..., "cards": ...}``."""
    found = list(_form(document, {"board": _BOARD, "cards": _CARDS}, "files"))
    for index, entry in enumerate([] if found else document["cards"]["adventures"]):
        found += _form(entry, _BY_TYPE[entry["type"]], f"files.cards.adventures.{index}")
    if found:
        return found
    board, cards = document["board"], document["cards"]
    found += [Malformed("africana-files-rule", check=check, where=where) for check, where in _board_faults(board)]
    found += [Malformed("africana-files-rule", check=check, where=where) for check, where in _card_faults(board, cards)]
    if not found:  # the balance asks for distances and places
        found += [Malformed("africana-files-design", check=check, where=where) for check, where in missed(board, cards)]
    return found


def _form(value: Any, form: Any, where: str) -> Iterator[PessoiError]:
    """What of a document hasn't the form: objects with at least these fields, lists, texts, numbers, named values."""
    if isinstance(form, dict):
        if not isinstance(value, Mapping):
            yield _type(where, "an object", value)
            return
        for key, inner in form.items():
            if key in value:
                yield from _form(value[key], inner, f"{where}.{key}")
            else:
                yield Malformed("africana-files-missing", where=f"{where}.{key}")
    elif isinstance(form, list):
        if not isinstance(value, list):
            yield _type(where, "a list", value)
            return
        for index, item in enumerate(value):
            yield from _form(item, form[0], f"{where}.{index}")
    elif isinstance(form, tuple):
        if not any(value is name or (isinstance(value, str) and value == name) for name in form):
            yield _type(where, ", ".join(str(name) for name in form), value)
    elif form is float:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            yield _type(where, _TYPES[form], value)
    elif type(value) is not form or value == "" or (form is int and not 0 <= value <= MOST):
        yield _type(where, _TYPES[form], value)


def _type(where: str, expected: str, value: Any) -> Malformed:
    return Malformed("africana-files-type", where=where, expected=expected, value=str(value)[:40])


Found = Iterator[tuple[str, str]]
"""Checks that fail, each with where."""


def _board_faults(board: Mapping[str, Any]) -> Found:
    if sorted(symbol["id"] for symbol in board["symbols"]) != sorted(COLOURS):
        yield "symbols", "board.symbols"
    places = board["locations"]
    region = {place["id"]: place["region"] for place in places}
    if not len(places) == len(region) == 22:
        yield "places", f"board.locations ({len(region)})"
    if Counter(region.values()) != {"north": 11, "south": 11}:
        yield "sides", "board.locations"
    for place in places:
        symbols = place["symbols"]
        if not 1 <= len(symbols) <= 2 or len(set(symbols)) != len(symbols) or not set(symbols) <= set(COLOURS):
            yield "place-symbols", place["id"]
        if (place["lat"] > 0) != (place["region"] == "north"):
            yield "latitude", place["id"]
        if not (WEST <= place["lon"] <= EAST and SOUTH <= place["lat"] <= NORTH):
            yield "coordinates", place["id"]
    starts = [(place["start"], place["id"]) for place in places if place["start"]]
    if sorted(starts) != sorted((company["id"], company["start"]) for company in SHIPPED.cards["companies"]):
        yield "starts", "board.locations"
    yield from _route_faults(board, region)
    if board["regions"] != SHIPPED.board["regions"]:
        yield "regions", "board.regions"
    slots = board["mission_slots"]
    if [slot["slot"] for slot in slots] != [1, 2, 3, 4, 5] or any(not slot["bonus"]["amount"] for slot in slots):
        yield "slots", "board.mission_slots"
    if not any(slot["bonus"] == {"type": "silver", "amount": 2} for slot in slots):
        yield "bonus-two", "board.mission_slots"
    if not any(slot["bonus"]["type"] == "travel_card" for slot in slots):
        yield "bonus-card", "board.mission_slots"


def _route_faults(board: Mapping[str, Any], region: Mapping[str, str]) -> Found:
    seen = set()
    whole = True
    for route in board["routes"]:
        ends = frozenset((route["a"], route["b"]))
        if len(ends) != 2 or not ends <= set(region) or ends in seen or any(len(point) != 2 for point in route["via"]):
            yield "route", f"{route['a']} – {route['b']}"
            whole = False
        seen.add(ends)
    if not whole:
        return
    near = neighbours(board)
    if any(len(distances(near, start)) != len(region) for start in region):
        yield "network", "board.routes"
    if not any(region[route["a"]] != region[route["b"]] for route in board["routes"]):
        yield "crossing", "board.routes"


def _card_faults(board: Mapping[str, Any], cards: Mapping[str, Any]) -> Found:
    region = {place["id"]: place["region"] for place in board["locations"]}
    facts = ("order", "id", "colour", "start", "silver")
    mine, printed = ([[c[key] for key in facts] for c in part["companies"]] for part in (cards, SHIPPED.cards))
    if mine != printed:
        yield "numbers", "cards.companies"
    for name in _NUMBERS:
        if cards.get(name) != SHIPPED.cards[name]:
            yield "numbers", f"cards.{name}"
    if set(cards["travel_cards"]) != set(COLOURS) or sum(cards["travel_cards"].values()) != 60:
        yield "travel-cards", "cards.travel_cards"
    missions = cards["missions"]
    if not len(missions) == len({mission["id"] for mission in missions}) == 34:
        yield "mission-count", f"cards.missions ({len(missions)})"
    backs = Counter(mission["back"] for mission in missions)
    if set(backs) != set(LETTERS) or backs["A"] < 5 or backs["C"] < 10:
        yield "backs", "cards.missions"
    for mission in missions:
        if mission["from"] == mission["to"] or not {mission["from"], mission["to"]} <= set(region):
            yield "mission", mission["id"]
    if not any(mission["silver"] == 3 for mission in missions):
        yield "mission-three", "cards.missions"
    yield from _adventure_faults(cards, region)


def _adventure_faults(cards: Mapping[str, Any], region: Mapping[str, str]) -> Found:
    adventures = cards["adventures"]
    if not len(adventures) == len({adventure["id"] for adventure in adventures}) == 30:
        yield "adventure-count", f"cards.adventures ({len(adventures)})"
    kinds = [kind["id"] for kind in cards["artifacts"]]
    if not len(kinds) == len(set(kinds)) == 5:
        yield "artifact-kinds", "cards.artifacts"
    for book, side in (("north", "south"), ("south", "north")):
        mine = [adventure for adventure in adventures if adventure["book"] == book]
        if len(mine) != 15:
            yield "book-count", book
        for adventure in mine:
            if region.get(adventure["to"]) != side:
                yield "book-goals", adventure["id"]
        if Counter(a["artifact"] for a in mine if a["type"] == "artifact") != dict.fromkeys(kinds, 2):
            yield "book-artifacts", book
        if Counter(a["helper"] for a in mine if a["type"] == "helper") != dict.fromkeys(COLOURS, 1):
            yield "book-helpers", book
    for adventure in adventures:
        if adventure["type"] == "artifact" and not (adventure["silver"] and adventure["vp"]):
            yield "adventure-reward", adventure["id"]
