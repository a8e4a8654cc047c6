"""Worker processes in which bots think, one bot at a time in each, within a budget of seconds.

A worker that takes too long or dies is replaced, and the bot plays a random legal action instead: whatever happens to a
bot, its table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

import manoa
from manoa import bots
from manoa.bots import advice
from manoa.kernel.game import Position
from manoa.server.metrics import Metrics

# Seconds to start a process and import the rules, on a busy machine; and one that stands back behind all the others.
_START_BUDGET = 60.0
_PATIENT_START = 600.0
# In a hint.
_CHOICES = 3

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Worker:
    """One process. An executor of its own, so that a worker can be ended without the others. `niceness` is how far it
    stands back behind all else on the machine."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None
        self._process = 0

    @property
    def is_started(self) -> bool:
        """Whether there is a process, or one is being started."""
        return self._executor is not None

    async def start(self) -> ProcessPoolExecutor:
        """The process, started if there is none."""
        if self._executor is None:
            loop = asyncio.get_running_loop()
            budget = _PATIENT_START if self._niceness else _START_BUDGET
            self._executor = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=_prepare_worker, initargs=(self._niceness,)
            )
            async with asyncio.timeout(budget):
                self._process = await loop.run_in_executor(self._executor, os.getpid)
        return self._executor

    async def think(self, budget: float, task: Callable[..., Result], *arguments: object) -> Result:
        """What a task makes of its arguments; raises TimeoutError or BrokenProcessPool."""
        try:
            executor, loop = await self.start(), asyncio.get_running_loop()
            # Not `wait_for`, which forgets a cancellation that comes together with the answer (before Python 3.12).
            async with asyncio.timeout(budget):
                return await loop.run_in_executor(executor, task, *arguments)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            raise

    def stop(self) -> None:
        """Ends the process, whatever it is doing; the next task starts another."""
        if self._executor is not None:
            executor, self._executor = self._executor, None
            executor.shutdown(wait=False, cancel_futures=True)
            if self._process:
                try:
                    os.kill(self._process, signal.SIGTERM)
                except ProcessLookupError:
                    log.debug("the worker was gone already")
                self._process = 0


class BotWorkers:
    """All workers, and which of them are free."""

    def __init__(self, workers: int, budget: float, metrics: Metrics | None = None) -> None:
        self._budget = budget
        self._metrics = metrics or Metrics()
        self._workers = [Worker() for _ in range(workers)]
        # The last used comes first: it is running already, and a second is started only if two are needed at once.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, bot: str, position: Position, seed: int) -> list[int | None]:
        """What a bot does now and next, as far as it can be foreseen; None where it fails and chance must decide."""
        try:
            return [*await self._think(foresee, bot, position, seed)]
        except Exception as failed:
            # Whatever goes wrong in a bot or its process: the table must go on.
            log.warning("a bot (%s) plays at random: %r", bot, failed)
            return [None]

    async def advise(
        self, bot: str, position: Position, seed: int, nodes: int, seconds: float
    ) -> dict[str, Any] | None:
        """What a bot thinks of the choices that there are, as a Hint; None where it fails."""
        try:
            return await self._think(advise, bot, position, seed, nodes, seconds)
        except Exception as failed:
            # Whatever is wrong with a worker or a bot, the person who wanted a hint gets none and plays on.
            log.warning("a bot (%s) gives no advice: %r", bot, failed)
            return None

    async def _think(self, task: Callable[..., Result], bot: str, position: Position, *more: object) -> Result:
        # Waiting for a free worker does not count: the budget is for thinking.
        worker = await self._free.get()
        try:
            with self._metrics.thinking():
                return await worker.think(self._budget, task, bot, position, *more)
        finally:
            self._free.put_nowait(worker)

    async def warm(self) -> None:
        """Starts the first worker, so that the first task need not wait for it."""
        if any(worker.is_started for worker in self._workers) or self._free.empty():
            return
        worker = self._free.get_nowait()
        try:
            await worker.start()
        except (TimeoutError, BrokenProcessPool):
            worker.stop()
        finally:
            self._free.put_nowait(worker)

    def stop(self) -> None:
        """Ends all workers."""
        for worker in self._workers:
            worker.stop()


def foresee(name: str, position: Position, seed: int) -> list[int]:
    """Run in a worker: the bot's decisions up to the first that brings in chance or passes to another seat.

    Until then the game can go only one way, so that these are the decisions it would make one by one. What chance
    brings after that is not the same here as at the table.
    """
    game = manoa.load(position)
    bot = bots.make(name, seed)
    seat = game.current_player
    actions: list[int] = []
    while not game.is_over and game.current_player == seat:
        action = bot.choose(game)
        actions.append(action)
        game.apply(action)
        if game.revealed:
            break
    return actions


def advise(name: str, position: Position, seed: int, nodes: int, seconds: float) -> dict[str, Any]:
    """Run in a worker: the best choices that the bot sees, with their reasons, and whether it is sure of the first."""
    bot = bots.make(name, seed, nodes=nodes, seconds=seconds)
    game = manoa.load(position)
    advices = advice.advise(bot, game, _CHOICES)
    return {"sure": advice.is_sure(advices, len(game.legal_actions())), "choices": [each.as_dict() for each in advices]}


def _prepare_worker(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    # Ctrl-C reaches the whole group; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A server that is killed can't end them, so they watch it.
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)
