"""Positions as bytes."""

import pytest

from pessoi.core.errors import Malformed
from pessoi.core.position import read_position, write_position
from tests.core.tiny_game import TinyGame

GAME = TinyGame()
OPTIONS = GAME.options_of({})


def test_a_position_read_again_gives_the_same_bytes() -> None:
    data = write_position(GAME, GAME.new(OPTIONS))

    assert write_position(GAME, read_position(GAME, data, OPTIONS)) == data


@pytest.mark.parametrize(("data", "key"), [(b"{", "core-json"), ("3", "core-json-object"), ("{}", "tiny-positions")])
def test_a_broken_position_is_told(data: bytes | str, key: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_position(GAME, data, OPTIONS)
    assert caught.value.key == key
