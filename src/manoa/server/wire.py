"""News between processes that share a PostgreSQL: LISTEN and NOTIFY. With SQLite there is one process and no wire."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server.database import Database
from manoa.server.hub import Hub

_CHANNEL = "manoa_tables"
# A connection that died without a word is noticed after so many seconds; a lost one is replaced after so many.
_STILL_THERE = 30.0
_AGAIN = 1.0

log = logging.getLogger(__name__)


class Wire:
    """Tells other processes of changes, and hears of theirs."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self._database = database
        self._hub = hub
        self._name = secrets.token_hex(8)

    async def announce(self, writing: AsyncConnection, table_id: str) -> None:
        """Goes out with the transaction, if that is committed."""
        if self._database.is_postgres:
            await writing.execute(select(func.pg_notify(_CHANNEL, f"{self._name} {table_id}")))

    async def listen(self) -> None:
        """Hears other processes for as long as this one runs."""
        while self._database.is_postgres:
            try:
                await self._listen_once()
            except Exception as broken:
                # However the connection was lost, it is made again.
                log.warning("the connection for news is lost: %s", broken)
            await asyncio.sleep(_AGAIN)

    async def _listen_once(self) -> None:
        lost = asyncio.Event()
        async with self._database.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            try:
                raw.add_termination_listener(lambda _: lost.set())
                await raw.add_listener(_CHANNEL, self._heard)
                # What was said before we listened is not said again.
                self._hub.missed()
                while not lost.is_set():
                    try:
                        await asyncio.wait_for(lost.wait(), _STILL_THERE)
                    except TimeoutError:
                        await raw.fetchval("SELECT 1")
            finally:
                # It must not go back to the pool as an ordinary one.
                await connection.invalidate()

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        sender, _, table_id = payload.partition(" ")
        if sender != self._name:
            self._hub.heard(table_id)
