"""Bots at the tables: searched in other processes, and never the end of a play."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pessoi.server import Settings
from tests.server.client import Guest, play_out
from tests.server.running import thread_server

ME, LOCAL = {"kind": "me", "name": "Maria"}, {"kind": "local"}
Guests = Callable[[str], Guest]


@pytest.fixture(scope="module")
def searching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server whose bots have a process of their own."""
    file = tmp_path_factory.mktemp("bots") / "pessoi.sqlite3"
    settings = Settings(f"sqlite:///{file}", bot_processes=1, sweep_seconds=0.1, lease_seconds=1.0, limited=False)
    with thread_server(settings) as address:
        yield address


async def test_bots_of_all_levels_play_in_their_own_process(searching: str, guests: Guests) -> None:
    maria = guests(searching)
    bots = [{"kind": "bot", "level": level} for level in ("easy", "medium", "hard")]
    table = await maria.table(ME, *bots)
    async with maria.stream(table["id"]) as stream:
        await play_out(maria, stream, limit=4)
        await stream.until(lambda each: {0, 1, 2, 3} <= {entry["seat"] for entry in each.entries})


@pytest.mark.parametrize("fault", ["raise", "nonsense", "die", "hang"])
async def test_a_bot_that_fails_is_replaced_by_a_quicker_one(
    tmp_path: Path, guests: Guests, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """Whatever becomes of a search, the table goes on."""
    monkeypatch.setattr("pessoi.server.opponents.choose", FAULTS[fault])
    monkeypatch.setattr("pessoi.server.opponents.PATIENCE_SECONDS", -1.5)
    monkeypatch.setattr("pessoi.server.opponents.STARTING_SECONDS", 0.0)
    settings = Settings(f"sqlite:///{tmp_path / 'f.sqlite3'}", bot_processes=1, sweep_seconds=0.1, limited=False)
    with thread_server(settings) as address:
        maria = guests(address)
        table = await maria.table(ME, {"kind": "bot", "level": "hard"}, options={"first": "1"})
        async with maria.stream(table["id"]) as stream:
            await stream.version(2)
            assert stream.now["to_move"] == 0


def fails(*_: object) -> str:
    raise RuntimeError("no idea")


def talks_nonsense(*_: object) -> str:
    return "castle kingside"


def dies(*_: object) -> str:
    import os

    os._exit(1)


def hangs(*_: object) -> str:
    import time

    time.sleep(600)
    return ""


FAULTS = {"raise": fails, "nonsense": talks_nonsense, "die": dies, "hang": hangs}
