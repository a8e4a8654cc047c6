"""Whom one does not want to hear at a table, or to have at the tables that one makes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from manoa.server import queries, snapshots
from manoa.server.context import Context, again_if_outdated
from manoa.server.database import FREE, WAITING, BlockRow, ChatRow, GuestRow, MuteRow, SeatRow, TableRow, now
from manoa.server.guests import Guest
from manoa.server.playing import check_admitted
from manoa.server.refusals import Refusal
from manoa.server.stand_ins import StandIns
from manoa.server.table import Seat, Table


class Manners:
    """Mutes, which concern one table and the one who mutes, and blocks, which concern all tables of a maker."""

    def __init__(self, context: Context, stand_ins: StandIns) -> None:
        self._context = context
        self._stand_ins = stand_ins

    # At a table ---------------------------------------------------------------------------------------------------

    async def mute(self, table_id: str, guest: Guest, seat: int | None, line: int | None) -> list[dict[str, Any]]:
        """The guest does not want to hear somebody at a table; or nobody, if none is named."""
        async with self._context.open_tables.use(table_id) as table:
            check_admitted(table, guest)
            muted = None if seat is None and line is None else await self._person(table, guest, seat, line)
            if all((mute.guest, mute.muted) != (guest.id, muted) for mute in table.mutes):
                async with self._context.changing(table) as writing:
                    await queries.touch(writing, table.facts)
                    await writing.execute(insert(MuteRow).values(guest=guest.id, table_id=table_id, muted=muted))
                    table.mutes = await queries.read_mutes(writing, table_id)
            return snapshots.muted(table, guest)

    async def unmute(self, table_id: str, guest: Guest, number: int) -> list[dict[str, Any]]:
        """The guest wants to hear them again."""
        async with self._context.open_tables.use(table_id) as table:
            async with self._context.changing(table) as writing:
                await queries.touch(writing, table.facts)
                row = delete(MuteRow).where(MuteRow.id == number, MuteRow.guest == guest.id)
                await writing.execute(row.where(MuteRow.table_id == table_id))
                table.mutes = await queries.read_mutes(writing, table_id)
            return snapshots.muted(table, guest)

    async def _person(self, table: Table, guest: Guest, seat: int | None, line: int | None) -> str:
        """Whoever is on a seat, or has said a line; somebody else than who asks."""
        found: str | None = None
        if seat is not None and seat < len(table.seats):
            found = table.seats[seat].guest
        elif line is not None:
            wanted = select(ChatRow.guest).where(ChatRow.id == line, ChatRow.table_id == table.facts.id)
            async with self._context.database.reading() as reading:
                found = (await reading.scalars(wanted)).one_or_none()
        if found is None:
            raise Refusal("error-no-person", status=409)
        if found == guest.id:
            raise Refusal("error-yourself", status=409)
        return found

    # At all tables of a maker -------------------------------------------------------------------------------------

    async def blocked(self, guest: Guest) -> list[dict[str, Any]]:
        """Whom the guest does not want at the tables that they make."""
        columns = (BlockRow.id, GuestRow.name, BlockRow.at)
        wanted = select(*columns).join(GuestRow, GuestRow.id == BlockRow.blocked).where(BlockRow.guest == guest.id)
        async with self._context.database.reading() as reading:
            rows = await reading.execute(wanted.order_by(BlockRow.id))
            return [{"id": row.id, "name": row.name, "at": row.at.isoformat()} for row in rows]

    async def block(self, guest: Guest, table_id: str, seat: int | None, line: int | None) -> list[dict[str, Any]]:
        """The guest does not want somebody at the tables that they make. Those are without them at once, but for games
        that have begun: there they play on, and may not speak."""
        async with self._context.open_tables.use(table_id) as table:
            check_admitted(table, guest)
            person = await self._person(table, guest, seat, line)
        try:
            async with self._context.database.writing() as writing:
                await writing.execute(insert(BlockRow).values(guest=guest.id, blocked=person, at=now()))
        except IntegrityError:
            # Blocked already.
            pass
        await self._free_seats(guest, person)
        await self._tables_changed(guest)
        return await self.blocked(guest)

    async def unblock(self, guest: Guest, number: int) -> list[dict[str, Any]]:
        """The guest lets somebody come again."""
        async with self._context.database.writing() as writing:
            await writing.execute(delete(BlockRow).where(BlockRow.id == number, BlockRow.guest == guest.id))
        await self._tables_changed(guest)
        return await self.blocked(guest)

    async def _free_seats(self, maker: Guest, person: str) -> None:
        """At tables that have not begun, the seats of somebody who is blocked are free again."""
        taken = select(TableRow.id).join(SeatRow, SeatRow.table_id == TableRow.id).distinct()
        taken = taken.where(TableRow.maker == maker.id, TableRow.status == WAITING, SeatRow.guest == person)
        async with self._context.database.reading() as reading:
            found = list(await reading.scalars(taken))
        for table_id in found:
            await self._free_seats_at(table_id, person)

    @again_if_outdated
    async def _free_seats_at(self, table_id: str, person: str) -> None:
        async with self._context.open_tables.use(table_id) as table:
            if table.facts.status == WAITING:
                freed = [Seat(number, FREE) for number in table.seats_of(person)]
                await self._stand_ins.change_seats(table, freed)

    async def _tables_changed(self, maker: Guest) -> None:
        """All tables of a maker are read again, here and by other processes."""
        noted = update(TableRow).where(TableRow.maker == maker.id, TableRow.archived.is_(None))
        async with self._context.database.writing() as writing:
            changed = list(await writing.scalars(noted.values(revision=TableRow.revision + 1).returning(TableRow.id)))
            for table_id in changed:
                await self._context.notifier.notify(writing, table_id)
        for table_id in changed:
            self._context.open_tables.close(table_id)
            self._context.viewers.tell(table_id)
