"""What somebody has learnt: which games they have played, and how far they have come in the lessons."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from manoa.kernel.lessons import follow, lesson
from manoa.kernel.line import Line
from manoa.kernel.registry import load
from manoa.server.context import Context
from manoa.server.database import FINISHED, PLAYING, LearntRow, SeatRow, TableRow, now
from manoa.server.guests import Guest


class Learnt:
    """Kept for guests, so that it is there on all their devices."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of_guest(self, guest: Guest | None) -> dict[str, Any]:
        """The games that a guest plays or has played, and the lessons that they have begun."""
        if guest is None:
            return {"played": [], "lessons": []}
        sat = select(TableRow.game).join(SeatRow, SeatRow.table_id == TableRow.id)
        sat = sat.where(SeatRow.guest == guest.id, TableRow.status.in_((PLAYING, FINISHED))).distinct()
        begun = select(LearntRow).where(LearntRow.guest == guest.id).order_by(LearntRow.game, LearntRow.lesson)
        async with self._context.database.reading() as reading:
            played = sorted(await reading.scalars(sat))
            lessons = [_info(row) for row in await reading.execute(begun)]
        return {"played": played, "lessons": lessons}

    async def keep(self, guest: Guest, game: str, name: str, answers: list[int]) -> None:
        """Notes how far a guest has come in a lesson. Once finished it stays so, however often it is begun anew."""
        taught = lesson(game, name)
        # Refuses answers that the lesson does not want.
        done = follow(taught, Line(load(taught.position)), answers)
        values: dict[str, Any] = {"answers": answers, "changed": now()}
        if done == len(taught.steps):
            values["finished"] = True
        try:
            await self._write(guest, taught.game, name, values)
        except IntegrityError:
            # Another device of theirs has begun it in this very moment.
            await self._write(guest, taught.game, name, values)

    async def _write(self, guest: Guest, game: str, name: str, values: dict[str, Any]) -> None:
        own = update(LearntRow).where(LearntRow.guest == guest.id, LearntRow.game == game, LearntRow.lesson == name)
        async with self._context.database.writing() as writing:
            if (await writing.execute(own.values(**values))).rowcount == 0:
                row = {"guest": guest.id, "game": game, "lesson": name, "finished": False, **values}
                await writing.execute(insert(LearntRow).values(row))


def _info(row: Any) -> dict[str, Any]:
    return {"game": row.game, "lesson": row.lesson, "answers": row.answers, "finished": row.finished}
