"""The door: how many connections come in, in all and from one address, and how long one may keep us waiting.

Left to itself, an event loop accepts until the process has no file left to open, then fails at everything and says so
at great length; and a client that sends half a request, or none, is waited for for ever.
"""

from __future__ import annotations

import ipaddress
import logging
import os
import socket
from collections import Counter
from collections.abc import Callable
from errno import EMFILE, ENFILE
from time import monotonic
from typing import Any, NamedTuple

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger(__name__)

# Files that are needed beside connections: databases, logs, pages, pipes to workers.
_OTHER_FILES = 128
# Turned away at once, before others get their turn.
_AT_ONCE = 64
# Seconds between two lines about connections that were turned away.
_SAY_EVERY = 60.0
# Seconds for which nobody is put out for somebody else.
_SETTLING = 1.0

_FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Patience(NamedTuple):
    """Seconds that a client may take: to send a request's head, to send its body, to read an answer."""

    head: float = 10.0
    body: float = 30.0
    answer: float = 60.0


PATIENCE = Patience()


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


class Listening(socket.socket):
    """A listening socket with a door. An event loop accepts all who wait in one go, so they are counted here."""

    door: Door | None = None
    # A file that is closed when no other is left, so that one who waits can still be accepted and sent away.
    _spare: int | None = None

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that may come in."""
        door = self.door
        if door is None:
            return super().accept()
        if door.count >= door.most and door.make_room():
            # Those who were put out are gone when the event loop comes here again.
            raise BlockingIOError
        for _ in range(_AT_ONCE):
            number, address = self._next(door)
            host = str(address[0])
            if door.admits(host):
                return Accepted(self, number, host, door), address
            with socket.socket(self.family, self.type, self.proto, fileno=number) as refused:
                _send_away(refused)
            door.note_turned_away()
        raise BlockingIOError

    def _next(self, door: Door) -> tuple[int, Any]:
        if self._spare is None:
            self._spare = os.open(os.devnull, os.O_RDONLY)
        try:
            return _accept(self)
        except OSError as failed:
            if failed.errno not in (EMFILE, ENFILE):
                raise
            os.close(self._spare)
            self._spare = None
            number, _ = _accept(self)
            os.close(number)
            door.note_turned_away()
            raise BlockingIOError from failed


def _accept(listening: socket.socket) -> tuple[int, Any]:
    accepted: tuple[int, Any] = listening._accept()  # type: ignore[attr-defined]  # what socket.accept itself calls
    return accepted


def _send_away(refused: socket.socket) -> None:
    refused.setblocking(False)
    try:
        refused.send(_FULL)
    except OSError:
        log.debug("turned away, and gone already")


class Accepted(socket.socket):
    """A connection that came in by a door, and leaves by it."""

    def __init__(self, listening: socket.socket, number: int, address: str, door: Door) -> None:
        super().__init__(listening.family, listening.type, listening.proto, fileno=number)
        self._address = address
        self._door: Door | None = door
        door.enter(address)

    def close(self) -> None:
        """Closes the connection, which is counted once."""
        door, self._door = self._door, None
        if door is not None:
            door.leave(self._address)
        super().close()


class GuardedServer(uvicorn.Server):
    """A server that closes connections which keep it waiting: before a request, within one, or with an answer."""

    def __init__(self, config: uvicorn.Config, door: Door, patience: Patience) -> None:
        super().__init__(config)
        self._patience = patience
        # What each connection was doing when it was last looked at, and since when.
        self._doing: dict[H11Protocol, tuple[object, float]] = {}
        door.make_room = self._make_room

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second."""
        if counter % 10 == 0:
            self._sweep()
        return await super().on_tick(counter)

    def _sweep(self) -> None:
        present, doing = monotonic(), self._doing
        self._doing = {}
        for connection in list(self.server_state.connections):
            # A WebSocket is looked after by its own pings.
            if not isinstance(connection, H11Protocol):
                continue
            what, patience = self._phase(connection)
            before, since = doing.get(connection, (None, present))
            if what != before:
                since = present
            self._doing[connection] = (what, since)
            if present - since > patience:
                connection.transport.abort()

    def _phase(self, connection: H11Protocol) -> tuple[object, float]:
        cycle = connection.cycle
        if cycle is None or cycle.response_complete:
            return ("head", id(cycle)), self._patience.head
        if cycle.more_body:
            return ("body", id(cycle)), self._patience.body
        if connection.flow.write_paused:
            return ("answer", id(cycle)), self._patience.answer
        return None, float("inf")

    def _make_room(self) -> bool:
        late = monotonic() - _SETTLING
        waiting = [
            (since, id(connection), connection)
            for connection, (what, since) in self._doing.items()
            if what is not None and since < late and not connection.transport.is_closing()
        ]
        for _, _, connection in sorted(waiting)[:_AT_ONCE]:
            connection.transport.abort()
        return bool(waiting)


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
