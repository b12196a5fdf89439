"""Clocks: a bank and an increment for each person; whose time is over loses. The time is the tests' own."""

from collections.abc import Callable
from typing import Any

import pytest

from pessoi.server import acts, founding, tables
from pessoi.server.errors import Refused
from pessoi.server.live import LiveTable
from pessoi.server.messages import clocks
from pessoi.server.requests import Clock, NewTable, SeatWish
from pessoi.server.service import Service
from pessoi.server.upkeep import fallen_flags

GUEST = "g" * 64
ME, LOCAL, BOT = SeatWish("me"), SeatWish("local"), SeatWish("bot", level="easy")


async def table_of(service: Service, *seats: SeatWish, bank: int = 100, increment: int = 10) -> str:
    wish = NewTable("carcassonne", list(seats), {"first": "0"}, Clock(bank, increment))
    return await founding.found(service.tables, GUEST, wish, "")


async def times(service: Service, table_id: str) -> Any:
    return await service.tables.look(table_id, lambda table: clocks(table.row, table.seats))


async def first_moves(service: Service, table_id: str, seat: int, whole: bool = True) -> None:
    def texts(table: LiveTable) -> tuple[int, list[str]]:
        first = table.game.write_move(table.play.state.legal()[0])
        return table.row.version, [first, "none"] if whole else [first]

    version, batch = await service.tables.look(table_id, texts)
    await service.tables.change(table_id, lambda edit: acts.move(edit, GUEST, seat, version, batch))


async def test_the_time_of_a_turn_is_taken_and_the_increment_given(
    service: Service, clock: Callable[[int], None]
) -> None:
    table = await table_of(service, ME, LOCAL)
    assert (await times(service, table))["left"] == [100_000, 100_000]
    clock(4_000)
    await first_moves(service, table, 0)
    assert await times(service, table) == {"left": [106_000, 100_000], "running": 1, "at": 1_004_000}
    clock(30_000)
    await first_moves(service, table, 1)
    assert (await times(service, table))["left"] == [106_000, 80_000]


async def test_between_the_steps_of_a_turn_the_clock_runs_on(service: Service, clock: Callable[[int], None]) -> None:
    """Placing the tile doesn't end the turn: no increment, and the time goes on from its beginning."""
    table = await table_of(service, ME, LOCAL)
    clock(4_000)
    await first_moves(service, table, 0, whole=False)
    assert await times(service, table) == {"left": [100_000, 100_000], "running": 0, "at": 1_000_000}


async def test_an_undo_gives_no_increment(service: Service, clock: Callable[[int], None]) -> None:
    table = await table_of(service, ME, LOCAL)
    await first_moves(service, table, 0)
    clock(5_000)
    await service.tables.change(table, lambda edit: acts.undo(edit, GUEST, 0, 2, True))
    assert await times(service, table) == {"left": [110_000, 95_000], "running": 0, "at": 1_005_000}


async def test_whose_flag_falls_loses(service: Service, clock: Callable[[int], None]) -> None:
    table = await table_of(service, ME, LOCAL)
    clock(99_999)
    await fallen_flags(service.tables)
    assert await service.tables.look(table, lambda each: each.row.state) == "playing"
    clock(2)
    with pytest.raises(Refused, match="server-time-over"):
        await first_moves(service, table, 0)
    await fallen_flags(service.tables)
    row, seats = await service.tables.look(table, lambda each: (each.row, each.seats))
    assert row.state == "over"
    assert row.result == {"points": [0, 0], "winners": [1], "reason": "time", "tie_break": ""}
    assert seats[0].resigned == "time"
    assert row.deadline is None


async def test_bots_have_no_clock(service: Service, clock: Callable[[int], None]) -> None:
    table = await table_of(service, ME, BOT)
    assert (await times(service, table))["left"] == [100_000, None]
    await first_moves(service, table, 0)
    assert (await times(service, table))["running"] is None
    clock(10_000_000)
    await fallen_flags(service.tables)
    assert await service.tables.look(table, lambda each: each.row.state) == "playing"


def test_the_time_is_that_of_the_machine() -> None:
    assert tables.now_ms() > 1_700_000_000_000
