"""Who is looking at which table, and how they learn that it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Viewer:
    """One connection that shows a table. It is only told that something has changed, and then reads what it needs:
    so a slow one gets the newest state and never a queue of old ones."""

    def __init__(self, table_id: str, guest: str | None) -> None:
        self.table_id = table_id
        self.guest = guest
        self.news = asyncio.Event()
        self.presence_changed = False
        # Whether another process made the change, so that it must be read from the database.
        self.changed_elsewhere = False


class Viewers:
    """All viewers of this process."""

    def __init__(self) -> None:
        self._viewers: dict[str, set[Viewer]] = {}
        # Called with a table's id after every change made by this process.
        self.listeners: list[Callable[[str], None]] = [self._wake]
        # Called with a table's id after every change, whichever process made it.
        self.notes: list[Callable[[str], None]] = []

    def __len__(self) -> int:
        return sum(len(viewers) for viewers in self._viewers.values())

    def changed(self, table_id: str) -> None:
        """This process has changed the table."""
        for listener in self.listeners:
            listener(table_id)

    def _wake(self, table_id: str) -> None:
        for note in self.notes:
            note(table_id)
        for viewer in self._viewers.get(table_id, ()):
            viewer.news.set()

    def changed_elsewhere(self, table_id: str) -> None:
        """Another process has changed the table."""
        for viewer in self._viewers.get(table_id, ()):
            viewer.changed_elsewhere = True
        self._wake(table_id)

    def changes_missed(self) -> None:
        """Notifications may have been lost: everybody looks again."""
        for table_id in self._viewers:
            self.changed_elsewhere(table_id)

    def guests_at(self, table_id: str) -> set[str]:
        """The guests that are looking at the table."""
        return {viewer.guest for viewer in self._viewers.get(table_id, ()) if viewer.guest is not None}

    def present(self) -> list[tuple[str, str]]:
        """Everybody who is looking, each guest once for each table: (table, guest)."""
        return [(table_id, guest) for table_id in self._viewers for guest in self.guests_at(table_id)]

    def enter(self, viewer: Viewer) -> None:
        """A viewer connects."""
        before = self.guests_at(viewer.table_id)
        self._viewers.setdefault(viewer.table_id, set()).add(viewer)
        self._update_presence(viewer.table_id, before)

    def leave(self, viewer: Viewer) -> None:
        """A viewer disconnects."""
        before = self.guests_at(viewer.table_id)
        watching = self._viewers[viewer.table_id]
        watching.discard(viewer)
        if not watching:
            del self._viewers[viewer.table_id]
        self._update_presence(viewer.table_id, before)

    def _update_presence(self, table_id: str, before: set[str]) -> None:
        if self.guests_at(table_id) != before:
            for viewer in self._viewers.get(table_id, ()):
                viewer.presence_changed = True
                viewer.news.set()
