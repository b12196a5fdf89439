"""Bit fields of moves."""

from hypothesis import given
from hypothesis import strategies as st

from pessoi.core.moves import UNSEEN, Field


@given(st.integers(0, 40), st.integers(2, 20), st.integers(0, 2**60), st.data())
def test_a_field_gives_back_what_was_put_and_leaves_the_rest(
    shift: int, width: int, move: int, data: st.DataObject
) -> None:
    field = Field(shift, width)
    value = data.draw(st.integers(0, field.most))

    changed = field.put(move, value)

    assert field.get(changed) == value
    assert field.put(changed, 0) == field.put(move, 0)


def test_a_hidden_field_is_all_ones_and_reads_as_unseen() -> None:
    field = Field(4, 3)

    assert field.hide(0) == 0b111_0000
    assert field.get(field.hide(0b1111)) == UNSEEN
    assert field.put(0, UNSEEN) == field.hide(0)
    assert field.most == 6
