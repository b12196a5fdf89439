"""What the seats know: hands, gifts, open stacks, the nun row, and what a new deck tells."""

from collections import Counter
from typing import Any

from pessoi.core.random import Random
from pessoi.core.state import SPECTATOR
from pessoi.core.view import seen_events
from pessoi.games.rattus_cartus import GAME
from pessoi.games.rattus_cartus.engine import RattusCartus
from tests.games.rattus_cartus.table import dumped, entering, legal, loaded, play, seat, shown

FULL = [f"{c}{n}" for c in ("Pe", "Me", "Mo", "Kn", "Wi", "Ki") for n in (0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4)]


def completions(state: RattusCartus, viewer: int, count: int = 200) -> list[dict[str, Any]]:
    redacted = state.redact(viewer)
    rng = Random(3)
    return [GAME.dump(redacted.determinize(rng)) for _ in range(count)]


def test_only_the_drawer_sees_the_card() -> None:
    """RC-101, RC-33."""
    state = loaded({"step": "supply", "row": ["farm_2", "castle_1"], "seats": [{}, {}]})
    play(state, "supply 1")
    move = GAME.read_move("draw Mo2")

    assert state.mask(move, 0) == move
    assert GAME.write_move(state.mask(move, 1)) == GAME.write_move(state.mask(move, SPECTATOR)) == "draw ?"
    events = play(state, "draw Mo2")
    assert seen_events(events, move, 0)[0]["card"] == "Mo2"
    assert "card" not in seen_events(events, move, 1)[0]
    assert events[0].learners == [0]
    assert state.redact(1).chance() == []


def test_rats_are_known_but_the_screen_hides_those_of_others() -> None:
    """RC-102: a completion keeps them, an option shows them."""
    position = {"step": "supply", "row": ["farm_1", "castle_1"], "seats": [seat(rats=7), seat(rats=4)]}
    hidden, open_ = loaded(position), loaded(position, show_rats=True)

    assert [entry["rats"] for entry in shown(hidden, 0)["seats"]] == [7, None]
    assert [entry["rats"] for entry in shown(open_, 0)["seats"]] == [7, 4]
    assert hidden.redact(0).determinize(Random(1)).own[:] == hidden.own[:]


def test_gifts_between_others_join_what_is_known_of_their_hands() -> None:
    """RC-103."""
    seats = [seat("", "Sw", 1, 0), seat("Mo0 Mo1 Sw Sw", "", 1, 1), seat("", "", 2, 2), seat()]
    state = loaded(
        entering(
            "castle_1 farm_1 palace_1",
            *seats,
            learned={"2": {"sure": [{"seats": [1], "cards": ["Sw", "Sw"]}], "bounds": None}},
        )
    )
    assert shown(state, 2)["seats"][1]["known"] == ["Sw", "Sw"]
    play(state, "enter 2", "give Mo0", "give Sw")

    assert shown(state, 2)["together"] == [{"seats": [0, 1], "cards": ["Sw", "Sw"]}]
    assert shown(state, 1)["seats"][0]["known"] == ["Mo0", "Sw"]
    held = Counter(
        tuple(document["seats"][place]["hand"].count("Sw") for place in (0, 1, 3)) for document in completions(state, 2)
    )
    assert {(one + other, more) for one, other, more in held} == {(2, 0)}
    assert len(held) == 3


def test_a_known_card_that_shows_up_is_known_no_more() -> None:
    """RC-103, RC-104."""
    learned = {"0": {"sure": [{"seats": [1], "cards": ["Kn0"]}], "bounds": None}}
    position = entering("castle_1 farm_1", seat("", "", 2, 0), seat("Kn0 Kn0"), learned=learned)
    position["seats"][0]["place"] = 1
    state = loaded(position)
    play(state, "enter 2", "lay Kn0", "done")

    assert shown(state, 0)["seats"][1]["known"] == []


def new_deck(more: str = "") -> RattusCartus:
    """Seat 0 has drawn the last card of the first deck; the new one is of six merchants and monks."""
    held = FULL[:]
    pile = ["Me0", "Me0", "Me1", "Mo0", "Mo0", "Mo1"]
    nuns = ["Pe4", "Me4", "Mo4", "Kn4", "Wi4"]
    for card in (*pile, *nuns, "Pe0", "Ki0", "Ki1"):
        held.remove(card)
    position = {
        "step": "supply",
        "row": ["farm_1", "palace_2"],
        "seats": [seat(), seat("Ki0 Ki1"), {"hand": held}],
        "discard": pile,
        "nuns": [None, *({"card": card, "looked": [2]} for card in nuns[1:])],
    }
    state = loaded(position)
    play(state, "supply 1", "draw Pe0")
    return state


def test_a_new_deck_holds_the_discarded_cards_and_the_nun_row_none_of_them() -> None:
    """RC-104, RC-105: nor does a hand that has drawn none since."""
    state = new_deck()
    assert dumped(state)["rest"] == ["Pe4"]
    assert legal(state) == {"draw Me0", "draw Me1", "draw Mo0", "draw Mo1"}
    bounds = dumped(state)["learned"]["0"]["bounds"]
    assert bounds["deck"] == ["Me0", "Me0", "Me1", "Mo0", "Mo0", "Mo1"]
    for document in completions(state, 1, 60):
        hands = document["seats"]
        deck = Counter(FULL)
        deck -= Counter([card for entry in hands for card in entry["hand"]])
        deck -= Counter(str(nun["card"]) for nun in document["nuns"] if nun["card"])
        deck -= Counter(document["rest"])
        assert sorted(deck.elements()) == ["Me0", "Me0", "Me1", "Mo0", "Mo0", "Mo1"]


def test_who_draws_of_the_new_deck_may_hold_its_cards() -> None:
    """RC-104: and cards shown by such a hand may have been old or new."""
    state = new_deck()
    play(state, "draw Me0", "draw Mo0", "draw Mo1", "supply 1", "draw Me0", "draw Me1", "draw Mo0")
    play(state, "supply 2", "enter 1", "done", "enter 1", "done", "enter 1", "lay Me0", "done")
    assert dumped(state)["seats"][1]["drawn"] == "now"
    assert dumped(state)["seats"][2]["drawn"] == "never" if dumped(state)["remade"] == 1 else True
    for viewer in (0, 1, 2, SPECTATOR):
        for document in completions(state, viewer, 40):
            GAME.load(document, GAME.options_of({"seats": 3}))


def test_the_chance_to_survive_counts_the_cards_that_may_lie_in_the_row() -> None:
    """RC-97, RC-104."""
    nuns: list[Any] = [{"card": card, "looked": [0]} for card in ("Pe4", "Me4", "Mo4", "Kn0")]
    position = {
        "step": "supply",
        "row": ["farm_1", "castle_1"],
        "seats": [seat(rats=12), {}],
        "nuns": [*nuns, None],
    }
    survival = shown(loaded(position), 0)["survival"]

    assert (survival["seen"], survival["unseen"], survival["rats"], survival["chance"]) == (12, 1, 12, 1.0)
    by_rats = dict(map(tuple, survival["by_rats"]))
    assert by_rats[13] == round(1 - 23 / 80, 4)
    assert by_rats[16] == round(21 / 80, 4)
    assert shown(loaded(position, survival=False), 0)["survival"] is None
    assert shown(loaded(position), SPECTATOR)["survival"] is None
