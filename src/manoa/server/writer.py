"""The thread that writes moves to SQLite, past SQLAlchemy: its statements are known, and running them takes SQLite less
time than preparing to do so takes Python.

Moves that wait together are one transaction with one wait for the disk. Each is acknowledged when that is durable.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.engine import Dialect, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement

# Moves in one transaction.
_MOST_AT_ONCE = 100


class Outdated(Exception):
    """What was to be changed is no longer as it was when it was read: somebody else has changed it meanwhile."""


class Value(NamedTuple):
    """Where a value of a statement comes from: it is always the same, or has a name; and how it is stored."""

    name: str | None
    fixed: Any
    stored: Callable[[Any], Any] | None

    def of(self, values: Mapping[str, Any]) -> Any:
        """The value as the database wants it."""
        value = self.fixed if self.name is None else values[self.name]
        return value if self.stored is None else self.stored(value)


class Prepared(NamedTuple):
    """A statement as text, with its values in order."""

    text: str
    values: tuple[Value, ...]

    def of(self, values: Mapping[str, Any]) -> list[Any]:
        """The values as the database wants them."""
        return [each.of(values) for each in self.values]


def prepared(statement: Executable, dialect: Dialect) -> Prepared:
    """The statement in the words of a database."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    values = []
    for name in compiled.positiontup or ():
        bound = compiled.binds[name]
        stored = bound.type.dialect_impl(dialect).bind_processor(dialect)
        values.append(Value(bound.key if bound.required else None, bound.value, stored))
    return Prepared(str(compiled), tuple(values))


class Waiting(NamedTuple):
    """A move that is to be stored."""

    statements: Sequence[Executable]
    values: Mapping[str, Any]
    stored: asyncio.Future[None]


class SqliteWriter:
    """Writes what is known as a whole. `turn` is held meanwhile: SQLite has one writer at a time."""

    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        self._engine = engine
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, "manoa-writer")
        self._prepared: dict[int, list[Prepared]] = {}
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[Waiting] = []
        self._working: asyncio.Task[None] | None = None

    def write(self, statements: Sequence[Executable], values: Mapping[str, Any]) -> asyncio.Future[None]:
        """Stores it with whatever else waits; done when it is durable."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(statements, values, loop.create_future())
        self._waiting.append(waiting)
        if self._working is None:
            self._working = loop.create_task(self._work())
        return waiting.stored

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self._turn:
                batch, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
                failures = await loop.run_in_executor(self._thread, self._write, batch)
            for waiting, failed in zip(batch, failures, strict=True):
                if failed is None:
                    waiting.stored.set_result(None)
                else:
                    waiting.stored.set_exception(failed)
        self._working = None

    async def close(self) -> None:
        """Lets go of the file, when all is written."""
        if self._working is not None:
            await self._working
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    # On the thread --------------------------------------------------------------------------------------------------

    def _write(self, batch: Sequence[Waiting]) -> list[Exception | None]:
        """What became of each: None if it is stored."""
        failed = self._transaction(batch)
        if failed is None or len(batch) == 1:
            return [failed] * len(batch)
        # One of them can't be, or all: nothing of it is stored, and each is tried alone.
        return [self._transaction([each]) for each in batch]

    def _transaction(self, batch: Sequence[Waiting]) -> Exception | None:
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            try:
                for waiting in batch:
                    for statement in self._in_words(waiting.statements):
                        if connection.execute(statement.text, statement.of(waiting.values)).rowcount == 0:
                            raise Outdated
                connection.execute("COMMIT")
            except BaseException:
                # Some failures end the transaction by themselves.
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError as failed:
            return IntegrityError(None, None, failed)
        except sqlite3.Error as failed:
            return OperationalError(None, None, failed)
        except DBAPIError as failed:
            return failed
        except Exception as failed:
            # Whoever waits has to learn of it, whatever it is.
            return failed
        return None

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            pooled = self._engine.raw_connection()
            connection = pooled.driver_connection
            pooled.detach()
            assert isinstance(connection, sqlite3.Connection)
            # Transactions begin and end where we say so.
            connection.isolation_level = None
            self._connection = connection
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    def _in_words(self, statements: Sequence[Executable]) -> list[Prepared]:
        # They live as long as the program.
        found = self._prepared.get(id(statements))
        if found is None:
            found = [prepared(each, self._engine.dialect) for each in statements]
            self._prepared[id(statements)] = found
        return found
