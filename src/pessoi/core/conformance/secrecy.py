"""Checks of what seats may know: redacted states, masks, events, determinizations, and who learns what.

The names of the four properties are those of the design: (1) a determinization looks the same to its seat; (2) what
was shown is enough to follow the play; (3) no more is shown than is kept; (4) completions cover just what is
possible, with the right odds (``completions``).
"""

import msgspec

from pessoi.core.conformance.report import Probe, moves_of
from pessoi.core.conformance.rules import tried_moves
from pessoi.core.errors import PessoiError
from pessoi.core.events import Event
from pessoi.core.game import Document
from pessoi.core.state import CHANCE, NOT_TO_MOVE, NOTHING, OVER, SPECTATOR, State
from pessoi.core.view import legal_moves, refusal_for, seen_events, view

_MOVES = 4
"""Moves tried for a seat at one state by the costlier checks."""


def check_secrecy(probe: Probe, state: State, seen_moves: list[int]) -> None:
    """All checks of what each seat, and a spectator, may know of a state."""
    for seat in (*range(state.seats), SPECTATOR):
        if probe.game.hidden_kinds:
            _check_redacted(probe, state, seat, seen_moves)
            _check_determinization(probe, state, seat, seen_moves)
            for move in probe.sample(moves_of(state), _MOVES):
                check_shown(probe, state, seat, move)
            _check_no_more_is_shown(probe, state, seat)
        else:
            _check_open(probe, state, seat)
        _check_documents(probe, state, seat)


def check_mask(probe: Probe, state: State, move: int) -> None:
    """The masks of a move about to be made: whole for its maker, one text each, nothing changed by hidden steps."""
    for seat in (*range(state.seats), SPECTATOR):
        mask = state.mask(move, seat)
        if mask == NOTHING:
            probe.require(state.to_move not in (seat, CHANCE), "hidden steps", f"seat {seat} learns nothing of {move}")
            after, events = _after(state, move)
            told = any(event.learners for event in events)
            probe.require(not told, "hidden steps", "a hidden step shows somebody something")
            same = probe.position(after.redact(seat)) == probe.position(state.redact(seat))
            probe.require(same, "hidden steps", f"a move that is NOTHING for seat {seat} changes what it knows")
            continue
        if seat == state.to_move:
            probe.require(mask == move, "mask", "a move is masked for the seat that makes it")
        text = probe.game.write_move(mask)
        probe.require(("?" in text) == (mask != move), "mask", f"seat {seat} is told {text!r}")


def _after(state: State, move: int) -> tuple[State, list[Event]]:
    after = state.clone()
    events: list[Event] = []
    after.apply(move, events)
    return after, events


def _check_open(probe: Probe, state: State, seat: int) -> None:
    """In a game of open information nothing is redacted and nothing masked."""
    before = probe.position(state)
    same = probe.position(state.redact(seat)) == before and probe.position(state.determinize(probe.rng)) == before
    probe.require(same, "open information", "a redacted or determinized state differs")
    same = all(state.mask(move, seat) == move for move in probe.sample(moves_of(state), 5))
    probe.require(same, "open information", "a move is masked")


def _check_redacted(probe: Probe, state: State, seat: int, seen_moves: list[int]) -> None:
    redacted = state.redact(seat)
    probe.require(redacted.chance() == [], "redacted", f"seat {seat} is shown the odds of a draw")
    tried = tried_moves(probe, state, seen_moves)[:60]
    if state.to_move == seat:
        probe.require(redacted.legal() == state.legal(), "redacted", f"seat {seat} gets other legal moves")
        for move in tried:
            mine, true = redacted.refusal(move), state.refusal(move)
            probe.require(mine == true, "redacted", f"seat {seat} gets another refusal of {move}: {mine}, not {true}")
    else:
        probe.require(redacted.legal() == [], "redacted", f"seat {seat} gets legal moves though not to move")
        refusals = [redacted.refusal(move) for move in tried]
        constant = all(each is not None and each.key == NOT_TO_MOVE and not each.data for each in refusals)
        probe.require(constant, "redacted", f"seat {seat} gets refusals though not to move")
    check_redacted_position(probe, redacted, seat)


def check_redacted_position(probe: Probe, redacted: State, seat: int) -> None:
    """The position of a redacted state is accepted and gives the same one, with the same view."""
    data = probe.position(redacted)
    try:
        again = probe.game.load(probe.game.dump(redacted), probe.options)
        probe.require(probe.position(again) == data, "position", "a redacted position read and written is another one")
        same = probe.game.view(again, seat) == probe.game.view(redacted, seat)
        probe.require(same, "position", "the view of a redacted position read again is another one")
    except PessoiError as fault:
        probe.fault("position", f"a redacted position isn't accepted: {fault} {getattr(fault, 'faults', '')}")


def _check_determinization(probe: Probe, state: State, seat: int, seen_moves: list[int]) -> None:
    """Property 1."""
    redacted = state.redact(seat)
    whole = redacted.determinize(probe.rng)
    same = probe.position(whole.redact(seat)) == probe.position(redacted)
    probe.require(same, "secrecy 1", f"a determinization redacts to something else for seat {seat}")
    same = probe.game.view(whole.redact(seat), seat) == probe.game.view(redacted, seat)
    probe.require(same, "secrecy 1", f"a determinization has another view for seat {seat}")
    if state.to_move == seat:
        same = whole.legal() == state.legal()
        probe.require(same, "secrecy 1", f"a determinization has other legal moves for seat {seat}")
        for move in tried_moves(probe, state, seen_moves)[:40]:
            mine, true = whole.refusal(move), state.refusal(move)
            probe.require(mine == true, "secrecy 1", f"a determinization refuses {move} with {mine}, not {true}")
    try:
        probe.game.load(probe.game.dump(whole), probe.options)
    except PessoiError as fault:
        detail = f"a determinization for seat {seat} breaks a law: {fault} {getattr(fault, 'faults', '')}"
        probe.fault("secrecy 1", detail)
    if _layout(probe, whole) != _layout(probe, state):
        probe.report.checks["something was hidden"] += 1
    plies = probe.game.most_plies(probe.options)
    while whole.to_move != OVER and plies >= 0:
        count = whole.list_moves()
        probe.require(count > 0, "secrecy 1", "a determinization leads into a dead end")
        if not count:
            break
        whole.apply(whole.random_move(probe.rng), None)
        plies -= 1
    probe.require(whole.to_move == OVER, "secrecy 1", "a determinization doesn't end within most_plies")


def _layout(probe: Probe, state: State) -> Document:
    """A position without what the seats have learned."""
    return {key: value for key, value in probe.game.dump(state).items() if key != "learned"}


def check_shown(probe: Probe, state: State, seat: int, move: int) -> None:
    """Property 2, and that whoever is shown something hidden is named: moves that look the same to a seat in the true
    state and in a determinization must lead to what looks the same, unless an event names the seat as a learner."""
    mask = state.mask(move, seat)
    if mask == NOTHING:
        return
    after, events = _after(state, move)
    learns = any(seat in event.learners for event in events)
    told, kept = _told(events, mask, seat), probe.position(after.redact(seat))
    redacted, text = state.redact(seat), probe.game.write_move(mask)
    for _ in range(2):
        whole, steps = _with_hidden_steps(probe, redacted.determinize(probe.rng), mask, seat)
        alike = [other for other in moves_of(whole) if whole.mask(other, seat) == mask]
        for other in probe.sample(alike, 2):
            other_after, other_events = _after(whole, other)
            if told == _told(other_events, mask, seat):
                same = kept == probe.position(other_after.redact(seat))
                detail = f"after {text!r} and the same events seat {seat} knows different things"
                probe.require(same, "secrecy 2", detail)
            elif not steps:
                detail = f"{text!r} shows seat {seat} something hidden, but no event names it as a learner"
                probe.require(learns, "learners", detail)


def _with_hidden_steps(probe: Probe, whole: State, mask: int, seat: int) -> tuple[State, int]:
    """``whole``, or a state to which a few hidden steps lead from it, in which some move looks like ``mask``; and how
    many steps those were. (What they chose may show in the end without being anything that lay hidden.)"""
    state = whole
    for _ in range(6):
        state = whole.clone()
        for steps in range(8):
            moves = moves_of(state)
            masks = [state.mask(move, seat) for move in moves]
            if mask in masks:
                return state, steps
            hidden = [move for move, each in zip(moves, masks, strict=True) if each == NOTHING]
            if not hidden:
                break
            state.apply(hidden[probe.rng.below(len(hidden))], None)
    return state, 0


def _told(events: list[Event], mask: int, seat: int) -> bytes:
    return msgspec.json.encode(seen_events(events, mask, seat))


def _check_no_more_is_shown(probe: Probe, state: State, seat: int) -> None:
    """Property 3."""
    if state.to_move == seat:
        return
    before = probe.position(state.redact(seat))
    shown: dict[bytes, tuple[bytes, int, bytes]] = {}
    for move in probe.sample(moves_of(state), 3 * _MOVES):
        if probe.game.fading and probe.game.describe(state, move)["kind"] in probe.game.fading:
            continue
        mask = state.mask(move, seat)
        after, events = _after(state, move)
        kept = probe.position(after.redact(seat))
        told = _told(events, mask, seat)
        if kept == before and state.to_move != CHANCE:
            detail = f"{probe.game.write_move(move)!r} changes nothing that seat {seat} knows, but it is told of it"
            probe.require(mask == NOTHING, "secrecy 3", detail)
        whole = probe.position(after)
        known_whole, known_mask, known_told = shown.setdefault(kept, (whole, mask, told))
        if known_whole != whole:
            detail = f"seat {seat} is shown more of {probe.game.write_move(move)!r} than it keeps"
            probe.require((known_mask, known_told) == (mask, told), "secrecy 3", detail)


def _check_documents(probe: Probe, state: State, seat: int) -> None:
    """Views and legal moves are JSON; a seat's refusals agree with what it is offered."""
    try:
        shown = view(probe.game, state, seat)
        msgspec.json.encode(shown)
        probe.require(isinstance(probe.game.text_board(shown), str), "text", "the board as text isn't text")
        offered = legal_moves(probe.game, state, seat)
        msgspec.json.encode(offered)
    except Exception as error:
        probe.fault("view", f"view or legal moves for seat {seat}: {error!r}")
        return
    kinds = all(isinstance(fields.get("kind"), str) for fields in offered)
    probe.require(kinds, "describe", "a move without a kind")
    texts = [probe.game.write_move(move) for move in state.legal()] if state.to_move == seat else []
    probe.require([fields["text"] for fields in offered] == texts, "view", f"seat {seat} is offered {offered[:3]}")
    if state.to_move != seat:
        refusal = refusal_for(state, seat, 0)
        probe.require(refusal is not None and refusal.key == NOT_TO_MOVE, "view", f"seat {seat} gets {refusal}")
