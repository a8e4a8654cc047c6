"""Work in pieces, on this process, on several, or on a Ray cluster: the same results, each of them once.

This is the one place that knows where work is done. What is spread is a function of a module, called with something
that all pieces share and with one piece; its result must hang on these two alone.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import get_context
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from manoa.arena.playing import in_range
from manoa.kernel.errors import ManoaError

Shared = TypeVar("Shared")
Piece = TypeVar("Piece")
Result = TypeVar("Result")

MOST_JOBS = 256

LOSSES = 10
"""Times that processes may die under the work before it is given up; what they had in hand is done again."""

LOCAL = "local"
"""Where a cluster is to be started on this machine, for this work alone."""


class Where(NamedTuple):
    """On so many processes here; or, where `ray` says so, on the cluster at that address (`auto` finds one)."""

    jobs: int = 1
    ray: str | None = None


def checked_where(jobs: int, ray: str | None) -> Where:
    """Where to work, once it is known to make sense."""
    in_range("jobs", jobs, MOST_JOBS)
    return Where(jobs, ray)


def distribute(
    work: Callable[[Shared, Piece], Result], shared: Shared, pieces: Sequence[Piece], where: Where
) -> Generator[tuple[int, Result]]:
    """Each piece's number with its result, in the order in which they are finished."""
    if not pieces:
        return  # a run that was finished before, taken up once more
    if where.ray is None and (where.jobs == 1 or len(pieces) == 1):
        for number, piece in enumerate(pieces):
            yield number, work(shared, piece)
        return
    crew: _Crew[Result]
    if where.ray is None:
        crew = _Processes(work, shared, pieces, min(where.jobs, len(pieces)))
    else:
        crew = _Cluster(work, shared, pieces, where)
    with closing(crew):
        begun = done = 0
        while done < len(pieces):
            # Few more than there are hands: a million pieces need not wait in a queue.
            while begun < len(pieces) and begun - done < 2 * crew.hands() + 1:
                crew.begin(begun)
                begun += 1
            for number, result in crew.finished():
                done += 1
                yield number, result


class _Crew(Protocol[Result]):
    """Those who do the work."""

    def hands(self) -> int:
        """How many pieces can be worked on at once."""

    def begin(self, number: int) -> None:
        """Hands out a piece."""

    def finished(self) -> list[tuple[int, Result]]:
        """What is finished, at least one piece; each is told once."""

    def close(self) -> None:
        """Ends the work, also before all of it is done."""


class _Processes(Generic[Shared, Piece, Result]):
    """Processes of this machine. If one dies, all that was in hand is begun again on new ones."""

    def __init__(
        self, work: Callable[[Shared, Piece], Result], shared: Shared, pieces: Sequence[Piece], jobs: int
    ) -> None:
        self._work, self._shared, self._pieces, self._jobs = work, shared, pieces, jobs
        self._losses = 0
        self._at_work: dict[Future[Result], int] = {}
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Fresh processes on every system: a fork would inherit whatever threads the caller runs.
        return ProcessPoolExecutor(self._jobs, get_context("spawn"), initializer=_be_quiet)

    def hands(self) -> int:
        return self._jobs

    def begin(self, number: int) -> None:
        try:
            future = self._pool.submit(self._work, self._shared, self._pieces[number])
        except BrokenProcessPool:
            self._replace()
            future = self._pool.submit(self._work, self._shared, self._pieces[number])
        self._at_work[future] = number

    def finished(self) -> list[tuple[int, Result]]:
        results: list[tuple[int, Result]] = []
        while not results:
            try:
                for future in wait(self._at_work, return_when=FIRST_COMPLETED).done:
                    results.append((self._at_work[future], future.result()))
                    del self._at_work[future]
            except BrokenProcessPool:
                self._replace()
        return results

    def _replace(self) -> None:
        self._losses += 1
        if self._losses > LOSSES:
            raise ManoaError("error-workers-lost", times=LOSSES)
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = self._new_pool()
        unfinished, self._at_work = self._at_work, {}
        for future, number in unfinished.items():
            kept = future.done() and not future.cancelled() and future.exception() is None
            if kept:
                self._at_work[future] = number
            else:
                self._at_work[self._pool.submit(self._work, self._shared, self._pieces[number])] = number

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _be_quiet() -> None:
    # Ctrl-C reaches the workers too; they end at once, and it is the parent that speaks.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class _Cluster(Generic[Shared, Piece, Result]):
    """A Ray cluster, whose nodes have this package installed. What a lost node had in hand Ray gives to another."""

    def __init__(
        self, work: Callable[[Shared, Piece], Result], shared: Shared, pieces: Sequence[Piece], where: Where
    ) -> None:
        # Nobody is told that somebody plays here.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # Read by Ray when it is imported: no process of the cluster is kept from a GPU that nobody asks for.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ImportError:
            raise ManoaError("error-extra-missing", package="ray", extra="cluster") from None
        self._ray: Any = ray
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if where.ray == LOCAL:
                ray.init(num_cpus=where.jobs, include_dashboard=False, **quiet)
            else:
                ray.init(address=where.ray, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ManoaError("error-cluster", address=str(where.ray), reason=str(error)) from error
        # A piece goes to another process when its own dies; an error of the work itself is told at once.
        self._work = ray.remote(max_retries=LOSSES)(work)
        self._shared = ray.put(shared)
        self._pieces = pieces
        self._at_work: dict[Any, int] = {}

    def hands(self) -> int:
        # Nodes come and go.
        return int(self._ray.cluster_resources().get("CPU", 1))

    def begin(self, number: int) -> None:
        self._at_work[self._work.remote(self._shared, self._pieces[number])] = number

    def finished(self) -> list[tuple[int, Result]]:
        done, _ = self._ray.wait(list(self._at_work))
        return [(self._at_work.pop(reference), self._ray.get(reference)) for reference in done]

    def close(self) -> None:
        self._ray.shutdown()
