"""Put a load on one server process: many live tables of all games, moves at a steady rate over loopback.

At each table two or three people sit with their pages open: a WebSocket each, which is told of each move and from which
the one who decides next learns the choices. A move's time runs from the moment at which it was due, so that a server
that falls behind can't hide it. What is printed: percentiles of these times, the processor time of the server for a
move with the news that it makes, the memory of a live table with its connections, and the highest rate tried at which
the median stays below 50 ms. Linux only: processor time and memory are read from /proc.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import orjson
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from bench.server import Server, serving

SEATS = {"eldorado": 2, "valdora": 3, "island": 2}
# Connections over which moves go: more than are ever under way at once below saturation.
CONNECTIONS = 64
# Where the search for the highest rate starts, and by how much it grows with each step.
FIRST_RATE, STEP = 100, 50
SLOW_MS = 50.0

Row = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--most", type=int, default=0, help="look for the highest rate up to this one")
    parser.add_argument("--database", help="its address; otherwise a new SQLite file")
    parser.add_argument("--json", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(chosen.database or f"sqlite:///{folder}/load.sqlite") as server,
    ):
        row = asyncio.run(measure(server, chosen.tables, chosen.rate, chosen.seconds, chosen.most))
    show(row)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(row, indent=2) + "\n")


async def measure(server: Server, tables: int, rate: float, seconds: float, most: int) -> Row:
    """All figures of one server."""
    load = Load(server)
    await load.connect()
    # The rules and the pools are loaded before the memory of tables is counted.
    await load.open_tables(20)
    before = memory(server.process)
    await load.open_tables(tables)
    await load.play(200.0, 2 * tables)  # every table is in the middle of something
    row: Row = {"tables": tables, "table_kb": (memory(server.process) - before) / 1000 / tables}
    row |= await load.play(rate, int(rate * seconds))
    row["highest_rate"] = 0.0
    for tried in range(FIRST_RATE, most + 1, STEP):
        if (await load.play(tried, tried * 4))["p50_ms"] > SLOW_MS:
            break
        row["highest_rate"] = tried
    await load.close()
    return row


class Seat(NamedTuple):
    """A person's place at a table."""

    table: str
    seat: int
    cookie: str


class Load:
    """Tables, the pages of those who sit there, and connections over which moves go."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._rng = random.Random(1)
        self._people: list[str] = []
        self._free: asyncio.LifoQueue[Connection] = asyncio.LifoQueue()
        # Whoever has to decide, with what their page was told.
        self._to_move: asyncio.Queue[tuple[Seat, dict[str, Any]]] = asyncio.Queue()
        self._pages: list[ClientConnection] = []
        self._reading: list[asyncio.Task[None]] = []

    async def connect(self) -> None:
        """Connects, and says names."""
        for _ in range(CONNECTIONS):
            self._free.put_nowait(Connection(self._server.address))
        connection = self._free.get_nowait()
        for number in range(max(SEATS.values())):
            await connection.ask("PUT", "/api/me", "", {"name": f"Person {number}"})
            self._people.append(connection.cookie)
        self._free.put_nowait(connection)

    async def open_tables(self, count: int) -> None:
        """Makes tables of all games in turn, at each of which people sit with their pages open."""
        for number in range(count):
            game = list(SEATS)[number % len(SEATS)]
            maker, *others = self._people[: SEATS[game]]
            free = [{"kind": "free"} for _ in others]
            body = {"game": game, "options": {}, "seats": [{"kind": "me"}, *free], "open": True}
            table = (await self._ask("POST", "/api/tables", maker, body))["id"]
            for other in others:
                await self._ask("POST", f"/api/tables/{table}/join", other, {})
            for seat, cookie in enumerate((maker, *others)):
                await self._look_at(Seat(table, seat, cookie))

    async def _look_at(self, seat: Seat) -> None:
        address = f"{self._server.address.replace('http', 'ws')}/api/tables/{seat.table}/live"
        origin, headers = Origin(self._server.address), {"Cookie": seat.cookie}
        page = await connect(address, origin=origin, additional_headers=headers, max_queue=None, ping_interval=None)
        self._pages.append(page)
        self._reading.append(asyncio.create_task(self._read(seat, page)))

    async def _read(self, seat: Seat, page: ClientConnection) -> None:
        seen = -1
        async for message in page:
            told = orjson.loads(message)
            if told["type"] == "snapshot" and told["choices"] and told["ply"] > seen:
                seen = told["ply"]
                del told["view"]
                self._to_move.put_nowait((seat, told))

    async def play(self, rate: float, moves: int) -> Row:
        """Moves that fall due at a steady rate, each at the table that has waited longest."""
        times: list[float] = []
        began, used = perf_counter(), processor_time(self._server.process)
        under_way: set[asyncio.Task[None]] = set()
        for number in range(moves):
            due = began + number / rate
            if due > perf_counter():
                await asyncio.sleep(due - perf_counter())
            seat, told = await self._to_move.get()
            task = asyncio.create_task(self._move(seat, told, due, times))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
        while under_way:
            await asyncio.gather(*under_way)
        took, used = perf_counter() - began, processor_time(self._server.process) - used
        percentiles = quantiles(times, n=100)
        return {
            "moves_per_second": len(times) / took,
            "p50_ms": 1000 * median(times),
            "p90_ms": 1000 * percentiles[89],
            "p99_ms": 1000 * percentiles[98],
            "cpu_ms_per_move": 1000 * used / len(times),
        }

    async def _move(self, seat: Seat, told: dict[str, Any], due: float, times: list[float]) -> None:
        body = {"seat": seat.seat, "ply": told["ply"], "action": self._rng.choice(told["choices"])["action"]}
        await self._ask("POST", f"/api/tables/{seat.table}/actions?since={told['moves']}", seat.cookie, body)
        times.append(perf_counter() - due)

    async def _ask(self, method: str, path: str, cookie: str, body: dict[str, Any] | None = None) -> Any:
        connection = await self._free.get()
        try:
            return await connection.ask(method, path, cookie, body)
        finally:
            self._free.put_nowait(connection)

    async def close(self) -> None:
        """Leaves all tables."""
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await asyncio.gather(*(page.close() for page in self._pages))


class Connection:
    """An HTTP connection that costs the measuring process little: the two share the machine."""

    def __init__(self, address: str) -> None:
        self._place = urlsplit(address)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        # The one that came last.
        self.cookie = ""

    async def ask(self, method: str, path: str, cookie: str, body: dict[str, Any] | None = None) -> Any:
        """The answer to one request."""
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await asyncio.open_connection(self._place.hostname, self._place.port)
        reader, writer = self._streams
        content = b"" if body is None else orjson.dumps(body)
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self._place.netloc}",
            f"Cookie: {cookie}",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        status, *headers = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = 0
        for header in headers:
            name, _, value = header.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        answer = await reader.readexactly(length)
        if status.split()[1][0] != "2":
            raise SystemExit(f"{method} {path}: {status} {answer.decode()}")
        return orjson.loads(answer) if answer else None


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Bytes of memory that a process has now."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def show(row: Row) -> None:
    """The numbers as a table."""
    table = Table("tables", "moves/s", "p50 ms", "p90 ms", "p99 ms", "CPU ms/move", "kB/table", "highest rate")
    percentiles = [f"{row[name]:.1f}" for name in ("p50_ms", "p90_ms", "p99_ms")]
    rest = [f"{row['cpu_ms_per_move']:.2f}", f"{row['table_kb']:.0f}", f"{row['highest_rate']:.0f}"]
    table.add_row(f"{row['tables']:.0f}", f"{row['moves_per_second']:.0f}", *percentiles, *rest)
    Console().print(table)


if __name__ == "__main__":
    main()
