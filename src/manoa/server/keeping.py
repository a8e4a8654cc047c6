"""Puts tables away at which nothing has happened for long: they are in no list any more, and no bot plays there.

They still open by their link, can be replayed and exported, and are found in the archive of those who sat there.
Whatever is done at one brings it back. Several servers may do this at once: it is one statement, and the second finds
nothing.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from sqlalchemy import and_, or_, update

from manoa.server.context import Context
from manoa.server.database import FINISHED, PLAYING, WAITING, TableRow, now

_EVERY = 3600.0
# Years in days: longer than any table has been there.
_MOST_DAYS = 36_500.0

log = logging.getLogger(__name__)


class Keeping:
    """What becomes of old tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def watch(self) -> None:
        """Puts tables away now, and then every hour."""
        while True:
            try:
                await self.put_away()
            except Exception:
                # A database that is away for a while must not end the watch for good.
                log.exception("putting old tables away")
            await asyncio.sleep(_EVERY)

    async def put_away(self) -> list[str]:
        """Puts away what is old; returns which tables those are."""
        settings, moment = self._context.settings, now()
        ages = {
            WAITING: settings.archive_waiting,
            FINISHED: settings.archive_finished,
            PLAYING: settings.archive_playing,
        }
        old = or_(
            *(
                and_(TableRow.status == status, TableRow.changed < moment - timedelta(days=min(days, _MOST_DAYS)))
                for status, days in ages.items()
            )
        )
        noted = update(TableRow).where(TableRow.archived.is_(None), old)
        noted = noted.values(archived=moment, revision=TableRow.revision + 1)
        async with self._context.database.writing() as writing:
            found = list(await writing.scalars(noted.returning(TableRow.id)))
            for table_id in found:
                await self._context.notifier.notify(writing, table_id)
        for table_id in found:
            self._context.open_tables.close(table_id)
            self._context.viewers.tell(table_id)
        return found
