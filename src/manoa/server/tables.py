"""Tables before and after play: making one, joining, bots on free seats, rematches, imported records."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import Any

from sqlalchemy import update

from manoa import bots
from manoa.kernel.errors import BadRecord
from manoa.kernel.game import Options
from manoa.kernel.records import FROM_POSITION, Record, record_of
from manoa.server import chance, queries, snapshots
from manoa.server.chapters import Action
from manoa.server.clocks import Clock, checked
from manoa.server.context import Context, again_if_outdated
from manoa.server.database import ACTION, BOT, FINISHED, FREE, PERSON, PLAYING, WAITING, TableRow, now
from manoa.server.guests import Guest, NoGuest
from manoa.server.lookalikes import told_apart
from manoa.server.playing import check_admitted
from manoa.server.refusals import Refusal
from manoa.server.table import Entry, Facts, Seat, Table

# In an imported record. Whole games have some hundreds.
_MOST_ACTIONS = 20_000
# Imported records that a guest may keep.
MOST_IMPORTED = 200


class Tables:
    """The lobby's side of tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def info(self, table_id: str, guest: Guest | None) -> dict[str, Any]:
        """A TableInfo."""
        async with self._context.open_tables.use(table_id) as table:
            check_admitted(table, guest)
            return self._info(table, guest)

    async def list_tables(self, which: str, guest: Guest | None, limit: int) -> list[dict[str, Any]]:
        """The tables of one of the lobby's lists, from their rows alone: none is opened."""
        async with self._context.database.reading() as reading:
            found = await queries.read_list(reading, which, guest.id if guest is not None else None, limit)
            seats = await queries.read_seats(reading, [facts.id for facts in found])
        here = self._context.viewers.guests_at
        return [
            snapshots.table_info(facts, seats[facts.id], guest, here(facts.id), with_invite=False) for facts in found
        ]

    async def make(
        self, guest: Guest, game: str, options: Options, seats: list[Seat], is_open: bool, clock: Clock | None = None
    ) -> dict[str, Any]:
        """A new table, which begins at once if no seat is free."""
        for seat in seats:
            if seat.bot is not None:
                bots.checked_name(seat.bot)
        opening = Record(game, len(seats), chance.deal(), options)
        facts = facts_of(opening, guest.id, is_open, _status(seats))
        facts.clock = checked(clock)
        Table(facts, seats).run_clock(facts.created)
        async with self._context.database.writing() as writing:
            await queries.write_table(writing, facts, seats)
        self._context.viewers.changed(facts.id)
        return await self.info(facts.id, guest)

    # Joining ------------------------------------------------------------------------------------------------------

    @again_if_outdated
    async def join(self, table_id: str, guest: Guest | None, invite: str | None, sit: bool = True) -> dict[str, Any]:
        """A person takes the first free seat, or only asks whether they could. Whoever sits there already keeps their
        seat; a name is asked for only if there is a seat to take."""
        async with self._context.open_tables.use(table_id) as table:
            if guest is not None and table.seats_of(guest.id):
                return self._info(table, guest)
            check_admitted(table, guest)
            free = table.free_seats()
            if not table.facts.open:
                right = hmac.compare_digest((invite or "").encode(), table.facts.invite.encode())
                # An invite that is used up is no better than a wrong one, and the answer is the same.
                if not right or not free:
                    raise Refusal("error-invite", status=403)
            if not free:
                raise Refusal("error-table-full", status=409)
            if not sit:
                return self._info(table, guest)
            if guest is None:
                raise NoGuest
            name = told_apart(guest.name, (seat.name for seat in table.seats if seat.name is not None))
            await self._sit(table, Seat(free[0], PERSON, guest.id, name, seen=now()))
            return self._info(table, guest)

    @again_if_outdated
    async def fill(self, table_id: str, guest: Guest, seat: int, bot: str) -> dict[str, Any]:
        """The maker puts a bot on a free seat."""
        bots.checked_name(bot)
        async with self._context.open_tables.use(table_id) as table:
            if table.facts.maker != guest.id:
                raise Refusal("error-not-maker", status=403)
            if seat not in table.free_seats():
                raise Refusal("error-seat-taken", status=409)
            await self._sit(table, Seat(seat, BOT, bot=bot))
            return self._info(table, guest)

    async def _sit(self, table: Table, seat: Seat) -> None:
        facts = table.facts
        async with self._context.changing(table) as writing:
            await queries.touch(writing, facts, as_read=True)
            if not await queries.take_seat(writing, facts.id, seat):
                # Another process was quicker; asking again gets the next free seat.
                raise Refusal("error-seat-taken", status=409)
            table.seats[seat.seat] = seat
            # Counted in the transaction: another process may have filled the other seats.
            if await queries.count_free(writing, facts.id) == 0:
                facts.status = PLAYING
                table.update_summary()
                table.run_clock(now())
                await queries.begin(writing, facts)

    # After a game -------------------------------------------------------------------------------------------------

    async def rematch(self, table_id: str, guest: Guest) -> dict[str, Any]:
        """The same people and bots again. Whoever asks second joins the table of the first."""
        async with self._context.open_tables.use(table_id) as table:
            if not table.seats_of(guest.id):
                raise Refusal("error-no-seat", status=403)
            if table.facts.status != FINISHED:
                raise Refusal("error-not-finished", status=409)
            if table.facts.rematch is None:
                await self._make_rematch(table, guest)
            new = table.facts.rematch
        assert new is not None
        self._context.viewers.changed(new)
        return await self.info(new, guest)

    async def _make_rematch(self, table: Table, guest: Guest) -> None:
        old = table.facts
        opening = Record(old.game, old.players, chance.deal(), _rematch_options(old))
        async with self._context.database.reading() as reading:
            blocked = await queries.read_blocked(reading, guest.id)
        seats = [seat.for_rematch(blocked) for seat in table.seats]
        new = facts_of(opening, guest.id, old.open, _status(seats))
        new.clock = old.clock
        Table(new, seats).run_clock(new.created)
        async with self._context.changing(table) as writing:
            await queries.touch(writing, old)
            unset = update(TableRow).where(TableRow.id == old.id, TableRow.rematch.is_(None))
            if (await writing.execute(unset.values(rematch=new.id))).rowcount == 1:
                await queries.write_table(writing, new, seats)
                old.rematch = new.id
            else:
                found = await queries.read_facts(writing, old.id)
                old.rematch = found.rematch if found is not None else None

    async def play_on(self, table_id: str, guest: Guest, moves: int, bot: str) -> dict[str, Any]:
        """A new table whose first entries are those of a finished game; with them, what lies hidden is as it was. The
        asker sits where it is to decide, bots everywhere else."""
        bots.checked_name(bot)
        async with self._context.open_tables.use(table_id) as old:
            check_admitted(old, guest)
            if old.facts.status != FINISHED:
                raise Refusal("error-not-finished", status=403)
            if moves > old.moves:
                raise Refusal("error-record-ply", status=422, value=moves, most=old.moves)
            facts = old.facts
            actions = (await self._context.archive.actions(old))[:moves]
        table, entries = await asyncio.to_thread(_begun, facts, actions, guest, bot)
        async with self._context.database.writing() as writing:
            await queries.write_table(writing, table.facts, table.seats, entries, table.unstored)
        self._context.viewers.changed(table.facts.id)
        return await self.info(table.facts.id, guest)

    async def import_record(self, guest: Guest, content: dict[str, Any]) -> dict[str, Any]:
        """A record from a file, as a finished table to look at. Of those, nobody keeps more than some."""
        actions = content.get("actions")
        if isinstance(actions, list) and len(actions) > _MOST_ACTIONS:
            raise Refusal("error-record-too-long", status=422, most=_MOST_ACTIONS)
        # Replaying a long one takes a while, and others must not wait for it.
        table, entries = await asyncio.to_thread(_read_record, content, guest.id)
        async with self._context.database.writing() as writing:
            await queries.write_table(writing, table.facts, table.seats, entries, table.unstored)
            if await queries.count_imported(writing, guest.id) > MOST_IMPORTED:
                raise Refusal("error-too-many-records", status=409, most=MOST_IMPORTED)
        return self._info(table, guest)

    def _info(self, table: Table, guest: Guest | None) -> dict[str, Any]:
        return snapshots.table_info(table.facts, table.seats, guest, self._context.viewers.guests_at(table.facts.id))


def _status(seats: list[Seat]) -> str:
    """Whether a new table waits for people, or begins."""
    return WAITING if any(seat.kind == FREE for seat in seats) else PLAYING


def _rematch_options(old: Facts) -> Options:
    """The options of a rematch. A game that asks who lost is given the loser; of several, one by lot."""
    if "loser" not in old.options:
        return old.options
    return {**old.options, "loser": secrets.choice(old.result[-1]) if old.result else None}


def facts_of(record: Record, maker: str | None, is_open: bool, status: str) -> Facts:
    """The row of a new table, at the start of a game or at the end of its record."""
    assert record.seed is not None, "the truth of a table is its deal and its actions"
    moment = now()
    return Facts(
        id="t" + secrets.token_urlsafe(12),
        revision=0,
        game=record.name,
        version=record.version,
        options=record.options,
        players=record.players,
        seed=record.seed,
        maker=maker,
        open=is_open,
        invite=secrets.token_urlsafe(18),
        status=status,
        turn=record.game.current_player if status == PLAYING else None,
        round=int(record.game.view(None).get("round", 0)),
        ply=0,
        result=None,
        rematch=None,
        created=moment,
        changed=moment,
    )


def _read_record(content: dict[str, Any], maker: str | None) -> tuple[Table, list[Entry]]:
    """The table that a record makes, as it is after its last action."""
    if content.get("format") == FROM_POSITION:
        raise BadRecord("error-record-from-position")
    record = record_of(content)
    seats = [Seat(number, PERSON) for number in range(record.players)]
    for number, seat in enumerate(record.seats):
        seats[number] = Seat(number, BOT if seat["bot"] else PERSON, name=seat["name"], bot=seat["bot"])
    table, entries = Table(facts_of(record, maker, False, FINISHED), seats), entries_of(record)
    table.replay(entries)
    return table, entries


def _begun(old: Facts, actions: list[Action], guest: Guest, bot: str) -> tuple[Table, list[Entry]]:
    """A table that has come as far as these actions, for a guest and bots."""
    record = Record(old.game, old.players, old.seed, old.options, old.version)
    for action, word in actions:
        record.play(action, word)
    if record.game.is_over:
        raise Refusal("error-game-over", status=409)
    seats = [Seat(number, BOT, bot=bot) for number in range(record.players)]
    own = record.game.current_player
    seats[own] = Seat(own, PERSON, guest.id, guest.name, seen=now())
    table, entries = Table(facts_of(record, guest.id, False, PLAYING), seats), entries_of(record)
    table.replay(entries)
    return table, entries


def entries_of(record: Record) -> list[Entry]:
    """A record's actions as the entries of a table, each with the seat that decided."""
    seats = [game.current_player for game in record.positions()]
    pairs = zip(seats, record.actions, strict=False)
    return [Entry(ACTION, seat, action, word) for seat, (action, word) in pairs]
