"""`make test` stops at the first failure or goes on, and its summary says what was left out and what not run."""

import pytest

from tools.checks import STAGES, LeftOutError, Stage, run


def unlucky() -> int:
    raise RuntimeError("boom")


def without_compiler() -> int:
    raise LeftOutError("no C compiler")


GOOD, BAD, BROKEN = Stage("good", lambda: 0), Stage("bad", lambda: 2), Stage("broken", unlucky)
ABSENT = Stage("absent", without_compiler)


def test_the_first_failure_ends_the_run_and_the_rest_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([GOOD, BAD, BROKEN], keep_going=False) == 1
    assert "not run: broken" in capsys.readouterr().out


def test_all_failures_are_counted_where_the_run_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([BAD, BROKEN, GOOD], keep_going=True) == 2
    assert "RuntimeError: boom" in capsys.readouterr().out


def test_what_a_machine_cannot_check_is_told_and_is_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([ABSENT], keep_going=False) == 0
    assert "left out: no C compiler" in capsys.readouterr().out.split("summary")[1]


def test_stages_have_names_of_their_own() -> None:
    names = [stage.name for stage in STAGES]

    assert len(names) == len(set(names))
