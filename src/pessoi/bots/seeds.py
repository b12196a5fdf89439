"""Seeds of independent streams from one seed and a path of names."""

import hashlib

from pessoi.core.random import Random


def stream(seed: int, *path: int | str) -> Random:
    """The generator of one consumer: ``stream(7, "deal", 12)`` deals the thirteenth game of the run with seed 7.

    The path is hashed, so streams of near seeds and near paths have nothing in common, and what one of them uses up
    changes no other, in whichever process they run.
    """
    text = "/".join(str(part) for part in (seed, *path))
    return Random(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 3)
