"""``pessoi check``: case files put to the test."""

import json
from pathlib import Path

import click
from rich.console import Console

from pessoi.cli.command import Command
from pessoi.cli.words import say, words
from pessoi.core.case_check import CaseReport, Failure
from pessoi.core.case_check import check as check_cases
from pessoi.core.errors import Malformed


@click.command(cls=Command, help="cli-help-check")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def check(context: click.Context, paths: tuple[Path, ...], as_json: bool) -> None:
    """Run the cases of files and folders; one line for each thing that doesn't hold."""
    report = check_cases(paths)
    if not report.passed and not report.failed:
        raise Malformed("cli-check-nothing", paths=[str(path) for path in paths])
    if as_json:
        click.echo(json.dumps(_document(report), ensure_ascii=False))
    else:
        _show(report)
    if report.failed:
        context.exit(1)


def _document(report: CaseReport) -> dict[str, object]:
    return {
        "passed": report.passed,
        "failed": report.failed,
        "failures": [_failure(failure) for failure in report.failures],
    }


def _failure(failure: Failure) -> dict[str, object]:
    return {
        "file": failure.file,
        "case": failure.case,
        "after": failure.after,
        "message": words().error(failure.fault),
        "expected": failure.fault.data.get("expected"),
        "seen": failure.fault.data.get("seen"),
    }


def _show(report: CaseReport) -> None:
    console = Console(soft_wrap=True, highlight=False)
    for failure in report.failures:
        place = " ".join(part for part in (failure.file, failure.case) if part)
        if failure.after is not None:
            place = say("cli-check-place", place=place, ply=failure.after)
        console.print(f"{place}: {words().error(failure.fault)}", markup=False)
    console.print(say("cli-check-summary", passed=report.passed, failed=report.failed))
