"""What all parts of a running server share, and the one way in which a table is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import datetime
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server import queries
from manoa.server.archive import Archive
from manoa.server.database import Database
from manoa.server.guests import Guests
from manoa.server.limits import Limits
from manoa.server.metrics import Metrics
from manoa.server.neighbours import Neighbours
from manoa.server.notify import Notifier
from manoa.server.open_tables import OpenTables
from manoa.server.settings import Settings
from manoa.server.siblings import Siblings
from manoa.server.table import Entry, Table
from manoa.server.viewers import Viewer, Viewers
from manoa.server.writer import Outdated

Asked = ParamSpec("Asked")
Result = TypeVar("Result")

# How often in a row another process may change a table between our reading it and our writing.
TRIES = 5


def again_if_outdated(change: Callable[Asked, Awaitable[Result]]) -> Callable[Asked, Coroutine[Any, Any, Result]]:
    """For what reads a table and then changes it: it is done again, with the table read anew, where another process
    has changed the table in between."""

    @wraps(change)
    async def persistent(*arguments: Asked.args, **named: Asked.kwargs) -> Result:
        for _ in range(TRIES - 1):
            with suppress(Outdated):
                return await change(*arguments, **named)
        return await change(*arguments, **named)

    return persistent


class Context:
    """The shared parts of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.viewers = Viewers()
        self.notifier = Notifier(self.database, self.viewers)
        self.open_tables = OpenTables(self.database, settings.table_memory * 1_000_000)
        self.archive = Archive(self.database, self.open_tables)
        self.neighbours = Neighbours(self.notifier, self.viewers)
        self.guests = Guests(self.database, self.neighbours)
        self.metrics = Metrics(settings.worker if settings.workers > 1 else None)
        self.siblings = Siblings(self.metrics, settings.figures, settings.worker, settings.workers)
        self.limits = Limits(settings.limited, settings.limits)

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[AsyncConnection]:
        """A transaction for an open table that the caller is using. After the block the change is durable and every
        viewer is notified. If the block fails, the table is closed: memory may be ahead of the database by then."""
        with self._closed_on_failure(table):
            async with self.database.writing() as writing:
                yield writing
                await self.notifier.notify(writing, table.facts.id)
        self.viewers.changed(table.facts.id)

    async def append(self, table: Table, entry: Entry, moment: datetime, asker: Viewer | None = None) -> None:
        """The same for one more entry and nothing else. `asker` is answered by whoever calls."""
        facts = table.facts
        with self._closed_on_failure(table):
            values = {**queries.append_values(facts, entry, moment), **self.notifier.announcement(facts.id)}
            await self.database.write_at_once(queries.APPEND, values)
        queries.note_change(facts, moment)
        self.viewers.moved(table, asker)

    @contextmanager
    def _closed_on_failure(self, table: Table) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.open_tables.close(table.facts.id)
            raise
