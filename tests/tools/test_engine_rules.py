"""The check of compiled modules finds the shifts that mypyc gets wrong, and only those."""

import pytest

from tools.engine_rules import faults, plain_faults


@pytest.mark.parametrize("wrong", ["1 << n", "3 << (n + 1)", "i64(1) << n", "ONE << n", "1 << self.n"])
def test_a_shifted_constant_is_found(wrong: str) -> None:
    assert [line for line, _ in faults(f"ONE = 1\nx = {wrong}\n")] == [2]


@pytest.mark.parametrize(
    "right", ["BIT[n]", "m << n", "1 << 5", "n << 3", "ONE << 4", "m >> n & 1", "[1 << k for k in range(60)]"]
)
def test_anything_else_is_not(right: str) -> None:
    assert list(faults(f"ONE = 1\nx = {right}\n")) == []


def test_a_loop_variable_that_is_declared_is_found() -> None:
    assert [line for line, _ in faults("k: i64\nfor k in range(60):\n    x = 1 << k\n")] == [3]


def test_plain_code_that_lengthens_compiled_arrays_is_found() -> None:
    assert [line for line, _ in plain_faults("from pessoi.core.native import append, vec\n")] == [1]
    assert list(plain_faults("from pessoi.core.native import vec\n")) == []
