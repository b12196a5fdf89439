"""Case files put to the test: every mismatch is found, and each is explained in one line."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pessoi.core.case import Case, Expectation, read_cases
from pessoi.core.entry import Entry
from pessoi.core.errors import Illegal, Malformed, PessoiError
from pessoi.core.game import Document, Json
from pessoi.core.notation import read_move
from pessoi.core.play import Play
from pessoi.core.reasons import reason_of
from pessoi.core.record import result_document
from pessoi.core.registry import game
from pessoi.core.state import CHANCE, OVER, SPECTATOR
from pessoi.core.view import seen_events, view


@dataclass(frozen=True)
class Failure:
    """One thing that is wrong with a case: ``fault`` says it; its data hold ``expected`` and ``seen`` for a mismatch.

    ``case`` is empty where the file can't be read; ``after`` is the ply of a mismatch.
    """

    file: str
    case: str
    fault: PessoiError
    after: int | None = None


@dataclass
class CaseReport:
    """What ``check`` found. ``failed`` counts cases (and files that can't be read), ``failures`` tells all faults."""

    passed: int = 0
    failed: int = 0
    failures: list[Failure] = field(default_factory=list)


def check(paths: Iterable[Path]) -> CaseReport:
    """Check all cases in files and folders (``*.yaml`` below them). Case ids must be different from one another."""
    report = CaseReport()
    files: dict[str, str] = {}
    for path in case_files(paths):
        try:
            cases = read_cases(path.read_text(encoding="utf-8"))
        except (PessoiError, OSError, UnicodeError) as error:
            fault = error if isinstance(error, PessoiError) else Malformed("core-file", reason=reason_of(error))
            report.failures.append(Failure(str(path), "", fault))
            report.failed += 1
            continue
        for case in cases:
            found = [Failure(str(path), case.key, fault, after) for after, fault in mismatches(case)]
            if case.key in files:
                found.append(Failure(str(path), case.key, Malformed("core-case-twice", file=files[case.key])))
            files[case.key] = str(path)
            report.failures += found
            report.passed += not found
            report.failed += bool(found)
    return report


def case_files(paths: Iterable[Path]) -> list[Path]:
    """The case files that ``paths`` mean: files as they are, folders with every ``*.yaml`` below them, sorted."""
    files: list[Path] = []
    for path in paths:
        files += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return files


def open_case(case: Case) -> Play:
    """The play of a case before its moves: a table may go on from it. Raises ``Unknown`` or ``Malformed``."""
    rules = game(case.game)
    options = rules.options_of(case.options)
    start = None if case.position is None else rules.load(case.position, options)
    return Play(rules, options, None, start)


def mismatches(case: Case) -> list[tuple[int | None, PessoiError]]:
    """All that is wrong with a case, with the ply at which it shows; empty when it passes."""
    try:
        play = open_case(case)
    except PessoiError as fault:
        return [(None, fault)]
    found: list[tuple[int | None, PessoiError]] = []
    last = len(case.moves)
    waiting: dict[int, list[Expectation]] = {}
    for item in case.expect:
        waiting.setdefault(last if item.after is None else item.after, []).append(item)
    looked = 0
    for ply in range(last + 1):
        if ply:
            try:
                play.advance(read_move(play.game, case.moves[ply - 1]))
            except (Malformed, Illegal) as fault:
                where = Malformed("core-case-move", [fault], number=ply, move=case.moves[ply - 1])
                return [*found, (ply - 1, where)]
        if ply in waiting:
            found += [(ply, fault) for item in waiting[ply] for fault in _unmet(play, item, play.line[looked:])]
            looked = ply
    return found


def _unmet(play: Play, item: Expectation, entries: list[Entry]) -> Iterator[PessoiError]:
    state, seat = play.state, SPECTATOR if item.seen_by is None else item.seen_by
    if seat >= state.seats:
        yield Malformed("core-case-seat", seat=seat, seats=state.seats)
        return
    if item.to_move is not None:
        to_move: int | str = {CHANCE: "chance", OVER: "over"}.get(state.to_move, state.to_move)
        if to_move != item.to_move:
            yield _differs("to_move", item.to_move, to_move)
    yield from _unmet_legal(play, item)
    points = [int(state.points(each)) for each in range(state.seats)]
    if item.points is not None and points != item.points:
        yield _differs("points", [*item.points], [*points])
    if item.state:
        shown = view(play.game, state, seat)
        for path, expected in item.state.items():
            found, value = _at(shown, path)
            if not found:
                yield Malformed("core-case-path", path=path, expected=_short(expected), seen=_short(value))
            elif value != expected or type(value) is not type(expected):
                yield _differs(path, expected, value)
    events = [event for entry in entries for event in seen_events(entry.events, entry.mask_for(seat), seat)]
    left = events[:]
    for part in item.events:
        match = next((event for event in left if _holds(event, part)), None)
        if match is None:
            yield Malformed("core-case-event", expected=_short(part), seen=_short(events))  # type: ignore[arg-type]
        else:
            left.remove(match)
    for part in item.no_events:
        match = next((event for event in events if _holds(event, part)), None)
        if match is not None:
            yield Malformed("core-case-no-event", expected=_short(part), seen=_short(match))
    if item.result is not None:
        yield from _unmet_result(play, item.result)


def _unmet_legal(play: Play, item: Expectation) -> Iterator[PessoiError]:
    for text, legal, rule in [
        *((text, True, None) for text in item.has),
        *((text, False, rule) for text, rule in item.lacks),
    ]:
        try:
            refusal = play.state.refusal(read_move(play.game, text))
        except Malformed as fault:
            yield Malformed("core-case-notation", [fault], move=text)
            continue
        if legal and refusal is not None:
            yield Malformed("core-case-refused", move=text, expected="legal", seen=refusal.rule, why=refusal.key)
        elif not legal and refusal is None:
            yield Malformed("core-case-allowed", move=text, expected=rule or "not legal", seen="legal")
        elif refusal is not None and rule is not None and refusal.rule != rule:
            yield Malformed("core-case-rule", move=text, expected=rule, seen=refusal.rule)


def _unmet_result(play: Play, expected: Document) -> Iterator[PessoiError]:
    result = play.state.result()
    if result is None:
        yield _differs("result", expected, None)
        return
    seen = result_document(result)
    seen["winner"] = result.winners[0] if len(result.winners) == 1 else None
    for key, value in expected.items():
        if seen[key] != value:
            yield _differs(f"result.{key}", value, seen[key])


def _differs(what: str, expected: Json, seen: Json) -> PessoiError:
    return Malformed("core-case-differs", what=what, expected=_short(expected), seen=_short(seen))


def _at(document: Json, path: str) -> tuple[bool, Json]:
    """Whether a view has the path, and the value there (or what was last found on the way)."""
    value = document
    for part in path.split("."):
        if isinstance(value, dict) and part in value:
            value = value[part]
        elif isinstance(value, list) and part.isascii() and part.isdigit() and int(part) < len(value):
            value = value[int(part)]
        else:
            return False, list(value) if isinstance(value, dict) else value
    return True, value


def _holds(seen: Json, part: Json) -> bool:
    """Whether ``part`` is a part of what was seen: mappings by their keys, lists item by item, all else equal."""
    if isinstance(part, dict):
        return isinstance(seen, dict) and all(key in seen and _holds(seen[key], part[key]) for key in part)
    if isinstance(part, list):
        same = isinstance(seen, list) and len(seen) == len(part)
        return same and all(_holds(one, other) for one, other in zip(seen, part, strict=True))  # type: ignore[arg-type]
    return type(seen) is type(part) and seen == part


def _short(value: Json) -> str:
    text = str(value)
    return text if len(text) <= 300 else text[:299] + "…"
