"""A proxy on this machine whose lines go wrong: reset, silent for a while, or swallowing all that is sent."""

from __future__ import annotations

import asyncio
import random
import socket
import struct
from types import TracebackType
from typing import Self

RESET, STALL, SWALLOW = "reset", "stall", "swallow"
WAYS = (RESET, STALL, SWALLOW)

# Closing a socket that lingers for no time sends a reset.
_AT_ONCE = struct.pack("ii", 1, 0)


class _Line:
    """One connection through the proxy."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self._ends = (near, far)
        self.swallows = False
        self.flows = asyncio.Event()
        self.flows.set()

    async def copy(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Passes on what comes, for as long as something comes."""
        while data := await source.read(65536):
            await self.flows.wait()
            # What was swallowed is gone for good: a line that has lost bytes never recovers.
            if not self.swallows:
                target.write(data)
                await target.drain()
        if not self.swallows:
            target.close()

    def reset(self) -> None:
        """Ends it as a network does that has forgotten it."""
        for end in self._ends:
            if not end.is_closing():
                end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
                end.transport.abort()

    def close(self) -> None:
        """Ends it in order."""
        for end in self._ends:
            end.close()


class FaultyProxy:
    """Passes connections on to a port of this machine, from the start of the block to its end."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._lines: set[_Line] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.address = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        for task in (ended := list(self._tasks)):
            task.cancel()
        await asyncio.gather(*ended, return_exceptions=True)

    async def _pass_on(self, near: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        line: _Line | None = None
        try:
            far, far_out = await asyncio.open_connection("127.0.0.1", self._port)
            line = _Line(near_out, far_out)
            self._lines.add(line)
            await asyncio.gather(line.copy(near, far_out), line.copy(far, near_out))
        except OSError:
            pass  # The server is away, or one side has gone away and so does the other.
        except asyncio.CancelledError:
            pass  # The proxy ends. asyncio.Server would complain of a task that ends like this.
        finally:
            if line is not None:
                self._lines.discard(line)
                line.close()
            near_out.close()
            self._tasks.discard(task)

    def cut(self, rng: random.Random, share: float, way: str, seconds: float) -> int:
        """Does it to a share of the lines; one that stalls goes on after so many seconds. Returns how many."""
        chosen = [line for line in self._lines if rng.random() < share]
        for line in chosen:
            if way == RESET:
                line.reset()
            elif way == STALL:
                line.flows.clear()
                asyncio.get_running_loop().call_later(seconds, line.flows.set)
            else:
                line.swallows = True
        return len(chosen)
