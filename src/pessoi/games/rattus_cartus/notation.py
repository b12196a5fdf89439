"""Moves as short texts, one to one. Ids are those of ``data/cards.json``; row positions and nun places count from 1.

| text | move |
| --- | --- |
| ``first 1`` | draw: seat 1 is the starting player |
| ``building farm`` | draw: the building of its class that is in the game |
| ``cards palace_1 palace_3 treasury_1 treasury_2 treasury_5`` | draw: the five cards of a class |
| ``turn farm_3`` | draw: the building card turned up |
| ``draw Mo2`` | draw: a population card for the active seat; ``draw ?`` for the others |
| ``nun 3 Mo2`` | draw: the third card of the nun row; ``nun 3 ?`` for the others while somebody looks |
| ``supply 2`` | the supply action of the second building; ``supply ?`` while all choose |
| ``look 3`` | a look at the third card of the nun row |
| ``enter 2`` | the second building is entered |
| ``pass`` | a pass is played |
| ``lay Mo2`` | a card to be laid face down |
| ``done`` | no more cards are laid or discarded |
| ``giver 1`` | seat 1 gives cards to the taker of the swords |
| ``give Mo2`` | a card that is given; ``give ?`` for the others |
| ``flute 1`` | seat 1 takes the rat |
| ``special``, ``basic``, ``decline`` | the action of the building, or none |
| ``drop Mo2`` | a card discarded at the Hospital |

A population card is its class (``Pe Me Mo Kn Wi Ki``) and its nuns, special cards are ``Jo Sw Fl Pa Go``.
"""

from collections.abc import Sequence
from typing import Final

from pessoi.core.errors import Malformed
from pessoi.core.moves import UNSEEN
from pessoi.games.rattus_cartus.cards import BUILDINGS, CARDS, CLASSES, COPIES, DATA, KIND_NAMES
from pessoi.games.rattus_cartus.kinds import POPULATION
from pessoi.games.rattus_cartus.moves import (
    CARD_FIELD,
    DRAW,
    GIVE,
    KIND,
    KIND_BITS,
    NUN,
    NUN_CARD,
    PLACE_FIELD,
    SET_BITS,
    SET_SHIFT,
    SUPPLY,
    move_of,
    set_move,
)
from pessoi.games.rattus_cartus.moves import (
    CARDS as SET_OF_CARDS,
)

WORDS: Final = (
    "first",
    "building",
    "cards",
    "turn",
    "draw",
    "nun",
    "supply",
    "look",
    "enter",
    "pass",
    "lay",
    "done",
    "giver",
    "give",
    "flute",
    "special",
    "basic",
    "decline",
    "drop",
)
"""The first words, by kind of move."""
HIDDEN: Final = "?"
_SEATS: Final = ("0", "1", "2", "3", "4")
_PLACES: Final = ("1", "2", "3", "4", "5")
_ROW: Final = _PLACES[:3]
_POPULATION: Final = KIND_NAMES[:POPULATION]
_SINGLES: Final[dict[str, Sequence[str]]] = {
    "first": _SEATS,
    "building": BUILDINGS,
    "turn": CARDS,
    "draw": _POPULATION,
    "supply": _ROW,
    "look": _PLACES,
    "enter": _ROW,
    "lay": KIND_NAMES,
    "giver": _SEATS,
    "give": KIND_NAMES,
    "flute": _SEATS,
    "drop": KIND_NAMES,
}
"""What the one number of these kinds of moves names."""
_BARE: Final = ("pass", "done", "special", "basic", "decline")
_MASKED: Final = {DRAW: CARD_FIELD, GIVE: CARD_FIELD, SUPPLY: PLACE_FIELD}
_OF_CLASS: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(
        entry["id"]
        for entry in DATA["building_cards"]
        if next(b["class"] for b in DATA["buildings"] if b["id"] == entry["building"]) == class_
    )
    for class_ in CLASSES
)
"""The ten building cards of each class."""


def write_move(move: int) -> str:
    """The text of a move. Raises ``ValueError`` for an integer that is no move."""
    kind, rest = move & KIND, move >> KIND_BITS
    if move >= 0 and kind < len(WORDS):
        word = WORDS[kind]
        if word in _BARE:
            if rest == 0:
                return word
        elif kind in _MASKED and _MASKED[kind].get(move) == UNSEEN and move == _MASKED[kind].hide(kind):
            return f"{word} {HIDDEN}"
        elif kind == NUN:
            text = _write_nun(move)
            if text:
                return text
        elif kind == SET_OF_CARDS:
            text = _write_set(move)
            if text:
                return text
        elif rest < len(_SINGLES[word]):
            return f"{word} {_SINGLES[word][rest]}"
    raise ValueError(f"{move} is no move of Rattus Cartus")


def _write_nun(move: int) -> str:
    place, card = PLACE_FIELD.get(move), NUN_CARD.get(move)
    if not 0 <= place < len(_PLACES) or move != NUN_CARD.put(PLACE_FIELD.put(NUN, place), card):
        return ""
    if card == UNSEEN:
        return f"nun {_PLACES[place]} {HIDDEN}"
    return f"nun {_PLACES[place]} {_POPULATION[card]}" if card < POPULATION else ""


def _write_set(move: int) -> str:
    class_, chosen = move >> KIND_BITS & 7, move >> SET_SHIFT & SET_BITS
    if class_ >= len(CLASSES) or move != set_move(class_, chosen) or chosen.bit_count() != COPIES:
        return ""
    return " ".join(["cards", *(name for number, name in enumerate(_OF_CLASS[class_]) if chosen >> number & 1)])


def read_move(text: str) -> int:
    """The move of a text. Raises ``Malformed`` when it isn't one."""
    word, *names = text.split(" ")
    if word not in WORDS:
        raise Malformed("rattus_cartus-move-text", text=text)
    kind = WORDS.index(word)
    if word in _BARE:
        if names:
            raise Malformed("rattus_cartus-move-text", text=text)
        return kind
    if kind == SET_OF_CARDS:
        return _read_set(text, names)
    if kind == NUN:
        if len(names) != 2:
            raise Malformed("rattus_cartus-move-nun", text=text)
        place = _number(text, names[0], _PLACES)
        move = PLACE_FIELD.put(NUN, place)
        return int(
            NUN_CARD.hide(move) if names[1] == HIDDEN else NUN_CARD.put(move, _number(text, names[1], _POPULATION))
        )
    if len(names) != 1:
        raise Malformed("rattus_cartus-move-text", text=text)
    if kind in _MASKED and names[0] == HIDDEN:
        return int(_MASKED[kind].hide(kind))
    return move_of(kind, _number(text, names[0], _SINGLES[word]))


def _number(text: str, name: str, names: Sequence[str]) -> int:
    if name not in names:
        raise Malformed("rattus_cartus-move-name", text=text, name=name)
    return names.index(name)


def _read_set(text: str, names: list[str]) -> int:
    class_ = next((number for number, cards in enumerate(_OF_CLASS) if names and names[0] in cards), -1)
    if class_ < 0:
        raise Malformed("rattus_cartus-move-name", text=text, name=" ".join(names))
    numbers = [_number(text, name, _OF_CLASS[class_]) for name in names]
    if numbers != sorted(set(numbers)) or len(numbers) != COPIES:
        raise Malformed("rattus_cartus-move-set", text=text)
    return set_move(class_, sum(1 << number for number in numbers))
