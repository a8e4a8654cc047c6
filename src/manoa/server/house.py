"""All that a server holds while it runs, and the one way in which a table is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server.database import Database
from manoa.server.guests import Guests
from manoa.server.hub import Hub
from manoa.server.limits import Limits
from manoa.server.settings import Settings
from manoa.server.shelf import Shelf
from manoa.server.table import Table
from manoa.server.wire import Wire


class House:
    """The parts of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.hub = Hub()
        self.wire = Wire(self.database, self.hub)
        self.shelf = Shelf(self.database, settings.opened_tables)
        self.guests = Guests(self.database)
        self.limits = Limits(settings.limited)

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[AsyncConnection]:
        """A transaction for a table that the caller has opened. When the block is left the change is durable and told
        to all who look; if it fails, memory forgets the table, which may be ahead of the database by then."""
        try:
            async with self.database.writing() as writing:
                yield writing
                await self.wire.announce(writing, table.facts.id)
        except BaseException:
            self.shelf.forget(table.facts.id)
            raise
        self.hub.changed(table.facts.id)
