"""Simulations: many games among bots, on one process, several or a cluster, with the same result either way.

Every game is dealt, and every bot made, from a seed of its own that follows from the simulation's seed and
the game's number alone: the process, the order and the company in which it is played make no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter

from manoa.arena.distribute import Where, checked_where, distribute
from manoa.arena.games_file import GamesFile, play_rows
from manoa.arena.playing import Task, derived_seed, in_range, make_bots, play_out, simulated_options
from manoa.arena.summary import Outcome, Summary, summarise
from manoa.bots import make
from manoa.kernel import registry
from manoa.kernel.errors import BadOption
from manoa.kernel.game import Options

LONGEST_CHUNK = 100

MOST_STORED = 10**7
"""Games in one file."""


def simulate(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    jobs: int = 1,
    options: Options | None = None,
    on_progress: Callable[[int], None] | None = None,
    ray: str | None = None,
    out: Path | None = None,
) -> Summary:
    """Plays `games` games and sums them up.

    `bots` names one bot for every seat, or one for all. `options` may say `round_limit`, None being off; unsaid
    it is ROUND_LIMIT, and other options are what the game wants for simulations. `on_progress` is told how many
    games are finished. `ray` is the address of a Ray cluster to play on, `auto` for one that runs here. `out` is a
    Parquet file for all games; a simulation that was stopped goes on there, and one that is finished is only summed up.
    A program that asks for several jobs needs its `if __name__ == "__main__"`, since the processes import it.
    """
    in_range("games", games, 10**9)
    where = checked_where(jobs, ray)
    if len(bots) not in (1, players):
        raise BadOption("error-bot-count", value=len(bots), players=players)
    # What is wrong is said before any process is started, and the options are taken in their normal form.
    task = Task(
        game=game,
        players=players,
        bots=tuple(bots) * players if len(bots) == 1 else tuple(bots),
        seed=registry.checked_seed(seed),
        options=simulated_options(game, players, options),
    )
    for name in task.bots:
        make(name)

    started = perf_counter()
    told = on_progress or (lambda played: None)
    if out is None:
        outcomes = new = _played(task, games, where, told)
    else:
        in_range("games", games, MOST_STORED)
        outcomes, new = _stored(GamesFile(out, task, games), task, where, told)
    return summarise(
        outcomes,
        new,
        game=game,
        players=players,
        bots=task.bots,
        seed=seed,
        jobs=jobs,
        options=task.options,
        seconds=perf_counter() - started,
    )


def _played(task: Task, games: int, where: Where, told: Callable[[int], None]) -> list[Outcome]:
    """How all games end."""
    length = max(1, min(LONGEST_CHUNK, games // (where.jobs * 8)))
    ranges = [range(start, min(start + length, games)) for start in range(0, games, length)]
    chunks: list[list[Outcome]] = [[] for _ in ranges]
    played = 0
    with closing(distribute(_play, task, ranges, where)) as results:
        for number, chunk in results:
            chunks[number] = chunk
            told(played := played + len(chunk))
    return [outcome for chunk in chunks for outcome in chunk]


def _stored(
    file: GamesFile, task: Task, where: Where, told: Callable[[int], None]
) -> tuple[list[Outcome], list[Outcome]]:
    """How all games of a file end, once those that it lacks are played; and how these do."""
    missing = file.missing()
    played = file.games - sum(map(len, missing))
    new: list[Outcome] = []
    told(played)
    with closing(distribute(play_rows, task, missing, where)) as results:
        for _, rows in results:
            file.add(rows)
            new += [row.outcome() for row in rows]
            told(played := played + len(rows))
    file.finish()
    return file.outcomes(), new


def play_one(task: Task, number: int) -> Outcome:
    """The simulation's game of that number, from its own seed."""
    game = registry.new(task.game, players=task.players, seed=derived_seed(task.seed, number), options=task.options)
    decisions = play_out(game, make_bots(task, number))
    return Outcome(game.view(None)["round"], tuple(game.ranking()[0]), decisions)


def _play(task: Task, numbers: range) -> list[Outcome]:
    return [play_one(task, number) for number in numbers]
