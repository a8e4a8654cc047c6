"""The past of a table: what it no longer keeps in memory, read from its chapters."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.kernel.game import Game
from manoa.server import queries
from manoa.server.chapters import Action, Unreadable, unpack_actions, unpack_log, unpack_state
from manoa.server.database import Database
from manoa.server.open_tables import OpenTables
from manoa.server.table import Table

Result = TypeVar("Result")


class Archive:
    """Finds things in the past of tables that the caller is using."""

    def __init__(self, database: Database, open_tables: OpenTables) -> None:
        self._database = database
        self._open_tables = open_tables

    async def settled_since_move(self, table: Table, move: int) -> int:
        """How many actions are as they were when a client saw `move` of them, at the earliest point at which it can
        have done so: it need not get those again."""
        settled = table.settled_since_move(move)
        if settled is None:
            settled = await self._read(table, lambda reading: _settled(reading, table, move))
        return settled if settled is not None else await self.settled_since_move(table, move)

    async def settled_since_ply(self, table: Table, ply: int, moves: int) -> int:
        """The same for a client that was sent the table as it was with `ply` entries and `moves` actions."""
        settled = table.settled_since_ply(ply)
        return settled if settled is not None else await self.settled_since_move(table, moves)

    async def log(self, table: Table, since: int, until: int | None = None) -> list[bytes]:
        """The events of the actions from `since` on, a line of JSON for each action."""
        end = table.moves if until is None else until
        if since >= table.first:
            return table.log[since - table.first : end - table.first]
        older = await self._read(table, lambda reading: _log(reading, table, since))
        return [*older, *table.log][: end - since] if older is not None else await self.log(table, since, until)

    async def position_at(self, table: Table, moves: int) -> Game:
        """The position after that many actions."""
        if moves >= table.cut or table.first == 0:
            return table.position_at(moves)
        game = await self._read(table, lambda reading: _position(reading, table, moves))
        return game if game is not None else await self.position_at(table, moves)

    async def actions(self, table: Table) -> list[Action]:
        """All actions."""
        if table.first == 0:
            return list(table.line.actions)
        older = await self._read(table, lambda reading: _actions(reading, table))
        return [*older, *table.line.actions] if older is not None else await self.actions(table)

    async def _read(self, table: Table, read: Callable[[AsyncConnection], Awaitable[Result]]) -> Result | None:
        """What is read; None if it can't be, and then all of the table is in memory."""
        try:
            async with self._database.reading() as reading:
                return await read(reading)
        except Unreadable:
            await self._open_tables.rebuild(table)
            return None


async def _settled(reading: AsyncConnection, table: Table, move: int) -> int:
    for _, stored in await queries.read_chapters(reading, table.facts.id, "state", move - 1, limit=1):
        return unpack_state(stored).resettled.get(move, move)
    raise Unreadable


async def _log(reading: AsyncConnection, table: Table, since: int) -> list[bytes]:
    lines: list[bytes] = []
    for moves, stored in await queries.read_chapters(reading, table.facts.id, "log", since):
        if moves > table.first:
            break
        chapter = unpack_log(stored)
        begins = moves - len(chapter)
        if begins > since + len(lines) if not lines else begins != since + len(lines):
            raise Unreadable
        lines += chapter[max(0, since - begins) :]
    if since + len(lines) < table.first:
        raise Unreadable
    return lines


async def _position(reading: AsyncConnection, table: Table, moves: int) -> Game:
    before = await queries.read_chapter(reading, table.facts.id, moves)
    begins = before.moves if before is not None else 0
    game = unpack_state(before.state).game(table.facts.version) if before is not None else table.opening()
    for ends, stored in await queries.read_chapters(reading, table.facts.id, "actions", moves, limit=1):
        actions = unpack_actions(stored)
        if ends - len(actions) != begins:
            raise Unreadable
        for action, word in actions[: moves - begins]:
            game.apply(action, word)
        return game
    raise Unreadable


async def _actions(reading: AsyncConnection, table: Table) -> list[Action]:
    actions: list[Action] = []
    for moves, stored in await queries.read_chapters(reading, table.facts.id, "actions", 0):
        if moves > table.first:
            break
        actions += unpack_actions(stored)
        if len(actions) != moves:
            raise Unreadable
    if len(actions) != table.first:
        raise Unreadable
    return actions
