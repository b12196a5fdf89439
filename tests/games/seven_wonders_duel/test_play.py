"""Whole random plays: what always holds, and how the table is set up."""

from collections import Counter

import pytest

from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER
from pessoi.games.seven_wonders_duel import GAME
from pessoi.games.seven_wonders_duel.cards import CARDS
from pessoi.games.seven_wonders_duel.legal import set_pool
from pessoi.games.seven_wonders_duel.scoring import score_terms, total_points
from pessoi.games.seven_wonders_duel.state import (
    BLUE_POINTS,
    CITY,
    COINS,
    DISCARDED,
    GROUP_STEP,
    OWN,
    SYMBOL_SET,
    UNDER,
    UNSEEN,
)
from pessoi.games.seven_wonders_duel.tables import PLACES
from tests.games.seven_wonders_duel.table import at_table, dumped, legal, play, random_play, seat, shown

GREEN = [f"build {card.id}" for card in CARDS if card.colour == "green"]
OPTIONS = [{}, {"wonders": "first_game"}, {"centre_start": "chooses", "first": "1"}]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_pieces_are_conserved(number: int) -> None:
    """Each card is in one place, no treasury is below 0, at most seven Wonders are built (7WD-01, 7WD-51, 7WD-73)."""
    for seed in range(15):
        for state in random_play(seed, **OPTIONS[number]):
            places = Counter(int(where) for where in state.where[: len(CARDS)])
            assert places[DISCARDED] == state.discards
            assert all(places[place] <= 1 for place in (*range(PLACES), *range(UNDER, UNDER + 12)))
            built = sum(places[UNDER + wonder] for wonder in range(12))
            assert built == state.made <= 7
            assert min(state.own[COINS], state.own[OWN + COINS]) >= 0
            left = bin(state.left).count("1")
            gone = places[CITY] + places[CITY + 1] + places[DISCARDED] + built
            if state.age and state.to_move != CHANCE:
                assert gone + left == 20 * state.age
            seen = len(CARDS) - places[UNSEEN]
            assert seen <= 20 * state.age
            assert state.free == bin(state.uncovered).count("1")


def test_points_are_the_sum_of_their_terms() -> None:
    """7WD-91, and the tie is looked up in the printed points of blue buildings (7WD-94)."""
    for seed in range(40):
        *_, state = random_play(seed)
        for each in range(2):
            terms = score_terms(state, each)
            assert total_points(state, each) == sum(term.points for found in terms.values() for term in found)
            assert state.own[each * OWN + BLUE_POINTS] == sum(term.points for term in terms["blue"])


def test_a_game_has_at_most_79_decisions() -> None:
    """7WD-96, case 7WD-C60: play that takes every choice there is stays within the bound."""
    most = 0
    for seed in range(60):
        state = GAME.new(GAME.options_of({"centre_start": "chooses"}))
        rng = Random(seed)
        decisions = 0
        while state.to_move != OVER:
            moves = state.legal()
            decisions += bool(moves)
            # Wonders and green cards leave choices
            wonders = [move for move in moves if GAME.write_move(move).startswith("wonder")]
            green = [
                m for m in moves if any(GAME.write_move(m) == f"build {c.id}" for c in CARDS if c.colour == "green")
            ]
            wanted = wonders or green
            state.apply(wanted[rng.below(len(wanted))] if wanted else state.random_move(rng))
        most = max(most, decisions)
    assert 70 <= most <= 79


def test_the_table_before_the_first_move() -> None:
    """7WD-06, 7WD-07, 7WD-08, 7WD-09, 7WD-12."""
    state = next(random_play(1))
    view = shown(state)

    assert view["military"] == {"pawn": 0, "tokens": [[2, 5], [2, 5]], "points": [0, 0]}
    assert [own["coins"] for own in view["seats"]] == [7, 7]
    assert legal(state) == {"first 0", "first 1"}
    play(state, "first 1")
    assert len(legal(state)) == 252  # 5 of 10 Progress tokens
    play(state, "tokens agriculture economy law masonry strategy")
    assert shown(state)["aside"] == ["architecture", "mathematics", "philosophy", "theology", "urbanism"]
    assert len(legal(state)) == 495  # 4 of 12 Wonders
    assert shown(next(random_play(1, first="1")))["first"] == 1


def test_the_second_group_is_drawn_from_the_rest() -> None:
    """7WD-10: the first four don't come again, and the other four leave the game."""
    for state in random_play(3):
        if state.step == GROUP_STEP:
            assert bin(set_pool(state)).count("1") == 12 - state.picked
    assert sum(where == UNSEEN for where in state.where[73:85]) == 4


def test_a_building_comes_into_the_city_with_its_effects() -> None:
    """7WD-21, 7WD-40, 7WD-41."""
    state = at_table("brickyard glass_blower walls rostrum library", seat(30), seat(30))

    play(state, "build brickyard", "build glass_blower", "build walls", "build rostrum", "build library")

    first, second = shown(state)["seats"]
    assert first["cards"] == ["brickyard", "library", "walls"]
    assert first["production"]["clay"] == 2
    assert second["prices"]["clay"] == 4
    assert second["production"]["glass"] == 1
    assert first["symbols"] == ["quill"]
    assert state.pawn == 2
    assert second["colours"]["blue"] == 1


def test_an_effect_happens_once() -> None:
    """7WD-64: a Wonder's discard or a later loss doesn't undo what a card brought."""
    state = at_table("port arena", seat(20, "quarry clay_pool"), seat(40, "", "statue_of_zeus"), age=3)

    play(state, "build port")
    coins = state.own[COINS]
    play(state, "wonder statue_of_zeus arena", "raze quarry")

    assert state.own[COINS] == coins
    assert shown(state)["seats"][0]["colours"]["brown"] == 1


def test_supremacies_exclude_one_another() -> None:
    """7WD-63: only the active player reaches one, and never both."""
    for seed in range(300):
        before = None
        for state in random_play(seed):
            if state.to_move == OVER:
                capital = state.pawn in (-9, 9)
                science = [bin(state.own[each * OWN + SYMBOL_SET]).count("1") >= 6 for each in range(2)]
                assert capital + sum(science) <= 1
                result = state.result()
                assert result is not None
                if capital or any(science):
                    assert result.winners == [before]
            before = state.active


def test_the_discard_pile_lies_open() -> None:
    """7WD-03, 7WD-22."""
    state = at_table("statue forum rostrum")
    play(state, "discard forum", "discard statue")

    for each in (0, 1, -3):
        assert GAME.view(state.redact(each), each)["discard"] == ["statue", "forum"]


def test_a_clone_and_a_position_have_the_same_future() -> None:
    for seed in range(5):
        for index, state in enumerate(random_play(seed)):
            if index % 20 == 19 and state.to_move != OVER:
                again = GAME.load(dumped(state), GAME.options_of({}))
                rng, other = Random(seed), Random(seed)
                copy = state.clone()
                while copy.to_move != OVER:
                    move = copy.random_move(rng)
                    assert again.random_move(other) == move
                    copy.apply(move)
                    again.apply(move)
                assert dumped(copy) == GAME.dump(again)
