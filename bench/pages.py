"""Connections such as a browser's pages have, that cost the measuring process little: it shares the machine.

Requests have a browser's headers and ask for compressed answers. WebSockets are compressed too, and a page that has
heard nothing for a while asks whether the server is there, as the client does (web/src/shell/live.ts).
"""

import asyncio
import os
import zlib
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from time import perf_counter
from typing import Any, Self
from urllib.parse import urlsplit

import orjson

# Seconds of silence after which a page asks, as in the client.
QUIET = 15.0

# Seconds for which a connection is used again: the server closes one that has been idle for 5.
KEPT = 3.0

# What Chromium sends with every request, in its order, besides what belongs to the one request.
HEADERS = """\
User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36\r
Accept: */*\r
Sec-Fetch-Site: same-origin\r
Sec-Fetch-Mode: cors\r
Sec-Fetch-Dest: empty\r
Accept-Encoding: gzip, deflate\r
Accept-Language: en-GB,en;q=0.9\r
"""

_TEXT, _PING, _COMPRESSED = 1, 9, 0x40


class Connection:
    """An HTTP connection."""

    def __init__(self, address: str) -> None:
        self._place = urlsplit(address)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0
        # The one that came last.
        self.cookie = ""

    async def ask(self, method: str, path: str, cookie: str, body: dict[str, Any] | None = None) -> Any:
        """The answer to one request."""
        if self._streams is None or perf_counter() - self._used > KEPT:
            await self.close()
            self._streams = await asyncio.open_connection(self._place.hostname, self._place.port)
        self._used = perf_counter()
        reader, writer = self._streams
        content = b"" if body is None else orjson.dumps(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self._place.netloc}\r\nConnection: keep-alive\r\n"
            f"Content-Length: {len(content)}\r\nContent-Type: application/json\r\n{HEADERS}"
            f"Origin: http://{self._place.netloc}\r\nReferer: http://{self._place.netloc}/\r\nCookie: {cookie}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        answer = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("content-encoding") == "gzip":
            answer = zlib.decompress(answer, wbits=31)
        if status.split()[1][0] != "2":
            raise SystemExit(f"{method} {path}: {status} {answer.decode()}")
        self.cookie = headers.get("set-cookie", self.cookie).partition(";")[0]
        return orjson.loads(answer) if answer else None

    async def close(self) -> None:
        """Closes it; what is asked next opens it again."""
        if self._streams is not None:
            writer = self._streams[1]
            self._streams = None
            writer.close()
            # The server may have closed it first, and rudely.
            with suppress(OSError):
                await writer.wait_closed()


class Page(asyncio.Protocol):
    """A WebSocket. `heard` is called with every message that was sent over it."""

    def __init__(self, pages: "Pages", path: str, cookie: str, heard: Callable[[dict[str, Any]], None]) -> None:
        self._pages = pages
        self._path = path
        self._cookie = cookie
        self._heard = heard
        self._received = bytearray()
        self._open = False
        self._last_id = 0
        self._unanswered: dict[int, asyncio.Future[None]] = {}
        self._transport: asyncio.Transport | None = None
        self.closing = False
        self.gone = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        host = self._pages.host
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Pragma: no-cache\r\nCache-Control: no-cache\r\n{HEADERS}Origin: http://{host}\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        received = self._received
        received += data
        if not self._open:
            head, found, _ = received.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"{self._path}: {head.decode()}")
            self._open = True
            del received[: len(head) + len(found)]
        while (frame := _frame(received)) is not None:
            self._take(*frame)

    def _take(self, first: int, content: bytes) -> None:
        self._pages.listen(self)
        if first & 0x0F == _PING:
            self._write(0x80 | 10, content)
        elif first & 0x0F == _TEXT:
            if first & _COMPRESSED:
                content = zlib.decompress(content + b"\x00\x00\xff\xff\x03\x00", wbits=-15)
            message = orjson.loads(content)
            if (answered := self._unanswered.pop(message.get("answers"), None)) is not None:
                if message["type"] == "error":
                    raise SystemExit(f"{self._path}: {content.decode()}")
                answered.set_result(None)
            self._heard(message)
        elif not self.closing:
            raise SystemExit(f"{self._path}: closed, {content[2:].decode()}")

    def ask(self) -> None:
        """Asks whether the server is there. Compressed, as a browser does it."""
        self._write(0x80 | _COMPRESSED | _TEXT, _ASKING)

    async def act(self, seat: int, ply: int, action: int) -> None:
        """Plays an action, as the client does it, and waits until it is acknowledged."""
        self._last_id += 1
        acting = {"type": "act", "id": self._last_id, "seat": seat, "ply": ply, "action": action}
        answered = self._unanswered[self._last_id] = asyncio.get_running_loop().create_future()
        self._write(0x80 | _COMPRESSED | _TEXT, _deflated(orjson.dumps(acting)))
        await answered

    def _write(self, first: int, content: bytes) -> None:
        # The mask is all zeros, which is as good as any other here. Nothing that is sent here is long.
        assert self._transport is not None
        self._transport.write(bytes((first, 0x80 | len(content), 0, 0, 0, 0)) + content)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set()
        if not self.closing:
            raise SystemExit(f"{self._path}: lost, {exc}")

    async def leave(self) -> None:
        """Closes the page."""
        self.closing = True
        if self._transport is not None:
            self._transport.close()
            await self.gone.wait()


def _deflated(content: bytes) -> bytes:
    compressor = zlib.compressobj(wbits=-12)
    return (compressor.compress(content) + compressor.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")


_ASKING = _deflated(b'{"type":"ping"}')


def _frame(received: bytearray) -> tuple[int, bytes] | None:
    """The next frame that has come as a whole: its first byte and its content."""
    if len(received) < 2:
        return None
    length, begins = received[1] & 0x7F, 2
    if length > 125:
        begins = 4 if length == 126 else 10
        if len(received) < begins:
            return None
        length = int.from_bytes(received[2:begins], "big")
    if len(received) < begins + length:
        return None
    frame = received[0], bytes(received[begins : begins + length])
    del received[: begins + length]
    return frame


class Pages:
    """Pages that are open."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self.host = place.netloc
        self._address = place.hostname or "", place.port or 80
        # The one that has heard nothing for longest comes first.
        self._heard: OrderedDict[Page, float] = OrderedDict()
        self._pages: list[Page] = []
        self._watching: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._watching = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._watching is not None
        self._watching.cancel()
        await asyncio.gather(*(page.leave() for page in self._pages))

    async def open(self, path: str, cookie: str, heard: Callable[[dict[str, Any]], None]) -> Page:
        """Opens one."""
        loop = asyncio.get_running_loop()
        page = Page(self, path, cookie, heard)
        await loop.create_connection(lambda: page, *self._address)
        self._pages.append(page)
        return page

    def listen(self, page: Page) -> None:
        """Something was heard."""
        self._heard[page] = asyncio.get_running_loop().time()
        self._heard.move_to_end(page)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(0.05)
            now = asyncio.get_running_loop().time()
            for page, since in list(islice(self._heard.items(), 200)):
                if now - since < QUIET:
                    break
                page.ask()
                self.listen(page)
