"""What processes that share a PostgreSQL database tell each other beside changes of tables: who is looking at which
table, and whose name or tables have changed.

Each tells what it has, and keeps what the others told. One that has been silent for a while is gone, and with it all
who were looking through it. Nothing of this is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from time import monotonic
from typing import Any

import orjson

from manoa.server.notify import Notifier
from manoa.server.viewers import Viewers

_CHANNEL = "manoa_neighbours"
# Seconds between two signs of life, and of silence after which a process must have died.
_ALIVE_EVERY = 3.0
_SILENT = 10.0
# Seconds before something that could not be told is told again.
_AGAIN = 1.0
# PostgreSQL takes messages of less than 8000 bytes; with a good margin for a last item.
_MOST_BYTES = 7000

log = logging.getLogger(__name__)


class Neighbours:
    """The other processes, as this one knows them."""

    def __init__(self, notifier: Notifier, viewers: Viewers) -> None:
        self._notifier = notifier
        self._viewers = viewers
        # When each of the others was last heard.
        self._heard: dict[str, float] = {}
        # While one of them tells all that it has: what it had told before and has not told again.
        self._outdated: dict[str, set[str]] = {}
        # What is still to be told: tables at which others see somebody else here; guests; processes that are asked to
        # tell all ("": all of them); and whether to tell all ourselves.
        self._tables: set[str] = set()
        self._guests: set[str] = set()
        self._asked: set[str] = set()
        self._all = True
        self._news = asyncio.Event()
        # Called with a guest's id when their name or tables were changed elsewhere; None: that may have been anybody.
        self.guest_notes: list[Callable[[str | None], None]] = []
        notifier.channels[_CHANNEL] = self._received
        notifier.on_listening.append(self._listening)
        if notifier.is_shared:
            viewers.presence_notes.append(self._present)

    def __len__(self) -> int:
        return len(self._heard)

    def guest_changed(self, guest: str) -> None:
        """A guest's name, or the list of their tables, was changed here."""
        if self._notifier.is_shared:
            self._guests.add(guest)
            self._news.set()

    async def talk(self) -> None:
        """Tells the others what is new, and that this process lives, for as long as it does."""
        while self._notifier.is_shared:
            try:
                async with asyncio.timeout(_ALIVE_EVERY):
                    await self._news.wait()
            except TimeoutError:
                pass
            self._news.clear()
            self._forget_the_silent()
            try:
                await self._tell()
            except Exception as failed:
                # However the database fails: what was not told is told with all the rest.
                log.warning("other processes can't be told the news: %s", failed)
                self._all = True
                await asyncio.sleep(_AGAIN)

    async def say_goodbye(self) -> None:
        """This process stops: nobody is here any more."""
        if self._notifier.is_shared:
            try:
                await self._notifier.send(_CHANNEL, [orjson.dumps({"from": self._notifier.name, "bye": True}).decode()])
            except Exception as failed:
                # They will notice the silence.
                log.info("no goodbye to other processes: %s", failed)

    # Out ----------------------------------------------------------------------------------------------------------

    def _present(self, table_id: str) -> None:
        self._tables.add(table_id)
        self._news.set()

    def _listening(self) -> None:
        # What was told before we listened is not told again: we ask for it.
        self._asked.add("")
        self._all = True
        self._news.set()
        for note in self.guest_notes:
            note(None)

    async def _tell(self) -> None:
        messages = list(self._messages())
        self._all = False
        guests, asked = self._guests, self._asked
        self._tables, self._guests, self._asked = set(), set(), set()
        try:
            await self._notifier.send(_CHANNEL, messages)
        except BaseException:
            self._guests |= guests
            self._asked |= asked
            raise

    def _messages(self) -> Iterator[str]:
        """All that is to be told, in messages that are short enough; at least one, as a sign of life."""
        tables = self._viewers.tables_here() if self._all else self._tables
        at = {table_id: sorted(self._viewers.guests_here(table_id)) for table_id in tables}
        messages = [*_parts({"at": at, "guests": dict.fromkeys(self._guests, True)})]
        messages[0] |= {"begins": self._all, "ask": sorted(self._asked)}
        messages[-1] |= {"ends": self._all}
        for message in messages:
            yield orjson.dumps({"from": self._notifier.name, **message}).decode()

    # In -----------------------------------------------------------------------------------------------------------

    def _received(self, payload: str) -> None:
        message: dict[str, Any] = orjson.loads(payload)
        sender = message["from"]
        if sender == self._notifier.name:
            return
        if message.get("bye"):
            self._forget(sender)
            return
        if sender not in self._heard and not message.get("begins"):
            # It told us more before we knew of it, or when we thought that it was gone.
            self._asked.add(sender)
            self._news.set()
        self._heard[sender] = monotonic()
        if message.get("begins"):
            self._outdated[sender] = self._viewers.tables_elsewhere(sender)
        for table_id, guests in message.get("at", {}).items():
            self._outdated.get(sender, set()).discard(table_id)
            self._viewers.present_elsewhere(sender, table_id, guests)
        if message.get("ends"):
            self._leave(sender, self._outdated.pop(sender, set()))
        for guest in message.get("guests", ()):
            for note in self.guest_notes:
                note(guest)
        if {"", self._notifier.name} & {*message.get("ask", ())}:
            self._all = True
            self._news.set()

    def _forget_the_silent(self) -> None:
        late = monotonic() - _SILENT
        for process in [process for process, heard in self._heard.items() if heard < late]:
            log.warning("a process that shares the database is silent: %s", process)
            self._forget(process)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        self._outdated.pop(process, None)
        self._leave(process, self._viewers.tables_elsewhere(process))

    def _leave(self, process: str, tables: set[str]) -> None:
        for table_id in tables:
            self._viewers.present_elsewhere(process, table_id, ())


def _parts(whole: Mapping[str, Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """The same in parts that fit into one message each."""
    part: dict[str, Any] = {}
    size = 0
    for name, items in whole.items():
        for key, value in items.items():
            length = len(orjson.dumps({key: value}))
            if size + length > _MOST_BYTES:
                yield part
                part, size = {}, 0
            part.setdefault(name, {})[key] = value
            size += length
    yield part
