"""The cheapest payment, against brute force over random cities, and its explanation."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pessoi.core.game import Json
from pessoi.games.seven_wonders_duel.cards import CARD_NUMBERS, CARDS, WONDER_NUMBERS, WONDERS
from pessoi.games.seven_wonders_duel.cost import cost_of, price_of
from pessoi.games.seven_wonders_duel.payment import payment_of
from pessoi.games.seven_wonders_duel.tables import WONDER
from tests.games.seven_wonders_duel.reference import cheapest
from tests.games.seven_wonders_duel.table import at_table, play, seat

TRADERS = [
    card.id for card in CARDS if card.colour in ("brown", "grey", "yellow") and card.deck in ("age1", "age2")
] + [card.id for card in CARDS if card.chain_given]


@st.composite
def cities(draw: st.DrawFn) -> tuple[list[str], list[str], list[str], list[str], list[str]]:
    """Cards of both cities, Wonders and tokens of the builder, tokens of the other."""
    cards = draw(st.lists(st.sampled_from(sorted(set(TRADERS))), max_size=16, unique=True))
    split = draw(st.integers(0, len(cards)))
    wonders = draw(st.lists(st.sampled_from(["great_lighthouse", "piraeus", "sphinx"]), unique=True, max_size=3))
    tokens = draw(st.lists(st.sampled_from(["masonry", "architecture", "strategy"]), unique=True, max_size=3))
    others = ["economy"] if draw(st.booleans()) else []
    return cards[:split], cards[split:], wonders, tokens, others


@given(cities())
@settings(max_examples=120)
def test_the_payment_is_the_cheapest(city: tuple[list[str], list[str], list[str], list[str], list[str]]) -> None:
    """7WD-30 to 7WD-38: every building and Wonder, in random cities."""
    mine, theirs, wonders, tokens, others = city
    own = seat(0, " ".join(mine), " ".join(f"{name}+" for name in wonders), " ".join(tokens))
    state = at_table("arena arsenal", own, seat(0, " ".join(theirs), "", " ".join(others)), age=3)
    for number, item in enumerate((*CARDS, *WONDERS)):
        expected = cheapest(item, (set(mine), set(wonders), set(tokens)), (set(theirs), set(), set(others)))
        assert cost_of(state, 0, number) == expected, item.id
        payment = payment_of(state, 0, number)
        assert payment["total"] == expected
        rows = payment["rows"]
        assert isinstance(rows, list)
        printed = payment["printed"]
        assert isinstance(printed, int)
        assert printed + sum(row["coins"] for row in rows) == expected
        for row in rows:
            assert row["need"] == row["produced"] + row["choice"] + row["discount"] + row["bought"]
            assert row["each"] == (1 if row["fixed"] else 2 + row["symbols"])
            assert row["coins"] == row["bought"] * row["each"]


def test_own_production_does_not_change_the_price() -> None:
    """7WD-32: it depends on the opponent alone, and all units cost the same."""
    poor, rich = at_table("aqueduct forum"), at_table("aqueduct forum", seat(7, "quarry"))

    assert price_of(poor, 0, 2) == price_of(rich, 0, 2) == 2


def test_two_choice_producers_give_two_units() -> None:
    """7WD-35: each gives one unit, in every construction anew."""
    state = at_table("school laboratory forum", seat(20, "caravansery", "great_lighthouse+"))

    assert cost_of(state, 0, CARD_NUMBERS["arsenal"]) == 6  # 5 units, 3 bought
    play(state, "build school")
    assert cost_of(state, 0, CARD_NUMBERS["arsenal"]) == 6


def test_the_opponents_chain_symbol_does_not_help() -> None:
    """7WD-38: nor does one that lies under a Wonder."""
    wonders: Json = {"coins": 7, "wonders": [{"wonder": "sphinx", "state": "built", "card": "theater"}]}
    state = at_table("statue forum", wonders, seat(7, "baths"))

    assert cost_of(state, 0, CARD_NUMBERS["aqueduct"]) == 6
    assert cost_of(state, 0, CARD_NUMBERS["statue"]) == 4
    assert cost_of(state, 0, WONDER + WONDER_NUMBERS["pyramids"]) == 8


def test_the_bank_gives_change_and_never_runs_out() -> None:
    """7WD-02: only numbers count, however large."""
    state = at_table("statue forum", seat(9_000))

    play(state, "build forum")

    assert state.own[0] == 9_000 - 5
