"""Case files: read strictly, and every mismatch found."""

from pathlib import Path

import pytest

from pessoi.core import case_check
from pessoi.core.case import read_cases
from pessoi.core.case_check import Failure, check, mismatches
from pessoi.core.errors import Malformed
from pessoi.text.messages import Messages
from tests.core.tiny_game import TinyGame

TINY = TinyGame()
GOOD = """
case: TINY-1
title: A card played counts its worth
rules: [T-9]
game: tiny
options: {seats: 2}
moves: [deal 0 a, deal 0 b, deal 1 a, deal 1 c, play b, lay a, done]
expect:
  - after: 0
    to_move: chance
    legal: {has: [deal 0 c], lacks: [deal 1 a, {move: play a, rule: T-1}]}
  - after: 4
    to_move: 0
    seen_by: 0
    state: {seats.0.hand: [a, b], seats.1.hand.0: "?", deck: 4}
    legal: {has: [play a, lay b], lacks: [play c, {move: done, rule: T-6}]}
  - after: 5
    points: [2, 0]
    events: [{kind: played, card: 1}, {kind: points, rule: T-9, terms: [{count: 1, each: 2}]}]
    no_events: [{kind: dealt}, {kind: points, seat: 1}]
  - after: end
    to_move: 0
    events: [{kind: laid, count: 1}]
"""


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(case_check, "game", lambda key: TINY)


def faults(text: str) -> list[str]:
    """The words of all that is wrong with the form of a file."""
    with pytest.raises(Malformed) as caught:
        read_cases(text)
    return [line.strip() for line in Messages("en", []).error_lines(caught.value)]


def unmet(old: str, new: str) -> list[str]:
    """The words of what a case is told when a part of the good one is changed."""
    assert GOOD.count(old) == 1
    words = Messages("en", [TINY.folder])
    return [words.error(fault) for _, fault in mismatches(read_cases(GOOD.replace(old, new))[0])]


def test_a_good_case_passes() -> None:
    assert mismatches(read_cases(GOOD)[0]) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("to_move: chance", "to_move: 1", "to_move should be 1 but is chance."),
        ("has: [deal 0 c]", "has: [deal 1 c]", "“deal 1 c” should be legal but T-1 forbids it (This can't be drawn.)."),
        ("lacks: [deal 1 a", "lacks: [deal 0 a", "“deal 0 a” should not be legal (not legal) but is."),
        ("done, rule: T-6", "done, rule: T-2", "“done” should be forbidden by T-2 but T-6 forbids it."),
        ("lay b], lacks", "hay b], lacks", "The move “hay b” can't be read:\n  tiny-notation"),
        ("points: [2, 0]", "points: [2, 1]", "points should be [2, 1] but is [2, 0]."),
        ("deck: 4}", "deck: 5}", "deck should be 5 but is 4."),
        ("deck: 4}", "deck.x: 4}", "deck.x should be 4 but isn't there; at the last step that is: 4."),
        ("hand.0: ", "hand.7: ", "seats.1.hand.7 should be ? but isn't there; at the last step that is: ['?', '?']."),
        ("seen_by: 0", "seen_by: 2", "There is no seat 2: the game has 2 seats."),
        ("{kind: points, seat: 1}", "{kind: points, seat: 0}", "An event holds {'kind': 'points', 'seat': 0}"),
        ("each: 2}", "each: 3}", "No event holds {'kind': 'points', 'rule': 'T-9', 'terms'"),
        ("play b, lay", "play c, lay", "Move 5, “play c”, isn't possible:\n  You hold no such card."),
        ("options: {seats: 2}", "options: {seats: 9}", "These options don't fit the game “tiny”:"),
        (
            "kind: laid, count: 1}]",
            "kind: laid}]\n    result: {winner: 0}",
            "result should be {'winner': 0} but is None.",
        ),
    ],
)
def test_a_mismatch_is_told_in_one_line(old: str, new: str, words: str) -> None:
    told = unmet(old, new)

    assert len(told) == 1
    assert told[0].startswith(words)


def test_a_result_is_compared_by_its_fields() -> None:
    text = """
case: TINY-2
title: The end
rules: []
game: tiny
moves: [deal 0 a, deal 0 b, deal 1 a, deal 1 c, play b, play c, play a, draw, deal 1 c, draw, deal 0 c, play c]
expect: [{after: end, to_move: over, result: RESULT}]
"""
    good = "{winner: 1, winners: [1], points: [3, 6], reason: points, tie_break: ''}"
    assert mismatches(read_cases(text.replace("RESULT", good))[0]) == []
    found = mismatches(read_cases(text.replace("RESULT", "{winner: 0, reason: turns}"))[0])
    assert [fault.data["what"] for _, fault in found] == ["result.winner", "result.reason"]


def test_a_case_may_begin_from_a_position() -> None:
    start = TINY.dump(TINY.new(TINY.options_of({})))
    text = f"""
case: TINY-3
title: From a position
rules: []
game: tiny
position: {start}
expect: [{{after: 0, to_move: chance}}]
"""
    assert mismatches(read_cases(text.replace("None", "null").replace("False", "false"))[0]) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "The file holds no case."),
        ("- 1", "A case is a mapping"),
        ("case: [", "This isn't YAML: it ceases to be in line 1, column 8."),
        ("case: &x 1\ntitle: *x", "Line 2, column 8: aliases (*name) aren't allowed."),
        ("case: A\ncase: B", "Line 1, column 1: a key is given twice."),
        (GOOD.replace("expect:", "expects:"), "There is no field “expects” in a case. Did you mean: expect?"),
        (GOOD.replace("after: 0", "at: 0"), "There is no field “expect.0.at” in a case."),
        (GOOD.replace("after: 0", "after: 9"), "An expectation stands after 9 moves, but the case has only 7."),
        (
            GOOD.replace("to_move: chance", "to_move: nobody"),
            "The field “expect.0.to_move” can't be “nobody”. It must be",
        ),
        (
            GOOD.replace("rules: [T-9]", "rules: T-9"),
            "The field “rules” can't be “T-9”. It must be a list of rule ids.",
        ),
        (GOOD.replace("title: A card played counts its worth\n", ""), "The field “title” is missing."),
        (GOOD.replace("{move: play a, rule: T-1}", "{rule: T-1}"), "The field “expect.0.legal” can't be"),
    ],
)
def test_a_fault_of_form_is_told(text: str, words: str) -> None:
    assert any(line.startswith(words) for line in faults(text)), faults(text)


def test_files_and_folders_are_checked(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "two.yaml").write_text(f"{GOOD}---{GOOD.replace('TINY-1', 'TINY-2').replace('2, 0', '3, 0')}")
    (tmp_path / "one.yaml").write_text(GOOD)
    (tmp_path / "broken.yaml").write_text("case: [")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xff")

    report = check([tmp_path, tmp_path / "missing.yaml"])

    assert (report.passed, report.failed) == (1, 5)
    told = {(Path(each.file).name, each.case, each.fault.key, each.after) for each in report.failures}
    assert told == {
        ("two.yaml", "TINY-2", "core-case-differs", 5),
        ("one.yaml", "TINY-1", "core-case-twice", None),
        ("broken.yaml", "", "core-yaml", None),
        ("bytes.yaml", "", "core-file", None),
        ("missing.yaml", "", "core-file", None),
    }
    assert all(isinstance(each, Failure) for each in report.failures)
