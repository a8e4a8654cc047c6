"""The games of a simulation as one Parquet file: a row for each game, with its record, features and outcome.

While games are played the rows lie in parts beside the file, in a folder that belongs to one simulation: each part is
there whole or not at all, so that a simulation that was stopped goes on where it was and has every game once. In the
end the parts become the file, in the order of the games.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from manoa.arena.fitting import untaught
from manoa.arena.playing import Task, derived_seed, make_bots, places_of
from manoa.arena.results import can_write_parquet
from manoa.arena.summary import Outcome
from manoa.bots.evaluation import Evaluation
from manoa.kernel import registry
from manoa.kernel.errors import ManoaError
from manoa.kernel.records import Record

PART = 20
"""Games that are stored together: what a kill may lose of each process."""

ROW_GROUP = 1000
"""Games that the file holds together: what a reader takes at once."""

SIMULATION, FEATURES = "manoa.simulation", "manoa.features"
"""The file's metadata: what was simulated, and the names of the features."""


class Row(NamedTuple):
    """One game. `ply`, `seat` and `features` have an entry for each turn, as its seat knew the game when it began:
    decisions before it, who was to decide, and the features of all seats in turn, from seat 0."""

    number: int
    seed: int
    bots: list[str]
    record: str
    rounds: int
    decisions: int
    places: list[int]
    returns: list[float]
    results: list[float]
    ply: list[int]
    seat: list[int]
    features: list[list[float]]

    def outcome(self) -> Outcome:
        """How the game ended."""
        return _outcome(self.rounds, self.places, self.decisions)


def _outcome(rounds: int, places: list[int], decisions: int) -> Outcome:
    return Outcome(rounds, tuple(seat for seat, place in enumerate(places) if place == 0), decisions)


def play_rows(task: Task, numbers: range) -> list[Row]:
    """Some games of a simulation, each from its own seed: the games that it plays without a file, too."""
    return [play_row(task, number) for number in numbers]


def play_row(task: Task, number: int) -> Row:
    """The simulation's game of that number."""
    seed = derived_seed(task.seed, number)
    record = Record(task.game, task.players, seed, task.options)
    game = record.game
    bots = make_bots(task, number)
    strategy = registry.title(task.game).strategy
    # It measures all seats; what it thinks of them is not asked for.
    measure = Evaluation(strategy, untaught(task.game, strategy.feature_names()), task.game)
    ply: list[int] = []
    seats: list[int] = []
    features: list[list[float]] = []
    turn = -1
    while not game.is_over:
        seat = game.current_player
        if game.turn != turn:
            turn = int(game.turn)
            # Dealt anew for the seat, so that nothing is told that it can't know.
            measure.look(game.determinize(seat, derived_seed(seed, turn)))
            ply.append(len(record.actions))
            seats.append(seat)
            features.append([float(each) for each in measure.features])
        record.play(bots[seat].choose(game))
    return Row(
        number,
        seed,
        list(task.bots),
        json.dumps(record.as_dict()),
        game.view(None)["round"],
        len(record.actions),
        places_of(game),
        game.returns(),
        [strategy.result(game, each) for each in range(task.players)],
        ply,
        seats,
        features,
    )


class GamesFile:
    """The file of one simulation, and the folder of parts beside it while there are games to play."""

    def __init__(self, path: Path, task: Task, games: int) -> None:
        if not can_write_parquet():
            raise ManoaError("error-extra-missing", package="pyarrow", extra="data")
        self.path = path
        self.games = games
        self._parts = path.parent / f"{path.name}.parts"
        title = registry.title(task.game)
        said = {**task._asdict(), "version": title.version, "games": games}
        self._about = {
            SIMULATION: json.dumps(said, sort_keys=True),
            FEATURES: json.dumps(title.strategy.feature_names()),
        }
        self._guarded(self._claim)

    def missing(self) -> list[range]:
        """The parts that are still to be played: the numbers of their games."""
        if self.path.exists():
            return []
        starts = range(0, self.games, PART)
        return [range(start, min(start + PART, self.games)) for start in starts if not self._part(start).exists()]

    def add(self, rows: list[Row]) -> None:
        """Stores a part that was played."""
        self._guarded(lambda: self._write(self._part(rows[0].number), iter([self._table(rows)])))

    def finish(self) -> None:
        """Makes the file of all parts, and takes them away."""
        if not self.path.exists():
            self._guarded(lambda: self._write(self.path, self._in_groups()))
        shutil.rmtree(self._parts, ignore_errors=True)

    def outcomes(self) -> list[Outcome]:
        """How all games of the finished file ended."""
        import pyarrow.parquet

        columns = pyarrow.parquet.read_table(self.path, columns=["rounds", "places", "decisions"]).to_pydict()
        return [_outcome(*values) for values in zip(*columns.values(), strict=True)]

    def _guarded(self, work: Callable[[], None]) -> None:
        """Says in a sentence which file could not be read or written, and why."""
        import pyarrow

        try:
            work()
        except (OSError, ValueError, pyarrow.ArrowException) as error:
            if isinstance(error, ManoaError):
                raise
            raise ManoaError("error-results-file", file=str(self.path), reason=str(error)) from error

    def _claim(self) -> None:
        """A file, and the folder beside it, belong to one simulation."""
        import pyarrow.parquet

        if self.path.exists():
            found = pyarrow.parquet.read_schema(self.path).metadata or {}
            if found.get(SIMULATION.encode()) != self._about[SIMULATION].encode():
                raise ManoaError("error-games-other", file=str(self.path))
            return
        said = self._parts / "simulation.json"
        self._parts.mkdir(exist_ok=True)
        if not said.exists():
            unfinished = said.with_suffix(".part")
            unfinished.write_text(self._about[SIMULATION], encoding="utf-8")
            unfinished.replace(said)
        elif said.read_text(encoding="utf-8") != self._about[SIMULATION]:
            raise ManoaError("error-games-other", file=str(self._parts))

    def _part(self, start: int) -> Path:
        return self._parts / f"{start:09}.parquet"

    def _schema(self) -> Any:
        import pyarrow

        numbers, small, real = pyarrow.int32(), pyarrow.int8(), pyarrow.float64()
        return pyarrow.schema(
            {
                "number": numbers,
                "seed": pyarrow.uint64(),
                "bots": pyarrow.list_(pyarrow.string()),
                "record": pyarrow.string(),
                "rounds": numbers,
                "decisions": numbers,
                "places": pyarrow.list_(small),
                "returns": pyarrow.list_(real),
                "results": pyarrow.list_(real),
                "ply": pyarrow.list_(numbers),
                "seat": pyarrow.list_(small),
                "features": pyarrow.list_(pyarrow.list_(pyarrow.float32())),
            },
            metadata=self._about,
        )

    def _table(self, rows: list[Row]) -> Any:
        import pyarrow

        columns = dict(zip(Row._fields, map(list, zip(*rows, strict=True)), strict=True))
        return pyarrow.table(columns, schema=self._schema())

    def _in_groups(self) -> Iterator[Any]:
        """All parts in their order, some together."""
        import pyarrow
        import pyarrow.parquet

        for start in range(0, self.games, ROW_GROUP):
            parts = range(start, min(start + ROW_GROUP, self.games), PART)
            yield pyarrow.concat_tables([pyarrow.parquet.read_table(self._part(part)) for part in parts])

    def _write(self, path: Path, tables: Iterator[Any]) -> None:
        """Beside its place first: what is found there is always whole."""
        import pyarrow.parquet

        unfinished = path.parent / f"{path.name}.part"
        with pyarrow.parquet.ParquetWriter(unfinished, self._schema(), compression="zstd") as writer:
            for table in tables:
                writer.write_table(table)
        unfinished.replace(path)
