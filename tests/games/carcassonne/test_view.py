"""What is shown."""

import pytest

from pessoi.core.state import SPECTATOR
from pessoi.games.carcassonne import GAME
from tests.games.carcassonne.table import at_table, feature, play, points, random_play, shown


def test_the_view_of_a_position() -> None:
    state = at_table("1,0 BG-FRFR r0", figures="1 1,0:r0", draws="BG-CFFF", active=1, points=[3, 4])

    view = shown(state)

    assert view["to_move"] == 1
    assert view["prompt"] == {"kind": "place", "seat": 1, "tile": "BG-CFFF", "last": [1, 0]}
    assert view["tiles"][1] == {"at": [1, 0], "tile": "BG-FRFR", "rotation": 0, "seat": None}
    assert view["figures"] == [{"seat": 1, "figure": "meeple", "segment": "1,0:r0"}]
    assert view["seats"] == [{"points": 3, "supply": {"meeple": 7}}, {"points": 4, "supply": {"meeple": 6}}]
    assert (view["tile"], view["pile"], view["discarded"], view["result"]) == ("BG-CFFF", 69, [], None)
    assert view["remaining"]["BG-CFFF"] == 4
    assert view["options"] == {"seats": 2, "small_city": 4, "first": "0", "expansions": [], "assistance": "standard"}
    assert feature(state, "1,0:r0") == {
        "kind": "road",
        "segments": ["0,0:r0", "1,0:r0"],
        "owners": [1],
        "figures": {"1": 1},
        "value": 2,
        "complete": False,
        "tiles": 2,
        "pennants": 0,
        "open": 2,
    }


def test_the_prompt_follows_the_steps() -> None:
    state = GAME.new(GAME.options_of({}))
    kinds = [shown(state)["prompt"]["kind"]]
    for move in ("first 1", "draw BG-FRFR", "1,0 r0", "none"):
        play(state, move)
        kinds.append(shown(state)["prompt"]["kind"])

    assert kinds == ["chance", "chance", "place", "figure", "chance"]
    over = at_table(pile={"BG-FRFR": 1})
    play(over, "draw BG-FRFR", "1,0 r0", "none")
    assert shown(over)["prompt"]["kind"] == "over"
    assert shown(over)["result"] == {"points": [0, 0], "winners": [0, 1], "reason": "pile"}


@pytest.mark.parametrize(
    ("assistance", "has", "lacks"),
    [
        ("full", {"features", "remaining"}, set[str]()),
        ("standard", {"features", "remaining"}, set[str]()),
        ("purist", set[str](), {"features", "remaining"}),
    ],
)
def test_assistance_decides_what_is_shown_and_nothing_else(assistance: str, has: set[str], lacks: set[str]) -> None:
    state = at_table("1,0 BG-FRFR r0", figures="1 1,0:r0", assistance=assistance)

    view = shown(state)

    assert has <= set(view)
    assert not lacks & set(view)
    assert ("projected" in view["seats"][0]) == (assistance == "full")
    assert state.chance() == at_table("1,0 BG-FRFR r0", figures="1 1,0:r0").chance()


def test_projected_points_are_those_of_an_end_now() -> None:
    """They become the points if the last tile changes nothing."""
    state = at_table("1,0 BG-FRFR r0", figures="1 1,0:r0, 0 0,0:c0", assistance="full", pile={"BG-FFFF-m": 1})
    assert [entry["projected"] for entry in shown(state)["seats"]] == [1, 2]

    play(state, "draw BG-FFFF-m", "0,1 r0", "none")

    assert points(state) == [1, 2]
    assert [entry["projected"] for entry in shown(state)["seats"]] == [1, 2]


def test_the_fields_of_moves() -> None:
    first = GAME.new(GAME.options_of({}))
    assert GAME.describe(first, GAME.read_move("first 1")) == {"kind": "first", "seat": 1}
    state = at_table()
    assert GAME.describe(state, GAME.read_move("draw BG-CFFF")) == {"kind": "draw", "tile": "BG-CFFF"}
    play(state, "draw BG-CFFF")
    assert GAME.describe(state, GAME.read_move("0,-1 r2")) == {"kind": "place", "at": [0, -1], "rotation": 2}
    play(state, "0,-1 r2")
    assert GAME.describe(state, GAME.read_move("none")) == {"kind": "none"}
    assert GAME.describe(state, GAME.read_move("meeple c0")) == {
        "kind": "figure",
        "figure": "meeple",
        "segment": "0,-1:c0",
        "feature": "city",
        "complete": True,
        "value": 4,
    }


def test_no_view_depends_on_the_seat_and_making_one_changes_nothing() -> None:
    """CAR-GEN-04."""
    for state in random_play(8, seats=3, assistance="full"):
        before = GAME.dump(state)
        views = [GAME.view(state.redact(seat), seat) for seat in (0, 2, SPECTATOR)]
        assert views[0] == views[1] == views[2]
        assert GAME.dump(state) == before
