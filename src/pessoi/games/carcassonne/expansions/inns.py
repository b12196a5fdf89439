"""Inns & Cathedrals: the big meeple (CAR-SET-05), roads with inns, cities with cathedrals.

The big meeple is placed and returned like any other (CAR-IC-01, CAR-X-01); where a majority decides it weighs two
(``tables.FIGURE_WEIGHT``), for points and for all else (CAR-IC-10), and it is one figure where figures are counted
(CAR-IC-02). An inn belongs to its segment and so to whatever road that is part of (CAR-IC-07, CAR-X-12). The 50/100
tiles have no effect (CAR-IC-09), and fields are fed as usual (CAR-IC-08).
"""

from mypy_extensions import i64

from pessoi.games.carcassonne.tables import ROAD


def factor(kind: i64, complete: bool) -> i64:
    """Points for each tile (and pennant) of a road with inns or a city with cathedrals, however many.

    CAR-IC-03, CAR-IC-05 when complete; CAR-IC-04, CAR-IC-06 at the end.
    """
    if not complete:
        return 0
    return 2 if kind == ROAD else 3


def rule(kind: i64, complete: bool) -> str:
    """The rule of ``factor``."""
    if kind == ROAD:
        return "CAR-IC-03" if complete else "CAR-IC-04"
    return "CAR-IC-05" if complete else "CAR-IC-06"
