"""What is done at a table once it is there: looking, playing, taking back, talking.

Every change is stored before it is answered, so that nothing acknowledged is lost, whenever the process ends.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy.exc import IntegrityError

from manoa.kernel.errors import ManoaError
from manoa.server import ledger, looks
from manoa.server.database import ACTION, FINISHED, PLAYING, UNDO
from manoa.server.guests import Guest
from manoa.server.house import House
from manoa.server.refusals import Refusal, Stale
from manoa.server.table import Entry, Table


class Look(NamedTuple):
    """Who asks, from which seat (none: the first of their own, or a spectator), and how many moves they have seen."""

    guest: Guest | None
    seat: int | None = None
    since: int = 0


class Late(Exception):
    """The table has more entries than the asker had seen."""


class Playing:
    """The game side of tables."""

    def __init__(self, house: House) -> None:
        self._house = house

    # Looking ------------------------------------------------------------------------------------------------------

    async def snapshot(self, table_id: str, look: Look) -> dict[str, Any]:
        """The table as it is."""
        async with self._house.shelf.at(table_id) as table:
            return self._seen(table, look, with_map=True)

    async def now(self, table_id: str, look: Look) -> dict[str, Any]:
        """The table as it is, for somebody who has seen its map before."""
        async with self._house.shelf.at(table_id) as table:
            return self._seen(table, look)

    async def replay(self, table_id: str, look: Look, moves: int, with_map: bool = True) -> dict[str, Any]:
        """The table as it was. A finished game has no secrets left; a running one shows what one's own seat saw."""
        async with self._house.shelf.at(table_id) as table:
            if table.facts.status != FINISHED:
                seat = seen_from(table, look)
            elif look.seat is not None and look.seat >= table.facts.players:
                raise Refusal("error-no-seat", status=403)
            else:
                seat = look.seat
            if moves > table.moves:
                raise Refusal("error-record-ply", status=422, value=moves, most=table.moves)
            here = self._house.hub.here(table_id)
            return looks.replayed(table, look.guest, here, seat, moves, min(look.since, moves), with_map)

    async def record(self, table_id: str) -> dict[str, Any]:
        """The record, which tells everything: of finished games only."""
        async with self._house.shelf.at(table_id) as table:
            if table.facts.status != FINISHED:
                raise Refusal("error-not-finished", status=403)
            table.record.seats = [{"name": seat.name, "bot": seat.bot} for seat in table.seats]
            return table.record.as_dict()

    def _seen(self, table: Table, look: Look, with_map: bool = False) -> dict[str, Any]:
        here = self._house.hub.here(table.facts.id)
        since = table.settled_since_move(look.since)
        return looks.snapshot(table, look.guest, here, seen_from(table, look), since, with_map)

    # Deciding -----------------------------------------------------------------------------------------------------

    async def act(self, table_id: str, look: Look, ply: int, action: int) -> dict[str, Any]:
        """A person's decision, made in sight of `ply` entries; or a wish, which needs no turn and is never late."""

        def decide(table: Table) -> Entry:
            seat = deciding_seat(table, look, ply, action)
            check_turn(table, seat, action)
            return _play(table, seat, action)

        return await self._append(table_id, look, decide)

    async def undo(self, table_id: str, look: Look, ply: int, whole_turn: bool) -> dict[str, Any]:
        """A person takes back a step, or all of a turn that may be taken back."""

        def decide(table: Table) -> Entry:
            seat = deciding_seat(table, look, ply)
            return Entry(UNDO, seat, table.take_back(seat, whole_turn), None)

        return await self._append(table_id, look, decide)

    async def act_for_bot(self, table_id: str, ply: int, action: int | None) -> bool:
        """A bot's decision (None: any that is legal); False if the table has moved on without it."""
        try:
            async with self._house.shelf.at(table_id, fresh=False) as table:
                if table.ply != ply or table.bot_to_move() is None:
                    return False
                chosen = secrets.choice(table.game.legal_actions()) if action is None else action
                await self._store(table, _play(table, table.game.current_player, chosen))
        except IntegrityError:
            return False
        return True

    async def _append(self, table_id: str, look: Look, decide: Callable[[Table], Entry]) -> dict[str, Any]:
        try:
            async with self._house.shelf.at(table_id, fresh=False) as table:
                return await self._decided(table, look, decide)
        except (Late, ManoaError, IntegrityError):
            # What this process remembers may be behind what another has stored: it is read again before we refuse.
            pass
        try:
            async with self._house.shelf.at(table_id) as table:
                return await self._decided(table, look, decide)
        except (Late, IntegrityError) as late:
            raise Stale(await self.now(table_id, look)) from late

    async def _decided(self, table: Table, look: Look, decide: Callable[[Table], Entry]) -> dict[str, Any]:
        await self._store(table, decide(table))
        return self._seen(table, look)

    async def _store(self, table: Table, entry: Entry) -> None:
        table.sum_up()
        async with self._house.changing(table) as writing:
            await ledger.append(writing, table.facts, entry)

    # Talking ------------------------------------------------------------------------------------------------------

    async def say(self, table_id: str, guest: Guest, text: str) -> None:
        """A line of chat, by somebody who sits at the table or looks on."""
        async with self._house.shelf.at(table_id) as table:
            seat = own_seat(table, Look(guest))
            name = guest.name if seat is None else table.seats[seat].name or guest.name
            async with self._house.changing(table) as writing:
                await ledger.touch(writing, table.facts)
                said = await ledger.say(writing, table_id, seat, name, text)
                table.chat = [*table.chat, said][-ledger.CHAT_SHOWN :]


def own_seat(table: Table, look: Look) -> int | None:
    """The seat that is looked from: one's own, or none for a spectator. Nobody looks from another's."""
    own = table.seats_of(look.guest.id if look.guest is not None else None)
    if look.seat is None:
        return own[0] if own else None
    if look.seat not in own:
        raise Refusal("error-no-seat", status=403)
    return look.seat


def seen_from(table: Table, look: Look) -> int | None:
    """The seat whose eyes the table is shown to. Where several people share a device (hot-seat), a hand is shown only
    to the one who decides, and only when asked for by seat: in between, all who sit there see what spectators do."""
    seat = own_seat(table, look)
    shared = look.guest is not None and len(table.seats_of(look.guest.id)) > 1
    if shared and table.facts.status == PLAYING and (look.seat is None or look.seat != table.game.current_player):
        return None
    return seat


def deciding_seat(table: Table, look: Look, ply: int, action: int | None = None) -> int:
    """The own seat of somebody who has something to say at a table that they saw with `ply` entries.

    Others' wishes since then change nothing about what is decided, and an own wish is never late.
    """
    seat = own_seat(table, look)
    if seat is None:
        raise Refusal("error-no-seat", status=403)
    if not table.decided <= ply <= table.ply and not _wishes(table, seat, action):
        raise Late
    if table.facts.status != PLAYING:
        raise Refusal("error-not-playing", status=409)
    if table.seats[seat].stand_in is not None:
        raise Refusal("error-bot-plays", status=409)
    return seat


def _wishes(table: Table, seat: int, action: int | None) -> bool:
    return action is not None and action in table.game.wishes(seat)


def check_turn(table: Table, seat: int, action: int | None = None) -> None:
    """Refuses unless the seat decides now, or wishes for itself what it may at any moment."""
    if _wishes(table, seat, action):
        return
    if table.game.current_player != seat or (action is not None and table.game.wisher(action) >= 0):
        raise Refusal("error-not-your-turn", status=422)


def _play(table: Table, seat: int, action: int) -> Entry:
    # A fresh word of the operating system with every action: nobody can tell a shuffle from what was seen.
    word = secrets.randbits(64)
    table.play(action, word)
    return Entry(ACTION, seat, action, word)
