"""The start, and the numbers of the components."""

from collections import Counter

import pytest

from pessoi.core.errors import Malformed
from pessoi.games.africana import GAME
from pessoi.games.africana.files import SHIPPED
from pessoi.games.africana.tables import SHIPPED_BOARD
from tests.games.africana.table import dumped, random_play, shown


def test_the_material_is_complete() -> None:
    """AF-01, AF-03, AF-04."""
    cards = SHIPPED.cards
    assert Counter(place["region"] for place in SHIPPED.board["locations"]) == {"north": 11, "south": 11}
    assert (len(cards["missions"]), len(cards["adventures"]), sum(cards["travel_cards"].values())) == (34, 30, 60)
    kinds = Counter((a["book"], a.get("artifact", a.get("helper"))) for a in cards["adventures"])
    assert set(kinds.values()) == {1, 2}


def test_ids_are_the_names_of_the_notation() -> None:
    """Missions by letter and number, adventures by book and number: so own files have a notation too."""
    assert SHIPPED_BOARD.missions == [
        f"{letter}{number:02}" for letter, last in (("A", 10), ("B", 10), ("C", 14)) for number in range(1, last + 1)
    ]
    assert SHIPPED_BOARD.adventures == [f"{book}{number:02}" for book in "NS" for number in range(1, 16)]


@pytest.mark.parametrize(("seats", "boxed", "left"), [(2, 10, 19), (3, 7, 22), (4, 4, 25)])
def test_c_missions_are_taken_out_by_the_number_of_players(seats: int, boxed: int, left: int) -> None:
    """AF-13."""
    state = next(state for state in random_play(3, seats=seats) if state.round)
    view = shown(state)

    assert view["pile"]["boxed"] == boxed
    assert view["pile"]["count"] == left


def test_companies_follow_from_the_starting_seat() -> None:
    """AF-11, AF-20."""
    state = next(state for state in random_play(3, seats=3, first="2") if state.round)
    view = shown(state)

    assert [seat["company"] for seat in view["seats"]] == ["france", "germany", "italy"]
    assert view["to_move"] == 2


def test_a_starting_seat_that_is_not_there_is_refused() -> None:
    """AF-11."""
    with pytest.raises(Malformed) as caught:
        GAME.options_of({"seats": 2, "first": "3"})

    assert [fault.key for fault in caught.value.faults] == ["africana-options-first"]


def test_cards_and_silver_are_never_lost() -> None:
    """AF-05, AF-15, AF-45, AF-65: 60 travel cards, four markers a seat, whatever happens."""
    for state in random_play(5, seats=3, round_limit=40):
        position = dumped(state)
        held = sum(sum(seat["travel"].values()) for seat in position["seats"])
        table = sum(card in SHIPPED.cards["travel_cards"] for card in position["table"])
        assert held + table + sum(position["discard"].values()) + state.pile_size == 60
        markers = Counter(seat for slot in position["missions"] if slot for seat in slot["markers"])
        assert all(seat["markers"] + markers[k] == 4 for k, seat in enumerate(shown(state)["seats"]))
