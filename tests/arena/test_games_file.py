"""Games of a simulation in one file: what it holds is true, and a simulation that was killed has every game once."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import manoa
from manoa.arena import simulate
from manoa.arena.distribute import Where, distribute
from manoa.arena.games_file import FEATURES, PART, SIMULATION
from manoa.arena.playing import derived_seed
from manoa.bots.evaluation import Evaluation, evaluation_of
from manoa.cli import app

parquet = pytest.importorskip("pyarrow.parquet")

QUICK = {"round_limit": 3}


def stored(path: Path, games: int = 6, **arguments: Any) -> Any:
    """A simulation's file as a table."""
    simulate("eldorado", 2, games, ["greedy", "random"], seed=4, options=QUICK, out=path, **arguments)
    return parquet.read_table(path)


def test_it_has_the_games_that_are_played_without_it(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with_it = simulate("eldorado", 2, 6, ["greedy", "random"], seed=4, options=QUICK, out=path).as_dict()
    without = simulate("eldorado", 2, 6, ["greedy", "random"], seed=4, options=QUICK).as_dict()
    for name in ("seconds", "games_per_second", "decisions_per_second"):
        del with_it[name], without[name]
    assert with_it == without
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["games.parquet"]


@pytest.mark.parametrize(("game", "players"), [("eldorado", 2), ("valdora", 3), ("island", 2)])
def test_its_records_lead_to_what_it_says(game: str, players: int, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulate(game, players, 2, seed=4, options={"round_limit": 2}, out=path)
    table = parquet.read_table(path)
    strategy = manoa.kernel.registry.title(game).strategy
    assert json.loads(table.schema.metadata[FEATURES.encode()]) == strategy.feature_names()
    evaluation = evaluation_of(game)
    assert isinstance(evaluation, Evaluation)
    rows = table.to_pylist()
    assert [row["number"] for row in rows] == [0, 1]
    for row in rows:
        record = manoa.parse_record(row["record"])
        assert record.seed == row["seed"] == derived_seed(4, row["number"])
        assert row["decisions"] == len(record.actions)
        assert row["returns"] == record.game.returns()
        assert row["results"] == [strategy.result(record.game, seat) for seat in range(players)]
        assert [seat for seat, place in enumerate(row["places"]) if place == 0] == sorted(record.game.ranking()[0])
        # A turn begins where the file says, and what it says of it is what the seat may know.
        turns = [record.at(ply) for ply in row["ply"]]
        assert [turn.current_player for turn in turns] == row["seat"]
        assert len({int(turn.turn) for turn in turns}) == len(turns) == len(row["features"])
        turn = turns[-1]
        evaluation.look(turn.determinize(turn.current_player, derived_seed(row["seed"], int(turn.turn))))
        assert row["features"][-1] == pytest.approx(list(evaluation.features), rel=1e-6)


def test_it_is_the_same_from_one_process_and_from_two(tmp_path: Path) -> None:
    one = stored(tmp_path / "one.parquet", PART + 2)
    two = stored(tmp_path / "two.parquet", PART + 2, jobs=2)
    assert one.equals(two, check_metadata=True)
    said = json.loads(one.schema.metadata[SIMULATION.encode()])
    assert (said["game"], said["bots"], said["games"], said["seed"]) == ("eldorado", ["greedy", "random"], PART + 2, 4)


def test_a_finished_one_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    stored(path)
    before = path.stat().st_mtime_ns
    told: list[int] = []
    again = simulate(
        "eldorado", 2, 6, ["greedy", "random"], seed=4, options=QUICK, jobs=2, out=path, on_progress=told.append
    )
    assert (told, again.games, again.games_per_second) == ([6], 6, 0)
    assert path.stat().st_mtime_ns == before


def test_no_pieces_are_no_work() -> None:
    assert list(distribute(derived_seed, 1, [], Where(jobs=2))) == []


def test_a_simulation_that_was_killed_goes_on_and_has_every_game_once(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ["simulate", "eldorado", "--players", "2", "--games", str(4 * PART), "--seed", "4", "--round-limit", "3"]
    words += ["--bot", "greedy", "--bot", "random", "--out", str(path), "--json"]
    parts = tmp_path / "games.parquet.parts"
    command = [sys.executable, "-c", "from manoa.cli import app; app()", *words, "--jobs", "1"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        patience = time.monotonic() + 60
        while not list(parts.glob("0*.parquet")) and time.monotonic() < patience:
            time.sleep(0.005)
        process.kill()
    kept = {part.name: part.stat().st_mtime_ns for part in parts.glob("0*.parquet")}
    assert 1 <= len(kept) < 4
    (parts / "000000060.parquet.part").write_bytes(b"cut short")
    told: list[int] = []
    simulate(
        *("eldorado", 2, 4 * PART, ["greedy", "random"], 4, 2),
        options={"round_limit": 3},
        on_progress=told.append,
        out=path,
    )
    assert told[0] == len(kept) * PART
    assert told[-1] == 4 * PART
    table = parquet.read_table(path)
    assert table.column("number").to_pylist() == list(range(4 * PART))
    assert table.equals(stored(tmp_path / "whole.parquet", 4 * PART), check_metadata=True)
    finished = CliRunner().invoke(app, [*words, "--jobs", "2"])
    assert json.loads(finished.output)["games"] == 4 * PART
    assert not parts.exists()


def test_what_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path) -> None:
    stored(tmp_path / "games.parquet")
    (tmp_path / "text.parquet").write_text("hello", encoding="utf-8")
    (tmp_path / "half.parquet.parts").mkdir()
    (tmp_path / "half.parquet.parts" / "simulation.json").write_text("{}", encoding="utf-8")
    for name, key in {
        "games.parquet": "error-games-other",
        "half.parquet": "error-games-other",
        "text.parquet": "error-results-file",
        ".": "error-results-file",
        "nowhere/games.parquet": "error-results-file",
    }.items():
        told: list[int] = []
        with pytest.raises(manoa.ManoaError) as refused:
            simulate("eldorado", 2, 7, options=QUICK, out=tmp_path / name, on_progress=told.append)
        assert (refused.value.key, told) == (key, [])
    refusal = CliRunner().invoke(app, ["simulate", "--games", "7", "--out", str(tmp_path / "text.parquet")])
    assert (refusal.exit_code, refusal.stderr.count("\n")) == (2, 1)
    assert "text.parquet" in refusal.stderr
