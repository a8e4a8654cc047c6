"""What somebody has played here, and how it went: counted from the finished tables at which they sat.

A game in which they held several seats has no place that is theirs, and is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import and_, func, select
from sqlalchemy.orm import aliased

from manoa.server.context import Context
from manoa.server.database import FINISHED, PERSON, EntryRow, SeatRow, TableRow
from manoa.server.guests import Guest
from manoa.server.rated_games import BOTS, PEOPLE, places
from manoa.server.table import Seat

_MOST_SHOWN = 20


class Played(NamedTuple):
    """A finished game of somebody's."""

    table: str
    game: str
    players: int
    at: datetime
    place: int
    won: bool
    against: str
    others: list[Seat]


class Results:
    """Results and statistics."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of_guest(self, guest: Guest) -> dict[str, Any]:
        """How often they played and won, at which places they came, in a row, and what came last."""
        played = await self._played(guest)
        kinds = sorted({(one.game, one.players, one.against) for one in played})
        streak, best = _streaks(played)
        return {
            "played": len(played),
            "won": sum(one.won for one in played),
            "streak": streak,
            "best_streak": best,
            "kinds": [
                _counted(kind, [one for one in played if (one.game, one.players, one.against) == kind])
                for kind in kinds
            ],
            "last": [_shown(one) for one in played[: -_MOST_SHOWN - 1 : -1]],
        }

    async def _played(self, guest: Guest) -> list[Played]:
        """All finished games of a guest, the first first, by one query: a row for each seat at each of them."""
        own, last = aliased(SeatRow), EntryRow
        seats = [getattr(SeatRow, name) for name in Seat._fields]
        ended = func.coalesce(last.at, TableRow.created).label("ended")
        facts = (TableRow.id, TableRow.game, TableRow.players, TableRow.result, ended)
        wanted = (
            select(*facts, *seats)
            .join(own, and_(own.table_id == TableRow.id, own.guest == guest.id))
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .outerjoin(last, and_(last.table_id == TableRow.id, last.ply == TableRow.ply))
            .where(TableRow.status == FINISHED)
            .order_by(ended, TableRow.id, SeatRow.seat)
        )
        async with self._context.database.reading() as reading:
            rows = (await reading.execute(wanted)).all()
        tables = ([*group] for _, group in groupby(rows, lambda row: row.id))
        found = (_played(guest, group[0], [Seat(*row[len(facts) :]) for row in group]) for group in tables)
        return [one for one in found if one is not None]


def _played(guest: Guest, facts: Any, seats: Sequence[Seat]) -> Played | None:
    mine = [seat.seat for seat in seats if seat.guest == guest.id]
    if len(mine) > 1 or not facts.result:
        return None
    place = places(facts.result, seats)
    others = [seat for seat in seats if seat.seat not in mine]
    # Where all share the first place, nobody has won.
    won = place[mine[0]] == 1 and set(place.values()) != {1}
    against = PEOPLE if any(seat.kind == PERSON for seat in others) else BOTS
    return Played(facts.id, facts.game, facts.players, facts.ended, place[mine[0]], won, against, others)


def _counted(kind: tuple[str, int, str], played: Sequence[Played]) -> dict[str, Any]:
    game, players, against = kind
    return {
        "game": game,
        "players": players,
        "against": against,
        "played": len(played),
        "won": sum(one.won for one in played),
        "mean_place": round(sum(one.place for one in played) / len(played), 2),
    }


def _streaks(played: Iterable[Played]) -> tuple[int, int]:
    """How many games were won in a row: up to now, and at best."""
    streak = best = 0
    for one in played:
        streak = streak + 1 if one.won else 0
        best = max(best, streak)
    return streak, best


def _shown(one: Played) -> dict[str, Any]:
    return {
        "table": one.table,
        "game": one.game,
        "players": one.players,
        "at": one.at.isoformat(),
        "place": one.place,
        "won": one.won,
        "others": [{"name": seat.name, "bot": seat.bot} for seat in one.others],
    }
