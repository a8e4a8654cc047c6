"""Who is looking at which table, and how they learn that it has changed."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager

from manoa.server.table import Table

# Viewers of a table who are told of a move at once; for more of them, others would have to wait.
_TOLD_AT_ONCE = 8


class Viewer(ABC):
    """One connection that shows a table. It is only woken when something has changed, and then reads what it needs:
    so a slow one gets the newest state and never a queue of old ones."""

    def __init__(self, table_id: str, guest: str | None, device: str | None = None) -> None:
        self.table_id = table_id
        self.guest = guest
        self.device = device
        self.presence_changed = False
        # Whether another process made the change, so that it must be read from the database.
        self.changed_elsewhere = False

    @abstractmethod
    def wake(self) -> None:
        """There is news."""

    @abstractmethod
    def show(self, table: Table) -> None:
        """There is news of the table, which whoever calls is using."""

    @abstractmethod
    async def sign_out(self) -> None:
        """Its device is no longer the guest's: it is told so, and closed."""

    @abstractmethod
    async def fail(self, failed: Exception) -> None:
        """Something of ours has failed: it is closed, and connects again."""


class Viewers:
    """All viewers of this process."""

    def __init__(self) -> None:
        self._viewers: dict[str, set[Viewer]] = {}
        # Called with a table's id after every change made by this process.
        self.listeners: list[Callable[[str], None]] = []
        # Called with a table's id after every change, whichever process made it.
        self.notes: list[Callable[[str], None]] = []
        # Called with a table's id when other guests than before are looking at it through this process.
        self.presence_notes: list[Callable[[str], None]] = []
        # Who is looking through other processes, by table and process.
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}
        # What is being done for viewers now.
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return sum(len(viewers) for viewers in self._viewers.values())

    def all(self) -> Iterator[Viewer]:
        """Every connection."""
        return (viewer for viewers in self._viewers.values() for viewer in viewers)

    def changed(self, table_id: str) -> None:
        """This process has changed the table."""
        self.tell(table_id)
        for listener in self.listeners:
            listener(table_id)

    def moved(self, table: Table, asker: Viewer | None) -> None:
        """This process has added an entry at a table that is in use: what every move does, and so without a task and
        a wait for each viewer. `asker` is answered by whoever calls."""
        table_id = table.facts.id
        for note in self.notes:
            note(table_id)
        for number, viewer in enumerate([*self._viewers.get(table_id, ())]):
            if viewer is asker:
                continue
            if number < _TOLD_AT_ONCE:
                viewer.show(table)
            else:
                viewer.wake()
        for listener in self.listeners:
            listener(table_id)

    def tell(self, table_id: str) -> None:
        """Those who follow the table here look again."""
        for note in self.notes:
            note(table_id)
        for viewer in self._viewers.get(table_id, ()):
            viewer.wake()

    def changed_elsewhere(self, table_id: str) -> None:
        """Another process has changed the table."""
        for viewer in self._viewers.get(table_id, ()):
            viewer.changed_elsewhere = True
        self.tell(table_id)

    def changes_missed(self) -> None:
        """Notifications may have been lost: everybody looks again."""
        for table_id in self._viewers:
            self.changed_elsewhere(table_id)

    def guests_at(self, table_id: str) -> set[str]:
        """The guests that are looking at the table, through any process."""
        return self.guests_here(table_id).union(*self._elsewhere.get(table_id, {}).values())

    def guests_here(self, table_id: str) -> set[str]:
        """The guests that are looking at the table through this process."""
        return {viewer.guest for viewer in self._viewers.get(table_id, ()) if viewer.guest is not None}

    def tables_here(self) -> set[str]:
        """The tables that somebody is looking at through this process."""
        return {*self._viewers}

    def present(self) -> list[tuple[str, str]]:
        """Everybody who is looking through this process, each guest once for each table: (table, guest)."""
        return [(table_id, guest) for table_id in self._viewers for guest in self.guests_here(table_id)]

    def present_elsewhere(self, process: str, table_id: str, guests: Iterable[str]) -> None:
        """These guests, and no others, are looking at the table through another process."""
        before = self.guests_at(table_id)
        self._elsewhere.setdefault(table_id, {})[process] = frozenset(guests)
        if not self._elsewhere[table_id][process]:
            del self._elsewhere[table_id][process]
        if not self._elsewhere[table_id]:
            del self._elsewhere[table_id]
        self._update_presence(table_id, before)

    def tables_elsewhere(self, process: str) -> set[str]:
        """The tables that somebody is looking at through that process."""
        return {table_id for table_id, processes in self._elsewhere.items() if process in processes}

    def work(self, coroutine: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Does something for a viewer, even if that one is gone meanwhile."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Until all that was begun for viewers is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def enter(self, viewer: Viewer) -> None:
        """A viewer connects."""
        with self._coming_or_going(viewer.table_id):
            self._viewers.setdefault(viewer.table_id, set()).add(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A viewer disconnects."""
        with self._coming_or_going(viewer.table_id):
            watching = self._viewers[viewer.table_id]
            watching.discard(viewer)
            if not watching:
                del self._viewers[viewer.table_id]

    @contextmanager
    def _coming_or_going(self, table_id: str) -> Iterator[None]:
        here, at = self.guests_here(table_id), self.guests_at(table_id)
        yield
        self._update_presence(table_id, at)
        if self.guests_here(table_id) != here:
            for note in self.presence_notes:
                note(table_id)

    def _update_presence(self, table_id: str, before: set[str]) -> None:
        if self.guests_at(table_id) != before:
            for viewer in self._viewers.get(table_id, ()):
                viewer.presence_changed = True
                viewer.wake()
