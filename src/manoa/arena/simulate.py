"""Simulations: many games among bots, on one process or several, with the same result either way.

Every game is dealt, and every bot made, from a seed of its own that follows from the simulation's seed and
the game's number alone: the process, the order and the company in which it is played make no difference.
"""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from itertools import repeat
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from manoa.arena.summary import Outcome, Summary, summarise
from manoa.bots import make
from manoa.kernel import registry
from manoa.kernel.errors import BadOption
from manoa.kernel.game import Options

ROUND_LIMIT = 200
"""Where a game stops undecided unless the caller says otherwise: random players may wander for ever."""

LONGEST_CHUNK = 100

MOST_JOBS = 256


class Task(NamedTuple):
    """What a process must know to play any of the games."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Options


def simulate(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    jobs: int = 1,
    options: Options | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Summary:
    """Plays `games` games and sums them up.

    `bots` names one bot for every seat, or one for all. `options` may say `round_limit`, None being off; unsaid
    it is ROUND_LIMIT, and other options are what the game wants for simulations. `on_progress` is told how many
    games are finished. A program that asks for several jobs needs its `if __name__ == "__main__"`, since the
    processes import it.
    """
    _in_range("games", games, 10**9)
    _in_range("jobs", jobs, MOST_JOBS)
    if len(bots) not in (1, players):
        raise BadOption("error-bot-count", value=len(bots), players=players)
    task = Task(
        game=game,
        players=players,
        bots=tuple(bots) * players if len(bots) == 1 else tuple(bots),
        seed=registry.checked_seed(seed),
        options={**_simulated(game), "round_limit": ROUND_LIMIT, **(options or {})},
    )
    # What is wrong is said before any process is started, and the options are taken in their normal form.
    opening = registry.new(game, players=players, options=task.options)
    task = task._replace(options=opening.options)
    for name in task.bots:
        make(name)

    started = perf_counter()
    outcomes: list[Outcome] = []
    with closing(_chunks(task, games, jobs)) as chunks:
        for chunk in chunks:
            outcomes += chunk
            if on_progress is not None:
                on_progress(len(outcomes))
    return summarise(
        outcomes,
        game=game,
        players=players,
        bots=task.bots,
        seed=seed,
        jobs=jobs,
        options=task.options,
        seconds=perf_counter() - started,
    )


def play_one(task: Task, number: int) -> Outcome:
    """The simulation's game of that number, from its own seed."""
    game = registry.new(task.game, players=task.players, seed=derived_seed(task.seed, number), options=task.options)
    bots = [make(name, derived_seed(task.seed, number, seat)) for seat, name in enumerate(task.bots)]
    decisions = 0
    while not game.is_over:
        game.apply(bots[game.current_player].choose(game))
        decisions += 1
    return Outcome(game.view(None)["round"], tuple(game.ranking()[0]), decisions)


def derived_seed(seed: int, *numbers: int) -> int:
    """A seed of 64 bits that follows from another and some numbers, and looks like no other."""
    text = "/".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def _chunks(task: Task, games: int, jobs: int) -> Generator[list[Outcome]]:
    """All outcomes in the order of the games, some at a time."""
    length = max(1, min(LONGEST_CHUNK, games // (jobs * 8)))
    starts = range(0, games, length)
    ranges = [range(start, min(start + length, games)) for start in starts]
    if jobs == 1 or len(ranges) == 1:
        yield from (_play(task, numbers) for numbers in ranges)
        return
    # Fresh processes on every system: a fork would inherit whatever threads the caller runs.
    pool = ProcessPoolExecutor(min(jobs, len(ranges)), get_context("spawn"), initializer=_be_quiet)
    try:
        yield from pool.map(_play, repeat(task), ranges)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play(task: Task, numbers: range) -> list[Outcome]:
    return [play_one(task, number) for number in numbers]


def _be_quiet() -> None:
    # Ctrl-C reaches the workers too; they end at once, and it is the parent that speaks.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _simulated(game: str) -> Options:
    """The options that a game wants played otherwise when nobody waits for its end."""
    return {option.name: option.simulated for option in registry.title(game).options}


def _in_range(name: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise BadOption("error-option-number", option=name, value=str(value), least=1, most=most)
