"""The course of a soak: tables are made, faults rage, calm returns and all must go on; then the record."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import IO, NamedTuple

from manoa.server.database import FINISHED, PERSON, Database
from tests.soak.databases import Hurtable
from tests.soak.faults import Faults
from tests.soak.house import House
from tests.soak.pages import Page
from tests.soak.people import World, make_table, named
from tests.soak.verify import Standing, Verdict, read_all, standings, verify
from tests.soak.witness import Data, Witness

# Who sits at the tables of each game, in turn; the first person makes it.
_PERSON: Data = {"kind": "free"}
_RANDOM: Data = {"kind": "bot", "bot": "random"}
_GREEDY: Data = {"kind": "bot", "bot": "greedy"}
_TABLES: list[tuple[str, list[Data]]] = [
    ("eldorado", [_PERSON, _PERSON]),
    ("valdora", [_PERSON, _PERSON, _RANDOM]),
    ("island", [_PERSON, _PERSON]),
    ("eldorado", [_PERSON, _RANDOM, _PERSON, _GREEDY]),
    ("valdora", [_PERSON, _RANDOM, _RANDOM]),
    ("island", [_PERSON, _PERSON, _RANDOM]),
]
# How long people think at a table, as shares of the usual time: some games come to their end, all go on.
_PACES = (0.05, 0.5, 1.0, 1.5)
# Every so many tables are watched by somebody who does not play there.
_WATCHED = 4
# Seconds after the faults in which every table must have gone on, and every page have caught up. A bot that was
# interrupted is found after half a minute.
CALM_WITHIN = 90.0


class Plan(NamedTuple):
    """How much there is of everything."""

    tables: int
    seconds: float
    seed: int
    # Seconds of faults between two times of calm.
    rage: float = 25.0
    # Seconds for which people think.
    haste: float = 2.0
    people: int = 40


class Outcome(NamedTuple):
    """What is told of a soak."""

    faults: Counter[str]
    answers: Counter[str]
    # Seconds after each time of faults until all went on.
    calms: list[float]
    acknowledged: int
    said: int
    finished: int
    verdict: Verdict


class Soak:
    """One soak of one database."""

    def __init__(self, plan: Plan, world: World, faults: Faults, reading: Database) -> None:
        self._plan = plan
        self._world = world
        self._faults = faults
        self._reading = reading
        self._people: list[str] = []
        self._pages: dict[str, list[Page]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.calms: list[float] = []

    async def run(self) -> None:
        """All of it."""
        self._people = [await named(self._world, f"Person {number}") for number in range(self._plan.people)]
        seating = asyncio.Semaphore(8)

        async def play(number: int) -> None:
            while True:
                async with seating:
                    pages = await self._open_table(number)
                await asyncio.gather(*(page.decide() for page in pages))
                number += self._plan.tables

        self._tasks += [asyncio.create_task(play(number)) for number in range(self._plan.tables)]
        while len(self._pages) < self._plan.tables:
            self._check_tasks()
            await asyncio.sleep(0.1)
        ends = monotonic() + self._plan.seconds
        while monotonic() < ends and not self._world.witness.wrong:
            await self._faults.rage(self._plan.rage)
            await self._calm()
        await self._end()

    async def _open_table(self, number: int) -> list[Page]:
        """Makes a table; the pages of all who decide there."""
        game, sitting = _TABLES[number % len(_TABLES)]
        people = self._world.rng.sample(self._people, sitting.count(_PERSON))
        table = await make_table(self._world, game, [{"kind": "me"}, *sitting[1:]], people)
        haste = self._plan.haste * self._world.rng.choice(_PACES)
        pages = [Page(self._world, table, cookie, haste) for cookie in people]
        watching = [Page(self._world, table, "", haste)] if number % _WATCHED == 0 else []
        self._pages[table] = [*pages, *watching]
        self._tasks += [asyncio.create_task(page.look()) for page in (*pages, *watching)]
        return pages

    def _check_tasks(self) -> None:
        """A page that fails is a mistake of this program, and ends it."""
        for task in self._tasks:
            if task.done():
                task.result()

    # Calm ---------------------------------------------------------------------------------------------------------

    async def _calm(self) -> None:
        """No more faults: every table must go on, and every page see it."""
        began = monotonic()
        before = {standing.id: standing for standing in await standings(self._reading)}

        def stuck(now: dict[str, Standing]) -> list[str]:
            return [
                f"table {table} is stuck at ply {now[table].ply}, with a {now[table].kind} to move"
                for table in self._pages
                if table in before and before[table].status != FINISHED and now[table].ply <= before[table].ply
            ] + self._behind(before)

        await self._wait(stuck)
        self.calms.append(monotonic() - began)

    async def _end(self) -> None:
        """People stop deciding, and everybody must come to see the table as it is."""
        self._world.playing = False

        def unsettled(now: dict[str, Standing]) -> list[str]:
            bots = [
                f"table {table} waits for a bot at ply {now[table].ply}"
                for table in self._pages
                if now[table].status != FINISHED and now[table].kind != PERSON
            ]
            return bots + self._behind(now)

        await self._wait(unsettled)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _behind(self, standing: dict[str, Standing]) -> list[str]:
        return [
            f"a page of table {table} shows ply {page.ply} of {standing[table].ply}"
            for table, pages in self._pages.items()
            for page in pages
            if table in standing and page.ply < standing[table].ply
        ]

    async def _wait(self, left: Callable[[dict[str, Standing]], list[str]]) -> None:
        """Until nothing is left to wait for; what is left after a long time is wrong."""
        late = monotonic() + CALM_WITHIN
        while True:
            self._check_tasks()
            waiting = left({standing.id: standing for standing in await standings(self._reading)})
            if not waiting:
                return
            if monotonic() > late:
                self._world.witness.wrong += waiting
                return
            await asyncio.sleep(0.5)

    @property
    def finished(self) -> int:
        """How many games came to their end before somebody's eyes."""
        return sum(any(page.finished for page in pages) for pages in self._pages.values())


async def soak(plan: Plan, database: Hurtable, log: IO[str]) -> Outcome:
    """Plays through it all and compares everything."""
    rng = random.Random(plan.seed)
    witness = Witness()
    async with House(database, log) as house:
        world = World(house, witness, random.Random(rng.getrandbits(64)))
        faults = Faults(house, random.Random(rng.getrandbits(64)))
        reading = Database(database.address)
        course = Soak(plan, world, faults, reading)
        try:
            await course.run()
            stored = await read_all(reading)
        finally:
            await world.close()
            await reading.close()
    return Outcome(
        faults=faults.counts,
        answers=witness.answers,
        calms=course.calms,
        acknowledged=len(witness.acknowledged),
        said=len(witness.said),
        finished=course.finished,
        verdict=verify(witness, *stored),
    )
