"""The small generator of playouts and searches: fast, seeded, and the same compiled and interpreted.

It never deals at a table: there outcomes come from ``core.dealer``, whose stream can't be searched.
"""

from typing import Final, final

from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 698769069


@final
class Random:
    """Multiply-with-carry generator with 32-bit output and a period of about 2**60.

    The multiplier is that of the KISS generator (Marsaglia 1999); the state stays below 2**62, so that a compiled
    64-bit integer and an interpreted one take the same values.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: i64) -> None:
        """Start from any integer below 2**62; close seeds are driven apart by a few discarded steps."""
        low: i64 = (seed ^ 0x5DEECE66) & _WORD
        high: i64 = (seed >> 32) & 0x1FFFFFFF
        self._state: i64 = ((high + 1) << 32) | low
        step: i64 = 0
        while step < 8:
            self._next()
            step += 1

    def _next(self) -> i64:
        state = self._state
        state = _MULTIPLIER * (state & _WORD) + (state >> 32)
        self._state = state
        return (state ^ (state >> 32)) & _WORD

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to ``bound`` - 1; ``bound`` is from 1 to 2**30. Bias below 2**-32 * ``bound``."""
        return (self._next() * bound) >> 32

    def unit(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return float(self._next()) / 4294967296.0

    def split(self) -> "Random":
        """A generator of its own, seeded by this one, so that two consumers don't disturb each other."""
        high: i64 = self._next() & 0x1FFFFFFF
        return Random((high << 32) | self._next())
