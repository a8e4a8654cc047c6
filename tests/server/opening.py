"""How long it takes to open a long table, in milliseconds of processor time by game: `python -m tests.server.opening`.

Run by a test with the plain sources, which are slower than what is installed.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from time import process_time

import manoa
from manoa.kernel import registry
from manoa.kernel.records import Record
from manoa.server import queries
from manoa.server.context import Context
from manoa.server.database import PERSON, PLAYING
from manoa.server.settings import Settings
from manoa.server.table import Seat, Table
from manoa.server.tables import entries_of, facts_of

ACTIONS = 2000
# The quickest counts: what else the machine does makes none quicker.
TRIES = 5
# Otherwise people who decide at random soon stop the only game that can come to a halt.
OPTIONS = {"valdora": {"quiet_rounds": None}}


def played(game: str) -> Record:
    """A game of so many decisions, or as many as it has."""
    chance, record = random.Random(game), Record(game, 3, 5, OPTIONS.get(game, {}))
    while len(record.actions) < ACTIONS and not record.game.is_over:
        record.play(chance.choice(record.game.legal_actions()), chance.getrandbits(64))
    return record


async def opening(context: Context, record: Record) -> float:
    """The milliseconds that it takes to open a table at which this was played."""
    facts = facts_of(record, None, True, PLAYING)
    seats = [Seat(number, PERSON) for number in range(record.players)]
    table, entries = Table(facts, seats), entries_of(record)
    table.replay(entries)
    async with context.database.writing() as writing:
        await queries.write_table(writing, facts, seats, entries, table.unstored)
    times = []
    for _ in range(TRIES):
        began = process_time()
        async with context.open_tables.use(facts.id) as opened:
            assert opened.moves == len(record.actions)
            assert opened.game.view(None) == record.game.view(None)
        times.append(1000 * (process_time() - began))
        context.open_tables.close(facts.id)
    return min(times)


async def measure() -> dict[str, tuple[int, float]]:
    """For each game, how many actions there were and how long it took."""
    with tempfile.TemporaryDirectory() as folder:
        context = Context(Settings(f"sqlite:///{Path(folder) / 'manoa.sqlite'}"))
        await context.database.migrate()
        records = {title.name: played(title.name) for title in registry.titles()}
        found = {name: (len(record.actions), await opening(context, record)) for name, record in records.items()}
        await context.database.close()
        return found


if __name__ == "__main__":
    print(json.dumps({"modules": manoa.__file__, "opened": asyncio.run(measure())}))
