"""Records: given, taken, shown again."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Guest, play_out

ME, LOCAL = {"kind": "me", "name": "Maria"}, {"kind": "local", "name": "Nikos"}
Guests = Callable[[str], Guest]


async def finished(guest: Guest) -> tuple[str, bytes]:
    """A finished table, by its id and record."""
    table = await guest.table(ME, LOCAL)
    async with guest.stream(table["id"]) as stream:
        await play_out(guest, stream)
    answer = await guest.ask("GET", f"/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    return table["id"], answer.content


async def test_a_record_comes_back_as_the_same_bytes(server: str, guests: Guests) -> None:
    maria, other = guests(server), guests(server)
    table, record = await finished(maria)
    uploaded = await other.ask("POST", "/records", content=record)
    assert uploaded.status_code == 201
    new = uploaded.json()["id"]
    assert (await other.ask("GET", f"/tables/{new}/record")).content == record
    old_replay = await maria.get(f"/tables/{table}/replay")
    new_replay = await maria.get(f"/tables/{new}/replay")
    assert new_replay["entries"] == old_replay["entries"]
    assert [seat["name"] for seat in new_replay["table"]["seats"]] == ["Maria", "Nikos"]
    assert new_replay["table"]["state"] == "over"
    assert (await other.refused("POST", f"/tables/{new}/rematch"))[0] == 403


async def test_a_replay_shows_every_ply(server: str, guests: Guests) -> None:
    maria = guests(server)
    table, _ = await finished(maria)
    path = f"/tables/{table}/replay"
    replay = await maria.get(path)
    views = [await maria.get(f"{path}/{ply}?seat=0") for ply in range(replay["plies"] + 1)]
    assert views[0]["entry"] is None
    assert len(views[0]["view"]["tiles"]) == 1
    assert [view["entry"]["text"] for view in views[1:]] == [entry["text"] for entry in replay["entries"]]
    assert views[-1]["view"]["result"]["points"] == replay["table"]["result"]["points"]
    for wrong in (str(replay["plies"] + 1), "-1", "first", "9" * 30):
        assert (await maria.refused("GET", f"{path}/{wrong}"))[0] == 404
    assert (await maria.refused("GET", f"{path}?seat=7"))[1]["key"] == "server-unknown-seat"


def change_moves(record: Any) -> None:
    record["moves"][5] = "99,99 r0"


def change_result(record: Any) -> None:
    record["result"]["points"][0] += 1


def drop_game(record: Any) -> None:
    del record["game"]


def other_game(record: Any) -> None:
    record["game"] = "chess"


def other_version(record: Any) -> None:
    record["rules_version"] = 10**9


def wrong_option(record: Any) -> None:
    record["options"]["small_city"] = "many"


def many_undos(record: Any) -> None:
    record["moves"] = record["moves"][:1] + ["undo 0", record["moves"][0]] * 500


def too_many_moves(record: Any) -> None:
    record["moves"] *= 10


def strange_values(record: Any) -> None:
    record["fairness"]["values"] = [{}]


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        (change_moves, 400, "core-at-move"),
        (change_result, 400, "core-record-other-result"),
        (drop_game, 400, "core-record"),
        (other_game, 404, "core-game-unknown"),
        (other_version, 404, "core-rules-version"),
        (wrong_option, 400, "core-options"),
        (many_undos, 400, "server-record-undos"),
        (too_many_moves, 400, "server-record-long"),
        (strange_values, 400, "core-record"),
    ],
)
async def test_a_broken_record_is_refused_with_the_reason(
    sqlite_server: str, guests: Guests, change: Callable[[Any], None], status: int, key: str
) -> None:
    maria = guests(sqlite_server)
    _, content = await finished(maria)
    record = json.loads(content)
    change(record)
    answer = await maria.ask("POST", "/records", content=json.dumps(record))
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


async def test_an_unfinished_record_is_for_reading_only(sqlite_server: str, guests: Guests) -> None:
    maria = guests(sqlite_server)
    table = await maria.table(ME, LOCAL)
    answer = await maria.ask("GET", f"/tables/{table['id']}/record")
    assert answer.json()["seen_by"] == 0
    assert answer.json()["fairness"]["secret"] is None
    refused = await maria.ask("POST", "/records", content=answer.content)
    assert (refused.status_code, refused.json()["error"]["key"]) == (400, "core-record-masked")


async def test_a_record_may_begin_at_a_position(sqlite_server: str, guests: Guests) -> None:
    """A case or puzzle that was played on can be shown like any other play."""
    from pessoi.core import registry
    from pessoi.core.dealer import SeededDealer
    from pessoi.core.play import Play
    from pessoi.core.random import Random
    from pessoi.core.record import record_of, write_record

    game = registry.game("carcassonne")
    options = game.options_of({"seats": 2})
    play, rng = Play(game, options, SeededDealer(5)), Random(5)
    for _ in range(40):
        play.deal()
        play.advance(play.state.random_move(rng))
    position = game.dump(play.state)
    late = Play(game, options, SeededDealer(6), game.load(position, options))
    while late.state.to_move != -2:
        late.deal()
        if late.state.to_move >= 0:
            late.advance(late.state.random_move(rng))
    content = write_record(record_of(late, ["Ada", "Bob"], position=position))
    maria = guests(sqlite_server)
    new = (await maria.ask("POST", "/records", content=content)).json()["id"]
    assert (await maria.ask("GET", f"/tables/{new}/record")).content == content
    first = await maria.get(f"/tables/{new}/replay/0")
    assert len(first["view"]["tiles"]) > 5
