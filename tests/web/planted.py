"""Tables in the middle of a play: what would take many moves, or luck, to reach, at once on the page."""

import random
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Page

from pessoi.core.dealer import SECRET_BYTES, SeededDealer, commitment
from pessoi.core.play import Play
from pessoi.core.record import Record, read_record, replay_record
from pessoi.core.registry import game
from tests.web.server import Server
from tools.workspace import ROOT

NAMES = ("Eleni", "Nikos", "Marina", "Petros", "Zoe")

Document = dict[str, Any]
Wanted = Callable[[Document, Sequence[Document]], bool]
"""Tells from the view of the seat to move and its legal moves whether this is the question to stop at."""

Weigh = Callable[[Document], float]
"""How gladly a move is made in a driven play."""

SECRET = bytes(SECRET_BYTES)
MOST_PLIES = 4000
GAMES = 20
"""So many driven plays are looked through; one of the first few has what is wanted."""


def plant(page: Page, server: Server, key: str, record: str, plies: int, **options: Any) -> str:
    """Begin a table for two people at one screen with the first plies of a record; return its address."""
    told, play = recorded(key, record)
    chosen = {name: value for name, value in {**told.options, **options}.items() if name != "seats"}
    return _begin(page, server, play, chosen, plies)


def plant_where(
    page: Page,
    server: Server,
    key: str,
    until: Wanted,
    seats: int = 2,
    weigh: Weigh = lambda _: 1.0,
    **options: Any,
) -> str:
    """Begin a table for people at one screen with a driven play, the same in each run; return its address.

    The play goes on until a turn, or a part of one that is sent by itself, begins with what is wanted. Raises
    LookupError if it never does.
    """
    rules = game(key)
    complete = rules.options_of({**options, "seats": seats})
    for seed in range(GAMES):
        rng = random.Random(seed)
        play = Play(rules, complete, SeededDealer(seed))
        play.deal()
        while play.state.to_move >= 0 and len(play.entries) < MOST_PLIES:
            seat = play.state.to_move
            moves = list(play.state.legal())
            legal: list[Document] = [
                {"text": rules.write_move(move), **rules.describe(play.state, move)} for move in moves
            ]
            if play.entries[-1].seat != seat and until(rules.view(play.state.redact(seat), seat), legal):
                return _begin(page, server, play, options, len(play.entries))
            play.advance(rng.choices(moves, [weigh(described) for described in legal])[0])
            play.deal()
    raise LookupError(f"{key}: no driven play came to what is wanted")


def _begin(page: Page, server: Server, play: Play, options: dict[str, Any], plies: int) -> str:
    """Begin a table with the first plies of a play; return its address. Its further draws are the same in each run."""
    seats = int(str(play.options["seats"]))
    body = {
        "game": play.game.key,
        "options": options,
        "seats": [{"kind": "local" if seat else "me", "name": NAMES[seat]} for seat in range(seats)],
        "clock": None,
        "private": True,
    }
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    to_move = play.entries[plies].seat if plies < len(play.entries) else play.state.to_move
    with sqlite3.connect(server.folder / "pessoi.sqlite3") as database:
        planted = take_over(database, str(answer.json()["id"]), to_move=to_move, version=1)
        rows = [
            (planted, number, entry.text(play.game), entry.seat, 1, 0)
            for number, entry in enumerate(play.entries[:plies])
        ]
        database.executemany("insert into entries values (?, ?, ?, ?, ?, ?)", rows)
    database.close()
    return f"/table/{planted}"


def take_over(database: sqlite3.Connection, table: str, **changes: object) -> str:
    """Insert the rows of a new table again with some changes, but without its moves; return the id of the other.

    The API begins every play at its start; the other table has an id that no worker knows yet, so that it is read from
    the database as it stands there. Its deals are those of a fixed secret and fixed values of the seats.
    """
    planted = table.swapcase()
    deal = {"secret": SECRET.hex(), "commitment": commitment(SECRET)}
    _copy(database, "tables", "id", table, planted, {"code": None, **deal, **changes})
    _copy(database, "seats", "table_id", table, planted, {"value": "planted"})
    _copy(database, "holders", "table_id", table, planted, {})
    return planted


def replay(page: Page, key: str, record: str) -> str:
    """Upload a record of the repository; return the address of its replay."""
    answer = page.request.post(
        "/api/records", data=recorded_bytes(key, record), headers={"Content-Type": "application/json"}
    )
    assert answer.status == 201, answer.text()
    return f"/replay/{answer.json()['id']}"


def recorded_bytes(key: str, name: str) -> bytes:
    """Return a record of the repository as it is stored."""
    return (ROOT / "records" / key / f"{name}.json").read_bytes()


@cache
def recorded(key: str, name: str) -> tuple[Record, Play]:
    """Return a record of the repository, and its play."""
    told = read_record(recorded_bytes(key, name))
    return told, replay_record(told, game(key))


def _copy(database: sqlite3.Connection, name: str, column: str, old: str, new: str, changes: dict[str, object]) -> None:
    """Insert the rows of one table again, as rows of the other."""
    cursor = database.execute(f"select * from {name} where {column} = ?", [old])
    columns = [entry[0] for entry in cursor.description]
    for row in cursor.fetchall():
        values = {**dict(zip(columns, row, strict=True)), **changes, column: new}
        places = ", ".join("?" * len(columns))
        database.execute(f"insert into {name} values ({places})", [values[name] for name in columns])
