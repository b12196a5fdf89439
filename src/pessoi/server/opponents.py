"""Bots at the tables: searched in processes of their own, so that no thought of theirs delays an answer.

The table says who drives its bot, for a short time (a lease): when that worker falls silent another takes over.
Should two drive the same bot after all, the one that commits first has moved.
"""

import asyncio
import logging
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from pessoi.bots import choose
from pessoi.core.errors import PessoiError
from pessoi.core.game import Document, Game, Options
from pessoi.core.notation import read_moves
from pessoi.core.play import Play
from pessoi.core.state import State
from pessoi.server import botjob, store
from pessoi.server.acts import check_version, make
from pessoi.server.edit import Edit
from pessoi.server.errors import Refused
from pessoi.server.live import LiveTable
from pessoi.server.settings import Settings
from pessoi.server.tables import Tables, now_ms
from pessoi.server.tasks import Tasks

QUICK = "greedy"
"""The bot that moves when a better one fails, and for a seat that gave up."""
THINKING_SECONDS = 2.0
"""The most that a bot thinks about one move; less when many wait."""
LEAST_SECONDS = 0.1
PATIENCE_SECONDS = 15.0
"""A search that has not ended so long after its time is ended by force."""
STARTING_SECONDS = 45.0
"""So long a new process may take until it thinks, on a busy machine; its first searches get what is left of it."""
_log = logging.getLogger("pessoi.server")


@dataclass(frozen=True)
class Turn:
    """What a bot has to answer: a seat of a table at a version."""

    table_id: str
    seat: int
    version: int
    spec: str


class Opponents:
    """Drives the bots of this worker's tables."""

    def __init__(self, tables: Tables, tasks: Tasks, settings: Settings) -> None:
        self._tables = tables
        self._tasks = tasks
        self._processes = settings.bot_processes
        self._driven: dict[str, Turn] = {}
        self._free = asyncio.Semaphore(max(1, settings.bot_processes))
        self._waiting = 0
        self._pool: ProcessPoolExecutor | None = None
        self._begun = 0.0
        """When the pool was made, in seconds of the monotonic clock."""

    def start(self) -> None:
        """Start the processes, so that the first move needn't wait for them."""
        for _ in range(self._processes):
            self._executor().submit(botjob.ready)

    def wake(self, table: LiveTable) -> None:
        """Let the bot of a table move, if one is to move and it is ours to drive."""
        if table.row.bot_lease is None or table.row.bot_worker != self._tables.worker:
            return
        number = table.row.to_move
        seat = table.seats[number]
        spec = QUICK if seat.resigned is not None else seat.level or QUICK
        turn = Turn(table.row.id, number, table.row.version, spec)
        if self._driven.get(turn.table_id) != turn:
            self._driven[turn.table_id] = turn
            self._tasks.start(self._drive(turn))

    async def upkeep(self) -> None:
        """Renew the leases of the bots that we drive and take over those that nobody does; every second or so."""
        worker, until = self._tables.worker, now_ms() + self._tables.lease_ms
        driven = list(self._driven)
        if driven:
            await self._tables.database.write(lambda connection: store.renew_leases(connection, driven, worker, until))
        for table_id in await self._tables.database.read(lambda c: store.driverless_bots(c, now_ms())):
            try:
                await self._tables.change(table_id, _take_over)
            except PessoiError:
                continue  # it can't be played here (other rules), or it was over just now

    async def _drive(self, turn: Turn) -> None:
        try:
            for quick in (False, True):
                texts = await self._think(turn, quick)
                if texts is None:
                    return
                try:
                    await self._tables.change(turn.table_id, partial(_commit, turn=turn, texts=texts))
                    return
                except PessoiError as error:
                    if not await self._still(turn):
                        return
                    _log.warning("A bot's move was refused: %s", error.key)
        finally:
            if self._driven.get(turn.table_id) is turn:
                del self._driven[turn.table_id]

    async def _still(self, turn: Turn) -> bool:
        return await self._tables.look(turn.table_id, lambda table: table.row.version == turn.version)

    async def _think(self, turn: Turn, quick: bool) -> list[str] | None:
        """The moves of a bot up to the end of its choice; None when the table has moved on."""

        def copy(table: LiveTable) -> Play | None:
            return table.play.clone() if table.row.version == turn.version and table.row.to_move == turn.seat else None

        play = await self._tables.look(turn.table_id, copy)
        if play is None:
            return None
        texts: list[str] = []
        state = play.state
        while True:
            texts.append(await self._move(play.game, play.options, state.redact(turn.seat), turn.spec, quick))
            draft = play.draft(turn.seat, read_moves(play.game, texts))
            state = draft.state
            if draft.whole or state.to_move != turn.seat:
                return texts

    async def _move(self, game: Game, options: Options, redacted: State, spec: str, quick: bool) -> str:
        """One move: by the bot that is asked for, else by a quick one, else by chance."""
        if self._processes:
            position = game.dump(redacted)
            for name in (QUICK,) if quick else (spec, QUICK):
                try:
                    text = await self._search(game.key, options, position, redacted.to_move, name)
                    if redacted.refusal(game.read_move(text)) is None:
                        return text
                    _log.warning("The bot %s wants what it may not", name)
                except Exception as error:
                    _log.warning("The bot %s fails: %s", name, type(error).__name__)
        return game.write_move(secrets.choice(redacted.legal()))

    async def _search(self, game_key: str, options: Options, position: Document, seat: int, spec: str) -> str:
        self._waiting += 1
        try:
            async with self._free:
                seconds = max(LEAST_SECONDS, THINKING_SECONDS * self._processes / self._waiting)
                seed = secrets.randbits(60)
                job = (game_key, dict(options), position, seat, spec, seed, min(seconds, THINKING_SECONDS))
                for again in (True, False):
                    pool = self._executor()
                    try:
                        starting = max(0.0, self._begun + STARTING_SECONDS - time.monotonic())
                        future = asyncio.get_running_loop().run_in_executor(pool, choose, *job)
                        return await asyncio.wait_for(future, seconds + PATIENCE_SECONDS + starting)
                    except (BrokenProcessPool, TimeoutError) as error:
                        self._discard(pool)
                        if isinstance(error, TimeoutError) or not again:
                            raise
                raise AssertionError("the loop returns or raises")
        finally:
            self._waiting -= 1

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._begun = time.monotonic()
            self._pool = ProcessPoolExecutor(
                max(1, self._processes), mp_context=get_context("spawn"), initializer=botjob.prepare
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """End a pool whose process died or hangs; the next job starts another one."""
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._discard(self._pool)


def _take_over(edit: Edit) -> None:
    if edit.row.bot_lease is None or edit.row.bot_lease >= edit.now:
        raise Refused("server-nothing-asked", 409)
    edit.row.bot_lease = edit.now + edit.lease
    edit.row.bot_worker = edit.worker


def _commit(edit: Edit, turn: Turn, texts: list[str]) -> None:
    check_version(edit.row, turn.version)
    make(edit, turn.seat, texts)
