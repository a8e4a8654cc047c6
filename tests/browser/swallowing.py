"""A proxy on this machine that can swallow all that goes through it: connections stay open, and nothing arrives."""

from __future__ import annotations

import asyncio
import threading
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class SwallowingProxy:
    """Passes connections on to a server, from the start of the block to its end, in a thread of its own."""

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        assert there.hostname is not None
        self._server = (there.hostname, there.port)
        self.swallows = False
        self.address = ""
        self._loop = asyncio.new_event_loop()
        self._done = asyncio.Event()
        self._listens = threading.Event()
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._run()))

    async def _run(self) -> None:
        listening = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        self._listens.set()
        await self._done.wait()
        listening.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _pass_on(self, near: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        far, far_out = await asyncio.open_connection(*self._server)
        try:
            await asyncio.gather(self._copy(near, far_out), self._copy(far, near_out))
        except OSError:
            pass  # One side has gone away, and so does the other.
        finally:
            far_out.close()
            near_out.close()

    async def _copy(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            # What was swallowed is gone for good: a connection that has lost bytes never recovers.
            if not self.swallows:
                target.write(data)
                await target.drain()
        if not self.swallows:
            target.close()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._listens.wait(10)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(10)
        self._loop.close()
