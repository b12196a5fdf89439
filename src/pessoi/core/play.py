"""One play: a state and the entries that led to it. Tables, the terminal, replays and the tests all play through it.

The entries are the truth: the state can always be rebuilt from them. Nothing is erased; an undo is an entry too.
The **line** is those entries that still count; its length is the ply.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pessoi.core.dealer import Dealer
from pessoi.core.entry import Entry
from pessoi.core.errors import Illegal, Malformed, NotYourTurn, Stale
from pessoi.core.events import Event
from pessoi.core.game import Game, Options
from pessoi.core.legality import Refusal
from pessoi.core.notation import read_move
from pessoi.core.state import CHANCE, NOTHING, OVER, SPECTATOR, State
from pessoi.core.view import refusal_for


@dataclass(frozen=True, slots=True)
class Draft:
    """What a batch would come to: the state after it, its events, and how many of its moves were carried out.

    A move that would show its seat something new is legal but isn't carried out; ``whole`` says that none can follow.
    """

    state: State
    events: tuple[Event, ...]
    made: int
    whole: bool


class Play:
    """A play in progress. ``state`` belongs to it: clone it before changing it.

    ``start`` is the state of ply 0 when it isn't the game's own (a case, a puzzle). ``options`` are complete.
    """

    def __init__(self, game: Game, options: Options, dealer: Dealer | None = None, start: State | None = None) -> None:
        self.game = game
        self.options = options
        self.dealer = dealer
        self.start: State = game.new(options) if start is None else start
        self.state: State = self.start.clone()
        self.entries: list[Entry] = []
        self.line: list[Entry] = []

    @property
    def ply(self) -> int:
        """The number of moves made so far, those taken back not counted."""
        return len(self.line)

    def ply_for(self, seat: int) -> int:
        """The ply as ``seat`` (or ``SPECTATOR``) counts it: hidden steps of others are left out."""
        if not self.game.hidden_kinds:
            return len(self.line)
        return sum(entry.mask_for(seat) != NOTHING for entry in self.line)

    def clone(self) -> "Play":
        """An independent copy that shares the dealer."""
        copy = Play(self.game, self.options, self.dealer, self.start)
        copy.state = self.state.clone()
        copy.entries = self.entries[:]
        copy.line = self.line[:]
        return copy

    # Moves

    def apply(self, seat: int, moves: Sequence[int], ply: int | None = None) -> list[Entry]:
        """Carry out a batch of actions by ``seat``: all of them or, with an error, none.

        ``ply``, where given, is the one that the seat answers, in its own count. Raises ``Stale``, ``NotYourTurn``,
        ``Illegal``, and ``Malformed`` when a move but the last can't be taken back (it shows the seat something new
        or ends its turn), or when the batch stops in the middle of hidden steps.
        """
        state, entries = self._try(seat, moves, ply)
        last = entries[-1]
        if NOTHING in last.masks and state.to_move == seat and not last.shows(seat):
            raise Malformed("core-batch-unfinished")
        self.state = state
        self.entries += entries
        self.line += entries
        return entries

    def draft(self, seat: int, moves: Sequence[int], ply: int | None = None) -> Draft:
        """What a batch would come to, nothing being stored; it may stop anywhere. Raises as ``apply`` does.

        Nothing in the answer tells the seat what it doesn't know: a last move that would show it something is
        checked but not carried out.
        """
        if not moves:
            self._check_turn(seat, ply)
            return Draft(self.state.clone(), (), 0, False)
        state, entries = self._try(seat, moves, ply)
        made = len(entries)
        if entries[-1].shows(seat):
            made -= 1
            state = self.state.clone()
            for entry in entries[:made]:
                state.apply(entry.move, None)
        events = tuple(event for entry in entries[:made] for event in entry.events)
        return Draft(state, events, made, made < len(entries) or state.to_move != seat)

    def advance(self, move: int) -> Entry:
        """Carry out one move of whoever is to move, chance included: for replays and simulations.

        Raises ``Illegal``.
        """
        refusal = self.state.refusal(move)
        if refusal is not None:
            raise Illegal(refusal)
        entry = _carry_out(self.game, self.state, move)
        self.entries.append(entry)
        self.line.append(entry)
        return entry

    def deal(self) -> list[Entry]:
        """Let the dealer draw until a seat is to move or the game is over."""
        entries: list[Entry] = []
        while self.state.to_move == CHANCE:
            if self.dealer is None:
                raise ValueError("a play without a dealer can't draw")
            entries.append(self.advance(self.dealer.outcome(len(self.entries), self.state.chance())))
        return entries

    def _check_turn(self, seat: int, ply: int | None) -> None:
        if ply is not None and ply != self.ply_for(seat):
            raise Stale("core-stale", ply=ply, current=self.ply_for(seat))
        if self.state.to_move == OVER:
            raise NotYourTurn("core-game-over", seat=seat)
        if seat < 0 or self.state.to_move != seat:
            raise NotYourTurn("core-not-your-turn", seat=seat)

    def _try(self, seat: int, moves: Sequence[int], ply: int | None) -> tuple[State, list[Entry]]:
        """The state after the batch and its entries, from a copy."""
        self._check_turn(seat, ply)
        if not moves:
            raise Malformed("core-batch-empty")
        state = self.state.clone()
        entries: list[Entry] = []
        for index, move in enumerate(moves):
            if entries and (state.to_move != seat or entries[-1].shows(seat)):
                raise Malformed("core-batch-crosses", index=index)
            if state.refusal(move) is not None:
                raise Illegal(refusal_for(state, seat, move) or Refusal("", "core-illegal"))
            entries.append(_carry_out(self.game, state, move))
        return state, entries

    # Undo

    def undo_ply(self, seat: int) -> int | None:
        """The earliest ply to which ``seat`` may go back without asking, or None when it may not go back at all.

        It may take back its own moves as long as it has learned nothing since: no chance, no move of another seat,
        no event that names it among its learners.
        """
        ply = len(self.line)
        while ply and self.line[ply - 1].seat == seat and not self.line[ply - 1].shows(seat):
            ply -= 1
        return None if ply == len(self.line) else ply

    def choice_ply(self, ply: int) -> int:
        """The last ply, not after ``ply``, that doesn't lie within hidden steps: where an undo by steps stops."""
        while 0 < ply < len(self.line):
            before, after = self.line[ply - 1], self.line[ply]
            if NOTHING not in before.masks or before.seat != after.seat or before.shows(before.seat):
                break
            ply -= 1
        return ply

    def undo_to(self, ply: int) -> Entry:
        """Go back to ``ply``, by right (``undo_ply``) or by consent: whether it may be is the caller's to decide.

        Raises ``Malformed`` when there is no such earlier ply.
        """
        if not 0 <= ply < len(self.line):
            raise Malformed("core-undo-ply", ply=ply, current=len(self.line))
        del self.line[ply:]
        self.state = self.state_at(ply)
        entry = Entry(CHANCE, NOTHING, back_to=ply)
        self.entries.append(entry)
        return entry

    def state_at(self, ply: int) -> State:
        """The state at an earlier ply of the line, as an independent copy."""
        state = self.start.clone()
        for entry in self.line[:ply]:
            state.apply(entry.move, None)
        return state


def replay(
    game: Game,
    options: Options,
    texts: Sequence[object],
    dealer: Dealer | None = None,
    start: State | None = None,
) -> Play:
    """The play of a record's entries. Raises ``Malformed`` for the first entry that isn't possible, by its index."""
    play = Play(game, options, dealer, start)
    for index, text in enumerate(texts):
        try:
            play_entry(play, text)
        except (Malformed, Illegal) as fault:
            raise Malformed("core-at-move", [fault], index=index, text=str(text)[:200]) from None
    return play


def play_entry(play: Play, text: object) -> Entry:
    """Carry out one entry of a record: a notation, or ``undo N``. Raises ``Malformed`` or ``Illegal``."""
    if isinstance(text, str) and text.startswith("undo "):
        number = text[5:]
        if not (number.isascii() and number.isdigit() and len(number) < 8 and str(int(number)) == number):
            raise Malformed("core-move-text", text=text[:200])
        return play.undo_to(int(number))
    return play.advance(read_move(play.game, text))


def _carry_out(game: Game, state: State, move: int) -> Entry:
    """Apply a legal move to ``state`` and give its entry."""
    seat = state.to_move
    masks: tuple[int, ...] = ()
    if game.hidden_kinds:
        masks = tuple(state.mask(move, viewer) for viewer in (*range(state.seats), SPECTATOR))
    events: list[Event] = []
    state.apply(move, events)
    return Entry(seat, move, tuple(events), masks)
