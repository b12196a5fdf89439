"""Checks of whole plays: records and their replay, undo, batches, and fair dealing."""

from pessoi.core.conformance.report import Probe
from pessoi.core.dealer import FairDealer, commitment
from pessoi.core.errors import Illegal, Malformed, NotYourTurn, PessoiError, Stale
from pessoi.core.play import Play
from pessoi.core.record import Fairness, read_record, record_of, replay_record, verify, write_record
from pessoi.core.state import CHANCE, OVER


def check_record(probe: Probe, play: Play) -> None:
    """A record read and written again is the same to the byte, and replayed it leads to the same state."""
    record = record_of(play, [f"Seat {seat}" for seat in range(play.state.seats)])
    data = write_record(record)
    try:
        again = read_record(data)
        probe.require(write_record(again) == data, "record", "a record read and written again is another one")
        replayed = replay_record(again, probe.game)
    except PessoiError as fault:
        probe.fault("record", f"a record can't be replayed: {fault} {getattr(fault, 'faults', '')}")
        return
    same = probe.position(replayed.state) == probe.position(play.state)
    probe.require(same, "replay", "a record replayed leads to another state")
    shown = [[event.kind for event in entry.events] for entry in play.entries if not entry.is_undo]
    told = [[event.kind for event in entry.events] for entry in replayed.entries if not entry.is_undo]
    probe.require(shown == told, "replay", "a record replayed tells other events")


def check_undo(probe: Probe, play: Play, ply: int, positions: list[bytes]) -> None:
    """Going back to a ply gives its state to the byte, and the way forward from there is the same."""
    moves = [entry.move for entry in play.line]
    end = probe.position(play.state)
    play.undo_to(ply)
    probe.require(probe.position(play.state) == positions[ply], "undo", f"undo to ply {ply} gives another state")
    for move in moves[ply:]:
        play.advance(move)
    probe.require(probe.position(play.state) == end, "undo", f"the same moves after an undo to {ply} lead elsewhere")


def check_commands(probe: Probe, play: Play) -> None:
    """Commands that can't be carried out change nothing, and say why in the right way."""
    state, before, entries = play.state, probe.position(play.state), len(play.entries)
    wrong_seat = next(seat for seat in range(state.seats) if seat != state.to_move)
    moves = state.legal() or [0]
    tried: list[tuple[int, list[int], int | None, type[PessoiError]]] = [
        (wrong_seat, moves[:1], None, NotYourTurn),
        (CHANCE, moves[:1], None, NotYourTurn),
        (OVER, moves[:1], None, NotYourTurn),
        (99, moves[:1], None, NotYourTurn),
        (wrong_seat, moves[:1], play.ply_for(wrong_seat) + 1, Stale),
    ]
    if state.to_move >= 0:
        tried += [(state.to_move, [], None, Malformed), (state.to_move, [-5], None, Illegal)]
        tried += [(state.to_move, [moves[0], -5], None, PessoiError)]
    for seat, batch, ply, kind in tried:
        try:
            play.apply(seat, batch, ply)
        except kind:
            pass
        except Exception as error:
            probe.fault("commands", f"seat {seat}, moves {batch}: {error!r} instead of {kind.__name__}")
        else:
            probe.fault("commands", f"seat {seat} may make the moves {batch}")
        same = probe.position(play.state) == before and len(play.entries) == entries
        probe.require(same, "commands", f"a refused command (seat {seat}, moves {batch}) changed something")
    if state.to_move >= 0:
        move = moves[probe.rng.below(len(moves))]
        play.draft(state.to_move, [move])
        try:
            play.clone().apply(state.to_move, [move])
        except Malformed as fault:
            probe.require(fault.key == "core-batch-unfinished", "commands", f"a legal move is refused: {fault}")
        same = probe.position(play.state) == before and len(play.entries) == entries
        probe.require(same, "commands", "a draft, or a move on a copy of a play, changed the play")


def check_fair_dealing(probe: Probe) -> None:
    """A whole play dealt from a committed seed verifies."""
    secret = bytes(range(32))
    values = [f"value {seat}" for seat in range(int(str(probe.options["seats"])))]
    play = Play(probe.game, probe.options, FairDealer(secret, values))
    while play.state.to_move != OVER:
        if play.state.to_move == CHANCE:
            play.deal()
        else:
            play.advance(play.state.random_move(probe.rng))
    fairness = Fairness(commitment(secret), values, secret.hex())
    record = record_of(play, values, fairness)
    try:
        found = verify(record, probe.game)
    except PessoiError as fault:
        probe.fault("fair dealing", f"a record can't be verified: {fault} {getattr(fault, 'faults', '')}")
        return
    probe.require(not found.faults, "fair dealing", f"{found.faults[:1]}")
    draws = sum(entry.seat == CHANCE for entry in play.entries)
    probe.require(found.draws == draws, "fair dealing", f"{found.draws} of {draws} draws were verified")
