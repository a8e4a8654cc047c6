"""Looks after the clocks: when somebody's time runs out a bot takes the seat, whether or not anybody is looking.

Every server looks at all tables of its database; the deadline in a table's row is claimed by one of them. While no
server could look, because none was running or the database was away, nobody could play either, and that time is not
counted: servers note every few seconds that they looked (the pulse), and whoever finds an old note moves all clocks on.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from manoa.server import queries
from manoa.server.clocks import Times
from manoa.server.context import Context
from manoa.server.database import DatabaseFailed, PulseRow, TableRow, now
from manoa.server.refusals import Refusal
from manoa.server.stand_ins import StandIns

# Seconds between two notes, and the age at which one says that nobody has looked.
_PULSE_EVERY = 5.0
_PULSE_OLD = 12.0
# Seconds that people have to find the server again.
_COMING_BACK = 15.0
# Before it is tried again to open a table that could not be opened.
_AGAIN_AFTER = timedelta(minutes=10)
_LONG_AGO = datetime.min.replace(tzinfo=UTC)

log = logging.getLogger(__name__)


class ClockWatch:
    """The clocks of all tables, watched by this process."""

    def __init__(self, context: Context, stand_ins: StandIns) -> None:
        self._context = context
        self._stand_ins = stand_ins
        # When this process last noted that it looks.
        self._noted: datetime | None = None
        # Tables whose time has run out and where that could not be stored, and when it was tried.
        self._broken: dict[str, datetime] = {}

    async def watch(self) -> None:
        """Looks for as long as the server runs."""
        while True:
            try:
                await self.look()
            except Exception:
                # A database that is away for a while must not end the watch for good.
                log.exception("looking at the clocks")
            await asyncio.sleep(self._context.settings.clocks_every)

    async def look(self) -> None:
        """Lets a bot play wherever somebody's time has run out."""
        moment = now()
        if self._noted is None or moment - self._noted >= timedelta(seconds=_PULSE_EVERY):
            await self._pulse(moment)
            self._noted = moment
        async with self._context.database.reading() as reading:
            overdue = await queries.read_overdue(reading, moment)
        self._broken = {table_id: since for table_id, since in self._broken.items() if table_id in overdue}
        for table_id in overdue:
            if moment - self._broken.get(table_id, _LONG_AGO) >= _AGAIN_AFTER:
                await self._run_out(table_id, moment)

    async def _run_out(self, table_id: str, moment: datetime) -> None:
        try:
            await self._stand_ins.run_out(table_id)
        except Refusal:
            # It was removed meanwhile.
            return
        except DatabaseFailed:
            raise
        except Exception:
            # A table that can't be opened must not stop the clocks of all others. It is said, and tried, now and then.
            log.exception("the clock of table %s", table_id)
            self._broken[table_id] = moment

    async def _pulse(self, moment: datetime) -> None:
        async with self._context.database.reading() as reading:
            last = (await reading.scalars(select(PulseRow.at))).one_or_none()
            clocks = (await reading.scalars(select(TableRow.id).where(TableRow.deadline.is_not(None)).limit(1))).first()
        if clocks is None and last is not None and self._noted is not None:
            # No clock runs; the note would only wear the disk. Ours is as good, for as long as we are here.
            return
        if last is None:
            try:
                async with self._context.database.writing() as writing:
                    await writing.execute(insert(PulseRow).values(id=1, at=moment))
            except IntegrityError:
                # Another process was first.
                pass
            return
        # SQLite has one server: when it starts, nobody has looked before.
        starting = self._noted is None and not self._context.database.is_postgres
        last = max(last, self._noted) if self._noted is not None else last
        missed = (moment - last).total_seconds()
        if missed > _PULSE_OLD or starting:
            await self._move_on(moment, missed)
        else:
            async with self._context.database.writing() as writing:
                await writing.execute(update(PulseRow).values(at=moment))

    async def _move_on(self, moment: datetime, seconds: float) -> None:
        """Does not count that time at any table; of several processes, one does this."""
        old = moment - timedelta(seconds=seconds)
        moved: list[str] = []
        async with self._context.database.writing() as writing:
            noted = update(PulseRow).where(PulseRow.at <= old).values(at=moment)
            if (await writing.execute(noted)).rowcount == 0:
                return
            columns = (TableRow.id, TableRow.players, TableRow.clock, TableRow.times)
            running = select(*columns).where(TableRow.deadline.is_not(None)).order_by(TableRow.id)
            # Held until all are written: a move in between would be taken for one that was never made.
            for row in await writing.execute(running.with_for_update()):
                try:
                    times = Times(row.clock, row.players, row.times)
                    times.pause(moment, seconds, _COMING_BACK)
                except (TypeError, KeyError, ValueError, AttributeError):
                    log.exception("the clock of table %s", row.id)
                    continue
                later = {"times": times.stored(), "deadline": times.deadline(), "revision": TableRow.revision + 1}
                await writing.execute(update(TableRow).where(TableRow.id == row.id).values(later))
                await self._context.notifier.notify(writing, row.id)
                moved.append(row.id)
        for table_id in moved:
            self._context.open_tables.close(table_id)
            self._context.viewers.changed(table_id)
