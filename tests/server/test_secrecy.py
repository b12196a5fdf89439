"""Hidden stays hidden: a game with hidden cards is played, and everything that guests get is looked through.

What a seat may know is taken from ``core.view``, on a play that is rebuilt from the finished record.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pessoi.core import registry
from pessoi.core.game import Game
from pessoi.core.play import Play, play_entry
from pessoi.core.record import read_record, verify
from pessoi.core.state import SPECTATOR
from pessoi.core.view import seen_entries, view
from pessoi.server import Settings
from pessoi.server.tokens import stored_secret
from tests.core.tiny_game import TinyGame
from tests.server.client import Guest, Stream, play_out
from tests.server.conftest import QUICK
from tests.server.running import Worker, thread_server

ME, OPEN, LOCAL = {"kind": "me", "name": "Maria"}, {"kind": "open"}, {"kind": "local"}
BOT = {"kind": "bot", "level": "easy"}
Guests = Callable[[str], Guest]
SPECTATORS_NAME = "spectator"


@pytest.fixture
def tiny_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the address of a server that offers the tiny game with hidden cards beside the others."""
    known, tiny = registry.game, TinyGame()

    def game(key: str) -> Game:
        return tiny if key == "tiny" else known(key)

    monkeypatch.setattr(registry, "game", game)
    with thread_server(Settings(f"sqlite:///{tmp_path / 'tiny.sqlite3'}", **QUICK)) as address:  # type: ignore[arg-type]
        yield address


async def play_tiny(guest: Guest, stream: Stream) -> None:
    """Play a seat of the tiny game, its big choices as whole batches."""
    table = stream.table["id"]
    while stream.now["state"] == "playing":
        now = stream.now
        if not now["legal"]:
            await stream.read()
            continue
        texts = [move["text"] for move in now["legal"]]
        lays = [text for text in texts if text.startswith("lay")]
        batch = [lays[0], "done"] if lays else [texts[len(stream.entries) % len(texts)]]
        version = await guest.move(table, now["seat"], now["version"], *batch)
        await stream.version(version)


async def test_each_guest_gets_what_its_seat_may_know_and_no_more(tiny_server: str, guests: Guests) -> None:
    """Every view, log and record that was sent is the one of its seat; the spectator's is the spectator's."""
    maria, nikos, watcher = (guests(tiny_server) for _ in range(3))
    table = await maria.post("/tables", {"game": "tiny", "seats": [ME, OPEN]})
    path = f"/tables/{table['id']}"
    await nikos.post(f"{path}/seats/1", {"name": "Nikos"})
    async with (
        maria.stream(table["id"]) as hers,
        nikos.stream(table["id"]) as his,
        watcher.stream(table["id"]) as watched,
    ):
        masked = {
            seat: (await guest.get(f"{path}/record"))["moves"]
            for seat, guest in ((0, maria), (1, nikos), (-3, watcher))
        }
        assert (await watcher.refused("GET", f"{path}/replay"))[1]["key"] == "server-not-over"
        assert (await watcher.refused("GET", f"{path}/record?seat=0"))[0] == 403
        await asyncio.gather(play_tiny(maria, hers), play_tiny(nikos, his))
        await watched.until(lambda each: each.now["state"] == "over")
        for stream in (hers, his):
            await stream.until(lambda each: each.now["state"] == "over")
    record = await maria.get(f"{path}/record")
    game = TinyGame()
    for seat, stream in ((0, hers), (1, his), (SPECTATOR, watched)):
        shown = what_may_be_shown(game, record, seat)
        plies = 0
        for message in map(json.loads, stream.texts):
            if message["type"] in ("welcome", "moves"):
                assert message["view"] in shown["views"], (seat, message["view"])
                plies += 1
        assert plies > 8
        assert [entry["text"] for entry in stream.entries] == shown["texts"]
        assert [entry["events"] for entry in stream.entries] == shown["events"]
        assert shown["texts"][: len(masked[seat])] == masked[seat]
    assert hers.entries != his.entries != watched.entries


def what_may_be_shown(game: Game, record: Any, seat: int) -> Any:
    """All views and entries that ``seat`` may be sent in the course of a recorded play."""
    play = Play(game, game.options_of(record["options"]))
    views = [view(game, play.state, seat)]
    for text in record["moves"]:
        play_entry(play, text)
        views.append(view(game, play.state, seat))
    entries = seen_entries(game, play.entries, seat)
    jsoned: Any = json.loads(
        json.dumps(
            {
                "views": views,
                "texts": [entry.text for entry in entries],
                "events": [entry.events for entry in entries],
            }
        )
    )
    return jsoned


async def test_a_bot_at_a_game_with_hidden_cards_sends_its_choices_whole(tiny_server: str, guests: Guests) -> None:
    maria = guests(tiny_server)
    table = await maria.post("/tables", {"game": "tiny", "seats": [ME, BOT, BOT]})
    async with maria.stream(table["id"]) as stream:
        await play_tiny(maria, stream)
        await stream.until(lambda each: each.table["state"] == "over")
    record = await maria.get(f"/tables/{table['id']}/record")
    found = verify(read_record(json.dumps(record)), TinyGame())
    assert found.faults == []
    assert found.draws > 0


async def test_the_replay_of_a_seat_shows_what_it_saw(tiny_server: str, guests: Guests) -> None:
    maria = guests(tiny_server)
    table = await maria.post("/tables", {"game": "tiny", "seats": [ME, BOT]})
    async with maria.stream(table["id"]) as stream:
        await play_tiny(maria, stream)
    path = f"/tables/{table['id']}"
    record = await maria.get(f"{path}/record")
    for seat in (0, 1, SPECTATOR):
        name = SPECTATORS_NAME if seat == SPECTATOR else str(seat)
        shown = what_may_be_shown(TinyGame(), record, seat)
        replay = await maria.get(f"{path}/replay?seat={name}")
        assert [entry["text"] for entry in replay["entries"]] == shown["texts"]
        for ply in range(replay["plies"] + 1):
            assert (await maria.get(f"{path}/replay/{ply}?seat={name}"))["view"] in shown["views"]
        assert (await maria.refused("GET", f"{path}/replay/{replay['plies'] + 1}?seat={name}"))[0] == 404


def wish(commitment: str, value: str) -> dict[str, Any]:
    """A table whose deal was fixed before its maker told its own share."""
    return {"game": "carcassonne", "seats": [ME, OPEN], "commitment": commitment, "value": value}


async def test_the_deal_can_be_verified_in_the_end(server: str, guests: Guests) -> None:
    """Commitment before, seed after, each seat's own value within: every draw is recomputed from them."""
    maria, nikos = guests(server), guests(server)
    mine, his = "0123456789abcdef", "fedcba9876543210"
    promised = (await maria.post("/deals"))["commitment"]
    assert (await nikos.refused("POST", "/tables", wish(promised, mine)))[1]["key"] == "server-unknown-commitment"
    table = await maria.post("/tables", wish(promised, mine))
    assert table["fairness"]["commitment"] == promised
    assert (await maria.refused("POST", "/tables", wish(promised, mine)))[0] == 404  # it is spent
    path = f"/tables/{table['id']}"
    await nikos.post(f"{path}/seats/1", {"value": his})
    async with maria.stream(table["id"]) as hers, nikos.stream(table["id"]) as other:
        await hers.version(1)
        await asyncio.gather(play_out(maria, hers), play_out(nikos, other))
    record = read_record((await maria.ask("GET", f"{path}/record")).content)
    assert record.fairness is not None
    assert record.fairness.commitment == table["fairness"]["commitment"]
    assert record.fairness.values == [mine, his]
    found = verify(record, registry.game("carcassonne"))
    assert found.faults == []
    assert found.draws > 60


async def test_no_secret_stands_in_an_answer_a_stream_or_a_log(
    worker: Callable[[dict[str, str]], Worker], guests: Guests, tmp_path: Path
) -> None:
    """Cookies and seat links are in no answer to others, in no log line, and in no file but as their hash."""
    process = worker({"PESSOI_DATA": str(tmp_path / "data")})
    address = process.start()
    maria, eve = guests(address), guests(address)
    table = await maria.table(ME, LOCAL)
    path = f"/tables/{table['id']}"
    link = (await maria.post(f"{path}/seats/0/link"))["secret"]
    await eve.ask("GET", f"/../seat/{link}")
    await eve.post("/seats", {"secret": link})
    texts = [
        (await eve.ask("GET", each)).text for each in (path, f"{path}/record", "/tables", "/me", "/games", "/health")
    ]
    async with eve.stream(table["id"]) as stream:
        texts += stream.texts
    process.stop()
    log = process.log.read_text()
    assert "GET /seat/... " in log
    files = b"".join(file.read_bytes() for file in sorted((tmp_path / "data").iterdir()))
    for secret in (maria.secret, eve.secret, link):
        assert not any(secret in text for text in texts)
        assert not any(stored_secret(secret) in text for text in texts)
        assert secret not in log
        assert stored_secret(secret) not in log
        assert secret.encode() not in files
        assert stored_secret(secret).encode() in files


async def test_an_unexpected_fault_tells_nothing(
    tiny_server: str, guests: Guests, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault of ours becomes a plain answer; the trace stands in the log alone."""
    maria = guests(tiny_server)
    table = await maria.post("/tables", {"game": "tiny", "seats": [ME, LOCAL]})

    def broken(*_: object) -> None:
        raise ZeroDivisionError("the deck is a b c")

    monkeypatch.setattr("pessoi.server.acts.make", broken)
    with caplog.at_level(logging.ERROR):
        status, error = await maria.refused(
            "POST", f"/tables/{table['id']}/moves", {"seat": 0, "version": 1, "key": "k" * 8, "moves": ["draw"]}
        )
    assert (status, error["key"], error["data"]) == (500, "server-fault", {})
    assert "ZeroDivisionError" in caplog.text
