"""Figures of all workers of one server: whichever is asked asks the others too, over sockets in a folder of theirs."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import orjson

from manoa.server.metrics import Family, Metrics

# Seconds for a sibling to answer.
_PATIENCE = 2.0

log = logging.getLogger(__name__)


class Siblings:
    """The workers beside this one; none where a server is one process."""

    def __init__(self, metrics: Metrics, folder: Path | None, worker: int, workers: int) -> None:
        self._metrics = metrics
        self._folder = folder
        self._worker = worker
        self._others = [number for number in range(workers) if number != worker]

    async def answer(self) -> None:
        """Tells the others this worker's figures for as long as it runs."""
        if self._folder is None:
            return
        place = self._folder / str(self._worker)
        # The one before us, which died, has left it behind.
        place.unlink(missing_ok=True)
        server = await asyncio.start_unix_server(self._tell, place)
        async with server:
            await server.serve_forever()

    async def figures(self) -> list[list[Family]]:
        """The figures of this worker, and of all others that answer."""
        asked = await asyncio.gather(*(self._ask(other) for other in self._others))
        return [self._metrics.families(), *(families for families in asked if families)]

    async def _tell(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(orjson.dumps(self._metrics.families()))
        writer.close()
        await writer.wait_closed()

    async def _ask(self, other: int) -> list[Family]:
        if self._folder is None:
            return []
        try:
            async with asyncio.timeout(_PATIENCE):
                reader, writer = await asyncio.open_unix_connection(self._folder / str(other))
                answer = await reader.read()
                writer.close()
                return [(head, lines) for head, lines in orjson.loads(answer)]
        except (OSError, TimeoutError, ValueError) as silent:
            # It is just being started again, or busy: its figures are missing this time.
            log.warning("worker %s tells no figures: %r", other, silent)
            return []
