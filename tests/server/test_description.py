"""The OpenAPI description: it names the parts of every answer, and the answers hold what it promises."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from pessoi.server import answers
from tests.server.client import Guest

Guests = Callable[[str], Guest]
ME, LOCAL = {"kind": "me", "name": "Maria"}, {"kind": "local"}


async def test_every_answer_is_described_by_its_parts(sqlite_server: str, guests: Guests) -> None:
    schema = await guests(sqlite_server).get("/schema/openapi.json")
    plain = []
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                for content in answer.get("content", {}).values():
                    described = content["schema"].get("items", content["schema"])
                    if "$ref" not in described and not path.endswith("/record"):
                        plain.append((method, path, status))
    assert plain == []


@pytest.fixture
async def play(sqlite_server: str, guests: Guests) -> tuple[Guest, dict[str, Any]]:
    """A guest and a table of its own at which it is to move."""
    maria = guests(sqlite_server)
    return maria, await maria.table(ME, LOCAL, options={"first": "0"}, clock={"bank_seconds": 60})


async def test_the_answers_hold_what_is_promised(play: tuple[Guest, dict[str, Any]]) -> None:
    maria, table = play
    path = f"/tables/{table['id']}"
    place = (await maria.legal(table["id"], 0, 1))[0]
    wrong = {"seat": 0, "version": 1, "moves": [place, place]}
    found: list[tuple[Any, Any]] = [
        (answers.Health, await maria.get("/health")),
        (list[answers.GameInfo], await maria.get("/games")),
        (answers.RuleTexts, await maria.get("/games/carcassonne/rules")),
        (answers.Me, await maria.get("/me")),
        (answers.Lobby, await maria.get("/tables")),
        (answers.TableInfo, await maria.get(path)),
        (answers.SeatSecret, await maria.post(f"{path}/seats/0/link")),
        (answers.Promise, await maria.post("/deals")),
        (answers.Drafted, await maria.post(f"{path}/draft", wrong)),
        (answers.Failed, (await maria.ask("POST", f"{path}/moves", {**wrong, "key": "wrong-one"})).json()),
        (answers.Failed, (await maria.ask("POST", f"{path}/moves", {"seat": []})).json()),
        (answers.Done, await maria.post(f"{path}/moves", {**wrong, "key": "right-one", "moves": [place, "none"]})),
        (answers.UndoDone, await maria.post(f"{path}/undo", {"seat": 0, "version": 2, "key": "back-again"})),
        (answers.ChatDone, await maria.post(f"{path}/chat", {"text": "hello"})),
        (answers.Done, await maria.post(f"{path}/resign", {"seat": 0, "version": 3, "key": "i-resign-now"})),
        (answers.Replay, await maria.get(f"{path}/replay")),
        (answers.ReplayPly, await maria.get(f"{path}/replay/1")),
        (answers.TableId, await maria.post(f"{path}/rematch")),
    ]
    for promised, answer in found:
        msgspec.convert(answer, promised)
        fields = getattr(promised, "__annotations__", None)
        if fields is not None:
            assert set(answer) <= set(fields)
