"""Tables that are opened from a chapter are the same as tables replayed from their first entry; memory is bounded."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from manoa.kernel import registry
from manoa.kernel.records import Record
from manoa.server import queries
from manoa.server.chapters import Unreadable
from manoa.server.context import Context
from manoa.server.database import ACTION, PERSON, PLAYING, UNDO, ChapterRow
from manoa.server.settings import Settings
from manoa.server.table import Entry, Seat, Table
from manoa.server.tables import facts_of

GAMES = [title.name for title in registry.titles()]
EVERY = 8


@pytest.fixture(autouse=True)
def _short_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("table", "open_tables"):
        monkeypatch.setattr(f"manoa.server.{module}.EVERY", EVERY)


@asynccontextmanager
async def running(address: str, **changes: Any) -> AsyncIterator[Context]:
    context = Context(Settings(address, **changes))
    await context.database.migrate()
    yield context
    await context.database.close()


class Play:
    """A game at a stored table, and the same at one that is all in memory."""

    def __init__(self, context: Context, game: str) -> None:
        self._context = context
        self._rng = random.Random(11)
        opening = Record(game, 3, 5, {})
        self.facts = facts_of(opening, None, True, PLAYING)
        self.seats = [Seat(number, PERSON, name=f"P{number}") for number in range(3)]
        self.whole = Table(facts_of(opening, None, True, PLAYING), self.seats)
        self.whole.keep_all()
        # What clients may have seen: entries and actions.
        self.seen: list[tuple[int, int]] = [(0, 0)]

    async def begin(self) -> None:
        async with self._context.database.writing() as writing:
            await queries.write_table(writing, self.facts, self.seats)

    async def step(self) -> None:
        async with self._context.open_tables.use(self.facts.id, fresh=self._rng.random() < 0.5) as table:
            entry = self._decide(table)
            table.update_summary()
            async with self._context.changing(table) as writing:
                await queries.append(writing, table.facts, entry, table.unstored)
            table.chapters_stored()
        self.whole.replay([entry])
        self.seen.append((self.whole.ply, self.whole.moves))

    def _decide(self, table: Table) -> Entry:
        rng, game = self._rng, table.game
        if rng.random() < 0.3 and table.line.can_undo():
            seat = next(seat for seat in range(3) if table.line.can_undo(seat))
            return Entry(UNDO, seat, table.take_back(seat, rng.random() < 0.3), None)
        wishes = [wish for seat in range(3) for wish in game.wishes(seat)]
        action = rng.choice(wishes) if wishes and rng.random() < 0.2 else rng.choice(game.legal_actions())
        entry = Entry(ACTION, game.current_player, action, rng.getrandbits(64))
        table.play(entry.action, entry.word)
        return entry

    async def play(self, entries: int) -> None:
        """That many entries; now and then the table is closed, or opened from its entries."""
        for _ in range(entries):
            if self.whole.game.is_over:
                return
            await self.step()
            if self._rng.random() < 0.1:
                self._context.open_tables.close(self.facts.id)

    async def compare(self) -> None:
        """Nothing tells the two tables apart."""
        archive, whole = self._context.archive, self.whole
        async with self._context.open_tables.use(self.facts.id) as table:
            assert (table.ply, table.moves, table.decided) == (whole.ply, whole.moves, whole.decided)
            assert table.game.position() == whole.game.position()
            for seat in range(3):
                assert table.game.view(seat) == whole.game.view(seat)
                # Of a finished game nothing can be taken back, whether it could before or not.
                assert whole.game.is_over or table.line.can_undo(seat) == whole.line.can_undo(seat)
            assert await archive.actions(table) == whole.line.actions
            for since in {0, 1, whole.moves, *(self._rng.randint(0, whole.moves) for _ in range(5))}:
                assert await archive.log(table, since) == whole.log[since:]
                assert (await archive.position_at(table, since)).position() == whole.position_at(since).position()
            for move in {0, 1, whole.moves + 1, *(moves for _, moves in self._rng.sample(self.seen, 10))}:
                assert await archive.settled_since_move(table, move) == whole.settled_since_move(move)
            for ply, moves in self._rng.sample(self.seen, 10):
                exact = whole.settled_since_ply(ply)
                assert exact is not None
                # From before memory begins it may be told of a little more than it misses, and never of less.
                settled = await archive.settled_since_ply(table, ply, moves)
                assert settled == exact if table.settled_since_ply(ply) is not None else settled <= exact


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_a_table_from_a_chapter_is_the_same(database: str, game: str) -> None:
    async with running(database) as context:
        play = Play(context, game)
        await play.begin()
        for _ in range(12):
            await play.play(25)
            await play.compare()
            context.open_tables.close(play.facts.id)
            await play.compare()
        async with context.open_tables.use(play.facts.id) as table:
            assert table.first > 0
            assert len(table.log) < len(play.whole.log)


Damage = Callable[[int], Any]
DAMAGES: dict[str, Damage] = {
    "the last is gone": lambda last: delete(ChapterRow).where(ChapterRow.moves == last),
    "the last is garbage": lambda last: update(ChapterRow).where(ChapterRow.moves == last).values(state=b"garbage"),
    "older ones are gone": lambda last: delete(ChapterRow).where(ChapterRow.moves < last, ChapterRow.moves > EVERY + 8),
    "all are gone": lambda last: delete(ChapterRow),
    "logs are garbage": lambda last: update(ChapterRow).values(log=b"garbage"),
    "actions are garbage": lambda last: update(ChapterRow).values(actions=b"x\x9c\x03\x00\x00\x00\x00\x01"),
    "states are of other rules": lambda last: update(ChapterRow).values(version=ChapterRow.version + 1),
}


@pytest.mark.anyio
@pytest.mark.parametrize("damage", DAMAGES)
async def test_what_is_wrong_with_chapters_is_mended_from_the_entries(sqlite: str, damage: str) -> None:
    async with running(sqlite) as context:
        play = Play(context, "eldorado")
        await play.begin()
        await play.play(400)
        async with context.database.reading() as reading:
            ends = list(await reading.scalars(select(ChapterRow.moves).order_by(ChapterRow.moves)))
        assert len(ends) > 5
        async with context.database.writing() as writing:
            await writing.execute(DAMAGES[damage](ends[-1]))
        context.open_tables.close(play.facts.id)
        await play.compare()
        # And from then on it is as if nothing had been wrong.
        await play.play(50)
        context.open_tables.close(play.facts.id)
        await play.compare()


@pytest.mark.anyio
async def test_chapters_that_cannot_be_stored_keep_nobody_from_a_table(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite) as context:
        play = Play(context, "island")
        await play.begin()
        await play.play(100)
        async with context.database.writing() as writing:
            await writing.execute(delete(ChapterRow))
        context.open_tables.close(play.facts.id)
        monkeypatch.setattr("manoa.server.open_tables.queries.replace_chapters", _full_disk)
        await play.compare()
        await play.step()
        await play.compare()


async def _full_disk(*_: object) -> None:
    raise OSError("no space left on device")


@pytest.mark.anyio
async def test_the_least_recently_used_tables_go_when_memory_is_full(sqlite: str) -> None:
    async with running(sqlite) as context:
        plays = [Play(context, "eldorado") for _ in range(6)]
        for play in plays:
            await play.begin()
            await play.play(10)
        tables = context.open_tables
        sizes = [tables._sizes[play.facts.id] for play in plays]
        tables._most = sum(sizes[-3:])
        async with tables.use(plays[3].facts.id, fresh=False):
            pass
        assert list(tables._tables) == [plays[number].facts.id for number in (4, 5, 3)]
        async with tables.use(plays[0].facts.id):
            pass
        assert list(tables._tables) == [plays[number].facts.id for number in (5, 3, 0)]
        assert tables._total == sum(tables._sizes.values()) <= tables._most
        tables._most = 1
        async with tables.use(plays[1].facts.id) as table:
            # Even one that is too large on its own can be used.
            assert table.ply == 10
        assert not tables._tables
        assert tables._total == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_size_of_a_table_is_told_honestly(game: str) -> None:
    played_table(game, 0).size  # noqa: B018  # measures a position, once
    tracemalloc.start()
    tables = [played_table(game, number) for number in range(10)]
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 0.7 < sum(table.size for table in tables) / used < 1.5


def played_table(game: str, seed: int) -> Table:
    rng = random.Random(seed)
    seats = [Seat(number, PERSON, name=f"P{number}") for number in range(3)]
    table = Table(facts_of(Record(game, 3, 5, {}), None, True, PLAYING), seats)
    for _ in range(60):
        table.play(rng.choice(table.game.legal_actions()), rng.getrandbits(64))
        table.chapters_stored()
    return table


def test_a_chapter_of_other_rules_is_not_taken_up() -> None:
    rng = random.Random(2)
    opening = Record("eldorado", 3, 5, {})
    table = Table(facts_of(opening, None, True, PLAYING), [Seat(number, PERSON) for number in range(3)])
    while not table.unstored:
        table.play(rng.choice(table.game.legal_actions()), rng.getrandbits(64))
    chapter = table.unstored[-1]
    assert Table(table.facts, table.seats, chapter).game.position() == table.game.position()
    for wrong in (
        chapter._replace(version=99),
        chapter._replace(state=b""),
        chapter._replace(state=chapter.state[:-4]),
        chapter._replace(state=chapter.state[:50] + b"\x00" + chapter.state[51:]),
    ):
        with pytest.raises(Unreadable):
            Table(table.facts, table.seats, wrong)
