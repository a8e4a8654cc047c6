"""People who go away: a bot stands in, because they are away, lent their seat, left, resigned or had no time left; they
come back; and a table's maker removes it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from manoa import bots
from manoa.server import queries, rated_games, snapshots
from manoa.server.context import Context, again_if_outdated
from manoa.server.database import FINISHED, FREE, PERSON, PLAYING, WAITING, now
from manoa.server.guests import Guest
from manoa.server.playing import Viewpoint, own_seat
from manoa.server.refusals import Refusal
from manoa.server.table import Seat, Table

# Stands in where no other bot is asked for.
_DEFAULT_BOT = bots.DEFAULT
# People who are noted as being here in one transaction.
_NOTED_AT_ONCE = 100

log = logging.getLogger(__name__)


class Claimed(Exception):
    """Another process has put a bot on the seat."""


def left(seat: Seat) -> Seat:
    """The seat after its person has got up from a running game."""
    return seat._replace(stand_in=seat.stand_in or _DEFAULT_BOT, agreed=(), left=True)


class StandIns:
    """Who plays on the seats of people who are not there."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def watch(self) -> None:
        """Notes regularly who is at which table, so that every process, also after a restart, knows how long somebody
        has been away."""
        while True:
            await asyncio.sleep(self._context.settings.seen_every)
            try:
                await self.note()
            except Exception:
                # A database that is away for a while must not end the watch for good.
                log.exception("noting who is here")

    async def note(self) -> None:
        """Notes who is at which table; so few at a time that moves in between need not wait for long."""
        present, moment = self._context.viewers.present(), now()
        for first in range(0, len(present), _NOTED_AT_ONCE):
            noted = present[first : first + _NOTED_AT_ONCE]
            async with self._context.database.writing() as writing:
                await queries.note_seen(writing, noted, moment)
            self._context.open_tables.note_seen(noted, moment)

    @again_if_outdated
    async def stand_in(self, table_id: str, guest: Guest, number: int, bot: str | None) -> dict[str, Any]:
        """A person wants a bot to play on a seat: at once on their own; on another's if its person has been away for a
        while, or as soon as all others who are here want it too."""
        wanted = bot or _DEFAULT_BOT
        bots.checked_name(wanted)
        async with self._context.open_tables.use(table_id) as table:
            seat, own = self._person_seat(table, guest, number)
            if seat.stand_in is not None:
                return self._info(table, guest)
            if seat.guest == guest.id:
                return await self._change(table, guest, seat._replace(stand_in=wanted, agreed=()))
            here = self._context.viewers.guests_at(table_id)
            if seat.guest in here:
                raise Refusal("error-seat-here", status=409, name=seat.name or "")
            agreed = sorted({*seat.agreed, *own})
            if await self._long_away(table, seat) or self._all_agree(table, seat, agreed, here):
                return await self._change(table, guest, seat._replace(stand_in=wanted, agreed=()))
            return await self._change(table, guest, seat._replace(agreed=agreed))

    @again_if_outdated
    async def take_back(self, table_id: str, guest: Guest, number: int) -> dict[str, Any]:
        """A person comes back to their seat."""
        async with self._context.open_tables.use(table_id) as table:
            seat = self._own_seat(table, guest, number)
            if table.facts.status != PLAYING:
                raise Refusal("error-not-playing", status=409)
            if seat.resigned:
                raise Refusal("error-resigned", status=409)
            if seat.stand_in is None and not seat.agreed:
                return self._info(table, guest)
            return await self._change(table, guest, seat._replace(stand_in=None, agreed=(), left=False))

    @again_if_outdated
    async def run_out(self, table_id: str) -> None:
        """Somebody's time has run out: a bot plays on. Of several processes that see it, one does it."""
        try:
            async with self._context.open_tables.use(table_id) as table:
                deadline, number = table.facts.deadline, table.person_to_move()
                if deadline is None or number is None or deadline > now():
                    return
                seat = table.seats[number]._replace(stand_in=_DEFAULT_BOT, agreed=())
                await self.change_seats(table, [seat], deadline)
        except Claimed:
            pass

    @again_if_outdated
    async def leave(self, table_id: str, guest: Guest) -> dict[str, Any]:
        """A person gets up: before the game their seats are free again, during it a bot plays on until they come
        back."""
        async with self._context.open_tables.use(table_id) as table:
            own = [table.seats[number] for number in table.seats_of(guest.id)]
            if not own:
                raise Refusal("error-no-seat", status=403)
            if table.facts.status == WAITING and table.facts.maker == guest.id:
                raise Refusal("error-maker-leaves", status=409)
            if table.facts.status == FINISHED:
                raise Refusal("error-not-playing", status=409)
            waiting = table.facts.status == WAITING
            return await self._change(table, guest, *(Seat(seat.seat, FREE) if waiting else left(seat) for seat in own))

    @again_if_outdated
    async def welcome(self, table_id: str, guest: Guest | None) -> None:
        """Somebody comes to a table: what the others had agreed on while they were away is forgotten."""
        async with self._context.open_tables.use(table_id, fresh=False) as table:
            for seat in table.seats:
                if guest is not None and seat.guest == guest.id and seat.agreed:
                    await self._change(table, guest, seat._replace(agreed=()))

    @again_if_outdated
    async def resign(self, table_id: str, guest: Guest, number: int) -> dict[str, Any]:
        """A person gives up a seat for good. A bot plays on for the others' sake; once only one person is left, the
        game is over."""
        async with self._context.open_tables.use(table_id) as table:
            seat, _ = self._person_seat(table, guest, number)
            self._own_seat(table, guest, number)
            if seat.resigned:
                return self._info(table, guest)
            stand_in = seat.stand_in or _DEFAULT_BOT
            return await self._change(table, guest, seat._replace(stand_in=stand_in, resigned=True, agreed=()))

    async def remove(self, table_id: str, guest: Guest) -> None:
        """Removes a table for its maker, unless others are still playing there."""
        async with self._context.open_tables.use(table_id) as table:
            if table.facts.maker != guest.id:
                raise Refusal("error-not-maker", status=403)
            others = [seat for seat in table.seats if seat.guest not in (None, guest.id) and not seat.resigned]
            if table.facts.status == PLAYING and others:
                raise Refusal("error-table-in-use", status=409)
            async with self._context.changing(table) as writing:
                await queries.remove(writing, table_id)
            self._context.open_tables.close(table_id)

    def _person_seat(self, table: Table, guest: Guest, number: int) -> tuple[Seat, list[int]]:
        """A person's seat at a running table, and the seats of the guest who asks, who must sit there."""
        own = table.seats_of(guest.id)
        if not own:
            raise Refusal("error-no-seat", status=403)
        if table.facts.status != PLAYING:
            raise Refusal("error-not-playing", status=409)
        if number >= len(table.seats) or table.seats[number].kind != PERSON:
            raise Refusal("error-no-person", status=409)
        return table.seats[number], own

    def _own_seat(self, table: Table, guest: Guest, number: int) -> Seat:
        own_seat(table, Viewpoint(guest, number))
        return table.seats[number]

    async def _long_away(self, table: Table, seat: Seat) -> bool:
        # Read again: the person may be at the table through another process.
        async with self._context.database.reading() as reading:
            seen = (await queries.read_seats(reading, [table.facts.id]))[table.facts.id][seat.seat].seen
        patience = timedelta(seconds=self._context.settings.away_after)
        return now() - (seen or table.facts.created) >= patience

    def _all_agree(self, table: Table, seat: Seat, agreed: list[int], here: set[str]) -> bool:
        """Whether all others who are here, and play themselves, want a bot on the seat."""
        asked = [other for other in table.seats if other.guest in here and other.stand_in is None]
        return all(other.seat in agreed for other in asked if other.guest != seat.guest)

    async def _change(self, table: Table, guest: Guest, *seats: Seat) -> dict[str, Any]:
        await self.change_seats(table, seats)
        return self._info(table, guest)

    async def change_seats(self, table: Table, seats: Sequence[Seat], deadline: datetime | None = None) -> None:
        """Stores who sits and plays on some seats of a table that the caller is using."""
        moment, back, playing = now(), None, table.facts.status == PLAYING
        for seat in seats:
            if seat.stand_in is None and table.seats[seat.seat].stand_in is not None:
                back = seat.seat
            table.seats[seat.seat] = seat
        table.update_summary()
        table.run_clock(moment, back=back)
        async with self._context.changing(table) as writing:
            if deadline is not None and not await queries.claim_deadline(writing, table.facts.id, deadline):
                raise Claimed
            await queries.change_seats(writing, table.facts, seats, table.unstored, moment)
            if playing and table.facts.status == FINISHED:
                await rated_games.rate(writing, table.facts, table.seats)
        table.chapters_stored()

    def _info(self, table: Table, guest: Guest) -> dict[str, Any]:
        return snapshots.table_info(table.facts, table.seats, guest, self._context.viewers.guests_at(table.facts.id))
