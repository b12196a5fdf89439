"""Plays: batches, drafts, undo and its boundary, hidden steps."""

import pytest

from pessoi.core.dealer import SeededDealer
from pessoi.core.errors import Illegal, Malformed, NotYourTurn, PessoiError, Stale
from pessoi.core.notation import read_moves
from pessoi.core.play import Play, replay
from pessoi.core.position import write_position
from pessoi.core.state import CHANCE, SPECTATOR
from pessoi.core.view import seen_entries
from tests.core.tiny_game import TinyGame

GAME = TinyGame()
DEAL = ["deal 0 a", "deal 0 b", "deal 1 a", "deal 1 c"]


def play(*texts: str, seats: int = 2) -> Play:
    """A play after the deal (a third seat gets b and c) and ``texts``."""
    deal = [*DEAL, *(["deal 2 b", "deal 2 c"] if seats == 3 else [])]
    return replay(GAME, GAME.options_of({"seats": seats}), [*deal, *texts], SeededDealer(1))


def moves(*texts: str) -> list[int]:
    return read_moves(GAME, texts)


def position(of: Play) -> bytes:
    return write_position(of.game, of.state)


def refused(of: Play, error: type[PessoiError], seat: int, *texts: str, ply: int | None = None) -> PessoiError:
    """The error of a batch, which must have changed nothing; a draft gives the same."""
    before = (position(of), len(of.entries), of.ply)
    with pytest.raises(error) as caught:
        of.apply(seat, moves(*texts), ply)
    assert (position(of), len(of.entries), of.ply) == before
    return caught.value


class TestBatches:
    def test_a_batch_is_carried_out_whole(self) -> None:
        table = play()
        entries = table.apply(0, moves("lay a", "lay b", "done"), ply=4)
        assert [entry.text(GAME) for entry in entries] == ["lay a", "lay b", "done"]
        assert (table.ply, table.state.to_move) == (7, 1)

    def test_nothing_is_done_when_a_later_move_is_illegal(self) -> None:
        error = refused(play(), Illegal, 0, "lay b", "lay a", "done")
        assert isinstance(error, Illegal)
        assert error.refusal.rule == "T-5"

    def test_a_batch_does_not_run_into_another_turn(self) -> None:
        assert refused(play(), Malformed, 0, "play a", "play b").data == {"index": 1}

    def test_a_batch_does_not_run_across_a_draw(self) -> None:
        assert refused(play(), Malformed, 0, "draw", "play b").key == "core-batch-crosses"

    def test_a_batch_does_not_run_across_a_reveal(self) -> None:
        """Seat 1's look at a card that was drawn before shows it something; a second move can't be joined to it."""
        table = play("look 0", "see 0 0 b")
        assert refused(table, Malformed, 1, "look 0", "draw").key == "core-batch-crosses"

    def test_hidden_steps_are_stored_whole(self) -> None:
        assert refused(play(), Malformed, 0, "lay a", "lay b").key == "core-batch-unfinished"

    def test_an_empty_batch_is_refused(self) -> None:
        assert refused(play(), Malformed, 0).key == "core-batch-empty"

    def test_who_is_not_to_move_is_told_so(self) -> None:
        assert refused(play(), NotYourTurn, 1, "play a").key == "core-not-your-turn"
        assert refused(play("draw"), NotYourTurn, CHANCE, "deal 0 a").key == "core-not-your-turn"

    def test_an_answer_to_an_earlier_ply_is_stale(self) -> None:
        assert refused(play(), Stale, 0, "play a", ply=3).data == {"ply": 3, "current": 4}

    def test_a_finished_game_takes_no_moves(self) -> None:
        table = play("play b", "play c", "play a", "draw", "deal 1 c", "draw", "deal 0 c", "play c")
        assert refused(table, NotYourTurn, 0, "play c").key == "core-game-over"


class TestDrafts:
    def test_a_draft_shows_what_a_batch_would_come_to_and_stores_nothing(self) -> None:
        table = play()
        before = position(table)
        draft = table.draft(0, moves("lay a"))
        assert (draft.made, draft.whole) == (1, False)
        assert [GAME.write_move(move) for move in draft.state.legal()] == ["lay b", "done"]
        assert (position(table), table.ply) == (before, 4)

    def test_a_draft_that_ends_the_turn_is_whole(self) -> None:
        draft = play().draft(0, moves("play a"))
        assert draft.whole
        assert [event.kind for event in draft.events] == ["played", "points"]

    def test_a_draft_does_not_show_what_a_reveal_would(self) -> None:
        table = play("look 0", "see 0 0 b")
        draft = table.draft(1, moves("look 0"))
        assert (draft.made, draft.whole, draft.events) == (0, True, ())
        assert write_position(GAME, draft.state) == position(table)

    def test_an_empty_draft_is_the_state_as_it_is(self) -> None:
        draft = play().draft(0, [])
        assert (draft.made, draft.whole) == (0, False)

    def test_a_draft_is_refused_as_a_batch_is(self) -> None:
        with pytest.raises(Illegal):
            play().draft(0, moves("lay c"))
        with pytest.raises(NotYourTurn):
            play().draft(1, [])


class TestUndo:
    def test_own_moves_can_be_taken_back_until_another_moves(self) -> None:
        table = play("lay a", "lay b", "done")
        assert (table.undo_ply(0), table.undo_ply(1)) == (4, None)
        table.advance(moves("play a")[0])
        assert (table.undo_ply(0), table.undo_ply(1)) == (None, 7)

    def test_a_draw_is_a_boundary(self) -> None:
        assert play("draw", "deal 0 c").undo_ply(0) is None
        assert play("draw").undo_ply(0) == 4

    def test_a_reveal_is_a_boundary(self) -> None:
        """A look that draws the card, a look at a card that lies there, and the last seat's ``done``."""
        assert play("look 0", "see 0 0 b").undo_ply(0) is None
        assert play("look 0", "see 0 0 b", "look 0").undo_ply(1) is None
        table = play("lay a", "done", "lay c", "done")
        assert table.undo_ply(1) is None
        assert play("lay a", "done").undo_ply(0) == 4

    def test_a_look_at_what_one_knows_is_none(self) -> None:
        assert play("look 0", "see 0 0 b", "play a", "look 0").undo_ply(0) == 7

    def test_what_a_seat_shows_of_its_own_is_none(self) -> None:
        assert play("play a").undo_ply(0) == 4

    def test_getting_a_card_is_one_and_giving_it_is_not(self) -> None:
        table = play("ask 1", "give a")
        assert (table.undo_ply(0), table.undo_ply(1)) == (None, 5)

    def test_undo_gives_the_state_back_to_the_byte_and_is_an_entry(self) -> None:
        table = play()
        before = position(table)
        table.apply(0, moves("lay a", "done"))
        table.undo_to(4)
        assert (position(table), table.ply, len(table.entries)) == (before, 4, 7)
        assert table.entries[-1].text(GAME) == "undo 4"

    def test_a_draw_made_again_is_another_entry(self) -> None:
        table = play("draw")
        table.deal()
        table.undo_to(4)
        table.advance(moves("draw")[0])
        assert len(table.entries) == 8
        assert table.deal()[0].seat == CHANCE

    def test_undo_goes_only_back(self) -> None:
        for ply in (4, 9, -1):
            with pytest.raises(Malformed, match="core-undo-ply"):
                play().undo_to(ply)

    def test_undo_by_steps_does_not_stop_within_hidden_steps(self) -> None:
        table = play("lay a", "lay b", "done")
        assert [table.choice_ply(ply) for ply in range(4, 8)] == [4, 4, 4, 7]


class TestWhatSeatsSee:
    def test_hidden_steps_and_cards_are_left_out(self) -> None:
        table = play("lay a", "lay b", "done", "ask 2", "give c", seats=3)

        def texts(seat: int) -> list[str]:
            return [entry.text for entry in seen_entries(GAME, table.entries, seat)][6:]

        assert texts(0) == ["lay a", "lay b", "done", "ask 2", "give ?"]
        assert texts(1) == texts(2) == ["done", "ask 2", "give c"]
        assert texts(SPECTATOR) == ["done", "ask 2", "give ?"]
        assert [table.ply_for(seat) for seat in (0, 1, 2, SPECTATOR)] == [11, 9, 9, 9]

    def test_an_undo_is_told_in_the_plies_of_each_seat(self) -> None:
        table = play("lay a", "lay b", "done")
        table.undo_to(4)
        table.apply(0, moves("play a"))

        seen = seen_entries(GAME, table.entries, 1)

        assert [entry.text for entry in seen][4:] == ["done", "undo 4", "play a"]
        assert [(entry.number, entry.ply) for entry in seen][4:] == [(4, 5), (5, 4), (6, 5)]
        assert seen_entries(GAME, table.entries, 1, since=5) == seen[5:]

    def test_an_undo_within_hidden_steps_is_not_told(self) -> None:
        table = play("lay a")
        table.undo_to(4)
        assert len(seen_entries(GAME, table.entries, 1)) == 4
        assert [entry.text for entry in seen_entries(GAME, table.entries, 0)][4:] == ["lay a", "undo 4"]

    def test_an_answer_counts_the_plies_that_the_seat_has_seen(self) -> None:
        table = play("lay a", "lay b", "done")
        refused(table, Stale, 1, "play a", ply=7)
        assert table.apply(1, moves("play a"), ply=5)


class TestReplay:
    def test_the_first_impossible_entry_is_named(self) -> None:
        with pytest.raises(Malformed) as caught:
            play("play b", "play b")
        assert caught.value.data["index"] == 5
        assert isinstance(caught.value.faults[0], Illegal)

    @pytest.mark.parametrize("text", ["undo 9", "undo", "undo -1", "undo 01", "undo 99999999999", "undo x"])
    def test_an_impossible_undo_is_refused(self, text: str) -> None:
        with pytest.raises(Malformed, match="core-at-move"):
            play(text)

    def test_a_play_without_a_dealer_can_not_draw(self) -> None:
        with pytest.raises(ValueError, match="dealer"):
            Play(GAME, GAME.options_of({})).deal()

    def test_a_clone_goes_its_own_way(self) -> None:
        table = play()
        copy = table.clone()
        copy.apply(0, moves("play a"))
        assert (table.ply, len(table.entries), table.state.to_move) == (4, 4, 0)

    def test_a_play_may_start_elsewhere(self) -> None:
        start = play("play b").state
        table = Play(GAME, GAME.options_of({}), None, start)
        table.advance(moves("play c")[0])
        table.undo_to(0)
        assert position(table) == write_position(GAME, start)
