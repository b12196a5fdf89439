"""Taking back: freely as long as nothing was learned, else with the consent of the others."""

from collections.abc import Callable

from tests.server.client import Guest

ME, OPEN, LOCAL = {"kind": "me", "name": "Maria"}, {"kind": "open"}, {"kind": "local"}
BOT = {"kind": "bot", "level": "easy"}
FIRST = {"first": "0"}
Guests = Callable[[str], Guest]


def command(seat: int, version: int, key: str, **more: object) -> dict[str, object]:
    return {"seat": seat, "version": version, "key": key, **more}


async def test_one_takes_back_ones_own_step_freely(server: str, guests: Guests) -> None:
    """A placed tile is taken back before a figure is set; everything is then as before."""
    maria = guests(server)
    table = await maria.table(ME, LOCAL, options=FIRST)
    path = f"/tables/{table['id']}/undo"
    async with maria.stream(table["id"]) as stream:
        before = stream.now
        assert before["undo"] == {"free": False, "step": None, "turn": None, "asked": None}
        await maria.move(table["id"], 0, 1, before["legal"][0]["text"])
        await stream.version(2)
        assert stream.now["undo"]["free"] is True
        assert stream.now["undo"]["step"] == before["ply"]
        assert await maria.post(path, command(0, 2, "step-back")) == {"version": 3}
        await stream.version(3)
        assert stream.now["view"] == before["view"]
        assert stream.now["legal"] == before["legal"]
        assert stream.entries[-1] | {"number": 0} == {
            "number": 0,
            "ply": before["ply"],
            "seat": 0,
            "text": f"undo {before['ply']}",
            "events": [],
            "undo": True,
        }
    record = await maria.get(f"/tables/{table['id']}/record")
    assert record["moves"][-1] == f"undo {before['ply']}"


async def test_beyond_the_draw_the_others_are_asked(server: str, guests: Guests) -> None:
    maria, nikos = guests(server), guests(server)
    table = await maria.table(ME, OPEN, options=FIRST)
    await nikos.post(f"/tables/{table['id']}/seats/1", {"name": "Nikos"})
    path = f"/tables/{table['id']}/undo"
    async with maria.stream(table["id"]) as hers, nikos.stream(table["id"]) as his:
        await maria.move(table["id"], 0, 1, (await maria.legal(table["id"], 0, 1))[0], "none")
        assert await maria.post(path, command(0, 2, "please-turn", to="turn")) == {"asked": True}
        assert await maria.post(path, command(0, 2, "please-turn", to="turn")) == {"asked": True}
        await his.until(lambda each: bool(each.now["undo"]["asked"]))
        assert his.now["undo"]["asked"]["waiting"] == [1]
        assert (await maria.refused("POST", f"{path}/answer", {"seat": 0, "accept": True}))[1]["key"] == (
            "server-nothing-asked"
        )
        await nikos.post(f"{path}/answer", {"seat": 1, "accept": False})
        await hers.until(lambda each: each.now["version"] == 2 and not each.now["undo"]["asked"])
        await maria.post(path, command(0, 2, "please-again", to="turn"))
        assert (await nikos.post(f"{path}/answer", {"seat": 1, "accept": True}))["version"] == 3
        await hers.version(3)
        assert hers.now["to_move"] == 0
        assert len(hers.now["view"]["tiles"]) == 1
        status, error = await nikos.refused("POST", path, command(1, 3, "nothing-mine"))
        assert (status, error["key"]) == (409, "server-nothing-to-undo")


async def test_a_request_is_withdrawn_by_a_move_or_by_its_seat(sqlite_server: str, guests: Guests) -> None:
    maria, nikos = guests(sqlite_server), guests(sqlite_server)
    table = await maria.table(ME, OPEN, options=FIRST)
    await nikos.post(f"/tables/{table['id']}/seats/1", {"name": "Nikos"})
    path = f"/tables/{table['id']}/undo"
    await maria.move(table["id"], 0, 1, (await maria.legal(table["id"], 0, 1))[0], "none")
    await maria.post(path, command(0, 2, "please-one"))
    assert (await maria.ask("DELETE", path, {"seat": 0})).status_code == 200
    await maria.post(path, command(0, 2, "please-two"))
    await nikos.move(table["id"], 1, 2, (await nikos.legal(table["id"], 1, 2))[0], "none")
    assert (await nikos.refused("POST", f"{path}/answer", {"seat": 1, "accept": True}))[1]["key"] == (
        "server-nothing-asked"
    )


async def test_a_bot_always_agrees(server: str, guests: Guests) -> None:
    maria = guests(server)
    table = await maria.table(ME, BOT, options=FIRST)
    async with maria.stream(table["id"]) as stream:
        await maria.move(table["id"], 0, 1, stream.now["legal"][0]["text"], "none")
        await stream.until(lambda each: each.now["version"] >= 3 and each.now["to_move"] == 0)
        version = stream.now["version"]
        answer = await maria.post(f"/tables/{table['id']}/undo", command(0, version, "bot-agrees", to="turn"))
        assert answer == {"version": version + 1}
        await stream.version(version + 1)
        assert len(stream.now["view"]["tiles"]) == 1
        assert stream.now["to_move"] == 0


async def test_a_draw_made_again_is_a_new_one(sqlite_server: str, guests: Guests) -> None:
    """Taking back a draw and making it again tells nothing: the deal goes by the entry, not by the ply."""
    maria = guests(sqlite_server)
    table = await maria.table(ME, LOCAL, options=FIRST)
    drawn = set()
    async with maria.stream(table["id"]) as stream:
        place = stream.now["legal"][0]["text"]
        for attempt in range(12):
            version = stream.now["version"]
            await maria.move(table["id"], 0, version, place, "none")
            await stream.version(version + 1)
            drawn.add(stream.entries[-1]["text"])
            await maria.post(f"/tables/{table['id']}/undo", command(0, version + 1, f"draw-again-{attempt}", to="turn"))
            await stream.version(version + 2)
    assert len(drawn) > 1
