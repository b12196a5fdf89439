"""The worked cases of the rules."""

from pathlib import Path

from pessoi.core.case_check import check

CASES = Path(__file__).parents[3] / "cases" / "africana"


def test_every_case_holds() -> None:
    report = check([CASES])

    assert report.failures == []
    assert report.passed >= 66
