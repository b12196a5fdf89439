"""Whatever a document holds, it is read or refused with ``Malformed``; nothing else is ever raised."""

import contextlib
import json
from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from pessoi.core.case import read_cases
from pessoi.core.case_check import mismatches
from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.record import read_record, replay_record
from tests.core.tiny_game import TinyGame

GAME = TinyGame()
PLAIN = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8)
)
ANY = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
RECORD: dict[str, Any] = {
    "format": "pessoi-record",
    "format_version": 1,
    "game": "tiny",
    "rules_version": 1,
    "options": {"seats": 2},
    "seats": [{"name": "Ada"}, {"name": "Ben"}],
    "fairness": None,
    "moves": ["deal 0 a"],
    "result": None,
}
CASE: dict[str, Any] = {
    "case": "TINY-1",
    "title": "A title",
    "rules": ["T-1"],
    "game": "no_such_game",
    "moves": ["deal 0 a"],
    "expect": [{"after": 1, "to_move": 0, "legal": {"has": [], "lacks": []}, "points": [0], "state": {"a.b": 1}}],
}


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=60))
def test_bytes_are_read_or_refused(data: bytes) -> None:
    with contextlib.suppress(Malformed):
        read_record(data)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from([*RECORD, "position", "seen_by"]), ANY)
def test_a_record_with_a_strange_part_is_read_or_refused(part: str, value: Any) -> None:
    with contextlib.suppress(PessoiError):
        replay_record(read_record(json.dumps(RECORD | {part: value})), GAME)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from([*CASE, "options", "position"]), ANY)
def test_a_case_with_a_strange_part_is_read_or_refused(part: str, value: Any) -> None:
    try:
        cases = read_cases(yaml.safe_dump(CASE | {part: value}))
    except Malformed:
        return
    assert all(mismatches(case) for case in cases)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(["after", "seen_by", "to_move", "legal", "points", "state", "events", "no_events", "result"]), ANY
)
def test_a_case_with_a_strange_expectation_is_read_or_refused(part: str, value: Any) -> None:
    with contextlib.suppress(Malformed):
        read_cases(yaml.safe_dump(CASE | {"expect": [{"after": 0, part: value}]}))
