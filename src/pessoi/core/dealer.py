"""Who chooses the outcomes of chance: a seed for simulations, a stream that can be verified for tables.

Nothing about coming draws exists before they are made, so there is nothing to leak. The stream of a table depends
on the number of the record's entry, so a draw that was taken back and made again is a new one.
"""

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Protocol

from pessoi.core.random import Random

Outcomes = Sequence[tuple[int, int]]
"""The outcomes of a draw with their whole weights, as ``State.chance`` lists them."""

SECRET_BYTES = 32
"""Length of a table's secret seed."""


class Dealer(Protocol):
    """Chooses one outcome of a draw."""

    def outcome(self, entry: int, outcomes: Outcomes) -> int:
        """The move drawn for the record's entry number ``entry`` (from 0), each as likely as its weight says."""
        ...


class SeededDealer:
    """Draws from a seed, for simulations: the nth draw depends on the seed, on n and on its outcomes alone.

    So two plays with one seed whose draws are from the same multisets get the same deal, whatever the seats do in
    between. The stream is fast and can be searched: never for a table.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed & 0x1FFFFFFFFFFFFFFF)

    def outcome(self, entry: int, outcomes: Outcomes) -> int:
        """The next draw; ``entry`` plays no part."""
        total = _total(outcomes)
        if total <= 1 << 30:
            return _at(outcomes, self._random.below(total))
        ticket = 0
        for _ in range(total.bit_length() // 30 + 2):
            ticket = ticket << 30 | self._random.below(1 << 30)
        return _at(outcomes, ticket % total)


class FairDealer:
    """Draws of a table, which everybody can verify afterwards.

    ``secret`` is the table's seed, whose ``commitment`` is published before play; each seat then adds a value of its
    own. The ticket of entry n is HMAC-SHA-256 (RFC 2104) with the secret as key over the JSON text
    ``["pessoi-deal",n,attempt,[values]]`` (no spaces, ASCII), read as a big-endian number and taken modulo the total
    weight; the few numbers at the top end that would favour some outcomes are thrown away and ``attempt`` (from 0)
    counts up, so no outcome is favoured.
    """

    def __init__(self, secret: bytes, seat_values: Sequence[str]) -> None:
        self._secret = secret
        self._values = list(seat_values)

    def outcome(self, entry: int, outcomes: Outcomes) -> int:
        """The draw of the record's entry number ``entry``."""
        total = _total(outcomes)
        fair = (1 << 256) // total * total
        if fair == 0:
            raise ValueError("the weights of a draw add up to less than 2**256")
        attempt = 0
        while True:
            text = json.dumps(["pessoi-deal", entry, attempt, self._values], separators=(",", ":"))
            number = int.from_bytes(hmac.digest(self._secret, text.encode("ascii"), "sha256"), "big")
            if number < fair:
                return _at(outcomes, number % total)
            attempt += 1


def commitment(secret: bytes) -> str:
    """The published commitment to a secret seed: SHA-256 of ``pessoi-commitment`` and the seed, in hexadecimal."""
    return hashlib.sha256(b"pessoi-commitment" + secret).hexdigest()


def _total(outcomes: Outcomes) -> int:
    return sum(weight for _, weight in outcomes)


def _at(outcomes: Outcomes, ticket: int) -> int:
    for move, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return move
    raise ValueError("a draw needs outcomes with positive weights")
