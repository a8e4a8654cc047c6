"""Who looks at which table, and how they hear that it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Viewer:
    """One connection that looks at a table. It is told that there is news, and asks for what it needs itself:
    a slow one so gets the newest state and never a queue of old ones."""

    def __init__(self, table_id: str, guest: str | None) -> None:
        self.table_id = table_id
        self.guest = guest
        self.news = asyncio.Event()
        self.company_changed = False
        # Whether another process has made the news, so that they must be read from the database.
        self.from_outside = False


class Hub:
    """All viewers of this process."""

    def __init__(self) -> None:
        self._viewers: dict[str, set[Viewer]] = {}
        # Called with a table's id after every change that this process made.
        self.listeners: list[Callable[[str], None]] = [self._tell]

    def changed(self, table_id: str) -> None:
        """This process has changed the table."""
        for listener in self.listeners:
            listener(table_id)

    def _tell(self, table_id: str) -> None:
        for viewer in self._viewers.get(table_id, ()):
            viewer.news.set()

    def heard(self, table_id: str) -> None:
        """Another process has changed the table."""
        for viewer in self._viewers.get(table_id, ()):
            viewer.from_outside = True
        self._tell(table_id)

    def missed(self) -> None:
        """News may have been lost on the way: everybody looks again."""
        for table_id in self._viewers:
            self.heard(table_id)

    def here(self, table_id: str) -> set[str]:
        """The guests that look at the table."""
        return {viewer.guest for viewer in self._viewers.get(table_id, ()) if viewer.guest is not None}

    def company(self) -> list[tuple[str, str]]:
        """All who look, each guest once for each table: (table, guest)."""
        return [(table_id, guest) for table_id in self._viewers for guest in self.here(table_id)]

    def enter(self, viewer: Viewer) -> None:
        """A viewer comes."""
        before = self.here(viewer.table_id)
        self._viewers.setdefault(viewer.table_id, set()).add(viewer)
        self._tell_company(viewer.table_id, before)

    def leave(self, viewer: Viewer) -> None:
        """A viewer goes."""
        before = self.here(viewer.table_id)
        watching = self._viewers[viewer.table_id]
        watching.discard(viewer)
        if not watching:
            del self._viewers[viewer.table_id]
        self._tell_company(viewer.table_id, before)

    def _tell_company(self, table_id: str, before: set[str]) -> None:
        if self.here(table_id) != before:
            for viewer in self._viewers.get(table_id, ()):
                viewer.company_changed = True
                viewer.news.set()
