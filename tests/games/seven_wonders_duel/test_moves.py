"""Moves: their notation, their fields, why they are barred, and what is told of them."""

from typing import Any

import pytest

from pessoi.core.errors import Malformed
from pessoi.core.game import Document
from pessoi.games.seven_wonders_duel import GAME
from tests.games.seven_wonders_duel.table import at_table, loaded, play, random_play, refused, seat, shown, words


@pytest.mark.parametrize(
    "text",
    [
        "first 1",
        "tokens economy law masonry strategy urbanism",
        "wonders colossus piraeus pyramids sphinx",
        "guilds A3-r1c1 A3-r4c2 A3-r6c1",
        "lay baths",
        "reveal merchants_guild",
        "draw economy law theology",
        "draw ?",
        "pick sphinx",
        "begin 0",
        "build baths",
        "discard arena",
        "wonder sphinx tacticians_guild",
        "token law",
        "keep urbanism",
        "revive library",
        "raze quarry",
    ],
)
def test_notation_is_one_to_one(text: str) -> None:
    assert GAME.write_move(GAME.read_move(text)) == text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("build", "text"),
        ("build  baths", "text"),
        ("nap baths", "text"),
        ("build sphinx", "name"),
        ("first 2", "name"),
        ("wonder sphinx", "wonder"),
        ("tokens law economy masonry strategy urbanism", "order"),
        ("draw law law theology", "order"),
        ("tokens ?", "name"),
    ],
)
def test_bad_notation_says_what_is_wrong(text: str, key: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.read_move(text)
    assert caught.value.key == f"seven_wonders_duel-move-{key}"


def fields(state: Any, text: str) -> dict[str, Any]:
    return GAME.describe(state, GAME.read_move(text))


def test_a_construction_is_described_with_its_payment() -> None:
    """7WD-32, 7WD-37: what is produced, what is bought at which price and why."""
    state = at_table("laboratory forum", seat(7, "glassworks"), seat(7, "glass_blower lumber_yard"))

    described = fields(state, "build laboratory")

    assert described["slot"] == "A2-r1c1"
    payment = described["payment"]
    assert (payment["total"], payment["affordable"], payment["missing_coins"]) == (6, True, 0)
    wood, glass = payment["rows"]
    assert (wood["bought"], wood["each"], wood["symbols"]) == (1, 3, 1)
    assert (glass["need"], glass["produced"], glass["bought"], glass["each"]) == (2, 1, 1, 3)
    assert described["gain"] == 0


def test_what_a_move_brings_is_described() -> None:
    """7WD-22, 7WD-42, 7WD-43: the coins that come at once."""
    state = at_table("lighthouse merchants_guild", seat(30, "tavern"), seat(7, "brewery forum clay_reserve"), age=3)

    assert fields(state, "build lighthouse")["gain"] == 2
    assert fields(state, "build merchants_guild")["gain"] == 3
    assert fields(state, "discard lighthouse") == {
        "kind": "discard",
        "card": "lighthouse",
        "slot": "A3-r1c1",
        "coins": 3,
    }
    wonders = at_table("statue forum", seat(30, "", "temple_of_artemis"))
    assert fields(wonders, "wonder temple_of_artemis statue")["gain"] == 12


def test_a_refusal_names_its_rule_and_what_is_missing() -> None:
    """7WD-24: with the payment, so that the screen can explain it."""
    state = at_table("aqueduct forum", seat(5))

    refusal = refused(state, "build aqueduct")

    assert refusal.rule == "7WD-24"
    assert (refusal.data["cost"], refusal.data["coins"]) == (6, 5)
    assert refusal.data["payment"]["missing_coins"] == 1  # type: ignore[index]
    assert words("en").refusal(refusal) == "That costs 6 coins, and you have 5."


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("build palace", "7WD-20"),
        ("wonder pyramids statue", "7WD-23"),
        ("wonder sphinx statue", "7WD-50"),
        ("pick sphinx", "7WD-101"),
        ("reveal baths", "7WD-101"),
        ("token law", "7WD-101"),
    ],
)
def test_moves_of_another_kind_or_thing_are_barred(move: str, rule: str) -> None:
    state = at_table("statue forum", seat(20, "", "sphinx+ colossus"))

    assert refused(state, move).rule == rule


def test_draws_are_barred_by_their_rules() -> None:
    """7WD-07, 7WD-09, 7WD-103."""
    *_, state = zip(range(1), random_play(1), strict=False)
    start = state[1]

    assert refused(start, "tokens agriculture economy law masonry strategy").rule == "7WD-101"
    play(start, "first 0")
    assert refused(start, "tokens agriculture economy law").rule == "7WD-103"


def test_a_finished_game_takes_no_move() -> None:
    """7WD-90."""
    state = at_table("arena", seat(0), age=3)
    play(state, "discard arena")

    assert refused(state, "discard arena").rule == "7WD-90"


def test_who_begins_is_one_of_the_two() -> None:
    """7WD-17."""
    state = at_table("altar", age=1, pawn=1)
    cards = "sawmill brickyard shelf_quarry glass_blower drying_room courthouse statue temple aqueduct rostrum library"
    play(state, "discard altar", *(f"lay {card}" for card in cards.split()), "lay dispensary")

    assert state.refusal(8 | 2 << 4).rule == "7WD-17"  # type: ignore[union-attr]
    assert fields(state, "begin 1") == {"kind": "begin", "seat": 1}


def test_help_on_the_screen_goes_by_the_option() -> None:
    position: Document = {"step": "turn", "age": 2, "structure": {"A2-r1c1": "statue", "A2-r1c2": "forum"}}
    purist = shown(loaded(position, assistance="purist"))
    standard = shown(loaded(position, assistance="standard"))
    full = shown(loaded(position, assistance="full"))

    assert not {"payments", "unseen"} & set(purist)
    assert {"payments", "unseen"} <= set(standard)
    assert "score" not in standard["seats"][0]
    assert full["seats"][0]["score"]["total"] == 2  # 7 coins


def test_the_view_tells_what_stands_in_the_structure() -> None:
    """7WD-05, 7WD-14."""
    lying = {"A3-r1c1": "palace", "A3-r1c2": "arena", "A3-r2c1": None, "A3-r3c1": "port"}
    state = at_table("", age=3, structure={**lying}, guilds=["A3-r2c1"])

    slots = {slot["slot"]: slot for slot in shown(state)["structure"]["slots"]}

    assert slots["A3-r2c1"] == {"slot": "A3-r2c1", "card": None, "back": "guild", "up": False, "available": False}
    assert slots["A3-r3c1"]["available"]
    assert not slots["A3-r1c1"]["available"]
    assert slots["A3-r1c2"]["available"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Upon it: Walls, a face-down card."), ("el", "Πάνω της: Τείχη, κλειστή κάρτα.")]
)
def test_the_refusal_of_a_covered_card_names_the_cards_upon_it(language: str, said: str) -> None:
    """7WD-14."""
    row = {"A2-r1c1": "aqueduct", "A2-r1c2": "temple", "A2-r1c3": "school", "A2-r1c4": "library"}
    state = at_table("", structure={**row, "A2-r2c1": "walls", "A2-r2c2": None, "A2-r2c3": None, "A2-r3c2": "forum"})

    why = refused(state, "build temple")

    assert why.rule == "7WD-14"
    assert said in words(language).refusal(why)


@pytest.mark.parametrize("language", ["en", "el"])
def test_every_event_has_words_in_the_terminal(language: str) -> None:
    state = at_table("library forum rostrum", seat(20, "scriptorium", "great_library"), seat(20, "quarry", "mausoleum"))
    moves = ("build library", "token agriculture", "wonder mausoleum forum")
    for event in play(state, *moves):
        line = GAME.text_event(event.seen(0), lambda key, data: words(language).text(key, data))  # type: ignore[arg-type]
        assert line
        assert "seven_wonders_duel" not in line
    board = GAME.text_board(shown(state))
    assert "*rostrum" in board
    assert "great_library" in board
