"""Moves as short texts, one to one. Cards are ``BR-r``: profession and colour, as in ``data/cards.json``.

| text | move |
| --- | --- |
| ``first 1``, ``with AS``, ``row vp5`` | chance: first player, a profession in the game, a VP card of the row |
| ``draw HU-b``, ``draw ?`` | chance: a card comes into the hand of the seat whose turn it is |
| ``show SC-r``; ``take RO-g`` | chance: the Scholar's card; the card of Robber 0 |
| ``discard HU-b``, ``done`` | cards are discarded together (to draw, or before play); ``done`` ends ``place``, too |
| ``place BR-r`` | opening guild, ``vp3_hand``, Weaver 0 |
| ``play BR-p 2``, ``play RO-r 4 s1``, ``play SC-y -`` | a card at a level; against seat 1; without its ability |
| ``buy vp7``, ``pay BR``, ``drop BR`` | a VP card; a completed chapter for it; a fourth one that must go |
| ``under HU-b``, ``top HU-r`` | its cards on the pile: from the bottom up (with Historians), the top one |
| ``back BR-r`` | a card put back on the deck; ``back ?`` for others |
| ``level 0``, ``level -`` | after a search: a lower level, none |
| ``fetch SC-r``, ``lay HU-b`` | a card of the pile, a card of the guild for it |
| ``hand PE-b``, ``give TX-r``, ``for TX-y s1``, ``for WE-r`` | swaps: of hand, guild, theirs, one's own |
| ``chapter BR``, ``chapter BR s1``, ``enough`` | swaps: a chapter; no more cards |
| ``give TX-r s1``, ``strike SC-r s1``, ``take RO-g`` | Tax Collector, Assassin, Robber |
| ``use``, ``skip``, ``end`` | the ability of a VP card, or not; the turn ends early |
"""

from typing import Final

from pessoi.core.errors import Malformed
from pessoi.core.moves import UNSEEN
from pessoi.games.guildhall.cards import CARD_IDS, CODES, VP_IDS
from pessoi.games.guildhall.moves import (
    BACK,
    BUY,
    CARD,
    CHAPTER,
    DONE,
    DRAW,
    DROP,
    END,
    ENOUGH,
    FIRST,
    FOR,
    GIVE,
    KIND,
    KINDS,
    LEVEL,
    PAY,
    PLAY,
    ROW,
    SKIP,
    STRIKE,
    USE,
    WITH,
    against,
    card_of,
    level_of,
    move_of,
    opponent_of,
    play,
)

WORDS: Final = (
    "first",
    "with",
    "row",
    "draw",
    "show",
    "discard",
    "done",
    "place",
    "play",
    "buy",
    "pay",
    "under",
    "top",
    "back",
    "level",
    "fetch",
    "lay",
    "hand",
    "give",
    "for",
    "chapter",
    "enough",
    "strike",
    "take",
    "use",
    "skip",
    "drop",
    "end",
)
"""The first words, by kind of move."""
HIDDEN: Final = "?"
_SEATS: Final = ("0", "1", "2", "3")
_OPPONENTS: Final = ("s0", "s1", "s2", "s3")
_LEVELS: Final = ("0", "1", "2", "3", "4", "-")
_ALONE: Final = (DONE, END, ENOUGH, USE, SKIP)
_NAMES: Final[dict[int, tuple[str, ...]]] = {
    FIRST: _SEATS,
    WITH: CODES,
    ROW: VP_IDS,
    BUY: VP_IDS,
    PAY: CODES,
    DROP: CODES,
    CHAPTER: CODES,
    LEVEL: _LEVELS,
}
"""What the first number of these kinds of moves names; of all others it is a card."""
_AGAINST: Final = (GIVE, FOR, CHAPTER)
"""Kinds that may name an opponent; ``strike`` must."""


def write_move(move: int) -> str:
    """The text of a move. Raises ``ValueError`` for an integer that is no move."""
    kind = move & KIND
    if move >= 0 and kind < KINDS:
        for text in _texts(move, kind):
            if _read(text) == move:
                return text
    raise ValueError(f"{move} is no move of Guildhall")


def _texts(move: int, kind: int) -> list[str]:
    """The text that a move may have, if it has one."""
    word = WORDS[kind]
    if kind in _ALONE:
        return [word]
    if kind in (DRAW, BACK) and CARD.get(move) == UNSEEN:
        return [f"{word} {HIDDEN}"]
    names = _NAMES.get(kind, CARD_IDS)
    number, opponent = card_of(move), opponent_of(move)
    if number >= len(names) or opponent >= len(_OPPONENTS):
        return []
    parts = [word, names[number]]
    if kind == PLAY:
        if level_of(move) >= len(_LEVELS):
            return []
        parts.append(_LEVELS[level_of(move)])
    if opponent >= 0:
        parts.append(_OPPONENTS[opponent])
    return [" ".join(parts)]


def read_move(text: str) -> int:
    """The move of a text. Raises ``Malformed`` when it isn't one."""
    move = _read(text)
    if move < 0:
        word, *names = text.split(" ")
        known = _NAMES.get(WORDS.index(word), CARD_IDS) if word in WORDS else ()
        if names and known and names[0] not in known:
            raise Malformed("guildhall-move-name", text=text, name=names[0])
        raise Malformed("guildhall-move-text", text=text)
    return move


def _read(text: str) -> int:
    """The move of a text, -1 if it isn't one."""
    word, *names = text.split(" ")
    if word not in WORDS:
        return -1
    kind = WORDS.index(word)
    if kind in _ALONE:
        return -1 if names else kind
    if kind in (DRAW, BACK) and names == [HIDDEN]:
        return int(CARD.hide(kind))
    known = _NAMES.get(kind, CARD_IDS)
    if not names or names[0] not in known:
        return -1
    number, rest = known.index(names[0]), names[1:]
    if kind == PLAY:
        if not rest or rest[0] not in _LEVELS:
            return -1
        opponent = _opponent(rest[1:])
        return -1 if opponent < -1 else int(play(number, _LEVELS.index(rest[0]), opponent))
    if kind == STRIKE or (kind in _AGAINST and rest):
        opponent = _opponent(rest)
        return -1 if opponent < 0 else int(against(kind, number, opponent))
    return -1 if rest else int(move_of(kind, number))


def _opponent(names: list[str]) -> int:
    """The seat of ``s1``, -1 for nothing, -2 for anything else."""
    if not names:
        return -1
    return _OPPONENTS.index(names[0]) if len(names) == 1 and names[0] in _OPPONENTS else -2
