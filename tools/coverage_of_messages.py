"""Every message exists in Greek and English, with the same variables; none is unused, none is missing.

Message files are `el.ftl` and `en.ftl` (or `NAME.el.ftl`, `NAME.en.ftl`) anywhere in the package. A key is used if a
string of the program is that key, or a string with gaps (`f"option-{key}"`) fits it.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tools.workspace import FRONTEND, PACKAGE, ROOT, STATIC

LANGUAGES = ("el", "en")
_FEWEST_LETTERS = 4
"""A string with gaps counts as a use if it holds at least so many letters besides them."""
_PAGE_STRING = re.compile(r'"([^"\n\\]*)"|\'([^\'\n\\]*)\'|`([^`]*)`')
_PAGE_CALL = re.compile(r'\bt\(\s*["\']([^"\']+)["\']')
_GAP = "\0"


@dataclass
class Messages:
    """The messages of one file: the variables and attributes of each by key, and what is wrong with the file."""

    keys: dict[str, set[str]] = field(default_factory=dict)
    terms: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


class _Variables(Visitor):  # type: ignore[misc, unused-ignore]
    """Collects the variables, and the terms and messages that a pattern refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def read(file: Path) -> tuple[Messages, set[str]]:
    """Return the messages of a file and the keys that they refer to themselves."""
    messages = Messages()
    references: set[str] = set()
    for entry in FluentParser().parse(file.read_text()).body:
        if isinstance(entry, ftl.Junk):
            reasons = "; ".join(str(note.message) for note in entry.annotations)
            messages.faults.append(f"{file.relative_to(ROOT)}: {(entry.content or '').strip()[:60]!r}: {reasons}")
        elif isinstance(entry, ftl.Message):
            key = entry.id.name
            if key in messages.keys:
                messages.faults.append(f"{file.relative_to(ROOT)}: {key} stands there twice")
            variables = _Variables()
            variables.visit(entry)
            messages.keys[key] = variables.names | {f".{attribute.id.name}" for attribute in entry.attributes}
            references |= variables.references
        elif isinstance(entry, ftl.Term):
            messages.terms.add(entry.id.name)
    return messages, references


def message_files() -> dict[str, dict[str, Path]]:
    """Return the message files by what they are about, then by language."""
    found: dict[str, dict[str, Path]] = {}
    for file in sorted(PACKAGE.rglob("*.ftl")):
        if STATIC in file.parents:
            continue
        name, _, language = file.stem.rpartition(".")
        subject = str(file.parent.relative_to(ROOT) / name)
        found.setdefault(subject, {})[language] = file
    return found


def program_strings() -> Iterator[tuple[str, str, bool]]:
    """Yield file, string (its gaps as \\0) and whether it is surely a key, for every string of program and page."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else _GAP for part in node.values]
                yield str(file.relative_to(ROOT)), "".join(map(str, parts)), False
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield str(file.relative_to(ROOT)), node.value, True
    for kind in ("*.ts", "*.svelte"):
        for file in sorted((FRONTEND / "src").rglob(kind)):
            if ".test." in file.name:
                continue
            text = file.read_text()
            for key in _PAGE_CALL.findall(text):
                yield str(file.relative_to(ROOT)), key, True
            for groups in _PAGE_STRING.findall(text):
                string = re.sub(r"\$\{[^}]*\}", _GAP, "".join(groups))
                yield str(file.relative_to(ROOT)), string, False


def fits(pattern: str) -> re.Pattern[str] | None:
    """Return the expression of a string with gaps, or None if it says too little to count as a use."""
    if _GAP not in pattern or len(re.sub(r"[^a-z]", "", pattern)) < _FEWEST_LETTERS:
        return None
    if not re.fullmatch(rf"[a-z0-9_{_GAP}-]+", pattern) or "-" not in pattern:
        return None
    return re.compile(".+".join(map(re.escape, pattern.split(_GAP))))


def faults() -> list[str]:
    """Return what is wrong with the messages, one line each."""
    found: list[str] = []
    keys: dict[str, str] = {}
    used: set[str] = set()
    for subject, files in message_files().items():
        found += [f"{subject}: no {language}.ftl" for language in LANGUAGES if language not in files]
        found += [f"{file.relative_to(ROOT)}: not el or en" for tag, file in files.items() if tag not in LANGUAGES]
        if found:
            continue
        read_files = {language: read(files[language]) for language in LANGUAGES}
        for messages, references in read_files.values():
            found += messages.faults
            used |= references
        greek, english = (read_files[language][0].keys for language in LANGUAGES)
        found += [f"{files['el'].relative_to(ROOT)}: {key} is missing" for key in english if key not in greek]
        found += [f"{files['en'].relative_to(ROOT)}: {key} is missing" for key in greek if key not in english]
        for key in english:
            if greek.get(key, english[key]) != english[key]:
                different = ", ".join(sorted(greek[key] ^ english[key]))
                found.append(f"{subject}: {key} has {different} in one language only")
            if key in keys:
                found.append(f"{subject}: {key} stands in {keys[key]} too")
            keys[key] = subject
    spaces = {key.split("-")[0] for key in keys} - {"game", "option"}
    key_form = re.compile(rf"(?:{'|'.join(sorted(spaces))})(?:-[a-z0-9_]+)+") if spaces else None
    patterns: set[str] = set()
    for file, string, sure in program_strings():
        if string in keys:
            used.add(string)
        elif sure and key_form and key_form.fullmatch(string):
            found.append(f"{file}: there is no message {string}")
        elif _GAP in string:
            patterns.add(string)
    for pattern in patterns:
        expression = fits(pattern)
        if expression:
            used |= {key for key in keys if expression.fullmatch(key)}
    found += [f"{subject}: {key} isn't used" for key, subject in keys.items() if key not in used]
    return found


def check() -> int:
    """Print what is wrong with the messages; return how many lines."""
    found = sorted(set(faults()))
    print("\n".join(found) or "every message is there in both languages, and used")
    return len(found)


if __name__ == "__main__":
    sys.exit(1 if check() else 0)
