"""The work of analysing finished games, behind everything else: in processes of the lowest priority, one game at a time
in each, and each guest in turn.

Every stretch is stored when it is judged. So whoever looks sees how far it is, and an analysis goes on where a server
has stopped. On PostgreSQL one process analyses a table; the others pass on to the next.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from manoa import bots
from manoa.bots.analysis import VERSION, look_at, stretches
from manoa.kernel.records import record_of
from manoa.server.bot_workers import Worker
from manoa.server.claims import ANALYSIS, Claims
from manoa.server.context import Context
from manoa.server.database import ASKED, DONE, FAILED, AnalysisRow, DatabaseFailed, StretchRow
from manoa.server.playing import Playing
from manoa.server.refusals import Refusal

# Who judges.
_JUDGE = "expert"
# Seconds for one stretch, on a machine that is busy with everything else.
_BUDGET = 600.0
# Seconds after which we look again for games that other processes have put in the queue, or have left.
_LOOK_AGAIN = 5.0
# Attempts at a stretch: a worker may be lost by no fault of the game.
_ATTEMPTS = 2

Content = dict[str, Any]

log = logging.getLogger(__name__)


class Analysing:
    """The queue of games to be analysed, and the workers that do it."""

    def __init__(self, context: Context, playing: Playing) -> None:
        self._context = context
        self._playing = playing
        self._claims = Claims(context.database, ANALYSIS)
        settings = context.settings
        self._workers = [Worker(settings.analysis_niceness) for _ in range(settings.analysis_workers)]
        # The tables at which a worker of this process is.
        self._at_work: set[str] = set()
        self._asked = asyncio.Event()

    def wake(self) -> None:
        """Somebody has asked for an analysis."""
        self._asked.set()

    async def watch(self) -> None:
        """Analyses what there is, now and for as long as the server runs."""
        try:
            await asyncio.gather(*(self._work(worker) for worker in self._workers))
        finally:
            for worker in self._workers:
                worker.stop()
            await self._claims.close()

    async def _work(self, worker: Worker) -> None:
        while True:
            # Whoever asks from here on is heard, before the queue is read or after it.
            self._asked.clear()
            worked = False
            try:
                worked = await self._next(worker)
            except Exception:
                # A database that is away for a while must not end the work for good.
                log.exception("analysing")
            if not worked:
                worker.stop()
                await self._rest()

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(_LOOK_AGAIN):
                await self._asked.wait()
        except TimeoutError:
            return

    async def _next(self, worker: Worker) -> bool:
        """Analyses the first game that no other worker has; False if there is none."""
        async with self._context.database.reading() as reading:
            waiting = await in_order(reading)
        for table_id in waiting:
            if table_id in self._at_work:
                continue
            self._at_work.add(table_id)
            try:
                async with self._claims.holding(table_id) as ours:
                    if ours and await self._analyse(table_id, worker):
                        return True
            finally:
                self._at_work.discard(table_id)
        return False

    async def _analyse(self, table_id: str, worker: Worker) -> bool:
        """Analyses a game from where it was left; False if another process has done it meanwhile."""
        async with self._context.database.reading() as reading:
            still = select(AnalysisRow.status).where(AnalysisRow.table_id == table_id, AnalysisRow.version == VERSION)
            if (await reading.scalars(still)).one_or_none() != ASKED:
                return False
        try:
            record = await self._playing.record(table_id, None)
            number = await self._think(worker, outline, record)
            await self._note(table_id, stretches=number)
            while (stretch := await self._first_missing(table_id, number)) is not None:
                nodes = self._context.settings.analysis_nodes
                told = await self._think(worker, judge, record, stretch, seed_of(table_id, stretch), nodes)
                if not await self._store(table_id, stretch, told):
                    return True
            await self._note(table_id, status=DONE, guest=None)
        except (Refusal, DatabaseFailed):
            # The table was removed; or the work is taken up again when the database is there.
            return False
        except Exception:
            # A game that can't be judged must not keep the others waiting.
            log.exception("table %s can't be analysed", table_id)
            await self._note(table_id, status=FAILED, guest=None)
        return True

    async def _first_missing(self, table_id: str, number: int) -> int | None:
        """The first stretch that is not judged yet, by whomever."""
        async with self._context.database.reading() as reading:
            stored = set(await reading.scalars(select(StretchRow.number).where(StretchRow.table_id == table_id)))
        return next((stretch for stretch in range(number) if stretch not in stored), None)

    async def _think(self, worker: Worker, task: Any, *arguments: object) -> Any:
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                return await worker.think(_BUDGET, task, *arguments)
            except Exception:
                if attempt == _ATTEMPTS:
                    raise
        raise AssertionError

    async def _store(self, table_id: str, number: int, told: Content) -> bool:
        """Stores what a stretch is told; False if another process has, or if nobody wants it any more."""
        try:
            async with self._context.database.writing() as writing:
                # First a statement that writes, as every transaction; it also finds a table that was removed meanwhile.
                asked = AnalysisRow.table_id == table_id, AnalysisRow.status == ASKED, AnalysisRow.version == VERSION
                if (await writing.execute(update(AnalysisRow).where(*asked).values(version=VERSION))).rowcount == 0:
                    return False
                await writing.execute(insert(StretchRow).values(table_id=table_id, number=number, told=told))
        except IntegrityError:
            return False
        return True

    async def _note(self, table_id: str, **values: Any) -> None:
        async with self._context.database.writing() as writing:
            await writing.execute(update(AnalysisRow).where(AnalysisRow.table_id == table_id).values(**values))


async def in_order(reading: AsyncConnection) -> list[str]:
    """The games that wait: everybody's first, then everybody's second, each by when it was asked for."""
    wanted = select(AnalysisRow.table_id, AnalysisRow.guest)
    wanted = wanted.where(AnalysisRow.status == ASKED, AnalysisRow.version == VERSION)
    places: list[tuple[int, int, str]] = []
    before: Counter[str | None] = Counter()
    rows = await reading.execute(wanted.order_by(AnalysisRow.asked, AnalysisRow.table_id))
    for number, (table_id, guest) in enumerate(rows):
        places.append((before[guest], number, table_id))
        before[guest] += 1
    return [table_id for _, _, table_id in sorted(places)]


def seed_of(table_id: str, stretch: int) -> int:
    """The seed with which a stretch is judged: the same for whoever goes on with an analysis."""
    return int.from_bytes(hashlib.sha256(f"{table_id} {stretch}".encode()).digest()[:8])


def outline(record: Content) -> int:
    """Run in a worker: how many stretches a game has."""
    return len(stretches(record_of(record)))


def judge(record: Content, number: int, seed: int, nodes: int) -> Content:
    """Run in a worker: what there is to say of one stretch of a game."""
    played = record_of(record)
    return look_at(played, stretches(played)[number], lambda: bots.make(_JUDGE, seed, nodes=nodes), seed)
