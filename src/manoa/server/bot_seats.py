"""Bots on seats: whenever it is a bot's turn, this sees to it that the bot plays."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from manoa.kernel.errors import ManoaError
from manoa.server import queries
from manoa.server.bot_workers import BotWorkers
from manoa.server.context import Context
from manoa.server.database import PLAYING, now
from manoa.server.playing import Playing
from manoa.server.refusals import Refusal

# Seconds after which a bot that has not moved must have been abandoned, by a process that ended or by a failure.
_ABANDONED = 30

log = logging.getLogger(__name__)


class BotSeats:
    """Plays the bots' turns, one decision and one entry at a time.

    The process that changes a table plays its bots. If two do, one of them finds its entry refused and stops.
    """

    def __init__(self, context: Context, playing: Playing, workers: BotWorkers) -> None:
        self._context = context
        self._playing = playing
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # Tables that changed while their bots were playing.
        self._wake_again: set[str] = set()
        context.viewers.listeners.append(self.wake)

    async def watch(self) -> None:
        """Resumes bots' turns that were interrupted when a server stopped: now, and for as long as this one runs."""
        patience = 0
        while True:
            try:
                async with self._context.database.reading() as reading:
                    waiting = await queries.read_bots_to_move(reading, now() - timedelta(seconds=patience))
                for table_id in waiting:
                    self.wake(table_id)
            except Exception:
                # A database that is away for a while must not end the watch for good.
                log.exception("looking for abandoned bots")
            patience = _ABANDONED
            await asyncio.sleep(_ABANDONED)

    def wake(self, table_id: str) -> None:
        """Plays the bot whose turn it is at the table, if there is one."""
        if table_id in self._tasks:
            self._wake_again.add(table_id)
            return
        task = asyncio.create_task(self._play(table_id))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        del self._tasks[table_id]
        if table_id in self._wake_again:
            self._wake_again.discard(table_id)
            self.wake(table_id)

    async def _play(self, table_id: str) -> None:
        try:
            while await self._turn(table_id):
                pass
        except Refusal:
            # The table was removed.
            return
        except Exception:
            # The table stays as it is stored; `watch` comes back to it.
            log.exception("bots at table %s", table_id)

    async def _turn(self, table_id: str) -> bool:
        """Lets a bot think once and plays the actions it chose; False if there is nothing (more) to do here."""
        async with self._context.open_tables.use(table_id, fresh=False) as table:
            bot, ply = table.bot_to_move(), table.ply
            position = table.game.position() if bot is not None else {}
            expected = table.facts.status == PLAYING and table.has_bots
        if bot is None:
            if expected:
                await self._workers.warm()
            return False
        for action in await self._workers.choose(bot, position):
            try:
                moved = await self._playing.act_for_bot(table_id, ply, action)
            except ManoaError as illegal:
                log.warning("a bot (%s) chose an illegal action: %s", bot, illegal)
                return await self._playing.act_for_bot(table_id, ply, None)
            if not moved:
                return False
            ply += 1
            await asyncio.sleep(self._context.settings.bot_pause)
        return True

    async def stop(self) -> None:
        """Leaves the bots' turns where they are; they are resumed at the next start."""
        self._context.viewers.listeners.remove(self.wake)
        self._wake_again.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
