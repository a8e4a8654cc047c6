"""What a finished game does to the ratings of those who want them: for each game, among people and against bots.

A finished game counts for everybody at it who has asked for ratings. Who resigned, left, or had a bot in their place at
the end comes last. A game at which somebody holds several seats never counts, nor one that ended before all rated
people had decided something, nor one that was imported: nobody has played that here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server.database import BOT, PERSON, EntryRow, GuestRow, RatingRow, now
from manoa.server.glicko import LEVEL, LOST, WON, Met, Strength, after
from manoa.server.table import Facts, Seat

PEOPLE, BOTS = "people", "bots"
# Any number; it only has to be the same in all processes that rate games of the same database.
_RATING_LOCK = 0x6D616E6F62


class Player(NamedTuple):
    """Who is rated: a guest or, by its name, a bot, wherever it sits."""

    guest: str | None
    bot: str | None


class Finish(NamedTuple):
    """A seat of somebody who is rated, and the place that counts."""

    seat: int
    player: Player
    place: int


class Change(NamedTuple):
    """What a game does to a rating."""

    finish: Finish
    before: Strength
    after: Strength


def places(result: Sequence[Sequence[int]], seats: Sequence[Seat]) -> dict[int, int]:
    """The place of each seat as it counts for its person: those for whom a bot has ended the game share the last."""
    gone = [seat.seat for seat in seats if seat.kind == PERSON and (seat.resigned or seat.stand_in is not None)]
    found: dict[int, int] = {}
    for group in (*([seat for seat in group if seat not in gone] for group in result), gone):
        found.update(dict.fromkeys(group, len(found) + 1))
    return found


def is_shared(seats: Iterable[Seat]) -> bool:
    """Whether a guest holds several seats."""
    held = [seat.guest for seat in seats if seat.guest is not None]
    return len(set(held)) < len(held)


def finishes(facts: Facts, seats: Sequence[Seat], rated: set[str]) -> list[Finish]:
    """The seats of rated people and of bots; none where a game doesn't count."""
    if facts.result is None or is_shared(seats):
        return []
    place = places(facts.result, seats)
    return [
        Finish(seat.seat, Player(seat.guest, seat.bot), place[seat.seat])
        for seat in seats
        if seat.guest in rated or (seat.kind == BOT and seat.bot is not None)
    ]


def changes(found: Sequence[Finish], pool: str, strengths: dict[Player, Strength]) -> list[Change]:
    """What a game does to all in one pool: among people, each pair of them counts; with bots, each in which one is."""
    if pool == PEOPLE:
        found = [finish for finish in found if finish.player.guest is not None]
    met: dict[Player, list[Met]] = {}
    for one in found:
        for other in found:
            between_people = one.player.guest is not None and other.player.guest is not None
            if one.player == other.player or between_people != (pool == PEOPLE):
                continue
            score = LEVEL if one.place == other.place else WON if one.place < other.place else LOST
            met.setdefault(one.player, []).append(Met(strengths.get(other.player, Strength()), score))
    first = {finish.player: finish for finish in reversed(found)}
    moved = []
    for player, games in met.items():
        before = strengths.get(player, Strength())
        moved.append(Change(first[player], before, after(before, games)))
    return moved if any(change.finish.player.guest is not None for change in moved) else []


async def rate(writing: AsyncConnection, facts: Facts, seats: Sequence[Seat]) -> None:
    """Stores what a game that has just finished does to ratings, with what finished it."""
    guests = [seat.guest for seat in seats if seat.guest is not None]
    asked = select(GuestRow.id).where(GuestRow.id.in_(guests), GuestRow.rated)
    rated = set(await writing.scalars(asked))
    found = finishes(facts, seats, rated) if rated else []
    decided = select(EntryRow.seat).distinct().where(EntryRow.table_id == facts.id)
    people = {finish.seat for finish in found if finish.player.guest is not None}
    if not people or not people <= set(await writing.scalars(decided)):
        return
    if writing.dialect.name == "postgresql":
        # One game after the other, since each begins where the last has ended; SQLite has one writer anyway.
        await writing.execute(select(func.pg_advisory_xact_lock(_RATING_LOCK)))
    if (await writing.execute(select(exists().where(RatingRow.table_id == facts.id)))).scalar_one():
        return
    moment = now()
    for pool in (PEOPLE, BOTS):
        strengths = await _strengths(writing, facts.game, pool, {finish.player for finish in found})
        rows = [
            {
                "table_id": facts.id,
                "game": facts.game,
                "pool": pool,
                "at": moment,
                "seat": change.finish.seat,
                "place": change.finish.place,
                **change.finish.player._asdict(),
                "rating_before": change.before.rating,
                "deviation_before": change.before.deviation,
                **change.after._asdict(),
            }
            for change in changes(found, pool, strengths)
        ]
        if rows:
            await writing.execute(insert(RatingRow), rows)


async def forget(writing: AsyncConnection, guest: str) -> None:
    """Of somebody who deletes everything, only that somebody stays whom others have met; bots need not remember."""
    await writing.execute(update(RatingRow).where(RatingRow.guest == guest).values(guest=None))
    named = select(RatingRow.table_id).where(RatingRow.guest.is_not(None))
    await writing.execute(delete(RatingRow).where(RatingRow.table_id.not_in(named)))


def last_rows(*wanted: ColumnElement[bool]) -> Select[Any]:
    """The last row of each guest and bot in each game and pool, and how many there are."""
    by = (RatingRow.game, RatingRow.pool, RatingRow.guest, RatingRow.bot)
    somebody = or_(RatingRow.guest.is_not(None), RatingRow.bot.is_not(None))
    counted = select(func.max(RatingRow.id).label("last"), func.count().label("games"))
    found = counted.where(somebody, *wanted).group_by(*by).subquery()
    return select(*RatingRow.__table__.columns, found.c.games).join(found, found.c.last == RatingRow.id)


async def _strengths(reading: AsyncConnection, game: str, pool: str, players: set[Player]) -> dict[Player, Strength]:
    guests = [player.guest for player in players if player.guest is not None]
    bots = [player.bot for player in players if player.bot is not None]
    whose = or_(RatingRow.guest.in_(guests), RatingRow.bot.in_(bots))
    rows = await reading.execute(last_rows(RatingRow.game == game, RatingRow.pool == pool, whose))
    return {Player(row.guest, row.bot): Strength(row.rating, row.deviation, row.volatility) for row in rows}
