"""What happened because of a move: for logs, animation, the undo boundary. Keys and data, no sentences."""

from typing import final


@final
class Term:
    """One summand of an award: ``count`` things of a kind at ``each`` points (``9 = 3 cities x 3``).

    ``pieces`` names what was counted, in the game's notation (segments, cards), so that the screen can point at it.
    """

    __slots__ = ("count", "each", "kind", "pieces", "points")

    def __init__(self, kind: str, count: int, each: int, points: int, pieces: "list[str] | None" = None) -> None:
        self.kind = kind
        self.count = count
        self.each = each
        self.points = points
        self.pieces: list[str] = [] if pieces is None else pieces


@final
class Event:
    """One thing that a move caused.

    ``data`` is for everybody. ``secret`` is for the seats in ``seen_by`` alone. ``learners`` are the seats (and
    ``SPECTATOR``) to which a hidden thing became known, open reveals included: none of them may take back an earlier
    action of its own without consent. Points, coins and the like that a seat gets or loses are an event of kind
    ``points`` (or the game's own word) with ``seat``, ``points``, ``rule`` and ``terms``.
    """

    __slots__ = ("data", "kind", "learners", "points", "rule", "seat", "secret", "seen_by", "terms")

    def __init__(
        self,
        kind: str,
        rule: str = "",
        seat: int = -1,
        points: int = 0,
        data: "dict[str, object] | None" = None,
        terms: "list[Term] | None" = None,
        secret: "dict[str, object] | None" = None,
        seen_by: "list[int] | None" = None,
        learners: "list[int] | None" = None,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.points = points
        self.data: dict[str, object] = {} if data is None else data
        self.terms: list[Term] = [] if terms is None else terms
        self.secret: dict[str, object] = {} if secret is None else secret
        self.seen_by: list[int] = [] if seen_by is None else seen_by
        self.learners: list[int] = [] if learners is None else learners

    def seen(self, seat: int) -> "dict[str, object]":
        """The event as ``seat`` (or ``SPECTATOR``) may know it, as a JSON-ready mapping."""
        seen: dict[str, object] = {"kind": self.kind, "rule": self.rule, **self.data}
        if self.seat >= 0:
            seen["seat"] = self.seat
        if self.points or self.terms:
            seen["points"] = self.points
        if self.terms:
            seen["terms"] = [
                {"kind": t.kind, "count": t.count, "each": t.each, "points": t.points, "pieces": t.pieces}
                for t in self.terms
            ]
        if seat in self.seen_by:
            seen.update(self.secret)
        return seen
