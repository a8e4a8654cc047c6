"""What is shown of ratings: only of those who want them now, and of bots."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select, update

from manoa.server.context import Context
from manoa.server.database import GuestRow, RatingRow
from manoa.server.guests import Guest
from manoa.server.playing import check_admitted
from manoa.server.rated_games import BOTS, PEOPLE, last_rows

# A rating is doubtful from this deviation on.
_SURE_BELOW = 110.0
_MOST_LISTED = 100


class Ratings:
    """How people stand, and who is best."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of_guest(self, guest: Guest) -> dict[str, Any]:
        """Whether the guest wants ratings, and how they stand if so."""
        async with self._context.database.reading() as reading:
            wants = (await reading.scalars(select(GuestRow.rated).where(GuestRow.id == guest.id))).one()
            last = last_rows(RatingRow.guest == guest.id).order_by(RatingRow.game, RatingRow.pool.desc())
            rows = (await reading.execute(last)).all() if wants else []
        return {"on": wants, "ratings": [{"game": row.game, "pool": row.pool, **_shown(row)} for row in rows]}

    async def want(self, guest: Guest, wants: bool) -> dict[str, Any]:
        """The guest wants ratings from now on, or wants none: what there is of them is hidden then."""
        async with self._context.database.writing() as writing:
            await writing.execute(update(GuestRow).where(GuestRow.id == guest.id).values(rated=wants))
        return await self.of_guest(guest)

    async def at_table(self, table_id: str, guest: Guest | None) -> list[dict[str, Any]]:
        """How those at a table stand in its game; and what this one did to them, once it is finished."""
        async with self._context.open_tables.use(table_id) as table:
            check_admitted(table, guest)
            game, seats = table.facts.game, [*table.seats]
        guests = [seat.guest for seat in seats if seat.guest is not None]
        bots = [seat.bot for seat in seats if seat.bot is not None]
        whose = or_(RatingRow.guest.in_(guests), RatingRow.bot.in_(bots))
        async with self._context.database.reading() as reading:
            wanting = set(await reading.scalars(select(GuestRow.id).where(GuestRow.id.in_(guests), GuestRow.rated)))
            last = (await reading.execute(last_rows(RatingRow.game == game, whose))).all()
            columns = RatingRow.__table__.columns
            here = (await reading.execute(select(*columns).where(RatingRow.table_id == table_id))).all()
        shown = {(row.pool, row.guest, row.bot): {**_shown(row), "change": None} for row in last}
        # After a game it is shown how that has left them, whatever came later.
        shown |= {(row.pool, row.guest, row.bot): {**_shown(row), "change": _change(row)} for row in here}
        return [
            {"seat": seat.seat, "pool": pool, **shown[pool, seat.guest, seat.bot]}
            for seat in seats
            if seat.guest in wanting or seat.bot is not None
            for pool in (PEOPLE, BOTS)
            if (pool, seat.guest, seat.bot) in shown
        ]

    async def best(self, game: str, pool: str, guest: Guest | None) -> list[dict[str, Any]]:
        """The leaderboard of a game: the best first, those of whom little is known after all others."""
        wanted = last_rows(RatingRow.game == game, RatingRow.pool == pool).add_columns(GuestRow.name)
        wanted = wanted.outerjoin(GuestRow, GuestRow.id == RatingRow.guest)
        wanted = wanted.where(or_(RatingRow.bot.is_not(None), GuestRow.rated))
        order = (RatingRow.deviation >= _SURE_BELOW, RatingRow.rating.desc(), RatingRow.id)
        async with self._context.database.reading() as reading:
            rows = (await reading.execute(wanted.order_by(*order).limit(_MOST_LISTED))).all()
        return [
            {
                "name": row.name,
                "bot": row.bot,
                "mine": guest is not None and row.guest == guest.id,
                "games": row.games,
                **_shown(row),
            }
            for row in rows
        ]


def _shown(row: Any) -> dict[str, Any]:
    return {"rating": round(row.rating), "deviation": round(row.deviation), "sure": row.deviation < _SURE_BELOW}


def _change(row: Any) -> int:
    """As the numbers that are shown differ."""
    return int(round(row.rating) - round(row.rating_before))
