"""The professions and VP cards where the worked cases leave something open."""

import pytest

from tests.games.guildhall.table import at_table, legal, play, refused, seat, shown

ALL = {"professions": "all"}


def test_a_swap_is_offered_only_as_far_as_it_can_be_completed() -> None:
    """GH-412, GH-902: after a card that they have, that very card must be taken."""
    row = ["vp3_swap", "vp5", "vp5", "vp5", "vp5"]
    state = at_table(seat(guild="RO-r HU-b", completed="SC"), seat(guild="RO-r SC-b TX-y"), row=row)
    play(state, "buy vp3_swap", "pay SC", "top SC-r", "row vp7")

    assert legal(state) == {"give HU-b", "give RO-r", "skip"}
    play(state, "give RO-r")
    assert legal(state) == {"for RO-r s1"}
    play(state, "for RO-r s1")
    assert legal(state) == {"for SC-b s1", "for TX-y s1"}


def test_a_trade_may_complete_a_chapter_on_both_sides() -> None:
    """GH-708, GH-702: the active seat's first."""
    mine, theirs = seat("TR-r", "SC-r SC-b SC-y SC-g TX-p"), seat(guild="TX-r TX-b TX-y TX-g SC-p")
    state = at_table(mine, theirs, options=ALL)

    events = play(state, "play TR-r 0", "give TX-p", "for SC-p s1")

    told = [(event.seat, event.data["profession"]) for event in events if event.kind == "complete"]
    assert told == [(0, "SC"), (1, "TX")]


def test_a_weaver_may_take_back_what_it_puts_in() -> None:
    """GH-1508, GH-709."""
    state = at_table(seat("WE-y SC-b SC-b HU-y", "WE-r WE-b SC-b"), options=ALL)
    play(state, "play WE-y 2")

    assert legal(state) == {"hand HU-y"}
    play(state, "hand HU-y")
    assert legal(state) == {"hand SC-b"}
    play(state, "hand SC-b")
    assert legal(state) == {"for SC-b"}


def test_the_hunter_lays_a_chapter_in_the_order_that_it_likes() -> None:
    """GH-802, GH-1201."""
    guild = "HU-r HU-b HU-y HU-g SC-r SC-b"
    state = at_table(seat("HU-p", guild), pile=["TX-r", "TX-b", "TX-y"])

    events = play(state, "play HU-p 4", "fetch TX-r", "fetch TX-b", "fetch TX-y", "lay SC-b", "lay SC-r")

    assert events[-1].data["top"] == "SC-r"
    assert shown(state)["pile"] == {"count": 2, "top": "SC-r", "cards": None, "known": None}


def test_the_hunter_gives_one_chapter_at_level_4() -> None:
    """GH-802."""
    guild = "HU-r HU-b HU-y HU-g SC-r SC-b PE-r"
    state = at_table(seat("HU-p", guild), pile=["TX-r", "TX-b", "TX-y"])
    play(state, "play HU-p 4", "fetch TX-r", "fetch TX-b", "fetch TX-y", "lay SC-b")

    assert refused(state, "lay PE-r").rule == "GH-802"


def test_what_lies_in_the_pile_doesnt_change_what_is_offered() -> None:
    """GH-409."""
    offered = [
        legal(at_table(seat("HU-y", "HU-r HU-b SC-y"), pile=pile))
        for pile in (["HU-r", "SC-y", "HU-b"], ["RO-r", "RO-b", "TX-y"])
    ]

    assert offered[0] == offered[1]
    assert {"play HU-y 0", "play HU-y 2"} <= offered[0]


def test_a_historian_needs_a_second_card_after_the_first() -> None:
    """GH-1506, GH-409: one card alone that can be placed leaves level 2."""
    guild = "HI-r HI-b HI-y HI-g"
    state = at_table(seat("HI-p", guild), pile=["SC-r", "HI-r"], options=ALL)
    play(state, "play HI-p 4")

    assert legal(state) == {"level 2"}
    events = play(state, "level 2", "fetch SC-r")
    assert [event.kind for event in events] == ["lower", "found", "place"]
    assert shown(state)["prompt"]["kind"] == "action"


def test_a_historian_takes_the_top_card_and_all_see_the_next() -> None:
    """GH-1506, GH-1301."""
    state = at_table(seat("HI-p"), pile=["SC-r", "TX-b"], options=ALL)

    events = play(state, "play HI-p 0")

    told = next(event for event in events if event.kind == "uncovered")
    assert told.data == {"top": "SC-r"}
    assert told.learners == [0, 1, -3]


@pytest.mark.parametrize(("level", "cards"), [(0, 1), (4, 2)])
def test_the_assassin_discards_cards_of_one_opponent(level: int, cards: int) -> None:
    """GH-1503, GH-411."""
    mine, theirs = seat("AS-p", "AS-r AS-b AS-y AS-g"), seat(guild="SC-r SC-b")
    state = at_table(mine, theirs, options=ALL)

    play(state, f"play AS-p {level}", *["strike SC-r s1", "strike SC-b s1"][:cards])

    assert shown(state)["pile"]["count"] == cards


def test_robber_4_takes_two_cards_one_after_the_other() -> None:
    """GH-805, GH-707, GH-701: a chapter completed by the first makes room for the second."""
    mine = seat("RO-p", "RO-r RO-b RO-y RO-g SC-r SC-b SC-y SC-g")
    state = at_table(mine, seat("SC-p SC-r"))
    play(state, "play RO-p 4 s1")

    assert legal(state) == {"take SC-p"}
    play(state, "take SC-p", "take SC-r")
    assert shown(state)["seats"][0]["guild"] == {"RO": ["r", "b", "y", "g"], "SC": ["r"]}


def test_a_bricklayer_needs_enough_cards_to_put_back() -> None:
    """GH-801, GH-1203: what is put back lies on an empty deck."""
    mine = seat("BR-p SC-r", "BR-r BR-b")
    state = at_table(mine, deck={}, pile=[])

    assert "play BR-p 2" not in legal(state)
    play(state, "play BR-p 0")
    assert legal(state) == {"back SC-r"}
    play(state, "back SC-r")
    assert shown(state)["put_back"]["cards"] == ["SC-r"]


def test_a_chapter_moves_whole_or_not_and_vp_cards_may_be_bought_for_their_value_alone() -> None:
    """GH-706, GH-604, GH-908: no chapter can move, so nothing is asked."""
    row = ["vp2_chapter", "vp5", "vp5", "vp5", "vp5"]
    state = at_table(seat(guild="PE-r", completed="SC"), seat(guild="PE-r PE-y"), row=row)

    play(state, "buy vp2_chapter", "pay SC", "top SC-r", "row vp7")

    assert shown(state)["prompt"]["kind"] == "action"
    assert state.points(0) == 2


def test_paying_with_two_chapters_of_one_profession() -> None:
    """GH-601, GH-1304: of the second chapter others know nothing."""
    row = ["vp9", "vp5", "vp5", "vp5", "vp5"]
    options = {"memory": True}
    state = at_table(seat(completed="SC SC"), row=row, options=options)

    play(state, "buy vp9", "pay SC", "pay SC", "top SC-y", "row vp7")

    assert shown(state, 1)["pile"]["known"] == ["SC-r", "SC-b", "SC-y", "SC-g", "SC-p"]
    assert len(shown(state, 0)["pile"]["known"]) == 10
