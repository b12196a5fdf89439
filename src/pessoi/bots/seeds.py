"""Independent streams from one seed: one for every consumer, whatever the others use up, in whichever process."""

import hashlib

from pessoi.core.random import Random

_MASK = (1 << 61) - 1


def stream_seed(seed: int, *path: int | str) -> int:
    """A seed below 2**61 for the consumer that ``path`` names; any integer may be the common ``seed``."""
    text = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") & _MASK


def stream(seed: int, *path: int | str) -> Random:
    """The generator of one consumer: ``stream(7, "bot", 1)``. Near seeds and paths have nothing in common."""
    return Random(stream_seed(seed, *path))


def numbered(base: int, number: int) -> Random:
    """The generator number ``number`` of a row that begins at ``base`` (a ``stream_seed``), quicker than ``stream``.

    The second generator is seeded by the first one's output, which drives near numbers apart.
    """
    return Random((base + number) & _MASK).split()
