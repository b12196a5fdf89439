"""What the seats know: hands, the travel pile after a reshuffle, pages that were seen."""

from typing import Any

from pessoi.core.conformance import check_completions
from pessoi.core.game import Json, Options
from pessoi.core.random import Random
from pessoi.core.state import SPECTATOR, State
from pessoi.core.view import legal_moves, seen_events
from pessoi.games.africana import GAME
from pessoi.games.africana.engine import Africana
from pessoi.games.africana.files import SHIPPED
from pessoi.games.africana.game import AfricanaGame
from pessoi.games.africana.knowledge import counts
from pessoi.games.africana.state import HAND, OWN
from tests.games.africana.table import at_table, dumped, legal, loaded, play, shown

OPTIONS: dict[str, Any] = {
    **GAME.options_of({}),
    "files": {
        "board": SHIPPED.board,
        "cards": {**SHIPPED.cards, "travel_cards": {"pink": 3, "cyan": 2, "grey": 1}},
    },
}
"""A deck of six travel cards, small enough to enumerate all that may be."""


class SmallGame(AfricanaGame):
    """The game with few travel cards, from its first turn."""

    def new(self, options: Options) -> State:
        """Nobody holds a travel card yet."""
        return self.load({"step": "action"}, options)


def hidden_rows(state: State, seat: int) -> list[list[int]]:
    """The hands of the others, and the pile, by colour."""
    assert isinstance(state, Africana)
    hands = [counts(state.own[other * OWN + HAND]) for other in range(state.seats) if other != seat]
    return [*hands, counts(state.pile)]


def test_only_the_owner_sees_a_card_that_is_drawn() -> None:
    """AF-25, AF-90."""
    state = at_table()
    play(state, "A")
    move = GAME.read_move("draw pink")

    assert state.mask(move, 0) == move
    assert {GAME.write_move(state.mask(move, other)) for other in (1, SPECTATOR)} == {"draw ?"}
    events = play(state, "draw pink")
    assert seen_events(events, move, 0)[0]["card"] == "pink"
    assert "card" not in seen_events(events, move, 1)[0]
    assert events[0].learners == [0]
    assert shown(state, 0)["seats"][0]["hand"]["colours"]["pink"] == 1
    for other in (1, SPECTATOR):
        hand = shown(state, other)["seats"][0]["hand"]
        assert (hand["colours"], hand["travel"], hand["count"]) == (None, 1, 2)
        assert legal_moves(GAME, state, other) == []


def test_a_redacted_state_tells_no_odds() -> None:
    """AF-90."""
    state = at_table()
    play(state, "A")

    assert state.redact(0).chance() == []
    assert dumped(state.redact(1))["seats"][0]["travel"] == 0
    assert dumped(state.redact(1))["learned"] == [None, {}]


def test_after_a_reshuffle_the_pile_holds_the_former_discard_pile() -> None:
    """AF-95: so with two players the other hand is known card by card."""
    state = at_table(
        {"travel": {"purple": 2}},
        {"travel": {"pink": 1, "cyan": 2}},
        discard={"pink": 11, "cyan": 10, "grey": 12, "orange": 12, "purple": 9},
    )
    play(state, "A", "draw purple", "draw grey")
    hidden = state.redact(0)
    rng = Random(3)

    for _ in range(30):
        whole = hidden.determinize(rng)
        assert counts(whole.own[OWN + HAND]) == [1, 2, 0, 0, 0]
    assert dumped(state)["learned"] == [{"grey": 1}, {}]
    for _ in range(30):
        assert counts(hidden.determinize(rng).pile) == [11, 10, 11, 12, 9]


def test_completions_have_the_odds_of_an_enumeration() -> None:
    """AF-95: hands and pile of a small deck, before and after it runs out."""

    def exact(state: State, seat: int) -> bool:
        """With one unknown hand all is remembered; with two, only that the pile was made of the discard pile."""
        assert isinstance(state, Africana)
        return seat >= 0 or state.ceiling == state.board.travel

    report = check_completions(SmallGame(), hidden_rows, OPTIONS, exact, games=8, plies=16, samples=400)

    assert not report.faults, report.text()
    assert report.checks["secrecy 4"] > 30


def test_pages_that_were_seen_are_known_to_all_and_not_shown() -> None:
    """AF-93, AF-94."""
    state = at_table({"silver": 3}, books={"north": {"right": ["N01"]}})
    play(state, "B", "turn right", "page N02", "turn right", "page N03", "done")

    for seat in (0, 1, SPECTATOR):
        assert dumped(state.redact(seat))["books"]["north"] == {"left": ["N01", "N02"], "right": ["N03"], "unread": 12}
        assert shown(state, seat)["books"]["north"] == {
            "left": {"count": 2, "top": "N02"},
            "right": {"count": 13, "top": "N03"},
        }


def test_the_missions_to_come_are_those_not_seen_of_the_next_letter() -> None:
    """AF-96: boxed C missions are among them."""
    won: list[Json] = [f"A{number:02}" for number in range(1, 11)]
    won += [f"B{number:02}" for number in range(1, 10)]
    state = at_table({"missions": won}, step="mission", round=20, missions=[None, "B10", "C01", "C02", "C03"])

    assert legal(state) == {f"mission C{number:02}" for number in range(4, 15)}
    assert {weight for _, weight in state.chance()} == {1}


def test_won_cards_are_shown_as_the_table_chooses() -> None:
    """AF-92."""
    for won, cards, totals in (("cards", True, False), ("totals", True, True), ("hidden", False, False)):
        state = loaded({"step": "action", "seats": [{"missions": ["C04"]}, {}]}, won=won)
        other, mine = (shown(state, seat)["seats"][0] for seat in (1, 0))
        assert (other["missions"] == ["C04"], "score" in other, other["won"]) == (cards, totals, 1)
        assert (mine["missions"], mine["score"]["missions"]) == (["C04"], 7)
