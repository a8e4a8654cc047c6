"""What is stored: guests, tables with their seats, entries and chat. SQLite by default, PostgreSQL by its address.

The truth of a table is its entries, which are only ever appended. What a table's row says beside them (status, turn,
round, result) is a summary for lists, written in the same transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from typing import Any, ClassVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import JSON, BigInteger, DateTime, ForeignKey, Index, TypeDecorator, event, make_url, text
from sqlalchemy.engine import URL, Dialect
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    TimeoutError as PoolTimeout,
)
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from manoa.kernel.errors import ManoaError
from manoa.server.migrate import upgrade

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"
PERSON, BOT, FREE = "person", "bot", "free"
ACTION, UNDO = "action", "undo"

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

# Any number; it only has to be the same in all processes that migrate the same database.
_MIGRATION_LOCK = 0x6D616E6F61


class Unsigned64(TypeDecorator[int]):
    """An unsigned 64-bit number. Databases have signed ones only, so the upper half is stored below zero."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        return value - (1 << 64) if value is not None and value >= 1 << 63 else value

    def process_result_value(self, value: int | None, dialect: Dialect) -> int | None:
        return value + (1 << 64) if value is not None and value < 0 else value


class Moment(TypeDecorator[datetime]):
    """A point in time in UTC; SQLite forgets the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """All that is stored."""

    type_annotation_map: ClassVar[dict[Any, Any]] = {
        datetime: Moment,
        dict[str, Any]: JSON,
        list[list[int]]: JSON,
        list[int]: JSON,
    }


class GuestRow(Base):
    """A person. Only a digest of the secret in the cookie is kept: reading the database lets nobody play as them."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    digest: Mapped[str] = mapped_column(unique=True)
    created: Mapped[datetime]


class TableRow(Base):
    """A table. `revision` grows with every change of anything that belongs to it: so a cached one can be checked."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_list", "status", "open", "changed"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    revision: Mapped[int] = mapped_column(default=0)
    game: Mapped[str]
    version: Mapped[int]
    options: Mapped[dict[str, Any]]
    players: Mapped[int]
    seed: Mapped[int] = mapped_column(Unsigned64)
    maker: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    open: Mapped[bool]
    invite: Mapped[str]
    status: Mapped[str]
    turn: Mapped[int | None]
    round: Mapped[int]
    ply: Mapped[int]
    result: Mapped[list[list[int]] | None] = mapped_column(JSON(none_as_null=True))
    rematch: Mapped[str | None]
    created: Mapped[datetime]
    changed: Mapped[datetime]


class SeatRow(Base):
    """A seat: free, a bot's, or a guest's. One guest may hold several (hot-seat).

    `stand_in` is the bot that plays for a guest who is away or has resigned, `seen` when the guest was last seen at the
    table, `agreed` the seats that want a bot to play on for them.
    """

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    name: Mapped[str | None]
    bot: Mapped[str | None]
    stand_in: Mapped[str | None]
    resigned: Mapped[bool] = mapped_column(default=False)
    seen: Mapped[datetime | None]
    agreed: Mapped[list[int]] = mapped_column(default=list)


class EntryRow(Base):
    """One decision or one undo. The key is what keeps two processes from both playing ply 17.

    Of an action, `action` is its number and `word` the random number that came with it; of an undo, `action` says how
    many actions it takes back.
    """

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    seat: Mapped[int]
    action: Mapped[int]
    word: Mapped[int | None] = mapped_column(Unsigned64)
    at: Mapped[datetime]


class ChapterRow(Base):
    """A part of a table's past that can't change any more (see `chapters`). Made of the entries, and only for speed."""

    __tablename__ = "chapters"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    moves: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    ply: Mapped[int]
    version: Mapped[int]
    state: Mapped[bytes]
    actions: Mapped[bytes]
    log: Mapped[bytes]


class ChatRow(Base):
    """Something that was said at a table."""

    __tablename__ = "chat"
    __table_args__ = (Index("ix_chat_table", "table_id", "id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    seat: Mapped[int]
    name: Mapped[str]
    text: Mapped[str]
    at: Mapped[datetime]


class BadDatabase(ManoaError):
    """A database with which the server can't start."""


class DatabaseFailed(Exception):
    """The database can't be reached, or could not do what was asked; later it may work again."""


class Database:
    """An engine, and how to read and write with it."""

    def __init__(self, address: str) -> None:
        url = address_of(address)
        self._write_lock = asyncio.Lock()
        self.is_postgres = url.get_backend_name() == "postgresql"
        if self.is_postgres:
            self.engine = create_async_engine(url, pool_size=10, pool_pre_ping=True)
        else:
            # Transactions end where they begin. Making sure again at every return to the pool would cost a trip to the
            # connection's thread.
            self.engine = create_async_engine(url, pool_reset_on_return=None)
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for statements that only read."""
        with _failures_translated():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable when the block is left. It begins with a statement that writes: in SQLite, one
        that had read first would be refused at once if another process wrote in between."""
        with _failures_translated():
            if self.is_postgres:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                # SQLite has one writer at a time. Here writers queue; inside SQLite they would sleep and try again.
                async with self._write_lock, self.engine.begin() as connection:
                    yield connection

    async def migrate(self) -> None:
        """Brings the tables to the newest form; several processes may start at once."""
        async with self.writing() as connection:
            if self.is_postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            else:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(upgrade, "head")

    async def close(self) -> None:
        """Closes all connections."""
        await self.engine.dispose()


def address_of(address: str) -> URL:
    """The address with the driver that we use for its kind of database."""
    url = make_url(address)
    driver = _DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise ArgumentError(f"neither SQLite nor PostgreSQL: {url.get_backend_name()}")
    return url.set(drivername=driver)


def now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


@contextmanager
def _failures_translated() -> Iterator[None]:
    """One exception for all the ways in which a database fails."""
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        # Not the database's fault: another process was first, or a statement of ours is wrong.
        raise
    except (DBAPIError, PoolTimeout, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as failed:
        # While asyncpg connects, its own errors and the system's come as they are.
        raise DatabaseFailed(_reason(failed)) from failed


def _reason(failed: BaseException) -> str:
    """What the driver says, without the statement and its values: they would fill the log, and may be secret."""
    lines = str(failed.orig if isinstance(failed, DBAPIError) else failed).splitlines()
    return lines[0] if lines else type(failed).__name__


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # NORMAL would survive the end of the process; FULL also survives the machine losing power, at the price of one
    # fsync for a move. What was acknowledged stays.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
