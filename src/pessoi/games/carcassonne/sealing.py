"""Which tiles fit an empty cell, and which of them close what opens on it: tables for ``evaluate``.

Both are lists of tiles laid end to end: those of key ``k`` stand at ``STARTS[k]`` up to ``STARTS[k + 1]``.
"""

from itertools import product
from typing import Final

from mypy_extensions import i64

from pessoi.core.native import vec
from pessoi.games.carcassonne.tables import CENTRE, EDGE, FIT, KINDS


def _fitting() -> list[list[i64]]:
    """By what a cell asks: the tiles that fit it."""
    lists: list[list[i64]] = []
    for asked in range(256):
        kinds: list[i64] = [kind for kind in range(KINDS) if FIT[kind * 256 + asked]]
        lists.append(kinds)
    return lists


def _sealing() -> list[list[i64]]:
    """By what a cell asks and a direction, ``asked * 4 + direction``: the tiles that can lie there so that the road or
    city that enters from this direction gets no open edge."""
    found: list[set[int]] = [set() for _ in range(1024)]
    for turned in range(KINDS * 4):
        edges = [EDGE[turned * 4 + direction] for direction in range(4)]
        centres = [CENTRE[turned * 4 + direction] for direction in range(4)]
        for chosen in product((False, True), repeat=4):
            asked = sum(edges[direction] << 2 * direction for direction in range(4) if chosen[direction])
            for direction in range(4):
                inside = [centres[other] != centres[direction] or chosen[other] for other in range(4)]
                if chosen[direction] and centres[direction] >= 0 and all(inside):
                    found[asked * 4 + direction].add(turned // 4)
    lists: list[list[i64]] = []
    for kinds in found:
        in_order: list[i64] = sorted(kinds)
        lists.append(in_order)
    return lists


def _starts(lists: list[list[i64]]) -> vec[i64]:
    starts: list[i64] = [0]
    total: i64 = 0
    for kinds in lists:
        total += len(kinds)
        starts.append(total)
    return vec[i64](starts)


def _laid_out(lists: list[list[i64]]) -> vec[i64]:
    flat: list[i64] = []
    for kinds in lists:
        flat.extend(kinds)
    return vec[i64](flat)


_FITTING_LISTS: Final = _fitting()
_SEALING_LISTS: Final = _sealing()
FITTING: Final[vec[i64]] = _laid_out(_FITTING_LISTS)
FITTING_STARTS: Final[vec[i64]] = _starts(_FITTING_LISTS)
SEALING: Final[vec[i64]] = _laid_out(_SEALING_LISTS)
SEALING_STARTS: Final[vec[i64]] = _starts(_SEALING_LISTS)


def count_fitting(left: vec[i64], asked: i64) -> i64:
    """The undrawn tiles that fit a cell."""
    count: i64 = 0
    index = FITTING_STARTS[asked]
    last = FITTING_STARTS[asked + 1]
    while index < last:
        count += left[FITTING[index]]
        index += 1
    return count


def count_sealing(left: vec[i64], asked: i64, direction: i64) -> i64:
    """The undrawn tiles that can close, on a cell, what enters it from ``direction``."""
    count: i64 = 0
    index = SEALING_STARTS[asked * 4 + direction]
    last = SEALING_STARTS[asked * 4 + direction + 1]
    while index < last:
        count += left[SEALING[index]]
        index += 1
    return count
