"""Nothing that was confirmed is lost: killed processes, lost connections, two tabs."""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.client import Guest, play_out
from tests.server.running import Worker

ME, LOCAL, BOT = {"kind": "me", "name": "Maria"}, {"kind": "local"}, {"kind": "bot", "level": "easy"}
Guests = Callable[[str], Guest]
Workers = Callable[[dict[str, str]], Worker]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """The environment of a worker on an empty database of each kind."""
    if request.param == "sqlite":
        return {"PESSOI_DATA": str(tmp_path / "data")}
    return {"PESSOI_DATABASE_URL": request.getfixturevalue("postgres_url")}


async def test_a_killed_server_loses_nothing_that_it_confirmed(
    worker: Workers, guests: Guests, database: dict[str, str]
) -> None:
    """Killed in the middle of many plays, again and again; each play goes on from its last confirmed move."""
    process = worker(database)
    maria = guests(process.start())
    tables = [(await maria.table(ME, LOCAL, BOT))["id"] for _ in range(4)]
    confirmed = dict.fromkeys(tables, 0)

    async def play(guest: Guest, table: str) -> None:
        while True:
            try:
                async with guest.stream(table) as stream:
                    while stream.now["state"] == "playing":
                        if not stream.now["legal"]:
                            await stream.read()
                            continue
                        now = stream.now
                        confirmed[table] = await guest.move(
                            table, now["seat"], now["version"], now["legal"][-1]["text"]
                        )
                        await stream.version(confirmed[table])
                    return
            except (httpx.TransportError, OSError, EOFError, AssertionError):
                return  # it was killed

    for _ in range(2):
        players = [asyncio.create_task(play(maria, table)) for table in tables]
        while min(confirmed.values()) < 8:
            await asyncio.sleep(0.01)
        process.kill()
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        maria = guests_again(guests, process.start(), maria)
        for table in tables:
            found = await maria.get(f"/tables/{table}")
            assert found["version"] >= confirmed[table]
            assert found["seats"][0]["mine"]
            confirmed[table] = 0
    async with maria.stream(tables[0]) as stream:
        await play_out(maria, stream)
        await stream.until(lambda each: each.table["state"] == "over")
    assert (await maria.get(f"/tables/{tables[0]}/record"))["result"]["reason"] == "pile"


def guests_again(guests: Guests, address: str, guest: Guest) -> Guest:
    """The same browser at a server that was started again elsewhere."""
    again = guests(address)
    again.secret = guest.secret
    again._client.cookies.set("pessoi_guest", guest.secret)
    return again


async def test_a_bot_whose_worker_was_killed_moves_after_the_restart(
    worker: Workers, guests: Guests, tmp_path: Path
) -> None:
    """A worker dies while a bot of its thinks; the next one lets the bot move."""
    environment = {"PESSOI_DATA": str(tmp_path / "data"), "PESSOI_BOT_PROCESSES": "1"}
    process = worker(environment)
    maria = guests(process.start())
    table = await maria.table(ME, {"kind": "bot", "level": "hard"}, options={"first": "1"})
    process.kill()
    assert table["version"] == 1
    maria = guests_again(guests, process.start(), maria)
    async with maria.stream(table["id"]) as stream:
        await stream.version(2)
        assert stream.now["to_move"] == 0


async def test_a_command_without_an_answer_is_repeated_after_the_restart(
    worker: Workers, guests: Guests, database: dict[str, str]
) -> None:
    process = worker(database)
    maria = guests(process.start())
    table = await maria.table(ME, LOCAL, options={"first": "0"})
    place = (await maria.legal(table["id"], 0, 1))[0]
    await maria.move(table["id"], 0, 1, place, "none", key="sent-before-the-end")
    process.kill()
    maria = guests_again(guests, process.start(), maria)
    assert await maria.move(table["id"], 0, 1, place, "none", key="sent-before-the-end") == 2
    async with maria.stream(table["id"], since=2) as stream:
        assert stream.now["version"] == 2
        assert stream.now["whole"] is False
        assert stream.entries == []


async def test_after_a_lost_connection_only_what_was_missed_comes(server: str, guests: Guests) -> None:
    maria = guests(server)
    table = await maria.table(ME, LOCAL, options={"first": "0"})
    async with maria.stream(table["id"]) as whole:
        async with maria.stream(table["id"]) as stream:
            before = list(stream.entries)
        for _ in range(5):
            version = await maria.move(
                table["id"], whole.now["seat"], whole.now["version"], whole.now["legal"][0]["text"]
            )
            await whole.version(version)
        async with maria.stream(table["id"], since=1) as again:
            assert again.now["whole"] is False
            assert before + again.entries == whole.entries
            assert again.now["view"] == whole.now["view"]
            assert again.now["legal"] == whole.now["legal"]
        async with maria.stream(table["id"], since=999) as lost:
            assert lost.now["whole"] is True
            assert lost.entries == whole.entries


async def test_two_tabs_see_the_same(server: str, guests: Guests) -> None:
    maria = guests(server)
    table = await maria.table(ME, LOCAL, BOT)
    async with maria.stream(table["id"]) as one, maria.stream(table["id"]) as other:
        await play_out(maria, one, limit=10)
        await other.version(one.now["version"])
        await one.version(other.now["version"])
        assert one.entries == other.entries
        assert one.now["view"] == other.now["view"]


async def test_commands_race_with_undo_and_chat_without_loss(server: str, guests: Guests) -> None:
    """Whatever comes at once, the entries stay a play that can be replayed, and every chat line is there once."""
    maria = guests(server)
    table = await maria.table(ME, LOCAL, options={"first": "0"})
    path = f"/tables/{table['id']}"
    async with maria.stream(table["id"]) as stream:
        for round_number in range(6):
            now = stream.now
            command = {"seat": now["seat"], "version": now["version"]}
            move = [now["legal"][0]["text"]]
            requests = [
                maria.ask("POST", f"{path}/moves", {**command, "key": secrets.token_hex(8), "moves": move}),
                maria.ask("POST", f"{path}/undo", {**command, "key": secrets.token_hex(8)}),
                maria.ask("POST", f"{path}/moves", {**command, "key": secrets.token_hex(8), "moves": move}),
                *(maria.ask("POST", f"{path}/chat", {"text": f"{round_number} {n}"}) for n in range(3)),
            ]
            answers = await asyncio.gather(*requests)
            assert {answer.status_code for answer in answers} <= {200, 409}
            table_now = await maria.get(path)
            await stream.version(table_now["version"])
        await stream.until(lambda each: len(each.chat) == 18)
    assert sorted(line["number"] for line in stream.chat) == list(range(18))
    async with maria.stream(table["id"]) as fresh:
        assert fresh.entries == stream.entries
        assert fresh.now["view"] == stream.now["view"]
