"""The check of compiled modules finds the shifts that mypyc gets wrong, and only those."""

import pytest

from tools.engine_rules import faults


@pytest.mark.parametrize("wrong", ["1 << n", "3 << (n + 1)", "i64(1) << n", "ONE << n"])
def test_a_shifted_constant_is_found(wrong: str) -> None:
    assert [line for line, _ in faults(f"ONE = 1\nx = {wrong}\n")] == [2]


@pytest.mark.parametrize("right", ["BIT[n]", "m << n", "1 << 5", "n << 3", "ONE << 4", "m >> n & 1"])
def test_anything_else_is_not(right: str) -> None:
    assert list(faults(f"ONE = 1\nx = {right}\n")) == []
