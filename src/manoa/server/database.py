"""What is stored: guests, tables with their seats, entries and chat. SQLite by default, PostgreSQL by its address.

The truth of a table is its entries, which are only ever appended. What a table's row says beside them (status, turn,
round, result) is a summary for lists, written in the same transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from typing import Any, ClassVar, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import (
    JSON,
    BigInteger,
    BindParameter,
    DateTime,
    ForeignKey,
    Index,
    Select,
    TypeDecorator,
    UniqueConstraint,
    Update,
    create_engine,
    event,
    insert,
    literal,
    make_url,
    select,
    text,
)
from sqlalchemy.engine import URL, Dialect
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    TimeoutError as PoolTimeout,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from manoa.kernel.errors import ManoaError
from manoa.server.migrate import upgrade
from manoa.server.writer import Outdated, SqliteWriter

T = TypeVar("T")

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"
PERSON, BOT, FREE = "person", "bot", "free"
ACTION, UNDO = "action", "undo"
ASKED, DONE, FAILED = "asked", "done", "failed"

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
    """A person, on one device or several; `rated` if they want ratings."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    created: Mapped[datetime]
    rated: Mapped[bool] = mapped_column(default=False)


class DeviceRow(Base):
    """A browser in which somebody is a guest. Only a digest of the secret in its cookie is kept: reading the database
    lets nobody play as them. `name` says what browser it is, as far as it told."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    digest: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    created: Mapped[datetime]
    seen: Mapped[datetime]


class DeviceLinkRow(Base):
    """A link that makes one more device of a guest, once and soon. Of its secret, too, there is only a digest."""

    __tablename__ = "device_links"

    id: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    digest: Mapped[str] = mapped_column(unique=True)
    expires: Mapped[datetime]


class TableRow(Base):
    """A table. `revision` grows with every change of anything that belongs to it: so a cached one can be checked.

    `clock` is what was agreed, `times` what each seat has spent (see `clocks`), and at `deadline` the time of whoever
    decides runs out. A table is `archived` when nothing has happened there for long.
    """

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
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    times: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    deadline: Mapped[datetime | None] = mapped_column(index=True)
    archived: Mapped[datetime | None]


class SeatRow(Base):
    """A seat: free, a bot's, or a guest's. One guest may hold several (hot-seat).

    `stand_in` is the bot that plays for a guest who is away, has left or has resigned, `seen` when the guest was last
    seen at the table, `agreed` the seats that want a bot to play on for them.
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
    left: Mapped[bool] = mapped_column(default=False)


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
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)


class MuteRow(Base):
    """At a table, a guest does not want to hear another; or nobody at all, where none is named."""

    __tablename__ = "mutes"
    __table_args__ = (Index("ix_mutes_table", "table_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    muted: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)


class BlockRow(Base):
    """A guest does not want another at the tables that they make."""

    __tablename__ = "blocks"
    __table_args__ = (UniqueConstraint("guest", "blocked"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    blocked: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    at: Mapped[datetime]


class RatingRow(Base):
    """What a finished game did to a rating: of a guest or a bot, in a game, among people or against bots (`pool`).

    The last row of a player is how they stand. Rows outlive their table, which its maker may remove, and their guest,
    who may delete everything: without either, others' ratings could not be computed again.
    """

    __tablename__ = "ratings"
    __table_args__ = (
        UniqueConstraint("table_id", "pool", "seat"),
        Index("ix_ratings_players", "game", "pool", "guest", "bot"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str]
    game: Mapped[str]
    pool: Mapped[str]
    seat: Mapped[int]
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    bot: Mapped[str | None]
    place: Mapped[int]
    at: Mapped[datetime]
    rating_before: Mapped[float]
    deviation_before: Mapped[float]
    rating: Mapped[float]
    deviation: Mapped[float]
    volatility: Mapped[float]


class DesignRow(Base):
    """A map that a guest has built and kept, with other options of the game that belong to it."""

    __tablename__ = "designs"

    id: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    game: Mapped[str]
    name: Mapped[str]
    options: Mapped[dict[str, Any]]
    created: Mapped[datetime]
    changed: Mapped[datetime]


class LearntRow(Base):
    """How far a guest has come in a lesson: the answers that they have given, and whether they ever finished it."""

    __tablename__ = "learnt"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    lesson: Mapped[str] = mapped_column(primary_key=True)
    answers: Mapped[list[int]]
    finished: Mapped[bool]
    changed: Mapped[datetime]


class PulseRow(Base):
    """When a server last looked at the clocks: if that is long ago, nobody could play meanwhile. There is one row."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime]


class AnalysisRow(Base):
    """That a finished game is analysed, or was: by which version, and in how many stretches (none yet known: null).
    `guest` is who asked for it, for as long as it is not done."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int]
    status: Mapped[str] = mapped_column(index=True)
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    asked: Mapped[datetime]
    stretches: Mapped[int | None]


class StretchRow(Base):
    """What an analysis has to say of one stretch of a game. The key keeps two processes from both storing the same."""

    __tablename__ = "stretches"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    told: Mapped[dict[str, Any]]


class BadDatabase(ManoaError):
    """A database with which the server can't start."""


class DatabaseFailed(Exception):
    """The database can't be reached, or could not do what was asked; later it may work again."""


class Change:
    """A row that is changed, if it still is as it was read, and another that is added then. Built once; all of their
    values have names of their own."""

    def __init__(
        self, changed: Update, table: type[Base], row: Mapping[str, BindParameter[Any]], announced: Select[Any]
    ) -> None:
        self.statements = (changed, insert(table).values(row))
        # For PostgreSQL, as one statement that also announces the change, and is empty where nothing was changed.
        found = changed.returning(literal(1)).cte("changed")
        added = insert(table).from_select([*row], select(*row.values()).select_from(found))
        self.in_one = announced.select_from(added.returning(literal(1)).cte("added"))


class Database:
    """An engine, and how to read and write with it."""

    def __init__(self, address: str) -> None:
        url = address_of(address)
        self._write_lock = asyncio.Lock()
        self.is_postgres = url.get_backend_name() == "postgresql"
        if self.is_postgres:
            self.engine = create_async_engine(url, pool_size=10, pool_pre_ping=True)
            # Each statement is a transaction. Whether a connection still lives is not asked before every one of them:
            # after an outage the first finds out for all.
            self._direct = create_async_engine(url, pool_size=10, isolation_level="AUTOCOMMIT")
        else:
            # Transactions end where they begin. Making sure again at every return to the pool would cost a trip to the
            # connection's thread.
            self.engine = create_async_engine(url, pool_reset_on_return=None)
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            engine = create_engine(url.set(drivername="sqlite"))
            event.listen(engine, "connect", _prepare_sqlite)
            self._writer = SqliteWriter(engine, self._write_lock)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for statements that only read."""
        with _failures_translated():
            async with self._taken() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable when the block is left. It begins with a statement that writes: in SQLite, one
        that had read first would be refused at once if another process wrote in between."""
        with _failures_translated():
            if self.is_postgres:
                async with self._taken() as connection, connection.begin():
                    yield connection
            else:
                # SQLite has one writer at a time. Here writers queue; inside SQLite they would sleep and try again.
                async with self._write_lock, self._taken() as connection, connection.begin():
                    yield connection

    async def take(self, engine: AsyncEngine | None = None) -> AsyncConnection:
        """A connection from the pool, for who closes or drops it. Who is cancelled while it is opened waits until it is
        there, and gives it back: what nobody has in hand stays open until it is found as rubbish, SQLite's with a
        thread that reports to an event loop which may be gone by then."""

        async def opened() -> AsyncConnection:
            return await (engine or self.engine).connect()

        taking = asyncio.ensure_future(opened())
        try:
            return await finished(taking)
        except asyncio.CancelledError:
            if taking.exception() is None:
                await finished(asyncio.ensure_future(taking.result().close()))
            raise

    async def drop(self, connection: AsyncConnection) -> None:
        """Closes a connection that must not go back to the pool as an ordinary one."""

        async def dropped() -> None:
            await connection.invalidate()
            await connection.close()

        await finished(asyncio.ensure_future(dropped()))

    @asynccontextmanager
    async def _taken(self, engine: AsyncEngine | None = None) -> AsyncIterator[AsyncConnection]:
        """A connection that goes back to the pool, whatever happens."""
        connection = await self.take(engine)
        try:
            yield connection
        finally:
            await finished(asyncio.ensure_future(connection.close()))

    async def write_at_once(self, change: Change, values: Mapping[str, Any]) -> None:
        """A transaction that is known as a whole, in one trip to the database: what every move needs. Trips, between
        threads or to another process, are most of what storing a move costs. Outdated if what it changes is no longer
        as it was read; then nothing is written."""
        with _failures_translated():
            if self.is_postgres:
                async with self._taken(self._direct) as connection:
                    if (await connection.execute(change.in_one, values)).first() is None:
                        raise Outdated
            else:
                # Cancelled or not, the table is not free until it is known what became of this.
                await finished(self._writer.write(change.statements, values))

    async def migrate(self) -> None:
        """Brings the tables to the newest form; several processes may start at once."""
        if self.is_postgres:
            async with self.writing() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
                await connection.run_sync(upgrade, "head")
            return
        with _failures_translated():
            async with self._write_lock, self._taken() as connection:
                # SQLite changes a table by making another in its place, and rows that refer to it find nothing for a
                # moment. It listens to this only outside of transactions.
                await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
                await connection.run_sync(upgrade, "head")
                await connection.commit()
                await connection.exec_driver_sql("PRAGMA foreign_keys=ON")

    async def close(self) -> None:
        """Closes all connections."""
        await self.engine.dispose()
        if self.is_postgres:
            await self._direct.dispose()
        else:
            await self._writer.close()


async def finished(work: asyncio.Future[T]) -> T:
    """Waits for what can't be stopped; a cancellation comes after it, however often it is repeated."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        while not work.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([work])
        raise


def address_of(address: str) -> URL:
    """The address with the driver that we use for its kind of database."""
    url = make_url(address)
    driver = _DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise ArgumentError(f"neither SQLite nor PostgreSQL: {url.get_backend_name()}")
    return url.set(drivername=driver)


def _system_time() -> datetime:
    return datetime.now(UTC)


# What every part of a server takes for the present; tests set another.
clock: Callable[[], datetime] = _system_time


def now() -> datetime:
    """The present moment."""
    return clock()


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
