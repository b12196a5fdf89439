"""What the judgement of bots prefers, and playouts that it leads."""

from pessoi.core.random import Random
from pessoi.games.guildhall.game import GAME
from tests.games.guildhall.table import at_table, play, seat


def worth(**mine: str) -> float:
    """The worth of a seat that has these things."""
    return at_table(seat(**mine)).evaluate(0)  # type: ignore[arg-type]


def test_points_chapters_and_useful_cards_are_worth_something() -> None:
    assert worth(vp_cards="vp5") > worth(vp_cards="vp4_draw") > worth()
    assert worth(completed="BR HU") > worth(completed="BR") > worth()
    assert worth(guild="BR-r BR-b BR-y") > worth(guild="BR-r HU-b PE-y") > worth()
    assert worth(hand="BR-g", guild="BR-r BR-b") > worth(hand="HU-g", guild="BR-r BR-b")
    assert worth(hand="HU-g", guild="HU-r") > worth(hand="HU-r", guild="HU-r")


def test_a_completed_chapter_is_worth_less_than_what_it_buys() -> None:
    row = ["vp5", "vp7", "vp9", "vp4_card", "vp4_draw"]
    state = at_table(seat(completed="BR"), row=row)
    before = state.evaluate(0)

    play(state, "buy vp5")
    assert state.evaluate(0) > before - 1
    play(state, "pay BR", "top BR-r", "row vp5")
    assert state.evaluate(0) > before - 1


def test_with_three_completed_chapters_even_a_cheap_card_is_worth_buying() -> None:
    """GH-703: else the next chapter would be given up; one chapter alone is kept for something better."""
    row = ["vp2_chapter", "vp3_swap", "vp3_hand", "vp2_chapter", "vp3_hand"]
    gains = []
    for completed in ("BR HU SC", "BR"):
        state = at_table(seat(completed=completed), row=row)
        before = state.evaluate(0)
        play(state, "buy vp2_chapter", "pay BR", "top BR-r")
        gains.append(state.evaluate(0) - before)

    assert gains[0] > 0 > gains[1]


def test_an_ability_still_to_be_used_is_worth_something_to_the_buyer() -> None:
    row = ["vp4_draw", "vp4_action", "vp5", "vp7", "vp9"]
    values = []
    for vp in ("vp4_draw", "vp4_action", "vp5"):
        state = at_table(seat("SC-r", "BR-b", completed="BR"), row=row)
        play(state, f"buy {vp}", "pay BR", "top BR-r")
        values.append(state.evaluate(0))

    assert values[0] > values[2] - 1
    assert values[1] > values[2] - 1


def test_twenty_points_are_worth_more_than_the_points() -> None:
    nineteen, twenty = seat(tokens=19), seat(tokens=20)

    assert at_table(twenty).evaluate(0) - at_table(nineteen).evaluate(0) > 5


def test_discarding_a_card_of_no_use_is_worth_more_than_a_useful_one() -> None:
    values = []
    for card in ("BR-r", "BR-g"):
        state = at_table(seat("BR-r BR-g", "BR-r BR-b BR-y"))
        play(state, f"discard {card}")
        values.append(state.evaluate(0))

    assert values[0] > values[1]


def test_playouts_buy_what_they_can() -> None:
    bought = 0
    for seed in range(40):
        state = at_table(seat(completed="BR HU"))
        bought += GAME.write_move(state.playout_move(Random(seed))).startswith("buy ")

    assert bought > 30
