"""Bots on seats: whenever a bot is to decide, somebody sees to it that it does."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from manoa.kernel.errors import ManoaError
from manoa.server import ledger
from manoa.server.database import PLAYING, now
from manoa.server.house import House
from manoa.server.playing import Playing
from manoa.server.refusals import Refusal
from manoa.server.thinking import Thinking

# A bot that has not moved for so many seconds was left alone by a process that ended, or by a failure.
_FORGOTTEN = 30

log = logging.getLogger(__name__)


class BotSeats:
    """Plays the bots' turns, one decision and one entry at a time.

    The process that changes a table sees to its bots. If two do, one of them finds its entry refused and stops.
    """

    def __init__(self, house: House, playing: Playing, thinking: Thinking) -> None:
        self._house = house
        self._playing = playing
        self._thinking = thinking
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # Tables that changed while their bots were being seen to.
        self._again: set[str] = set()
        house.hub.listeners.append(self.wake)

    async def watch(self) -> None:
        """Takes up the bots' turns in which a server was stopped: now, and for as long as this one runs."""
        patience = 0
        while True:
            try:
                async with self._house.database.engine.connect() as reading:
                    waiting = await ledger.read_bots_to_move(reading, now() - timedelta(seconds=patience))
                for table_id in waiting:
                    self.wake(table_id)
            except Exception:
                # A database that is away for a while must not end the watch for good.
                log.exception("looking for bots that wait")
            patience = _FORGOTTEN
            await asyncio.sleep(_FORGOTTEN)

    def wake(self, table_id: str) -> None:
        """Sees whether a bot is to move at the table, and moves it."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._play(table_id))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        del self._tasks[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def _play(self, table_id: str) -> None:
        try:
            while await self._turn(table_id):
                pass
        except Refusal:
            # The table was taken away.
            return
        except Exception:
            # The table stays as it is stored; `watch` comes back to it.
            log.exception("bots at table %s", table_id)

    async def _turn(self, table_id: str) -> bool:
        """One thought and the actions that follow from it; False if there is nothing (more) to do here."""
        async with self._house.shelf.at(table_id, fresh=False) as table:
            bot, ply = table.bot_to_move(), table.ply
            position = table.game.position() if bot is not None else {}
            expected = table.facts.status == PLAYING and table.has_bots
        if bot is None:
            if expected:
                await self._thinking.warm()
            return False
        for action in await self._thinking.choose(bot, position):
            try:
                moved = await self._playing.act_for_bot(table_id, ply, action)
            except ManoaError as illegal:
                log.warning("a bot (%s) chose what it may not: %s", bot, illegal)
                return await self._playing.act_for_bot(table_id, ply, None)
            if not moved:
                return False
            ply += 1
            await asyncio.sleep(self._house.settings.bot_pause)
        return True

    async def stop(self) -> None:
        """Leaves the bots' turns where they are; they are taken up at the next start."""
        self._house.hub.listeners.remove(self.wake)
        self._again.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
