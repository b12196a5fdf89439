"""Cases: YAML files that state a rule by example; tests, puzzles and bug reports alike.

    case: 7WD-014                 # one id for ever
    title: Trading takes brown and grey production only
    rules: [7WD-32]
    game: seven_wonders_duel
    options: {}
    position: {...}               # or leave it out and give chance outcomes among the moves
    moves: ["...", "..."]
    expect:
      - after: 2                  # ply counted within this case; 0 is before the first; or end
        seen_by: 1                # whose view and events are looked at; left out: a spectator's
        to_move: 1                # a seat, chance or over
        legal: {has: ["..."], lacks: ["...", {move: "...", rule: 7WD-33}]}
        points: [12, 7]
        state: {seats.0.coins: 3, military.pawn: -2}
        events: [{kind: plunder, seat: 1, coins: 2}]
        no_events: [{kind: points}]
        result: {winner: 0, reason: military}

A file may hold several cases, parted by ``---``. ``legal`` speaks of actions and, where the table must draw, of
outcomes. ``state`` gives fields of the view by path. ``events`` and ``no_events`` look at the moves since the
expectation before; each is a part of an event that must, or must not, be found. ``case_check`` puts them to the test.
"""

import difflib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import yaml

from pessoi.core.errors import Malformed, PessoiError
from pessoi.core.game import Document, Json

END = "end"


@dataclass(frozen=True)
class Expectation:
    """What must hold after ``after`` moves (None: after the last). Fields that are None say nothing."""

    after: int | None
    seen_by: int | None = None
    to_move: int | str | None = None
    has: list[str] = field(default_factory=list)
    lacks: list[tuple[str, str | None]] = field(default_factory=list)
    points: list[int] | None = None
    state: dict[str, Json] = field(default_factory=dict)
    events: list[Document] = field(default_factory=list)
    no_events: list[Document] = field(default_factory=list)
    result: Document | None = None


@dataclass(frozen=True)
class Case:
    """One rule by example."""

    key: str
    title: str
    rules: list[str]
    game: str
    options: Document
    position: Document | None
    moves: list[str]
    expect: list[Expectation]


def read_cases(text: str) -> list[Case]:
    """The cases of a file. Raises ``Malformed`` with everything that is wrong with its form."""
    try:
        documents = list(yaml.load_all(text, Loader=_Loader))
    except RecursionError:
        raise Malformed("core-too-deep") from None
    except (yaml.YAMLError, ValueError) as error:
        raise Malformed("core-yaml", **_place(getattr(error, "problem_mark", None))) from None
    faults: list[PessoiError] = []
    cases = [_case(document, faults) for document in documents if document is not None]
    if not cases:
        faults.append(Malformed("core-case-empty"))
    if faults:
        raise Malformed("core-case-form", faults)
    return [case for case in cases if case is not None]


class _Loader(yaml.SafeLoader):
    """PyYAML's safe loader without its two traps: keys given twice, and aliases (which can grow without bound)."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise Malformed("core-yaml-alias", **_place(self.peek_event().start_mark))
        return super().compose_node(parent, index)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[object, object]:
        mapping: dict[object, object] = super().construct_mapping(node, deep=True)
        if len(mapping) != len(node.value):
            raise Malformed("core-yaml-twice", **_place(node.start_mark))
        return mapping


def _place(mark: yaml.Mark | None) -> dict[str, object]:
    """Line and column of a mark, counted from 1; zeros where the reader knows of none."""
    return {"line": 0, "column": 0} if mark is None else {"line": mark.line + 1, "column": mark.column + 1}


_LoadedKeys = Mapping[str, Callable[[Json], bool]]


def _is_texts(value: Json) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_documents(value: Json) -> bool:
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


def _is_lacks(value: Json) -> bool:
    return isinstance(value, list) and all(
        isinstance(item, str)
        or (
            isinstance(item, dict)
            and isinstance(item.get("move"), str)
            and set(item) <= {"move", "rule"}
            and isinstance(item.get("rule", ""), str)
        )
        for item in value
    )


def _is_legal(value: Json) -> bool:
    return (
        isinstance(value, dict)
        and set(value) <= {"has", "lacks"}
        and _is_texts(value.get("has", []))
        and _is_lacks(value.get("lacks", []))
    )


_CASE: _LoadedKeys = {
    "case": lambda value: isinstance(value, str) and bool(value),
    "title": lambda value: isinstance(value, str) and bool(value),
    "rules": _is_texts,
    "game": lambda value: isinstance(value, str),
    "options": lambda value: isinstance(value, dict),
    "position": lambda value: isinstance(value, dict),
    "moves": _is_texts,
    "expect": lambda value: _is_documents(value) and bool(value),
}
_OPTIONAL = ("options", "position", "moves")
_EXPECT: _LoadedKeys = {
    "after": lambda value: (type(value) is int and value >= 0) or value == END,
    "seen_by": lambda value: type(value) is int and value >= 0,
    "to_move": lambda value: (type(value) is int and value >= 0) or value in ("chance", "over"),
    "legal": _is_legal,
    "points": lambda value: isinstance(value, list) and all(type(item) is int for item in value),
    "state": lambda value: isinstance(value, dict) and all(isinstance(key, str) for key in value),
    "events": _is_documents,
    "no_events": _is_documents,
    "result": lambda value: (
        isinstance(value, dict) and set(value) <= {"winner", "winners", "points", "reason", "tie_break"}
    ),
}


def _case(document: object, faults: list[PessoiError]) -> Case | None:
    if not isinstance(document, dict):
        faults.append(Malformed("core-case-mapping"))
        return None
    before = len(faults)
    faults.extend(_key_faults(document, _CASE, ""))
    faults.extend(Malformed("core-case-missing", field=key) for key in _CASE if key not in (*document, *_OPTIONAL))
    moves = document.get("moves", [])
    if len(faults) == before:
        for index, item in enumerate(document["expect"]):
            faults.extend(_key_faults(item, _EXPECT, f"expect.{index}."))
            if "after" not in item:
                faults.append(Malformed("core-case-missing", field=f"expect.{index}.after"))
            elif type(item["after"]) is int and item["after"] > len(moves):
                faults.append(Malformed("core-case-after", after=item["after"], moves=len(moves)))
    if len(faults) > before:
        return None
    return Case(
        key=document["case"],
        title=document["title"],
        rules=document["rules"],
        game=document["game"],
        options=document.get("options", {}),
        position=document.get("position"),
        moves=moves,
        expect=[_expectation(item) for item in document["expect"]],
    )


def _key_faults(document: dict[object, Json], keys: _LoadedKeys, where: str) -> Iterator[PessoiError]:
    for key, value in document.items():
        if key not in keys:
            near = difflib.get_close_matches(str(key), keys, 1) or sorted(keys)
            yield Malformed("core-case-unknown", field=f"{where}{key}", known=near)
        elif not keys[str(key)](value):
            yield Malformed("core-case-field", field=f"{where}{key}", part=str(key), value=str(value)[:80])


def _expectation(item: Document) -> Expectation:
    legal: dict[str, list[str | dict[str, str]]] = item.get("legal", {})  # type: ignore[assignment]
    lacks = [
        (move, None) if isinstance(move, str) else (move["move"], move.get("rule")) for move in legal.get("lacks", [])
    ]
    return Expectation(
        after=None if item["after"] == END else item["after"],  # type: ignore[arg-type]
        has=legal.get("has", []),  # type: ignore[arg-type]
        lacks=lacks,
        **{key: item[key] for key in item if key not in ("after", "legal")},  # type: ignore[arg-type]
    )
