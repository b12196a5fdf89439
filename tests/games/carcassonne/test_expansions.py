"""Rules of the expansions that the worked cases leave out."""

from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from tests.games.carcassonne.table import at_table, dumped, feature, legal, play, points, random_play, refused, shown

CLOSED = ("-1,0 BG-FRRR r0", "1,0 BG-FRFR r0")
"""A road that BG-FRRR at 2,0 completes, four tiles long."""


def test_both_tiles_of_a_double_turn_take_a_figure() -> None:
    """CAR-TURN-04, CAR-MEE-02."""
    state = at_table("1,0 BG-FRFR r0", figures="0 0,0:r0, 0 builder 1,0:r0", draws="BG-FRFR", expansions="traders")

    play(state, "2,0 r0", "meeple f0", "draw BG-FRFR", "3,0 r0", "meeple f1")

    assert shown(state)["seats"][0]["supply"]["meeple"] == 4
    assert (state.to_move, shown(state)["prompt"]["seat"]) == (CHANCE, 1)


def test_a_discarded_tile_wakes_no_builder() -> None:
    """CAR-X-27."""
    state = at_table(
        "0,-1 BG-CFFF r2",
        "1,0 BG-FRFR r0",
        figures="0 0,0:r0, 0 builder 1,0:r0",
        pile={"BG-CCCC-p": 1, "BG-FFFF-m": 2},
        expansions="traders",
    )

    play(state, "draw BG-CCCC-p", "draw BG-FFFF-m", "0,1 r0", "none")

    assert shown(state)["prompt"]["seat"] == 1


def test_the_goods_of_several_cities() -> None:
    """CAR-X-22, CAR-TB-20: both that one tile completes."""
    state = at_table(
        "0,-1 TB-FCFC-w r1",
        "1,-1 BG-FFFF-m r0",
        "1,-2 BG-FFFF-m r0",
        "1,-3 BG-FFFF-m r0",
        "0,-3 TB-FCRC-g r1",
        "0,-4 BG-CFFF r2",
        draws="BG-CFCF-s",
        expansions="traders",
    )

    play(state, "0,-2 r0", "none")

    assert shown(state)["seats"][0]["goods"] == {"wine": 1, "grain": 1, "cloth": 0}


def test_one_tile_with_two_pieces_of_a_city_gives_its_goods_once() -> None:
    """CAR-TB-20."""
    seen = 0
    for seed in range(30):
        for state in random_play(seed, seats=2, expansions=["traders"]):
            view = shown(state)
            taken = sum(sum(seat["goods"].values()) for seat in view["seats"])
            complete = [item for item in view["features"] if item["complete"] and "goods" in item]
            if state.to_move in (CHANCE, OVER):
                assert taken == sum(sum(item["goods"].values()) for item in complete)
                seen += taken
        if seen:
            break
    assert seen


# Ferries


def test_a_moved_ferry_stays_for_the_rest_of_the_action() -> None:
    """CAR-FE-07, CAR-FE-15."""
    state = at_table(
        "0,1 BG-FFFF-m r0",
        "1,1 BG-FFFF-m r0",
        "2,1 BG-FFFF-m r0",
        "3,1 BG-FFFF-m r0",
        "1,0 FE-FRRR r2 r0-r2",
        "3,0 FE-FRRR r2 r0-r2",
        draws="BG-FRFR",
        expansions="ferries",
    )
    play(state, "2,0 r0", "none", "ferry 1,0 r0-r1")

    assert refused(state, "ferry 1,0 r1-r2").rule == "CAR-FE-06"
    assert legal(state) == {"ferry 3,0 r0-r1", "ferry 3,0 r1-r2", "pass"}


def test_from_a_new_lake_the_ways_start_from_all_its_roads() -> None:
    """CAR-FE-16, CAR-FE-08: also from those that its own ferry doesn't join."""
    state = at_table("1,0 FE-FRRR r0 r0-r2", draws="FE-CRRR", expansions="ferries")
    play(state, "2,0 r0", "none")
    assert shown(state)["prompt"]["kind"] == "ferry"

    play(state, "ferry r0-r1")

    assert shown(state)["prompt"]["lakes"] == [[1, 0]]
    assert refused(state, "ferry 2,0 r0-r2").rule == "CAR-FE-06"


def test_a_move_may_open_a_finished_road_and_it_scores_again_as_a_whole() -> None:
    """CAR-FE-09, CAR-FE-18, CAR-FE-10."""
    state = at_table(
        "-1,0 BG-FRRR r0", "1,0 FE-FRRR r0 r0-r1", figures="0 1,0:r0", draws="BG-FRFR", expansions="ferries"
    )
    assert feature(state, "0,0:r0")["complete"]

    play(state, "2,0 r0", "none", "ferry 1,0 r0-r2")
    assert not feature(state, "0,0:r0")["complete"]
    assert feature(state, "0,0:r0")["owners"] == [0]
    play(state, "draw BG-FRRR", "3,0 r0", "none", "pass")

    assert points(state) == [5, 0]


def test_a_ferry_that_closes_a_ring_completes_it() -> None:
    """CAR-FE-17."""
    state = at_table(
        "0,1 BG-FFRR r3", "1,1 BG-FFRR r0", "1,2 BG-FFRR r1", figures="0 1,1:r0", draws="FE-FRRR", expansions="ferries"
    )
    play(state, "0,2 r3", "none")
    opened = state.clone()

    play(state, "ferry r0-r1")
    play(opened, "ferry r1-r2")

    assert points(state) == [4, 0]
    assert points(opened) == [0, 0]
    assert not feature(opened, "1,1:r0")["complete"]


# Gold


def test_both_ingots_are_laid_one_of_them_beside() -> None:
    """CAR-GM-01, CAR-GM-02: the neighbours are the eight around."""
    state = at_table("1,0 BG-FRFR r0 3", "0,-1 BG-CFFF r2", draws="GM-RRRR-2", expansions="gold")
    play(state, "2,0 r0")

    assert shown(state)["prompt"]["kind"] == "figure"  # there was one neighbour only
    assert {tuple(tile["at"]): tile.get("gold") for tile in dumped(state)["tiles"]} == {
        (0, 0): None,
        (1, 0): 4,
        (0, -1): None,
        (2, 0): 1,
    }
    corner = at_table("1,0 BG-FRFR r0", "0,-1 BG-CFFF r2", draws="GM-FRRF-m", expansions="gold")
    play(corner, next(move for move in sorted(legal(corner)) if move.startswith("1,-1 ")))
    assert shown(corner)["prompt"]["kind"] == "ingot"
    assert refused(corner, "gold 9,9").rule == "CAR-GM-01"


def test_gold_of_two_features_completed_at_once_belongs_to_both_majorities() -> None:
    """CAR-X-21, CAR-GM-07: each takes from the own tiles, and chooses where it matters."""
    state = at_table(
        "-1,0 BG-FRRR r0 1",
        "0,-1 BG-FCFC r1 1",
        "1,-1 BG-FFFF-m r0",
        "1,-2 BG-FFFF-m r0",
        figures="0 0,0:r0, 1 0,-1:c0",
        draws="BG-CFFF",
        expansions="gold",
    )
    play(state, "0,-2 r2", "none")

    assert [seat["ingots"] for seat in shown(state)["seats"]] == [0, 1]


def test_who_takes_chooses_between_unequal_tiles() -> None:
    """CAR-GM-07, CAR-GM-11: a monastery of one seat and a road of the other, completed by one tile."""
    state = at_table(
        "0,1 BG-FFFF-m r0",
        "-1,0 BG-FRRR r2 1",
        "-1,1 BG-FFFF-m r0",
        "1,1 BG-FFFF-m r0",
        "0,2 BG-CFFF r2 1",
        "-1,2 BG-CFFF r2",
        "1,2 BG-CFFF r2",
        figures="0 0,1:m, 1 0,0:r0",
        draws="BG-FRRR",
        expansions="gold",
    )
    play(state, "1,0 r2", "none")

    assert legal(state) == {"take -1,0", "take 0,2"}
    assert refused(state, "take 0,0").rule == "CAR-GM-07"
    other = state.clone()
    play(state, "take -1,0")
    play(other, "take 0,2")
    assert [seat["ingots"] for seat in shown(state)["seats"]] == [2, 0]
    assert [seat["ingots"] for seat in shown(other)["seats"]] == [1, 1]


# Mage & Witch


def test_either_of_them_may_be_placed_or_moved() -> None:
    """CAR-MW-03."""
    for where in ({"mage": None, "witch": None}, {"mage": "0,0:r0", "witch": None}):
        state = at_table("0,1 BG-FFFF-m r0", draws="MW-CFCF-s", expansions="magic", magic=where)
        play(state, "0,-1 r0")
        assert {move.split()[0] for move in legal(state)} == {"mage", "witch"}
        assert ("mage 0,0:r0" in legal(state)) == (where["mage"] is None)


# Robbers


def test_where_robbers_go_and_who_may_place_one() -> None:
    """CAR-RB-01, CAR-RB-02, CAR-RB-03, CAR-RB-15: first the active seat, then all with a robber in supply."""
    state = at_table(
        draws="RB-CFFF", seats=3, points=[4, 7, 54], robbers=[7, None, None], expansions="robbers", active=0
    )
    play(state, "0,-1 r2")

    assert legal(state) == {"robber 4", "pass"}  # seat 2 has gone round once: CAR-RB-16
    assert refused(state, "robber 7").rule == "CAR-RB-02"
    assert refused(state, "robber 30").rule == "CAR-RB-01"
    play(state, "pass")
    assert state.to_move == 1
    assert legal(state) == {"robber 4", "pass"}
    play(state, "robber 4")
    assert state.to_move == 2
    assert legal(state) == {"robber 4", "robber 7", "pass"}
    play(state, "pass", "meeple c0")
    assert points(state) == [8, 9, 54]


def test_seats_whose_robber_is_on_the_track_are_not_asked() -> None:
    """CAR-RB-03."""
    state = at_table(draws="RB-CFFF", points=[0, 0], robbers=[None, 0], expansions="robbers")

    play(state, "0,-1 r2", "robber 0")

    assert shown(state)["prompt"]["kind"] == "figure"


def test_a_robber_stays_when_its_own_seat_leaves_the_space() -> None:
    """CAR-RB-14, CAR-RB-09."""
    state = at_table(
        *CLOSED, figures="0 0,0:r0", draws="BG-FRRR", points=[20, 3], robbers=[20, None], expansions="robbers"
    )
    play(state, "2,0 r0", "none")

    assert points(state) == [24, 3]
    assert shown(state)["seats"][0]["robber"] == 20


def test_spaces_are_those_of_the_ring() -> None:
    """CAR-RB-16: a figure a lap ahead is robbed too."""
    state = at_table(
        *CLOSED, figures="0 0,0:r0", draws="BG-FRRR", points=[62, 3], robbers=[None, 12], expansions="robbers"
    )
    play(state, "2,0 r0", "none")

    assert points(state) == [66, 5]


def test_fields_at_the_end_are_not_robbed() -> None:
    """CAR-X-36, CAR-RB-13."""
    state = at_table(
        "0,-1 BG-CFFF r2",
        figures="0 0,0:f0",
        pile={"BG-FFFF-m": 1},
        points=[5, 0],
        robbers=[None, 5],
        expansions="robbers",
    )
    play(state, "draw BG-FFFF-m", "0,1 r0", "none")

    assert points(state) == [8, 0]


# Messengers


def test_messages_come_round_in_the_same_order() -> None:
    """CAR-MSG-19: once all are known nothing is drawn."""
    order = [5, 6, 1, 2, 3, 4, 7, 8]
    state = at_table(
        *CLOSED,
        figures="0 0,0:r0",
        draws="BG-FRRR",
        points=[6, 0],
        expansions="messengers",
        messages={"order": order, "turned": 17},
    )
    events = play(state, "2,0 r0", "none", "marker")

    message = next(event for event in events if event.kind == "message")
    assert message.data == {"message": 6}
    assert shown(state)["messages"] == {"order": order, "turned": 18}


# Flying Machines


def test_nobody_lands_on_a_machine() -> None:
    """CAR-FM-10, CAR-FM-05: its tile has nothing but a field."""
    state = at_table("0,1 FM-FFFF-NW r0", draws="FM-FFFF-W", expansions="flying")
    play(state, "1,1 r0", "fly meeple")
    assert shown(state)["prompt"]["paths"] == [[0, 1], [-1, 1], [-2, 1]]

    assert [event.kind for event in play(state, "roll 1")] == ["rolled", "crashed"]


# Crop Circles


def test_monks_are_never_meant() -> None:
    """CAR-X-17."""
    for symbol, cell in (("CC-CFRF", "0,-1 r2"), ("CC-FRRR", "1,0 r0"), ("CC-CFCF", "0,-1 r0")):
        state = at_table("0,1 BG-FFFF-m r0", figures="1 0,1:m, 0 0,1:m", draws=symbol, expansions="crops")
        play(state, cell, "none", "crop B")
        assert len(dumped(state)["figures"]) == 2


# All together


def test_pieces_are_conserved() -> None:
    """CAR-SET-05, CAR-SET-06, CAR-SET-08, CAR-GM-04, CAR-TB-23, CAR-SCORE-07: over random plays with all expansions."""
    for seed in range(4):
        before = [0] * 6
        for state in random_play(seed, seats=2 + seed, expansions=[*EXPANSIONS]):
            view = shown(state)
            for seat, entry in enumerate(view["seats"]):
                standing = [figure["figure"] for figure in view["figures"] if figure["seat"] == seat]
                for kind, most in (("meeple", 7), ("big", 1), ("builder", 1), ("pig", 1)):
                    assert entry["supply"][kind] + standing.count(kind) == most
                assert entry["points"] == entry["marker"] + entry["messenger"]
                assert entry["points"] >= before[seat]
                before[seat] = entry["points"]
            assert view["ingots_left"] >= 0
            assert view["ferries_left"] >= 0
            tiles = len(view["tiles"]) + view["pile"] + len(view["discarded"])
            assert tiles + (view["tile"] is not None) == 160


def test_a_crop_action_follows_every_crop_tile() -> None:
    """CAR-CC-01, CAR-CC-12, CAR-X-33: also those of extra tiles and the last one."""
    for seed in range(6):
        state, rng = GAME.new(GAME.options_of({"seats": 3, "expansions": [*EXPANSIONS]})), Random(seed)
        laid = chosen = 0
        while state.to_move != OVER:
            move = state.random_move(rng)
            laid += GAME.describe(state, move)["kind"] == "place" and str(dumped(state)["tile"]).startswith("CC-")
            chosen += GAME.describe(state, move)["kind"] == "crop"
            state.apply(move)
        assert laid == chosen
