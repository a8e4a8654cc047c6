"""What is announced between processes that share a PostgreSQL database, by LISTEN and NOTIFY: above all, changes of
tables. SQLite has no such thing; one process alone uses it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
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
        # Of this process, among those that share the database.
        self.name = secrets.token_hex(8)
        # Who hears what comes by which channel, and who is told that from now on it comes.
        self.channels: dict[str, Callable[[str], None]] = {_CHANNEL: self._table_changed}
        # What was announced before we listened is not announced again.
        self.on_listening: list[Callable[[], None]] = [viewers.changes_missed]

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the database."""
        return self._database.is_postgres

    async def notify(self, writing: AsyncConnection, table_id: str) -> None:
        """Announces a change of the table; sent when the transaction is committed, and only then."""
        if self.is_shared:
            await writing.execute(select(func.pg_notify(*self.announcement(table_id).values())))

    def announcement(self, table_id: str) -> dict[str, str]:
        """What announces a change of the table, where it is part of another statement."""
        return {"channel": _CHANNEL, "message": f"{self.name} {table_id}"}

    async def send(self, channel: str, messages: Sequence[str]) -> None:
        """Announces something that is stored nowhere."""
        async with self._database.writing() as writing:
            for message in messages:
                await writing.execute(select(func.pg_notify(channel, message)))

    async def listen(self) -> None:
        """Listens to other processes for as long as this one runs."""
        while self.is_shared:
            try:
                await self._listen_once()
            except Exception as broken:
                # However the connection was lost, it is made again.
                log.warning("the connection for notifications is lost: %s", broken)
            await asyncio.sleep(_RECONNECT_AFTER)

    async def _listen_once(self) -> None:
        lost = asyncio.Event()
        connection = await self._database.take()
        try:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _: lost.set())
            for channel in self.channels:
                await raw.add_listener(channel, self._received)
            for listening in self.on_listening:
                listening()
            while not lost.is_set():
                try:
                    async with asyncio.timeout(_PROBE_EVERY):
                        await lost.wait()
                except TimeoutError:
                    await raw.fetchval("SELECT 1")
        finally:
            # It must not go back to the pool with its channels.
            await self._database.drop(connection)

    def _received(self, _connection: object, _process: int, channel: str, payload: str) -> None:
        self.channels[channel](payload)

    def _table_changed(self, payload: str) -> None:
        sender, _, table_id = payload.partition(" ")
        if sender != self.name:
            self._viewers.changed_elsewhere(table_id)
