"""Turns: what the cases leave out."""

import pytest

from pessoi.core.play import Play
from pessoi.core.state import OVER
from pessoi.games.africana import GAME
from tests.games.africana.table import at_table, dumped, legal, loaded, moving, play, refused, shown


def test_every_turn_begins_with_all_three_actions() -> None:
    """AF-21, AF-22."""
    assert legal(at_table({"silver": 0})) == {"A", "B", "C"}


def test_the_wild_card_enters_every_neighbour() -> None:
    """AF-40, AF-44."""
    state = moving({"location": "lagos"})

    steps = {move.split()[1] for move in legal(state) if move.startswith("step")}

    assert steps == {"khartoum", "timbuktu", "dakar", "cape_town", "leopoldville"}


def test_paid_helper_cards_come_back_in_their_own_colour() -> None:
    """AF-46."""
    state = moving({"location": "cape_town", "silver": 5, "helpers": ["pink"], "adventures": ["N11"]})
    play(state, "step walvis_bay pink-helper paid", "done")

    assert dumped(state)["seats"][0]["helpers"] == ["pink"]
    assert dumped(state)["seats"][0]["silver"] == 0


def test_several_colours_can_be_bought_in_one_action() -> None:
    """AF-46."""
    state = moving({"location": "ujiji", "silver": 10, "travel": {"pink": 2}, "wild": False}, table=["wild"])
    play(state, "step victoria_falls pink paid", "step ujiji pink paid")

    assert dumped(state)["seats"][0]["silver"] == 0


def test_silver_gained_on_the_way_buys_a_colour() -> None:
    """AF-47."""
    state = moving(
        {"location": "luanda", "silver": 2, "travel": {"pink": 1}},
        missions=[{"mission": "A04", "markers": [0]}],
    )
    assert refused(state, "step victoria_falls pink paid").key == "africana-refusal-silver"

    play(state, "complete 1", "step victoria_falls pink paid")

    assert dumped(state)["seats"][0]["silver"] == 0


def test_discards_have_one_order() -> None:
    """AF-65, section 12: no set of cards can be given in two ways."""
    state = at_table({"travel": {"pink": 2, "purple": 2}})
    play(state, "A", "draw cyan", "draw cyan", "discard cyan")

    assert refused(state, "discard pink").key == "africana-refusal-discard-order"
    assert legal(state) == {"discard cyan", "discard purple", "discard wild"}


def test_enough_must_come_after_a_discard() -> None:
    """AF-65."""
    state = at_table({"travel": {"pink": 4}})
    play(state, "A", "draw cyan", "draw purple")

    assert refused(state, "discard wild").key == "africana-refusal-discard-short"


def test_a_lost_wild_card_does_not_come_back() -> None:
    """AF-65, AF-91."""
    state = at_table({"travel": {"pink": 4}})
    play(state, "A", "draw pink", "draw pink", "discard pink", "discard wild")

    assert shown(state)["removed"]["wild"] == [0]
    assert "step cairo wild" not in legal(moving({"location": "aswan", "wild": False}))


def test_several_adventures_go_in_the_order_of_their_ids() -> None:
    """AF-66."""
    books = {"north": {"left": ["N01", "N02"], "right": ["N03"]}}
    state = at_table({"silver": 10, "open": ["N05", "N07", "N09"]}, books=books)
    play(state, "B", "buy left", "buy left", "done", "discard N07")

    assert refused(state, "discard N05").key == "africana-refusal-discard-order"
    play(state, "discard N09")
    assert dumped(state)["removed"] == ["N07", "N09"]


def test_joining_is_for_displayed_missions_at_their_start() -> None:
    """AF-50, AF-58."""
    state = moving({"location": "dakar"}, missions=["A03", "A01"])

    assert refused(state, "join 2").rule == "AF-50"
    assert "join 1" in legal(state)


@pytest.mark.parametrize("move", ["turn left", "complete N01", "join 1", "discard pink", "draw pink", "done"])
def test_nothing_but_an_action_begins_a_turn(move: str) -> None:
    """AF-21, AF-49."""
    assert refused(at_table(), move).key == "africana-refusal-step"


def test_the_last_turns_are_played_without_refill() -> None:
    """AF-71, AF-72."""
    state = moving(
        {"location": "khartoum"},
        {"location": "luanda"},
        round=30,
        ending=True,
        letters={},
        missions=[None, {"mission": "A03", "markers": [0]}, {"mission": "A04", "markers": [1]}, "A01", "A02"],
    )
    events = play(state, "complete 2", "done", "C", "complete 3", "done")

    assert state.to_move == OVER
    assert not any(event.kind in ("mission", "ending") for event in events)
    assert [event.seat for event in events if event.kind == "completed_mission"] == [0, 1]


def test_a_negative_total_stays() -> None:
    """AF-79, AF-84."""
    state = loaded(
        {
            "step": "over",
            "reason": "round_limit",
            "round": 3,
            "active": 1,
            "seats": [{"silver": 0, "adventures": ["N11", "N12", "N13"]}, {"silver": 0}],
        },
        round_limit=3,
    )

    assert [state.points(seat) for seat in range(2)] == [-10, 0]


def test_a_page_that_shows_nothing_new_may_be_taken_back_and_a_new_one_may_not() -> None:
    """AF-36."""
    books = {"north": {"left": ["N01", "N02"], "right": ["N03"]}}
    state = at_table({"silver": 3}, books=books)
    table = Play(GAME, GAME.options_of({}), start=state)
    for text in ("B", "turn left"):
        table.apply(0, [GAME.read_move(text)])
    assert table.undo_ply(0) == 0
    table.apply(0, [GAME.read_move("turn right")])
    table.apply(0, [GAME.read_move("turn right")])
    table.advance(GAME.read_move("page N04"))

    assert table.undo_ply(0) is None


def test_a_movement_is_one_batch() -> None:
    """AF-48: small decisions, taken together and back together."""
    state = at_table({"location": "cape_town", "travel": {"pink": 1}})
    table = Play(GAME, GAME.options_of({}), start=state)

    table.apply(0, [GAME.read_move(text) for text in ("C", "step port_natal wild", "step mozambique pink")])

    assert table.undo_ply(0) == 0
