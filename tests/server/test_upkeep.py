"""What a worker clears away from time to time."""

from collections.abc import Callable

from sqlalchemy import func, select

from pessoi.server import founding, schema
from pessoi.server.requests import Command, NewTable, SeatWish
from pessoi.server.service import Service
from pessoi.server.upkeep import REPEATED_MS, OldCommands

GUEST = "g" * 64


async def test_commands_are_forgotten_when_nobody_repeats_them_any_more(
    service: Service, clock: Callable[[int], None]
) -> None:
    async def remembered() -> int:
        upkeep = OldCommands(service.tables)
        await upkeep.upkeep()
        await upkeep.upkeep()
        return await service.database.read(lambda c: c.execute(select(func.count(schema.commands.c.key))).scalar() or 0)

    table = await founding.found(service.tables, GUEST, NewTable("carcassonne", [SeatWish("me")] * 2), "")
    await service.tables.command(table, GUEST, Command(0, 1, "an-old-one"), lambda edit: edit.row.id)
    clock(REPEATED_MS)
    await service.tables.command(table, GUEST, Command(0, 1, "a-new-one"), lambda edit: edit.row.id)
    assert await remembered() == 2
    clock(1)
    assert await remembered() == 1
