"""What is stored about a person: all of it in one file, and its end.

Tables at which others sit stay, and still replay: the person's seats there have no name and no guest any more, and a
bot plays where the game goes on. Tables at which nobody else sits are removed. Nothing that the person said stays.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import Column, ColumnElement, Row, Table as Rows, delete, or_, select, update

from manoa.server import queries, rated_games, snapshots
from manoa.server.context import Context, again_if_outdated
from manoa.server.database import FINISHED, FREE, WAITING, Base, ChatRow, GuestRow, MuteRow, SeatRow, TableRow, now
from manoa.server.guests import Guest
from manoa.server.playing import Playing
from manoa.server.refusals import Refusal
from manoa.server.stand_ins import StandIns, left
from manoa.server.table import Seat, Table

# What lets somebody act as a guest is nobody's to read, and is of no use to the guest.
_SECRET = "digest"
# Their rows belong to others too, and stay without the guest.
_SHARED = (TableRow.__tablename__, SeatRow.__tablename__)


class OwnData:
    """Export and deletion."""

    def __init__(self, context: Context, playing: Playing, stand_ins: StandIns) -> None:
        self._context = context
        self._playing = playing
        self._stand_ins = stand_ins

    # Export -------------------------------------------------------------------------------------------------------

    async def export(self, guest: Guest) -> dict[str, Any]:
        """Everything that is stored about a guest. Of games that go on there is no record: it would tell what others
        hold."""
        async with self._context.database.reading() as reading:
            columns = (GuestRow.name, GuestRow.created, GuestRow.rated)
            me = (await reading.execute(select(*columns).where(GuestRow.id == guest.id))).one()
            rows = {
                table.name: [
                    _plain(row) for row in await reading.execute(select(table).where(_owner(table) == guest.id))
                ]
                for table in _tables_of_guests()
                if table.name not in _SHARED
            }
            found = await self._tables(guest)
        tables = [await self._table(table_id, guest) for table_id in found]
        return {
            "manoa": "own data",
            "at": now().isoformat(),
            "guest": {"id": guest.id, "name": me.name, "created": me.created.isoformat(), "rated": me.rated},
            "tables": [table for table in tables if table is not None],
            "said": rows.pop(ChatRow.__tablename__),
            **rows,
        }

    async def _table(self, table_id: str, guest: Guest) -> dict[str, Any] | None:
        try:
            async with self._context.open_tables.use(table_id) as table:
                info = snapshots.table_info(table.facts, table.seats, guest, (), with_invite=False)
                finished = table.facts.status == FINISHED
            return {**info, "record": await self._playing.record(table_id, guest) if finished else None}
        except Refusal:
            # It was removed meanwhile.
            return None

    async def _tables(self, guest: Guest) -> list[str]:
        """The tables that the guest has made, has a seat at, has said something at, or where somebody is muted."""
        seats = select(SeatRow.table_id).where(SeatRow.guest == guest.id)
        said = select(ChatRow.table_id).where(ChatRow.guest == guest.id)
        muted = select(MuteRow.table_id).where(_mutes_of(guest))
        concerned = or_(TableRow.maker == guest.id, *(TableRow.id.in_(found) for found in (seats, said, muted)))
        async with self._context.database.reading() as reading:
            return list(await reading.scalars(select(TableRow.id).where(concerned).order_by(TableRow.created)))

    # Deletion -----------------------------------------------------------------------------------------------------

    async def delete(self, guest: Guest) -> None:
        """Deletes everything. If it fails half-way, it can be done again: the guest goes last."""
        for table_id in await self._tables(guest):
            try:
                await self._delete_at(table_id, guest)
            except Refusal:
                # It was removed meanwhile.
                continue
        async with self._context.database.writing() as writing:
            await writing.execute(update(TableRow).where(TableRow.maker == guest.id).values(maker=None))
            # Of a seat that was taken in this very moment.
            seats = update(SeatRow).where(SeatRow.guest == guest.id)
            await writing.execute(seats.values(guest=None, name=None, left=True))
            await rated_games.forget(writing, guest.id)
            for rows in _tables_of_guests():
                if rows.name not in _SHARED:
                    await writing.execute(delete(rows).where(or_(*(each == guest.id for each in _guests_in(rows)))))
            await writing.execute(delete(GuestRow).where(GuestRow.id == guest.id))
        self._context.guests.forget(guest.id)
        self._context.neighbours.guest_changed(guest.id)

    @again_if_outdated
    async def _delete_at(self, table_id: str, guest: Guest) -> None:
        async with self._context.open_tables.use(table_id) as table:
            await self._delete_of(table, guest)

    async def _delete_of(self, table: Table, guest: Guest) -> None:
        facts, own = table.facts, [table.seats[number] for number in table.seats_of(guest.id)]
        others = any(seat.guest not in (None, guest.id) for seat in table.seats)
        # Of a table that has not begun without its maker, nobody could decide anything.
        alone = not others and (facts.maker == guest.id or bool(own))
        if alone or (facts.maker == guest.id and facts.status == WAITING):
            async with self._context.changing(table) as writing:
                await queries.remove(writing, facts.id)
            self._context.open_tables.close(facts.id)
            return
        if own:
            await self._stand_ins.change_seats(table, [_former(seat, facts.status) for seat in own])
        async with self._context.changing(table) as writing:
            await queries.touch(writing, facts)
            await writing.execute(delete(ChatRow).where(ChatRow.table_id == facts.id, ChatRow.guest == guest.id))
            await writing.execute(delete(MuteRow).where(MuteRow.table_id == facts.id, _mutes_of(guest)))
            table.chat = await queries.read_chat(writing, facts.id)
            table.mutes = await queries.read_mutes(writing, facts.id)


def _mutes_of(guest: Guest) -> ColumnElement[bool]:
    return or_(MuteRow.guest == guest.id, MuteRow.muted == guest.id)


def _former(seat: Seat, status: str) -> Seat:
    """The seat of somebody who is gone for good."""
    if status == WAITING:
        return Seat(seat.seat, FREE)
    gone = seat._replace(agreed=(), left=True) if status == FINISHED else left(seat)
    return gone._replace(guest=None, name=None)


def _tables_of_guests() -> Iterator[Rows]:
    """All tables of the database whose rows belong to guests, whatever is added to them."""
    for table in Base.metadata.sorted_tables:
        if table.name != GuestRow.__tablename__ and list(_guests_in(table)):
            yield table


def _guests_in(table: Rows) -> Iterator[Column[Any]]:
    guests = Base.metadata.tables[GuestRow.__tablename__]
    return (column for column in table.columns if column.references(guests.columns["id"]))


def _owner(table: Rows) -> Column[Any]:
    """The guest whose row it is: who has blocked one is not one's own to know."""
    return table.columns.get("guest", next(_guests_in(table)))


def _plain(row: Row[Any]) -> dict[str, Any]:
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in row._mapping.items()
        if name != _SECRET
    }
