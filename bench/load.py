"""Put a load on one server process: many live tables of all games, moves at a steady rate over loopback.

At each table two or three people sit with their pages open: a WebSocket each, which is told of each move and from which
the one who decides next learns the choices and makes the move. A move's time runs from the moment at which it was due,
so that a server that falls behind can't hide it. What is printed: percentiles of these times, the processor time of the
server for a move with the news that it makes and all that pages ask meanwhile, the memory of a live table with its
connections, and the highest rate tried at which the median stays below 50 ms. Linux only: processor time and memory are
read from /proc.
"""

import argparse
import asyncio
import json
import os
import random
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.pages import Connection, Page, Pages
from bench.server import Server, databases, serving

SEATS = {"eldorado": 2, "valdora": 3, "island": 2}
# Connections over which tables are made.
CONNECTIONS = 16
# Where the search for the highest rate starts, and by how much it grows with each step.
FIRST_RATE, STEP = 100, 50
SLOW_MS = 50.0
# Tables that are made side by side.
AT_ONCE = 8
# With how many people who only look on the memory of a connection is measured.
ONLOOKERS = 1000

Row = dict[str, float]

# What two cores are to do, by what is measured: the most, or, for the rate, the least.
MOST_P99_MS = {"SQLite": 100.0, "PostgreSQL": 150.0}
MOST_CPU_MS, MOST_TABLE_KB, LEAST_RATE = 4.0, 100.0, 400.0

# What is printed: what it is called, where it is, digits after the point.
FIGURES = (
    ("live tables", "tables", 0),
    ("moves/s", "moves_per_second", 0),
    ("p50 ms", "p50_ms", 1),
    ("p90 ms", "p90_ms", 1),
    ("p99 ms", "p99_ms", 1),
    ("server CPU ms a move", "cpu_ms_per_move", 2),
    ("share of a core that the measuring took", "generator", 2),
    ("kB a table with its pages", "table_kb", 0),
    ("kB a page more", "connection_kb", 0),
    ("highest moves/s with p50 below 50 ms", "highest_rate", 0),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--played", type=int, default=10, help="moves at each table before anything is measured")
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--most", type=int, default=600, help="look for the highest rate up to this one")
    parser.add_argument("--only", choices=tuple(MOST_P99_MS), help="on one kind of database")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="exit code 1 unless every target is met")
    chosen = parser.parse_args()
    plan = Plan(chosen.tables, chosen.played, chosen.rate, chosen.seconds, chosen.most)
    rows = {}
    for name, address in databases(chosen.only):
        with serving(address) as server:
            rows[name] = asyncio.run(measure(server, plan))
    show(rows)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(rows, indent=2) + "\n")
    return 1 if chosen.check and not all(met for name, row in rows.items() for _, met in verdicts(name, row)) else 0


class Plan(NamedTuple):
    """How much is to be done."""

    tables: int
    # Moves at each table before anything is measured.
    played: int
    # Moves a second, and for how many seconds.
    rate: float
    seconds: float
    # The highest rate is looked for up to this one.
    most: int
    onlookers: int = ONLOOKERS


async def measure(server: Server, plan: Plan) -> Row:
    """All figures of one server."""
    async with AsyncExitStack() as stack:
        load = Load(server, await stack.enter_async_context(Pages(server.address)))
        await load.connect()
        stack.push_async_callback(load.disconnect)
        # The rules and the pools are loaded before the memory of tables is counted.
        await load.open_tables(20)
        before = memory(server.process)
        await load.open_tables(plan.tables)
        await load.play(200.0, plan.played * plan.tables)
        row: Row = {"tables": plan.tables, "table_kb": (memory(server.process) - before) / 1000 / plan.tables}
        row |= await load.play(plan.rate, int(plan.rate * plan.seconds))
        row["highest_rate"] = 0.0
        for tried in range(FIRST_RATE, plan.most + 1, STEP):
            reached = await load.play(tried, tried * 4)
            if reached["p50_ms"] > SLOW_MS:
                break
            row |= {"highest_rate": tried, "highest_rate_generator": reached["generator"]}
        before = memory(server.process)
        await load.look_on(plan.onlookers)
        row["connection_kb"] = (memory(server.process) - before) / 1000 / plan.onlookers
    return row


class Seat(NamedTuple):
    """A person's place at a table."""

    table: str
    seat: int
    cookie: str


class Load:
    """Tables, the pages of those who sit there, and connections over which moves go."""

    def __init__(self, server: Server, pages: Pages) -> None:
        self._server = server
        self._pages = pages
        self._rng = random.Random(1)
        self._people: list[str] = []
        self._tables: list[str] = []
        self._free: asyncio.LifoQueue[Connection] = asyncio.LifoQueue()
        # Whoever has to decide, with what their page was told.
        self._to_move: asyncio.Queue[tuple[Seat, Page, dict[str, Any]]] = asyncio.Queue()

    async def connect(self) -> None:
        """Connects, and says names."""
        for _ in range(CONNECTIONS):
            self._free.put_nowait(Connection(self._server.address))
        connection = self._free.get_nowait()
        for number in range(max(SEATS.values())):
            await connection.ask("PUT", "/api/me", "", {"name": f"Person {number}"})
            self._people.append(connection.cookie)
        self._free.put_nowait(connection)

    async def disconnect(self) -> None:
        """Closes the connections; nothing is under way any more."""
        while not self._free.empty():
            await self._free.get_nowait().close()

    async def open_tables(self, count: int) -> None:
        """Makes tables of all games in turn, at each of which people sit with their pages open."""
        for begins in range(0, count, AT_ONCE):
            await asyncio.gather(*(self._open(number) for number in range(begins, min(begins + AT_ONCE, count))))

    async def _open(self, number: int) -> None:
        game = list(SEATS)[number % len(SEATS)]
        maker, *others = self._people[: SEATS[game]]
        free = [{"kind": "free"} for _ in others]
        body = {"game": game, "options": {}, "seats": [{"kind": "me"}, *free], "open": True}
        table = (await self._ask("POST", "/api/tables", maker, body))["id"]
        self._tables.append(table)
        for other in others:
            await self._ask("POST", f"/api/tables/{table}/join", other, {})
        for seat, cookie in enumerate((maker, *others)):
            await self._sit(Seat(table, seat, cookie))

    async def _sit(self, seat: Seat) -> None:
        seen = -1

        def heard(message: dict[str, Any]) -> None:
            nonlocal seen
            if message["type"] == "snapshot" and message["choices"] and message["ply"] > seen:
                seen = message["ply"]
                del message["view"]
                self._to_move.put_nowait((seat, page, message))

        page = await self._pages.open(f"/api/tables/{seat.table}/live", seat.cookie, heard)

    async def look_on(self, count: int) -> None:
        """So many people more look at tables, one after the other."""
        seen = asyncio.Event()
        for number in range(count):
            table = self._tables[number % len(self._tables)]
            await self._pages.open(f"/api/tables/{table}/live", "", lambda _: seen.set())
            await seen.wait()
            seen.clear()

    async def play(self, rate: float, moves: int) -> Row:
        """Moves that fall due at a steady rate, each at the table that has waited longest."""
        times: list[float] = []
        began, used, own = perf_counter(), processor_time(self._server.process), process_time()
        async with asyncio.TaskGroup() as under_way:
            for number in range(moves):
                due = began + number / rate
                if due > perf_counter():
                    await asyncio.sleep(due - perf_counter())
                seat, page, told = await self._to_move.get()
                under_way.create_task(self._move(seat, page, told, due, times))
        took, used = perf_counter() - began, processor_time(self._server.process) - used
        percentiles = quantiles(times, n=100)
        return {
            "moves_per_second": len(times) / took,
            "p50_ms": 1000 * median(times),
            "p90_ms": 1000 * percentiles[89],
            "p99_ms": 1000 * percentiles[98],
            "cpu_ms_per_move": 1000 * used / len(times),
            # The share of a core that this process took: it must not be what is measured.
            "generator": (process_time() - own) / took,
        }

    async def _move(self, seat: Seat, page: Page, told: dict[str, Any], due: float, times: list[float]) -> None:
        await page.act(seat.seat, told["ply"], self._rng.choice(told["choices"])["action"])
        times.append(perf_counter() - due)

    async def _ask(self, method: str, path: str, cookie: str, body: dict[str, Any] | None = None) -> Any:
        connection = await self._free.get()
        try:
            return await connection.ask(method, path, cookie, body)
        finally:
            self._free.put_nowait(connection)


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Bytes of memory that a process has now."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def verdicts(name: str, row: Row) -> list[tuple[str, bool]]:
    """What was to be reached on that kind of database, and whether it was."""
    return [
        (f"p99 below {MOST_P99_MS[name]:.0f} ms, is {row['p99_ms']:.1f}", row["p99_ms"] < MOST_P99_MS[name]),
        (
            f"at most {MOST_CPU_MS:.0f} ms of processor time a move, is {row['cpu_ms_per_move']:.2f}",
            row["cpu_ms_per_move"] <= MOST_CPU_MS,
        ),
        (
            f"at least {LEAST_RATE:.0f} moves/s, is {row['highest_rate']:.0f}",
            row["highest_rate"] >= LEAST_RATE,
        ),
        (f"at most {MOST_TABLE_KB:.0f} kB a table, is {row['table_kb']:.0f}", row["table_kb"] <= MOST_TABLE_KB),
    ]


def show(rows: dict[str, Row]) -> None:
    """The numbers as a table, and what they were to be."""
    table = Table("figure", *rows, title=f"Server: live tables, one process ({os.cpu_count()} cores)")
    for heading, key, digits in FIGURES:
        table.add_row(heading, *(f"{row[key]:,.{digits}f}" for row in rows.values()))
    console = Console()
    console.print(table)
    for name, row in rows.items():
        for line, met in verdicts(name, row):
            console.print(f"[{'green]pass' if met else 'red]fail'}[/]  {name}: {line}", highlight=False)
    load = os.getloadavg()[0]
    console.print(f"load of the machine at the end: {load:.1f} on {os.cpu_count()} cores", highlight=False)


if __name__ == "__main__":
    sys.exit(main())
