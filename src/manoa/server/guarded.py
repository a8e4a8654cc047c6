"""A web server that waits for nobody for ever: connections that keep it waiting are closed.

Left to itself, it waits without end for a client that sends half a request, or none, and keeps a request's head however
long that becomes.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from manoa.server.door import Door, Doorway
from manoa.server.sockets import LeanWebSockets

# Seconds for which nobody is put out for somebody else, and how many are put out at once.
_SETTLING = 1.0
_AT_ONCE = 64
# How long a WebSocket may be silent before it is asked, in times of the patience with heads. Pages speak sooner.
_SILENCE = 2
# Tenths of a second between two looks at all WebSockets, of which there may be thousands.
_SOCKETS_EVERY = 50
# Bytes of a request's head, or of whatever else is neither head nor body.
_LONGEST_HEAD = 64 * 1024


class Patience(NamedTuple):
    """Seconds that a client may take: to send a request's head, to send its body, to read an answer."""

    head: float = 10.0
    body: float = 30.0
    answer: float = 60.0


PATIENCE = Patience()


class BoundedHttp(HttpToolsProtocol):
    """A connection whose requests end: the parser keeps what it has not understood yet, and this is counted."""

    _not_understood = 0

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self._not_understood += len(data)
        super().data_received(data)
        if self._not_understood > _LONGEST_HEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """A head is whole."""
        self._not_understood = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of a body is there; the app counts those."""
        self._not_understood = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is whole."""
        self._not_understood = 0
        super().on_message_complete()


class GuardedServer(uvicorn.Server):
    """A server with a door, which closes connections that keep it waiting: before a request, within one, or with an
    answer."""

    def __init__(self, config: uvicorn.Config, door: Door, patience: Patience) -> None:
        super().__init__(config)
        self._door = door
        self._patience = patience
        # What each connection was doing when it was last looked at, and since when.
        self._doing: dict[HttpToolsProtocol, tuple[object, float]] = {}
        self._doorways: list[asyncio.Task[None]] = []
        door.make_room = self._make_room
        # Looked at every second; a server that is not wanted any more stops.
        self.is_wanted: Callable[[], bool] = lambda: True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve. The parent is told of no sockets, for it would let the event loop accept from them."""
        await super().startup(sockets=[])
        for listening in sockets or ():
            listening.setblocking(False)
            doorway = Doorway(self._door, listening, self._welcome)
            self._doorways.append(asyncio.create_task(doorway.stand_open()))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends in order."""
        for doorway in self._doorways:
            doorway.cancel()
        await asyncio.gather(*self._doorways, return_exceptions=True)
        await super().shutdown(sockets)

    async def _welcome(self, accepted: socket.socket) -> None:
        loop, config = asyncio.get_running_loop(), self.config

        def protocol() -> asyncio.Protocol:
            return BoundedHttp(config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop)

        await loop.connect_accepted_socket(protocol, accepted)

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second."""
        if counter % _SOCKETS_EVERY == 0:
            for connection in list(self.server_state.connections):
                if isinstance(connection, LeanWebSockets):
                    connection.look_after(_SILENCE * self._patience.head, self._patience.head)
        if counter % 10 == 0:
            self._sweep()
            for doorway in self._doorways:
                if doorway.done():
                    # It never ends by itself. A server into which nobody comes any more is better started anew.
                    doorway.result()
            self.should_exit = self.should_exit or not self.is_wanted()
        return await super().on_tick(counter)

    def _sweep(self) -> None:
        present, doing = monotonic(), self._doing
        self._doing = {}
        for connection in list(self.server_state.connections):
            if not isinstance(connection, HttpToolsProtocol):
                continue
            what, patience = self._phase(connection)
            before, since = doing.get(connection, (None, present))
            if what != before:
                since = present
            self._doing[connection] = (what, since)
            if present - since > patience:
                connection.transport.abort()

    def _phase(self, connection: HttpToolsProtocol) -> tuple[object, float]:
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
