"""Where a meeple may stand."""

from pessoi.core.state import CHANCE
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.tiles import FEATURES
from tests.games.carcassonne.table import at_table, feature, legal, play, points, refused, shown


def test_a_meeple_may_go_on_any_free_segment_of_the_new_tile() -> None:
    """CAR-MEE-01: and nowhere else; the notation knows no other tile."""
    state = at_table(draws="BG-FFRF-m")

    play(state, "0,1 r0")

    assert legal(state) == {"meeple f0", "meeple r0", "meeple m", "none"}
    assert refused(state, "meeple c0").rule == "CAR-MEE-01"
    assert refused(state, "meeple r1").rule == "CAR-MEE-01"


def test_one_figure_a_turn() -> None:
    """CAR-MEE-02: after the figure the next seat draws."""
    state = at_table(draws="BG-FFRF-m")

    play(state, "0,1 r0", "meeple m")

    assert state.to_move == CHANCE
    assert refused(state, "meeple f0").rule == "CAR-TURN-01"


def test_a_feature_that_is_taken_is_refused_with_who_stands_there() -> None:
    """CAR-MEE-03: however far away; judged with the new tile in place (CAR-MEE-04)."""
    state = at_table("1,0 BG-FRFR r0", "2,0 BG-FRFR r0", figures="1 2,0:r0", draws="BG-FRFR")

    play(state, "-1,0 r0")

    refusal = refused(state, "meeple r0")
    assert (refusal.rule, refusal.key) == ("CAR-MEE-03", "carcassonne-refusal-occupied")
    assert refusal.data == {"figure": "meeple", "segment": "r0", "occupied": ["2,0:r0"], "seats": [1]}


def test_own_features_are_taken_too() -> None:
    """CAR-MEE-03."""
    state = at_table("1,0 BG-FRFR r0", figures="0 1,0:r0", draws="BG-FRFR")

    play(state, "2,0 r0")

    assert refused(state, "meeple r0").data["seats"] == [0]


def test_a_completed_feature_may_be_claimed_and_scores_at_once() -> None:
    """CAR-MEE-05."""
    state = at_table(draws="BG-CFFF")

    events = play(state, "0,-1 r2", "meeple c0")

    assert [event.kind for event in events] == ["placed", "figure", "points", "returned"]
    assert points(state) == [4, 0]
    assert shown(state)["figures"] == []


def test_meeples_meet_only_when_features_are_joined() -> None:
    """CAR-MEE-07."""
    state = at_table("1,0 BG-FRFR r0", "2,0 BG-FFRR r1", "2,-1 BG-FFRR r0", figures="0 0,0:r0, 1 2,-1:r0")
    shared = feature(state, "0,0:r0")

    assert shared["figures"] == {"0": 1, "1": 1}
    apart = at_table("1,0 BG-FRFR r0", "0,-1 BG-CFFF r2", "1,-1 BG-FFRR r2", figures="0 1,0:r0, 1 1,-1:r0")
    assert feature(apart, "1,0:r0")["figures"] == {"0": 1}


def test_either_segment_of_one_feature_may_be_chosen() -> None:
    """CAR-MEE-08: the two arms of a crossroads that meet elsewhere."""
    state = at_table("0,1 BG-FFRR r3", "1,1 BG-FFRR r0", "1,2 BG-FFRR r1", draws="BG-RRRR")

    play(state, "0,2 r0")

    assert feature(state, "0,2:r0") == feature(state, "0,2:r1")
    assert {"meeple r0", "meeple r1"} <= legal(state)


def test_a_meeple_is_called_by_its_feature() -> None:
    """CAR-GEN-06: the move's fields tell the feature, from which knight, thief, farmer and monk follow."""
    state = at_table(draws="BG-FFRF-m")
    play(state, "0,1 r0")

    told = {GAME.write_move(move): GAME.describe(state, move).get("feature") for move in state.legal()}

    assert told == {"meeple f0": "field", "meeple r0": "road", "meeple m": "monastery", "none": None}
    assert FEATURES == ("city", "road", "field", "monastery")
