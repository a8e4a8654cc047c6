"""Games on maps that people build: how hard is this one? Played in one worker process that stands back behind all else.

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

from manoa.kernel import registry
from manoa.kernel.cache import Cache
from manoa.kernel.registry import Workshop
from manoa.server.bot_workers import Worker
from manoa.server.refusals import Refusal

_NICENESS = 15
# Seconds for one game, or for making a map, on a busy machine; and after which nobody seems to wait any more.
_BUDGET = 60.0
_PATIENCE = 10.0
_MOST_KEPT = 200

log = logging.getLogger(__name__)


def workshop_of(game: str) -> Workshop:
    """A game's workshop; most have none."""
    workshop = registry.title(game).workshop
    if workshop is None:
        raise Refusal("error-not-found", status=404)
    return workshop


class Judged:
    """A map with the games on it so far."""

    def __init__(self, game: str, board: dict[str, Any]) -> None:
        # What is no whole map is refused before anybody plays on it.
        workshop_of(game).analyse(board)
        self.game = game
        self.board = board
        self.trials: list[dict[str, Any]] = []
        self.asked = monotonic()
        # Whether its last game could not be played to the end.
        self.failed = False

    def wants(self) -> bool:
        """Whether somebody still waits for more games."""
        waited_for = monotonic() - self.asked < _PATIENCE
        return waited_for and not self.failed and len(self.trials) < workshop_of(self.game).games


class Trials:
    """The judgements, and the worker that plays for them."""

    def __init__(self) -> None:
        self._worker = Worker(_NICENESS)
        self._at_work = asyncio.Lock()
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
        async with self._at_work:
            try:
                return await self._worker.think(_BUDGET, generate, game, seed, wishes)
            except (TimeoutError, BrokenProcessPool) as failed:
                log.warning("no map was made: %r", failed)
                raise Refusal("error-no-trial", status=503) from failed

    async def watch(self) -> None:
        """Plays one game after the other, for all maps in turn."""
        while True:
            await self._wake.wait()
            self._waiting = [judged for judged in self._waiting if judged.wants()]
            if not self._waiting:
                self._wake.clear()
                continue
            judged = self._waiting.pop(0)
            self._waiting.append(judged)
            try:
                async with self._at_work:
                    number = len(judged.trials)
                    judged.trials.append(await self._worker.think(_BUDGET, play, judged.game, judged.board, number))
            except Exception as failed:
                # Whatever is wrong with a worker or a map, the other maps are still tried.
                log.warning("a map could not be tried: %r", failed)
                judged.failed = True

    def stop(self) -> None:
        """Ends the worker."""
        self._worker.stop()


def play(game: str, board: dict[str, Any], number: int) -> dict[str, Any]:
    """Run in the worker: one game on a map."""
    return workshop_of(game).trial(board, number)


def generate(game: str, seed: int, wishes: dict[str, Any]) -> dict[str, Any]:
    """Run in the worker: a map on wish."""
    return workshop_of(game).generate(seed, wishes)
