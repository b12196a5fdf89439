"""What the expansions add to a state: their pieces on the board, on the score track and with the seats.

A play without expansions shares one ``Extras`` among all its copies, since nothing in it changes.
"""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.native import vec

MOST_ENDS: Final = 25
"""Loose ends of roads: seven lakes with three, one with four (CAR-FE-13)."""
LONGEST_CHAIN: Final = 12
"""A road runs through at most nine stretches: eight ferries join them."""
MOST_FED: Final = 160
"""More cities than can ever be complete: each has two segments at least."""
MESSAGES: Final = 8
ABSENT: Final = -2
"""Where a piece is that this play doesn't have."""
BESIDE: Final = -1
"""Where a piece is that is in supply, or beside the board."""

NONE: Final = 0
EARNED: Final = 1
TAKEN: Final = 2


def _filled(length: i64, value: i64) -> vec[i64]:
    values: list[i64] = [value] * length
    return vec[i64](values)


@final
class Extras:
    """The pieces of the expansions.

    | field | per | content |
    | --- | --- | --- |
    | ends, joined | loose end | its node; the index of the end that a ferry joins with it, or -1; ``end_count`` |
    | changed | – | ends of lakes whose ferry has been set in this action, as a mask; more do no harm |
    | chain, fed | – | scratch of ``features.gather`` and ``features.fed_cities`` |
    | magic | figure | nodes of mage and witch, ``BESIDE`` the board or ``ABSENT`` |
    | gold, claims | slot | ingots on the tile; the seats that may take them now, as a mask (any: ``claimed``) |
    | ingots, goods | seat | ingots taken; tokens, ``seat * 3 + kind`` |
    | messenger | seat | the part of the points that the messenger has; the marker has the rest |
    | robber | seat | space of the score track, ``BESIDE`` or ``ABSENT`` |
    | order | – | the messages known so far, in the order of turning; ``known`` of them; ``turned`` up in all |
    | landed | – | whether the active seat landed on a dark space in this action (CAR-MSG-04) |
    | second | – | the builder's second action of this turn: ``NONE``, ``EARNED`` or ``TAKEN`` |
    """

    def __init__(self, seats: i64, gold_slots: i64, source: "Extras | None" = None) -> None:
        if source is None:
            self.chain: vec[i64] = _filled(LONGEST_CHAIN, 0)
            self.fed: vec[i64] = _filled(MOST_FED, 0)
            self.end_count: i64 = 0
            self.known: i64 = 0
            self.turned: i64 = 0
            self.landed: i64 = 0
            self.second: i64 = NONE
            self.claimed: i64 = 0
            self.changed: i64 = 0
            self.ends: vec[i64] = _filled(MOST_ENDS, -1)
            self.joined: vec[i64] = _filled(MOST_ENDS, -1)
            self.magic: vec[i64] = _filled(2, ABSENT)
            self.gold: vec[i64] = _filled(gold_slots, 0)
            self.claims: vec[i64] = _filled(gold_slots, 0)
            self.ingots: vec[i64] = _filled(seats, 0)
            self.goods: vec[i64] = _filled(seats * 3, 0)
            self.messenger: vec[i64] = _filled(seats, 0)
            self.robber: vec[i64] = _filled(seats, ABSENT)
            self.order: vec[i64] = _filled(MESSAGES, -1)
        else:
            self.chain = source.chain[:]
            self.fed = source.fed[:]
            self.end_count = source.end_count
            self.known = source.known
            self.turned = source.turned
            self.landed = source.landed
            self.second = source.second
            self.claimed = source.claimed
            self.changed = source.changed
            self.ends = source.ends[:]
            self.joined = source.joined[:]
            self.magic = source.magic[:]
            self.gold = source.gold[:]
            self.claims = source.claims[:]
            self.ingots = source.ingots[:]
            self.goods = source.goods[:]
            self.messenger = source.messenger[:]
            self.robber = source.robber[:]
            self.order = source.order[:]
