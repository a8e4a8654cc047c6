"""The servers on one database, each behind a proxy, as processes that can be killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from tests.server.served import DidNotStart, Served
from tests.soak.databases import Hurtable
from tests.soak.proxy import FaultyProxy

# Seconds in which a server must be up again, once its database is.
_START_WITHIN = 180.0


class House:
    """One or more servers, from the start of the block to its end."""

    def __init__(self, database: Hurtable, log: IO[str]) -> None:
        self.database = database
        self.proxies: list[FaultyProxy] = []
        self._log = log
        self._ports = [_free_port() for _ in range(database.servers)]
        self._servers: list[Served | None] = [None] * database.servers
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        for number, port in enumerate(self._ports):
            self.proxies.append(await self._stack.enter_async_context(FaultyProxy(port)))
            await self.start(number)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        for server in self._servers:
            if server is not None:
                await asyncio.to_thread(server.__exit__, kind, error, at)
        await self._stack.aclose()

    def address(self, rng: random.Random) -> str:
        """Where somebody asks next."""
        return rng.choice(self.proxies).address

    @property
    def processes(self) -> list[int]:
        """The servers that run."""
        return [server.process for server in self._servers if server is not None]

    async def start(self, number: int) -> None:
        """Starts a server, again and again if its database is away."""
        async with asyncio.timeout(_START_WITHIN):
            while True:
                try:
                    self._servers[number] = await asyncio.to_thread(
                        Served, self.database.address, self._ports[number], stderr=self._log
                    )
                except DidNotStart:
                    await asyncio.sleep(0.5)
                else:
                    return

    async def kill(self, number: int) -> None:
        """Ends a server as a power cut would."""
        server, self._servers[number] = self._servers[number], None
        if server is not None:
            await asyncio.to_thread(server.kill)
            server.__exit__(None, None, None)

    def kill_bot_worker(self, rng: random.Random) -> bool:
        """Ends a process in which bots think; False if there is none."""
        workers = [child for process in self.processes for child in _bot_workers(process)]
        if not workers:
            return False
        try:
            os.kill(rng.choice(workers), signal.SIGKILL)
        except ProcessLookupError:
            return False
        return True


def _bot_workers(server: int) -> list[int]:
    """The children of a server that multiprocessing has spawned, but for the one that tidies up after them."""
    found: list[int] = []
    for children in Path(f"/proc/{server}/task").glob("*/children"):
        try:
            numbers = [int(number) for number in children.read_text().split()]
            found += [n for n in numbers if b"spawn_main" in Path(f"/proc/{n}/cmdline").read_bytes()]
        except OSError:
            continue  # it has just ended
    return found


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])
