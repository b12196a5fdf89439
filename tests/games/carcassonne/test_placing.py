"""Where a tile may lie."""

import pytest

from pessoi.core.state import CHANCE, OVER
from pessoi.games.carcassonne import GAME
from pessoi.games.carcassonne.expansions.sets import EXPANSIONS
from pessoi.games.carcassonne.tiles import TILES
from tests.games.carcassonne.table import at_table, legal, play, refused


def test_a_tile_that_fits_must_be_placed() -> None:
    """CAR-TILE-01: there is no passing, and every placement that fits may be chosen."""
    state = at_table(draws="BG-FRFR")

    assert legal(state) == {"1,0 r0", "1,0 r2", "-1,0 r0", "-1,0 r2", "0,1 r0", "0,1 r2"}
    assert refused(state, "none").rule == "CAR-TURN-01"


def test_a_taken_cell_is_refused() -> None:
    """CAR-TILE-02."""
    refusal = refused(at_table(draws="BG-CRFR"), "0,0 r0")

    assert (refusal.rule, refusal.key, refusal.data) == ("CAR-TILE-02", "carcassonne-refusal-taken", {"at": "0,0"})


@pytest.mark.parametrize(("move", "corner"), [("1,1 r0", "yes"), ("5,5 r0", "no"), ("-255,255 r0", "no")])
def test_a_side_must_touch(move: str, corner: str) -> None:
    """CAR-TILE-02: a corner isn't enough."""
    refusal = refused(at_table(draws="BG-FFFF-m"), move)

    assert (refusal.rule, refusal.key) == ("CAR-TILE-02", "carcassonne-refusal-apart")
    assert refusal.data == {"at": move.split()[0], "corner": corner}


def test_a_refusal_names_every_edge_that_does_not_match() -> None:
    """CAR-TILE-03: by side of the board, with what would meet there."""
    state = at_table("1,0 BG-FRFR r0", "1,-1 BG-CFFF r1", draws="BG-FRFR")

    refusal = refused(state, "0,-1 r1")

    assert refusal.rule == "CAR-TILE-03"
    assert refusal.data == {
        "at": "0,-1",
        "side": "S",
        "here": "road",
        "there": "city",
        "edges": [{"side": "S", "here": "road", "there": "city"}],
    }
    both = refused(state, "0,-1 r0").data["edges"]
    assert both == [
        {"side": "E", "here": "road", "there": "field"},
        {"side": "S", "here": "field", "there": "city"},
    ]


def test_only_edges_matter() -> None:
    """CAR-TILE-04: tiles with the same edges fit the same cells, whatever else is on them."""
    fits: dict[tuple[int, ...], set[str]] = {}
    for tile in TILES:
        moves = legal(at_table("1,0 BG-CFRR r1", draws=tile.id, expansions=EXPANSIONS))
        assert fits.setdefault(tile.edges, moves) == moves


def test_a_tile_that_fits_nowhere_is_out_and_the_same_seat_draws_again() -> None:
    """CAR-TILE-05."""
    state = at_table("0,-1 BG-CFFF r2", pile={"BG-CCCC-p": 1, "BG-FRFR": 1}, active=1)

    events = play(state, "draw BG-CCCC-p")

    assert [event.kind for event in events] == ["drawn", "discarded"]
    assert (state.to_move, legal(state)) == (CHANCE, {"draw BG-FRFR"})
    play(state, "draw BG-FRFR")
    assert state.to_move == 1


def test_when_the_pile_runs_out_without_a_fitting_tile_the_game_ends() -> None:
    """CAR-TILE-05, CAR-END-01."""
    state = at_table("0,-1 BG-CFFF r2", pile={"BG-CCCC-p": 1}, figures="0 0,0:r0")

    events = play(state, "draw BG-CCCC-p")

    assert state.to_move == OVER
    assert [event.kind for event in events] == ["drawn", "discarded", "points", "over"]
    assert GAME.dump(state)["discarded"] == ["BG-CCCC-p"]


def test_only_tiles_in_the_pile_can_be_drawn() -> None:
    """CAR-SET-01."""
    state = at_table(pile={"BG-FRFR": 2})

    refusal = refused(state, "draw BG-RRRR")
    assert (refusal.rule, refusal.data) == ("CAR-SET-01", {"tile": "BG-RRRR"})


@pytest.mark.parametrize("move", [-1, -(10**12), 15, 1 << 40, (1 << 20) | 4, 1 | 999 << 4, 0 | 9 << 4])
@pytest.mark.parametrize("step", ["first", "draw", "place", "figure"])
def test_any_other_integer_is_refused(move: int, step: str) -> None:
    """CAR-TURN-01: whatever the number, a refusal and no error."""
    state = at_table(draws="BG-FRFR") if step in ("place", "figure") else GAME.new(GAME.options_of({"first": "0"}))
    if step == "first":
        state = GAME.new(GAME.options_of({}))
    if step == "figure":
        play(state, "1,0 r0")
    before = GAME.dump(state)

    assert state.refusal(move) is not None
    assert GAME.dump(state) == before
