"""What each expansion brings to the table, and the option that chooses among them."""

import json
from typing import Any

import pytest

from pessoi.core.errors import Malformed, Unknown
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from pessoi.games.carcassonne.tiles import MARKS, TILES
from tests.games.carcassonne.reference import DATA, Reference
from tests.games.carcassonne.table import at_table, dumped, legal, play, shown

LAND_TILES = {
    "inns": 18,
    "traders": 24,
    "flying": 8,
    "messengers": 0,
    "ferries": 8,
    "gold": 8,
    "magic": 8,
    "robbers": 8,
    "crops": 6,
}


def new(*expansions: str, seats: int = 2) -> Any:
    return GAME.new(GAME.options_of({"seats": seats, "first": "0", "expansions": list(expansions)}))


@pytest.mark.parametrize("name", EXPANSIONS)
def test_each_expansion_shuffles_its_tiles_in(name: str) -> None:
    """CAR-SET-02, CAR-SET-10."""
    view = shown(new(name))

    assert view["pile"] == 71 + LAND_TILES[name]
    assert {DATA[tile]["set"] for tile in view["remaining"]} == {"base", name} - (
        {name} if name == "messengers" else set()
    )


def test_all_together_are_160_tiles() -> None:
    """CAR-SET-10, CAR-CC-10."""
    assert shown(new(*EXPANSIONS))["pile"] == 159
    assert sum(tile["count"] for tile in DATA.values() if tile["set"] == "crops") == 6


def test_what_is_off_does_not_exist() -> None:
    """CAR-GEN-01: no tile, no piece, no key of the view."""
    plain = shown(new())

    assert set(plain["seats"][0]) == {"points", "supply"}
    assert plain["seats"][0]["supply"] == {"meeple": 7}
    assert not {"magic", "messages", "goods_left", "ingots_left", "ferries_left", "second"} & set(plain)
    with pytest.raises(Malformed):
        at_table(figures="0 big 0,0:c0")
    with pytest.raises(Malformed):
        at_table("1,0 FE-FRRR r0")


def test_an_unknown_expansion_is_refused() -> None:
    with pytest.raises(Malformed) as caught:
        GAME.options_of({"expansions": ["inns", "dragons"]})
    (fault,) = caught.value.faults
    assert not isinstance(fault, Unknown)
    assert fault.data["allowed"] == [*EXPANSIONS]


def test_the_order_in_which_expansions_are_named_does_not_matter() -> None:
    assert GAME.options_of({"expansions": ["gold", "inns"]})["expansions"] == ["inns", "gold"]


def test_the_pieces() -> None:
    """CAR-SET-05, CAR-SET-06, CAR-SET-07, CAR-SET-08, CAR-SET-11, CAR-FE-13."""
    view = shown(new(*EXPANSIONS, seats=3))

    for seat in view["seats"]:
        assert seat["supply"] == {"meeple": 7, "big": 1, "builder": 1, "pig": 1, "robber": 1}
        assert (seat["points"], seat["marker"], seat["messenger"], seat["robber"]) == (0, 0, 0, None)
        assert (seat["goods"], seat["ingots"]) == ({"wine": 0, "grain": 0, "cloth": 0}, 0)
    assert view["goods_left"] == {"wine": 9, "grain": 6, "cloth": 5}
    assert (view["ingots_left"], view["ferries_left"]) == (16, 8)
    assert view["magic"] == {"mage": None, "witch": None}
    assert view["messages"] == {"order": [], "turned": 0}


def test_the_eight_messages_are_equally_likely() -> None:
    """CAR-SET-07."""
    state = at_table(expansions="messengers", step="message", landed=True)

    assert [weight for _, weight in state.chance()] == [1] * 8
    assert legal(state) == {f"message {number}" for number in range(1, 9)}


def test_no_tile_has_two_symbols() -> None:
    """CAR-TURN-02."""
    assert all(len(tile.marks) <= 1 for tile in TILES)
    assert {mark for tile in TILES for mark in tile.marks} == set(MARKS)


def test_the_tiles_of_points_are_no_rule() -> None:
    """CAR-IC-09: points have no limit, whatever a tile records."""
    state = at_table(draws="BG-CFFF", points=[499, 0], expansions="inns")

    play(state, "0,-1 r2", "meeple c0")

    assert shown(state)["seats"][0]["points"] == 503


def test_bridges_part_fields() -> None:
    """CAR-X-29: nothing passes below."""
    reference = Reference([{"at": [0, 0], "tile": "TB-RRRR-b", "rotation": 0}])

    assert len({id(reference.of[(0, 0), f"f{index}"]) for index in range(4)}) == 4
    assert reference.of[(0, 0), "r0"] is not reference.of[(0, 0), "r1"]


def test_positions_of_the_base_have_no_key_of_an_expansion() -> None:
    assert set(dumped(new())) == {"step", "active", "tile", "tiles", "figures", "points", "pile", "discarded"}
    json.dumps(dumped(new(*EXPANSIONS)))
