"""Draws: by seed for simulations, and verifiable for tables."""

import hashlib
import hmac
from collections import Counter

import pytest

from pessoi.core.dealer import FairDealer, SeededDealer, commitment

TILES = [(10, 3), (11, 1), (12, 4)]
SECRET = bytes(range(32))


def test_a_seed_gives_the_same_deal_whatever_the_entries_are_numbered() -> None:
    one, other = SeededDealer(5), SeededDealer(5)

    draws = [one.outcome(entry, TILES) for entry in range(50)]

    assert draws == [other.outcome(3 * entry, TILES) for entry in range(50)]
    assert draws != [SeededDealer(6).outcome(entry, TILES) for entry in range(50)]


@pytest.mark.parametrize("dealer", [SeededDealer(1), FairDealer(SECRET, ["a", "b"])])
@pytest.mark.parametrize("scale", [1, 1 << 31, 1 << 90])
def test_outcomes_come_by_their_weights(dealer: SeededDealer | FairDealer, scale: int) -> None:
    outcomes = [(move, weight * scale) for move, weight in TILES]

    seen = Counter(dealer.outcome(entry, outcomes) for entry in range(4000))

    for move, weight in TILES:
        assert abs(seen[move] - 500 * weight) < 140


def test_a_fair_draw_is_what_the_documentation_says() -> None:
    """Entry 7 of a table with two values, computed by hand from RFC 2104's HMAC."""
    message = b'["pessoi-deal",7,0,["red","\\u03b1"]]'
    ticket = int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest(), "big") % 8

    assert FairDealer(SECRET, ["red", "α"]).outcome(7, TILES) == (10 if ticket < 3 else 11 if ticket < 4 else 12)


def test_fair_draws_depend_on_seed_values_and_entry_alone() -> None:
    def draws(dealer: FairDealer, order: range) -> list[int]:
        return [dealer.outcome(entry, TILES) for entry in order]

    first = draws(FairDealer(SECRET, ["a", "b"]), range(40))

    assert draws(FairDealer(SECRET, ["a", "b"]), range(39, -1, -1)) == first[::-1]
    assert draws(FairDealer(SECRET, ["a", "c"]), range(40)) != first
    assert draws(FairDealer(SECRET, ["ab", ""]), range(40)) != first
    assert draws(FairDealer(bytes(32), ["a", "b"]), range(40)) != first
    assert draws(FairDealer(SECRET, ["a", "b"]), range(1, 41)) != first


def test_numbers_that_would_favour_an_outcome_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a total of 3 the number 2**256 - 1 is one too many; the next attempt counts."""
    numbers = {0: b"\xff" * 32, 1: (5).to_bytes(32, "big")}

    def digest(key: bytes, message: bytes, kind: str) -> bytes:
        return numbers[int(message.split(b",")[2])]

    monkeypatch.setattr("pessoi.core.dealer.hmac.digest", digest)

    assert FairDealer(SECRET, []).outcome(0, [(1, 1), (2, 1), (3, 1)]) == 3


@pytest.mark.parametrize("dealer", [SeededDealer(1), FairDealer(SECRET, [])])
def test_a_draw_needs_weights(dealer: SeededDealer | FairDealer) -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        dealer.outcome(0, [])


def test_weights_that_can_not_be_drawn_fairly_are_refused() -> None:
    with pytest.raises(ValueError, match="add up"):
        FairDealer(SECRET, []).outcome(0, [(1, 1 << 257)])


def test_the_commitment_binds_the_seed() -> None:
    assert commitment(SECRET) == hashlib.sha256(b"pessoi-commitment" + SECRET).hexdigest()
    assert commitment(SECRET) != commitment(bytes(32))
