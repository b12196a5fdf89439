"""Tables in the middle of a recorded play: what would take whole games to reach, at once on the page."""

import sqlite3
from functools import cache
from typing import Any

from playwright.sync_api import Page

from pessoi.core.play import Play
from pessoi.core.record import Record, read_record, replay_record
from pessoi.core.registry import game
from tests.web.server import Server
from tools.workspace import ROOT


def plant(page: Page, server: Server, key: str, record: str, plies: int, **options: Any) -> str:
    """Begin a table for two people at one screen with the first plies of a record; return its address.

    The API begins every play at its start. So a new table's rows are taken over in the database, under an id that no
    worker knows yet, with the moves of the record in place of its own.
    """
    told, play = recorded(key, record)
    entries = play.entries[:plies]
    body = {
        "game": key,
        "options": {name: value for name, value in {**told.options, **options}.items() if name != "seats"},
        "seats": [{"kind": "me", "name": "Eleni"}, {"kind": "local", "name": "Nikos"}],
        "clock": None,
        "private": True,
    }
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    table = str(answer.json()["id"])
    planted = table.swapcase()
    with sqlite3.connect(server.folder / "pessoi.sqlite3") as database:
        _copy(
            database, "tables", "id", table, planted, {"code": None, "to_move": play.entries[plies].seat, "version": 1}
        )
        _copy(database, "seats", "table_id", table, planted, {})
        _copy(database, "holders", "table_id", table, planted, {})
        rows = [(planted, number, entry.text(game(key)), entry.seat, 1, 0) for number, entry in enumerate(entries)]
        database.executemany("insert into entries values (?, ?, ?, ?, ?, ?)", rows)
    database.close()
    return f"/table/{planted}"


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
