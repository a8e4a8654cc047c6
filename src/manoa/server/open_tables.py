"""The tables that are open in this process: the most recently used ones, as many as memory allows."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from datetime import datetime
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server import queries
from manoa.server.chapters import EVERY, Unreadable
from manoa.server.database import Database, DatabaseFailed
from manoa.server.refusals import Refusal
from manoa.server.table import Entry, Facts, Seat, Table

# A table with more entries than this to replay is made outside the event loop, so that others need not wait for it.
_LONG = 500

log = logging.getLogger(__name__)


class OpenTables:
    """Opens tables; each has one user at a time."""

    def __init__(self, database: Database, most: int) -> None:
        self._database = database
        # Bytes of memory for all of them, about.
        self._most = most
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._sizes: dict[str, int] = {}
        self._total = 0
        # By id and not in the table: a table that is closed and opened again keeps its lock.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._tables)

    @asynccontextmanager
    async def use(self, table_id: str, fresh: bool = True) -> AsyncIterator[Table]:
        """The table, for this block alone.

        `fresh` asks the database whether another process has changed it. Whoever is about to append an entry need not
        ask: the database refuses the entry if another came first.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = self._tables.get(table_id)
            if table is None or fresh:
                try:
                    table = await self._load(table_id, table)
                except BaseException:
                    self.close(table_id)
                    raise
                self._tables[table_id] = table
            self._tables.move_to_end(table_id)
            try:
                yield table
            finally:
                self._weigh(table_id)

    def known(self, table_id: str) -> Table | None:
        """The table if it is open: to look at it for a moment, as this process last had it."""
        return self._tables.get(table_id)

    def close(self, table_id: str) -> None:
        """Drops a table whose memory and rows may differ; it is opened anew when it is next used."""
        self._tables.pop(table_id, None)
        self._total -= self._sizes.pop(table_id, 0)

    def _weigh(self, table_id: str) -> None:
        """Notes how large the table has become. If there is too much in memory, the least recently used ones go."""
        if table_id in self._tables:
            size = self._tables[table_id].size
            self._total += size - self._sizes.get(table_id, 0)
            self._sizes[table_id] = size
        while self._total > self._most:
            self.close(next(iter(self._tables)))

    def note_seen(self, present: Iterable[tuple[str, str]], moment: datetime) -> None:
        """Copies to the open tables what was noted in the database: who was at which table then."""
        for table_id, guest in present:
            table = self._tables.get(table_id)
            if table is not None:
                table.seats = [seat._replace(seen=moment) if seat.guest == guest else seat for seat in table.seats]

    # Opening ------------------------------------------------------------------------------------------------------

    async def _load(self, table_id: str, table: Table | None) -> Table:
        async with self._database.reading() as reading:
            # No table has an id with a character that the database can't hold.
            facts = await queries.read_facts(reading, table_id) if table_id.isprintable() else None
            if facts is None:
                raise Refusal("error-table-unknown", status=404)
            if table is not None and table.facts.revision == facts.revision:
                return table
            seats = (await queries.read_seats(reading, [table_id]))[table_id]
            chat = await queries.read_chat(reading, table_id)
            mutes = await queries.read_mutes(reading, table_id)
            blocked = await queries.read_blocked(reading, facts.maker)
            if table is None:
                table = await self._from_last_chapter(reading, facts, seats)
            entries = await queries.read_entries(reading, table_id, after=table.ply) if table is not None else []
        if table is None:
            table = await self._from_entries(facts, seats)
        else:
            table.facts, table.seats = facts, seats
            await _replay(table, entries)
        # By whoever stored the entries, where they were not made from these just now.
        table.chapters_stored()
        table.chat, table.mutes, table.blocked = chat, mutes, blocked
        return table

    async def _from_last_chapter(self, reading: AsyncConnection, facts: Facts, seats: list[Seat]) -> Table | None:
        """The table as it was at the end of its last chapter; None if it must be made from its entries."""
        if facts.ply < EVERY:
            return Table(facts, seats)
        chapter = await queries.read_chapter(reading, facts.id)
        if chapter is None:
            return None
        try:
            return Table(facts, seats, chapter)
        except Unreadable:
            log.warning("a chapter of table %s can't be read", facts.id)
            return None

    async def _from_entries(self, facts: Facts, seats: list[Seat]) -> Table:
        """The table made from all its entries, and its chapters with it."""
        async with self._database.reading() as reading:
            entries = await queries.read_entries(reading, facts.id, after=0)
        table = Table(facts, seats)
        await _replay(table, entries)
        if table.unstored:
            try:
                async with self._database.writing() as writing:
                    await queries.replace_chapters(writing, facts.id, table.unstored)
            except (DatabaseFailed, IntegrityError) as failed:
                # Whatever it is, the table can be used.
                log.warning("the chapters of table %s can't be stored: %s", facts.id, failed)
                table.keep_all()
        return table

    async def rebuild(self, table: Table) -> None:
        """Makes a table that is in use anew from its entries, because its chapters can't be read. All of it is in
        memory then."""
        log.warning("the chapters of table %s can't be read", table.facts.id)
        rebuilt = await self._from_entries(table.facts, table.seats)
        rebuilt.chat, rebuilt.mutes, rebuilt.blocked, rebuilt.unstored = table.chat, table.mutes, table.blocked, []
        table.become(rebuilt)


async def _replay(table: Table, entries: list[Entry]) -> None:
    if len(entries) > _LONG:
        await asyncio.to_thread(table.replay, entries)
    else:
        table.replay(entries)
