"""Analyses of finished games: who may ask for one, how far it is, and what it has to say. The work is `Analysing`'s."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.bots.analysis import VERSION, turning_points
from manoa.server.analysing import Analysing, in_order
from manoa.server.context import Context
from manoa.server.database import ASKED, DONE, FAILED, FINISHED, AnalysisRow, StretchRow, now
from manoa.server.guests import Guest
from manoa.server.playing import check_admitted
from manoa.server.refusals import Refusal
from manoa.server.table import Facts

# Games that one guest may have waiting at once, and that all may have.
_MOST_OF_ONE = 3
_MOST = 200


class Analyses:
    """What people ask about analyses."""

    def __init__(self, context: Context, analysing: Analysing) -> None:
        self._context = context
        self._analysing = analysing

    async def look(self, table_id: str, guest: Guest | None) -> dict[str, Any]:
        """An Analysis, as far as it is."""
        facts = await self._finished(table_id, guest)
        async with self._context.database.reading() as reading:
            return await self._told(reading, facts)

    async def ask(self, table_id: str, guest: Guest) -> dict[str, Any]:
        """Puts a game in the queue, unless it is there, or done."""
        facts = await self._finished(table_id, guest)
        try:
            async with self._context.database.writing() as writing:
                await self._enqueue(writing, facts, guest)
        except IntegrityError:
            # Another process has put it there.
            pass
        self._analysing.wake()
        async with self._context.database.reading() as reading:
            return await self._told(reading, facts)

    async def _finished(self, table_id: str, guest: Guest | None) -> Facts:
        """A table whose record the guest may see: it is finished, and nobody keeps the guest away."""
        async with self._context.open_tables.use(table_id) as table:
            check_admitted(table, guest)
            if table.facts.status != FINISHED:
                raise Refusal("error-not-finished", status=403)
            return table.facts

    async def _enqueue(self, writing: AsyncConnection, facts: Facts, guest: Guest) -> None:
        # What another version has judged, or failed at, is begun again.
        old = AnalysisRow.table_id == facts.id, AnalysisRow.version != VERSION
        if (await writing.execute(delete(AnalysisRow).where(*old))).rowcount:
            await writing.execute(delete(StretchRow).where(StretchRow.table_id == facts.id))
        row = (await writing.execute(select(AnalysisRow.status).where(AnalysisRow.table_id == facts.id))).one_or_none()
        if row is not None and row.status != FAILED:
            return
        waiting = select(func.count()).where(AnalysisRow.status == ASKED, AnalysisRow.version == VERSION)
        if (await writing.execute(waiting.where(AnalysisRow.guest == guest.id))).scalar_one() >= _MOST_OF_ONE:
            raise Refusal("error-analyses-own", status=429, most=_MOST_OF_ONE)
        if (await writing.execute(waiting)).scalar_one() >= _MOST:
            raise Refusal("error-analyses-all", status=503)
        values = {"status": ASKED, "guest": guest.id, "asked": now()}
        if row is not None:
            await writing.execute(update(AnalysisRow).where(AnalysisRow.table_id == facts.id).values(values))
        else:
            await writing.execute(insert(AnalysisRow).values(table_id=facts.id, version=VERSION, **values))

    async def _told(self, reading: AsyncConnection, facts: Facts) -> dict[str, Any]:
        columns = (AnalysisRow.status, AnalysisRow.stretches)
        wanted = select(*columns).where(AnalysisRow.table_id == facts.id, AnalysisRow.version == VERSION)
        row = (await reading.execute(wanted)).one_or_none()
        turns = [] if row is None else await read_stretches(reading, facts.id)
        end = _shares(facts, turns)
        ahead = await in_order(reading) if row is not None and row.status == ASKED and not turns else []
        return {
            "status": "none" if row is None else row.status,
            "ahead": ahead.index(facts.id) if facts.id in ahead else 0,
            "stretches": None if row is None else row.stretches,
            "turns": turns,
            "turning_points": turning_points(turns, end) if row is not None and row.status == DONE else [],
            "end": end,
        }


async def read_stretches(reading: AsyncConnection, table_id: str) -> list[dict[str, Any]]:
    """What was stored of an analysis, in order."""
    wanted = select(StretchRow.told).where(StretchRow.table_id == table_id).order_by(StretchRow.number)
    return list(await reading.scalars(wanted))


def _shares(facts: Facts, turns: list[dict[str, Any]]) -> list[float]:
    """Each seat's share of the victory. A record that ends before its game does has none, and the chances stay."""
    if facts.result is None:
        return list(turns[-1]["chances"]) if turns else []
    winners = facts.result[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(facts.players)]
