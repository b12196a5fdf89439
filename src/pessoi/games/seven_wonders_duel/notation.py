"""Moves as short texts, one to one. Ids are those of ``data/cards.json``; sets stand in its order.

| text | move |
| --- | --- |
| ``first 1`` | chance: seat 1 is the first player |
| ``tokens economy law masonry strategy urbanism`` | chance: the Progress tokens of the board |
| ``wonders colossus piraeus pyramids sphinx`` | chance: a group of Wonders is laid out |
| ``guilds A3-r1c1 A3-r4c2 A3-r6c1`` | chance: the places of Age III with guild backs |
| ``lay baths`` | chance: the card in the next face-up place of a new structure |
| ``reveal baths`` | chance: the card in the next place to be turned up |
| ``draw economy law theology`` | chance: the tokens for the Great Library; ``draw ?`` for all but its builder |
| ``pick sphinx`` | a Wonder of the group |
| ``begin 1`` | seat 1 begins the Age |
| ``build baths`` | the building is constructed |
| ``discard baths`` | the card is discarded for coins |
| ``wonder sphinx baths`` | the Wonder is constructed, with the card under it |
| ``token law`` | a token of the board, for a pair |
| ``keep law`` | one of the tokens drawn for the Great Library |
| ``revive library`` | a card of the discard pile, constructed through the Mausoleum |
| ``raze quarry`` | the building that the opponent must discard |
"""

from typing import Final

from pessoi.core.errors import Malformed
from pessoi.core.moves import UNSEEN
from pessoi.games.seven_wonders_duel.cards import (
    CARDS,
    LAYOUTS,
    TOKENS,
    WONDERS,
)
from pessoi.games.seven_wonders_duel.moves import (
    BEGIN,
    BUILD_WONDER,
    CARD_BITS,
    DRAW_TOKENS,
    DRAWN,
    FIRST_SEAT,
    KEEP_TOKEN,
    KIND,
    KIND_BITS,
    PICK,
    SET_GUILDS,
    SET_TOKENS,
    SET_WONDERS,
    TAKE_TOKEN,
    WONDER_SHIFT,
    build_wonder,
    move_of,
)

WORDS: Final = (
    "first",
    "tokens",
    "wonders",
    "guilds",
    "lay",
    "reveal",
    "draw",
    "pick",
    "begin",
    "build",
    "discard",
    "wonder",
    "token",
    "keep",
    "revive",
    "raze",
)
"""The first words, by kind of move."""
_SLOTS: Final = tuple(slot.id for slot in LAYOUTS[2])
_TOKENS: Final = tuple(token.id for token in TOKENS)
_WONDERS: Final = tuple(wonder.id for wonder in WONDERS)
_CARDS: Final = tuple(card.id for card in CARDS)
_SETS: Final[dict[int, tuple[str, ...]]] = {
    SET_TOKENS: _TOKENS,
    SET_WONDERS: _WONDERS,
    SET_GUILDS: _SLOTS,
    DRAW_TOKENS: _TOKENS,
}
"""What the sets of these kinds of moves are made of."""
_SEATS: Final = ("0", "1")
_SINGLES: Final[dict[int, tuple[str, ...]]] = {
    FIRST_SEAT: _SEATS,
    BEGIN: _SEATS,
    PICK: _WONDERS,
    TAKE_TOKEN: _TOKENS,
    KEEP_TOKEN: _TOKENS,
}
"""What the one number of these kinds of moves names; of all others it is a card."""
HIDDEN: Final = "?"


def write_move(move: int) -> str:
    """The text of a move. Raises ``ValueError`` for an integer that is no move."""
    kind, rest = move & KIND, move >> KIND_BITS
    if move >= 0:
        if kind == BUILD_WONDER:
            card, wonder = rest & CARD_BITS, move >> WONDER_SHIFT
            if card < len(CARDS) and wonder < len(WONDERS):
                return f"wonder {_WONDERS[wonder]} {_CARDS[card]}"
        elif kind in _SETS:
            if kind == DRAW_TOKENS and DRAWN.get(move) == UNSEEN and move == DRAWN.hide(kind):
                return f"{WORDS[kind]} {HIDDEN}"
            members = [name for number, name in enumerate(_SETS[kind]) if rest >> number & 1]
            if members and rest >> len(_SETS[kind]) == 0:
                return " ".join([WORDS[kind], *members])
        else:
            names = _SINGLES.get(kind, _CARDS)
            if rest < len(names):
                return f"{WORDS[kind]} {names[rest]}"
    raise ValueError(f"{move} is no move of 7 Wonders Duel")


def read_move(text: str) -> int:
    """The move of a text. Raises ``Malformed`` when it isn't one."""
    word, *names = text.split(" ")
    if word not in WORDS or not names:
        raise Malformed("seven_wonders_duel-move-text", text=text)
    kind = WORDS.index(word)
    if kind == BUILD_WONDER:
        if len(names) != 2:
            raise Malformed("seven_wonders_duel-move-wonder", text=text)
        return build_wonder(_number(text, names[0], _WONDERS), _number(text, names[1], _CARDS))
    if kind in _SETS:
        return _read_set(text, kind, names)
    if len(names) != 1:
        raise Malformed("seven_wonders_duel-move-text", text=text)
    return move_of(kind, _number(text, names[0], _SINGLES.get(kind, _CARDS)))


def _number(text: str, name: str, names: tuple[str, ...]) -> int:
    if name not in names:
        raise Malformed("seven_wonders_duel-move-name", text=text, name=name)
    return names.index(name)


def _read_set(text: str, kind: int, names: list[str]) -> int:
    if kind == DRAW_TOKENS and names == [HIDDEN]:
        return int(DRAWN.hide(kind))
    numbers = [_number(text, name, _SETS[kind]) for name in names]
    if numbers != sorted(set(numbers)) or len(numbers) == len(_SETS[kind]):
        raise Malformed("seven_wonders_duel-move-order", text=text)
    return move_of(kind, sum(1 << number for number in numbers))
