"""Random play of a game under test, and the checks of whole plays."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from pessoi.core.conformance.metadata import check_messages, check_metadata, option_sets
from pessoi.core.conformance.records import check_commands, check_fair_dealing, check_record, check_undo
from pessoi.core.conformance.report import Enough, Fault, Probe, Report, moves_of
from pessoi.core.conformance.rules import check_position, check_state
from pessoi.core.conformance.secrecy import check_mask, check_redacted_position, check_secrecy, check_shown
from pessoi.core.dealer import SeededDealer
from pessoi.core.entry import Entry
from pessoi.core.game import Game, Options
from pessoi.core.play import Play
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, OVER, SPECTATOR, State
from pessoi.core.view import seen_events

_ENOUGH_GAMES = 20
"""From so many plays on, something hidden must have been met."""


def check_game(
    game: Game,
    games: int = 50,
    seed: int = 1,
    options: Sequence[Options] | None = None,
    states: int = 6,
    stop_at: int = 10,
) -> Report:
    """Try all that a game must fulfil over ``games`` random plays, shared out over the option sets.

    Without ``options`` these are ``option_sets(game)``. Every play is checked as a whole (bounds, points, records,
    undo), and the position of one state before each kind of move that was made in it; about ``states`` states of each
    are checked in every detail. Stops after ``stop_at`` faults. The same arguments try the same things.
    """
    report = Report(game.key)
    sets = option_sets(game) if options is None else list(options)
    length = game.most_plies(sets[0]) // 2 + 1
    seen_moves: list[int] = []
    texts: dict[str, int] = {}
    try:
        for number in range(games):
            probe = Probe(
                game, sets[number % len(sets)], seed + number, report, Random(seed * 1000003 + number), stop_at
            )
            if number == 0:
                check_metadata(probe)
            try:
                length = _check_play(probe, number, _chosen(probe, length, states), seen_moves, texts)
                if number < len(sets):
                    check_fair_dealing(probe)
            except Enough:
                raise
            except Exception as error:
                report.faults.append(Fault("no crash", _trace(error), probe.options, probe.seed, probe.ply))
                if len(report.faults) >= stop_at:
                    raise Enough from error
            report.games += 1
            del seen_moves[:-400]
        check_messages(probe)
        if game.hidden_kinds and report.games >= _ENOUGH_GAMES:
            hidden = report.checks["something was hidden"] > 0
            probe.require(hidden, "hidden kinds", "says that something is hidden, but every completion is the truth")
    except Enough:
        pass
    return report


def _chosen(probe: Probe, length: int, states: int) -> set[int]:
    """The plies whose states are checked in detail: the first and some at random within the length to be expected."""
    return {0, *(probe.rng.below(max(length, 1)) for _ in range(max(states - 1, 0)))}


@dataclass
class _Sample:
    """One state before each kind of move made in a play, any with the same odds, and its ply. Kinds that are rare are
    seldom among plies chosen at random."""

    rng: Random
    met: Counter[str] = field(default_factory=Counter)
    kept: dict[str, tuple[int, State]] = field(default_factory=dict)

    def meet(self, ply: int, state: State, kind: str) -> None:
        """Keep a state instead of the one kept so far, so that in the end all had the same odds."""
        self.met[kind] += 1
        if not self.rng.below(self.met[kind]):
            self.kept[kind] = (ply, state.clone())


def _check_positions(probe: Probe, sample: _Sample) -> None:
    """The positions of the states kept, as they are and as each seat and a spectator know them."""
    for ply, state in sample.kept.values():
        probe.ply = ply
        check_position(probe, state)
        if probe.game.hidden_kinds:
            for seat in (*range(state.seats), SPECTATOR):
                check_redacted_position(probe, state.redact(seat), seat)


def _check_play(probe: Probe, number: int, chosen: set[int], seen_moves: list[int], texts: dict[str, int]) -> int:
    """Play one game and check it; its length in plies."""
    game = probe.game
    play = Play(game, probe.options, SeededDealer(probe.seed))
    most = game.most_plies(probe.options)
    guided = number % 3 == 2
    kept = {probe.rng.below(most + 1) for _ in range(3)} | chosen
    positions: list[bytes] = []
    sample = _Sample(Random(probe.seed))
    state = play.state
    while state.to_move != OVER:
        probe.ply = play.ply
        if not 0 <= state.to_move < state.seats and state.to_move != CHANCE:
            probe.fault("to_move", f"is {state.to_move}")
            return play.ply
        if play.ply >= most:
            probe.fault("most_plies", f"the play goes on after {most} plies")
            return play.ply
        positions.append(probe.position(state) if play.ply in kept or game.hidden_kinds else b"")
        if play.ply in chosen:
            check_state(probe, state, seen_moves, texts)
            check_secrecy(probe, state, seen_moves)
            check_commands(probe, play)
        if not moves_of(state):
            probe.fault("no dead ends", f"to_move is {state.to_move}, but nothing is possible")
            return play.ply
        _advance(probe, play, guided, seen_moves, sample)
    probe.ply = play.ply
    _check_end(probe, state, texts)
    check_record(probe, play)
    plies = [ply for ply, position in enumerate(positions) if position]
    if plies:
        check_undo(probe, play, plies[probe.rng.below(len(plies))], positions)
    probe.report.plies += play.ply
    _check_positions(probe, sample)
    return play.ply


def _advance(probe: Probe, play: Play, guided: bool, seen_moves: list[int], sample: _Sample) -> None:
    """One random move, with the checks that cost little."""
    state = play.state
    probe.require(state.result() is None, "result", "there is one before the end")
    if state.to_move == CHANCE:
        move = play.dealer.outcome(play.ply, state.chance()) if play.dealer else 0
    else:
        move = state.playout_move(probe.rng) if guided else state.random_move(probe.rng)
    kind = probe.game.describe(state, move)["kind"]
    if state.to_move == CHANCE:
        probe.require(kind in probe.game.chance_kinds, "chance kinds", f"{kind!r} isn't among them")
    sample.meet(play.ply, state, str(kind))
    if probe.game.hidden_kinds:
        check_mask(probe, state, move)
        if probe.rng.below(2):
            check_shown(probe, state, state.to_move if state.to_move >= 0 else SPECTATOR, move)
    seen_moves.append(move)
    before = [int(state.points(seat)) for seat in range(state.seats)]
    entry = play.advance(move)
    _check_events(probe, state, before, entry)


def _check_events(probe: Probe, state: State, before: list[int], entry: Entry) -> None:
    """Events are JSON, points come with rule and terms, and they add up to the change of the points."""
    for seat in (0, SPECTATOR):
        for seen in seen_events(entry.events, entry.mask_for(seat), seat):
            msgspec.json.encode(seen)
            probe.require(isinstance(probe.game.text_event(seen, probe.say), str), "text", "an event isn't text")
    change = [0] * state.seats
    for event in entry.events:
        secret = not event.secret or bool(event.seen_by)
        probe.require(secret, "events", f"{event.kind} has a secret that nobody sees")
        if event.terms:
            total = sum(term.points for term in event.terms)
            probe.require(total == event.points, "terms", f"{event.kind}: {total} in terms, {event.points} in all")
        if event.kind == "points":
            probe.require(bool(event.rule), "points", "an award names no rule")
            change[event.seat] += event.points
    after = [int(state.points(seat)) for seat in range(state.seats)]
    gained = [now - then for now, then in zip(after, before, strict=True)]
    probe.require(gained == change, "points", f"points change by {gained}, the events tell of {change}")


def _check_end(probe: Probe, state: State, texts: dict[str, int]) -> None:
    check_state(probe, state, [], texts)
    check_secrecy(probe, state, [])
    result = state.result()
    if result is None:
        probe.fault("result", "there is none at the end")
        return
    points = [int(state.points(seat)) for seat in range(state.seats)]
    probe.require(list(result.points) == points, "result", f"points {result.points}, but the seats have {points}")
    known = result.reason in probe.game.endings
    probe.require(known, "endings", f"{result.reason!r} isn't among them")
    known = not result.tie_break or result.tie_break in probe.game.tie_breaks
    probe.require(known, "tie breaks", f"{result.tie_break!r} isn't among them")
    seats = set(range(state.seats))
    probe.require(set(result.winners) <= seats, "result", f"winners {result.winners}")
    probe.report.endings[result.reason] += 1


def _trace(error: Exception) -> str:
    """The error and where it happened."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = "" if place is None else f" at {place.tb_frame.f_code.co_filename}:{place.tb_lineno}"
    return f"{error!r}{where}"
