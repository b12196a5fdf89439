"""Moves as named fields, for the screen."""

from pessoi.core.game import Document
from pessoi.core.moves import UNSEEN
from pessoi.games.guildhall.cards import CARD_IDS, CODES, VP_IDS
from pessoi.games.guildhall.moves import (
    BUY,
    CARD,
    CHAPTER,
    DONE,
    DROP,
    END,
    ENOUGH,
    FIRST,
    FOR,
    GIVE,
    KIND,
    LEVEL,
    PAY,
    PLAY,
    ROW,
    SKIP,
    STRIKE,
    USE,
    WITH,
    card_of,
    level_of,
    opponent_of,
)
from pessoi.games.guildhall.notation import WORDS
from pessoi.games.guildhall.tables import NO_LEVEL


def describe(move: int) -> Document:
    """The fields of a move; ``kind`` is its first word."""
    kind, number = move & KIND, int(card_of(move))
    fields: Document = {"kind": WORDS[kind]}
    if kind == FIRST:
        fields["seat"] = number
    elif kind in (WITH, PAY, DROP, CHAPTER):
        fields["profession"] = CODES[number]
    elif kind in (ROW, BUY):
        fields["vp"] = VP_IDS[number]
    elif kind == LEVEL:
        fields["level"] = _level(number)
    elif kind not in (DONE, END, ENOUGH, USE, SKIP):
        fields["card"] = None if CARD.get(move) == UNSEEN else CARD_IDS[number]
    if kind == PLAY:
        fields["level"] = _level(int(level_of(move)))
    if kind in (PLAY, GIVE, FOR, CHAPTER, STRIKE):
        opponent = int(opponent_of(move))
        fields["opponent"] = opponent if opponent >= 0 else None
    return fields


def _level(level: int) -> int | None:
    return None if level == NO_LEVEL else level
