"""Flat integer arrays for the engines: real vectors when compiled, plain lists when interpreted.

Engine modules write ``vec[i64]([...])``, ``v[k]``, ``v[:]`` (a copy) and ``v = append(v, x)``. mypy and mypyc
see the vectors of ``librt``; the interpreter sees lists, which are faster there and readable in a debugger.
This is the one module of the engine that is never compiled.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:

    class vec:  # noqa: N801 - the name of the type it stands for
        """Stands for ``librt.vecs.vec`` in interpreted runs: ``vec[i64](items)`` is ``list(items)``."""

        def __class_getitem__(cls, item: object) -> type[list]:
            return list

    def append(items: list, item: object) -> list:
        """Append in place and give the array back, as ``librt.vecs.append`` does."""
        items.append(item)
        return items


__all__ = ["append", "i64", "vec"]
