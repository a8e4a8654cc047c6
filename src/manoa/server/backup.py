"""Backup and restore: all that is stored, in one file that suits SQLite and PostgreSQL alike.

The file is compressed JSON, a line for each row, between a head that names the form of the tables (the step of the
migrations) and an end that tells a file that was cut short or edited. It is written from one look at the database, so
that play goes on meanwhile, and read back in one transaction, at the form that it has; then it is brought up to date.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from gzip import GzipFile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import StatementError

import manoa
from manoa.kernel.errors import ManoaError
from manoa.server.database import BadDatabase, Database, DatabaseFailed, now
from manoa.server.migrate import known_steps, step_of, upgrade
from manoa.server.prepare import checked, shown
from manoa.server.sole import SoleUse, file_of

_FORMAT = 1
_STEP_TABLE = "alembic_version"
# Rows that are written or inserted at once.
_BATCH = 500


class BadBackup(ManoaError):
    """A file that can't be restored, or a database that it can't be restored to."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, game="", **arguments)


def back_up(address: str, file: Path) -> int:
    """Writes all that is stored to a new file; returns the number of rows."""
    source = file_of(checked(address))
    if source is not None and not source.is_file():
        raise BadDatabase("error-database-missing", database=str(source))
    # For nobody else's eyes: what people wrote to each other is in it.
    number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with _failures_said(address), os.fdopen(number, "wb") as raw:
            with gzip.open(raw, "wb", 6) as packed:
                rows = asyncio.run(_read(address, packed))
            raw.flush()
            os.fsync(raw.fileno())
    except BaseException:
        with suppress(OSError):
            file.unlink()
        raise
    return rows


def restore(address: str, file: Path) -> int:
    """Reads a file back into an empty database, wholly or not at all; returns the number of rows."""
    checked(address)
    with gzip.open(file, "rb") as packed, SoleUse(address), _failures_said(address):
        try:
            return asyncio.run(_write(address, packed, str(file)))
        except ManoaError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, IndexError, StatementError) as wrong:
            raise BadBackup("error-backup-broken", file=str(file)) from wrong


@contextmanager
def _failures_said(address: str) -> Iterator[None]:
    try:
        yield
    except DatabaseFailed as failed:
        raise BadDatabase("error-database-failed", database=shown(address), reason=str(failed)) from failed


async def _read(address: str, packed: GzipFile) -> int:
    database = Database(address)
    try:
        async with database.reading() as reading:
            if database.is_postgres:
                await reading.execution_options(isolation_level="REPEATABLE READ")
            else:
                # From here on, what others write is not seen.
                await reading.exec_driver_sql("BEGIN")
            rows = await reading.run_sync(_dump, packed)
            await reading.rollback()
            return rows
    finally:
        await database.close()


async def _write(address: str, packed: GzipFile, name: str) -> int:
    database = Database(address)
    try:
        async with database.writing() as writing:
            if not database.is_postgres:
                await writing.exec_driver_sql("BEGIN IMMEDIATE")
            return await writing.run_sync(_load, packed, name)
    finally:
        await database.close()


# Out --------------------------------------------------------------------------------------------------------------


def _dump(connection: Connection, packed: GzipFile) -> int:
    step = step_of(connection)
    if step is None:
        raise BadDatabase("error-database-empty")
    digest, rows = hashlib.sha256(), 0
    head = {"manoa": "backup", "format": _FORMAT, "step": step, "version": manoa.__version__, "at": now().isoformat()}
    _put(packed, head, digest)
    for table in _tables(connection):
        wanted = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=_BATCH).execute(wanted):
            _put(packed, [table.name, {name: _plain(value) for name, value in row._mapping.items()}], digest)
            rows += 1
    _put(packed, {"rows": rows, "sha256": digest.hexdigest()}, None)
    return rows


def _put(packed: GzipFile, content: object, digest: Any) -> None:
    line = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass") + b"\n"
    if digest is not None:
        digest.update(line)
    packed.write(line)


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        return (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)).isoformat()
    if isinstance(value, bytes | memoryview):
        return base64.b64encode(value).decode()
    return value


# In ---------------------------------------------------------------------------------------------------------------


def _load(connection: Connection, packed: GzipFile, name: str) -> int:
    digest = hashlib.sha256()
    lines = _lines(packed, digest)
    head = next(lines, None)
    if not isinstance(head, dict) or head["manoa"] != "backup":
        raise ValueError(head)
    if head["format"] != _FORMAT or head["step"] not in known_steps():
        raise BadBackup("error-backup-newer", file=name)
    _check_empty(connection)
    upgrade(connection, head["step"])
    tables = {table.name: table for table in _tables(connection)}
    rows = 0
    waiting: list[dict[str, Any]] = []
    into: Table | None = None
    for line in lines:
        if isinstance(line, dict):
            if (line["rows"], line["sha256"]) != (rows, digest.hexdigest()):
                raise ValueError("edited")
            break
        table, row = tables[line[0]], line[1]
        if waiting and (table is not into or len(waiting) >= _BATCH):
            _insert(connection, into, waiting)
        into = table
        waiting.append({name: _typed(connection, table, name, value) for name, value in row.items()})
        rows += 1
    else:
        raise ValueError("cut short")
    _insert(connection, into, waiting)
    _count_on(connection, tables.values())
    upgrade(connection, "head")
    return rows


def _lines(packed: GzipFile, digest: Any) -> Iterator[Any]:
    """The lines; the digest is that of all lines before the one that was handed out last, if that is the end."""
    while line := _line(packed):
        content = json.loads(line.decode("utf-8", "surrogatepass"))
        if not (isinstance(content, dict) and "rows" in content):
            digest.update(line)
        yield content


def _line(packed: GzipFile) -> bytes:
    try:
        return packed.readline()
    except (OSError, EOFError, zlib.error) as broken:
        raise ValueError("not compressed, or cut short") from broken


def _check_empty(connection: Connection) -> None:
    for table in _tables(connection):
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadBackup("error-restore-not-empty")


def _insert(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)
        rows.clear()


def _typed(connection: Connection, table: Table, name: str, value: Any) -> Any:
    kind = table.columns[name].type.python_type
    if value is None:
        return None
    if kind is datetime:
        moment = datetime.fromisoformat(value)
        return moment if connection.dialect.name == "postgresql" else moment.replace(tzinfo=None)
    return base64.b64decode(value) if kind is bytes else value


def _count_on(connection: Connection, tables: Any) -> None:
    """PostgreSQL numbers new rows by itself, and must not begin again at one."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        for column in table.primary_key.columns:
            counter = connection.execute(
                text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
            ).scalar_one()
            last = connection.execute(select(func.max(column))).scalar_one() if counter else None
            if last:
                connection.execute(text("SELECT setval(:counter, :last)"), {"counter": counter, "last": last})


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are in this database, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _STEP_TABLE]
