"""The SQL: how tables are read from the database and written to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, bindparam, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server.chapters import Chapter
from manoa.server.database import (
    BOT,
    FINISHED,
    FREE,
    PLAYING,
    WAITING,
    AnalysisRow,
    BlockRow,
    Change,
    ChapterRow,
    ChatRow,
    EntryRow,
    GuestRow,
    MuteRow,
    SeatRow,
    StretchRow,
    TableRow,
    now,
)
from manoa.server.table import SPECTATOR, ChatLine, Entry, Facts, Mute, Seat
from manoa.server.writer import Outdated

CHAT_SHOWN = 100
_FACTS = tuple(TableRow.__table__.columns)

# What every move needs is built once: building a statement takes SQLAlchemy longer than running it takes SQLite.
_SUMMARY = ("status", "turn", "round", "ply", "result", "times", "deadline")
_UPDATE_SUMMARY = (
    update(TableRow)
    # What another process has stored since the table was read must not be overwritten by what was true before.
    .where(TableRow.id == bindparam("table_id"), TableRow.revision == bindparam("known_revision"))
    .values(
        # Where something happens, the table is no longer put away.
        revision=TableRow.revision + 1,
        archived=None,
        **{name: bindparam(f"new_{name}") for name in ("changed", *_SUMMARY)},
    )
)
_ENTRY = {column.key: bindparam(f"entry_{column.key}", type_=column.type) for column in EntryRow.__table__.columns}
_INSERT_ENTRY = insert(EntryRow).values(_ENTRY)
# The two together are a move.
APPEND = Change(
    _UPDATE_SUMMARY,
    EntryRow,
    _ENTRY,
    announced=select(func.pg_notify(bindparam("channel"), bindparam("message"))),
)
_INSERT_CHAPTER = insert(ChapterRow)
_UPDATE_SEEN = (
    update(SeatRow)
    # Not by the index of guests: the few seats of a table are found sooner than all of a guest.
    .where(SeatRow.table_id == bindparam("at_table"), func.coalesce(SeatRow.guest, "") == bindparam("of_guest"))
    .values(seen=bindparam("moment"))
)


async def read_facts(reading: AsyncConnection, table_id: str) -> Facts | None:
    """A table's row."""
    row = (await reading.execute(select(*_FACTS).where(TableRow.id == table_id))).one_or_none()
    return None if row is None else Facts(**row._mapping)


async def read_seats(reading: AsyncConnection, table_ids: list[str]) -> dict[str, list[Seat]]:
    """The seats of tables, in order."""
    columns = [getattr(SeatRow, name) for name in ("table_id", *Seat._fields)]
    rows = await reading.execute(select(*columns).where(SeatRow.table_id.in_(table_ids)).order_by(SeatRow.seat))
    seats: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
    for table_id, *seat in rows:
        seats[table_id].append(Seat(*seat))
    return seats


async def read_entries(reading: AsyncConnection, table_id: str, after: int) -> list[Entry]:
    """The entries beyond the first `after` ones."""
    columns = (EntryRow.kind, EntryRow.seat, EntryRow.action, EntryRow.word)
    wanted = select(*columns).where(EntryRow.table_id == table_id, EntryRow.ply > after).order_by(EntryRow.ply)
    return [Entry(*row) for row in await reading.execute(wanted)]


async def read_chapter(reading: AsyncConnection, table_id: str, most: int | None = None) -> Chapter | None:
    """The last chapter, or the last with at most so many moves up to its end; without what happened in it."""
    wanted = select(ChapterRow.moves, ChapterRow.ply, ChapterRow.version, ChapterRow.state)
    wanted = wanted.where(ChapterRow.table_id == table_id)
    if most is not None:
        wanted = wanted.where(ChapterRow.moves <= most)
    row = (await reading.execute(wanted.order_by(ChapterRow.moves.desc()).limit(1))).one_or_none()
    return None if row is None else Chapter(*row, actions=b"", log=b"")


async def read_chapters(
    reading: AsyncConnection, table_id: str, part: str, after: int, limit: int | None = None
) -> Sequence[tuple[int, bytes]]:
    """One part of each chapter that ends later than after so many moves, with the number of moves at its end."""
    wanted = select(ChapterRow.moves, getattr(ChapterRow, part))
    wanted = wanted.where(ChapterRow.table_id == table_id, ChapterRow.moves > after)
    return [(moves, stored) for moves, stored in await reading.execute(wanted.order_by(ChapterRow.moves).limit(limit))]


async def read_chat(reading: AsyncConnection, table_id: str) -> list[ChatLine]:
    """The last lines of the chat, in order."""
    columns = (ChatRow.id, ChatRow.name, ChatRow.seat, ChatRow.text, ChatRow.at, ChatRow.guest)
    wanted = select(*columns).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc()).limit(CHAT_SHOWN)
    return [ChatLine(*row) for row in await reading.execute(wanted)][::-1]


async def read_mutes(reading: AsyncConnection, table_id: str) -> list[Mute]:
    """Who does not want to hear whom at a table."""
    columns = (MuteRow.id, MuteRow.guest, MuteRow.muted, GuestRow.name)
    wanted = select(*columns).outerjoin(GuestRow, GuestRow.id == MuteRow.muted).where(MuteRow.table_id == table_id)
    return [Mute(*row) for row in await reading.execute(wanted.order_by(MuteRow.id))]


async def read_blocked(reading: AsyncConnection, maker: str | None) -> frozenset[str]:
    """The guests whom a guest does not want at the tables that they make."""
    if maker is None:
        return frozenset()
    return frozenset(await reading.scalars(select(BlockRow.blocked).where(BlockRow.guest == maker)))


async def read_list(reading: AsyncConnection, which: str, guest: str | None, limit: int) -> list[Facts]:
    """Tables for the lobby, the last changed first: open ones, a guest's own, finished ones; or those of a guest that
    were put away, or that the guest has left. Before all others of the guest's own come those that wait for them, the
    longest first."""
    seated = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest == guest)
    left = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest == guest, SeatRow.left)
    # Without a guest, nothing is anybody's own: a comparison with NULL would be, with tables that have no maker.
    mine: ColumnElement[bool] = or_(TableRow.maker == guest, seated) if guest is not None else TableRow.id.is_(None)
    going, kept = TableRow.status.in_((WAITING, PLAYING)), TableRow.archived.is_(None)
    chosen = {
        "open": TableRow.open & going & kept,
        "mine": mine & going & kept & ~left,
        "finished": (TableRow.open | mine) & (TableRow.status == FINISHED) & kept,
        "archive": mine & or_(TableRow.archived.is_not(None), left & (TableRow.status == PLAYING)),
    }[which]
    turn = exists().where(
        *(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.turn),
        *(SeatRow.guest == guest, SeatRow.stand_in.is_(None)),
    )
    waiting = (turn.desc(), case((turn, TableRow.changed))) if which == "mine" else ()
    ordered = select(*_FACTS).where(chosen).order_by(*waiting, TableRow.changed.desc())
    rows = await reading.execute(ordered.limit(limit))
    return [Facts(**row._mapping) for row in rows]


async def read_bots_to_move(reading: AsyncConnection, unchanged_since: datetime) -> list[str]:
    """The running tables at which it has been a bot's turn since then."""
    joined = select(TableRow.id).join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.turn))
    return list(
        await reading.scalars(
            joined.where(
                TableRow.status == PLAYING,
                TableRow.archived.is_(None),
                or_(SeatRow.kind == BOT, SeatRow.stand_in.is_not(None)),
                TableRow.changed <= unchanged_since,
            )
        )
    )


async def write_table(
    writing: AsyncConnection,
    facts: Facts,
    seats: list[Seat],
    entries: Sequence[Entry] = (),
    chapters: Sequence[Chapter] = (),
) -> None:
    """A new table."""
    await writing.execute(insert(TableRow).values(**vars(facts)))
    await writing.execute(insert(SeatRow), [_row(facts.id, seat) for seat in seats])
    rows = [
        {"table_id": facts.id, "ply": ply, "at": facts.created, **entry._asdict()}
        for ply, entry in enumerate(entries, start=1)
    ]
    if rows:
        await writing.execute(insert(EntryRow), rows)
    await write_chapters(writing, facts.id, chapters)


async def write_chapters(writing: AsyncConnection, table_id: str, chapters: Sequence[Chapter]) -> None:
    """Chapters that have ended."""
    if chapters:
        await writing.execute(_INSERT_CHAPTER, [{"table_id": table_id, **chapter._asdict()} for chapter in chapters])


async def replace_chapters(writing: AsyncConnection, table_id: str, chapters: Sequence[Chapter]) -> None:
    """All chapters, made anew."""
    await writing.execute(delete(ChapterRow).where(ChapterRow.table_id == table_id))
    await write_chapters(writing, table_id, chapters)


def _row(table_id: str, seat: Seat) -> dict[str, Any]:
    return {"table_id": table_id, **seat._asdict(), "agreed": list(seat.agreed)}


async def touch(writing: AsyncConnection, facts: Facts, *, as_read: bool = False) -> None:
    """Notes a change of a table. Comes first in a transaction: the lock on the row queues all who change the table.
    With `as_read`, it is Outdated if another process has changed the table since it was read."""
    moment = now()
    noted = update(TableRow).where(TableRow.id == facts.id)
    if as_read:
        noted = noted.where(TableRow.revision == facts.revision)
    found = await writing.execute(noted.values(revision=TableRow.revision + 1, changed=moment, archived=None))
    if as_read and found.rowcount == 0:
        raise Outdated
    note_change(facts, moment)


async def change_seats(
    writing: AsyncConnection, facts: Facts, seats: Iterable[Seat], chapters: Sequence[Chapter], moment: datetime
) -> None:
    """Who plays on some seats has changed, and with it perhaps how the table stands. Comes first in a transaction, and
    is Outdated if another process has changed the table since it was read."""
    await _update_summary(writing, facts, moment)
    for seat in seats:
        place = update(SeatRow).where(SeatRow.table_id == facts.id, SeatRow.seat == seat.seat)
        row = _row(facts.id, seat)
        # When somebody was seen is noted elsewhere, and may be newer there.
        del row["seen"]
        await writing.execute(place.values(row))
    await write_chapters(writing, facts.id, chapters)


async def claim_deadline(writing: AsyncConnection, table_id: str, deadline: datetime) -> bool:
    """Ends the wait for a deadline; False if another process has done so."""
    waiting = update(TableRow).where(TableRow.id == table_id, TableRow.deadline == deadline)
    return (await writing.execute(waiting.values(deadline=None))).rowcount == 1


async def read_overdue(reading: AsyncConnection, moment: datetime) -> list[str]:
    """The tables at which somebody's time has run out."""
    late = select(TableRow.id).where(TableRow.deadline <= moment, TableRow.archived.is_(None))
    return list(await reading.scalars(late.order_by(TableRow.deadline)))


async def note_seen(writing: AsyncConnection, present: Iterable[tuple[str, str]], moment: datetime) -> None:
    """Notes that guests were at tables at that moment. It is no change of the tables."""
    rows = [{"at_table": table_id, "of_guest": guest, "moment": moment} for table_id, guest in present]
    await writing.execute(_UPDATE_SEEN, rows)


async def remove(writing: AsyncConnection, table_id: str) -> None:
    """Removes a table with all that belongs to it."""
    for row in (StretchRow, AnalysisRow, ChapterRow, EntryRow, ChatRow, MuteRow, SeatRow):
        await writing.execute(delete(row).where(row.table_id == table_id))
    await writing.execute(delete(TableRow).where(TableRow.id == table_id))


async def begin(writing: AsyncConnection, facts: Facts) -> None:
    """The last seat was taken; the game starts. Part of a change that was noted already."""
    values = {name: getattr(facts, name) for name in ("status", "turn", "times", "deadline")}
    await writing.execute(update(TableRow).where(TableRow.id == facts.id).values(values))


async def append(
    writing: AsyncConnection,
    facts: Facts,
    entry: Entry,
    chapters: Sequence[Chapter] = (),
    moment: datetime | None = None,
) -> None:
    """Adds an entry at the ply in the facts; Outdated if another process has changed the table since it was read."""
    moment = moment or now()
    await _update_summary(writing, facts, moment)
    await writing.execute(_INSERT_ENTRY, _entry_values(facts, entry, moment))
    await write_chapters(writing, facts.id, chapters)


def append_values(facts: Facts, entry: Entry, moment: datetime) -> dict[str, Any]:
    """What APPEND needs to add an entry at the ply in the facts."""
    return {**_summary_values(facts, moment), **_entry_values(facts, entry, moment)}


def _entry_values(facts: Facts, entry: Entry, moment: datetime) -> dict[str, Any]:
    row = {"table_id": facts.id, "ply": facts.ply, "at": moment, **entry._asdict()}
    return {f"entry_{name}": value for name, value in row.items()}


def _summary_values(facts: Facts, moment: datetime) -> dict[str, Any]:
    summary = {f"new_{name}": getattr(facts, name) for name in _SUMMARY}
    return {"table_id": facts.id, "known_revision": facts.revision, "new_changed": moment, **summary}


async def _update_summary(writing: AsyncConnection, facts: Facts, moment: datetime) -> None:
    if (await writing.execute(_UPDATE_SUMMARY, _summary_values(facts, moment))).rowcount == 0:
        raise Outdated
    note_change(facts, moment)


def note_change(facts: Facts, moment: datetime) -> None:
    """The facts as the database has them after a change at that moment."""
    facts.revision += 1
    facts.changed, facts.archived = moment, None


async def take_seat(writing: AsyncConnection, table_id: str, seat: Seat) -> bool:
    """Puts somebody on a free seat; False if it is no longer free."""
    place = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat.seat, SeatRow.kind == FREE)
    taken = await writing.execute(place.values(_row(table_id, seat)))
    return taken.rowcount == 1


async def count_free(writing: AsyncConnection, table_id: str) -> int:
    """How many seats are free."""
    wanted = select(func.count()).where(SeatRow.table_id == table_id, SeatRow.kind == FREE)
    return (await writing.execute(wanted)).scalar_one()


async def count_imported(writing: AsyncConnection, guest: str) -> int:
    """How many records a guest has imported: finished tables at which nobody sits."""
    seated = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest.is_not(None))
    wanted = select(func.count()).where(TableRow.maker == guest, TableRow.status == FINISHED, ~seated)
    return (await writing.execute(wanted)).scalar_one()


async def append_chat(
    writing: AsyncConnection, table_id: str, seat: int | None, name: str, text: str, guest: str
) -> ChatLine:
    """Adds a line to the chat."""
    moment, place = now(), SPECTATOR if seat is None else seat
    row = insert(ChatRow).values(table_id=table_id, seat=place, name=name, text=text, at=moment, guest=guest)
    number = (await writing.execute(row.returning(ChatRow.id))).scalar_one()
    return ChatLine(number, name, place, text, moment, guest)
