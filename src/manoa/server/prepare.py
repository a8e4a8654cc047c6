"""The database before the server starts: opened and brought up to date, or a sentence that says why it can't be."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from manoa.server.database import BadDatabase, Database, DatabaseFailed, address_of
from manoa.server.sole import file_of


async def prepare_database(address: str) -> None:
    """Makes the database ready, or raises a BadDatabase."""
    url = checked(address)
    if file_of(url) is not None:
        _check_file(str(url.database))
    database = Database(address)
    try:
        await database.migrate()
    except DatabaseFailed as failed:
        raise BadDatabase("error-database-failed", database=shown(address), reason=str(failed)) from failed
    finally:
        await database.close()


def checked(address: str) -> URL:
    """The address, if it can be one."""
    try:
        return address_of(address)
    except ArgumentError as wrong:
        # Not repeated in the sentence: what can't be read may hold a password.
        raise BadDatabase("error-database-address") from wrong


def shown(address: str) -> str:
    """A database as it may be shown: a file's name, or an address without its password."""
    url = address_of(address)
    if file_of(url) is not None:
        return str(url.database)
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _check_file(name: str) -> None:
    # SQLite makes a missing file, but not its folder, and does not say which of the two is the trouble.
    folder = Path(name).parent
    if not folder.is_dir():
        raise BadDatabase("error-database-folder", folder=str(folder))
    try:
        # Not with aiosqlite: its thread complains on its own about a file that it can't open.
        with closing(sqlite3.connect(name)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as wrong:
        raise BadDatabase("error-database-failed", database=name, reason=str(wrong)) from wrong
