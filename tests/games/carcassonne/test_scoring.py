"""What features are worth, and who gets it."""

import pytest

from pessoi.core.events import Event
from tests.games.carcassonne.table import at_table, feature, play, points, shown


def awards(events: list[Event]) -> list[tuple[int, int, str]]:
    return [(event.seat, event.points, event.rule) for event in events if event.kind == "points"]


def terms(event: Event) -> list[tuple[str, int, int, int]]:
    return [(term.kind, term.count, term.each, term.points) for term in event.terms]


@pytest.mark.parametrize(
    ("closing", "complete"),
    [("BG-FRRR r0", True), ("BG-FFRF-m r1", True), ("BG-CCRC r1", True), ("BG-FRFR r0", False), ("BG-FFRR r0", False)],
)
def test_what_ends_a_road(closing: str, complete: bool) -> None:
    """CAR-ROAD-01, CAR-ROAD-03: crossroads, monastery and city do; a road that runs on does not."""
    road = feature(at_table("-1,0 BG-FRRR r0", f"1,0 {closing}"), "0,0:r0")

    assert (road["complete"], road["open"]) == (complete, 0 if complete else 1)


def test_a_ring_is_complete() -> None:
    """CAR-ROAD-01."""
    ring = at_table("0,1 BG-FFRR r3", "1,1 BG-FFRR r0", "1,2 BG-FFRR r1", "0,2 BG-FFRR r2")

    assert feature(ring, "0,1:r0")["complete"] is True


def test_the_terms_of_a_city() -> None:
    """CAR-CITY-02: 2 for each tile and each pennant, with what was counted."""
    state = at_table("0,-1 BG-FCFC-p r1", figures="0 0,0:c0", draws="BG-CFFF", active=1)

    event = play(state, "0,-2 r2", "none")[1]

    assert (event.seat, event.points, event.rule) == (0, 8, "CAR-CITY-02")
    assert terms(event) == [("tile", 3, 2, 6), ("pennant", 1, 2, 2)]
    assert event.terms[0].pieces == ["0,0:c0", "0,-1:c0", "0,-2:c0"]
    assert event.terms[1].pieces == ["0,-1:c0"]
    assert event.data == {
        "feature": "city",
        "segments": ["0,0:c0", "0,-1:c0", "0,-2:c0"],
        "majority": {"0": 1},
        "final": False,
    }


@pytest.mark.parametrize(("small_city", "value", "rule"), [(4, 4, "CAR-CITY-02"), (2, 2, "CAR-CITY-03")])
def test_a_city_of_two_tiles(small_city: int, value: int, rule: str) -> None:
    """CAR-CITY-03: the smaller value only with the option, and only for two tiles."""
    state = at_table(draws="BG-CFFF", small_city=small_city)
    assert awards(play(state, "0,-1 r2", "meeple c0")) == [(0, value, rule)]

    larger = at_table("0,-1 BG-FCFC r1", figures="0 0,0:c0", draws="BG-CFFF", small_city=small_city)
    assert awards(play(larger, "0,-2 r2", "none")) == [(0, 6, "CAR-CITY-02")]


def test_a_city_with_a_gap_is_not_complete() -> None:
    """CAR-CITY-01."""
    assert feature(at_table("0,-1 BG-FCFC r1"), "0,0:c0")["open"] == 1
    assert feature(at_table("0,-1 BG-FCFC r1", "0,-2 BG-CFFF r2"), "0,0:c0")["complete"] is True


AROUND = (
    "0,1 BG-FFFF-m r0",
    "1,0 BG-FRFR r0",
    "-1,0 BG-FRFR r0",
    "1,1 BG-CFFF r1",
    "-1,1 BG-CFFF r3",
    "0,2 BG-CFFF r2",
)


def test_a_monastery_is_complete_with_eight_neighbours() -> None:
    """CAR-MON-01, CAR-MON-02: 1 for itself and 8 for what lies around it, whoever placed the last."""
    state = at_table(*AROUND, "-1,2 BG-FFFF-m r0", figures="1 0,1:m", draws="BG-FFFF-m")
    assert feature(state, "0,1:m")["open"] == 1

    event = play(state, "1,2 r0", "none")[1]

    assert (event.seat, event.points, event.rule) == (1, 9, "CAR-MON-02")
    assert terms(event) == [("monastery", 1, 1, 1), ("neighbour", 8, 1, 8)]


def test_monasteries_are_never_joined() -> None:
    """CAR-MON-03: neighbours count for one another but stay apart."""
    state = at_table(*AROUND, "-1,2 BG-FFFF-m r0")

    assert feature(state, "0,1:m")["segments"] == ["0,1:m"]
    assert feature(state, "-1,2:m")["open"] == 5


def test_fields_score_only_at_the_end() -> None:
    """CAR-FIELD-02: a farmer stays though a city of its field is completed."""
    state = at_table(figures="0 0,0:f0", draws="BG-CFFF", active=1)

    assert awards(play(state, "0,-1 r2", "none")) == []
    assert len(shown(state)["figures"]) == 1


def test_a_field_feeds_each_completed_city_once() -> None:
    """CAR-FIELD-03, CAR-END-06: though several of its segments touch it; unfinished ones not at all."""
    state = at_table("0,-1 BG-CFFF r2", "1,0 BG-CRFR r0")
    field = feature(state, "0,0:f0")

    assert field["segments"] == ["0,0:f0", "1,0:f0"]
    assert field["cities"] == ["0,0:c0"]
    assert field["value"] == 3


def test_a_city_may_be_fed_by_several_fields() -> None:
    """CAR-FIELD-03, CAR-END-06."""
    state = at_table("0,-1 BG-CFFF r2", figures="0 0,0:f0, 0 0,-1:f0", pile={"BG-FFFF-m": 1})
    assert feature(state, "0,0:f0")["segments"] != feature(state, "0,-1:f0")["segments"]

    assert awards(play(state, "draw BG-FFFF-m", "0,1 r0", "none")) == [(0, 3, "CAR-END-06"), (0, 3, "CAR-END-06")]


def test_the_majority_gets_everything_and_a_tie_pays_all() -> None:
    """CAR-SCORE-03: two thieves beat one; one each pays both."""
    road = ("1,0 BG-FRFR r0", "2,0 BG-FRFR r0", "-1,0 BG-FRRR r0")
    two = at_table(*road, figures="0 0,0:r0, 0 1,0:r0, 1 2,0:r0", draws="BG-FRRR", active=1)
    assert awards(play(two, "3,0 r0", "none")) == [(0, 5, "CAR-ROAD-02")]

    tie = at_table(*road, figures="0 0,0:r0, 1 2,0:r0", draws="BG-FRRR", active=1)
    assert awards(play(tie, "3,0 r0", "none")) == [(0, 5, "CAR-ROAD-02"), (1, 5, "CAR-ROAD-02")]


def test_everybody_takes_the_meeples_back_winners_or_not() -> None:
    """CAR-SCORE-05: at once, also those of players who scored nothing."""
    state = at_table(
        "1,0 BG-FRFR r0", "2,0 BG-FRFR r0", "-1,0 BG-FRRR r0", figures="0 0,0:r0, 0 1,0:r0, 1 2,0:r0", draws="BG-FRRR"
    )

    events = play(state, "3,0 r0", "none")

    assert [(event.seat, event.data["segment"]) for event in events if event.kind == "returned"] == [
        (0, "0,0:r0"),
        (0, "1,0:r0"),
        (1, "2,0:r0"),
    ]
    assert [entry["supply"] for entry in shown(state)["seats"]] == [{"meeple": 7}] * 2


def test_a_completed_feature_without_meeples_gives_nothing() -> None:
    """CAR-SCORE-04."""
    state = at_table(draws="BG-CFFF")

    assert awards(play(state, "0,-1 r2", "none")) == []
    assert points(state) == [0, 0]


def test_one_tile_may_complete_several_features() -> None:
    """CAR-SCORE-01, CAR-SCORE-02: a crossroads ends several roads; each is scored, whoever placed it."""
    state = at_table(
        "-1,0 BG-FRRR r0", "0,1 BG-FFFF-m r0", "1,1 BG-FFRF-m r2", figures="0 0,0:r0, 1 1,1:r0", draws="BG-RRRR"
    )

    assert awards(play(state, "1,0 r0", "none")) == [(1, 2, "CAR-ROAD-02"), (0, 3, "CAR-ROAD-02")]


def test_nothing_is_scored_twice() -> None:
    """CAR-SCORE-08: after a turn no completed road, city or monastery holds a figure."""
    state = at_table(draws="BG-CFFF", pile={"BG-FFFF-m": 2})
    play(state, "0,-1 r2", "meeple c0")

    events = play(state, "draw BG-FFFF-m", "0,1 r0", "none", "draw BG-FFFF-m", "0,2 r0", "none")

    assert awards(events) == []
    assert points(state) == [4, 0]


@pytest.mark.parametrize(
    ("tiles", "figure", "value", "rule"),
    [
        (("1,0 BG-FRFR r0",), "0 1,0:r0", 2, "CAR-END-03"),
        (("0,-1 BG-FCFC-p r1",), "0 0,0:c0", 3, "CAR-END-04"),
        (("1,0 BG-FFRF-m r1",), "0 1,0:m", 2, "CAR-END-05"),
        (("0,-1 BG-CFFF r2",), "0 0,0:f0", 3, "CAR-END-06"),
    ],
)
def test_unfinished_features_at_the_end(tiles: tuple[str, ...], figure: str, value: int, rule: str) -> None:
    """CAR-END-03 to CAR-END-06, with the last tile laid out of the way."""
    state = at_table(*tiles, figures=figure, pile={"BG-FFFF-m": 1})

    events = play(state, "draw BG-FFFF-m", "0,1 r0", "none")

    gained = value + (1 if rule == "CAR-END-05" else 0)
    assert awards(events) == [(0, gained, rule)]
    assert [event.data["final"] for event in events if event.kind == "points"] == [True]


def test_the_order_of_the_final_scoring_has_no_effect() -> None:
    """CAR-END-09: the figures stay, and every feature is judged by itself."""
    state = at_table("0,-1 BG-CFFF r2", figures="0 0,0:f0, 1 0,0:r0, 0 0,-1:f0", pile={"BG-FFFF-m": 1}, seats=2)

    play(state, "draw BG-FFFF-m", "0,1 r0", "none")

    assert points(state) == [6, 1]
    assert len(shown(state)["figures"]) == 3
