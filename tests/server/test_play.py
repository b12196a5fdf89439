"""Playing over the API: sitting down, moving, watching, chatting, resigning, playing again."""

import asyncio
import secrets
from collections.abc import Callable

import pytest

from tests.server.client import Guest, play_out

ME, OPEN = {"kind": "me", "name": "Maria"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
Guests = Callable[[str], Guest]


async def test_a_whole_game_against_a_bot(server: str, guests: Guests) -> None:
    """One person and a bot play to the end; the secret of the deal is shown then, and not before."""
    maria = guests(server)
    table = await maria.table(ME, BOT)
    assert table["state"] == "playing"
    assert table["fairness"]["secret"] is None
    async with maria.stream(table["id"]) as stream:
        await play_out(maria, stream)
        await stream.until(lambda each: each.table["state"] == "over")
    assert stream.table["result"]["reason"] == "pile"
    assert len(stream.table["fairness"]["secret"]) == 64
    assert stream.entries[-1]["ply"] == stream.now["ply"]
    assert [entry["number"] for entry in stream.entries] == list(range(len(stream.entries)))


async def test_two_guests_sit_down_and_play(server: str, guests: Guests) -> None:
    """The play begins with the last seat taken; what one does the other sees."""
    maria, nikos = guests(server), guests(server)
    table = await maria.table(ME, OPEN, clock={"bank_seconds": 600, "increment_seconds": 5})
    assert table["state"] == "open"
    async with maria.stream(table["id"]) as hers:
        seated = await nikos.post(f"/tables/{table['id']}/seats/1", {"name": "Νίκος", "value": "ab" * 8})
        assert seated["state"] == "playing"
        assert seated["fairness"]["values"][1] == "ab" * 8
        await hers.version(1)
        async with nikos.stream(table["id"]) as his:
            streams = {0: (maria, hers), 1: (nikos, his)}
            for _ in range(6):
                to_move = hers.now["to_move"]
                guest, stream = streams[to_move]
                assert stream.now["seat"] == to_move
                version = await guest.move(table["id"], to_move, stream.now["version"], stream.now["legal"][0]["text"])
                await asyncio.gather(hers.version(version), his.version(version))
                assert hers.now["view"] == his.now["view"]
            assert hers.entries == his.entries
            await hers.until(lambda each: each.table["seats"][1]["present"])
            assert hers.now["clocks"]["running"] == hers.now["to_move"]


async def test_the_seat_that_is_not_to_move_gets_no_legal_moves(sqlite_server: str, guests: Guests) -> None:
    maria, nikos = guests(sqlite_server), guests(sqlite_server)
    table = await maria.table(ME, OPEN, options={"first": "0"})
    await nikos.post(f"/tables/{table['id']}/seats/1", {})
    async with nikos.stream(table["id"]) as his, maria.stream(table["id"]) as hers:
        assert his.now["legal"] == []
        assert hers.now["legal"] != []
        status, error = await nikos.refused(
            "POST",
            f"/tables/{table['id']}/moves",
            {"seat": 1, "version": 1, "key": "k" * 8, "moves": [hers.now["legal"][0]["text"]]},
        )
        assert (status, error["key"]) == (409, "core-not-your-turn")


async def test_several_people_at_one_screen(server: str, guests: Guests) -> None:
    """A guest who holds all seats sees each time by the eyes of the seat to move."""
    maria = guests(server)
    table = await maria.table(ME, {"kind": "local", "name": "Nikos"}, {"kind": "local", "name": "Eleni"})
    assert [seat["mine"] for seat in table["seats"]] == [True] * 3
    assert [seat["name"] for seat in table["seats"]] == ["Maria", "Nikos", "Eleni"]
    async with maria.stream(table["id"]) as stream:
        seen = set()
        for _ in range(8):
            assert stream.now["seat"] == stream.now["to_move"]
            seen.add(stream.now["seat"])
            version = await maria.move(
                table["id"], stream.now["seat"], stream.now["version"], stream.now["legal"][-1]["text"]
            )
            await stream.version(version)
    assert seen == {0, 1, 2}


async def test_where_the_log_comes_anew_it_says_which_entries_are_the_step(sqlite_server: str, guests: Guests) -> None:
    """In a game of hidden things every change of eyes at one screen brings the log as the other seat sees it."""
    maria = guests(sqlite_server)
    options = {"first": "0", "wonders": "first_game"}
    table = await maria.table(ME, {"kind": "local"}, game="seven_wonders_duel", options=options)
    async with maria.stream(table["id"]) as stream:
        before = list(stream.entries)
        version = await maria.move(table["id"], 0, 1, stream.now["legal"][0]["text"])
        await stream.version(version)
    assert stream.now["whole"]
    assert stream.entries[: -stream.now["fresh"]] == before


async def test_a_batch_is_made_whole_or_not_at_all(server: str, guests: Guests) -> None:
    maria = guests(server)
    table = await maria.table(ME, {"kind": "local"}, options={"first": "0"})
    path = f"/tables/{table['id']}"
    place = (await maria.legal(table["id"], 0, 1))[0]
    status, error = await maria.refused(
        "POST", f"{path}/moves", {"seat": 0, "version": 1, "key": "batch-no", "moves": [place, place]}
    )
    assert status == 422
    assert error["refusal"]["rule"].startswith("CAR-")
    assert (await maria.get(path))["version"] == 1
    assert await maria.legal(table["id"], 0, 1, place) != []
    assert await maria.move(table["id"], 0, 1, place, "none") == 2


async def test_a_draft_shows_what_would_come_and_stores_nothing(sqlite_server: str, guests: Guests) -> None:
    maria = guests(sqlite_server)
    table = await maria.table(ME, {"kind": "local"}, options={"first": "0"})
    path = f"/tables/{table['id']}/draft"
    first = (await maria.legal(table["id"], 0, 1))[0]
    draft = await maria.post(path, {"seat": 0, "version": 1, "moves": [first]})
    assert len(draft["view"]["tiles"]) == 2
    assert draft["to_move"] == 0
    assert draft["final"] is False
    whole = await maria.post(path, {"seat": 0, "version": 1, "moves": [first, "none"]})
    assert whole["final"] is True
    assert whole["legal"] == []
    wrong = await maria.post(path, {"seat": 0, "version": 1, "moves": [first, first]})
    assert wrong["refusal"]["index"] == 1
    assert wrong["legal"] == draft["legal"]
    assert (await maria.post(path, {"seat": 0, "version": 1, "moves": []}))["view"]["tiles"][1:] == []


async def test_the_same_command_twice_is_done_once(server: str, guests: Guests) -> None:
    """A client that got no answer sends the command again, with the same key."""
    maria = guests(server)
    table = await maria.table(ME, {"kind": "local"}, options={"first": "0"})
    place = (await maria.legal(table["id"], 0, 1))[0]
    versions = [await maria.move(table["id"], 0, 1, place, "none", key="once-only") for _ in range(3)]
    assert versions == [2, 2, 2]
    assert (await maria.get(f"/tables/{table['id']}"))["version"] == 2


async def test_another_command_with_a_used_key_is_refused_and_changes_nothing(server: str, guests: Guests) -> None:
    """Nobody is told that a move was made which wasn't."""
    maria = guests(server)
    table = await maria.table(ME, {"kind": "local"}, options={"first": "0"})
    path = f"/tables/{table['id']}"
    place, other = (await maria.legal(table["id"], 0, 1))[:2]
    await maria.move(table["id"], 0, 1, place, "none", key="once-only")
    for address, body in (
        ("moves", {"seat": 0, "version": 1, "moves": [other, "none"]}),
        ("moves", {"seat": 1, "version": 2, "moves": (await maria.legal(table["id"], 1, 2))[:1]}),
        ("undo", {"seat": 0, "version": 2}),
        ("resign", {"seat": 0, "version": 2}),
    ):
        status, error = await maria.refused("POST", f"{path}/{address}", {"key": "once-only", **body})
        assert (status, error["key"]) == (409, "server-key-used"), address
    assert (await maria.get(path))["version"] == 2


async def test_an_answer_to_an_earlier_version_is_stale(server: str, guests: Guests) -> None:
    maria = guests(server)
    table = await maria.table(ME, {"kind": "local"}, options={"first": "0"})
    place = (await maria.legal(table["id"], 0, 1))[0]
    await maria.move(table["id"], 0, 1, place, "none")
    status, error = await maria.refused(
        "POST", f"/tables/{table['id']}/moves", {"seat": 0, "version": 1, "key": "too-late", "moves": [place]}
    )
    assert (status, error["key"], error["data"]) == (409, "server-stale", {"version": 2})


async def test_two_clicks_at_once_make_one_move(server: str, guests: Guests) -> None:
    """Of many different commands for one version exactly one is carried out."""
    maria = guests(server)
    table = await maria.table(ME, {"kind": "local"}, options={"first": "0"})
    places = await maria.legal(table["id"], 0, 1)
    answers = await asyncio.gather(
        *(
            maria.ask(
                "POST",
                f"/tables/{table['id']}/moves",
                {"seat": 0, "version": 1, "key": secrets.token_hex(8), "moves": [places[n % len(places)], "none"]},
            )
            for n in range(12)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 11
    record = await maria.get(f"/tables/{table['id']}/record")
    assert len(record["moves"]) == 4


async def test_nobody_moves_for_a_seat_of_somebody_else(server: str, guests: Guests) -> None:
    maria, eve = guests(server), guests(server)
    table = await maria.table(ME, {"kind": "local"}, options={"first": "0"})
    path = f"/tables/{table['id']}"
    place = (await maria.legal(table["id"], 0, 1))[0]
    command = {"seat": 0, "version": 1, "key": "not-mine"}
    for method, address, body in (
        ("POST", "/moves", {**command, "moves": [place]}),
        ("POST", "/draft", {"seat": 0, "version": 1, "moves": []}),
        ("POST", "/undo", {**command, "to": "step"}),
        ("POST", "/undo/answer", {"seat": 0, "accept": True}),
        ("DELETE", "/undo", {"seat": 0}),
        ("POST", "/resign", command),
        ("POST", "/seats/0/link", None),
        ("DELETE", "/seats/0", None),
    ):
        status, error = await eve.refused(method, path + address, body)
        assert (status, error["key"]) == (403, "server-not-your-seat"), address
    assert (await maria.get(path))["version"] == 1


async def test_a_full_table_and_a_taken_seat(server: str, guests: Guests) -> None:
    maria, nikos, late = guests(server), guests(server), guests(server)
    table = await maria.table(ME, OPEN, OPEN)
    path = f"/tables/{table['id']}/seats"
    await nikos.post(f"{path}/1", {"name": "Nikos"})
    assert (await late.refused("POST", f"{path}/1", {}))[1]["key"] == "server-seat-taken"
    assert (await late.refused("POST", f"{path}/7", {}))[1]["key"] == "server-unknown-seat"
    await nikos.post(f"{path}/2", {"name": "Nikos"})
    status, error = await late.refused("POST", f"{path}/2", {})
    assert (status, error["key"]) == (409, "server-table-full")
    assert (await nikos.refused("DELETE", f"{path}/1"))[1]["key"] == "server-has-begun"


async def test_leaving_before_the_beginning_frees_the_seat(server: str, guests: Guests) -> None:
    maria, nikos, eleni = guests(server), guests(server), guests(server)
    table = await maria.table(ME, OPEN, OPEN)
    path = f"/tables/{table['id']}/seats/1"
    await nikos.post(path, {"name": "Nikos"})
    left = (await nikos.ask("DELETE", path)).json()
    assert left["seats"][1]["kind"] == "open"
    assert left["fairness"]["values"][1] is None
    assert (await eleni.post(path, {"name": "Eleni"}))["seats"][1]["name"] == "Eleni"


async def test_one_guest_wins_the_race_for_the_last_seat(server: str, guests: Guests) -> None:
    maria = guests(server)
    table = await maria.table(ME, OPEN)
    rivals = [guests(server) for _ in range(6)]
    answers = await asyncio.gather(
        *(rival.ask("POST", f"/tables/{table['id']}/seats/1", {"name": f"r{n}"}) for n, rival in enumerate(rivals))
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5


async def test_a_seat_link_brings_the_seat_to_another_browser(server: str, guests: Guests) -> None:
    maria, phone, eve = guests(server), guests(server), guests(server)
    table = await maria.table(ME, {"kind": "local"}, options={"first": "0"})
    old = (await maria.post(f"/tables/{table['id']}/seats/0/link"))["secret"]
    secret = (await maria.post(f"/tables/{table['id']}/seats/0/link"))["secret"]
    assert await phone.post("/seats", {"secret": secret}) == {"table": table["id"], "seat": 0}
    place = (await phone.legal(table["id"], 0, 1))[0]
    assert await phone.move(table["id"], 0, 1, place) == 2
    assert (await maria.get(f"/tables/{table['id']}"))["seats"][0]["mine"]
    for wrong in (old, "x" * 43, ""):
        assert (await eve.refused("POST", "/seats", {"secret": wrong}))[0] == 404


async def test_the_lobby_and_invitations(server: str, guests: Guests) -> None:
    maria, nikos = guests(server), guests(server)
    await maria.ask("PUT", "/me", {"name": "  Μαρία\u0000\n  Π. "})
    table = await maria.table({"kind": "me"}, OPEN)
    hidden = await maria.table({"kind": "me"}, OPEN, private=True)
    assert table["seats"][0]["name"] == "Μαρία Π."
    lobby = await nikos.get("/tables")
    ids = [each["id"] for each in lobby["open"]]
    assert table["id"] in ids
    assert hidden["id"] not in ids
    assert lobby["mine"] == []
    assert (await nikos.get(f"/codes/{hidden['code'].lower()}"))["id"] == hidden["id"]
    assert (await nikos.refused("GET", "/codes/QQQQQQ"))[1]["key"] == "server-unknown-code"
    mine = await maria.get("/me")
    assert mine["name"] == "Μαρία Π."
    assert {each["id"] for each in mine["tables"]} >= {table["id"], hidden["id"]}


async def test_everybody_is_told_how_many_watch(server: str, guests: Guests) -> None:
    maria, eleni, aris = guests(server), guests(server), guests(server)
    table = await maria.table(ME, OPEN)
    async with maria.stream(table["id"]) as stream:
        assert stream.table["spectators"] == 0
        async with eleni.stream(table["id"]), eleni.stream(table["id"]), aris.stream(table["id"]):
            await stream.until(lambda each: each.table["spectators"] == 2)
            await aris.post(f"/tables/{table['id']}/seats/1", {"name": "Aris"})
            await stream.until(lambda each: each.table["spectators"] == 1)
        await stream.until(lambda each: each.table["spectators"] == 0)


async def test_chat_reaches_everybody_and_stays(server: str, guests: Guests) -> None:
    maria, watcher = guests(server), guests(server)
    table = await maria.table(ME, BOT)
    async with watcher.stream(table["id"]) as stream:
        assert stream.now["seat"] is None
        await maria.post(f"/tables/{table['id']}/chat", {"text": "Γεια\u202e  <b>σου</b>\x00"})
        await watcher.ask("PUT", "/me", {"name": "Eleni"})
        await watcher.post(f"/tables/{table['id']}/chat", {"text": "hello"})
        await stream.until(lambda each: len(each.chat) == 2)
    said = [(line["seat"], line["name"], line["text"]) for line in stream.chat]
    assert said == [(0, "Maria", "Γεια <b>σου</b>"), (None, "Eleni", "hello")]
    async with maria.stream(table["id"]) as again:
        assert again.chat == stream.chat
    assert (await maria.refused("POST", f"/tables/{table['id']}/chat", {"text": " \x00 "}))[0] == 400


async def test_resigning_ends_a_play_of_two(server: str, guests: Guests) -> None:
    maria, nikos = guests(server), guests(server)
    table = await maria.table(ME, OPEN)
    await nikos.post(f"/tables/{table['id']}/seats/1", {})
    async with maria.stream(table["id"]) as stream:
        await nikos.post(f"/tables/{table['id']}/resign", {"seat": 1, "version": 1, "key": "i-resign"})
        await stream.until(lambda each: each.table["state"] == "over" and each.now["state"] == "over")
    assert stream.table["result"]["winners"] == [0]
    assert stream.table["result"]["reason"] == "resigned"
    assert stream.table["seats"][1]["resigned"] == "resign"
    assert (await maria.refused("POST", f"/tables/{table['id']}/resign", {"seat": 0, "version": 2, "key": "too-late"}))[
        1
    ]["key"] == "server-not-playing"


async def test_with_three_seats_a_bot_plays_on_for_who_resigned(server: str, guests: Guests) -> None:
    maria, nikos = guests(server), guests(server)
    table = await maria.table(ME, OPEN, BOT)
    await nikos.post(f"/tables/{table['id']}/seats/1", {})
    async with maria.stream(table["id"]) as stream:
        version = (await nikos.get(f"/tables/{table['id']}"))["version"]
        while True:  # the bot may move meanwhile
            body = {"seat": 1, "version": version, "key": secrets.token_hex(8)}
            answer = await nikos.ask("POST", f"/tables/{table['id']}/resign", body)
            if answer.status_code == 200:
                break
            version = answer.json()["error"]["data"]["version"]
        await play_out(maria, stream)
        await stream.until(lambda each: each.table["state"] == "over")
    assert stream.table["result"]["reason"] == "pile"
    assert 1 not in stream.table["result"]["winners"]


async def test_a_rematch_moves_the_seats_on_and_is_one_for_all(server: str, guests: Guests) -> None:
    maria, nikos, eve = guests(server), guests(server), guests(server)
    table = await maria.table(ME, OPEN)
    path = f"/tables/{table['id']}"
    await nikos.post(f"{path}/seats/1", {"name": "Nikos"})
    assert (await maria.refused("POST", f"{path}/rematch"))[1]["key"] == "server-not-over"
    await nikos.post(f"{path}/resign", {"seat": 1, "version": 1, "key": "i-resign"})
    assert (await eve.refused("POST", f"{path}/rematch"))[1]["key"] == "server-not-seated"
    first, second = await asyncio.gather(maria.post(f"{path}/rematch"), nikos.post(f"{path}/rematch"))
    assert first == second
    assert len((await maria.get("/me"))["tables"]) == 2
    again = await maria.get(f"/tables/{first['id']}")
    assert [seat["name"] for seat in again["seats"]] == ["Nikos", "Maria"]
    assert [seat["mine"] for seat in again["seats"]] == [False, True]
    assert again["previous"] == table["id"]
    assert (await nikos.get(path))["rematch"] == first["id"]


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 404, "core-game-unknown"),
        ({"options": {"colour": "red"}}, 400, "core-options"),
        ({"options": {"small_city": 3}}, 400, "core-options"),
        ({"options": {"seats": 3}}, 400, "core-options"),
        ({"seats": [ME]}, 400, "core-options"),
        ({"seats": [ME] * 9}, 400, "core-options"),
        ({"seats": [ME, {"kind": "bot", "level": "mcts:seconds=3600"}]}, 404, "server-unknown-level"),
        ({"seats": [ME, {"kind": "robot"}]}, 400, "server-malformed"),
        ({"seats": []}, 400, "server-malformed"),
        ({"clock": {"bank_seconds": -1}}, 400, "server-malformed"),
        ({"value": "not hexadecimal"}, 400, "server-malformed"),
        ({"unknown": 1}, 400, "server-malformed"),
    ],
)
async def test_a_wrong_wish_for_a_table_is_refused_with_the_reason(
    sqlite_server: str, guests: Guests, change: dict[str, object], status: int, key: str
) -> None:
    maria = guests(sqlite_server)
    wish = {"game": "carcassonne", "seats": [ME, OPEN], **change}
    found, error = await maria.refused("POST", "/tables", wish)
    assert (found, error["key"]) == (status, key)
    assert (await maria.get("/me"))["tables"] == []
