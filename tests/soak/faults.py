"""What goes wrong, and how often: servers and bots killed, lines cut, the database restarted, its disk filled."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.soak.house import House
from tests.soak.proxy import WAYS

Fault = Callable[[], Awaitable[None]]

# Seconds between two faults of a kind, about.
_KILLS, _WORKERS, _CUTS, _RESTARTS, _FILLS = 7.0, 4.0, 1.0, 11.0, 13.0
# The share of lines that are cut at once, mostly and at times.
_FEW, _MANY = 0.03, 0.5


class Faults:
    """All kinds of faults, in an order that chance decides; counted."""

    def __init__(self, house: House, rng: random.Random) -> None:
        self._house = house
        self._rng = rng
        self.counts: Counter[str] = Counter()

    async def rage(self, seconds: float) -> None:
        """Faults of all kinds for so long. Each that has begun is mended before this ends."""
        kinds: list[tuple[Fault, float]] = [
            *[(lambda number=number: self.kill(number), _KILLS) for number in range(self._house.database.servers)],
            (self.kill_bot_worker, _WORKERS),
            (self.cut, _CUTS),
        ]
        if self._house.database.can_restart:
            kinds.append((self.restart_database, _RESTARTS))
        if self._house.database.can_fill:
            kinds.append((self.fill_disk, _FILLS))
        ends = asyncio.get_running_loop().time() + seconds
        async with asyncio.TaskGroup() as tasks:
            for fault, every in kinds:
                tasks.create_task(self._again(fault, every, ends))

    async def _again(self, fault: Fault, every: float, ends: float) -> None:
        while True:
            wait = self._rng.uniform(0.3, 1.7) * every
            if asyncio.get_running_loop().time() + wait > ends:
                return
            await asyncio.sleep(wait)
            await fault()

    async def kill(self, number: int) -> None:
        """Kills a server and starts it again."""
        await self._house.kill(number)
        self.counts["servers killed"] += 1
        await asyncio.sleep(self._rng.uniform(0.0, 1.5))
        await self._house.start(number)

    async def kill_bot_worker(self) -> None:
        """Kills a process in which bots think."""
        self.counts["bot workers killed"] += self._house.kill_bot_worker(self._rng)

    async def cut(self) -> None:
        """Cuts some lines, or many."""
        way = self._rng.choice(WAYS)
        share = _MANY if self._rng.random() < 0.1 else _FEW
        proxy = self._rng.choice(self._house.proxies)
        self.counts[f"lines: {way}"] += proxy.cut(self._rng, share, way, self._rng.uniform(0.5, 12.0))

    async def restart_database(self) -> None:
        """Stops the database at once and starts it again."""
        await self._house.database.restart(self._rng.uniform(0.0, 3.0))
        self.counts["databases restarted"] += 1

    async def fill_disk(self) -> None:
        """Leaves the database no space for some seconds."""
        # The same ones: a server that is started meanwhile has not been told of any limit.
        processes = self._house.processes
        await self._house.database.fill(processes)
        self.counts["disks filled"] += 1
        await asyncio.sleep(self._rng.uniform(1.0, 8.0))
        await self._house.database.free([process for process in processes if process in self._house.processes])
