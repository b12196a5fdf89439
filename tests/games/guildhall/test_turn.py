"""Set-up, actions, the end of the turn and of the game."""

from pessoi.core.random import Random
from pessoi.core.state import CHANCE
from pessoi.games.guildhall.game import GAME
from pessoi.games.guildhall.state import ENDED, SETUP
from tests.games.guildhall.table import at_table, legal, loaded, play, random_play, refused, seat, shown

NINE = "BR-r BR-b HU-r HU-b PE-r PE-b RO-r RO-g SC-r"


def test_the_table_draws_first_player_row_and_nine_cards_for_each() -> None:
    """GH-201, GH-202, GH-203, GH-207."""
    state = GAME.new(GAME.options_of({"seats": 3}))
    rng = Random(1)
    kinds = []
    while state.to_move == CHANCE:
        move = state.random_move(rng)
        kinds.append(GAME.write_move(move).split()[0])
        state.apply(move)

    assert kinds == ["first"] + ["row"] * 5 + ["draw"] * 27
    view = shown(state)  # type: ignore[arg-type]
    assert [entry["hand"] for entry in view["seats"]] == [9, 9, 9]
    assert view["deck"] == 120 - 27
    assert view["area"] == []
    assert view["prompt"]["kind"] == "setup"


def test_opening_cards_use_no_ability_and_discards_of_the_setup_stay() -> None:
    """GH-206."""
    state = loaded({"step": "setup", "turn": 0, "seats": [seat(NINE), seat("TX-r TX-b TX-y")]})

    events = play(state, "discard HU-r", "done", "draw SC-p", "place BR-r", "place HU-b", "place SC-r")

    assert {event.kind for event in events} == {"discard", "draw", "place"}
    assert shown(state)["pile"] == {"count": 1, "top": "HU-r", "cards": None, "known": None}
    assert state.step == SETUP
    assert state.to_move == 1


def test_eight_cards_of_two_kinds_bring_one_more() -> None:
    """GH-205: with ``first_refill`` 8."""
    hand = "SC-b SC-b SC-b SC-b SC-r SC-r SC-r HU-g HU-b"
    position = {"step": "setup", "turn": 0, "seats": [seat(hand), seat("TX-r TX-b TX-y")]}
    state = loaded(position, first_refill=8)

    events = play(state, "discard HU-g", "discard HU-b", "done", "draw SC-r", "draw BR-r")

    assert [event.kind for event in events if event.kind in ("more", "draw")] == ["draw", "more", "draw"]
    assert shown(state)["prompt"]["kind"] == "opening"


def test_a_turn_has_two_actions_of_any_kind_and_may_end_early() -> None:
    """GH-301, GH-302, GH-306."""
    state = at_table(seat("BR-r HU-r PE-r RO-r SC-r TX-r"), seat("TX-g"))

    play(state, "done", "done")
    assert state.to_move == 1
    play(state, "end")
    assert state.to_move == 0
    assert shown(state)["actions"] == 2


def test_an_action_is_finished_before_the_next_begins() -> None:
    """GH-305."""
    state = at_table(seat("BR-r HU-r PE-r RO-r SC-r TX-r"))

    play(state, "discard HU-r")

    assert refused(state, "play BR-r -").rule == "GH-305"
    assert refused(state, "end").rule == "GH-305"


def test_no_turn_has_more_actions_than_the_bound() -> None:
    """GH-304: one more with the Dancer."""
    for seats, professions, most in ((2, "job_faire", 9), (4, "job_faire", 12), (3, "all", 10)):
        for seed in range(3):
            taken, turn = 0, 0
            for state in random_play(seed, seats=seats, professions=professions):
                if state.turn != turn:
                    turn, taken, left = int(state.turn), 0, int(state.actions)
                elif state.turn and state.actions < left:
                    taken += 1
                left = int(state.actions)
                assert taken <= most


def test_a_fourth_chapter_of_the_area_is_given_up_before_the_next_card_moves() -> None:
    """GH-1001, GH-1002, GH-703."""
    mine = seat("PE-p SC-r", "PE-r PE-b PE-y PE-g", "BR HU SC")
    state = at_table(mine)

    play(state, "play PE-p -", "play SC-r -")

    assert state.to_move == 0
    assert shown(state)["area"] == ["SC-r"]
    play(state, "drop PE", "top PE-b")
    assert shown(state)["seats"][0]["guild"] == {"SC": ["r"]}
    assert state.to_move == 1


def test_a_duplicate_of_the_action_area_is_discarded() -> None:
    """GH-705, GH-710, GH-1002."""
    state = at_table(seat("SC-r"))

    events = play(state, "play SC-r 0", "show SC-r", "end")

    assert [event.data["card"] for event in events if event.kind == "duplicate"] == ["SC-r"]
    assert shown(state)["pile"]["top"] == "SC-r"


def test_who_has_twenty_at_the_end_of_the_turn_wins_and_nobody_plays_on() -> None:
    """GH-1004, GH-1005, GH-1101."""
    state = at_table(seat(vp_cards="vp9 vp7 vp3_hand", tokens=1), seat(tokens=19))

    play(state, "end")

    assert state.step == ENDED
    result = state.result()
    assert result is not None
    assert (result.points, result.winners, result.reason) == ([20, 19], [0], "twenty")
    assert legal(state) == set()


def test_a_card_may_be_played_without_its_ability_and_a_lower_level_used() -> None:
    """GH-401, GH-407, GH-410."""
    state = at_table(seat("BR-p HU-r", "BR-r BR-b BR-y BR-g"))

    assert {"play BR-p -", "play BR-p 0", "play BR-p 2", "play BR-p 4"} <= legal(state)


def test_actions_of_vp_cards_come_at_once_and_without_a_question() -> None:
    """GH-603, GH-906, GH-303."""
    row = ["vp7", "vp4_action", "vp5", "vp5", "vp9"]
    state = at_table(seat(completed="BR HU SC"), row=row)

    play(state, "buy vp4_action", "pay BR", "top BR-r", "row vp5", "buy vp7", "pay HU", "pay SC", "top SC-r", "row vp5")

    assert shown(state)["actions"] == 3
    assert state.points(0) == 11
