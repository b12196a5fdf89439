"""The fourth property of secrecy: completions cover just what a seat's masked record allows, with the right odds.

On a small deck all plays that would have looked the same to a seat are enumerated, exhaustively. The ways in which
the cards lie after them are then compared with those that ``determinize`` gives, by which there are and how often.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from math import factorial

from pessoi.core.conformance.metadata import option_sets
from pessoi.core.conformance.report import Enough, Probe, Report, moves_of
from pessoi.core.dealer import SeededDealer
from pessoi.core.events import Event
from pessoi.core.game import Document, Game, Options
from pessoi.core.play import Play
from pessoi.core.random import Random
from pessoi.core.state import NOTHING, OVER, SPECTATOR, State
from pessoi.core.view import seen_events

Rows = Callable[[State, int], list[list[int]]]
"""Where the cards lie that a seat can't place by itself: for each group of places the number of cards of each kind."""


def check_completions(
    game: Game,
    rows: Rows,
    options: Options | None = None,
    exact: Callable[[State, int], bool] = lambda state, seat: True,
    games: int = 6,
    plies: int = 12,
    seed: int = 1,
    samples: int = 1500,
    most_states: int = 4000,
    stop_at: int = 10,
) -> Report:
    """Compare completions with enumeration over random plays of at most ``plies`` plies, for every seat and a
    spectator.

    ``exact`` says whether all that a seat was shown is still remembered (else only "what was shown is enough" is
    checked). A play is left when more than ``most_states`` states would have looked the same.
    """
    report = Report(game.key)
    chosen = option_sets(game)[0] if options is None else options
    seats = [*range(int(str(chosen["seats"]))), SPECTATOR]
    try:
        for number in range(games):
            probe = Probe(game, chosen, seed + number, report, Random(seed * 7919 + number), stop_at)
            play = _random_play(probe, plies)
            for seat in seats:
                _follow(probe, play, seat, rows, exact, samples, most_states)
            report.games += 1
            report.plies += play.ply
    except Enough:
        pass
    return report


def _random_play(probe: Probe, plies: int) -> Play:
    play = Play(probe.game, probe.options, SeededDealer(probe.seed))
    while play.ply < plies and play.state.to_move != OVER:
        if play.state.to_move >= 0:
            play.advance(play.state.random_move(probe.rng))
        else:
            play.deal()
    return play


def _follow(
    probe: Probe,
    play: Play,
    seat: int,
    rows: Rows,
    exact: Callable[[State, int], bool],
    samples: int,
    most_states: int,
) -> None:
    """Follow one play as ``seat`` sees it, together with all states that would have looked the same."""
    true = play.start.clone()
    alike = {probe.position(true): true.clone()}
    compared = probe.rng.below(4)
    for ply, entry in enumerate(play.line):
        probe.ply = ply
        mask = entry.mask_for(seat)
        true.apply(entry.move, None)
        if mask == NOTHING:
            continue
        told = seen_events(entry.events, mask, seat)
        alike = _next(probe, _with_hidden_steps(probe, alike.values(), seat), mask, told, seat)
        if len(alike) > most_states:
            return
        kept = probe.position(true.redact(seat))
        same = all(probe.position(other.redact(seat)) == kept for other in alike.values())
        probe.require(same, "secrecy 2", f"plays that looked the same to seat {seat} leave it knowing different things")
        compared += 1
        if same and exact(true, seat) and (compared % 4 == 0 or ply == len(play.line) - 1):
            _compare(probe, true, alike.values(), seat, rows, samples)


def _with_hidden_steps(probe: Probe, states: Iterable[State], seat: int) -> list[State]:
    """The states and all those to which moves lead of which ``seat`` learns nothing."""
    found: dict[bytes, State] = {}
    waiting = list(states)
    while waiting:
        state = waiting.pop()
        position = probe.position(state)
        if position in found:
            continue
        found[position] = state
        for move in moves_of(state):
            if state.mask(move, seat) == NOTHING:
                after = state.clone()
                after.apply(move, None)
                waiting.append(after)
    return list(found.values())


def _next(probe: Probe, states: list[State], mask: int, told: list[Document], seat: int) -> dict[bytes, State]:
    """The states after all moves that look like ``mask`` and tell the same."""
    found: dict[bytes, State] = {}
    for state in states:
        for move in moves_of(state):
            if state.mask(move, seat) != mask:
                continue
            after = state.clone()
            events: list[Event] = []
            after.apply(move, events)
            if seen_events(events, mask, seat) == told:
                found.setdefault(probe.position(after), after)
    return found


def _compare(probe: Probe, true: State, alike: Iterable[State], seat: int, rows: Rows, samples: int) -> None:
    """Completions against the enumerated states; the weight of a way is its number of ways with cards told apart."""
    weights: dict[tuple[tuple[int, ...], ...], float] = {}
    for state in alike:
        layout = tuple(tuple(row) for row in rows(state, seat))
        weight = 1.0
        for row in layout:
            for count in row:
                weight /= factorial(count)
        weights[layout] = weight
    total = sum(weights.values())
    redacted = true.redact(seat)
    seen: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(samples):
        seen[tuple(tuple(row) for row in rows(redacted.determinize(probe.rng), seat))] += 1
    impossible = [layout for layout in seen if layout not in weights]
    detail = f"a completion for seat {seat} can't have come about: {impossible[:1]}, but {list(weights)[:3]}"
    probe.require(not impossible, "secrecy 4", detail)
    expected = {layout: samples * weight / total for layout, weight in weights.items()}
    missing = [layout for layout, mean in expected.items() if mean >= 20 and layout not in seen]
    probe.require(not missing, "secrecy 4", f"no completion for seat {seat} is {missing[:1]}, which is possible")
    common = [layout for layout, mean in expected.items() if mean >= 5]
    chi_square = sum((seen[layout] - expected[layout]) ** 2 / expected[layout] for layout in common)
    freedom = max(len(common) - 1, 1)
    likely = chi_square < freedom + 6 * (2 * freedom) ** 0.5 + 12
    probe.require(
        likely, "secrecy 4", f"the odds of completions for seat {seat} are wrong (chi square {chi_square:.0f})"
    )
