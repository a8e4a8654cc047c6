"""WebSockets that keep little while nothing happens: thousands of them wait most of the time.

The app answers a request for a WebSocket as it answers any other, with all the checks around it. Then it may hand the
connection over to a listener and return: what was needed to answer (the request, the tasks and calls on the way to the
app, a queue) is let go, and the listener is called when something comes.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Protocol

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import WebSocketException
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

# Among the extensions in a connection's scope: a function that takes the connection's listener.
HAND_OVER = "manoa.hand-over"

# Bytes.
_SHORT = 128
# How a text begins that is not in parts: plain, or compressed.
_TEXT_STARTS = (0x81, 0xC1)
# Bytes of a client's message without content, and of content whose length fits into one of them.
_SHORTEST, _LONGEST_SHORT = 6, 125
# What has been sent would compress the next message a little better, but takes some 40 kB for every connection.
_COMPRESSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5, "level": 4},
)


class Listener(Protocol):
    """Whom a connection is handed over to."""

    def heard(self, text: str) -> None:
        """A message has come; one that is no text is empty."""

    def gone(self) -> None:
        """The connection is closed, by whomever."""


class LeanWebSockets(WebSocketsSansIOProtocol):
    """A connection of uvicorn's."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._listener: Listener | None = None
        self._heard_at = self.loop.time()
        self._asked_at: float | None = None
        self.conn = ServerProtocol(
            extensions=[_COMPRESSION],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def handle_connect(self, event: Request) -> None:
        """A request for a WebSocket has come."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # otherwise it was refused
            self.scope["extensions"][HAND_OVER] = self._hand_over  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """Lets the app answer. Unlike the parent's, it leaves a connection open that was handed over."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._listener is not None:
            # The parser keeps the request for as long as the connection lasts.
            self.request.headers.clear()
            del self.scope, self.request, self.response
        elif self.close_timer is None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self._heard_at = self.loop.time()
        self._asked_at = None
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
        else:
            assert self._listener is not None
            self._listener.heard(text)

    def _whole_text(self, data: bytes) -> str | None:
        """The text, if one short message has come and nothing else: nearly all that clients ever send. The parser, a
        stack of generators that are ready for anything, takes longer over it than all that follows. What is not as it
        should be is left to it."""
        if (
            self._listener is None
            or len(data) < _SHORTEST
            or data[0] not in _TEXT_STARTS
            or data[1] != 0x80 + len(data) - _SHORTEST
            or len(data) > _SHORTEST + _LONGEST_SHORT
            or not self._between_messages()
        ):
            return None
        length = len(data) - _SHORTEST
        mask = (data[2:_SHORTEST] * (length // 4 + 1))[:length]
        content = int.from_bytes(data[_SHORTEST:], "big") ^ int.from_bytes(mask, "big")
        frame = Frame(Opcode.TEXT, content.to_bytes(length, "big"), True, data[0] != _TEXT_STARTS[0])
        try:
            for extension in self.conn.extensions:
                frame = extension.decode(frame, max_size=self.config.ws_max_size)
            return None if frame.rsv1 else str(frame.data, "utf-8")
        except (WebSocketException, UnicodeDecodeError):
            return None

    def _between_messages(self) -> bool:
        """Whether the parser waits for the beginning of a message."""
        part: Any = self.conn.parser
        while (within := part.gi_yieldfrom) is not None:
            part = within
        return (
            part.gi_code is StreamReader.at_eof.__code__
            and self.conn.current_size is None
            and self.conn.state is State.OPEN
        )

    def look_after(self, silence: float, patience: float) -> None:
        """Asks a client that has been silent for so many seconds whether it is there, and hangs up on one that has not
        answered after some more. Called for all connections now and then: a clock for each would cost more."""
        present = self.loop.time()
        if self._asked_at is not None:
            if present - self._asked_at > patience:
                self.transport.abort()
        elif present - self._heard_at > silence and self.conn.state is State.OPEN:
            self._asked_at = present
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    def _hand_over(self, listener: Listener) -> LeanWebSockets:
        self._listener = listener
        waiting, self.queue = self.queue, _Forwarding(listener)  # type: ignore[assignment]
        while not waiting.empty():
            self.queue.put_nowait(waiting.get_nowait())
        if self.read_paused:
            self.transport.resume_reading()
        # From now on: otherwise the parent would stop reading at every message until somebody asks for it.
        self.read_paused = True
        return self

    def tell_now(self, message: bytes) -> bool:
        """Sends a text, in UTF-8, unless the client has yet to read what was sent before; returns whether it did."""
        if not self.writable.is_set():
            return False
        if self.disconnected or self.conn.state is not State.OPEN:
            raise WebSocketDisconnect(1006)
        # To compress something this short costs more than it saves.
        extensions = self.conn.extensions if len(message) > _SHORT else []
        self.transport.write(Frame(Opcode.TEXT, message).serialize(mask=False, extensions=extensions))
        return True

    async def tell(self, message: bytes) -> None:
        """Sends a text, in UTF-8, as soon as the client has read what was sent before."""
        while not self.tell_now(message):
            await self.writable.wait()

    async def end(self, code: int) -> None:
        """Closes the connection."""
        if not self.disconnected and not self.close_sent:
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    async def cut(self) -> None:
        """Ends the connection, whatever the client has yet to read."""
        self.transport.abort()


class _Forwarding:
    """Takes the place of a connection's queue of events: they reach the listener at once."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        if event["type"] == "websocket.receive":
            self._listener.heard(event.get("text") or "")
        elif event["type"] == "websocket.disconnect":
            self._listener.gone()
