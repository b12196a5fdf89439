"""The set-up and the choice of buildings."""

import pytest

from pessoi.core.errors import Malformed
from pessoi.core.state import CHANCE
from pessoi.games.rattus_cartus import GAME
from pessoi.games.rattus_cartus.cards import CARDS
from pessoi.games.rattus_cartus.engine import RattusCartus
from tests.games.rattus_cartus.table import dumped, legal, play, random_play, refused, shown

FIVE = [name for name in CARDS if name.rpartition("_")[0] in ("palace", "monastery", "market", "castle", "farm")]


def started(**options: object) -> RattusCartus:
    state = GAME.new(GAME.options_of(options))  # type: ignore[arg-type]
    assert isinstance(state, RattusCartus)
    return state


def test_the_buildings_of_the_first_game() -> None:
    """RC-21, RC-24: the default."""
    state = started()
    play(state, "first 1")

    assert {name.rpartition("_")[0] for name in shown(state)["in_game"]} == {
        "farm",
        "market",
        "monastery",
        "castle",
        "palace",
        "fortune_tent",
    }
    assert set(shown(state)["stacks"]) == {"joker", "sword", "vp_token"}


def test_one_building_of_each_class_is_drawn() -> None:
    """RC-20, RC-23, RC-15: all see which are in the game; their stacks are put out."""
    state = started(building_choice="one_per_class")
    play(state, "first 0")
    assert legal(state) == {"building farm", "building brewery"}
    assert refused(state, "building palace").rule == "RC-20"
    events = play(state, "building farm", "building office", "building hospital", "building guard_tower")
    play(state, "building pipers_hut", "building treasury")

    assert [event.kind for event in events] == ["building"] * 4
    assert shown(state)["stacks"] == {"flute": 12, "pass": 12, "gold": 15}
    assert len(shown(state)["in_game"]) == 30


def test_five_of_ten_cards_of_each_class_are_drawn() -> None:
    """RC-20: all 252 sets are equally likely."""
    state = started(building_choice="mixed")
    play(state, "first 0")

    assert len(state.chance()) == 252
    assert {weight for _, weight in state.chance()} == {1}
    play(state, "cards farm_1 farm_2 brewery_1 brewery_3 brewery_5")
    assert refused(state, "cards farm_1 farm_2 brewery_1 brewery_3 brewery_5").rule == "RC-20"
    assert shown(state)["in_game"] == ["farm_1", "farm_2", "brewery_1", "brewery_3", "brewery_5"]


def test_a_given_list_has_five_cards_of_each_class() -> None:
    """RC-20, RC-22: the Guard Tower is allowed with two players."""
    tower = [name.replace("castle", "guard_tower") for name in FIVE]
    chosen = [*tower, *(f"pipers_hut_{copy}" for copy in range(1, 6))]
    state = started(seats=2, building_choice="list", building_list=chosen[::-1])
    play(state, "first 0")

    assert sorted(shown(state)["in_game"]) == sorted(chosen)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"building_choice": "list", "building_list": FIVE}, "rattus_cartus-buildings-class"),
        ({"building_choice": "list"}, "rattus_cartus-buildings-class"),
        ({"building_list": FIVE}, "rattus_cartus-buildings-unused"),
        ({"building_list": ["farm_1", "farm_1"]}, "rattus_cartus-buildings-names"),
        ({"building_list": ["farm_9"]}, "rattus_cartus-buildings-names"),
        ({"building_list": 3}, "rattus_cartus-buildings-list"),
    ],
)
def test_a_wrong_list_is_refused(options: dict[str, object], key: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.options_of(options)  # type: ignore[arg-type]

    assert key in {fault.key for fault in caught.value.faults}


def test_each_player_is_dealt_five_cards_and_starts_alike() -> None:
    """RC-11, RC-12, RC-13, RC-16, RC-07: the first draw is the starting player; discs stand at 0."""
    state = started(seats=3)
    assert legal(state) == {"first 0", "first 1", "first 2"}
    assert refused(state, "first 3").rule == "RC-16"
    play(state, "first 2", *["draw Pe0"] * 4, *["draw Pe4"] * 4, *["draw Me0"] * 4, "draw Me1", "draw Me1", "draw Me2")

    assert dumped(state)["seats"][0]["hand"] == ["Pe0", "Pe0", "Pe0", "Pe0", "Pe4"]
    assert shown(state)["deck"] == 64
    assert shown(state)["start"] == 2
    assert [seat["rats"] for seat in dumped(state)["seats"]] == [10, 10, 10]
    assert state.to_move == CHANCE


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_uses_up_the_building_deck_exactly(seats: int) -> None:
    """RC-14, RC-25, RC-58: the last round is the one in which it runs out."""
    for state in random_play(seats, seats=seats):
        if state.phase == 5:
            seen = shown(state)
            assert (seen["building_deck"], len(seen["used"])) == (0, 30 - seen["replacement"])
            break
