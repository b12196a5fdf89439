"""Moves as short texts, one to one.

Missions and adventures are named by letter or book and number (``A03``, ``N12``, ``S01``): the ids of the package's
files, and for own files their order. A place has the id of the package's files; of files with other places the
notation knows only the number, from 1: ``#4``.

| text | move |
| --- | --- |
| ``first 1`` | chance: seat 1 begins |
| ``draw pink`` | chance: a travel card; ``draw ?`` for all but its owner |
| ``mission A03`` | chance: a mission is turned up in the next empty slot |
| ``page N05`` | chance: a page is seen for the first time |
| ``A``, ``B``, ``C`` | the action: draw, buy, move |
| ``turn right`` | the top page of the right pile goes onto the left one |
| ``buy left`` | the top page of the left pile is bought |
| ``step cairo grey`` | to Cairo with a grey travel card |
| ``step cairo grey-helper``, ``step cairo wild`` | with a helper card, with the wild card |
| ``step cairo pink paid`` | with a pink card whose colour is changed for silver; also ``pink-helper paid`` |
| ``join 2`` | a marker on the mission of slot 2, from the left |
| ``complete 2`` | the mission of slot 2 is completed |
| ``complete N01`` | the open adventure is completed |
| ``done`` | the action B or C is over |
| ``discard pink``, ``discard pink-helper``, ``discard wild`` | a card beyond the hand limit |
| ``discard N01`` | an open adventure beyond the limit |
"""

from typing import Final

from pessoi.core.errors import Malformed
from pessoi.core.moves import UNSEEN
from pessoi.games.africana.files import COLOURS, PLACES, SIDES
from pessoi.games.africana.moves import (
    ACTION,
    BUY,
    CARD_BITS,
    CARD_SHIFT,
    COLOUR,
    COMPLETE_ADVENTURE,
    COMPLETE_MISSION,
    DISCARD_ADVENTURE,
    DISCARD_HAND,
    DONE,
    DRAW,
    FIRST_SEAT,
    JOIN,
    KIND,
    KIND_BITS,
    LETTER_SHIFT,
    MISSION,
    NUMBER_BITS,
    OWN_PLACES,
    PAGE,
    PAID,
    PLACE_BITS,
    STEP,
    TURN,
    mission_move,
    move_of,
    step_to,
)
from pessoi.games.africana.tables import PAGES, SLOTS

HIDDEN: Final = "?"
PAID_WORD: Final = "paid"
ACTIONS: Final = ("A", "B", "C")
MOST_MISSIONS: Final = 34
"""No letter has more."""
CARD_NAMES: Final = (*COLOURS, *(f"{colour}-helper" for colour in COLOURS), "wild")
_ADVENTURES: Final = tuple(f"{book}{number:02}" for book in "NS" for number in range(1, PAGES + 1))
_MISSIONS: Final = {
    f"{letter}{number:02}": (place, number - 1)
    for place, letter in enumerate("ABC")
    for number in range(1, MOST_MISSIONS + 1)
}
_SLOTS: Final = tuple(str(slot + 1) for slot in range(SLOTS))
_PLACES: Final[dict[str, int]] = {
    **{name: number for number, name in enumerate(PLACES)},
    **{f"#{number + 1}": OWN_PLACES + number for number in range(len(PLACES))},
}
_WORDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    FIRST_SEAT: ("first", ("0", "1", "2", "3")),
    DRAW: ("draw", COLOURS),
    PAGE: ("page", _ADVENTURES),
    ACTION: ("", ACTIONS),
    TURN: ("turn", SIDES),
    BUY: ("buy", SIDES),
    JOIN: ("join", _SLOTS),
    COMPLETE_MISSION: ("complete", _SLOTS),
    COMPLETE_ADVENTURE: ("complete", _ADVENTURES),
    DONE: ("", ("done",)),
    DISCARD_HAND: ("discard", CARD_NAMES),
    DISCARD_ADVENTURE: ("discard", _ADVENTURES),
}
"""By kind of move its word and what its number names."""
_SIMPLE: Final[dict[str, int]] = {
    f"{word} {name}".strip(): int(move_of(kind, number))
    for kind, (word, names) in _WORDS.items()
    for number, name in enumerate(names)
}
_MISSION_NAMES: Final = {numbers: name for name, numbers in _MISSIONS.items()}
_PLACE_NAMES: Final = {number: name for name, number in _PLACES.items()}


def write_move(move: int) -> str:
    """The text of a move. Raises ``ValueError`` for an integer that is no move."""
    kind, rest = move & KIND, move >> KIND_BITS
    if move >= 0:
        if kind == STEP:
            place, card, paid = rest & PLACE_BITS, move >> CARD_SHIFT & CARD_BITS, bool(move & PAID)
            if place in _PLACE_NAMES and card < len(CARD_NAMES) and move == step_to(place, card, paid):
                return f"step {_PLACE_NAMES[place]} {CARD_NAMES[card]}{' ' + PAID_WORD if paid else ''}"
        elif kind == MISSION:
            name = _MISSION_NAMES.get((move >> LETTER_SHIFT, rest & NUMBER_BITS))
            if name:
                return f"mission {name}"
        elif kind in _WORDS:
            if kind == DRAW and COLOUR.get(move) == UNSEEN and move == COLOUR.hide(kind):
                return f"draw {HIDDEN}"
            word, names = _WORDS[kind]
            if rest < len(names):
                return f"{word} {names[rest]}".strip()
    raise ValueError(f"{move} is no move of Africana")


def read_move(text: str) -> int:
    """The move of a text. Raises ``Malformed`` when it isn't one."""
    if text in _SIMPLE:
        return _SIMPLE[text]
    word, *names = text.split(" ")
    if word == "draw" and names == [HIDDEN]:
        return int(COLOUR.hide(DRAW))
    if word == "mission" and len(names) == 1:
        if names[0] in _MISSIONS:
            return int(mission_move(*_MISSIONS[names[0]]))
        raise Malformed("africana-move-name", text=text, name=names[0])
    if word == "step" and (len(names) == 2 or (len(names) == 3 and names[2] == PAID_WORD)):
        if names[0] not in _PLACES:
            raise Malformed("africana-move-name", text=text, name=names[0])
        if names[1] not in CARD_NAMES:
            raise Malformed("africana-move-name", text=text, name=names[1])
        return int(step_to(_PLACES[names[0]], CARD_NAMES.index(names[1]), len(names) == 3))
    if len(names) == 1 and any(word == known for known, _ in _WORDS.values()):
        raise Malformed("africana-move-name", text=text, name=names[0])
    raise Malformed("africana-move-text", text=text)
