"""What all parts of a running server share, and the one way in which a table is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server.archive import Archive
from manoa.server.database import Database
from manoa.server.guests import Guests
from manoa.server.limits import Limits
from manoa.server.metrics import Metrics
from manoa.server.notify import Notifier
from manoa.server.open_tables import OpenTables
from manoa.server.settings import Settings
from manoa.server.table import Table
from manoa.server.viewers import Viewers


class Context:
    """The shared parts of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.viewers = Viewers()
        self.notifier = Notifier(self.database, self.viewers)
        self.open_tables = OpenTables(self.database, settings.table_memory * 1_000_000)
        self.archive = Archive(self.database, self.open_tables)
        self.guests = Guests(self.database)
        self.metrics = Metrics()
        self.limits = Limits(settings.limited, settings.limits)

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[AsyncConnection]:
        """A transaction for an open table that the caller is using. After the block the change is durable and every
        viewer is notified. If the block fails, the table is closed: memory may be ahead of the database by then."""
        try:
            async with self.database.writing() as writing:
                yield writing
                await self.notifier.notify(writing, table.facts.id)
        except BaseException:
            self.open_tables.close(table.facts.id)
            raise
        self.viewers.changed(table.facts.id)
