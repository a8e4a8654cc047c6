"""A Ray cluster of two nodes, processes of this machine, one of which is killed in the middle of a tournament."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.arena.distribute import Where, distribute
from manoa.arena.simulate import simulate
from manoa.arena.tournament import Played, checked_tournament, play

pytest.importorskip("ray")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head without hands, so that all work is done on the two nodes."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    # A node that is gone is to be noticed in seconds, not in half a minute.
    monkeypatch.setenv("RAY_health_check_initial_delay_ms", "0")
    monkeypatch.setenv("RAY_health_check_period_ms", "500")
    monkeypatch.setenv("RAY_health_check_failure_threshold", "4")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    yield made
    made.shutdown()


def node_of(pause: float, _piece: int) -> str:
    """The node that does a piece, which takes so long that one node alone can't do all."""
    import ray

    time.sleep(pause)
    return str(ray.get_runtime_context().get_node_id())


def test_a_tournament_outlives_a_node(cluster: Any, tmp_path: Path) -> None:
    cup = checked_tournament("eldorado", 2, ["random", "greedy"], 20, seed=5, options={"round_limit": 4})
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    at_work = {node for _, node in distribute(node_of, 0.3, range(8), Where(1, cluster.address))}
    assert at_work == {node.node_id for node in nodes}
    told: list[Played] = []

    def note(game: Played) -> None:
        told.append(game)
        if len(told) == 5:
            cluster.remove_node(nodes[0], allow_graceful=False)

    games = play(cup, Where(1, cluster.address), (), note)
    assert Counter(game.number for game in told) == dict.fromkeys(range(40), 1)
    alone = play(cup, Where(1))
    assert [game._replace(seconds=()) for game in games] == [game._replace(seconds=()) for game in alone]

    # The same cluster, with the node that is left and a new one, plays simulations too, and their games come to a file.
    cluster.add_node(num_cpus=1)
    path, alone_path = tmp_path / "games.parquet", tmp_path / "alone.parquet"
    there = simulate("eldorado", 2, 8, ["random"], seed=3, options={"round_limit": 2}, ray=cluster.address, out=path)
    here = simulate("eldorado", 2, 8, ["random"], seed=3, options={"round_limit": 2}, out=alone_path)
    assert (there.distribution, there.decisions, there.wins) == (here.distribution, here.decisions, here.wins)
    assert path.read_bytes() == alone_path.read_bytes(), "the same file, wherever its games were played"


def test_a_cluster_that_is_not_there_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    with pytest.raises(manoa.ManoaError) as refused:
        list(distribute(node_of, 0.0, range(3), Where(1, "auto")))
    assert refused.value.key == "error-cluster"
    assert "\n" not in str(refused.value)
    assert os.environ.get("RAY_USAGE_STATS_ENABLED") == "0"
