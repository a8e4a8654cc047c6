"""What is stored about a person: all of it in one file, and its end.

Tables at which others sit stay, and still replay: the person's seats there have no name and no guest any more, and a
bot plays where the game goes on. Tables at which nobody else sits are removed. Nothing that the person said stays.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Column, ColumnElement, Row, Table as Rows, delete, or_, select, true, tuple_, update

from manoa.server import queries, rated_games, snapshots
from manoa.server.context import Context, again_if_outdated
from manoa.server.database import (
    FINISHED,
    FREE,
    WAITING,
    Base,
    ChatRow,
    DatabaseFailed,
    GuestRow,
    MuteRow,
    SeatRow,
    TableRow,
    now,
)
from manoa.server.guests import Guest
from manoa.server.jsons import to_json
from manoa.server.playing import Playing
from manoa.server.refusals import Refusal
from manoa.server.stand_ins import StandIns, left
from manoa.server.table import Facts, Seat, Table
from manoa.server.writer import Outdated

# What lets somebody act as a guest is nobody's to read, and is of no use to the guest.
_SECRET = "digest"
# Their rows belong to others too, and stay without the guest.
_SHARED = (TableRow.__tablename__, SeatRow.__tablename__)
_ROWS_AT_ONCE = 500

log = logging.getLogger(__name__)


class OwnData:
    """Export and deletion."""

    def __init__(self, context: Context, playing: Playing, stand_ins: StandIns) -> None:
        self._context = context
        self._playing = playing
        self._stand_ins = stand_ins

    # Export -------------------------------------------------------------------------------------------------------

    async def export(self, guest: Guest) -> AsyncIterator[bytes]:
        """Everything that is stored about a guest, as one object of JSON in pieces: it is read as fast as it is taken,
        and never all in memory. Of games that go on there is no record: it would tell what others hold."""
        async with self._context.database.reading() as reading:
            columns = (GuestRow.name, GuestRow.created, GuestRow.rated)
            me = (await reading.execute(select(*columns).where(GuestRow.id == guest.id))).one()
        about = {"id": guest.id, "name": me.name, "created": me.created.isoformat(), "rated": me.rated}
        head = {"manoa": "own data", "at": now().isoformat(), "guest": about}
        return self._pieces(guest, to_json(head), await self._tables(guest))

    async def _pieces(self, guest: Guest, head: bytes, tables: list[str]) -> AsyncIterator[bytes]:
        yield head.removesuffix(b"}")
        async for piece in _listed("tables", self._contents(tables, guest)):
            yield piece
        for table in _tables_of_guests():
            if table.name not in _SHARED:
                name = "said" if table.name == ChatRow.__tablename__ else table.name
                async for piece in _listed(name, self._rows(table, guest)):
                    yield piece
        yield b"}"

    async def _contents(self, tables: list[str], guest: Guest) -> AsyncIterator[dict[str, Any]]:
        for table_id in tables:
            content = await self._table(table_id, guest)
            if content is not None:
                yield content

    async def _rows(self, table: Rows, guest: Guest) -> AsyncIterator[dict[str, Any]]:
        """The rows of a guest. Nothing is kept open while they are taken, however long that is."""
        keys = tuple(table.primary_key.columns)
        wanted = select(table).where(_owner(table) == guest.id).order_by(*keys).limit(_ROWS_AT_ONCE)
        found: Sequence[Row[Any]] | None = None
        while found is None or len(found) == _ROWS_AT_ONCE:
            more = tuple_(*keys) > tuple_(*(found[-1]._mapping[key] for key in keys)) if found else true()
            async with self._context.database.reading() as reading:
                found = (await reading.execute(wanted.where(more))).all()
            for row in found:
                yield _plain(row)

    async def _table(self, table_id: str, guest: Guest) -> dict[str, Any] | None:
        try:
            async with self._context.open_tables.use(table_id) as table:
                facts, seats = table.facts, table.seats
            record = await self._playing.record(table_id, guest) if facts.status == FINISHED else None
        except DatabaseFailed:
            raise
        except Exception as failed:
            async with self._context.database.reading() as reading:
                stored = await queries.read_facts(reading, table_id)
                seats = (await queries.read_seats(reading, [table_id]))[table_id]
            if stored is None:
                # It was removed meanwhile.
                return None
            if not isinstance(failed, Refusal):
                log.exception("table %s can't be opened", table_id)
            facts, record = stored, None
        return {**snapshots.table_info(facts, seats, guest, (), with_invite=False), "record": record}

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
            except (DatabaseFailed, Outdated):
                raise
            except Exception:
                # What can't be opened can be deleted all the same.
                log.exception("table %s can't be opened", table_id)
                await self._delete_unopened(table_id, guest)
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

    async def _delete_unopened(self, table_id: str, guest: Guest) -> None:
        """Removes a table whose past makes no sense, where it is of no use to anybody else. Where it stays, its rows
        lose the guest with all others."""
        async with self._context.database.reading() as reading:
            facts = await queries.read_facts(reading, table_id)
            seats = (await queries.read_seats(reading, [table_id]))[table_id]
        if facts is not None and _goes_with(facts, seats, guest):
            async with self._context.database.writing() as writing:
                await queries.remove(writing, table_id)
                await self._context.notifier.notify(writing, table_id)
            self._context.viewers.changed(table_id)

    async def _delete_of(self, table: Table, guest: Guest) -> None:
        facts, own = table.facts, [table.seats[number] for number in table.seats_of(guest.id)]
        if _goes_with(facts, table.seats, guest):
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


async def _listed(name: str, items: AsyncIterator[dict[str, Any]]) -> AsyncIterator[bytes]:
    """One more part of an object of JSON: a list, item by item."""
    yield b"," + to_json(name) + b":["
    comma = b""
    async for item in items:
        yield comma + to_json(item)
        comma = b","
    yield b"]"


def _goes_with(facts: Facts, seats: Sequence[Seat], guest: Guest) -> bool:
    """Whether a table is nobody's when the guest is gone."""
    others = any(seat.guest not in (None, guest.id) for seat in seats)
    alone = not others and (facts.maker == guest.id or any(seat.guest == guest.id for seat in seats))
    # Of a table that has not begun without its maker, nobody could decide anything.
    return alone or (facts.maker == guest.id and facts.status == WAITING)


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
