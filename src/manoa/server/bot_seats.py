"""Bots on seats: whenever it is a bot's turn, this sees to it that the bot plays."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from manoa.kernel.errors import ManoaError
from manoa.server import chance, queries
from manoa.server.bot_workers import BotWorkers
from manoa.server.claims import BOTS, Claims
from manoa.server.context import Context
from manoa.server.database import PLAYING, DatabaseFailed, now
from manoa.server.playing import Playing
from manoa.server.refusals import Refusal

# Seconds after which a bot that has not moved must have been abandoned, by a process that ended or by a failure.
_ABANDONED = 30
# Seconds after which we look again whether another process, which was playing a bot, is done with it.
_LOOK_AGAIN = 0.5
# Seconds before a bot tries again to play on a database that failed: at first, and at most.
_FIRST_WAIT, _LONGEST_WAIT = 1.0, 8.0

log = logging.getLogger(__name__)


class BotSeats:
    """Plays the bots' turns, one decision and one entry at a time.

    The process that changes a table plays its bots, once the claim to them is free.
    """

    def __init__(self, context: Context, playing: Playing, workers: BotWorkers) -> None:
        self._context = context
        self._playing = playing
        self._workers = workers
        self._claims = Claims(context.database, BOTS)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # Tables that changed while their bots were playing.
        self._wake_again: set[str] = set()
        context.viewers.listeners.append(self.wake)

    async def watch(self) -> None:
        """Resumes bots' turns that were interrupted when a server stopped: now, and for as long as this one runs."""
        patience, wait = 0, _FIRST_WAIT
        while True:
            try:
                async with self._context.database.reading() as reading:
                    waiting = await queries.read_bots_to_move(reading, now() - timedelta(seconds=patience))
                for table_id in waiting:
                    self.look_after(table_id)
            except Exception as failed:
                # A database that is away for a while must not end the watch for good. When it is back, whatever was
                # interrupted meanwhile is resumed at once.
                trace = None if isinstance(failed, DatabaseFailed) else failed
                log.error("looking for abandoned bots: %s", failed, exc_info=trace)
                patience = 0
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)
            else:
                patience, wait = _ABANDONED, _FIRST_WAIT
                await asyncio.sleep(_ABANDONED)

    def wake(self, table_id: str) -> None:
        """Plays the bot whose turn it is at a table that was changed here, if there is one. If another process is at it
        still, because it played the bot before, it is waited for: it may stop before it hears of the change."""
        table = self._context.open_tables.known(table_id)
        if table is not None and not table.has_bots:
            return
        if table_id in self._tasks:
            self._wake_again.add(table_id)
        else:
            self._begin(table_id, patient=True)

    def look_after(self, table_id: str) -> None:
        """Plays the bot whose turn it is at the table, if there is one and no process is at it."""
        if table_id not in self._tasks:
            self._begin(table_id, patient=False)

    def _begin(self, table_id: str, patient: bool) -> None:
        task = asyncio.create_task(self._play(table_id, patient))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        del self._tasks[table_id]
        if table_id in self._wake_again:
            self._wake_again.discard(table_id)
            self.wake(table_id)

    async def _play(self, table_id: str, patient: bool) -> None:
        wait = _FIRST_WAIT
        while True:
            try:
                await self._play_turns(table_id, patient)
            except Refusal:
                # The table was removed.
                return
            except DatabaseFailed as failed:
                # The table stays as it is stored, and the bot plays as soon as it can be changed again.
                log.warning("bots at table %s wait: %s", table_id, failed)
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)
            except Exception:
                # `watch` comes back to it.
                log.exception("bots at table %s", table_id)
                return
            else:
                return

    async def _play_turns(self, table_id: str, patient: bool) -> None:
        fresh = False
        while await self._bot_waits(table_id, fresh):
            async with self._claims.holding(table_id) as ours:
                while ours and await self._turn(table_id):
                    pass
            if not ours and not patient:
                return
            if not ours:
                await asyncio.sleep(_LOOK_AGAIN)
            fresh = not ours

    async def _bot_waits(self, table_id: str, fresh: bool) -> bool:
        """Whether it is a bot's turn; if it may be soon, a worker is made ready."""
        async with self._context.open_tables.use(table_id, fresh=fresh) as table:
            waits = table.bot_to_move() is not None
            expected = table.facts.status == PLAYING and table.has_bots
        if expected and not waits:
            await self._workers.warm()
        return waits

    async def _turn(self, table_id: str) -> bool:
        """Lets a bot think once and plays the actions it chose; False if there is nothing (more) to do here."""
        async with self._context.open_tables.use(table_id, fresh=False) as table:
            bot, ply = table.bot_to_move(), table.ply
            if bot is None:
                return False
            # The bot is handed what its seat may know and nothing else: even a bot with a mistake in it cannot peek.
            seat = table.game.current_player
            position = table.game.determinize(seat, chance.draw(table)).position()
            seed = chance.draw(table)
        # How long it thinks hangs on what it holds: up to the usual pause, nobody can tell.
        chosen, _ = await asyncio.gather(
            self._workers.choose(bot, position, seed), asyncio.sleep(self._context.settings.bot_pause)
        )
        for number, action in enumerate(chosen):
            if number:
                await asyncio.sleep(self._context.settings.bot_pause)
            try:
                moved = await self._playing.act_for_bot(table_id, ply, action)
            except ManoaError as illegal:
                log.warning("a bot (%s) chose an illegal action: %s", bot, illegal)
                return await self._playing.act_for_bot(table_id, ply, None)
            if not moved:
                return False
            ply += 1
        return True

    async def stop(self) -> None:
        """Leaves the bots' turns where they are; they are resumed at the next start."""
        self._context.viewers.listeners.remove(self.wake)
        self._wake_again.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._claims.close()
