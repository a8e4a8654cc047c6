"""Two servers on machines of their own behind nginx, one PostgreSQL: do they agree, how soon, and may either one die?

1. Moves, chat, presence and names: made through one server, timed until pages at the other show them; several runs, of
   whose medians the median counts.
2. People play through nginx while servers are killed (-9), restarted one after the other, and cut off; what was
   acknowledged is then looked for in the database, and both servers must show the same.

What is lost, differs, stands still or takes too long makes it fail.

Linux and root only; bench/lan.py makes the network.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import asyncpg  # type: ignore[import-untyped]
from rich.console import Console
from rich.table import Table as Shown

from bench import lan
from bench.environments import Unavailable
from bench.people import Player, Table, ask, new_guest, new_table

# Seconds of play before and after each event.
CALM = 4.0
# Milliseconds within which, at the median, news of one server is shown at the other.
NEWS_WITHIN = 100.0
# What is news, as the figures are called.
NEWS = ("move", "chat", "presence", "name")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.machines", description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--rate", type=float, default=15.0, help="moves a second")
    parser.add_argument("--moves", type=int, default=300, help="moves that are timed, in each direction and run")
    parser.add_argument("--runs", type=int, default=3, help="runs of what is timed")
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--workers", type=int, default=1, help="worker processes of each server")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    # Told to end, it still takes the network down.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    if not chosen.inside:
        trouble = lan.why_not()
        if trouble is not None:
            print(f"Two servers behind nginx are not measured: {trouble}")
            return
        # The people, and with them this program, are on a machine of the network too.
        with lan.network():
            command = [*lan.on("people"), sys.executable, "-m", "bench.machines", "--inside", *sys.argv[1:]]
            raise SystemExit(subprocess.run(command, check=False).returncode)
    try:
        rows = measure(chosen.tables, chosen.rate, chosen.moves, chosen.runs, chosen.kills, chosen.workers)
    except Unavailable as trouble:
        raise SystemExit(f"not measured: {trouble}") from trouble
    show(rows)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(rows, indent=2) + "\n")
    faults = faults_in(rows)
    if faults:
        raise SystemExit("\n".join(faults))


def faults_in(rows: Mapping[str, float]) -> list[str]:
    """What is not as it must be."""
    wrong = [f"{name}: {rows[name]:g}" for name in ("lost", "differing tables", "stuck tables") if rows[name]]
    late = [
        f"{name}: {value:.1f}, more than {NEWS_WITHIN:g}"
        for name, value in rows.items()
        if name.startswith(NEWS) and " to " in name and name.endswith("p50 ms") and not value <= NEWS_WITHIN
    ]
    return [*wrong, *late]


def median_of(runs: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Of each figure the median over all runs: one that somebody else's work has slowed down decides nothing."""
    return {name: median(run[name] for run in runs) for name in runs[0]}


def measure(tables: int, rate: float, moves: int, runs: int, kills: int, workers: int) -> dict[str, float]:
    """All figures."""
    with tempfile.TemporaryDirectory(prefix="manoa-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        with lan.postgres(folder) as database, lan.nginx(folder) as web:
            machines = [lan.Machine(host, database, workers) for host in ("a", "b")]
            try:
                for machine in machines:
                    machine.start()
                for machine in machines:
                    machine.wait()
                return asyncio.run(_measure(machines, web, database, tables, rate, moves, runs, kills))
            finally:
                for machine in machines:
                    machine.stop()


async def _measure(
    machines: list[lan.Machine], web: str, database: str, tables: int, rate: float, moves: int, runs: int, kills: int
) -> dict[str, float]:
    one, two = machines
    rows: dict[str, float] = {"runs": runs}
    for made, seen in ((one, two), (two, one)):
        rows |= median_of([await across(made, seen, min(tables, 12), rate, moves) for _ in range(runs)])
    house = House(web, rate)
    await house.open(tables)
    await asyncio.sleep(CALM)
    for number in range(kills):
        await house.told("killed", kill(machines[number % 2]))
    for machine in machines:
        await house.told("restarted in place", reload(machine))
    for machine in machines:
        await house.told("stopped and started", start_again(machine))
    await house.told("cut off", cut_off(one))
    await house.close()
    return rows | house.figures(kills) | await house.verify(machines, database)


# Across -----------------------------------------------------------------------------------------------------------


async def across(made: lan.Machine, seen: lan.Machine, tables: int, rate: float, moves: int) -> dict[str, float]:
    """Everything done through one server, and timed at the other."""
    way = f"{made.host} to {seen.host}"
    people = [await new_guest(made.url, f"Person {number}") for number in range(3)]
    opened = [await new_table(made.url, number, people) for number in range(tables)]
    players = [[Player(seen.url, table, seat) for seat in range(len(table.cookies))] for table in opened]
    for group in players:
        for player in group:
            await player.connected()
    times = []
    for number in range(moves):
        group = players[number % tables]
        player = await to_move(group)
        # The news may be here before the answer is.
        began, ply = perf_counter(), player.ply + 1
        await player.move(made.url)
        await asyncio.gather(*(other.sees(ply) for other in group))
        times.append(max(other.heard_at for other in group) - began)
        await asyncio.sleep(max(0.0, 1 / rate - (perf_counter() - began)))
    chats: list[float] = []
    comings: list[float] = []
    names: list[float] = []
    for group in players:
        table = group[0].table
        began = perf_counter()
        await ask(made.url, "POST", f"/api/tables/{table.id}/chat", group[0].cookie, {"text": "here"})
        await asyncio.gather(*(player.chatted() for player in group))
        chats.append(perf_counter() - began)
        # Somebody who looks through the one server sees others leave and come through the other.
        watching = Player(made.url, table, 1)
        await watching.connected()
        await watching.sees_presence(0, True)
        await group[0].close()
        await watching.sees_presence(0, False)
        group[0] = Player(seen.url, table, 0)
        await group[0].connected()
        began = group[0].heard_at
        await watching.sees_presence(0, True)
        comings.append(max(0.0, watching.heard_at - began))
        await watching.close()
        renamed = f"Renamed {len(names)}"
        began = perf_counter()
        await ask(made.url, "PUT", "/api/me", people[2], {"name": renamed})
        while (await ask(seen.url, "GET", "/api/me", people[2]))["guest"]["name"] != renamed:
            await asyncio.sleep(0.001)
        names.append(perf_counter() - began)
    for group in players:
        for player in group:
            await player.close()
    return {
        f"move {way}, p50 ms": 1000 * median(times),
        f"move {way}, p99 ms": 1000 * quantiles(times, n=100)[98],
        f"chat {way}, p50 ms": 1000 * median(chats),
        f"presence {way}, p50 ms": 1000 * median(comings),
        f"name {way}, p50 ms": 1000 * median(names),
    }


async def to_move(group: list[Player]) -> Player:
    """The player who has to decide, once their page says so."""
    while True:
        for player in group:
            if player.choices:
                return player
        await asyncio.sleep(0.002)


# What happens -----------------------------------------------------------------------------------------------------


async def kill(machine: lan.Machine) -> None:
    """The server is killed, and comes back after a while."""
    machine.send(signal.SIGKILL)
    await asyncio.to_thread(machine.ended)
    await asyncio.sleep(CALM)
    machine.start()
    await asyncio.to_thread(machine.wait)


async def reload(machine: lan.Machine) -> None:
    """As after an upgrade: the process stays, and with it the socket."""
    machine.send(signal.SIGUSR1)
    await asyncio.sleep(CALM)
    await asyncio.to_thread(machine.wait)


async def start_again(machine: lan.Machine) -> None:
    """As `systemctl restart` does."""
    machine.send(signal.SIGTERM)
    await asyncio.to_thread(machine.ended)
    machine.start()
    await asyncio.to_thread(machine.wait)


async def cut_off(machine: lan.Machine) -> None:
    """The machine is cut off from everybody, and comes back."""
    lan.pull_cable(machine.host)
    await asyncio.sleep(4 * CALM)
    lan.pull_cable(machine.host, out=False)
    await asyncio.to_thread(machine.wait)


class House:
    """People who play through nginx, whatever happens."""

    def __init__(self, web: str, rate: float) -> None:
        self._web = web
        self._rate = rate
        self._tables: list[Table] = []
        self._groups: list[list[Player]] = []
        self._playing: list[asyncio.Task[None]] = []
        self._going = True
        # What was acknowledged: the action by table and ply.
        self.acknowledged: dict[tuple[str, int], int] = {}
        self.refused: dict[str, int] = {}
        self.waits: list[float] = []
        self.away: dict[str, list[float]] = {}

    async def open(self, tables: int) -> None:
        """Opens tables, at each of which people sit with their pages open."""
        people = [await new_guest(self._web, f"Player {number}") for number in range(3)]
        for number in range(tables):
            table = await new_table(self._web, number, people, bots=number % 5 == 4)
            self._tables.append(table)
            self._groups.append([Player(self._web, table, seat) for seat in range(len(table.cookies))])
        for group in self._groups:
            for player in group:
                await player.connected()
        self._playing = [asyncio.create_task(self._play(group)) for group in self._groups]

    async def _play(self, group: list[Player]) -> None:
        """One table: a move now and then, by whoever has to decide."""
        rng = random.Random(group[0].table.id)
        while self._going:
            await asyncio.sleep(rng.expovariate(self._rate / len(self._groups)))
            player = next((player for player in group if player.choices), None)
            if player is None:
                continue
            began, ply, action = perf_counter(), player.ply, player.chosen(rng)
            try:
                await player.move(self._web, action)
            except (OSError, RuntimeError) as failed:
                # As the page does: it says so, and looks again.
                self.refused[str(failed)[:40]] = self.refused.get(str(failed)[:40], 0) + 1
                await asyncio.sleep(0.5)
            else:
                self.acknowledged[player.table.id, ply + 1] = action
                self.waits.append(perf_counter() - began)

    async def told(self, name: str, event: Coroutine[None, None, None]) -> None:
        """Something happens, and for a while play goes on."""
        print(f"{len(self.acknowledged)} moves; now a server is {name}", file=sys.stderr, flush=True)
        self._forget_times()
        await event
        await asyncio.sleep(CALM)
        self.away.setdefault(name, []).extend(
            time for group in self._groups for player in group for time in player.times_away
        )

    def _forget_times(self) -> None:
        for group in self._groups:
            for player in group:
                player.times_away.clear()

    def figures(self, kills: int) -> dict[str, float]:
        """How it went for the people."""
        rows: dict[str, float] = {
            "kills": kills,
            "acknowledged": len(self.acknowledged),
            "move through nginx, p50 ms": 1000 * median(self.waits),
            "move through nginx, p99 ms": 1000 * quantiles(self.waits, n=100)[98],
            **{f"moves answered {reason}": number for reason, number in sorted(self.refused.items())},
        }
        for name, times in self.away.items():
            rows[f"pages that connected again, {name}"] = len(times)
            if times:
                rows[f"until the page is back, {name}, p50 s"] = median(times)
                rows[f"until the page is back, {name}, longest s"] = max(times)
        return rows

    async def verify(self, machines: list[lan.Machine], database: str) -> dict[str, float]:
        """What was acknowledged is in the database; both servers show the same; every table goes on."""
        connection = await asyncpg.connect(database)
        stored = {
            (row["table_id"], row["ply"]): row["action"]
            for row in await connection.fetch("SELECT table_id, ply, action FROM entries")
        }
        await connection.close()
        lost = sum(stored.get(key) != action for key, action in self.acknowledged.items())
        differing = stuck = 0
        for table in self._tables:
            path = f"/api/tables/{table.id}/snapshot"
            shown = [await ask(machine.url, "GET", path, table.cookies[0]) for machine in machines]
            differing += shown[0]["log"] != shown[1]["log"] or shown[0]["chat"] != shown[1]["chat"]
            stuck += not await self._goes_on(machines[0].url, table)
        return {"entries stored": len(stored), "lost": lost, "differing tables": differing, "stuck tables": stuck}

    async def _goes_on(self, url: str, table: Table) -> bool:
        """Whether the one who has to decide can: a person at once, a bot within a while."""
        for _ in range(100):
            info = await ask(url, "GET", f"/api/tables/{table.id}", table.cookies[0])
            if info["turn"] is None:
                return bool(info["status"] == "finished")
            if info["seats"][info["turn"]]["kind"] == "person":
                cookie = table.cookies[info["turn"]]
                seen = await ask(url, "GET", f"/api/tables/{table.id}/snapshot", cookie)
                body = {"seat": info["turn"], "ply": seen["ply"], "action": seen["choices"][0]["action"]}
                answer = await ask(url, "POST", f"/api/tables/{table.id}/actions", cookie, body)
                return bool(answer["ply"] > seen["ply"])
            await asyncio.sleep(0.2)
        return False

    async def close(self) -> None:
        """Everybody finishes their move and leaves."""
        self._going = False
        await asyncio.gather(*self._playing)
        for group in self._groups:
            for player in group:
                await player.close()


def show(rows: dict[str, float]) -> None:
    """The numbers as a table."""
    table = Shown("figure", "value", title=f"Two servers behind nginx ({os.cpu_count()} cores for all machines)")
    for name, value in rows.items():
        table.add_row(name, f"{value:,.1f}" if isinstance(value, float) else f"{value:,}")
    Console().print(table)


if __name__ == "__main__":
    main()
