"""Several workers on one listening socket: each a process of its own, started again when it dies."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable
from time import monotonic, sleep

# A worker that lives for less than this has something wrong with it, and the next one waits for a moment.
_TOO_SOON = 5.0
_WAIT = 1.0
# Seconds in which a worker finishes what it is at; more than its connections and bots are given.
_FINISHING = 15

_HANDLED = (signal.SIGTERM, signal.SIGINT)

log = logging.getLogger(__name__)


class Supervisor:
    """Keeps workers running until it is told to end, or to restart on what is installed by then.

    Workers are forked off before anything runs in them, so they share what was imported. They end by themselves when
    their parent is gone.
    """

    def __init__(self, workers: int, work: Callable[[int], None]) -> None:
        self._workers = workers
        self._work = work
        # By process: which worker it is, and since when.
        self._running: dict[int, tuple[int, float]] = {}
        self._ending = False
        self._restarting = False

    def run(self, say: Callable[[], None]) -> bool:
        """Until all workers have ended; returns whether to restart. `say` is called once signals are heeded."""
        for number in (*_HANDLED, signal.SIGUSR1):
            signal.signal(number, self._end)
        signal.signal(signal.SIGALRM, self._kill)
        say()
        for worker in range(self._workers):
            self._start(worker)
        while self._running:
            process, status = os.wait()
            worker, since = self._running.pop(process)
            if self._ending:
                continue
            log.warning("worker %s (process %s) ended with %s", worker, process, os.waitstatus_to_exitcode(status))
            if monotonic() - since < _TOO_SOON:
                sleep(_WAIT)
            self._start(worker)
        signal.alarm(0)
        return self._restarting

    def _start(self, worker: int) -> None:
        # A signal that came between the fork and the note of it would miss the new process.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, (*_HANDLED, signal.SIGUSR1))
        try:
            if self._ending:
                return
            process = os.fork()
            if process == 0:
                self._become(worker)
            self._running[process] = (worker, monotonic())
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _become(self, worker: int) -> None:
        """What the new process does, and nothing after it."""
        status = 1
        try:
            for number in (*_HANDLED, signal.SIGALRM):
                signal.signal(number, signal.SIG_DFL)
            # A signal to the whole group restarts the server, not a worker.
            signal.signal(signal.SIGUSR1, signal.SIG_IGN)
            signal.pthread_sigmask(signal.SIG_SETMASK, ())
            self._work(worker)
            status = 0
        except Exception:
            log.exception("worker %s", worker)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _end(self, number: int, _frame: object) -> None:
        self._ending = True
        self._restarting = number == signal.SIGUSR1
        for process in self._running:
            os.kill(process, signal.SIGTERM)
        signal.alarm(_FINISHING)

    def _kill(self, *_: object) -> None:
        for process in self._running:
            log.warning("process %s does not end by itself", process)
            os.kill(process, signal.SIGKILL)
