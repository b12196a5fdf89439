"""The order of a turn and of the turns."""

from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, SPECTATOR
from pessoi.games.carcassonne import GAME
from tests.games.carcassonne.table import at_table, legal, play, points, random_play, refused, shown


def test_a_turn_is_draw_place_figure() -> None:
    """CAR-TURN-01: each step in its time, all by the seat whose turn it is (CAR-GEN-08)."""
    state = at_table(active=1)
    for step, move in (("draw", "draw BG-FRFR"), ("place", "1,0 r0"), ("figure", "meeple r0")):
        for other in ("draw BG-FRFR", "1,0 r0", "meeple r0", "none", "first 0"):
            if other.split()[0] != move.split()[0] and not (step == "figure" and other == "none"):
                refusal = refused(state, other)
                assert (refusal.rule, refusal.data) == ("CAR-TURN-01", {"step": step})
        assert state.to_move == (CHANCE if step == "draw" else 1)
        play(state, move)
    assert state.to_move == CHANCE


def test_turns_go_round_clockwise() -> None:
    """CAR-GEN-03."""
    state = GAME.new(GAME.options_of({"seats": 3, "first": "1"}))
    rng = Random(4)
    seats: list[int] = []
    while len(seats) < 7:
        move = state.random_move(rng)
        if GAME.describe(state, move)["kind"] == "place":
            seats.append(state.to_move)
        state.apply(move)

    assert seats == [1, 2, 0, 1, 2, 0, 1]


def test_a_step_without_choice_is_passed_over() -> None:
    """CAR-GEN-09, CAR-MEE-06: without a meeple in supply the turn ends with the tile."""
    figures = "0 0,0:c0, 0 0,0:r0, 0 0,0:f0, 0 0,0:f1, 0 1,0:c0, 0 1,0:f0, 0 1,0:f1"
    state = at_table("1,0 BG-CRFR r0", figures=figures, draws="BG-FFFF-m")

    play(state, "0,1 r0")

    assert state.to_move == CHANCE
    assert shown(state)["seats"][0]["supply"] == {"meeple": 0}


def test_a_tile_whose_features_are_all_taken_needs_no_figure_step() -> None:
    """CAR-GEN-09, CAR-MEE-03."""
    state = at_table("0,-1 BG-CCCC-p r0", figures="1 0,0:c0", draws="BG-CCFC")
    assert "none" not in legal(state)

    play(state, "1,-1 r0")

    assert {"meeple f0", "none"} == legal(state)
    other = at_table("0,-1 BG-FCFC r1", figures="1 0,0:c0", draws="BG-CCCC-p")
    play(other, "0,-2 r0")
    assert other.to_move == CHANCE


def test_everybody_sees_the_drawn_tile() -> None:
    """CAR-TILE-06, CAR-GEN-04: all seats and spectators learn it; only the order of the pile is unknown."""
    state = at_table(seats=3)

    events = play(state, "draw BG-FFFF-m")

    assert events[0].kind == "drawn"
    assert events[0].learners == [0, 1, 2, SPECTATOR]
    assert len({str(GAME.view(state.redact(seat), seat)) for seat in (0, 1, 2, SPECTATOR)}) == 1
    assert GAME.dump(state.redact(1)) == GAME.dump(state) == GAME.dump(state.determinize(Random(1)))


def test_a_placed_tile_shows_nobody_anything_new() -> None:
    """It can be taken back while its seat has the move."""
    state = at_table(draws="BG-FRFR")

    assert [event.learners for event in play(state, "1,0 r0")] == [[]]


def test_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    """CAR-END-01: its player may still place a figure, and it is scored."""
    state = at_table(pile={"BG-CFFF": 1})

    play(state, "draw BG-CFFF", "0,-1 r2")
    assert state.to_move == 0
    play(state, "meeple c0")

    assert state.to_move == OVER
    assert points(state) == [4, 0]
    assert refused(state, "draw BG-CFFF").rule == "CAR-END-01"


def test_the_seats_with_most_points_share_the_victory() -> None:
    """CAR-END-08."""
    state = at_table(pile={"BG-FFFF-m": 1}, points=[3, 12, 12], seats=3)

    events = play(state, "draw BG-FFFF-m", "0,1 r0", "none")

    result = state.result()
    assert result is not None
    assert (list(result.winners), result.reason, result.tie_break) == ([1, 2], "pile", "")
    assert events[-1].data == {"winners": [1, 2]}


def test_scores_never_fall_and_meeples_are_conserved() -> None:
    """CAR-SCORE-07, CAR-SET-03: over random plays; so are the 72 tiles (CAR-SET-01)."""
    for seed in range(6):
        before = [0] * 6
        for state in random_play(seed, seats=2 + seed % 5):
            view = shown(state)
            for seat, entry in enumerate(view["seats"]):
                standing = [figure for figure in view["figures"] if figure["seat"] == seat]
                assert entry["supply"]["meeple"] + len(standing) == 7
                assert entry["points"] >= before[seat]
                before[seat] = entry["points"]
            tiles = len(view["tiles"]) + view["pile"] + len(view["discarded"])
            assert tiles + (view["tile"] is not None) == 72
