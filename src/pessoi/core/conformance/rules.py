"""Checks of one state: legality, refusals, independence of copies, notation, position, and answers to bad input."""

from typing import Any

from pessoi.core.conformance.report import Probe, moves_of
from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Json
from pessoi.core.legality import Refusal
from pessoi.core.notation import LONGEST
from pessoi.core.position import read_json
from pessoi.core.random import Random
from pessoi.core.state import CHANCE, NOTHING, OVER, State

_BAD_TEXTS = ("", " ", "?", "xyzzy", "-1", "99999999999999999999", "\x00", "δ", "a b c d e f", "[]", "draw", "undo 1")
_BAD_VALUES: tuple[Json, ...] = (None, -7, 10**12, "?!", [], {}, True, 0.5, [[]], {"?": None}, ["x", -1])


def check_state(probe: Probe, state: State, seen_moves: list[int], texts: dict[str, int]) -> None:
    """All checks of one state. ``seen_moves`` are moves of other states, ``texts`` the notations met so far."""
    _check_lists(probe, state)
    _check_refusals(probe, state, seen_moves)
    _check_copies(probe, state)
    _check_notation(probe, state, texts)
    check_position(probe, state)
    _check_bad_positions(probe, state)


def _check_lists(probe: Probe, state: State) -> None:
    legal, chance = state.legal(), state.chance()
    moves = moves_of(state)
    probe.require(not (legal and chance), "legal", "both actions and outcomes are possible")
    probe.require(bool(legal) == (state.to_move >= 0), "no dead ends", f"to_move {state.to_move}, {len(legal)} actions")
    probe.require(bool(chance) == (state.to_move == CHANCE), "no dead ends", f"to_move {state.to_move}, no outcomes")
    probe.require(len(set(moves)) == len(moves), "legal", "a move is listed twice")
    probe.require(all(move >= 0 for move in moves), "legal", "a move is negative")
    probe.require(all(weight > 0 for _, weight in chance), "chance", f"weights {chance}")
    probe.require(legal == state.legal() and chance == state.chance(), "legal", "two listings differ")
    if state.to_move == OVER:
        return
    count = state.list_moves()
    listed = [state.moves[index] for index in range(count)]
    probe.require(listed == moves, "list_moves", f"list_moves gives {listed[:9]}, legal or chance {moves[:9]}")
    if chance:
        weights = [state.weights[index] for index in range(count)]
        probe.require(weights == [weight for _, weight in chance], "list_moves", "weights differ from chance")
    for choose in (state.random_move, state.playout_move):
        seed = probe.rng.below(1 << 30)
        move = choose(Random(seed))
        probe.require(move in moves, "random_move", f"{move} isn't possible")
        probe.require(choose(Random(seed)) == move, "random_move", "the same generator gives another move")


def _check_refusals(probe: Probe, state: State, seen_moves: list[int]) -> None:
    """Legal, and only legal, is accepted: for legal moves, their neighbours, moves of other states, any integers."""
    moves = set(moves_of(state))
    before = probe.position(state)
    for move in tried_moves(probe, state, seen_moves):
        refusal = state.refusal(move)
        if (refusal is None) != (move in moves):
            listed = "legal" if move in moves else "not legal"
            probe.fault("legal is accepted", f"{_text(probe, move)} is {listed}, but its refusal is {refusal}")
        if refusal is not None:
            check_refusal(probe, refusal)
    probe.require(probe.position(state) == before, "refusals change nothing", "asking for refusals changed the state")


def tried_moves(probe: Probe, state: State, seen_moves: list[int]) -> list[int]:
    """Moves to ask about: the possible ones and their neighbours, some of other states, and random integers."""
    moves = probe.sample(moves_of(state), 20)
    tried = [*moves, *probe.sample(seen_moves, 20), -1, -2, -3, 0, (1 << 62) - 1, -(1 << 62)]
    for move in moves[:8]:
        tried += [move + 1, move - 1, *(move ^ (1 << bit) for bit in range(0, 24, 2)), move | 1 << 40, -move]
    for bits in (4, 8, 16, 30):
        tried += [probe.rng.below(1 << bits) for _ in range(6)]
    return list(dict.fromkeys(tried))


def check_refusal(probe: Probe, refusal: Refusal) -> None:
    """A refusal names a message that exists, and the rule that forbids the move unless it isn't a rule of the game."""
    probe.report.checks["refusals"] += 1
    if not refusal.key.startswith("core-") and not refusal.rule:
        probe.fault("refusals", f"{refusal.key} names no rule")
    probe.report.checks[f"message {refusal.key}"] += 1


def _check_copies(probe: Probe, state: State) -> None:
    """A clone is independent, and events change nothing."""
    before = probe.position(state)
    copy = state.clone()
    probe.require(probe.position(copy) == before, "clone", "a clone is another state")
    moves = moves_of(state)
    if not moves:
        return
    count = state.list_moves()
    listed = [state.moves[index] for index in range(count)]
    move = moves[probe.rng.below(len(moves))]
    copy.apply(move, None)
    after = probe.position(copy)
    loud = state.clone()
    loud.apply(move, [])
    probe.require(probe.position(loud) == after, "events", f"{_text(probe, move)} leads elsewhere when it tells events")
    for _ in range(6):
        if copy.to_move == OVER:
            break
        copy.apply(copy.random_move(probe.rng), None)
    probe.require(probe.position(state) == before, "clone", "moves on a clone change the state that it came from")
    same = [state.moves[index] for index in range(count)] == listed
    probe.require(same, "clone", "listing moves on a clone changes the buffer of the state that it came from")
    kept = loud.clone()
    for _ in range(6):
        if loud.to_move == OVER:
            break
        loud.apply(loud.random_move(probe.rng), [])
    probe.require(probe.position(kept) == after, "clone", "moves on a state change its clone")


def _check_notation(probe: Probe, state: State, texts: dict[str, int]) -> None:
    game = probe.game
    for move in probe.sample(moves_of(state), 30):
        text = game.write_move(move)
        good = bool(text) and text == text.strip() and len(text) <= LONGEST and not text.startswith("undo ")
        probe.require(good, "notation", f"{text!r} is no good notation")
        known = texts.setdefault(text, move)
        probe.require(known == move, "notation", f"{text!r} stands for {known} and {move}")
        try:
            read = game.read_move(text)
        except Malformed as fault:
            probe.fault("notation", f"{text!r} can't be read: {fault}")
        else:
            probe.require(read == move, "notation", f"{text!r} is read as {read}, written from {move}")
    for text in (*_BAD_TEXTS, *(_spoilt(probe, text) for text in list(texts)[:3])):
        try:
            read = game.read_move(text)
        except PessoiError:
            continue
        except Exception as error:
            probe.fault("bad notation", f"{text!r} raises {error!r}")
        else:
            written = game.write_move(read)
            probe.require(written == text, "bad notation", f"{text!r} is read as a move that is written {written!r}")


def _spoilt(probe: Probe, text: str) -> str:
    place = probe.rng.below(len(text) + 1)
    return text[:place] + "~x9 -"[probe.rng.below(5)] + text[place + probe.rng.below(2) :]


def check_position(probe: Probe, state: State) -> None:
    """The position of a state is accepted and gives a state that is the same and goes on alike."""
    game, before = probe.game, probe.position(state)
    try:
        again = game.load(game.dump(state), probe.options)
    except PessoiError as fault:
        probe.fault("position", f"the position of a state isn't accepted: {fault} {getattr(fault, 'faults', '')}")
        return
    probe.require(probe.position(again) == before, "position", "a position read and written again is another one")
    same = again.legal() == state.legal() and again.chance() == state.chance()
    probe.require(same, "position", "a state read from its position has other moves")
    same = all(again.points(seat) == state.points(seat) for seat in range(state.seats))
    probe.require(same, "position", "a state read from its position has other points")
    if state.to_move != OVER:
        move = state.random_move(probe.rng)
        one, other = state.clone(), again.clone()
        one.apply(move, None)
        other.apply(move, None)
        same = probe.position(one) == probe.position(other)
        probe.require(same, "position", f"after {_text(probe, move)} a state read from its position is another one")


def _check_bad_positions(probe: Probe, state: State) -> None:
    """Positions with something missing, added or spoilt, anywhere, are refused with ``Malformed`` or mean something."""
    data = probe.position(state)
    for _ in range(5):
        position = read_json(data)
        holder: Any = position
        spoilt: Any = position
        path: list[str | int] = []
        while isinstance(spoilt, (dict, list)) and spoilt and (not path or probe.rng.below(3)):
            keys = list(spoilt) if isinstance(spoilt, dict) else list(range(len(spoilt)))
            path.append(keys[probe.rng.below(len(keys))])
            holder = spoilt
            spoilt = holder[path[-1]]
        value = _BAD_VALUES[probe.rng.below(len(_BAD_VALUES))]
        kind = probe.rng.below(4)
        if kind == 0:
            del holder[path[-1]]
        elif kind == 1:
            position["surely-no-key"] = value
        else:
            holder[path[-1]] = value
        probe.report.checks["bad positions"] += 1
        where = ".".join(map(str, path))
        try:
            loaded = probe.game.load(position, probe.options)
            again = probe.game.load(probe.game.dump(loaded), probe.options)
        except PessoiError:
            continue
        except Exception as error:
            what = "missing" if kind == 0 else "an unknown key" if kind == 1 else f"= {value!r}"
            probe.fault("bad positions", f"a position with {where} {what} raises {error!r}")
        else:
            probe.require(kind != 1, "bad positions", "a position with an unknown key is accepted")
            same = probe.position(again) == probe.position(loaded)
            probe.require(same, "bad positions", f"{where} = {value!r} gives a state that its position doesn't give")


def _text(probe: Probe, move: int) -> str:
    try:
        return repr(probe.game.write_move(move)) if move != NOTHING else "NOTHING"
    except Exception:
        return str(move)
