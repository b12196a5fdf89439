"""What the API answers, as the types from which its OpenAPI description is made. ``docs/api.md`` explains them.

Views, events and the fields of moves are the games' own documents; the results are those of records.
"""

from typing import Any, Literal, NotRequired, TypedDict

from pessoi.server.rows import ClockTerms, SeatKind, TableState

Value = bool | int | str
Document = dict[str, Any]


class Health(TypedDict):
    """Whether the server and its database answer."""

    status: Literal["ok"]
    version: str
    database: str
    workers: str


class GameOption(TypedDict):
    """What can be chosen before play."""

    key: str
    values: list[Value]
    default: Value | list[Value]
    several: bool
    assistance: bool
    kind: Literal["values", "file", "names"]
    parts: list[str]
    needs: list[str] | None


class GameInfo(TypedDict):
    """A game and what can be chosen for it."""

    key: str
    rules_version: int
    seats: list[int]
    schema: list[GameOption]
    levels: list[str]
    chance_kinds: list[str]
    hidden_kinds: list[str]
    endings: list[str]
    tie_breaks: list[str]


class RuleTexts(TypedDict):
    """The rules of a game by id."""

    language: str
    rules: dict[str, str]


class ListedSeat(TypedDict):
    """A seat in a list of tables."""

    kind: SeatKind
    name: str
    level: str | None
    mine: bool


class Summary(TypedDict):
    """A table in a list of tables."""

    id: str
    game: str
    options: Document
    state: TableState
    created: int
    moved: int
    private: bool
    clock: ClockTerms | None
    my_turn: bool
    seats: list[ListedSeat]
    result: Document | None


class Me(TypedDict):
    """The guest who asks."""

    name: str
    tables: list[Summary]


class Lobby(TypedDict):
    """Tables that wait for players, and those of the guest."""

    open: list[Summary]
    mine: list[Summary]


class SeatInfo(TypedDict):
    """A seat of a table."""

    index: int
    kind: SeatKind
    name: str
    level: str | None
    mine: bool
    present: bool
    resigned: str | None


class FairDeal(TypedDict):
    """What makes the deal verifiable; ``secret`` is null until the play is over."""

    commitment: str
    values: list[str | None]
    secret: str | None


class TableInfo(TypedDict):
    """A table as the guest sees it: everything but the play itself."""

    id: str
    game: str
    rules_version: int
    options: Document
    state: TableState
    created: int
    private: bool
    code: str | None
    version: int
    host: bool
    seats: list[SeatInfo]
    clock: ClockTerms | None
    fairness: FairDeal | None
    result: Document | None
    rematch: str | None
    previous: str | None
    spectators: int


class TableId(TypedDict):
    """The id of a table."""

    id: str


class HeldSeat(TypedDict):
    """A seat that the guest now holds."""

    table: str
    seat: int


class Promise(TypedDict):
    """A commitment for the next table of the guest."""

    commitment: str


class SeatSecret(TypedDict):
    """The secret of a seat link, told this one time."""

    secret: str


class Done(TypedDict):
    """A command was carried out: the version of the play after it."""

    version: int


class UndoDone(TypedDict):
    """An undo was done (``version``), or the others are asked (``asked``)."""

    version: NotRequired[int]
    asked: NotRequired[bool]


class ChatDone(TypedDict):
    """The number of the chat line."""

    number: int


class LegalMove(TypedDict):
    """A legal move: its notation, and the same as named fields."""

    text: str
    fields: Document


class DraftRefusal(TypedDict):
    """The move at ``index`` of a draft can't be made."""

    key: str
    data: Document
    rule: str
    index: int


class Drafted(TypedDict):
    """What moves would come to."""

    view: Document
    legal: list[LegalMove]
    to_move: int
    final: bool
    events: list[Document]
    refusal: DraftRefusal | None


class EntryInfo(TypedDict):
    """An entry of the play as the viewer sees it."""

    number: int
    ply: int
    seat: int
    text: str
    events: list[Document]
    undo: bool


class Replay(TypedDict):
    """All entries of a finished play."""

    table: TableInfo
    plies: int
    entries: list[EntryInfo]


class ReplayPly(TypedDict):
    """What was seen at a ply, and the entry that had led there."""

    ply: int
    view: Document
    entry: EntryInfo | None


class RuleRefusal(TypedDict):
    """The rule that bars a move."""

    rule: str
    key: str
    data: Document


class ErrorInfo(TypedDict):
    """What was wrong: a key with data, and words in the language asked for."""

    key: str
    data: Document
    message: str
    refusal: NotRequired[RuleRefusal]
    faults: NotRequired[list[Document]]


class Failed(TypedDict):
    """The answer to everything that isn't done."""

    error: ErrorInfo
