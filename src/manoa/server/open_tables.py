"""The tables that are open in this process: the most recently used ones, rebuilt from their entries on demand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from datetime import datetime
from weakref import WeakValueDictionary

from manoa.server import queries
from manoa.server.database import Database
from manoa.server.refusals import Refusal
from manoa.server.table import Table

# A table with more entries than this is rebuilt outside the event loop, so that others need not wait for it.
_LONG = 1500


class OpenTables:
    """Opens tables; each has one user at a time."""

    def __init__(self, database: Database, limit: int) -> None:
        self._database = database
        self._limit = limit
        self._tables: OrderedDict[str, Table] = OrderedDict()
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
                if len(self._tables) > self._limit:
                    self._tables.popitem(last=False)
            self._tables.move_to_end(table_id)
            yield table

    def close(self, table_id: str) -> None:
        """Drops a table whose memory and rows may differ; it is rebuilt when it is next used."""
        self._tables.pop(table_id, None)

    def note_seen(self, present: Iterable[tuple[str, str]], moment: datetime) -> None:
        """Copies to the open tables what was noted in the database: who was at which table then."""
        for table_id, guest in present:
            table = self._tables.get(table_id)
            if table is not None:
                table.seats = [seat._replace(seen=moment) if seat.guest == guest else seat for seat in table.seats]

    async def _load(self, table_id: str, table: Table | None) -> Table:
        async with self._database.reading() as reading:
            # No table has an id with a character that the database can't hold.
            facts = await queries.read_facts(reading, table_id) if table_id.isprintable() else None
            if facts is None:
                raise Refusal("error-table-unknown", status=404)
            if table is not None and table.facts.revision == facts.revision:
                return table
            seats = (await queries.read_seats(reading, [table_id]))[table_id]
            entries = await queries.read_entries(reading, table_id, after=table.ply if table is not None else 0)
            chat = await queries.read_chat(reading, table_id)
        if table is None:
            table = Table(facts, seats)
        table.facts, table.seats, table.chat = facts, seats, chat
        if len(entries) > _LONG:
            await asyncio.to_thread(table.replay, entries)
        else:
            table.replay(entries)
        return table
