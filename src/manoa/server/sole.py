"""One server for one SQLite file. Two would not hear of each other's changes; PostgreSQL is for several.

The lock is a byte of a file beside the database. The system gives it back when its process ends, however that ends.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Self

from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from manoa.server.database import BadDatabase, address_of

if sys.platform != "win32":
    import fcntl

    def _lock(file: int) -> None:
        # Not flock: its lock would live on in a process that was forked off.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

else:
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)


class SoleUse:
    """The right to serve a database alone, until it is given back or the process ends. Only SQLite files need it."""

    def __init__(self, address: str) -> None:
        try:
            self._name = file_of(address_of(address))
        except ArgumentError:
            # What is wrong with it is said where the database is opened.
            self._name = None
        self._file: int | None = None

    def __enter__(self) -> Self:
        if self._name is not None and self._name.parent.is_dir() and not self._name.is_dir():
            file = os.open(self._name.with_name(f"{self._name.name}.lock"), os.O_RDWR | os.O_CREAT, 0o644)
            try:
                _lock(file)
            except OSError as taken:
                os.close(file)
                raise BadDatabase("error-database-in-use", database=str(self._name)) from taken
            self._file = file
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for one in memory and for PostgreSQL."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return None
    return Path(name).resolve()
