"""What people do at a table: look, play, take back, chat.

Every change is stored before it is answered, so that nothing acknowledged is lost, whenever the process ends.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.exc import IntegrityError

from manoa.kernel.errors import ManoaError
from manoa.kernel.records import Record
from manoa.server import chance, queries, rated_games, snapshots
from manoa.server.context import TRIES, Context
from manoa.server.database import ACTION, FINISHED, PLAYING, UNDO, now
from manoa.server.guests import Guest
from manoa.server.refusals import Refusal, Stale
from manoa.server.table import Entry, Table
from manoa.server.viewers import Viewer
from manoa.server.writer import Outdated

T = TypeVar("T")


class Viewpoint(NamedTuple):
    """Who asks, from which seat (none: their first, or a spectator's place), and how many moves they have seen."""

    guest: Guest | None
    seat: int | None = None
    since: int = 0


class TableMovedOn(Exception):
    """Others have decided something since the asker last looked."""


class Playing:
    """The game side of tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    # Looking ------------------------------------------------------------------------------------------------------

    async def snapshot(self, table_id: str, viewpoint: Viewpoint) -> dict[str, Any]:
        """The table as it is."""
        async with self._context.open_tables.use(table_id) as table:
            return await self._snapshot(table, viewpoint, with_map=True)

    async def update(self, table_id: str, viewpoint: Viewpoint) -> dict[str, Any]:
        """The table as it is, for a client that has its map already."""
        async with self._context.open_tables.use(table_id) as table:
            return await self._snapshot(table, viewpoint)

    async def replay(self, table_id: str, viewpoint: Viewpoint, moves: int, with_map: bool = True) -> dict[str, Any]:
        """The table as it was. A finished game has no secrets left; a running one shows what one's own seat saw."""
        async with self._context.open_tables.use(table_id) as table:
            check_admitted(table, viewpoint.guest)
            if table.facts.status != FINISHED:
                seat = shown_seat(table, viewpoint)
            elif viewpoint.seat is not None and viewpoint.seat >= table.facts.players:
                raise Refusal("error-no-seat", status=403)
            else:
                seat = viewpoint.seat
            if moves > table.moves:
                raise Refusal("error-record-ply", status=422, value=moves, most=table.moves)
            since = min(viewpoint.since, moves)
            log = snapshots.log(await self._context.archive.log(table, since, moves), since)
            position = await self._context.archive.position_at(table, moves)
            here = self._context.viewers.guests_at(table_id)
            return snapshots.replay_snapshot(table, viewpoint.guest, here, seat, moves, position, log, with_map)

    async def record(self, table_id: str, guest: Guest | None) -> dict[str, Any]:
        """The record, which holds everything: of finished games only."""
        async with self._context.open_tables.use(table_id) as table:
            check_admitted(table, guest)
            if table.facts.status != FINISHED:
                raise Refusal("error-not-finished", status=403)
            facts = table.facts
            record = Record(facts.game, facts.players, facts.seed, facts.options, facts.version)
            record.actions = await self._context.archive.actions(table)
            record.seats = [{"name": seat.name, "bot": seat.bot} for seat in table.seats]
            return record.as_dict()

    async def _snapshot(self, table: Table, viewpoint: Viewpoint, with_map: bool = False) -> dict[str, Any]:
        since = await self._context.archive.settled_since_move(table, viewpoint.since)
        log = snapshots.log(await self._context.archive.log(table, since), since)
        here = self._context.viewers.guests_at(table.facts.id)
        return snapshots.snapshot(table, viewpoint.guest, here, shown_seat(table, viewpoint), log, with_map)

    # Deciding -----------------------------------------------------------------------------------------------------

    async def act(self, table_id: str, viewpoint: Viewpoint, ply: int, action: int) -> dict[str, Any]:
        """A person's decision, made with `ply` entries seen; or a wish, which needs no turn and is never late."""

        async def answer(table: Table) -> dict[str, Any]:
            return await self._snapshot(table, viewpoint)

        return await self._append(table_id, viewpoint, _decision(viewpoint, ply, action), answer)

    async def act_live(
        self, asker: Viewer, viewpoint: Viewpoint, ply: int, action: int, answer: Callable[[Table], Awaitable[None]]
    ) -> None:
        """The same over the asker's live connection. `answer` is called once it is stored, with the table, which is in
        use; of this entry the asker is told by nobody else."""
        await self._append(asker.table_id, viewpoint, _decision(viewpoint, ply, action), answer, asker)

    async def undo(self, table_id: str, viewpoint: Viewpoint, ply: int, whole_turn: bool) -> dict[str, Any]:
        """A person takes back a step, or all of a turn that may be taken back."""

        def decide(table: Table) -> Entry:
            seat = deciding_seat(table, viewpoint, ply)
            return Entry(UNDO, seat, table.take_back(seat, whole_turn), None)

        async def answer(table: Table) -> dict[str, Any]:
            return await self._snapshot(table, viewpoint)

        return await self._append(table_id, viewpoint, decide, answer)

    async def act_for_bot(self, table_id: str, ply: int, action: int | None) -> bool:
        """A bot's decision (None: any that is legal); False if the table has moved on without it."""
        try:
            async with self._context.open_tables.use(table_id, fresh=False) as table:
                if table.ply != ply or table.bot_to_move() is None:
                    return False
                chosen = secrets.choice(table.game.legal_actions()) if action is None else action
                await self._store(table, _play(table, table.game.current_player, chosen))
        except (IntegrityError, Outdated):
            return False
        return True

    async def _append(
        self,
        table_id: str,
        viewpoint: Viewpoint,
        decide: Callable[[Table], Entry],
        answer: Callable[[Table], Awaitable[T]],
        asker: Viewer | None = None,
    ) -> T:
        try:
            async with self._context.open_tables.use(table_id, fresh=False) as table:
                await self._store(table, decide(table), asker)
                return await answer(table)
        except (TableMovedOn, ManoaError, IntegrityError, Outdated):
            # This process may be behind what another has stored: the table is read again before we refuse.
            pass
        for _ in range(TRIES):
            try:
                async with self._context.open_tables.use(table_id) as table:
                    await self._store(table, decide(table), asker)
                    return await answer(table)
            except Outdated:
                # Another process has changed something in this very moment: not what was decided on, perhaps.
                continue
            except (TableMovedOn, IntegrityError):
                break
        raise Stale(await self.update(table_id, viewpoint))

    async def _store(self, table: Table, entry: Entry, asker: Viewer | None = None) -> None:
        moment = now()
        table.update_summary()
        table.run_clock(moment, entry)
        with self._context.metrics.storing(entry.kind):
            if table.unstored or table.facts.status != PLAYING:
                async with self._context.changing(table) as writing:
                    await queries.append(writing, table.facts, entry, table.unstored, moment)
                    if table.facts.status == FINISHED:
                        await rated_games.rate(writing, table.facts, table.seats)
            else:
                await self._context.append(table, entry, moment, asker)
        table.chapters_stored()

    # Chatting -----------------------------------------------------------------------------------------------------

    async def chat(self, table_id: str, guest: Guest, text: str) -> None:
        """A chat line, by somebody who sits at the table or watches."""
        async with self._context.open_tables.use(table_id) as table:
            seat = own_seat(table, Viewpoint(guest))
            if guest.id in table.blocked:
                raise Refusal("error-blocked-chat", status=403)
            name = guest.name if seat is None else table.seats[seat].name or guest.name
            async with self._context.changing(table) as writing:
                await queries.touch(writing, table.facts)
                line = await queries.append_chat(writing, table_id, seat, name, text, guest.id)
                table.chat = [*table.chat, line][-queries.CHAT_SHOWN :]


def check_admitted(table: Table, guest: Guest | None) -> None:
    """Refuses a guest whom the table's maker has blocked, unless they sit there: nobody is put out of a game."""
    if guest is not None and guest.id in table.blocked and not table.seats_of(guest.id):
        raise Refusal("error-blocked", status=403)


def own_seat(table: Table, viewpoint: Viewpoint) -> int | None:
    """The seat of a viewpoint: one of the guest's own, or none for a spectator. Nobody sees from another's seat."""
    check_admitted(table, viewpoint.guest)
    own = table.seats_of(viewpoint.guest.id if viewpoint.guest is not None else None)
    if viewpoint.seat is None:
        return own[0] if own else None
    if viewpoint.seat not in own:
        raise Refusal("error-no-seat", status=403)
    return viewpoint.seat


def shown_seat(table: Table, viewpoint: Viewpoint) -> int | None:
    """The seat whose view is shown. Where several people share a device (hot-seat), a hand is shown only to the one who
    decides, and only when that seat is asked for: in between, all of them see what spectators see."""
    seat = own_seat(table, viewpoint)
    shared = viewpoint.guest is not None and len(table.seats_of(viewpoint.guest.id)) > 1
    if (
        shared
        and table.facts.status == PLAYING
        and (viewpoint.seat is None or viewpoint.seat != table.game.current_player)
    ):
        return None
    return seat


def deciding_seat(table: Table, viewpoint: Viewpoint, ply: int, action: int | None = None) -> int:
    """The seat from which somebody who has seen `ply` entries may decide.

    Others' wishes since then change nothing about a decision, and a wish of one's own is never late.
    """
    seat = own_seat(table, viewpoint)
    if seat is None:
        raise Refusal("error-no-seat", status=403)
    if not table.decided <= ply <= table.ply and not _wishes(table, seat, action):
        raise TableMovedOn
    if table.facts.status != PLAYING:
        raise Refusal("error-not-playing", status=409)
    if table.seats[seat].stand_in is not None:
        raise Refusal("error-bot-plays", status=409)
    return seat


def _wishes(table: Table, seat: int, action: int | None) -> bool:
    return action is not None and action in table.game.wishes(seat)


def check_turn(table: Table, seat: int, action: int | None = None) -> None:
    """Refuses unless it is the seat's decision now, or the action is a wish that it may state at any moment."""
    if table.game.current_player == seat and (action is None or table.game.wisher(action) < 0):
        return
    if not _wishes(table, seat, action):
        raise Refusal("error-not-your-turn", status=422)


def _decision(viewpoint: Viewpoint, ply: int, action: int) -> Callable[[Table], Entry]:
    def decide(table: Table) -> Entry:
        seat = deciding_seat(table, viewpoint, ply, action)
        check_turn(table, seat, action)
        return _play(table, seat, action)

    return decide


def _play(table: Table, seat: int, action: int) -> Entry:
    # With every action a fresh number comes in.
    word = chance.draw(table)
    table.play(action, word)
    return Entry(ACTION, seat, action, word)
