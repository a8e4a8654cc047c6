"""Which process plays a table's bots, or analyses it: the one that holds the table's lock in PostgreSQL, which gives it
back when that process ends, however it ends.

This spares the others the thinking. That nothing is done twice does not hang on it: the database takes each entry, and
each analysed turn, once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server.database import Database

# What a claim is for. They set these locks apart from all others.
BOTS, ANALYSIS = 0x626F74, 0x616E61
_TAKE = "SELECT pg_try_advisory_lock($1, hashtext($2))"
_GIVE_BACK = "SELECT pg_advisory_unlock($1, hashtext($2))"

log = logging.getLogger(__name__)


class Claims:
    """The tables that this process looks after, for one purpose. All locks are held by one connection. On SQLite there
    is no other process, and every claim is granted."""

    def __init__(self, database: Database, purpose: int) -> None:
        self._database = database
        self._purpose = purpose
        self._connection: AsyncConnection | None = None
        # A connection does one thing at a time.
        self._one_at_a_time = asyncio.Lock()

    @asynccontextmanager
    async def holding(self, table_id: str) -> AsyncIterator[bool]:
        """Whether the table is this process's in this block; not if it is another's just then."""
        if not self._database.is_postgres:
            yield True
            return
        if not await self._ask(_TAKE, table_id):
            yield False
            return
        try:
            yield True
        finally:
            await self._ask(_GIVE_BACK, table_id)

    async def close(self) -> None:
        """Gives all back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            # Not back to the pool, with its locks.
            await self._database.drop(connection)

    async def _ask(self, question: str, table_id: str) -> bool:
        async with self._one_at_a_time:
            try:
                raw = await self._raw()
                return bool(await raw.fetchval(question, self._purpose, table_id))
            except BaseException as failed:
                # With the connection all claims are gone; whoever holds one goes on, and is refused at worst.
                connection, self._connection = self._connection, None
                if connection is not None:
                    await self._database.drop(connection)
                if not isinstance(failed, Exception):
                    raise
                log.warning("a table is looked after without a claim: %s", failed)
                return True

    async def _raw(self) -> Any:
        if self._connection is not None:
            return (await self._connection.get_raw_connection()).driver_connection
        self._connection = await self._database.take()
        raw: Any = (await self._connection.get_raw_connection()).driver_connection
        # A machine that lost its power says nothing; PostgreSQL would keep its claims for hours.
        await raw.execute("SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3")
        return raw
