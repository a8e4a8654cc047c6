"""Changes announced between processes that share a PostgreSQL database, by LISTEN and NOTIFY. SQLite has no such thing;
there, another process's change is seen when a table is next read."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server.database import Database
from manoa.server.viewers import Viewers

_CHANNEL = "manoa_tables"
# Seconds after which a connection that died silently is noticed, and before a lost one is replaced.
_PROBE_EVERY = 30.0
_RECONNECT_AFTER = 1.0

log = logging.getLogger(__name__)


class Notifier:
    """Tells other processes about changes made here, and hears about theirs."""

    def __init__(self, database: Database, viewers: Viewers) -> None:
        self._database = database
        self._viewers = viewers
        self._name = secrets.token_hex(8)

    async def notify(self, writing: AsyncConnection, table_id: str) -> None:
        """Announces a change of the table; sent when the transaction is committed, and only then."""
        if self._database.is_postgres:
            await writing.execute(select(func.pg_notify(_CHANNEL, f"{self._name} {table_id}")))

    async def listen(self) -> None:
        """Listens to other processes for as long as this one runs."""
        while self._database.is_postgres:
            try:
                await self._listen_once()
            except Exception as broken:
                # However the connection was lost, it is made again.
                log.warning("the connection for notifications is lost: %s", broken)
            await asyncio.sleep(_RECONNECT_AFTER)

    async def _listen_once(self) -> None:
        lost = asyncio.Event()
        async with self._database.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            try:
                raw.add_termination_listener(lambda _: lost.set())
                await raw.add_listener(_CHANNEL, self._received)
                # What was announced before we listened is not announced again.
                self._viewers.changes_missed()
                while not lost.is_set():
                    try:
                        await asyncio.wait_for(lost.wait(), _PROBE_EVERY)
                    except TimeoutError:
                        await raw.fetchval("SELECT 1")
            finally:
                # It must not go back to the pool as an ordinary one.
                await connection.invalidate()

    def _received(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        sender, _, table_id = payload.partition(" ")
        if sender != self._name:
            self._viewers.changed_elsewhere(table_id)
