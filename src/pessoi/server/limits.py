"""Rate limits: token buckets of guests and addresses, in this worker's memory."""

import time

from pessoi.server.errors import Refused
from pessoi.server.settings import Rate

GUESTS_OF_ADDRESS = 4
"""So many guests at full speed share one address."""
_MOST_BUCKETS = 50_000


class Limiter:
    """Token buckets of one kind of request."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def wait_of(self, key: str) -> float:
        """Take a token of ``key``: 0 when there was one, else the seconds until there is."""
        now = time.monotonic()
        tokens, since = self._buckets.get(key, (self._rate.burst, now))
        tokens = min(self._rate.burst, tokens + (now - since) * self._rate.per_second)
        if tokens < 1:
            self._buckets[key] = (tokens, now)
            return (1 - tokens) / self._rate.per_second
        if len(self._buckets) >= _MOST_BUCKETS and key not in self._buckets:
            self._drop_full(now)
        self._buckets[key] = (tokens - 1, now)
        return 0.0

    def take(self, key: str) -> None:
        """Take a token. Raises ``Refused`` with the seconds to wait."""
        wait = self.wait_of(key)
        if wait:
            raise too_fast(wait)

    def _drop_full(self, now: float) -> None:
        """Forget buckets that are full again, which are as good as new; all of them when none is."""
        rate = self._rate
        kept = {k: v for k, v in self._buckets.items() if v[0] + (now - v[1]) * rate.per_second < rate.burst}
        self._buckets = kept if len(kept) < _MOST_BUCKETS else {}


class GuestLimiter:
    """Token buckets of guests and of the addresses behind them: who throws its cookie away is a new guest, but not
    at a new address."""

    def __init__(self, rate: Rate) -> None:
        together = Rate(rate.burst * GUESTS_OF_ADDRESS, rate.per_second * GUESTS_OF_ADDRESS)
        self._guests = Limiter(rate)
        self._addresses = Limiter(together)

    def take(self, guest: str, address: str) -> None:
        """Take a token of both. Raises ``Refused`` with the seconds to wait."""
        self._guests.take(guest)
        self._addresses.take(address)


def too_fast(wait: float) -> Refused:
    """Too many requests; ``seconds`` is how long to wait."""
    return Refused("server-too-fast", 429, seconds=max(1, int(wait + 0.999)))
