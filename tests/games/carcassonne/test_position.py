"""Positions: round trips, and every fault of a bad one at once."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pessoi.core.errors import Malformed
from pessoi.core.random import Random
from pessoi.core.state import OVER
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from tests.games.carcassonne.table import at_table, dumped, legal, play, random_play

OPTIONS = GAME.options_of({"seats": 2, "first": "0"})
START: dict[str, Any] = {"at": [0, 0], "tile": "BG-CRFR", "rotation": 0, "seat": None}


def faults(position: dict[str, Any], **options: Any) -> list[str]:
    """The keys of what is wrong, without the common beginning."""
    with pytest.raises(Malformed) as caught:
        GAME.load(position, GAME.options_of({"first": "0", **options}))
    assert caught.value.key == "carcassonne-position"
    return [fault.key.removeprefix("carcassonne-position-") for fault in caught.value.faults]


@pytest.mark.parametrize("seed", range(3))
def test_a_loaded_position_is_the_same_state(seed: int) -> None:
    """Its document, its moves in their order, and all that follows with its events."""
    rng = Random(seed)
    for ply, state in enumerate(random_play(seed, seats=2 + seed)):
        if ply % 5 and state.to_move != OVER:
            continue
        loaded = GAME.load(GAME.dump(state), GAME.options_of({"seats": 2 + seed}))
        assert GAME.dump(loaded) == GAME.dump(state)
        assert loaded.legal() == state.legal()
        assert loaded.chance() == state.chance()
        if state.to_move != OVER:
            move = state.random_move(rng)
            after = [state.clone(), loaded]
            seen: list[list[Any]] = []
            for each in after:
                events: list[Any] = []
                each.apply(move, events)
                seen.append([event.seen(0) for event in events])
            assert seen[0] == seen[1]
            assert GAME.dump(after[0]) == GAME.dump(after[1])


SCORING = ("score", "home", "award", "rob", "share", "message", "recall")


@pytest.mark.parametrize(
    ("seed", "expansions"),
    [(1, ["gold", "messengers"]), (2, ["gold", "robbers", "messengers"]), (0, [*EXPANSIONS])],
)
def test_positions_in_the_middle_of_a_scoring_are_the_same_states(seed: int, expansions: list[str]) -> None:
    """CAR-GM-11, CAR-RB-17: at every decision of it; what has been noted by then is kept."""
    options: dict[str, Any] = {"seats": 3, "expansions": expansions}
    found: set[str] = set()
    for state in random_play(seed, **options):
        agenda = dumped(state).get("agenda", [])
        steps = {frame["step"] for frame in agenda if frame["step"] != "score" or frame["begun"]}
        if not steps & set(SCORING) or state.to_move == OVER:
            continue
        found |= steps
        loaded = GAME.load(GAME.dump(state), GAME.options_of(options))
        assert GAME.dump(loaded) == GAME.dump(state)
        assert (loaded.legal(), loaded.chance()) == (state.legal(), state.chance())
    assert "award" in found


def test_a_hand_out_of_gold_goes_on_from_a_position() -> None:
    """CAR-GM-07, CAR-GM-11: when a tile has no ingot left, too."""
    shares: list[list[int]] = [[0, 1], [0], [1], [0, 1]]
    cells = [([0, 0], "BG-CRFR"), ([1, 0], "BG-FRFR"), ([2, 0], "BG-FRFR"), ([3, 0], "BG-FRFR")]
    tiles = [
        {"at": at, "tile": tile, "rotation": 0, "gold": 1, "claims": claims}
        for (at, tile), claims in zip(cells, shares, strict=True)
    ]
    agenda = [{"step": "turn"}, {"step": "share", "next": 0}]
    options = GAME.options_of({"seats": 2, "first": "0", "expansions": ["gold"]})
    position: Any = {"step": "share", "active": 0, "tiles": tiles, "agenda": agenda}
    state = GAME.load(position, options)

    play(state, "take 0,0")

    assert legal(state) == {"take 2,0", "take 3,0"}
    assert GAME.dump(GAME.load(GAME.dump(state), options)) == GAME.dump(state)


def test_what_may_be_left_out() -> None:
    """The start tile alone, no figures, no points, all other tiles in the pile."""
    short = GAME.load({"step": "draw"}, OPTIONS)

    assert GAME.dump(short) == GAME.dump(GAME.new(OPTIONS))


def test_a_pile_may_hold_fewer_tiles() -> None:
    state = at_table(pile={"BG-FRFR": 2, "BG-RRRR": 1})

    assert legal(state) == {"draw BG-FRFR", "draw BG-RRRR"}
    assert dumped(state)["pile"] == {"BG-RRRR": 1, "BG-FRFR": 2}


def test_several_figures_may_share_a_feature_and_a_tile() -> None:
    """CAR-MEE-07: joined features, so no limit but the meeples that there are."""
    state = at_table("1,0 BG-FRFR r0", figures="0 0,0:r0, 1 1,0:r0, 0 1,0:f1, 1 0,0:f1")

    assert len(dumped(state)["figures"]) == 4


def test_the_end_can_be_loaded() -> None:
    state = GAME.load({"step": "over", "points": [3, 5], "pile": {}}, OPTIONS)

    result = state.result()
    assert result is not None
    assert list(result.winners) == [1]


def test_everything_wrong_is_told_at_once() -> None:
    position = {
        "step": "lunch",
        "active": 2,
        "tiles": [
            START,
            {"at": [1, 0], "tile": "BG-FFFF-m", "rotation": 0},
            {"at": [0, 1], "tile": "XX", "rotation": 4},
        ],
        "figures": [{"seat": 0, "figure": "pig", "segment": "0,0:c1"}],
        "points": [1],
        "banner": True,
    }

    assert faults(position) == [
        "key",
        "step",
        "number",
        "at",
        "tile",
        "number",
        "figure",
        "segment",
        "points",
    ]


def test_a_tile_that_cannot_lie_there_comes_with_its_rule() -> None:
    with pytest.raises(Malformed) as caught:
        at_table("1,0 BG-FFFF-m r0")
    (fault,) = caught.value.faults
    assert isinstance(fault, Malformed)
    assert fault.data["where"] == "tiles.1"
    assert [inner.data["rule"] for inner in fault.faults] == ["CAR-TILE-03"]


def test_after_a_tile_that_cannot_lie_what_hangs_on_it_is_no_fault_of_its_own() -> None:
    assert faults({"step": "draw", "tiles": [START, *tiles("1,0 BG-FFFF-m", "2,0 BG-FFFF-m", "3,0 BG-CFFF")]}) == ["at"]


def tiles(*texts: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for text in texts:
        cell, name = text.split()
        found.append({"at": [int(part) for part in cell.split(",")], "tile": name, "rotation": 0})
    return found


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"step": "draw", "tiles": []}, ["start"]),
        ({"step": "draw", "tiles": [{**START, "rotation": 1}]}, ["start"]),
        ({"step": "draw", "tiles": [START, START]}, ["at"]),
        ({"step": "draw", "tiles": [START, {"at": [9, 9], "tile": "BG-FFFF-m", "rotation": 0}]}, ["at"]),
        ({"step": "draw", "tiles": [{"tile": "BG-CRFR"}]}, ["tile-keys"]),
        ({"step": "draw", "tiles": [{**START, "at": "here"}]}, ["cell"]),
        ({"step": "draw", "tiles": [{**START, "at": [0, 999]}]}, ["number"]),
        ({"step": "draw", "tiles": "none"}, ["list", "start"]),
        ({"step": "draw", "figures": [{"seat": 0}]}, ["figure-keys"]),
        ({"step": "draw", "figures": [{"seat": 5, "figure": "meeple", "segment": "0,0:c0"}]}, ["number"]),
        ({"step": "draw", "figures": [{"seat": 0, "figure": "meeple", "segment": "7,7:c0"}]}, ["segment"]),
        ({"step": "draw", "figures": [{"seat": 0, "figure": "meeple", "segment": 3}]}, ["segment"]),
        ({"step": "draw", "figures": [{"seat": 0, "figure": "meeple", "segment": "0,0:c0"}] * 2}, ["figure-twice"]),
        ({"step": "draw", "points": [0, -1]}, ["number"]),
        ({"step": "draw", "points": [0, True]}, ["number"]),
        ({"step": "draw", "pile": {"BG-RRRR": 2}}, ["number"]),
        ({"step": "draw", "pile": {"BG-CRFR": 4}}, ["copies"]),
        ({"step": "draw", "pile": {"XX": 1}}, ["tile"]),
        ({"step": "draw", "pile": []}, ["pile"]),
        ({"step": "draw", "pile": {}}, ["pile-empty"]),
        ({"step": "draw", "discarded": ["BG-RRRR"] * 2}, ["copies"]),
        ({"step": "draw", "tile": "BG-RRRR"}, ["tile-not-drawn"]),
        ({"step": "place"}, ["no-tile"]),
        ({"step": "place", "tile": 7}, ["tile"]),
        ({"step": "figure"}, ["last-tile"]),
        ({"step": "figure", "tiles": [START, *tiles("1,0 BG-FRFR")], "figures": [
            {"seat": 1, "figure": "meeple", "segment": f"1,0:{name}"} for name in ("r0", "f0", "f1")
        ]}, ["no-choice"]),
        ({"step": "figure", "tiles": [START, {**tiles("1,0 BG-FRFR")[0], "seat": 1}]}, ["last-tile"]),
        ({"step": "over"}, ["pile-left"]),
        ({"step": "first", "points": [1, 0]}, ["begun"]),
        ({}, ["step"]),
    ],
)  # fmt: skip
def test_each_fault_is_told(position: dict[str, Any], expected: list[str]) -> None:
    assert faults(position) == expected


def test_a_drawn_tile_must_fit_somewhere() -> None:
    """CAR-TILE-05."""
    closed = [START, {"at": [0, -1], "tile": "BG-CFFF", "rotation": 2}]

    assert faults({"step": "place", "tile": "BG-CCCC-p", "tiles": closed}) == ["tile-fits-nowhere"]


def test_seven_meeples_for_each_seat() -> None:
    """CAR-SET-03."""
    row = tiles(*(f"{x},0 BG-FRFR" for x in range(1, 5)))
    figures = [
        {"seat": 0, "figure": "meeple", "segment": f"{x},0:{name}"} for x in range(1, 5) for name in ("f0", "f1")
    ]

    assert faults({"step": "draw", "tiles": [START, *row], "figures": figures}) == ["figures"]


def test_a_complete_feature_holds_no_figure_unless_it_has_just_been_completed() -> None:
    """CAR-SCORE-08."""
    closed: list[Any] = [START, {"at": [0, -1], "tile": "BG-CFFF", "rotation": 2, "seat": 0}]
    figures: list[Any] = [{"seat": 1, "figure": "meeple", "segment": "0,0:c0"}]

    assert faults({"step": "draw", "tiles": closed, "figures": figures}) == ["complete"]
    state = GAME.load({"step": "figure", "tiles": closed, "figures": figures}, OPTIONS)
    assert [event.kind for event in play(state, "none")] == ["points", "returned"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.sampled_from(["BG-CRFR", "0,0:c0", "meeple"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)
PARTS = ("step", "active", "tile", "tiles", "figures", "points", "pile", "discarded")


@given(st.dictionaries(st.sampled_from(PARTS), JSON), st.sampled_from(["draw", "place", "figure", "over", "first"]))
def test_any_document_is_read_or_refused(position: dict[str, Any], step: str) -> None:
    try:
        state = GAME.load({"step": step, **position}, OPTIONS)
    except Malformed:
        return
    assert GAME.dump(GAME.load(GAME.dump(state), OPTIONS)) == GAME.dump(state)
