"""Bit fields of packed moves: how an engine puts small numbers into one integer and gets them out again.

A game declares its fields once, with the kind of the move in the lowest bits, and every move uses those that it
needs. In a masked move a hidden field holds ``UNSEEN``, all ones; so the largest value of a field is never used.
"""

from typing import Final, final

from mypy_extensions import i64

UNSEEN: Final = -1
"""What ``Field.get`` gives where a mask hides the value; ``Field.put`` writes it as all ones."""


@final
class Field:
    """The bits ``shift`` .. ``shift + width - 1`` of a move; holds 0 to ``most``, or ``UNSEEN``."""

    __slots__ = ("bits", "most", "shift")

    def __init__(self, shift: i64, width: i64) -> None:
        self.shift: i64 = shift
        self.bits: i64 = 0x3FFFFFFFFFFFFFFF >> (62 - width)  # mypyc miscompiles 1 << width
        self.most: i64 = self.bits - 1

    def get(self, move: i64) -> i64:
        """The value in the field, ``UNSEEN`` where it is hidden."""
        value = (move >> self.shift) & self.bits
        return UNSEEN if value == self.bits else value

    def put(self, move: i64, value: i64) -> i64:
        """``move`` with ``value`` (0 to ``most``, or ``UNSEEN``) in the field, whatever it held before."""
        return (move & ~(self.bits << self.shift)) | ((value & self.bits) << self.shift)

    def hide(self, move: i64) -> i64:
        """``move`` with the field hidden."""
        return move | (self.bits << self.shift)
