"""The incremental board against features recomputed from scratch, over random plays."""

from typing import Any

import pytest

from pessoi.core.random import Random
from pessoi.core.state import OVER, State
from pessoi.games.carcassonne import GAME
from tests.games.carcassonne.reference import Reference, Segment
from tests.games.carcassonne.table import at_table, dumped, legal, points, random_play, shown


def reference_of(state: State) -> Reference:
    return Reference(dumped(state)["tiles"])


def standing(state: State) -> dict[Segment, int]:
    """The figures by segment."""
    found: dict[Segment, int] = {}
    for figure in dumped(state)["figures"]:
        cell, _, name = figure["segment"].partition(":")
        x, y = cell.split(",")
        found[(int(x), int(y)), name] = figure["seat"]
    return found


def owners(reference: Reference, index: int, figures: dict[Segment, int]) -> list[int]:
    """The seats with most figures in a feature."""
    seats = [seat for segment, seat in figures.items() if segment in reference.features[index].segments]
    return sorted({seat for seat in seats if seats.count(seat) == max(map(seats.count, seats))})


def expected_features(state: State, small_city: int) -> list[dict[str, Any]]:
    """The view's features, recomputed."""
    reference, figures = reference_of(state), standing(state)
    found: list[dict[str, Any]] = []
    for index, feature in enumerate(reference.features):
        found.append(
            {
                "kind": feature.kind,
                "segments": sorted(f"{x},{y}:{name}" for (x, y), name in feature.segments),
                "owners": [*owners(reference, index, figures)],
                "value": reference.value(feature, small_city),
                "complete": reference.is_complete(feature),
                "tiles": len({cell for cell, _ in feature.segments}),
                "pennants": feature.pennants,
                "open": feature.open,
            }
        )
    return found


@pytest.mark.parametrize(("seed", "seats", "small_city"), [(1, 2, 4), (2, 4, 2), (3, 6, 4)])
def test_features_are_those_of_the_tiles_after_every_move(seed: int, seats: int, small_city: int) -> None:
    """CAR-GEN-05, CAR-FIELD-01, CAR-ROAD-03, CAR-MON-03: members, gaps, worth and owners."""
    for ply, state in enumerate(random_play(seed, seats=seats, small_city=small_city)):
        if ply % 3 and state.to_move != OVER:
            continue
        seen: list[dict[str, Any]] = []
        for item in shown(state)["features"]:
            item["segments"].sort()
            seen.append({key: value for key, value in item.items() if key not in ("figures", "cities")})

        assert expected_features(state, small_city) == seen


@pytest.mark.parametrize("seed", range(4))
def test_legal_placements_are_those_of_the_edges(seed: int) -> None:
    """CAR-TILE-02, CAR-TILE-03: by trying every cell and rotation."""
    for state in random_play(seed, seats=2):
        tile = dumped(state)["tile"]
        if tile is not None:
            assert reference_of(state).placements(str(tile)) == legal(state)


@pytest.mark.parametrize("seed", range(10))
def test_every_point_is_that_of_the_reference(seed: int) -> None:
    """CAR-SCORE-01, CAR-SCORE-03, CAR-SCORE-07, CAR-END-03 to CAR-END-06, CAR-END-09: all awards of random games."""
    state = GAME.new(GAME.options_of({"seats": 2 + seed % 5}))
    rng = Random(seed)
    while state.to_move != OVER:
        expected, figures, seat = points(state), standing(state), state.to_move
        move = state.random_move(rng)
        state.apply(move)
        if GAME.write_move(move).startswith("meeple"):
            figures[newest_cell(state), GAME.write_move(move)[7:]] = seat
        if state.to_move < 0:  # the turn is over, else a figure may still be placed before the scoring
            reference = reference_of(state)
            for index, feature in enumerate(reference.features):
                if reference.is_complete(feature) or state.to_move == OVER:
                    for owner in owners(reference, index, figures):
                        expected[owner] += reference.value(feature)

        assert expected == points(state)


def newest_cell(state: State) -> tuple[int, int]:
    x, y = dumped(state)["tiles"][-1]["at"]
    return int(x), int(y)


def test_a_tile_counts_once_in_a_long_feature() -> None:
    """CAR-ROAD-02: a road that meets a crossroads twice."""
    ring = at_table("0,1 BG-FFRR r3", "1,1 BG-FFRR r0", "1,2 BG-FFRR r1", "0,2 BG-RRRR r0")
    road = next(item for item in expected_features(ring, 4) if item["segments"] and "1,1:r0" in item["segments"])

    assert road["tiles"] == 4
    assert len(road["segments"]) == 5
