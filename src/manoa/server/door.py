"""The door: how many connections come in, in all and from one address.

Left to itself, an event loop accepts until the process has no file left to open, then fails at everything and says so
at great length.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from errno import EMFILE, ENFILE
from time import monotonic

log = logging.getLogger(__name__)

# Files that are needed beside connections: databases, logs, pages, pipes to workers.
_OTHER_FILES = 128
# Seconds in which those who were put out are gone.
_ROOM_WITHIN = 0.02
# Seconds between two lines about connections that were turned away.
_SAY_EVERY = 60.0

_FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Door:
    """Counts the connections of a process."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self._most_each = most_each
        self._inside: Counter[str] = Counter()
        self.count = 0
        self.turned_away = 0
        self._said = (0, float("-inf"))
        # Puts out some who only wait, if there are any; returns whether there were.
        self.make_room: Callable[[], bool] = lambda: False

    def admits(self, address: str) -> bool:
        """Whether one more may come in from there. A proxy on this machine brings everybody from one address."""
        crowd = crowd_of(address)
        return self.count < self.most and (not crowd or self._inside[crowd] < self._most_each)

    def enter(self, address: str) -> None:
        """One comes in."""
        self.count += 1
        self._inside[crowd_of(address)] += 1

    def leave(self, address: str) -> None:
        """One is gone."""
        self.count -= 1
        crowd = crowd_of(address)
        self._inside[crowd] -= 1
        if self._inside[crowd] <= 0:
            del self._inside[crowd]

    def note_turned_away(self) -> None:
        """One had to be turned away; a flood of them is one line a minute."""
        self.turned_away += 1
        before, at = self._said
        if monotonic() - at >= _SAY_EVERY:
            self._said = (self.turned_away, monotonic())
            log.warning("%s connections turned away; %s are open", self.turned_away - before, self.count)


def crowd_of(address: str) -> str:
    """Whom an address is counted with: of IPv6, one household has a whole network. Empty for this machine itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return "" if found.is_loopback else str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
        found = found.ipv4_mapped
    return "" if found.is_loopback else str(found)


class Doorway:
    """Takes in those who wait at a listening socket, one at a time, for as long as the door admits them.

    Not left to the event loop, which takes in everybody at once. That each turn of the loop takes one more also shares
    them out among the processes that listen on one socket.
    """

    def __init__(
        self, door: Door, listening: socket.socket, welcome: Callable[[socket.socket], Awaitable[None]]
    ) -> None:
        self._door = door
        self._listening = listening
        self._welcome = welcome
        # A file that is closed when no other is left, so that one who waits can still be accepted and sent away.
        self._spare = _spare_file()
        self._welcoming: set[asyncio.Task[None]] = set()

    async def stand_open(self) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                try:
                    accepted, address = await loop.sock_accept(self._listening)
                except OSError as failed:
                    await self._after(failed)
                else:
                    await self._take(loop, accepted, str(address[0]))
                # Another is there at once in a crowd, and nobody else would get a turn.
                await asyncio.sleep(0)
        finally:
            self._give_spare()

    async def _take(self, loop: asyncio.AbstractEventLoop, accepted: socket.socket, host: str) -> None:
        if self._door.count >= self._door.most and self._door.make_room():
            await asyncio.sleep(_ROOM_WITHIN)
        if self._door.admits(host):
            welcoming = loop.create_task(self._open(Accepted(accepted, host, self._door)))
            self._welcoming.add(welcoming)
            welcoming.add_done_callback(self._welcoming.discard)
        else:
            with accepted:
                _send_away(accepted)
            self._door.note_turned_away()

    async def _open(self, accepted: Accepted) -> None:
        try:
            await self._welcome(accepted)
        except OSError as gone:
            accepted.close()
            log.debug("came in, and gone already: %s", gone)

    async def _after(self, failed: OSError) -> None:
        if failed.errno not in (EMFILE, ENFILE):
            # Whoever waited is gone, or the system is short of something else than files.
            log.debug("nobody was accepted: %s", failed)
            await asyncio.sleep(_ROOM_WITHIN)
            return
        self._give_spare()
        try:
            with self._listening.accept()[0]:
                self._door.note_turned_away()
        except OSError as gone:
            log.debug("nobody waits any more, or there still is no file: %s", gone)
        self._spare = _spare_file()

    def _give_spare(self) -> None:
        if self._spare is not None:
            os.close(self._spare)
            self._spare = None


def _spare_file() -> int | None:
    try:
        return os.open(os.devnull, os.O_RDONLY)
    except OSError:
        return None


def _send_away(refused: socket.socket) -> None:
    refused.setblocking(False)
    try:
        refused.send(_FULL)
    except OSError:
        log.debug("turned away, and gone already")


class Accepted(socket.socket):
    """A connection that came in by a door, and leaves by it."""

    def __init__(self, accepted: socket.socket, address: str, door: Door) -> None:
        super().__init__(accepted.family, accepted.type, accepted.proto, fileno=accepted.detach())
        self.setblocking(False)
        self._address = address
        self._door: Door | None = door
        door.enter(address)

    def close(self) -> None:
        """Closes the connection. asyncio does it like this."""
        self._leave()
        super().close()

    def detach(self) -> int:
        """Leaves closing to somebody else. uvloop does it like this, when it has closed the connection."""
        self._leave()
        return super().detach()

    def _leave(self) -> None:
        # Counted once, however often it is closed.
        door, self._door = self._door, None
        if door is not None:
            door.leave(self._address)


def files_allowed() -> int | None:
    """How many files this process may have open, after asking for all that it may have; None if that is unknown."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (ValueError, OSError) as refused:
        log.debug("the limit on open files stays at %s: %s", soft, refused)
    return None if soft == resource.RLIM_INFINITY else soft


def most_connections(wanted: int) -> int:
    """So many connections, or as many as there are files for."""
    files = files_allowed()
    return wanted if files is None else max(16, min(wanted, files - _OTHER_FILES))
