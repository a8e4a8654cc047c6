"""Moves are written together where they wait together, and one that can't be stored takes no other along."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Column, Integer, MetaData, Table, bindparam, create_engine, event, insert, update
from sqlalchemy.exc import IntegrityError, OperationalError

from manoa.server.writer import SqliteWriter

THINGS = Table("things", MetaData(), Column("id", Integer, primary_key=True), Column("told", JSON))
COUNTS = Table("counts", THINGS.metadata, Column("id", Integer, primary_key=True), Column("number", Integer))
# As a move does: a sum is brought up to date, and something is added, which may be there already.
ADD = (
    update(COUNTS).where(COUNTS.c.id == bindparam("counted")).values(number=COUNTS.c.number + 1),
    insert(THINGS).values(id=bindparam("new"), told=bindparam("said")),
)


def thing(number: int) -> dict[str, Any]:
    return {"counted": 1, "new": number, "said": {"number": number}}


class File:
    """A database, and what its writer says to it."""

    def __init__(self, path: Path) -> None:
        self.path = path / "things.sqlite"
        self.heard: list[str] = []
        engine = create_engine(f"sqlite:///{self.path}")
        THINGS.metadata.create_all(engine)
        with engine.begin() as connection:
            connection.execute(insert(COUNTS).values(id=1, number=0))
        engine.dispose()
        event.listen(engine, "connect", lambda connection, _: connection.set_trace_callback(self.heard.append))
        self.turn = asyncio.Lock()
        self.writer = SqliteWriter(engine, self.turn)

    def stored(self) -> tuple[list[tuple[int, str]], int]:
        """What is there for others to read."""
        with sqlite3.connect(self.path) as reader:
            things = reader.execute("SELECT id, told FROM things ORDER BY id").fetchall()
            return things, reader.execute("SELECT number FROM counts").fetchone()[0]

    async def write(self, *numbers: int) -> list[BaseException | None]:
        """Writes things that wait together."""
        async with self.turn:
            waiting = [self.writer.write(ADD, thing(number)) for number in numbers]
        return await asyncio.gather(*waiting, return_exceptions=True)


def test_what_waits_together_is_one_transaction(tmp_path: Path) -> None:
    async def writing() -> None:
        file = File(tmp_path)
        assert await file.write(3, 1, 2) == [None, None, None]
        assert file.stored() == ([(number, f'{{"number": {number}}}') for number in (1, 2, 3)], 3)
        assert sum(said.startswith("BEGIN") for said in file.heard) == 1
        await file.writer.close()

    asyncio.run(writing())


def test_what_can_not_be_stored_takes_nothing_along(tmp_path: Path) -> None:
    async def writing() -> None:
        file = File(tmp_path)
        assert await file.write(1) == [None]
        results = await file.write(2, 1, 3)
        assert [type(result) for result in results] == [type(None), IntegrityError, type(None)]
        things, count = file.stored()
        assert ([number for number, _ in things], count) == ([1, 2, 3], 3)
        await file.writer.close()

    asyncio.run(writing())


def test_a_failure_of_the_database_reaches_all_who_wait_and_is_over_when_it_is_over(tmp_path: Path) -> None:
    async def writing() -> None:
        file = File(tmp_path)
        await file.write(1)
        with sqlite3.connect(file.path) as other:
            other.execute("ALTER TABLE things RENAME TO elsewhere")
            results = await file.write(2, 3)
            assert [type(result) for result in results] == [OperationalError] * 2
            other.execute("ALTER TABLE elsewhere RENAME TO things")
            other.commit()
        assert file.stored()[1] == 1, "not even half of it is stored"
        assert await file.write(2, 3) == [None, None]
        assert file.stored()[1] == 3
        await file.writer.close()

    asyncio.run(writing())


def test_a_value_that_is_missing_is_an_error_of_that_one_alone(tmp_path: Path) -> None:
    async def writing() -> None:
        file = File(tmp_path)
        async with file.turn:
            waiting = [file.writer.write(ADD, {"counted": 1}), file.writer.write(ADD, thing(1))]
        with pytest.raises(KeyError):
            await waiting[0]
        await waiting[1]
        assert file.stored()[1] == 1
        await file.writer.close()

    asyncio.run(writing())
