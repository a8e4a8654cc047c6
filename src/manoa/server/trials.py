"""Games on maps that people build: how hard is this one? Played in worker processes that stand back behind all else.

A judgement grows while somebody asks for it again and again, and rests when nobody does. What was played is kept for a
while: asked by anybody, the same map is the same judgement.
"""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Any

from manoa.kernel.cache import Cache
from manoa.server.bot_workers import Worker
from manoa.server.own_maps import checked, option_of, workshop_of
from manoa.server.refusals import Refusal

_NICENESS = 15
# Seconds for one game, or for making a map, on a busy machine; and after which nobody seems to wait any more.
_BUDGET = 60.0
_PATIENCE = 10.0
_MOST_KEPT = 200

log = logging.getLogger(__name__)


class Judged:
    """A map with the games on it so far."""

    def __init__(self, game: str, board: dict[str, Any]) -> None:
        # What is no whole map is refused before anybody plays on it.
        checked(game, {option_of(game): board})
        self.game = game
        self.board = board
        self.asked = monotonic()
        # Whether a game could not be played to the end.
        self.failed = False
        self._played: dict[int, dict[str, Any]] = {}
        self._at_work: set[int] = set()

    @property
    def trials(self) -> list[dict[str, Any]]:
        """The games from the first to where one is not finished yet: so many are the same ones, in whatever order they
        were played."""
        found: list[dict[str, Any]] = []
        while len(found) in self._played:
            found.append(self._played[len(found)])
        return found

    def wants(self) -> bool:
        """Whether somebody still waits for more games than are being played."""
        waited_for = monotonic() - self.asked < _PATIENCE
        return waited_for and not self.failed and self._next() < workshop_of(self.game).games

    def _next(self) -> int:
        number = 0
        while number in self._played or number in self._at_work:
            number += 1
        return number

    async def play(self, worker: Worker) -> None:
        """Plays the next game."""
        number = self._next()
        self._at_work.add(number)
        try:
            self._played[number] = await worker.think(_BUDGET, play, self.game, self.board, number)
        except Exception as failed:
            # Whatever is wrong with a worker or a map, the other maps are still tried.
            log.warning("a map could not be tried: %r", failed)
            self.failed = True
        finally:
            self._at_work.discard(number)


class Trials:
    """The judgements, and the workers that play for them."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = [Worker(_NICENESS) for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._games: set[asyncio.Task[None]] = set()
        self._kept: Cache[Judged] = Cache(_MOST_KEPT)
        self._waiting: list[Judged] = []
        self._wake = asyncio.Event()

    def ask(self, game: str, board: dict[str, Any]) -> list[dict[str, Any]]:
        """The games that have been played on a map so far; more are played after that."""
        key = json.dumps([game, board], sort_keys=True)
        judged = self._kept.get(key, lambda: Judged(game, board))
        if judged.failed:
            judged.failed = False
            raise Refusal("error-no-trial", status=503)
        judged.asked = monotonic()
        if judged.wants() and judged not in self._waiting:
            self._waiting.append(judged)
            self._wake.set()
        return judged.trials

    async def generate(self, game: str, seed: int, wishes: dict[str, Any]) -> dict[str, Any]:
        """A map on wish."""
        worker = await self._idle.get()
        try:
            return await worker.think(_BUDGET, generate, game, seed, wishes)
        except (TimeoutError, BrokenProcessPool) as failed:
            log.warning("no map was made: %r", failed)
            raise Refusal("error-no-trial", status=503) from failed
        finally:
            self._idle.put_nowait(worker)

    async def watch(self) -> None:
        """Plays games on all maps in turn, as many at once as there are workers."""
        try:
            while True:
                await self._wake.wait()
                worker = await self._idle.get()
                self._waiting = [judged for judged in self._waiting if judged.wants()]
                if not self._waiting:
                    self._idle.put_nowait(worker)
                    self._wake.clear()
                    continue
                judged = self._waiting.pop(0)
                self._waiting.append(judged)
                game = asyncio.create_task(self._play(judged, worker))
                self._games.add(game)
                game.add_done_callback(self._games.discard)
                # It takes its number before another game is begun.
                await asyncio.sleep(0)
        finally:
            for game in self._games:
                game.cancel()

    async def _play(self, judged: Judged, worker: Worker) -> None:
        try:
            await judged.play(worker)
        finally:
            self._idle.put_nowait(worker)

    def stop(self) -> None:
        """Ends the workers."""
        for worker in self._workers:
            worker.stop()


def play(game: str, board: dict[str, Any], number: int) -> dict[str, Any]:
    """Run in a worker: one game on a map."""
    return workshop_of(game).trial(board, number)


def generate(game: str, seed: int, wishes: dict[str, Any]) -> dict[str, Any]:
    """Run in a worker: a map on wish."""
    return workshop_of(game).generate(seed, wishes)
