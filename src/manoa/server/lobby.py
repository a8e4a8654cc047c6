"""The lobby's lists, all three in one answer that costs next to nothing while nothing changes.

Most who look have no table of their own, and all of them see the same: that is read once for everybody. What a guest
with tables sees is kept until one of those tables changes.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections import OrderedDict
from time import monotonic
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from manoa.server import queries, snapshots
from manoa.server.context import Context
from manoa.server.guests import Guest
from manoa.server.table import Facts, Seat

_MOST_OPEN, _MOST_OWN, _MOST_FINISHED = 50, 50, 12
# Seconds for which everybody sees the same, though tables go on.
_SHARED_FOR = 2.0
# Seconds after which all is read again, whatever is known: another process may have made a table, and died.
_SHARED_AT_MOST = 10.0
_OWN_AT_MOST = 60.0
_MOST_GUESTS = 10_000


class Page(NamedTuple):
    """The lists as they are sent, and their tag."""

    body: bytes
    packed: bytes
    tag: str


class Rows(NamedTuple):
    """Tables with their seats."""

    tables: list[Facts]
    seats: dict[str, list[Seat]]


class Own:
    """What one guest sees beside what all see, and by which tables; `page` belongs to one reading of that."""

    def __init__(self, mine: Rows, finished: Rows, tables: list[str], read: float) -> None:
        self.mine, self.finished, self.tables, self.read = mine, finished, tables, read
        self.page: tuple[Shared, Page] | None = None


class Shared:
    """What everybody sees who has no table."""

    def __init__(self, opened: Rows, finished: Rows, read: float, changes: int) -> None:
        self.opened, self.finished, self.read, self.changes = opened, finished, read, changes
        self.page: Page | None = None


class Lobby:
    """The lists for everybody who looks at the lobby."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._changes = 0
        self._shared: Shared | None = None
        self._guests: OrderedDict[str, Own] = OrderedDict()
        self._guests_of: dict[str, set[str]] = {}
        # For each reading that is under way: the tables and guests of whom it may be too old already.
        self._outdated: list[set[str]] = []
        context.viewers.notes.append(self._changed)
        context.neighbours.guest_notes.append(self._changed_elsewhere)

    async def page(self, guest: Guest | None) -> Page:
        """The lists as this guest sees them."""
        shared = await self._read_shared()
        own = await self._read_own(guest) if guest is not None else None
        if own is None or not own.tables:
            if shared.page is None:
                shared.page = self._page(None, Rows([], {}), shared.opened, shared.finished)
            return shared.page
        if own.page is None or own.page[0] is not shared:
            own.page = (shared, self._page(guest, own.mine, shared.opened, own.finished))
        return own.page[1]

    def forget(self, guest: Guest | None) -> None:
        """The guest has just made a table, sat down at one or removed one, and expects to see that at once."""
        if self._shared is not None:
            self._shared.read = float("-inf")
        if guest is not None:
            self._drop(guest.id)
            self._context.neighbours.guest_changed(guest.id)

    def _changed_elsewhere(self, guest: str | None) -> None:
        self._changes += 1
        for dropped in [*self._guests] if guest is None else [guest]:
            self._drop(dropped)

    def _changed(self, table_id: str) -> None:
        self._changes += 1
        for outdated in self._outdated:
            outdated.add(table_id)
        for guest in list(self._guests_of.get(table_id, ())):
            self._drop(guest)

    def _drop(self, guest: str) -> None:
        for outdated in self._outdated:
            outdated.add(guest)
        own = self._guests.pop(guest, None)
        for table_id in own.tables if own is not None else ():
            looking = self._guests_of[table_id]
            looking.discard(guest)
            if not looking:
                del self._guests_of[table_id]

    # Reading ------------------------------------------------------------------------------------------------------

    async def _read_shared(self) -> Shared:
        shared, present = self._shared, monotonic()
        if shared is not None:
            age = present - shared.read
            unchanged = shared.changes == self._changes
            if age < (_SHARED_AT_MOST if unchanged else _SHARED_FOR):
                return shared
        changes = self._changes
        async with self._context.database.reading() as reading:
            opened = await _rows(reading, "open", None, _MOST_OPEN)
            finished = await _rows(reading, "finished", None, _MOST_FINISHED)
        if shared is not None and (shared.opened, shared.finished) == (opened, finished):
            # Nothing that is shown has changed: what was written of it is kept.
            shared.read, shared.changes = present, changes
            return shared
        self._shared = Shared(opened, finished, present, changes)
        return self._shared

    async def _read_own(self, guest: Guest) -> Own:
        known, present = self._guests.get(guest.id), monotonic()
        # Only this process writes to SQLite.
        if known is not None and (present - known.read < _OWN_AT_MOST or not self._context.database.is_postgres):
            self._guests.move_to_end(guest.id)
            return known
        self._drop(guest.id)
        outdated: set[str] = set()
        self._outdated.append(outdated)
        try:
            async with self._context.database.reading() as reading:
                mine = await _rows(reading, "mine", guest.id, _MOST_OWN)
                finished = await _rows(reading, "finished", guest.id, _MOST_FINISHED)
        finally:
            self._outdated = [other for other in self._outdated if other is not outdated]
        tables = [facts.id for rows in (mine, finished) for facts in rows.tables if _belongs(facts, rows, guest)]
        own = Own(mine, finished, tables, present)
        if outdated.isdisjoint((guest.id, *tables)):
            self._remember(guest.id, own)
        return own

    def _remember(self, guest: str, own: Own) -> None:
        if len(self._guests) >= _MOST_GUESTS:
            self._drop(next(iter(self._guests)))
        self._guests[guest] = own
        for table_id in own.tables:
            self._guests_of.setdefault(table_id, set()).add(guest)

    # Writing ------------------------------------------------------------------------------------------------------

    def _page(self, guest: Guest | None, mine: Rows, opened: Rows, finished: Rows) -> Page:
        lists = {"mine": mine, "open": opened, "finished": finished}
        content = {name: [self._info(facts, rows, guest) for facts in rows.tables] for name, rows in lists.items()}
        body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
        tag = hashlib.sha256(body).hexdigest()[:32]
        return Page(body, gzip.compress(body, 6, mtime=0), f'"{tag}"')

    def _info(self, facts: Facts, rows: Rows, guest: Guest | None) -> dict[str, Any]:
        here = self._context.viewers.guests_at(facts.id)
        return snapshots.table_info(facts, rows.seats[facts.id], guest, here, with_invite=False)


async def _rows(reading: AsyncConnection, which: str, guest: str | None, limit: int) -> Rows:
    tables = await queries.read_list(reading, which, guest, limit)
    return Rows(tables, await queries.read_seats(reading, [facts.id for facts in tables]))


def _belongs(facts: Facts, rows: Rows, guest: Guest) -> bool:
    return facts.maker == guest.id or any(seat.guest == guest.id for seat in rows.seats[facts.id])
