"""Tables in the middle of a game at which one seat has as much before it as it ever gets."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from sqlalchemy import select

from manoa import bots
from manoa.kernel.records import Record
from manoa.server import queries
from manoa.server.database import BOT, PERSON, PLAYING, Database, GuestRow
from manoa.server.table import Seat
from manoa.server.tables import entries_of, facts_of
from tests.server.served import Served, run

Data = dict[str, Any]

ME = 0
GAMES = 24
DECISIONS = 1200


def _eldorado(mine: Data) -> int:
    cards: dict[str, int] = mine["hand"]
    return 2 * sum(cards.values()) + len(mine["tokens"])


def _valdora(mine: Data) -> int:
    return 3 * len(mine["equipment"]) + 2 * len(mine["commissions"]) + len(mine["craftsmen"]) + int(mine["coins"])


def _island(mine: Data) -> int:
    return int(mine["hand_size"]) - 4 * int(mine["supply"]["villager"])


# How full a seat is; how many play, by which bots and options it comes about; what is asked then.
CROWDED: dict[str, tuple[Callable[[Data], int], int, str, Data, str]] = {
    "eldorado": (_eldorado, 4, "random", {"caves": True}, "play"),
    "valdora": (_valdora, 5, "random", {}, "move"),
    "island": (_island, 4, "greedy", {}, "explore"),
}


@cache
def crowded(game: str) -> Record:
    """Of many seeded games, the moment at which the first seat is fullest and decides."""
    measure, players, bot, options, asked = CROWDED[game]
    best, found = -1000, (0, 0)
    for seed in range(GAMES):
        record, player = Record(game, players, seed, options), bots.make(bot, seed)
        while not record.game.is_over and len(record.actions) < DECISIONS:
            record.play(player.choose(record.game))
            if record.game.is_over or record.game.current_player != ME:
                continue
            view = record.game.view(ME)
            if view["asked"]["what"] == asked and measure(view["seats"][ME]) > best:
                best, found = measure(view["seats"][ME]), (seed, len(record.actions))
    seed, length = found
    record, player = Record(game, players, seed, options), bots.make(bot, seed)
    for _ in range(length):
        record.play(player.choose(record.game))
    return record


def stored(server: Served, record: Record, name: str) -> str:
    """The record as a table that goes on: the first seat is that guest's, bots have the others. The table's id."""
    return run(_store(server.database, record, name))


async def _store(address: str, record: Record, name: str) -> str:
    database = Database(address)
    try:
        async with database.reading() as reading:
            guest = (await reading.execute(select(GuestRow.id).where(GuestRow.name == name))).scalar_one()
        facts = facts_of(record, guest, False, PLAYING)
        facts.ply = len(record.actions)
        seats = [Seat(ME, PERSON, guest, name)] + [
            Seat(seat, BOT, bot="greedy") for seat in range(record.players) if seat != ME
        ]
        async with database.writing() as writing:
            await queries.write_table(writing, facts, seats, entries_of(record))
    finally:
        await database.close()
    return facts.id
