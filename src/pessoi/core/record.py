"""Records: a whole play as a JSON document, like PGN in chess; to be read, replayed and verified.

    {"format": "pessoi-record", "format_version": 1,
     "game": "carcassonne", "rules_version": 1, "options": {...},
     "seats": [{"name": "Ada"}, ...],
     "fairness": {"commitment": "...", "values": ["...", ...], "secret": "..."},    or null
     "position": {...},                     only when it begins elsewhere than the game does
     "seen_by": 0,                          only in a masked record: it can be read, not replayed
     "moves": ["first 1", "draw BG-CRFR", "0,1 r2", "undo 2", ...],
     "result": {"points": [...], "winners": [...], "reason": "...", "tie_break": ""}}   or null

The canonical bytes are this, keys in this order, one space of indentation, UTF-8, a line break at the end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from pessoi.core.dealer import FairDealer, commitment
from pessoi.core.errors import Malformed, PessoiError, Unknown
from pessoi.core.game import Document, Game, Json, Options
from pessoi.core.play import Play, play_entry, replay
from pessoi.core.position import read_json
from pessoi.core.state import CHANCE, SPECTATOR, Result, State
from pessoi.core.view import seen_entries

FORMAT = "pessoi-record"
FORMAT_VERSION = 1
TABLE_ENDINGS = ("resigned", "time", "abandoned")
"""Reasons of a result by which a table, not the rules, ends a play."""


@dataclass(frozen=True)
class Fairness:
    """What verifies the draws: the commitment, each seat's value, and the seed (hexadecimal) once it is revealed."""

    commitment: str
    values: list[str]
    secret: str | None = None


@dataclass(frozen=True)
class Record:
    """A whole play. ``moves`` are notations and ``undo N``; ``names`` are those of the seats."""

    game: str
    rules_version: int
    options: Options
    names: list[str]
    moves: list[str]
    result: Document | None = None
    fairness: Fairness | None = None
    position: Document | None = None
    seen_by: int | None = None


@dataclass(frozen=True)
class Verification:
    """What ``verify`` found: how many draws were recomputed, and every fault; none means that all is right."""

    draws: int
    faults: list[PessoiError] = field(default_factory=list)


def record_of(
    play: Play,
    names: Sequence[str],
    fairness: Fairness | None = None,
    ending: Document | None = None,
    position: Document | None = None,
) -> Record:
    """The whole record of a play, secrets included: for its end, for storing, for tests.

    ``ending`` is the result where the table ended the play; ``position`` where it didn't begin as the game does.
    """
    result = play.state.result()
    return Record(
        game=play.game.key,
        rules_version=play.game.rules_version,
        options=play.options,
        names=list(names),
        moves=[entry.text(play.game) for entry in play.entries],
        result=ending if result is None else result_document(result),
        fairness=fairness,
        position=position,
    )


def record_for(play: Play, seat: int, names: Sequence[str], fairness: Fairness | None = None) -> Record:
    """The record of an unfinished play as ``seat`` (or ``SPECTATOR``) may know it, hidden steps left out.

    It has no result, no position and, whatever ``fairness`` holds, no secret seed.
    """
    return Record(
        game=play.game.key,
        rules_version=play.game.rules_version,
        options=play.options,
        names=list(names),
        moves=[entry.text for entry in seen_entries(play.game, play.entries, seat)],
        fairness=None if fairness is None else Fairness(fairness.commitment, fairness.values),
        seen_by=seat,
    )


def result_document(result: Result) -> Document:
    """A result as a record holds it."""
    return {
        "points": list(result.points),
        "winners": list(result.winners),
        "reason": result.reason,
        "tie_break": result.tie_break,
    }


def write_record(record: Record) -> bytes:
    """The canonical bytes of a record."""
    document: Document = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": record.game,
        "rules_version": record.rules_version,
        "options": dict(record.options),
        "seats": [{"name": name} for name in record.names],
        "fairness": None,
    }
    if record.fairness is not None:
        fair = record.fairness
        document["fairness"] = {"commitment": fair.commitment, "values": list(fair.values), "secret": fair.secret}
    if record.position is not None:
        document["position"] = record.position
    if record.seen_by is not None:
        document["seen_by"] = record.seen_by
    document["moves"] = list(record.moves)
    document["result"] = record.result
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


_REQUIRED = ("format", "format_version", "game", "rules_version", "options", "seats", "fairness", "moves", "result")
_CHECKS: dict[str, Callable[[Json], bool]] = {
    "format": lambda value: value == FORMAT,
    "format_version": lambda value: value == FORMAT_VERSION,
    "game": lambda value: isinstance(value, str),
    "rules_version": lambda value: type(value) is int and value >= 1,
    "options": lambda value: isinstance(value, dict),
    "seats": lambda value: isinstance(value, list) and all(_is_seat(item) for item in value),
    "fairness": lambda value: value is None or _is_fairness(value),
    "position": lambda value: isinstance(value, dict),
    "seen_by": lambda value: type(value) is int and (value >= 0 or value == SPECTATOR),
    "moves": lambda value: isinstance(value, list) and all(isinstance(item, str) for item in value),
    "result": lambda value: value is None or _is_result(value),
}


def read_record(data: bytes | str) -> Record:
    """The record in a document. Raises ``Malformed`` with every part that is missing, unknown or of a wrong form.

    Whether the game exists and the moves are possible is found by ``replay_record``.
    """
    document = read_json(data)
    faults: list[PessoiError] = [
        Malformed("core-record-missing", field=key) for key in _REQUIRED if key not in document
    ]
    for key, value in document.items():
        if key not in _CHECKS:
            faults.append(Malformed("core-record-unknown", field=key))
        elif not _CHECKS[key](value):
            faults.append(Malformed("core-record-field", field=key, value=str(value)[:80]))
    if faults:
        raise Malformed("core-record", faults)
    parts: Any = document
    fair = parts["fairness"]
    return Record(
        game=parts["game"],
        rules_version=parts["rules_version"],
        options=parts["options"],
        names=[seat["name"] for seat in parts["seats"]],
        moves=parts["moves"],
        result=parts["result"],
        fairness=None if fair is None else Fairness(fair["commitment"], fair["values"], fair["secret"]),
        position=parts.get("position"),
        seen_by=parts.get("seen_by"),
    )


def replay_record(record: Record, game: Game) -> Play:
    """The play of a record. Raises ``Unknown`` for another game or rules version, ``Malformed`` for a record that is
    masked, whose options or position are wrong, that holds an impossible move, or whose result is another one."""
    options, start = _beginning(record, game)
    play = replay(game, options, record.moves, None, start)
    _check_result(record, play)
    return play


def verify(record: Record, game: Game) -> Verification:
    """Recompute every draw of a finished record from its revealed seed, and its result.

    Raises as ``replay_record`` does when the record can't be replayed at all.
    """
    if record.fairness is None or record.fairness.secret is None:
        raise Malformed("core-verify-nothing")
    faults: list[PessoiError] = []
    secret = bytes.fromhex(record.fairness.secret)
    if commitment(secret) != record.fairness.commitment:
        faults.append(Malformed("core-verify-commitment"))
    dealer = FairDealer(secret, record.fairness.values)
    options, start = _beginning(record, game)
    play = Play(game, options, None, start)
    draws = 0
    for index, text in enumerate(record.moves):
        if play.state.to_move == CHANCE and not text.startswith("undo "):
            drawn = dealer.outcome(index, play.state.chance())
            draws += 1
            if game.write_move(drawn) != text:
                faults.append(Malformed("core-verify-draw", index=index, drawn=text, right=game.write_move(drawn)))
        try:
            play_entry(play, text)
        except PessoiError as fault:
            raise Malformed("core-at-move", [fault], index=index, text=text[:200]) from None
    _check_result(record, play)
    return Verification(draws, faults)


def _beginning(record: Record, game: Game) -> tuple[Options, State | None]:
    if record.game != game.key:
        raise Unknown("core-game-unknown", game=record.game, known=[game.key])
    if record.rules_version != game.rules_version:
        raise Unknown("core-rules-version", version=record.rules_version, current=game.rules_version)
    if record.seen_by is not None:
        raise Malformed("core-record-masked")
    options = game.options_of(record.options)
    if len(record.names) != options["seats"]:
        raise Malformed("core-record-seats", value=str(len(record.names)))
    return options, None if record.position is None else game.load(record.position, options)


def _check_result(record: Record, play: Play) -> None:
    result = play.state.result()
    if result is not None:
        expected: Document | None = result_document(result)
        if record.result != expected:
            raise Malformed("core-record-other-result", given=str(record.result), right=str(expected))
    elif record.result is not None and record.result["reason"] not in TABLE_ENDINGS:
        raise Malformed("core-record-other-result", given=str(record.result), right="null")


def _is_seat(value: Json) -> bool:
    return isinstance(value, dict) and list(value) == ["name"] and isinstance(value["name"], str)


def _is_fairness(value: Json) -> bool:
    if not isinstance(value, dict) or set(value) != {"commitment", "values", "secret"}:
        return False
    values, secret = value["values"], value["secret"]
    return (
        _is_hexadecimal(value["commitment"])
        and isinstance(values, list)
        and all(_is_seat_value(item) for item in values)
        and (secret is None or _is_hexadecimal(secret))
    )


def _is_seat_value(value: Json) -> bool:
    """What a seat adds to the deal: up to 64 printable letters, so that it can be stored anywhere as it is."""
    return isinstance(value, str) and len(value) <= 64 and value.isprintable()


def _is_hexadecimal(value: Json) -> bool:
    return isinstance(value, str) and len(value) == 64 and all(letter in "0123456789abcdef" for letter in value)


def _is_result(value: Json) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"points", "winners", "reason", "tie_break"}
        and all(
            isinstance(value[key], list) and all(type(item) is int for item in value[key])  # type: ignore[union-attr]
            for key in ("points", "winners")
        )
        and isinstance(value["reason"], str)
        and isinstance(value["tie_break"], str)
    )
