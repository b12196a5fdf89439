"""What the seats know: the draw for the Great Library, and what face-down cards can be."""

from collections import Counter

from pessoi.core.random import Random
from pessoi.core.state import SPECTATOR
from pessoi.core.view import legal_moves, seen_events
from pessoi.games.seven_wonders_duel import GAME
from pessoi.games.seven_wonders_duel.engine import SevenWondersDuel
from pessoi.games.seven_wonders_duel.telling import token_names
from tests.games.seven_wonders_duel.table import at_table, legal, play, seat, shown

BOARD = ["agriculture", "economy", "law", "masonry", "strategy"]
ASIDE = {"architecture", "mathematics", "philosophy", "theology", "urbanism"}
DRAW = "draw mathematics philosophy urbanism"


def library() -> SevenWondersDuel:
    state = at_table("statue forum", seat(20, "", "great_library"), board=[*BOARD])
    play(state, "wonder great_library statue")
    return state


def test_every_draw_for_the_library_is_equally_likely() -> None:
    """7WD-57: three of the five set aside, never one of the board."""
    outcomes = library().chance()

    assert len(outcomes) == 10
    assert {weight for _, weight in outcomes} == {1}
    drawn = {name for move, _ in outcomes for name in GAME.write_move(move).split()[1:]}
    assert drawn == ASIDE


def test_only_the_builder_sees_the_draw() -> None:
    """7WD-04, 7WD-57, 7WD-103."""
    state = library()
    move = GAME.read_move(DRAW)

    assert state.mask(move, 0) == move
    assert GAME.write_move(state.mask(move, 1)) == GAME.write_move(state.mask(move, SPECTATOR)) == "draw ?"
    events = play(state, DRAW)
    assert seen_events(events, move, 0)[0]["tokens"] == ["mathematics", "philosophy", "urbanism"]
    assert "tokens" not in seen_events(events, move, 1)[0]
    assert events[0].learners == [0]
    assert shown(state, 0)["library"]["drawn"] == ["mathematics", "philosophy", "urbanism"]
    for other in (1, SPECTATOR):
        assert shown(state, other)["library"] == {"seat": 0, "drawn": None}
        assert legal_moves(GAME, state, other) == []
    assert legal(state) == {"keep mathematics", "keep philosophy", "keep urbanism"}


def test_completions_of_the_draw_have_the_odds_of_an_enumeration() -> None:
    """7WD-100: ten draws before the choice, six after it, all equally likely."""
    state = library()
    play(state, DRAW)
    rng = Random(5)
    for expected in (10, 6):
        hidden = state.redact(1)
        seen: Counter[frozenset[str]] = Counter()
        for _ in range(1200):
            whole = hidden.determinize(rng)
            seen[frozenset(token_names(whole.drawn))] += 1
            assert GAME.dump(whole.redact(1)) == GAME.dump(hidden)
        assert len(seen) == expected
        assert all(tokens <= ASIDE for tokens in seen)
        mean = 1200 / expected
        assert sum((count - mean) ** 2 / mean for count in seen.values()) < 40
        if expected == 10:
            play(state, "keep urbanism")
    assert all("urbanism" in tokens for tokens in seen)


def test_the_builder_remembers_what_went_to_the_box() -> None:
    """7WD-100."""
    state = library()
    play(state, DRAW, "keep urbanism", "discard forum")

    assert shown(state, 0)["library"]["drawn"] == ["mathematics", "philosophy", "urbanism"]
    assert shown(state, 1)["library"]["drawn"] is None


def test_a_face_down_card_is_one_of_those_not_seen_with_its_back() -> None:
    """7WD-05, 7WD-15, 7WD-100: the removed cards are among them, cards of other backs or seen before are not."""
    lying = {"A3-r1c1": "palace", "A3-r1c2": "arena", "A3-r2c1": None, "A3-r3c1": "port"}
    for guilds, deck, number in (([], "age3", 17), (["A3-r2c1"], "guild", 6)):
        state = at_table("", seat(7, "merchants_guild"), age=3, structure={**lying}, guilds=[*guilds])
        play(state, "discard port")
        outcomes = legal(state)

        assert len(outcomes) == number
        assert {weight for _, weight in state.chance()} == {1}
        assert {move.split()[1] for move in outcomes} == set(shown(state)["unseen"][deck])
        assert "reveal palace" not in outcomes
        assert "reveal merchants_guild" not in outcomes
