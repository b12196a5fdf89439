"""Several workers on one database: any of them serves any table."""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path

from pessoi.server import Settings
from tests.server.client import Guest, play_out
from tests.server.conftest import QUICK
from tests.server.running import Worker, thread_server

ME, OPEN, LOCAL = {"kind": "me", "name": "Maria"}, {"kind": "open"}, {"kind": "local"}
Guests = Callable[[str], Guest]


async def test_two_guests_at_two_workers_play_a_whole_game(postgres_workers: tuple[str, str], guests: Guests) -> None:
    maria, nikos = guests(postgres_workers[0]), guests(postgres_workers[1])
    table = await maria.table(ME, OPEN)
    await nikos.post(f"/tables/{table['id']}/seats/1", {"name": "Nikos"})
    async with maria.stream(table["id"]) as hers, nikos.stream(table["id"]) as his:
        await hers.version(1)
        await asyncio.gather(play_out(maria, hers), play_out(nikos, his))
        await asyncio.gather(
            hers.until(lambda each: each.table["state"] == "over"),
            his.until(lambda each: each.table["state"] == "over"),
        )
        assert hers.entries == his.entries
        assert hers.now["view"] == his.now["view"]


async def test_the_same_move_at_both_workers_is_made_once(postgres_workers: tuple[str, str], guests: Guests) -> None:
    """Two tabs at two workers: of the commands for one version one wins, and both workers agree which."""
    maria = guests(postgres_workers[0])
    table = await maria.table(ME, LOCAL)
    async with maria.moved_to(postgres_workers[1]) as other:
        for version in range(1, 8):
            state = await maria.get(f"/tables/{table['id']}")
            async with maria.stream(table["id"]) as stream:
                await stream.version(version)
                seat, text = stream.now["seat"], stream.now["legal"][0]["text"]
            assert state["version"] <= version
            command = {"seat": seat, "version": version, "moves": [text]}
            answers = await asyncio.gather(
                *(
                    guest.ask("POST", f"/tables/{table['id']}/moves", {**command, "key": secrets.token_hex(8)})
                    for guest in (maria, other, maria, other)
                )
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        records = [await guest.get(f"/tables/{table['id']}/record") for guest in (maria, other)]
        assert records[0] == records[1]


async def test_a_key_counts_at_every_worker(postgres_workers: tuple[str, str], guests: Guests) -> None:
    maria = guests(postgres_workers[0])
    table = await maria.table(ME, LOCAL, options={"first": "0"})
    place = (await maria.legal(table["id"], 0, 1))[0]
    async with maria.moved_to(postgres_workers[1]) as other:
        versions = await asyncio.gather(
            *(guest.move(table["id"], 0, 1, place, key="same-at-both") for guest in (maria, other) * 3)
        )
        assert versions == [2] * 6


async def test_chat_seats_and_presence_travel(postgres_workers: tuple[str, str], guests: Guests) -> None:
    maria, nikos = guests(postgres_workers[0]), guests(postgres_workers[1])
    table = await maria.table(ME, OPEN)
    async with nikos.stream(table["id"]) as his:
        async with maria.stream(table["id"]):
            await his.until(lambda each: each.table["seats"][0]["present"])
            await maria.post(f"/tables/{table['id']}/chat", {"text": "hello"})
            await his.until(lambda each: bool(each.chat))
        await his.until(lambda each: not each.table["seats"][0]["present"])
        await nikos.post(f"/tables/{table['id']}/seats/1", {"name": "Nikos"})
        await his.version(1)
        assert his.now["seat"] == 1


async def test_without_redis_a_second_process_catches_up_by_looking(tmp_path: Path, guests: Guests) -> None:
    """Two processes on one SQLite file that can't tell one another anything still show the same."""
    settings = Settings(f"sqlite:///{tmp_path / 'shared.sqlite3'}", **QUICK)  # type: ignore[arg-type]
    with thread_server(settings) as one, thread_server(settings) as other:
        maria, watcher = guests(one), guests(other)
        table = await maria.table(ME, LOCAL)
        async with maria.stream(table["id"]) as hers, watcher.stream(table["id"]) as seen:
            await play_out(maria, hers, limit=6)
            await seen.version(hers.now["version"])
            assert seen.entries == hers.entries


async def test_a_second_worker_takes_over_the_bots_of_a_killed_one(
    worker: Callable[[dict[str, str]], Worker], guests: Guests, postgres_url: str, redis_server: str
) -> None:
    environment = {"PESSOI_DATABASE_URL": postgres_url, "PESSOI_REDIS_URL": redis_server, "PESSOI_BOT_PROCESSES": "1"}
    first, second = worker(environment), worker(environment)
    maria = guests(first.start())
    address = second.start()
    table = await maria.table(ME, {"kind": "bot", "level": "hard"}, options={"first": "1"})
    first.kill()
    async with maria.moved_to(address) as moved, moved.stream(table["id"]) as stream:
        await stream.version(2)
        assert stream.now["to_move"] == 0


async def test_people_play_on_when_one_of_their_two_workers_is_killed(
    worker: Callable[[dict[str, str]], Worker], guests: Guests, postgres_url: str, redis_server: str
) -> None:
    environment = {"PESSOI_DATABASE_URL": postgres_url, "PESSOI_REDIS_URL": redis_server, "PESSOI_BOT_PROCESSES": "0"}
    first, second = worker(environment), worker(environment)
    maria = guests(first.start())
    address = second.start()
    nikos = guests(address)
    table = await maria.table(ME, OPEN)
    await nikos.post(f"/tables/{table['id']}/seats/1", {"name": "Nikos"})
    async with nikos.stream(table["id"]) as his, nikos.stream(table["id"]) as seen:
        nikos_plays = asyncio.create_task(play_out(nikos, his))
        async with maria.stream(table["id"]) as hers:
            maria_plays = asyncio.create_task(play_out(maria, hers))
            await seen.version(8)
            first.kill()
            await asyncio.wait([maria_plays])
            assert maria_plays.exception() is not None
            told = hers.entries
        async with maria.moved_to(address) as moved, moved.stream(table["id"]) as hers:
            maria_plays = asyncio.create_task(play_out(moved, hers))
            await seen.version(16)
            for playing in (maria_plays, nikos_plays):
                playing.cancel()
            await asyncio.wait([maria_plays, nikos_plays])
            assert hers.entries[: len(told)] == told
            both = min(len(hers.entries), len(seen.entries))
            assert hers.entries[:both] == seen.entries[:both]
