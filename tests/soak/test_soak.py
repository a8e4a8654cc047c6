"""The short form of `python -m tests.soak`: a few tables, some seconds of faults of each kind of database."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.served import run
from tests.soak.__main__ import KINDS
from tests.soak.databases import Hurtable
from tests.soak.story import Plan, soak

PLAN = Plan(tables=6, seconds=1.0, seed=11, rage=12.0, haste=0.5, people=6)


@pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_and_nothing_stands_still(kind: str, tmp_path: Path) -> None:
    database: Hurtable = KINDS[kind](tmp_path, False)
    try:
        with (tmp_path / "servers.log").open("w") as log:
            outcome = run(soak(PLAN, database, log))
    finally:
        database.close()
    assert outcome.verdict.wrong == []
    assert outcome.verdict.lost == 0
    assert outcome.faults["servers killed"] > 0
    assert outcome.acknowledged > 0
    assert outcome.verdict.replayed >= PLAN.tables
    assert outcome.verdict.compared > 0
