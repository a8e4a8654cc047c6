"""Learns a game for two by self-play: `python -m manoa_learner --out learned` (docs/learning.md tells how well)."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any, NamedTuple

import numpy
import pyarrow.parquet

from manoa.arena import simulate
from manoa.arena.distribute import Where
from manoa.arena.games_file import FEATURES
from manoa.arena.ratings import interval
from manoa.arena.standings import standings
from manoa.arena.tournament import checked_tournament, play
from manoa.kernel import registry
from manoa.kernel.errors import ManoaError
from manoa.terminal.charts import curve_chart
from manoa.terminal.texts import Texts
from manoa_learner.network import Lessons, taught, untaught

Array = Any

LEARNER = "medium"
"""The level that plays the games to learn from: it misjudges plans a little, and so tries others than the best."""

PLAYER = "hard"
"""The level that plays matches: the same without errors, and with more plans."""

RIVAL = "greedy"

CLEAR = 2.0
"""By how much a result must be better for a clear win, in the game's own measure: in El Dorado in rounds. To be a
little ahead at the end teaches less than to be far ahead."""


class Course(NamedTuple):
    """All that the learning follows from; the options of the command say what each is."""

    game: str = "eldorado"
    generations: int = 4
    games: int = 400
    deals: int = 60
    seed: int = 1


class Point(NamedTuple):
    """How it does after a generation: games played so far, processor seconds, and games won of a match."""

    generation: int
    games: int
    seconds: float
    surprise: float
    won: float
    of: int


def learn(course: Course, out: Path, jobs: int) -> list[Point]:
    """All generations. Where the folder has games of one already, they are not played again."""
    out.mkdir(parents=True, exist_ok=True)
    names = registry.title(course.game).strategy.feature_names()
    weights = out / "network-0.json"
    untaught(numpy.zeros((1, 2, len(names))), numpy.random.default_rng(course.seed)).save(weights, course.game, names)
    points: list[Point] = []
    for generation in range(course.generations + 1):
        if generation:
            file = out / f"games-{generation}.parquet"
            bot = f"{LEARNER}:weights={weights}"
            simulate(course.game, 2, course.games, [bot], seed=course.seed + generation, jobs=jobs, out=file)
            # Who wins a single game is luck for the most part: the more games, the better, older ones included.
            lessons = together([read(out / f"games-{number}.parquet") for number in range(1, generation + 1)])
            network = taught(lessons, numpy.random.default_rng(course.seed + generation))
            weights = out / f"network-{generation}.json"
            network.save(weights, course.game, names)
            surprise = network.surprise(lessons)
        won, of = match(course, weights, jobs)
        points.append(Point(generation, generation * course.games, spent(), surprise if generation else 0.693, won, of))
        report(course, points, out)
    (out / "network.json").write_bytes(weights.read_bytes())
    return points


def read(file: Path) -> Lessons:
    """The turns of a file of games as lessons."""
    table = pyarrow.parquet.read_table(file)
    names = json.loads(table.schema.metadata[FEATURES.encode()])
    turns = [len(plies) for plies in table["ply"].to_pylist()]
    features = table["features"].combine_chunks().flatten().flatten().to_numpy().reshape(-1, 2, len(names))
    results = numpy.array(table["results"].to_pylist())
    won = (1.0 + numpy.array(table["returns"].to_pylist())[:, 0]) / 2.0
    ahead = 1.0 / (1.0 + numpy.exp((results[:, 1] - results[:, 0]) / CLEAR))
    return Lessons(features.astype(float), numpy.repeat((won + ahead) / 2.0, turns))


def together(parts: list[Lessons]) -> Lessons:
    """All lessons of several files."""
    return Lessons(*(numpy.concatenate(fields) for fields in zip(*parts, strict=True)))


def match(course: Course, weights: Path, jobs: int) -> tuple[float, int]:
    """Games won from the rival, and of how many: on deals that nothing was learned from, from both seats each."""
    bots = [f"{PLAYER}:weights={weights}", RIVAL]
    cup = checked_tournament(course.game, 2, bots, course.deals, seed=course.seed + 1_000_000)
    (share,) = [bot for bot in standings(cup, play(cup, Where(jobs))).bots if bot.bot == bots[0]]
    return share.wins, share.games


def spent() -> float:
    """Processor seconds of this process and of all that it has started and that have ended."""
    times = os.times()
    return round(times.user + times.system + times.children_user + times.children_system, 1)


def report(course: Course, points: list[Point], out: Path) -> None:
    """Writes the curve, and says the last point of it."""
    said = {"course": course._asdict(), "points": [point._asdict() for point in points]}
    (out / "curve.json").write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")
    title = f"{Texts('en', course.game)('title')}: games that a learner won against {RIVAL}"
    what = f"over minutes of processor time; {2 * course.deals} games each, with 95 % intervals"
    curve = [(point.seconds / 60, point.won / point.of, *interval(point.won, point.of)) for point in points]
    (out / "curve.svg").write_text(curve_chart(title, what, curve) + "\n", encoding="utf-8")
    last = points[-1]
    low, high = interval(last.won, last.of)
    print(
        f"generation {last.generation}: {last.games} games, {last.seconds:.0f} s, surprise {last.surprise:.3f}, "
        f"{last.won:g} of {last.of} won against {RIVAL} ({low:.0%} to {high:.0%})",
        flush=True,
    )


def _said(words: list[str] | None = None) -> tuple[Course, Path, int]:
    usual = Course()
    parser = argparse.ArgumentParser("python -m manoa_learner", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="a folder; learning goes on there")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    for name, what in {
        "game": "a game for two that measures features",
        "generations": "times that games are played and learned from",
        "games": "games of each generation",
        "deals": "deals of each match, two games each",
        "seed": "the same seed learns the same",
    }.items():
        value = getattr(usual, name)
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"{what} ({value})")
    said = vars(parser.parse_args(words))
    out, jobs = said.pop("out"), said.pop("jobs")
    return Course(**said), out, jobs


if __name__ == "__main__":
    try:
        learn(*_said())
    except ManoaError as wrong:
        raise SystemExit(str(wrong)) from wrong
