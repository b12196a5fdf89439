"""Rate limits by themselves, in a time of their own."""

from collections.abc import Callable
from typing import Any

import pytest

from pessoi.server.errors import Refused
from pessoi.server.gate import Gate, shown_path
from pessoi.server.limits import GuestLimiter, Limiter
from pessoi.server.settings import Rate


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Stop the time; the returned function lets some seconds pass."""
    now = [0.0]

    def pass_time(seconds: float) -> None:
        now[0] += seconds

    monkeypatch.setattr("pessoi.server.limits.time.monotonic", lambda: now[0])
    return pass_time


def test_a_burst_is_allowed_and_then_so_many_a_second(later: Callable[[float], None]) -> None:
    limiter = Limiter(Rate(burst=3, per_second=0.5))
    assert [limiter.wait_of("a") for _ in range(4)] == [0, 0, 0, 2]
    assert limiter.wait_of("b") == 0
    later(2)
    assert limiter.wait_of("a") == 0
    later(1)
    with pytest.raises(Refused, match="seconds=1"):
        limiter.take("a")


def test_rest_fills_the_bucket_to_the_brim_and_no_further(later: Callable[[float], None]) -> None:
    limiter = Limiter(Rate(burst=2, per_second=1))
    limiter.take("a")
    later(1_000)
    assert [limiter.wait_of("a") for _ in range(3)] == [0, 0, 1]


def test_buckets_of_many_addresses_do_not_fill_the_memory(
    later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pessoi.server.limits._MOST_BUCKETS", 100)
    limiter = Limiter(Rate(burst=2, per_second=1))
    for number in range(1_000):
        limiter.take(str(number))
        later(0.1)
        assert len(limiter._buckets) <= 100
    assert limiter.wait_of("999") == 0  # one token of two was left
    assert limiter.wait_of("999") > 0


def test_new_guests_of_an_old_address_are_counted_together(later: Callable[[float], None]) -> None:
    """A cookie is easily thrown away."""
    limiter = GuestLimiter(Rate(burst=2, per_second=1))
    for number in range(8):
        limiter.take(f"guest {number}", "10.0.0.1")
    with pytest.raises(Refused, match="server-too-fast"):
        limiter.take("another", "10.0.0.1")
    limiter.take("another", "10.0.0.2")
    later(1)
    limiter.take("one more", "10.0.0.1")


async def test_a_flood_from_one_address_is_stopped_at_the_gate(later: Callable[[float], None]) -> None:
    """Whatever the cookie: the address counts."""
    passed: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        passed.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    gate = Gate(app, Limiter(Rate(burst=5, per_second=1)))
    for number in range(8):
        scope = {"type": "http", "method": "GET", "path": "/api/me", "client": ("192.0.2.1", 1), "state": {}}
        await gate({**scope, "headers": [(b"cookie", b"pessoi_guest=%d" % number)]}, None, send)  # type: ignore[arg-type]
    assert len(passed) == 5
    statuses = [message["status"] for message in sent if message["type"] == "http.response.start"]
    assert statuses == [200] * 5 + [429] * 3
    assert (b"retry-after", b"1") in sent[-2]["headers"]


def test_the_secret_of_a_seat_link_is_not_shown_in_the_access_log() -> None:
    assert shown_path("/seat/SECRET") == "/seat/..."
    assert shown_path("/api/tables/a\nb") == "/api/tables/a\\nb"
